typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(384, 1)
backward_warp_specialized_bf16(
    const __grid_constant__ tensor_map q_map /* bf16 */,
    const __grid_constant__ tensor_map k_map /* bf16 */,
    const __grid_constant__ tensor_map v_map /* bf16 */,
    const __grid_constant__ tensor_map d_o_map /* bf16 */,
    const __grid_constant__ tensor_map statistics_map /* f32 */,
    const u64 sums /* f32, written in part */,
    const u64 sums_stride0,
    const u64 sums_stride1,
    const u64 sums_stride2,
    const u64 sums_stride3,
    const u64 dk /* bf16, written */,
    const u64 dk_stride0,
    const u64 dk_stride1,
    const u64 dk_stride2,
    const u64 dk_stride3,
    const u64 dv /* bf16, written */,
    const u64 dv_stride0,
    const u64 dv_stride1,
    const u64 dv_stride2,
    const u64 dv_stride3,
    const f32 scale_log2,
    const u32 seq_q,
    const u32 seq_k,
    const u32 heads,
    const u32 group,
    const u32 batch,
    const u32 window_left,
    const u32 window_right,
    const f32 softcap,
    const u64 alibi_slopes /* f32 */,
    const u64 alibi_slopes_stride0,
    const u64 alibi_slopes_stride1,
    const u64 alibi_slopes_stride2,
    const u64 alibi_slopes_stride3,
    const u32 head_dim,
    const f32 scale,
    const u32 padded)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 d_o = (u64)&d_o_map;
    const u64 statistics = (u64)&statistics_map;
#line 39 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 127u;
#line 39 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 7u;
    const u32 t3 = blockIdx.x;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 7u;
#line 50 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 63u;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 6u;
#line 114 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 116 "fa-kernels/src/attention/query_blocks.rs"
        const bool t13 = low < high;
        if (!t13) break;
#line 117 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t14 = low + high;
#line 117 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t14 >> 1u;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t16 = middle << 6u;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t17 = t16 + 63u;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t18 = seq_q - 1u;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t19 = t17 < t18 ? t17 : t18;
#line 104 "fa-kernels/src/attention/options/window.rs"
        const u32 t20 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t21 = t19 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t21 + t20;
        const u32 t23 = end > seq_q ? end : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t24 = t23 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
        const u32 end_2 = t24 < seq_k ? t24 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t19 + seq_k;
        const u32 t27 = end_3 > seq_q ? end_3 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position = t27 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t29 = position > window_left ? position : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t30 = t29 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t31 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 begin = t30 < t31 ? t30 : t31;
#line 127 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t8 < end_2;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t34 = middle + 1u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t35 = found ? low : t34;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
        low = t35;
        const u32 t36 = found ? middle : high;
#line 120 "fa-kernels/src/attention/query_blocks.rs"
        high = t36;
    }
#line 54 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first = low;
#line 114 "fa-kernels/src/attention/query_blocks.rs"
    u32 low_2 = 0u;
    u32 high_2 = count;
    while (true) {
#line 116 "fa-kernels/src/attention/query_blocks.rs"
        const bool t38 = low_2 < high_2;
        if (!t38) break;
#line 117 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t39 = low_2 + high_2;
#line 117 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle_2 = t39 >> 1u;
#line 60 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t41 = middle_2 << 6u;
#line 104 "fa-kernels/src/attention/options/window.rs"
        const u32 t42 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t43 = t41 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_4 = t43 + t42;
        const u32 t45 = end_4 > seq_q ? end_4 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t46 = t45 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
        const u32 end_5 = t46 < seq_k ? t46 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_6 = t41 + seq_k;
        const u32 t49 = end_6 > seq_q ? end_6 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_2 = t49 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t51 = position_2 > window_left ? position_2 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t52 = t51 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t53 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_2 = t52 < t53 ? t52 : t53;
#line 62 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t55 = t8 + 128u;
#line 127 "fa-kernels/src/attention/query_blocks.rs"
        const bool t56 = begin_2 < t55;
#line 62 "fa-kernels/src/attention/query_blocks.rs"
        const bool found_2 = !t56;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t58 = middle_2 + 1u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t59 = found_2 ? low_2 : t58;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
        low_2 = t59;
        const u32 t60 = found_2 ? middle_2 : high_2;
#line 120 "fa-kernels/src/attention/query_blocks.rs"
        high_2 = t60;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_7 = low_2;
#line 64 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_8 = end_7 > first ? end_7 : first;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t65 = thread >> 5u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t65));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t69 = smem_1 + 32768u;
    const u32 t70 = t69 + 32768u;
    const u32 t71 = t70 + 32768u;
    const u32 after = t71 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 32768u;
    const u32 p = statistics_2 + 1024u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t75 = thread == 0u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t75) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
        const u32 t76 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t76) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t77 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t77) : "memory");
        const u32 t78 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t78) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t79 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t79) : "memory");
        const u32 t80 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t80) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t81 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t81) : "memory");
        const u32 t82 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t82) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t83 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t83) : "memory");
        const u32 t84 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t84) : "memory");
#line 103 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 147 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t85 = warpgroup == 0u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t85) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t86 = warp == 0u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t86) {
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 t87 = end_8 - first;
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = t87 * group;
#line 110 "fa-kernels/src/attention/backward/work.rs"
            const u32 t89 = t10 * group;
#line 110 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t89;
            u32 block = first;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const u32 t90 = i + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const bool t91 = t90 < count_2;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t92 = i == 0u;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t92) {
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t93;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t93) : );
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t94 = t93 == 1u;
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t94) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t95 = smem_1 + 16384u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t95), "l"(k), "r"(p), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 77 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t97 = slot + 4u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t98 = t97 << 3u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t99 = p + t98;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t100 = i >> 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t101 = t100 & 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t102 = t101 ^ 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t99), "r"(t102) : "memory");
                const u32 t103 = slot + 2u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t104 = t103 << 3u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t105 = p + t104;
                const u32 t106 = slot << 14u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t107 = t70 + t106;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t108 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t109 = t108 + head;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t110 = t109 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t111 = block << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t110 + t111;
#line 84 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t113 = row >> 4u;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t115;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t115) : );
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t116 = t115 == 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t116) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t105) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t107), "l"(q), "r"(t105), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t117 = t107 + 8192u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t117), "l"(q), "r"(t105), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t118 = slot << 9u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t119 = statistics_2 + t118;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t119), "l"(statistics), "r"(t105), "r"(0u), "r"(0u), "r"(t113), "r"(0u) : "memory");
                }
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t120 = i == 0u;
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t120) {
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t121 = p + 8u;
                    u32 t122;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t122) : );
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t123 = t122 == 1u;
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t123) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t121) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t69), "l"(v), "r"(t121), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t124 = t69 + 16384u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t124), "l"(v), "r"(t121), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 98 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t126 = slot_2 + 8u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t127 = t126 << 3u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t128 = p + t127;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t129 = i >> 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t130 = t129 & 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t131 = t130 ^ 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t128), "r"(t131) : "memory");
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t132 = slot_2 + 6u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t133 = t132 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t134 = p + t133;
                const u32 t135 = slot_2 << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t136 = t71 + t135;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t138;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t138) : );
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t139 = t138 == 1u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t139) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t134) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t136), "l"(d_o), "r"(t134), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t140 = t136 + 8192u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t140), "l"(d_o), "r"(t134), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const u32 t141 = block + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t141 == end_8;
                const u32 t143 = head + 1u;
#line 115 "fa-kernels/src/attention/backward/work.rs"
                const u32 t144 = wraps ? t143 : head;
#line 115 "fa-kernels/src/attention/backward/work.rs"
                head = t144;
                const u32 t145 = block + 1u;
#line 116 "fa-kernels/src/attention/backward/work.rs"
                const u32 t146 = wraps ? first : t145;
#line 116 "fa-kernels/src/attention/backward/work.rs"
                block = t146;
            }
        }
    } else {
#line 159 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 182 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t148 = warp & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t149 = index << 6u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_2 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_3 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_4 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_5 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_6 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_7 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_8 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_9 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_10 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_11 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_12 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_13 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_14 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_15 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_16 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_17 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_18 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_19 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_20 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_21 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_22 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_23 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_24 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_25 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_26 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_27 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_28 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_29 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_30 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_31 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_32 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_2 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_3 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_4 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_5 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_6 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_7 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_8 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_9 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_10 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_11 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_12 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_13 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_14 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_15 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_16 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_17 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_18 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_19 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_20 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_21 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_22 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_23 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_24 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_25 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_26 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_27 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_28 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_29 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_30 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_31 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_32 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_2 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_3 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_4 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_5 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_6 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_7 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_8 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_9 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_10 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_11 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_12 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_13 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_14 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_15 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_16 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_17 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_18 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_19 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_20 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_21 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_22 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_23 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_24 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_25 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_26 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_27 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_28 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_29 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_30 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_31 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_32 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_2 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_3 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_4 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_5 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_6 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_7 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_8 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_9 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_10 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_11 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_12 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_13 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_14 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_15 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_16 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_17 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_18 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_19 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_20 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_21 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_22 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_23 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_24 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_25 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_26 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_27 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_28 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_29 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_30 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_31 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_32 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_33 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_34 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_35 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_36 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_37 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_38 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_39 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_40 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_41 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_42 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_43 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_44 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_45 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_46 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_47 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_48 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_49 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_50 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_51 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_52 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_53 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_54 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_55 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_56 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_57 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_58 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_59 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_60 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_61 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_62 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_63 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_64 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_65 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_2 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_3 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_4 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_5 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_6 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_7 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_8 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_9 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_10 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_11 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_12 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_13 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_14 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_15 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_16 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_17 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_18 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_19 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_20 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_21 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_22 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_23 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_24 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_25 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_26 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_27 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_28 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_29 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_30 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_31 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_32 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_33 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_34 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_35 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_36 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_37 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_38 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_39 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_40 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_41 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_42 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_43 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_44 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_45 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_46 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_47 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_48 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_49 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_50 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_51 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_52 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_53 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_54 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_55 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_56 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_57 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_58 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_59 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_60 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_61 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_62 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_63 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_64 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_65 = 0.0f;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_2 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_3 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_4 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_5 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_6 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_7 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_8 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_9 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_10 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_11 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_12 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_13 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_14 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_15 = 0u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_16 = 0u;
#line 95 "fa-kernels/src/attention/backward/work.rs"
        const u32 t150 = end_8 - first;
#line 95 "fa-kernels/src/attention/backward/work.rs"
        const u32 t151 = t150 * group;
#line 276 "fa-kernels/src/attention/backward/work.rs"
        const bool t152 = t151 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t152) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t153 = p + 16u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t153), "r"(0u) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t154 = t149 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t155 = smem_1 + t154;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t156;
            asm volatile("mov.b32 %0, %1;" : "=r"(t156) : "r"(t155));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t157 = t156 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t158 = t70 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t159 = t157 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t160 = (u64)t159;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t161 = t160 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t162 = t158 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t163 = (u64)t162;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t164 = t163 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t165 = t157 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t166 = (u64)t165;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t167 = t166 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t168 = t158 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t169 = (u64)t168;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t170 = t169 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t171 = t157 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t172 = (u64)t171;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t173 = t172 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t174 = t158 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t175 = (u64)t174;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t176 = t175 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t177 = t157 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t178 = (u64)t177;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t179 = t178 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t180 = t158 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t181 = (u64)t180;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t182 = t181 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t183 = t157 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t184 = (u64)t183;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t185 = t184 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t186 = t158 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t187 = (u64)t186;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t188 = t187 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t189 = t157 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t190 = (u64)t189;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t191 = t190 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t192 = t158 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t193 = (u64)t192;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t194 = t193 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t195 = t157 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t196 = (u64)t195;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t197 = t196 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t198 = t158 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t199 = (u64)t198;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t200 = t199 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t201 = t157 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t202 = (u64)t201;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t203 = t202 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t204 = t158 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t205 = (u64)t204;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t206 = t205 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t161), "l"(t164), "l"(t167), "l"(t170), "l"(t173), "l"(t176), "l"(t179), "l"(t182), "l"(t185), "l"(t188), "l"(t191), "l"(t194), "l"(t197), "l"(t200), "l"(t203), "l"(t206) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t207 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t207), "r"(0u) : "memory");
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t208 = p + 48u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t208), "r"(0u) : "memory");
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 t209 = end_8 - first;
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = t209 * group;
#line 110 "fa-kernels/src/attention/backward/work.rs"
            const u32 t211 = t10 * group;
#line 110 "fa-kernels/src/attention/backward/work.rs"
            u32 head_2 = t211;
            u32 block_2 = first;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const u32 t212 = i_2 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const bool t213 = t212 < count_3;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t214 = i_2 & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t215 = t214 << 14u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t216 = t70 + t215;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t217 = i_2 & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t218 = t217 << 14u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t219 = t71 + t218;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_2 & 1u;
                const u32 t221 = slot_3 << 9u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t221;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t223 = block_2 << 6u;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t224 = (u64)batch_2;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t225 = t224 * alibi_slopes_stride0;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t226 = t225 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t227 = alibi_slopes + t226;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t228 = (u64)head_2;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t229 = t228 * alibi_slopes_stride1;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t230 = t229 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t231 = t227 + t230;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
                f32 slope;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t231) : "memory");
#line 87 "fa-kernels/src/attention/options/alibi.rs"
                f32 t233;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t233) : "f"(scale_log2));
#line 87 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t234 = t233 * 1.442695f;
#line 87 "fa-kernels/src/attention/options/alibi.rs"
                const f32 slope_2 = slope * t234;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t236 = s * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t236));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t238 = power + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t239;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t239) : "f"(t238));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t240;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t240) : "f"(t239), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s = t240;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t241 = s_2 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t241));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t243 = power_2 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t244;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t244) : "f"(t243));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t245) : "f"(t244), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t245;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t246 = s_3 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t246));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t248 = power_3 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t249;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t249) : "f"(t248));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t250;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t250) : "f"(t249), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t250;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t251 = s_4 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t251));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t253 = power_4 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t254;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t254) : "f"(t253));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t255) : "f"(t254), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t255;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t256 = s_5 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_5;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t256));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t258 = power_5 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t259;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t259) : "f"(t258));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t260;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t260) : "f"(t259), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t260;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t261 = s_6 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_6;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t261));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t263 = power_6 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t264;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t264) : "f"(t263));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t265;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t265) : "f"(t264), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t265;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t266 = s_7 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_7;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t266));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t268 = power_7 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t269;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t269) : "f"(t268));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t270;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t270) : "f"(t269), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t270;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t271 = s_8 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_8;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t271));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t273 = power_8 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t274;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t274) : "f"(t273));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t275;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t275) : "f"(t274), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t275;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t276 = s_9 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_9;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t276));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t278 = power_9 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t279;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t279) : "f"(t278));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t280;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t280) : "f"(t279), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t280;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t281 = s_10 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_10;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t281));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t283 = power_10 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t284;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(t283));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t285;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t285) : "f"(t284), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t285;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t286 = s_11 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_11;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t286));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t288 = power_11 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t289;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t289) : "f"(t288));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t290;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t290) : "f"(t289), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t290;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t291 = s_12 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_12;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t291));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t293 = power_12 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t294;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t294) : "f"(t293));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t295;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t295) : "f"(t294), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t295;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t296 = s_13 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_13;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t296));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t298 = power_13 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t299;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t299) : "f"(t298));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t300;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t300) : "f"(t299), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t300;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t301 = s_14 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_14;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t301));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t303 = power_14 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t304;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t304) : "f"(t303));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t305;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t305) : "f"(t304), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t305;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t306 = s_15 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_15;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t306));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t308 = power_15 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t309;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t309) : "f"(t308));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t310;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t310) : "f"(t309), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t310;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t311 = s_16 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_16;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t311));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t313 = power_16 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t314;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t314) : "f"(t313));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t315;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t315) : "f"(t314), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t315;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t316 = s_17 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_17;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t316));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t318 = power_17 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t319;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t319) : "f"(t318));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t320;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t320) : "f"(t319), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_17 = t320;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t321 = s_18 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_18;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t321));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t323 = power_18 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t324;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t324) : "f"(t323));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t325;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t325) : "f"(t324), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_18 = t325;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t326 = s_19 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_19;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t326));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t328 = power_19 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t329;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t329) : "f"(t328));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t330;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t330) : "f"(t329), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_19 = t330;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t331 = s_20 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_20;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t331));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t333 = power_20 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t334;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t334) : "f"(t333));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t335;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t335) : "f"(t334), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_20 = t335;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t336 = s_21 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_21;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t336));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t338 = power_21 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t339;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t339) : "f"(t338));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t340;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t340) : "f"(t339), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_21 = t340;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t341 = s_22 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_22;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t341));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t343 = power_22 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t344;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t344) : "f"(t343));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t345;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t345) : "f"(t344), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_22 = t345;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t346 = s_23 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_23;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t346));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t348 = power_23 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t349;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t349) : "f"(t348));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t350;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t350) : "f"(t349), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_23 = t350;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t351 = s_24 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_24;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t351));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t353 = power_24 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t354;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t354) : "f"(t353));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t355;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t355) : "f"(t354), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_24 = t355;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t356 = s_25 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_25;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t356));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t358 = power_25 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t359;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t359) : "f"(t358));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t360;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t360) : "f"(t359), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_25 = t360;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t361 = s_26 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_26;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t361));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t363 = power_26 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t364;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(t363));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t365;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t365) : "f"(t364), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_26 = t365;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t366 = s_27 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_27;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t366));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t368 = power_27 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t369;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t369) : "f"(t368));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t370;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t370) : "f"(t369), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_27 = t370;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t371 = s_28 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_28;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t371));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t373 = power_28 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t374;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t374) : "f"(t373));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t375;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t375) : "f"(t374), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_28 = t375;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t376 = s_29 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_29;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t376));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t378 = power_29 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t379;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t379) : "f"(t378));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t380;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t380) : "f"(t379), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_29 = t380;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t381 = s_30 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_30;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t381));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t383 = power_30 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t384;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t384) : "f"(t383));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t385;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t385) : "f"(t384), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_30 = t385;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t386 = s_31 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_31;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t386));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t388 = power_31 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t389;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t389) : "f"(t388));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t390;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t390) : "f"(t389), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_31 = t390;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t391 = s_32 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_32;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t391));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t393 = power_32 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t394;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t394) : "f"(t393));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t395;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t395) : "f"(t394), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_32 = t395;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t396 = -s;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t397;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(s), "f"(t396), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t398 = -s_2;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t399;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t399) : "f"(s_2), "f"(t398), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t400 = -s_3;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t401;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t401) : "f"(s_3), "f"(t400), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t402 = -s_4;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t403;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t403) : "f"(s_4), "f"(t402), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t404 = -s_5;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t405;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t405) : "f"(s_5), "f"(t404), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t406 = -s_6;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t407;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t407) : "f"(s_6), "f"(t406), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t408 = -s_7;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t409;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t409) : "f"(s_7), "f"(t408), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t410 = -s_8;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t411;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t411) : "f"(s_8), "f"(t410), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t412 = -s_9;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t413;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(s_9), "f"(t412), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t414 = -s_10;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t415;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t415) : "f"(s_10), "f"(t414), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t416 = -s_11;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t417;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(s_11), "f"(t416), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t418 = -s_12;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t419;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t419) : "f"(s_12), "f"(t418), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t420 = -s_13;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t421;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t421) : "f"(s_13), "f"(t420), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t422 = -s_14;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t423;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t423) : "f"(s_14), "f"(t422), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t424 = -s_15;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t425;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t425) : "f"(s_15), "f"(t424), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t426 = -s_16;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t427;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t427) : "f"(s_16), "f"(t426), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t428 = -s_17;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t429;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t429) : "f"(s_17), "f"(t428), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t430 = -s_18;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t431;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t431) : "f"(s_18), "f"(t430), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t432 = -s_19;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t433;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(s_19), "f"(t432), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t434 = -s_20;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t435;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t435) : "f"(s_20), "f"(t434), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t436 = -s_21;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t437;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(s_21), "f"(t436), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t438 = -s_22;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t439;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t439) : "f"(s_22), "f"(t438), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t440 = -s_23;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t441;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(s_23), "f"(t440), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t442 = -s_24;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t443;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(s_24), "f"(t442), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t444 = -s_25;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t445;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(s_25), "f"(t444), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t446 = -s_26;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t447;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t447) : "f"(s_26), "f"(t446), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t448 = -s_27;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t449;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t449) : "f"(s_27), "f"(t448), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t450 = -s_28;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t451;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t451) : "f"(s_28), "f"(t450), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t452 = -s_29;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t453;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(s_29), "f"(t452), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t454 = -s_30;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t455;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(s_30), "f"(t454), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t456 = -s_31;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t457;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(s_31), "f"(t456), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const f32 t458 = -s_32;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                f32 t459;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t459) : "f"(s_32), "f"(t458), "f"(1.0f));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t460 = t148 << 4u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t461 = t149 + t460;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                const u32 t462 = t8 + t461;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t463 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t464 = t462 + t463;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t465 = t464 + seq_q;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
                const f32 column = (f32)t465;
                const u32 t467 = lane & 3u;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t468 = t467 << 1u;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_3 = t223 + t468;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t470 = lane & 3u;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t471 = t470 << 1u;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t472 = t223 + t471;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_4 = t472 + 1u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t474 = query_3 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t475 = (f32)t474;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance = t475 - column;
                const f32 t477 = slope_2 * distance;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_2 = -t477;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t479 = distance - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t480;
                asm("abs.f32 %0, %1;" : "=f"(t480) : "f"(t479));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t481 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t482;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t482) : "f"(t480), "f"(t481), "f"(s));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s = t482;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t483 = distance - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t484;
                asm("abs.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t485 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t486;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t486) : "f"(t484), "f"(t485), "f"(s_3));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_3 = t486;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t487 = query_4 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t488 = (f32)t487;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_2 = t488 - column;
                const f32 t490 = slope_2 * distance_2;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_3 = -t490;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t492 = distance_2 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t493;
                asm("abs.f32 %0, %1;" : "=f"(t493) : "f"(t492));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t494 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t495;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(t493), "f"(t494), "f"(s_2));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_2 = t495;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t496 = distance_2 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t497;
                asm("abs.f32 %0, %1;" : "=f"(t497) : "f"(t496));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t498 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t499;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t499) : "f"(t497), "f"(t498), "f"(s_4));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_4 = t499;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t500 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t501 = t500 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t502 = t223 + t501;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_5 = t502 + 8u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t504 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t505 = t504 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t506 = t223 + t505;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_6 = t506 + 9u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t508 = query_5 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t509 = (f32)t508;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_3 = t509 - column;
                const f32 t511 = slope_2 * distance_3;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_4 = -t511;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t513 = distance_3 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t514;
                asm("abs.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t515 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t516;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(t514), "f"(t515), "f"(s_5));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_5 = t516;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t517 = distance_3 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t518;
                asm("abs.f32 %0, %1;" : "=f"(t518) : "f"(t517));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t519 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t520;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t520) : "f"(t518), "f"(t519), "f"(s_7));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_7 = t520;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t521 = query_6 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t522 = (f32)t521;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_4 = t522 - column;
                const f32 t524 = slope_2 * distance_4;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_5 = -t524;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t526 = distance_4 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t527;
                asm("abs.f32 %0, %1;" : "=f"(t527) : "f"(t526));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t528 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t529;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(t527), "f"(t528), "f"(s_6));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_6 = t529;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t530 = distance_4 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t531;
                asm("abs.f32 %0, %1;" : "=f"(t531) : "f"(t530));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t532 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t533;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t533) : "f"(t531), "f"(t532), "f"(s_8));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_8 = t533;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t534 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t535 = t534 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t536 = t223 + t535;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_7 = t536 + 16u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t538 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t539 = t538 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t540 = t223 + t539;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_8 = t540 + 17u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t542 = query_7 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t543 = (f32)t542;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_5 = t543 - column;
                const f32 t545 = slope_2 * distance_5;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_6 = -t545;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t547 = distance_5 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t548;
                asm("abs.f32 %0, %1;" : "=f"(t548) : "f"(t547));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t549 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t550;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t550) : "f"(t548), "f"(t549), "f"(s_9));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_9 = t550;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t551 = distance_5 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t552;
                asm("abs.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t553 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t554;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(t552), "f"(t553), "f"(s_11));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_11 = t554;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t555 = query_8 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t556 = (f32)t555;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_6 = t556 - column;
                const f32 t558 = slope_2 * distance_6;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_7 = -t558;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t560 = distance_6 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t561;
                asm("abs.f32 %0, %1;" : "=f"(t561) : "f"(t560));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t562 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t563;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(t561), "f"(t562), "f"(s_10));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_10 = t563;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t564 = distance_6 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t565;
                asm("abs.f32 %0, %1;" : "=f"(t565) : "f"(t564));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t566 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(t565), "f"(t566), "f"(s_12));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_12 = t567;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t568 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t569 = t568 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t570 = t223 + t569;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_9 = t570 + 24u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t572 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t573 = t572 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t574 = t223 + t573;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_10 = t574 + 25u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t576 = query_9 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t577 = (f32)t576;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_7 = t577 - column;
                const f32 t579 = slope_2 * distance_7;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_8 = -t579;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t581 = distance_7 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t582;
                asm("abs.f32 %0, %1;" : "=f"(t582) : "f"(t581));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t583 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t584;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t584) : "f"(t582), "f"(t583), "f"(s_13));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_13 = t584;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t585 = distance_7 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t586;
                asm("abs.f32 %0, %1;" : "=f"(t586) : "f"(t585));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t587 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(t586), "f"(t587), "f"(s_15));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_15 = t588;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t589 = query_10 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t590 = (f32)t589;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_8 = t590 - column;
                const f32 t592 = slope_2 * distance_8;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_9 = -t592;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t594 = distance_8 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t595;
                asm("abs.f32 %0, %1;" : "=f"(t595) : "f"(t594));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t596 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t597;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t597) : "f"(t595), "f"(t596), "f"(s_14));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_14 = t597;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t598 = distance_8 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t599;
                asm("abs.f32 %0, %1;" : "=f"(t599) : "f"(t598));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t600 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t601;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t601) : "f"(t599), "f"(t600), "f"(s_16));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_16 = t601;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t602 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t603 = t602 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t604 = t223 + t603;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_11 = t604 + 32u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t606 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t607 = t606 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t608 = t223 + t607;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_12 = t608 + 33u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t610 = query_11 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t611 = (f32)t610;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_9 = t611 - column;
                const f32 t613 = slope_2 * distance_9;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_10 = -t613;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t615 = distance_9 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t616;
                asm("abs.f32 %0, %1;" : "=f"(t616) : "f"(t615));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t617 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(t616), "f"(t617), "f"(s_17));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_17 = t618;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t619 = distance_9 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t620;
                asm("abs.f32 %0, %1;" : "=f"(t620) : "f"(t619));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t621 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t622;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t622) : "f"(t620), "f"(t621), "f"(s_19));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_19 = t622;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t623 = query_12 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t624 = (f32)t623;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_10 = t624 - column;
                const f32 t626 = slope_2 * distance_10;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_11 = -t626;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t628 = distance_10 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t629;
                asm("abs.f32 %0, %1;" : "=f"(t629) : "f"(t628));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t630 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(t629), "f"(t630), "f"(s_18));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_18 = t631;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t632 = distance_10 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t633;
                asm("abs.f32 %0, %1;" : "=f"(t633) : "f"(t632));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t634 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t635;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t635) : "f"(t633), "f"(t634), "f"(s_20));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_20 = t635;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t636 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t637 = t636 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t638 = t223 + t637;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_13 = t638 + 40u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t640 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t641 = t640 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t642 = t223 + t641;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_14 = t642 + 41u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t644 = query_13 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t645 = (f32)t644;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_11 = t645 - column;
                const f32 t647 = slope_2 * distance_11;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_12 = -t647;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t649 = distance_11 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t650;
                asm("abs.f32 %0, %1;" : "=f"(t650) : "f"(t649));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t651 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t652) : "f"(t650), "f"(t651), "f"(s_21));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_21 = t652;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t653 = distance_11 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t654;
                asm("abs.f32 %0, %1;" : "=f"(t654) : "f"(t653));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t655 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t656;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t656) : "f"(t654), "f"(t655), "f"(s_23));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_23 = t656;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t657 = query_14 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t658 = (f32)t657;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_12 = t658 - column;
                const f32 t660 = slope_2 * distance_12;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_13 = -t660;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t662 = distance_12 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t663;
                asm("abs.f32 %0, %1;" : "=f"(t663) : "f"(t662));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t664 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t665;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t665) : "f"(t663), "f"(t664), "f"(s_22));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_22 = t665;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t666 = distance_12 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t667;
                asm("abs.f32 %0, %1;" : "=f"(t667) : "f"(t666));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t668 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t669;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(t667), "f"(t668), "f"(s_24));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_24 = t669;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t670 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t671 = t670 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t672 = t223 + t671;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_15 = t672 + 48u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t674 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t675 = t674 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t676 = t223 + t675;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_16 = t676 + 49u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t678 = query_15 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t679 = (f32)t678;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_13 = t679 - column;
                const f32 t681 = slope_2 * distance_13;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_14 = -t681;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t683 = distance_13 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t684;
                asm("abs.f32 %0, %1;" : "=f"(t684) : "f"(t683));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t685 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t686;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(t684), "f"(t685), "f"(s_25));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_25 = t686;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t687 = distance_13 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t688;
                asm("abs.f32 %0, %1;" : "=f"(t688) : "f"(t687));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t689 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t690;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(t688), "f"(t689), "f"(s_27));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_27 = t690;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t691 = query_16 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t692 = (f32)t691;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_14 = t692 - column;
                const f32 t694 = slope_2 * distance_14;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_15 = -t694;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t696 = distance_14 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t697;
                asm("abs.f32 %0, %1;" : "=f"(t697) : "f"(t696));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t698 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t699;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t699) : "f"(t697), "f"(t698), "f"(s_26));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_26 = t699;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t700 = distance_14 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t701;
                asm("abs.f32 %0, %1;" : "=f"(t701) : "f"(t700));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t702 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t703;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(t701), "f"(t702), "f"(s_28));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_28 = t703;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t704 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t705 = t704 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t706 = t223 + t705;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_17 = t706 + 56u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t708 = lane & 3u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t709 = t708 << 1u;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t710 = t223 + t709;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const u32 query_18 = t710 + 57u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t712 = query_17 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t713 = (f32)t712;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_15 = t713 - column;
                const f32 t715 = slope_2 * distance_15;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_16 = -t715;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t717 = distance_15 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t718;
                asm("abs.f32 %0, %1;" : "=f"(t718) : "f"(t717));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t719 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t720;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t720) : "f"(t718), "f"(t719), "f"(s_29));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_29 = t720;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t721 = distance_15 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t722;
                asm("abs.f32 %0, %1;" : "=f"(t722) : "f"(t721));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t723 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t724;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t724) : "f"(t722), "f"(t723), "f"(s_31));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_31 = t724;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t725 = query_18 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t726 = (f32)t725;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_16 = t726 - column;
                const f32 t728 = slope_2 * distance_16;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_17 = -t728;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t730 = distance_16 - 0.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t731;
                asm("abs.f32 %0, %1;" : "=f"(t731) : "f"(t730));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t732 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t733;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t733) : "f"(t731), "f"(t732), "f"(s_30));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_30 = t733;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t734 = distance_16 - 8.0f;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t735;
                asm("abs.f32 %0, %1;" : "=f"(t735) : "f"(t734));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t736 = -slope_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                f32 t737;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t737) : "f"(t735), "f"(t736), "f"(s_32));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
                s_32 = t737;
#line 93 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t738 = block_2 << 6u;
#line 104 "fa-kernels/src/attention/options/window.rs"
                const u32 t739 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t740 = t738 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_9 = t740 + t739;
                const u32 t742 = end_9 > seq_q ? end_9 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t743 = t742 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                const u32 end_10 = t743 < seq_k ? t743 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_11 = t738 + seq_k;
                const u32 t746 = end_11 > seq_q ? end_11 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_3 = t746 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 t748 = position_3 > window_left ? position_3 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 t749 = t748 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t750 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_3 = t749 < t750 ? t749 : t750;
#line 94 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t752 = t8 + 128u;
#line 127 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = end_10 < t752;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t754 = block_2 << 6u;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t755 = t754 + 63u;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t756 = seq_q - 1u;
#line 107 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t757 = t755 < t756 ? t755 : t756;
#line 104 "fa-kernels/src/attention/options/window.rs"
                const u32 t758 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t759 = t757 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_12 = t759 + t758;
                const u32 t761 = end_12 > seq_q ? end_12 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t762 = t761 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                const u32 end_13 = t762 < seq_k ? t762 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_14 = t757 + seq_k;
                const u32 t765 = end_14 > seq_q ? end_14 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_4 = t765 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 t767 = position_4 > window_left ? position_4 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 t768 = t767 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t769 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_4 = t768 < t769 ? t768 : t769;
#line 127 "fa-kernels/src/attention/query_blocks.rs"
                const bool t771 = t8 < begin_4;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const bool t772 = right | t771;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
                if (t772) {
                    const u32 t773 = t148 << 4u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t774 = t149 + t773;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t775 = t8 + t774;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t776 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = t775 + t776;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t778 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t779 = t778 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t780 = t223 + t779;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t781 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t782 = t781 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t783 = t223 + t782;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t784 = t783 + 1u;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t785 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t786 = t780 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_15 = t786 + t785;
                    const u32 t788 = end_15 > seq_q ? end_15 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t789 = t788 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_16 = t789 < seq_k ? t789 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_17 = t780 + seq_k;
                    const u32 t792 = end_17 > seq_q ? end_17 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_5 = t792 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t794 = position_5 > window_left ? position_5 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t795 = t794 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t796 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_5 = t795 < t796 ? t795 : t796;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t798 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_18 = t798 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t800 = begin_5 > column_2 ? begin_5 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t801 = t800 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t802 = 0u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t803 = t801 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible = t802 & t803;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t805 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t805;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t806 = 8u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t807 = t801 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = t806 & t807;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t809 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t809;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t810 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t811 = t784 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_19 = t811 + t810;
                    const u32 t813 = end_19 > seq_q ? end_19 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t814 = t813 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_20 = t814 < seq_k ? t814 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_21 = t784 + seq_k;
                    const u32 t817 = end_21 > seq_q ? end_21 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_6 = t817 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t819 = position_6 > window_left ? position_6 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t820 = t819 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t821 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_6 = t820 < t821 ? t820 : t821;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t823 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_22 = t823 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t825 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t826 = t825 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t827 = 0u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t828 = t826 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = t827 & t828;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t830 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t830;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t831 = 8u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t832 = t826 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = t831 & t832;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t834 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t834;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t835 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t836 = t835 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t837 = t223 + t836;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t838 = t837 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t839 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t840 = t839 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t841 = t223 + t840;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t842 = t841 + 9u;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t843 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t844 = t838 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_23 = t844 + t843;
                    const u32 t846 = end_23 > seq_q ? end_23 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t847 = t846 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_24 = t847 < seq_k ? t847 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t838 + seq_k;
                    const u32 t850 = end_25 > seq_q ? end_25 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_7 = t850 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t852 = position_7 > window_left ? position_7 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t853 = t852 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t854 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_7 = t853 < t854 ? t853 : t854;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t856 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t856 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t858 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t859 = t858 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t860 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t861 = t859 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = t860 & t861;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t863 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t863;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t864 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t865 = t859 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = t864 & t865;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t867 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t867;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t868 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t869 = t842 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_27 = t869 + t868;
                    const u32 t871 = end_27 > seq_q ? end_27 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t872 = t871 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_28 = t872 < seq_k ? t872 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t842 + seq_k;
                    const u32 t875 = end_29 > seq_q ? end_29 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_8 = t875 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t877 = position_8 > window_left ? position_8 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t878 = t877 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t879 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_8 = t878 < t879 ? t878 : t879;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t881 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_30 = t881 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t883 = begin_8 > column_2 ? begin_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t884 = t883 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t885 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t886 = t884 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = t885 & t886;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t888 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t888;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t889 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t890 = t884 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = t889 & t890;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t892 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t892;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t893 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t894 = t893 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t895 = t223 + t894;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t896 = t895 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t897 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t898 = t897 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t899 = t223 + t898;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t900 = t899 + 17u;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t901 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t902 = t896 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_31 = t902 + t901;
                    const u32 t904 = end_31 > seq_q ? end_31 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t905 = t904 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_32 = t905 < seq_k ? t905 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_33 = t896 + seq_k;
                    const u32 t908 = end_33 > seq_q ? end_33 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_9 = t908 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t910 = position_9 > window_left ? position_9 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t911 = t910 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t912 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_9 = t911 < t912 ? t911 : t912;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t914 = end_32 > column_2 ? end_32 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_34 = t914 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t916 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t917 = t916 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t918 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t919 = t917 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = t918 & t919;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t921 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t921;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t922 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t923 = t917 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = t922 & t923;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t925 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t925;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t926 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t927 = t900 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_35 = t927 + t926;
                    const u32 t929 = end_35 > seq_q ? end_35 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t930 = t929 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_36 = t930 < seq_k ? t930 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_37 = t900 + seq_k;
                    const u32 t933 = end_37 > seq_q ? end_37 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_10 = t933 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t935 = position_10 > window_left ? position_10 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t936 = t935 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t937 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_10 = t936 < t937 ? t936 : t937;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t939 = end_36 > column_2 ? end_36 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_38 = t939 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t941 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t942 = t941 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t943 = 0u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t944 = t942 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = t943 & t944;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t946 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t946;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t947 = 8u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t948 = t942 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = t947 & t948;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t950 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t950;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t951 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t952 = t951 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t953 = t223 + t952;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t954 = t953 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t955 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t956 = t955 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t957 = t223 + t956;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t958 = t957 + 25u;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t959 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t960 = t954 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_39 = t960 + t959;
                    const u32 t962 = end_39 > seq_q ? end_39 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t963 = t962 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_40 = t963 < seq_k ? t963 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_41 = t954 + seq_k;
                    const u32 t966 = end_41 > seq_q ? end_41 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_11 = t966 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t968 = position_11 > window_left ? position_11 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t969 = t968 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t970 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_11 = t969 < t970 ? t969 : t970;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t972 = end_40 > column_2 ? end_40 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_42 = t972 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t974 = begin_11 > column_2 ? begin_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t975 = t974 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t976 = 0u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t977 = t975 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = t976 & t977;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t979 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t979;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t980 = 8u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t981 = t975 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = t980 & t981;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t983 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t983;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t984 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t985 = t958 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_43 = t985 + t984;
                    const u32 t987 = end_43 > seq_q ? end_43 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t988 = t987 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_44 = t988 < seq_k ? t988 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_45 = t958 + seq_k;
                    const u32 t991 = end_45 > seq_q ? end_45 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_12 = t991 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t993 = position_12 > window_left ? position_12 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t994 = t993 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t995 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_12 = t994 < t995 ? t994 : t995;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t997 = end_44 > column_2 ? end_44 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_46 = t997 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t999 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1000 = t999 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1001 = 0u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1002 = t1000 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = t1001 & t1002;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1004 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1004;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1005 = 8u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1006 = t1000 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = t1005 & t1006;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1008 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1008;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1009 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1010 = t1009 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1011 = t223 + t1010;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1012 = t1011 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1013 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1014 = t1013 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1015 = t223 + t1014;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1016 = t1015 + 33u;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1017 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1018 = t1012 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_47 = t1018 + t1017;
                    const u32 t1020 = end_47 > seq_q ? end_47 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1021 = t1020 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_48 = t1021 < seq_k ? t1021 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_49 = t1012 + seq_k;
                    const u32 t1024 = end_49 > seq_q ? end_49 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_13 = t1024 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1026 = position_13 > window_left ? position_13 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1027 = t1026 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1028 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_13 = t1027 < t1028 ? t1027 : t1028;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1030 = end_48 > column_2 ? end_48 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_50 = t1030 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1032 = begin_13 > column_2 ? begin_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1033 = t1032 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1034 = 0u < end_50;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1035 = t1033 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = t1034 & t1035;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1037 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1037;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1038 = 8u < end_50;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1039 = t1033 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = t1038 & t1039;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1041 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1041;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1042 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1043 = t1016 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_51 = t1043 + t1042;
                    const u32 t1045 = end_51 > seq_q ? end_51 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1046 = t1045 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_52 = t1046 < seq_k ? t1046 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_53 = t1016 + seq_k;
                    const u32 t1049 = end_53 > seq_q ? end_53 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_14 = t1049 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1051 = position_14 > window_left ? position_14 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1052 = t1051 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1053 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_14 = t1052 < t1053 ? t1052 : t1053;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1055 = end_52 > column_2 ? end_52 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_54 = t1055 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1057 = begin_14 > column_2 ? begin_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1058 = t1057 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1059 = 0u < end_54;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1060 = t1058 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = t1059 & t1060;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1062 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1062;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1063 = 8u < end_54;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1064 = t1058 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = t1063 & t1064;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1066 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1066;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1067 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1068 = t1067 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1069 = t223 + t1068;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1070 = t1069 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1071 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1072 = t1071 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1073 = t223 + t1072;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1074 = t1073 + 41u;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1075 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1076 = t1070 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_55 = t1076 + t1075;
                    const u32 t1078 = end_55 > seq_q ? end_55 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1079 = t1078 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_56 = t1079 < seq_k ? t1079 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_57 = t1070 + seq_k;
                    const u32 t1082 = end_57 > seq_q ? end_57 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_15 = t1082 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1084 = position_15 > window_left ? position_15 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1085 = t1084 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1086 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_15 = t1085 < t1086 ? t1085 : t1086;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1088 = end_56 > column_2 ? end_56 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_58 = t1088 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1090 = begin_15 > column_2 ? begin_15 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1091 = t1090 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1092 = 0u < end_58;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1093 = t1091 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = t1092 & t1093;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1095 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1095;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1096 = 8u < end_58;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1097 = t1091 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = t1096 & t1097;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1099 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1099;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1100 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1101 = t1074 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_59 = t1101 + t1100;
                    const u32 t1103 = end_59 > seq_q ? end_59 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1104 = t1103 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_60 = t1104 < seq_k ? t1104 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_61 = t1074 + seq_k;
                    const u32 t1107 = end_61 > seq_q ? end_61 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_16 = t1107 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1109 = position_16 > window_left ? position_16 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1110 = t1109 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1111 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_16 = t1110 < t1111 ? t1110 : t1111;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1113 = end_60 > column_2 ? end_60 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_62 = t1113 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1115 = begin_16 > column_2 ? begin_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1116 = t1115 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1117 = 0u < end_62;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1118 = t1116 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = t1117 & t1118;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1120 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1120;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1121 = 8u < end_62;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1122 = t1116 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = t1121 & t1122;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1124 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1124;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1125 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1126 = t1125 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1127 = t223 + t1126;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1128 = t1127 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1129 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1130 = t1129 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1131 = t223 + t1130;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1132 = t1131 + 49u;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1133 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1134 = t1128 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_63 = t1134 + t1133;
                    const u32 t1136 = end_63 > seq_q ? end_63 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1137 = t1136 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_64 = t1137 < seq_k ? t1137 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_65 = t1128 + seq_k;
                    const u32 t1140 = end_65 > seq_q ? end_65 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_17 = t1140 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1142 = position_17 > window_left ? position_17 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1143 = t1142 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1144 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_17 = t1143 < t1144 ? t1143 : t1144;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1146 = end_64 > column_2 ? end_64 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_66 = t1146 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1148 = begin_17 > column_2 ? begin_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1149 = t1148 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1150 = 0u < end_66;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1151 = t1149 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = t1150 & t1151;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1153 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1153;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1154 = 8u < end_66;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1155 = t1149 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = t1154 & t1155;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1157 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1157;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1158 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1159 = t1132 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_67 = t1159 + t1158;
                    const u32 t1161 = end_67 > seq_q ? end_67 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1162 = t1161 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_68 = t1162 < seq_k ? t1162 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_69 = t1132 + seq_k;
                    const u32 t1165 = end_69 > seq_q ? end_69 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_18 = t1165 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1167 = position_18 > window_left ? position_18 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1168 = t1167 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1169 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_18 = t1168 < t1169 ? t1168 : t1169;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1171 = end_68 > column_2 ? end_68 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_70 = t1171 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1173 = begin_18 > column_2 ? begin_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1174 = t1173 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1175 = 0u < end_70;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1176 = t1174 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = t1175 & t1176;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1178 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1178;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1179 = 8u < end_70;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1180 = t1174 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = t1179 & t1180;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1182 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1182;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1183 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1184 = t1183 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1185 = t223 + t1184;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1186 = t1185 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1187 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1188 = t1187 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1189 = t223 + t1188;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1190 = t1189 + 57u;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1191 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1192 = t1186 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_71 = t1192 + t1191;
                    const u32 t1194 = end_71 > seq_q ? end_71 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1195 = t1194 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_72 = t1195 < seq_k ? t1195 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_73 = t1186 + seq_k;
                    const u32 t1198 = end_73 > seq_q ? end_73 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_19 = t1198 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1200 = position_19 > window_left ? position_19 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1201 = t1200 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1202 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_19 = t1201 < t1202 ? t1201 : t1202;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1204 = end_72 > column_2 ? end_72 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_74 = t1204 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1206 = begin_19 > column_2 ? begin_19 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1207 = t1206 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1208 = 0u < end_74;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1209 = t1207 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = t1208 & t1209;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1211 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1211;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1212 = 8u < end_74;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1213 = t1207 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = t1212 & t1213;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1215 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1215;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1216 = window_right + 1u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1217 = t1190 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_75 = t1217 + t1216;
                    const u32 t1219 = end_75 > seq_q ? end_75 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1220 = t1219 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_76 = t1220 < seq_k ? t1220 : seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_77 = t1190 + seq_k;
                    const u32 t1223 = end_77 > seq_q ? end_77 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_20 = t1223 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1225 = position_20 > window_left ? position_20 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1226 = t1225 - window_left;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1227 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_20 = t1226 < t1227 ? t1226 : t1227;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1229 = end_76 > column_2 ? end_76 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_78 = t1229 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1231 = begin_20 > column_2 ? begin_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1232 = t1231 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1233 = 0u < end_78;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1234 = t1232 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = t1233 & t1234;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1236 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1236;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1237 = 8u < end_78;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1238 = t1232 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = t1237 & t1238;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1240 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1240;
                }
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1241 = lane & 3u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1242 = t1241 << 4u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1243 = statistics_3 + t1242;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t1243) : "memory");
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1245;
                asm("mov.b32 %0, %1;" : "=f"(t1245) : "r"(row_3));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1247;
                asm("mov.b32 %0, %1;" : "=f"(t1247) : "r"(row_5));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1248 = -lse;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1249;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1249) : "f"(s), "f"(scale_log2), "f"(t1248));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1250;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1250) : "f"(t1249));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1250;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1251 = -lse_2;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1252;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1252) : "f"(s_2), "f"(scale_log2), "f"(t1251));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1253;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1253) : "f"(t1252));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1253;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1254 = -lse;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1255) : "f"(s_3), "f"(scale_log2), "f"(t1254));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1256;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1256) : "f"(t1255));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1256;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1257 = -lse_2;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1258;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1258) : "f"(s_4), "f"(scale_log2), "f"(t1257));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1259;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(t1258));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1259;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t1243) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1261;
                asm("mov.b32 %0, %1;" : "=f"(t1261) : "r"(row_7));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1263;
                asm("mov.b32 %0, %1;" : "=f"(t1263) : "r"(row_9));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1264 = -lse_3;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1265;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(s_5), "f"(scale_log2), "f"(t1264));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1266;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1266) : "f"(t1265));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1266;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1267 = -lse_4;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1268;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(s_6), "f"(scale_log2), "f"(t1267));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1269;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1269) : "f"(t1268));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1269;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1270 = -lse_3;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1271;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(s_7), "f"(scale_log2), "f"(t1270));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1272;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1272) : "f"(t1271));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1272;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1273 = -lse_4;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1274;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1274) : "f"(s_8), "f"(scale_log2), "f"(t1273));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1275;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1275) : "f"(t1274));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1275;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t1243) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1277;
                asm("mov.b32 %0, %1;" : "=f"(t1277) : "r"(row_11));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1279;
                asm("mov.b32 %0, %1;" : "=f"(t1279) : "r"(row_13));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1280 = -lse_5;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1281;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1281) : "f"(s_9), "f"(scale_log2), "f"(t1280));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1282;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1282) : "f"(t1281));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1282;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1283 = -lse_6;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1284;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(s_10), "f"(scale_log2), "f"(t1283));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1285;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(t1284));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1285;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1286 = -lse_5;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1287;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1287) : "f"(s_11), "f"(scale_log2), "f"(t1286));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1288;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1288) : "f"(t1287));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1288;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1289 = -lse_6;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1290;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1290) : "f"(s_12), "f"(scale_log2), "f"(t1289));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1291;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(t1290));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1291;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t1243) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1293;
                asm("mov.b32 %0, %1;" : "=f"(t1293) : "r"(row_15));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1295;
                asm("mov.b32 %0, %1;" : "=f"(t1295) : "r"(row_17));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1296 = -lse_7;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1297;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1297) : "f"(s_13), "f"(scale_log2), "f"(t1296));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1298;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1298) : "f"(t1297));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1298;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1299 = -lse_8;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1300;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(s_14), "f"(scale_log2), "f"(t1299));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(t1300));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1301;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1302 = -lse_7;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1303;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1303) : "f"(s_15), "f"(scale_log2), "f"(t1302));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1304;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1304) : "f"(t1303));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1304;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1305 = -lse_8;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1306;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1306) : "f"(s_16), "f"(scale_log2), "f"(t1305));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1307;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(t1306));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1307;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t1243) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1309;
                asm("mov.b32 %0, %1;" : "=f"(t1309) : "r"(row_19));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1311;
                asm("mov.b32 %0, %1;" : "=f"(t1311) : "r"(row_21));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1312 = -lse_9;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1313;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1313) : "f"(s_17), "f"(scale_log2), "f"(t1312));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1314;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1314) : "f"(t1313));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1314;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1315 = -lse_10;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1316;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1316) : "f"(s_18), "f"(scale_log2), "f"(t1315));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(t1316));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1317;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1318 = -lse_9;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1319;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1319) : "f"(s_19), "f"(scale_log2), "f"(t1318));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1320;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1320) : "f"(t1319));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1320;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1321 = -lse_10;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1322;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1322) : "f"(s_20), "f"(scale_log2), "f"(t1321));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1323;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(t1322));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1323;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t1243) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1325;
                asm("mov.b32 %0, %1;" : "=f"(t1325) : "r"(row_23));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1327;
                asm("mov.b32 %0, %1;" : "=f"(t1327) : "r"(row_25));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1328 = -lse_11;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1329;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1329) : "f"(s_21), "f"(scale_log2), "f"(t1328));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1330;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(t1329));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1330;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1331 = -lse_12;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1332;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1332) : "f"(s_22), "f"(scale_log2), "f"(t1331));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(t1332));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1333;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1334 = -lse_11;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1335;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1335) : "f"(s_23), "f"(scale_log2), "f"(t1334));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1336;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(t1335));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1336;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1337 = -lse_12;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1338;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1338) : "f"(s_24), "f"(scale_log2), "f"(t1337));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1339;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(t1338));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1339;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t1243) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1341;
                asm("mov.b32 %0, %1;" : "=f"(t1341) : "r"(row_27));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1343;
                asm("mov.b32 %0, %1;" : "=f"(t1343) : "r"(row_29));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1344 = -lse_13;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1345;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1345) : "f"(s_25), "f"(scale_log2), "f"(t1344));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1346;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(t1345));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1346;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1347 = -lse_14;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1348;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1348) : "f"(s_26), "f"(scale_log2), "f"(t1347));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(t1348));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1349;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1350 = -lse_13;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1351;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1351) : "f"(s_27), "f"(scale_log2), "f"(t1350));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1352;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(t1351));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1352;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1353 = -lse_14;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1354;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1354) : "f"(s_28), "f"(scale_log2), "f"(t1353));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1355;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1355) : "f"(t1354));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1355;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t1243) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1357;
                asm("mov.b32 %0, %1;" : "=f"(t1357) : "r"(row_31));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1359;
                asm("mov.b32 %0, %1;" : "=f"(t1359) : "r"(row_33));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1360 = -lse_15;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1361;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1361) : "f"(s_29), "f"(scale_log2), "f"(t1360));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1362;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(t1361));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1362;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1363 = -lse_16;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1364;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1364) : "f"(s_30), "f"(scale_log2), "f"(t1363));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(t1364));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1365;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1366 = -lse_15;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1367;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1367) : "f"(s_31), "f"(scale_log2), "f"(t1366));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1368;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1368) : "f"(t1367));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1368;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1369 = -lse_16;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1370;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1370) : "f"(s_32), "f"(scale_log2), "f"(t1369));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1371;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1371) : "f"(t1370));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1371;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1372;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1373;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1374;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1375;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1376;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1377;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1378;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1379;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1380;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1380) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1381;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1382;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1383;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1383) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1384;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1384) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1385;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1386;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1387;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1387) : "f"(s_31), "f"(s_32));
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1388 = s * t397;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s = t1388;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1389 = s_2 * t399;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_2 = t1389;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1390 = s_3 * t401;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_3 = t1390;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1391 = s_4 * t403;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_4 = t1391;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1392 = s_5 * t405;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_5 = t1392;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1393 = s_6 * t407;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_6 = t1393;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1394 = s_7 * t409;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_7 = t1394;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1395 = s_8 * t411;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_8 = t1395;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1396 = s_9 * t413;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_9 = t1396;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1397 = s_10 * t415;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_10 = t1397;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1398 = s_11 * t417;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_11 = t1398;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1399 = s_12 * t419;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_12 = t1399;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1400 = s_13 * t421;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_13 = t1400;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1401 = s_14 * t423;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_14 = t1401;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1402 = s_15 * t425;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_15 = t1402;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1403 = s_16 * t427;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_16 = t1403;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1404 = s_17 * t429;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_17 = t1404;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1405 = s_18 * t431;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_18 = t1405;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1406 = s_19 * t433;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_19 = t1406;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1407 = s_20 * t435;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_20 = t1407;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1408 = s_21 * t437;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_21 = t1408;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1409 = s_22 * t439;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_22 = t1409;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1410 = s_23 * t441;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_23 = t1410;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1411 = s_24 * t443;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_24 = t1411;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1412 = s_25 * t445;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_25 = t1412;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1413 = s_26 * t447;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_26 = t1413;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1414 = s_27 * t449;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_27 = t1414;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1415 = s_28 * t451;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_28 = t1415;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1416 = s_29 * t453;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_29 = t1416;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1417 = s_30 * t455;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_30 = t1417;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1418 = s_31 * t457;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_31 = t1418;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1419 = s_32 * t459;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_32 = t1419;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1420 = t149 << 7u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1421 = t69 + t1420;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1422;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1422) : "r"(t1421));
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1423 = t1422 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1424 = t219 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1425 = t1423 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1426 = (u64)t1425;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1427 = t1426 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1428 = t1424 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1429 = (u64)t1428;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1430 = t1429 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1431 = t1423 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1432 = (u64)t1431;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1433 = t1432 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1434 = t1424 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1435 = (u64)t1434;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1436 = t1435 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1437 = t1423 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1438 = (u64)t1437;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1439 = t1438 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1440 = t1424 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1441 = (u64)t1440;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1442 = t1441 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1443 = t1423 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1444 = (u64)t1443;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1445 = t1444 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1446 = t1424 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1447 = (u64)t1446;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1448 = t1447 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1449 = t1423 + 66560u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1450 = (u64)t1449;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1451 = t1450 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1452 = t1424 + 66048u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1453 = (u64)t1452;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1454 = t1453 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1455 = t1423 + 66562u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1456 = (u64)t1455;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1457 = t1456 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1458 = t1424 + 66050u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1459 = (u64)t1458;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1460 = t1459 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1461 = t1423 + 66564u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1462 = (u64)t1461;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1463 = t1462 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1464 = t1424 + 66052u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1465 = (u64)t1464;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1466 = t1465 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1467 = t1423 + 66566u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1468 = (u64)t1467;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1469 = t1468 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1470 = t1424 + 66054u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1471 = (u64)t1470;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1472 = t1471 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1427), "l"(t1430), "l"(t1433), "l"(t1436), "l"(t1439), "l"(t1442), "l"(t1445), "l"(t1448), "l"(t1451), "l"(t1454), "l"(t1457), "l"(t1460), "l"(t1463), "l"(t1466), "l"(t1469), "l"(t1472) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1473 = t219 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1474 = t1473 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1475 = (u64)t1474;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1476 = t1475 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1477 = t1473 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1478 = (u64)t1477;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1479 = t1478 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1480 = t1473 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1481 = (u64)t1480;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1482 = t1481 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1483 = t1473 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1484 = (u64)t1483;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1485 = t1484 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1372), "r"(t1373), "r"(t1374), "r"(t1375), "l"(t1476), "r"(t1376), "r"(t1377), "r"(t1378), "r"(t1379), "l"(t1479), "r"(t1380), "r"(t1381), "r"(t1382), "r"(t1383), "l"(t1482), "r"(t1384), "r"(t1385), "r"(t1386), "r"(t1387), "l"(t1485) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 121 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1486 = lane & 3u;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1487 = t1486 << 4u;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1488 = statistics_3 + t1487;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t1488) : "memory");
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1489;
                asm("mov.b32 %0, %1;" : "=f"(t1489) : "r"(row_34));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1490;
                asm("mov.b32 %0, %1;" : "=f"(t1490) : "r"(row_35));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1491;
                asm("mov.b32 %0, %1;" : "=f"(t1491) : "r"(row_36));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1492;
                asm("mov.b32 %0, %1;" : "=f"(t1492) : "r"(row_37));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1493 = dp - t1490;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1494 = s * t1493;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1494;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1495 = dp_2 - t1492;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1496 = s_2 * t1495;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1496;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1497 = dp_3 - t1490;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1498 = s_3 * t1497;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1498;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1499 = dp_4 - t1492;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1500 = s_4 * t1499;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1500;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t1488) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1501;
                asm("mov.b32 %0, %1;" : "=f"(t1501) : "r"(row_38));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1502;
                asm("mov.b32 %0, %1;" : "=f"(t1502) : "r"(row_39));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1503;
                asm("mov.b32 %0, %1;" : "=f"(t1503) : "r"(row_40));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1504;
                asm("mov.b32 %0, %1;" : "=f"(t1504) : "r"(row_41));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1505 = dp_5 - t1502;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1506 = s_5 * t1505;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1506;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1507 = dp_6 - t1504;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1508 = s_6 * t1507;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1508;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1509 = dp_7 - t1502;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1510 = s_7 * t1509;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1510;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1511 = dp_8 - t1504;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1512 = s_8 * t1511;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1512;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t1488) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1513;
                asm("mov.b32 %0, %1;" : "=f"(t1513) : "r"(row_42));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1514;
                asm("mov.b32 %0, %1;" : "=f"(t1514) : "r"(row_43));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1515;
                asm("mov.b32 %0, %1;" : "=f"(t1515) : "r"(row_44));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1516;
                asm("mov.b32 %0, %1;" : "=f"(t1516) : "r"(row_45));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1517 = dp_9 - t1514;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1518 = s_9 * t1517;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1518;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1519 = dp_10 - t1516;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1520 = s_10 * t1519;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1520;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1521 = dp_11 - t1514;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1522 = s_11 * t1521;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1522;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1523 = dp_12 - t1516;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1524 = s_12 * t1523;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1524;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t1488) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1525;
                asm("mov.b32 %0, %1;" : "=f"(t1525) : "r"(row_46));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1526;
                asm("mov.b32 %0, %1;" : "=f"(t1526) : "r"(row_47));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1527;
                asm("mov.b32 %0, %1;" : "=f"(t1527) : "r"(row_48));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1528;
                asm("mov.b32 %0, %1;" : "=f"(t1528) : "r"(row_49));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1529 = dp_13 - t1526;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1530 = s_13 * t1529;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1530;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1531 = dp_14 - t1528;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1532 = s_14 * t1531;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1532;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1533 = dp_15 - t1526;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1534 = s_15 * t1533;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1534;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1535 = dp_16 - t1528;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1536 = s_16 * t1535;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1536;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t1488) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1537;
                asm("mov.b32 %0, %1;" : "=f"(t1537) : "r"(row_50));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1538;
                asm("mov.b32 %0, %1;" : "=f"(t1538) : "r"(row_51));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1539;
                asm("mov.b32 %0, %1;" : "=f"(t1539) : "r"(row_52));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1540;
                asm("mov.b32 %0, %1;" : "=f"(t1540) : "r"(row_53));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1541 = dp_17 - t1538;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1542 = s_17 * t1541;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1542;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1543 = dp_18 - t1540;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1544 = s_18 * t1543;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1544;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1545 = dp_19 - t1538;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1546 = s_19 * t1545;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1546;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1547 = dp_20 - t1540;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1548 = s_20 * t1547;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1548;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t1488) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1549;
                asm("mov.b32 %0, %1;" : "=f"(t1549) : "r"(row_54));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1550;
                asm("mov.b32 %0, %1;" : "=f"(t1550) : "r"(row_55));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1551;
                asm("mov.b32 %0, %1;" : "=f"(t1551) : "r"(row_56));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1552;
                asm("mov.b32 %0, %1;" : "=f"(t1552) : "r"(row_57));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1553 = dp_21 - t1550;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1554 = s_21 * t1553;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1554;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1555 = dp_22 - t1552;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1556 = s_22 * t1555;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1556;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1557 = dp_23 - t1550;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1558 = s_23 * t1557;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1558;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1559 = dp_24 - t1552;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1560 = s_24 * t1559;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1560;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t1488) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1561;
                asm("mov.b32 %0, %1;" : "=f"(t1561) : "r"(row_58));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1562;
                asm("mov.b32 %0, %1;" : "=f"(t1562) : "r"(row_59));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1563;
                asm("mov.b32 %0, %1;" : "=f"(t1563) : "r"(row_60));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1564;
                asm("mov.b32 %0, %1;" : "=f"(t1564) : "r"(row_61));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1565 = dp_25 - t1562;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1566 = s_25 * t1565;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1566;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1567 = dp_26 - t1564;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1568 = s_26 * t1567;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1568;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1569 = dp_27 - t1562;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1570 = s_27 * t1569;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1570;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1571 = dp_28 - t1564;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1572 = s_28 * t1571;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1572;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t1488) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1573;
                asm("mov.b32 %0, %1;" : "=f"(t1573) : "r"(row_62));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1574;
                asm("mov.b32 %0, %1;" : "=f"(t1574) : "r"(row_63));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1575;
                asm("mov.b32 %0, %1;" : "=f"(t1575) : "r"(row_64));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1576;
                asm("mov.b32 %0, %1;" : "=f"(t1576) : "r"(row_65));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1577 = dp_29 - t1574;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1578 = s_29 * t1577;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1578;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1579 = dp_30 - t1576;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1580 = s_30 * t1579;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1580;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1581 = dp_31 - t1574;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1582 = s_31 * t1581;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1582;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1583 = dp_32 - t1576;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1584 = s_32 * t1583;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1584;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1585 = i_2 & 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1586 = t1585 << 14u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1587 = after + t1586;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1588 = t148 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1589 = t149 + t1588;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1590;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(dp), "f"(dp_2));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1591;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1591) : "f"(dp_3), "f"(dp_4));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1592;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(dp_5), "f"(dp_6));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1593;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1593) : "f"(dp_7), "f"(dp_8));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1594;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1594) : "f"(dp_9), "f"(dp_10));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1595;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(dp_11), "f"(dp_12));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1596;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(dp_13), "f"(dp_14));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1597;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1597) : "f"(dp_15), "f"(dp_16));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1598;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1598) : "f"(dp_17), "f"(dp_18));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1599;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1599) : "f"(dp_19), "f"(dp_20));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1600) : "f"(dp_21), "f"(dp_22));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(dp_23), "f"(dp_24));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1602) : "f"(dp_25), "f"(dp_26));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1603) : "f"(dp_27), "f"(dp_28));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1604) : "f"(dp_29), "f"(dp_30));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1605) : "f"(dp_31), "f"(dp_32));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1606 = lane & 15u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1607 = t1589 + t1606;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1608 = lane >> 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1609 = t1607 & 7u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1610 = t1608 ^ t1609;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1611 = t1607 << 7u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1612 = t1610 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1613 = t1611 + t1612;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1614 = t1587 + t1613;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1614), "r"(t1590), "r"(t1591), "r"(t1592), "r"(t1593) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1615 = t1613 ^ 32u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1616 = t1587 + t1615;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1616), "r"(t1594), "r"(t1595), "r"(t1596), "r"(t1597) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1617 = t1613 ^ 64u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1618 = t1587 + t1617;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1618), "r"(t1598), "r"(t1599), "r"(t1600), "r"(t1601) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1619 = t1613 ^ 96u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1620 = t1587 + t1619;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1620), "r"(t1602), "r"(t1603), "r"(t1604), "r"(t1605) : "memory");
                u32 t1621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(dp), "f"(dp_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(dp_3), "f"(dp_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1623;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(dp_5), "f"(dp_6));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1624;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(dp_7), "f"(dp_8));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1625;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1625) : "f"(dp_9), "f"(dp_10));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1626;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(dp_11), "f"(dp_12));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1627;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1627) : "f"(dp_13), "f"(dp_14));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1628;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1628) : "f"(dp_15), "f"(dp_16));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1629;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(dp_17), "f"(dp_18));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1630;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(dp_19), "f"(dp_20));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1631;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1631) : "f"(dp_21), "f"(dp_22));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1632;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1632) : "f"(dp_23), "f"(dp_24));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1633;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1633) : "f"(dp_25), "f"(dp_26));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1634;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1634) : "f"(dp_27), "f"(dp_28));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1635;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1635) : "f"(dp_29), "f"(dp_30));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1636;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(dp_31), "f"(dp_32));
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1621;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1622;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1623;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t1624;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t1625;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t1626;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t1627;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t1628;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t1629;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t1630;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t1631;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t1632;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t1633;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t1634;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t1635;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t1636;
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1637 = index << 14u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1638 = smem_1 + t1637;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1639;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1639) : "r"(t1638));
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1640 = t1587 >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1641 = t1639 >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1642 = t1640 + 67108864u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1643 = (u64)t1642;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1644 = t1643 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1645 = t1641 + 67108864u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1646 = (u64)t1645;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1647 = t1646 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1648 = t1640 + 67108992u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1649 = (u64)t1648;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1650 = t1649 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1651 = t1641 + 67108992u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1652 = (u64)t1651;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1653 = t1652 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1654 = t1640 + 67109120u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1655 = (u64)t1654;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1656 = t1655 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1657 = t1641 + 67109120u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1658 = (u64)t1657;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1659 = t1658 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1660 = t1640 + 67109248u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1661 = (u64)t1660;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1662 = t1661 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1663 = t1641 + 67109248u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1664 = (u64)t1663;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1665 = t1664 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1666 = t1640 + 67109376u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1667 = (u64)t1666;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1668 = t1667 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1669 = t1641 + 67109376u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1670 = (u64)t1669;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1671 = t1670 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1672 = t1640 + 67109504u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1673 = (u64)t1672;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1674 = t1673 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1675 = t1641 + 67109504u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1676 = (u64)t1675;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1677 = t1676 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1678 = t1640 + 67109632u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1679 = (u64)t1678;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1680 = t1679 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1681 = t1641 + 67109632u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1682 = (u64)t1681;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1683 = t1682 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1684 = t1640 + 67109760u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1685 = (u64)t1684;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1686 = t1685 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1687 = t1641 + 67109760u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1688 = (u64)t1687;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1689 = t1688 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t1644), "l"(t1647), "l"(t1650), "l"(t1653), "l"(t1656), "l"(t1659), "l"(t1662), "l"(t1665), "l"(t1668), "l"(t1671), "l"(t1674), "l"(t1677), "l"(t1680), "l"(t1683), "l"(t1686), "l"(t1689) : "memory");
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1690 = t216 >> 4u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1691 = t1690 + 33554432u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1692 = (u64)t1691;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1693 = t1692 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1694 = t1690 + 33554560u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1695 = (u64)t1694;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1696 = t1695 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1697 = t1690 + 33554688u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1698 = (u64)t1697;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1699 = t1698 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1700 = t1690 + 33554816u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1701 = (u64)t1700;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1702 = t1701 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1693), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1696), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1699), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1702) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1703 = i_2 + 1u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t213 ? t1703 : i_2;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1372), "r"(t1373), "r"(t1374), "r"(t1375) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1376), "r"(t1377), "r"(t1378), "r"(t1379) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1380), "r"(t1381), "r"(t1382), "r"(t1383) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1384), "r"(t1385), "r"(t1386), "r"(t1387) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_2 & 1u;
                const u32 t1706 = slot_4 + 8u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1707 = t1706 << 3u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1708 = p + t1707;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1709 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1709) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1708) : "memory");
                }
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1710 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1711 = t1710 + head_2;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1712 = t1711 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1713 = block_2 << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t1712 + t1713;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1715 = t148 << 4u;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t1715;
                const u64 t1717 = (u64)row_67;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1718 = t1717 * sums_stride0;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1719 = t1718 * 4ull;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1720 = sums + t1719;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1721 = index << 10u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1722 = (u64)t1721 * 4u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1723 = t1720 + t1722;
                const u32 t1724 = index << 2u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1725 = t1724 + t148;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1726 = t1725 << 12u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place = p + t1726;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1728 = lane << 2u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1729 = (u64)t1728 * 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 address = t1723 + t1729;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1731 = next & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1732 = t1731 + 2u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1733 = t1732 << 3u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1734 = p + t1733;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1735 = next >> 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1736 = t1735 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1734), "r"(t1736) : "memory");
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1737 = next & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1738 = t1737 + 6u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1739 = t1738 << 3u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1740 = p + t1739;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1741 = next >> 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1742 = t1741 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1740), "r"(t1742) : "memory");
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1743 = next & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1744 = t1743 << 14u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1745 = t70 + t1744;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1746 = t149 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1747 = smem_1 + t1746;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1748;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1748) : "r"(t1747));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1749 = t1748 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1750 = t1745 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1751 = t1749 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1752 = (u64)t1751;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1753 = t1752 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1754 = t1750 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1755 = (u64)t1754;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1756 = t1755 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1757 = t1749 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1758 = (u64)t1757;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1759 = t1758 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1760 = t1750 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1761 = (u64)t1760;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1762 = t1761 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1763 = t1749 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1764 = (u64)t1763;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1765 = t1764 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1766 = t1750 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1767 = (u64)t1766;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1768 = t1767 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1769 = t1749 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1770 = (u64)t1769;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1771 = t1770 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1772 = t1750 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1773 = (u64)t1772;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1774 = t1773 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1775 = t1749 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1776 = (u64)t1775;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1777 = t1776 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1778 = t1750 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1779 = (u64)t1778;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1780 = t1779 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1781 = t1749 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1782 = (u64)t1781;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1783 = t1782 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1784 = t1750 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1785 = (u64)t1784;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1786 = t1785 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1787 = t1749 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1788 = (u64)t1787;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1789 = t1788 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1790 = t1750 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1791 = (u64)t1790;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1792 = t1791 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1793 = t1749 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1794 = (u64)t1793;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1795 = t1794 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1796 = t1750 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1797 = (u64)t1796;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1798 = t1797 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1753), "l"(t1756), "l"(t1759), "l"(t1762), "l"(t1765), "l"(t1768), "l"(t1771), "l"(t1774), "l"(t1777), "l"(t1780), "l"(t1783), "l"(t1786), "l"(t1789), "l"(t1792), "l"(t1795), "l"(t1798) : "memory");
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 231 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("// %0" :  : "l"(address) : "memory");
#line 161 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_2 & 1u;
                const u32 t1800 = slot_5 + 4u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1801 = t1800 << 3u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1802 = p + t1801;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1803 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1803) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1802) : "memory");
                }
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1804 = block_2 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps_2 = t1804 == end_8;
                const u32 t1806 = head_2 + 1u;
#line 115 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1807 = wraps_2 ? t1806 : head_2;
#line 115 "fa-kernels/src/attention/backward/work.rs"
                head_2 = t1807;
                const u32 t1808 = block_2 + 1u;
#line 116 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1809 = wraps_2 ? first : t1808;
#line 116 "fa-kernels/src/attention/backward/work.rs"
                block_2 = t1809;
            }
#line 69 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) :  : "memory");
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
        }
#line 73 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1810 = dk_2 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t1810;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1811 = dk_3 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t1811;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1812 = dk_4 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t1812;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1813 = dk_5 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t1813;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1814 = dk_6 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t1814;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1815 = dk_7 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t1815;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1816 = dk_8 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t1816;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1817 = dk_9 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t1817;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1818 = dk_10 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t1818;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1819 = dk_11 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t1819;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1820 = dk_12 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t1820;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1821 = dk_13 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t1821;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1822 = dk_14 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t1822;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1823 = dk_15 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t1823;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1824 = dk_16 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t1824;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1825 = dk_17 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t1825;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1826 = dk_18 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t1826;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1827 = dk_19 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t1827;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1828 = dk_20 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t1828;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1829 = dk_21 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t1829;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1830 = dk_22 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t1830;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1831 = dk_23 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t1831;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1832 = dk_24 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t1832;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1833 = dk_25 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t1833;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1834 = dk_26 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t1834;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1835 = dk_27 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t1835;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1836 = dk_28 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t1836;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1837 = dk_29 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t1837;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1838 = dk_30 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t1838;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1839 = dk_31 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t1839;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1840 = dk_32 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t1840;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1841 = dk_33 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t1841;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1842 = dk_34 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t1842;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1843 = dk_35 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t1843;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1844 = dk_36 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t1844;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1845 = dk_37 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t1845;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1846 = dk_38 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t1846;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1847 = dk_39 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t1847;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1848 = dk_40 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t1848;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1849 = dk_41 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t1849;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1850 = dk_42 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t1850;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1851 = dk_43 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t1851;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1852 = dk_44 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t1852;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1853 = dk_45 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t1853;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1854 = dk_46 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t1854;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1855 = dk_47 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t1855;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1856 = dk_48 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t1856;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1857 = dk_49 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t1857;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1858 = dk_50 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t1858;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1859 = dk_51 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t1859;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1860 = dk_52 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t1860;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1861 = dk_53 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t1861;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1862 = dk_54 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t1862;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1863 = dk_55 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t1863;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1864 = dk_56 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t1864;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1865 = dk_57 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t1865;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1866 = dk_58 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t1866;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1867 = dk_59 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t1867;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1868 = dk_60 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t1868;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1869 = dk_61 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t1869;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1870 = dk_62 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t1870;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1871 = dk_63 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t1871;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1872 = dk_64 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t1872;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1873 = dk_65 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t1873;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1874 = smem_1 + 16384u;
        const u32 t1875 = t148 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1876 = t149 + t1875;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1877;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1877) : "f"(dk_2), "f"(dk_3));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1878;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1878) : "f"(dk_4), "f"(dk_5));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1879;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1879) : "f"(dk_6), "f"(dk_7));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1880;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1880) : "f"(dk_8), "f"(dk_9));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1881;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1881) : "f"(dk_10), "f"(dk_11));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1882;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1882) : "f"(dk_12), "f"(dk_13));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1883;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1883) : "f"(dk_14), "f"(dk_15));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1884;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1884) : "f"(dk_16), "f"(dk_17));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1885;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1885) : "f"(dk_18), "f"(dk_19));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1886;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1886) : "f"(dk_20), "f"(dk_21));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1887;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1887) : "f"(dk_22), "f"(dk_23));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1888;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1888) : "f"(dk_24), "f"(dk_25));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1889;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1889) : "f"(dk_26), "f"(dk_27));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1890;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1890) : "f"(dk_28), "f"(dk_29));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1891;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1891) : "f"(dk_30), "f"(dk_31));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1892;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1892) : "f"(dk_32), "f"(dk_33));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1893;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1893) : "f"(dk_34), "f"(dk_35));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1894;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1894) : "f"(dk_36), "f"(dk_37));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1895;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1895) : "f"(dk_38), "f"(dk_39));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1896;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(dk_40), "f"(dk_41));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1897;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1897) : "f"(dk_42), "f"(dk_43));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1898;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1898) : "f"(dk_44), "f"(dk_45));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1899;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1899) : "f"(dk_46), "f"(dk_47));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1900;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1900) : "f"(dk_48), "f"(dk_49));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1901;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1901) : "f"(dk_50), "f"(dk_51));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1902;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1902) : "f"(dk_52), "f"(dk_53));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1903;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1903) : "f"(dk_54), "f"(dk_55));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1904;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1904) : "f"(dk_56), "f"(dk_57));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1905;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1905) : "f"(dk_58), "f"(dk_59));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1906;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1906) : "f"(dk_60), "f"(dk_61));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1907;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1907) : "f"(dk_62), "f"(dk_63));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1908;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1908) : "f"(dk_64), "f"(dk_65));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1909 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1910 = t1876 + t1909;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1911 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1912 = t1910 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1913 = t1911 ^ t1912;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1914 = t1910 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1915 = t1913 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1916 = t1914 + t1915;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1917 = smem_1 + t1916;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1917), "r"(t1877), "r"(t1878), "r"(t1879), "r"(t1880) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1918 = t1916 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1919 = smem_1 + t1918;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1919), "r"(t1881), "r"(t1882), "r"(t1883), "r"(t1884) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1920 = t1916 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1921 = smem_1 + t1920;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1921), "r"(t1885), "r"(t1886), "r"(t1887), "r"(t1888) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1922 = t1916 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1923 = smem_1 + t1922;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1923), "r"(t1889), "r"(t1890), "r"(t1891), "r"(t1892) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1924 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1925 = t1876 + t1924;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1926 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1927 = t1925 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1928 = t1926 ^ t1927;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1929 = t1925 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1930 = t1928 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1931 = t1929 + t1930;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1932 = t1874 + t1931;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1932), "r"(t1893), "r"(t1894), "r"(t1895), "r"(t1896) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1933 = t1931 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1934 = t1874 + t1933;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1934), "r"(t1897), "r"(t1898), "r"(t1899), "r"(t1900) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1935 = t1931 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1936 = t1874 + t1935;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1936), "r"(t1901), "r"(t1902), "r"(t1903), "r"(t1904) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1937 = t1931 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1938 = t1874 + t1937;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1938), "r"(t1905), "r"(t1906), "r"(t1907), "r"(t1908) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1939 = (u64)batch_2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1940 = t1939 * dk_stride0;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1941 = t1940 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1942 = dk + t1941;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1943 = (u64)t8;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1944 = t1943 * dk_stride1;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1945 = t1944 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1946 = t1942 + t1945;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1947 = (u64)t10;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1948 = t1947 * dk_stride2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1949 = t1948 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1950 = t1946 + t1949;
        const u32 t1951 = seq_k - t8;
#line 283 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1952 = head_dim >> 3u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1953 = (u32)dk_stride1;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1954 = t1953 << 1u;
        const u32 t1955 = t148 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1956 = t149 + t1955;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1957 = lane >> 3u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1958 = t1956 + t1957;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1959 = lane & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1960 = t1958 < t1951;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1961 = t1959 < t1952;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1962 = t1960 & t1961;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1962) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1963 = t1958 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1964 = t1959 ^ t1963;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1965 = t1958 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1966 = t1964 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1967 = t1965 + t1966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1968 = smem_1 + t1967;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1968) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1969 = (u64)t1958 * t1954;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1970 = t1950 + t1969;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1971 = (u64)t1959 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1972 = t1970 + t1971;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1972), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1973 = t1958 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1974 = t1973 < t1951;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1975 = t1959 < t1952;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1976 = t1974 & t1975;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1976) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1977 = t1973 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1978 = t1959 ^ t1977;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1979 = t1973 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1980 = t1978 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1981 = t1979 + t1980;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1982 = smem_1 + t1981;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1982) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1983 = (u64)t1973 * t1954;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1984 = t1950 + t1983;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1985 = (u64)t1959 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1986 = t1984 + t1985;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1986), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1987 = t1958 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1988 = t1987 < t1951;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1989 = t1959 < t1952;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1990 = t1988 & t1989;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1990) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1991 = t1987 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1992 = t1959 ^ t1991;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1993 = t1987 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1994 = t1992 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1995 = t1993 + t1994;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1996 = smem_1 + t1995;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1996) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1997 = (u64)t1987 * t1954;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1998 = t1950 + t1997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1999 = (u64)t1959 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2000 = t1998 + t1999;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2000), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2001 = t1958 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2002 = t2001 < t1951;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2003 = t1959 < t1952;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2004 = t2002 & t2003;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2004) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2005 = t2001 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2006 = t1959 ^ t2005;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2007 = t2001 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2008 = t2006 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2009 = t2007 + t2008;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2010 = smem_1 + t2009;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t2010) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2011 = (u64)t2001 * t1954;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2012 = t1950 + t2011;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2013 = (u64)t1959 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2014 = t2012 + t2013;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2014), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2015 = smem_1 + 16384u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2016 = t1958 < t1951;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2017 = t1959 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2018 = t2017 < t1952;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2019 = t2016 & t2018;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2019) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2020 = t1958 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2021 = t1959 ^ t2020;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2022 = t1958 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2023 = t2021 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2024 = t2022 + t2023;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2025 = t2015 + t2024;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t2025) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2026 = (u64)t1958 * t1954;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2027 = t1950 + t2026;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2028 = (u64)t1959 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2029 = t2027 + t2028;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2029), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2030 = t1958 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2031 = t2030 < t1951;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2032 = t1959 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2033 = t2032 < t1952;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2034 = t2031 & t2033;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2034) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2035 = t2030 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2036 = t1959 ^ t2035;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2037 = t2030 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2038 = t2036 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2039 = t2037 + t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2040 = t2015 + t2039;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t2040) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2041 = (u64)t2030 * t1954;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2042 = t1950 + t2041;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2043 = (u64)t1959 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2044 = t2042 + t2043;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2044), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2045 = t1958 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2046 = t2045 < t1951;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2047 = t1959 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2048 = t2047 < t1952;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2049 = t2046 & t2048;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2049) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2050 = t2045 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2051 = t1959 ^ t2050;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2052 = t2045 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2053 = t2051 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2054 = t2052 + t2053;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2055 = t2015 + t2054;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t2055) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2056 = (u64)t2045 * t1954;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2057 = t1950 + t2056;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2058 = (u64)t1959 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2059 = t2057 + t2058;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2059), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2060 = t1958 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2061 = t2060 < t1951;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2062 = t1959 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2063 = t2062 < t1952;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2064 = t2061 & t2063;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2064) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2065 = t2060 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2066 = t1959 ^ t2065;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2067 = t2060 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2068 = t2066 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2069 = t2067 + t2068;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2070 = t2015 + t2069;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t2070) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2071 = (u64)t2060 * t1954;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2072 = t1950 + t2071;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2073 = (u64)t1959 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2074 = t2072 + t2073;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2074), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2075 = t69 + 16384u;
        const u32 t2076 = t148 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2077 = t149 + t2076;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2078;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2078) : "f"(dv_2), "f"(dv_3));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2079;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2079) : "f"(dv_4), "f"(dv_5));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2080;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2080) : "f"(dv_6), "f"(dv_7));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2081;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2081) : "f"(dv_8), "f"(dv_9));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2082;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2082) : "f"(dv_10), "f"(dv_11));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2083;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2083) : "f"(dv_12), "f"(dv_13));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2084;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2084) : "f"(dv_14), "f"(dv_15));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2085;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2085) : "f"(dv_16), "f"(dv_17));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2086;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2086) : "f"(dv_18), "f"(dv_19));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2087;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2087) : "f"(dv_20), "f"(dv_21));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2088;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2088) : "f"(dv_22), "f"(dv_23));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2089;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2089) : "f"(dv_24), "f"(dv_25));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2090;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2090) : "f"(dv_26), "f"(dv_27));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2091;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2091) : "f"(dv_28), "f"(dv_29));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2092;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2092) : "f"(dv_30), "f"(dv_31));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2093;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2093) : "f"(dv_32), "f"(dv_33));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2094;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2094) : "f"(dv_34), "f"(dv_35));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2095;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2095) : "f"(dv_36), "f"(dv_37));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2096;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2096) : "f"(dv_38), "f"(dv_39));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2097;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2097) : "f"(dv_40), "f"(dv_41));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2098;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2098) : "f"(dv_42), "f"(dv_43));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2099;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2099) : "f"(dv_44), "f"(dv_45));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2100;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2100) : "f"(dv_46), "f"(dv_47));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2101;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2101) : "f"(dv_48), "f"(dv_49));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2102;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2102) : "f"(dv_50), "f"(dv_51));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2103;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2103) : "f"(dv_52), "f"(dv_53));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2104;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2104) : "f"(dv_54), "f"(dv_55));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2105;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2105) : "f"(dv_56), "f"(dv_57));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2106;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2106) : "f"(dv_58), "f"(dv_59));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2107;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2107) : "f"(dv_60), "f"(dv_61));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2108;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2108) : "f"(dv_62), "f"(dv_63));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2109;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2109) : "f"(dv_64), "f"(dv_65));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2110 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2111 = t2077 + t2110;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2112 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2113 = t2111 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2114 = t2112 ^ t2113;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2115 = t2111 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2116 = t2114 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2117 = t2115 + t2116;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2118 = t69 + t2117;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2118), "r"(t2078), "r"(t2079), "r"(t2080), "r"(t2081) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2119 = t2117 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2120 = t69 + t2119;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2120), "r"(t2082), "r"(t2083), "r"(t2084), "r"(t2085) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2121 = t2117 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2122 = t69 + t2121;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2122), "r"(t2086), "r"(t2087), "r"(t2088), "r"(t2089) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2123 = t2117 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2124 = t69 + t2123;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2124), "r"(t2090), "r"(t2091), "r"(t2092), "r"(t2093) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2125 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2126 = t2077 + t2125;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2127 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2128 = t2126 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2129 = t2127 ^ t2128;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2130 = t2126 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2131 = t2129 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2132 = t2130 + t2131;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2133 = t2075 + t2132;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2133), "r"(t2094), "r"(t2095), "r"(t2096), "r"(t2097) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2134 = t2132 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2135 = t2075 + t2134;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2135), "r"(t2098), "r"(t2099), "r"(t2100), "r"(t2101) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2136 = t2132 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2137 = t2075 + t2136;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2137), "r"(t2102), "r"(t2103), "r"(t2104), "r"(t2105) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2138 = t2132 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2139 = t2075 + t2138;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2139), "r"(t2106), "r"(t2107), "r"(t2108), "r"(t2109) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2140 = (u64)batch_2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2141 = t2140 * dv_stride0;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2142 = t2141 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2143 = dv + t2142;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2144 = (u64)t8;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2145 = t2144 * dv_stride1;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2146 = t2145 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2147 = t2143 + t2146;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2148 = (u64)t10;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2149 = t2148 * dv_stride2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2150 = t2149 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2151 = t2147 + t2150;
        const u32 t2152 = seq_k - t8;
#line 283 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2153 = head_dim >> 3u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2154 = (u32)dv_stride1;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2155 = t2154 << 1u;
        const u32 t2156 = t148 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2157 = t149 + t2156;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2158 = lane >> 3u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2159 = t2157 + t2158;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2160 = lane & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2161 = t2159 < t2152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2162 = t2160 < t2153;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2163 = t2161 & t2162;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2163) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2164 = t2159 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2165 = t2160 ^ t2164;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2166 = t2159 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2167 = t2165 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2168 = t2166 + t2167;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2169 = t69 + t2168;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t2169) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2170 = (u64)t2159 * t2155;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2171 = t2151 + t2170;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2172 = (u64)t2160 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2173 = t2171 + t2172;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2173), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2174 = t2159 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2175 = t2174 < t2152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2176 = t2160 < t2153;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2177 = t2175 & t2176;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2177) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2178 = t2174 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2179 = t2160 ^ t2178;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2180 = t2174 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2181 = t2179 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2182 = t2180 + t2181;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2183 = t69 + t2182;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t2183) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2184 = (u64)t2174 * t2155;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2185 = t2151 + t2184;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2186 = (u64)t2160 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2187 = t2185 + t2186;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2187), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2188 = t2159 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2189 = t2188 < t2152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2190 = t2160 < t2153;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2191 = t2189 & t2190;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2191) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2192 = t2188 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2193 = t2160 ^ t2192;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2194 = t2188 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2195 = t2193 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2196 = t2194 + t2195;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2197 = t69 + t2196;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t2197) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2198 = (u64)t2188 * t2155;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2199 = t2151 + t2198;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2200 = (u64)t2160 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2201 = t2199 + t2200;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2201), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2202 = t2159 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2203 = t2202 < t2152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2204 = t2160 < t2153;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2205 = t2203 & t2204;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2205) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2206 = t2202 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2207 = t2160 ^ t2206;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2208 = t2202 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2209 = t2207 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2210 = t2208 + t2209;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2211 = t69 + t2210;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t2211) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2212 = (u64)t2202 * t2155;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2213 = t2151 + t2212;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2214 = (u64)t2160 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2215 = t2213 + t2214;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2215), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2216 = t69 + 16384u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2217 = t2159 < t2152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2218 = t2160 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2219 = t2218 < t2153;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2220 = t2217 & t2219;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2220) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2221 = t2159 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2222 = t2160 ^ t2221;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2223 = t2159 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2224 = t2222 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2225 = t2223 + t2224;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2226 = t2216 + t2225;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t2226) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2227 = (u64)t2159 * t2155;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2228 = t2151 + t2227;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2229 = (u64)t2160 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2230 = t2228 + t2229;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2230), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2231 = t2159 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2232 = t2231 < t2152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2233 = t2160 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2234 = t2233 < t2153;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2235 = t2232 & t2234;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2235) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2236 = t2231 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2237 = t2160 ^ t2236;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2238 = t2231 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2239 = t2237 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2240 = t2238 + t2239;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2241 = t2216 + t2240;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t2241) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2242 = (u64)t2231 * t2155;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2243 = t2151 + t2242;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2244 = (u64)t2160 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2245 = t2243 + t2244;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2245), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2246 = t2159 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2247 = t2246 < t2152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2248 = t2160 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2249 = t2248 < t2153;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2250 = t2247 & t2249;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2250) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2251 = t2246 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2252 = t2160 ^ t2251;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2253 = t2246 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2254 = t2252 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2255 = t2253 + t2254;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2256 = t2216 + t2255;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t2256) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2257 = (u64)t2246 * t2155;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2258 = t2151 + t2257;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2259 = (u64)t2160 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2260 = t2258 + t2259;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2260), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2261 = t2159 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2262 = t2261 < t2152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2263 = t2160 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2264 = t2263 < t2153;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2265 = t2262 & t2264;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2265) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2266 = t2261 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2267 = t2160 ^ t2266;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2268 = t2261 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2269 = t2267 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2270 = t2268 + t2269;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2271 = t2216 + t2270;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t2271) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2272 = (u64)t2261 * t2155;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2273 = t2151 + t2272;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2274 = (u64)t2160 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2275 = t2273 + t2274;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2275), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
