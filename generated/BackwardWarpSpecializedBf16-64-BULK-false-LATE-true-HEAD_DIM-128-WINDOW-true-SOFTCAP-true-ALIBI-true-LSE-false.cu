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
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 127u;
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 7u;
    const u32 t3 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 46 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 7u;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 54 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t13 = low < high;
        if (!t13) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t14 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t14 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t16 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t17 = t16 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t18 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t19 = t17 < t18 ? t17 : t18;
#line 129 "fa-kernels/src/attention/options/window.rs"
        const u32 t20 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t21 = t19 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t21 + t20;
        const u32 t23 = end > seq_q ? end : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t24 = t23 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
        const u32 end_2 = t24 < seq_k ? t24 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t19 + seq_k;
        const u32 t27 = end_3 > seq_q ? end_3 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position = t27 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t29 = position > window_left ? position : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t30 = t29 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t31 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin = t30 < t31 ? t30 : t31;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t8 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t34 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t35 = found ? low : t34;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t35;
        const u32 t36 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t36;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first = low;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low_2 = 0u;
    u32 high_2 = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t38 = low_2 < high_2;
        if (!t38) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t39 = low_2 + high_2;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle_2 = t39 >> 1u;
#line 65 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t41 = middle_2 << 6u;
#line 129 "fa-kernels/src/attention/options/window.rs"
        const u32 t42 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t43 = t41 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_4 = t43 + t42;
        const u32 t45 = end_4 > seq_q ? end_4 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t46 = t45 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
        const u32 end_5 = t46 < seq_k ? t46 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_6 = t41 + seq_k;
        const u32 t49 = end_6 > seq_q ? end_6 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_2 = t49 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t51 = position_2 > window_left ? position_2 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t52 = t51 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t53 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_2 = t52 < t53 ? t52 : t53;
#line 67 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t55 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool t56 = begin_2 < t55;
#line 67 "fa-kernels/src/attention/query_blocks.rs"
        const bool found_2 = !t56;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t58 = middle_2 + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t59 = found_2 ? low_2 : t58;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low_2 = t59;
        const u32 t60 = found_2 ? middle_2 : high_2;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high_2 = t60;
    }
#line 64 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_7 = low_2;
#line 69 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_8 = end_7 > first ? end_7 : first;
#line 152 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t65 = thread >> 5u;
#line 154 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t65));
#line 155 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t75 = thread == 0u;
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 162 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t85 = warpgroup == 0u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t85) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t86 = warp == 0u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t86) {
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t87 = end_8 - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = t87 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            const u32 t89 = t10 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t89;
            u32 block = first;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                const u32 t90 = i + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
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
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t108 = batch_2 * heads;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t109 = t108 + head;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t110 = t109 * padded;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t111 = block << 6u;
#line 223 "fa-kernels/src/attention/backward/work.rs"
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
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const u32 t141 = block + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t141 == end_8;
                const u32 t143 = head + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const u32 t144 = wraps ? t143 : head;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                head = t144;
                const u32 t145 = block + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const u32 t146 = wraps ? first : t145;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                block = t146;
            }
        }
    } else {
#line 174 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 197 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t148 = warp & 3u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t149 = index << 6u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_2 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_3 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_4 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_5 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_6 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_7 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_8 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_9 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_10 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_11 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_12 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_13 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_14 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_15 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_16 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_17 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_18 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_19 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_20 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_21 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_22 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_23 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_24 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_25 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_26 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_27 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_28 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_29 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_30 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_31 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_32 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_2 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_3 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_4 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_5 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_6 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_7 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_8 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_9 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_10 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_11 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_12 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_13 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_14 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_15 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_16 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_17 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_18 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_19 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_20 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_21 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_22 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_23 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_24 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_25 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_26 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_27 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_28 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_29 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_30 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_31 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_32 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_2 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_3 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_4 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_5 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_6 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_7 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_8 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_9 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_10 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_11 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_12 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_13 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_14 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_15 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_16 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_17 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_18 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_19 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_20 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_21 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_22 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_23 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_24 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_25 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_26 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_27 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_28 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_29 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_30 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_31 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_32 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_2 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_3 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_4 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_5 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_6 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_7 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_8 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_9 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_10 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_11 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_12 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_13 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_14 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_15 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_16 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_17 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_18 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_19 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_20 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_21 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_22 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_23 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_24 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_25 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_26 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_27 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_28 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_29 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_30 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_31 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_32 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_33 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_34 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_35 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_36 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_37 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_38 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_39 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_40 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_41 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_42 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_43 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_44 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_45 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_46 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_47 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_48 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_49 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_50 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_51 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_52 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_53 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_54 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_55 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_56 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_57 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_58 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_59 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_60 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_61 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_62 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_63 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_64 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_65 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_2 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_3 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_4 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_5 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_6 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_7 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_8 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_9 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_10 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_11 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_12 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_13 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_14 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_15 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_16 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_17 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_18 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_19 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_20 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_21 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_22 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_23 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_24 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_25 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_26 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_27 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_28 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_29 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_30 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_31 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_32 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_33 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_34 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_35 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_36 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_37 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_38 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_39 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_40 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_41 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_42 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_43 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_44 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_45 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_46 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_47 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_48 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_49 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_50 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_51 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_52 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_53 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_54 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_55 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_56 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_57 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_58 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_59 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_60 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_61 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_62 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_63 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_64 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_65 = 0.0f;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_2 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_3 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_4 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_5 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_6 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_7 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_8 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_9 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_10 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_11 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_12 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_13 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_14 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_15 = 0u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_16 = 0u;
#line 93 "fa-kernels/src/attention/backward/work.rs"
        const u32 t150 = end_8 - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
        const u32 t151 = t150 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
        const bool t152 = t151 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t152) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t153 = p + 16u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t208 = p + 48u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t208), "r"(0u) : "memory");
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t209 = end_8 - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = t209 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            const u32 t211 = t10 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            u32 head_2 = t211;
            u32 block_2 = first;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                const u32 t212 = i_2 + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                const bool t213 = t212 < count_3;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t214 = i_2 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t215 = t214 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t216 = t70 + t215;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t217 = i_2 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t218 = t217 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t219 = t71 + t218;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_2 & 1u;
                const u32 t221 = slot_3 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t221;
#line 113 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t223 = block_2 << 6u;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t224 = (u64)batch_2;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t225 = t224 * alibi_slopes_stride0;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t226 = t225 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t227 = alibi_slopes + t226;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t228 = (u64)head_2;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t229 = t228 * alibi_slopes_stride1;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t230 = t229 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t231 = t227 + t230;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                f32 slope;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t231) : "memory");
#line 91 "fa-kernels/src/attention/options/alibi.rs"
                f32 t233;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t233) : "f"(scale_log2));
#line 91 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t234 = t233 * 1.442695f;
#line 91 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t235 = slope * t234;
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
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t396 = -s;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t397;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(s), "f"(t396), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t398 = -s_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t399;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t399) : "f"(s_2), "f"(t398), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t400 = -s_3;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t401;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t401) : "f"(s_3), "f"(t400), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t402 = -s_4;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t403;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t403) : "f"(s_4), "f"(t402), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t404 = -s_5;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t405;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t405) : "f"(s_5), "f"(t404), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t406 = -s_6;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t407;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t407) : "f"(s_6), "f"(t406), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t408 = -s_7;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t409;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t409) : "f"(s_7), "f"(t408), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t410 = -s_8;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t411;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t411) : "f"(s_8), "f"(t410), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t412 = -s_9;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t413;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(s_9), "f"(t412), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t414 = -s_10;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t415;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t415) : "f"(s_10), "f"(t414), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t416 = -s_11;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t417;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(s_11), "f"(t416), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t418 = -s_12;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t419;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t419) : "f"(s_12), "f"(t418), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t420 = -s_13;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t421;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t421) : "f"(s_13), "f"(t420), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t422 = -s_14;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t423;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t423) : "f"(s_14), "f"(t422), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t424 = -s_15;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t425;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t425) : "f"(s_15), "f"(t424), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t426 = -s_16;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t427;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t427) : "f"(s_16), "f"(t426), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t428 = -s_17;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t429;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t429) : "f"(s_17), "f"(t428), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t430 = -s_18;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t431;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t431) : "f"(s_18), "f"(t430), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t432 = -s_19;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t433;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(s_19), "f"(t432), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t434 = -s_20;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t435;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t435) : "f"(s_20), "f"(t434), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t436 = -s_21;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t437;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(s_21), "f"(t436), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t438 = -s_22;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t439;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t439) : "f"(s_22), "f"(t438), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t440 = -s_23;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t441;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(s_23), "f"(t440), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t442 = -s_24;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t443;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(s_24), "f"(t442), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t444 = -s_25;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t445;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(s_25), "f"(t444), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t446 = -s_26;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t447;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t447) : "f"(s_26), "f"(t446), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t448 = -s_27;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t449;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t449) : "f"(s_27), "f"(t448), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t450 = -s_28;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t451;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t451) : "f"(s_28), "f"(t450), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t452 = -s_29;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t453;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(s_29), "f"(t452), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t454 = -s_30;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t455;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(s_30), "f"(t454), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t456 = -s_31;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t457;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(s_31), "f"(t456), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t458 = -s_32;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t459;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t459) : "f"(s_32), "f"(t458), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t460 = t148 << 4u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t461 = t149 + t460;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t462 = t8 + t461;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t463 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t464 = t462 + t463;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t465 = t464 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 column = (f32)t465;
                const u32 t467 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t468 = t467 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t469 = t223 + t468;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t470 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t471 = t470 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t472 = t223 + t471;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t473 = t472 + 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t474 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t475 = t474 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t476 = t223 + t475;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t477 = t476 + 8u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t478 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t479 = t478 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t480 = t223 + t479;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t481 = t480 + 9u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t482 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t483 = t482 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t484 = t223 + t483;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t485 = t484 + 16u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t486 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t487 = t486 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t488 = t223 + t487;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t489 = t488 + 17u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t490 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t491 = t490 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t492 = t223 + t491;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t493 = t492 + 24u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t494 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t495 = t494 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t496 = t223 + t495;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t497 = t496 + 25u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t498 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t499 = t498 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t500 = t223 + t499;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t501 = t500 + 32u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t502 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t503 = t502 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t504 = t223 + t503;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t505 = t504 + 33u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t506 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t507 = t506 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t508 = t223 + t507;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t509 = t508 + 40u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t510 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t511 = t510 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t512 = t223 + t511;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t513 = t512 + 41u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t514 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t515 = t514 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t516 = t223 + t515;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t517 = t516 + 48u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t518 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t519 = t518 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t520 = t223 + t519;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t521 = t520 + 49u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t522 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t523 = t522 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t524 = t223 + t523;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t525 = t524 + 56u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t526 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t527 = t526 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t528 = t223 + t527;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t529 = t528 + 57u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t530 = t469 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t531 = (f32)t530;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_2 = t531 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance = first_2 + 0.0f;
                f32 t534;
                asm("abs.f32 %0, %1;" : "=f"(t534) : "f"(distance));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t535 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t536;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t536) : "f"(t534), "f"(t535), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s = t536;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_2 = first_2 + -8.0f;
                f32 t538;
                asm("abs.f32 %0, %1;" : "=f"(t538) : "f"(distance_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t539 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t540;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(t538), "f"(t539), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_3 = t540;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t541 = t473 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t542 = (f32)t541;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_3 = t542 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_3 = first_3 + 0.0f;
                f32 t545;
                asm("abs.f32 %0, %1;" : "=f"(t545) : "f"(distance_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t546 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t547;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(t545), "f"(t546), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_2 = t547;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_4 = first_3 + -8.0f;
                f32 t549;
                asm("abs.f32 %0, %1;" : "=f"(t549) : "f"(distance_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t550 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t551;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(t549), "f"(t550), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_4 = t551;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t552 = t477 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t553 = (f32)t552;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_4 = t553 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_5 = first_4 + 0.0f;
                f32 t556;
                asm("abs.f32 %0, %1;" : "=f"(t556) : "f"(distance_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t557 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t558;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(t556), "f"(t557), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_5 = t558;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_6 = first_4 + -8.0f;
                f32 t560;
                asm("abs.f32 %0, %1;" : "=f"(t560) : "f"(distance_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t561 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t562;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t562) : "f"(t560), "f"(t561), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_7 = t562;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t563 = t481 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t564 = (f32)t563;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_5 = t564 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_7 = first_5 + 0.0f;
                f32 t567;
                asm("abs.f32 %0, %1;" : "=f"(t567) : "f"(distance_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t568 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t569;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t569) : "f"(t567), "f"(t568), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_6 = t569;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_8 = first_5 + -8.0f;
                f32 t571;
                asm("abs.f32 %0, %1;" : "=f"(t571) : "f"(distance_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t572 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t573;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(t571), "f"(t572), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_8 = t573;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t574 = t485 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t575 = (f32)t574;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_6 = t575 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_9 = first_6 + 0.0f;
                f32 t578;
                asm("abs.f32 %0, %1;" : "=f"(t578) : "f"(distance_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t579 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(t578), "f"(t579), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_9 = t580;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_10 = first_6 + -8.0f;
                f32 t582;
                asm("abs.f32 %0, %1;" : "=f"(t582) : "f"(distance_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t583 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t584;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t584) : "f"(t582), "f"(t583), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_11 = t584;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t585 = t489 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t586 = (f32)t585;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_7 = t586 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_11 = first_7 + 0.0f;
                f32 t589;
                asm("abs.f32 %0, %1;" : "=f"(t589) : "f"(distance_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t590 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(t589), "f"(t590), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_10 = t591;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_12 = first_7 + -8.0f;
                f32 t593;
                asm("abs.f32 %0, %1;" : "=f"(t593) : "f"(distance_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t594 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t595;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(t593), "f"(t594), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_12 = t595;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t596 = t493 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t597 = (f32)t596;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_8 = t597 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_13 = first_8 + 0.0f;
                f32 t600;
                asm("abs.f32 %0, %1;" : "=f"(t600) : "f"(distance_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t601 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(t600), "f"(t601), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_13 = t602;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_14 = first_8 + -8.0f;
                f32 t604;
                asm("abs.f32 %0, %1;" : "=f"(t604) : "f"(distance_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t605 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t606;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(t604), "f"(t605), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_15 = t606;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t607 = t497 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t608 = (f32)t607;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_9 = t608 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_15 = first_9 + 0.0f;
                f32 t611;
                asm("abs.f32 %0, %1;" : "=f"(t611) : "f"(distance_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t612 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t613;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t613) : "f"(t611), "f"(t612), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_14 = t613;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_16 = first_9 + -8.0f;
                f32 t615;
                asm("abs.f32 %0, %1;" : "=f"(t615) : "f"(distance_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t616 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t617;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t617) : "f"(t615), "f"(t616), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_16 = t617;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t618 = t501 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t619 = (f32)t618;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_10 = t619 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_17 = first_10 + 0.0f;
                f32 t622;
                asm("abs.f32 %0, %1;" : "=f"(t622) : "f"(distance_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t623 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t624;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(t622), "f"(t623), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_17 = t624;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_18 = first_10 + -8.0f;
                f32 t626;
                asm("abs.f32 %0, %1;" : "=f"(t626) : "f"(distance_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t627 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(t626), "f"(t627), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_19 = t628;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t629 = t505 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t630 = (f32)t629;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_11 = t630 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_19 = first_11 + 0.0f;
                f32 t633;
                asm("abs.f32 %0, %1;" : "=f"(t633) : "f"(distance_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t634 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t635;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t635) : "f"(t633), "f"(t634), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_18 = t635;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_20 = first_11 + -8.0f;
                f32 t637;
                asm("abs.f32 %0, %1;" : "=f"(t637) : "f"(distance_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t638 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t639;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t639) : "f"(t637), "f"(t638), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_20 = t639;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t640 = t509 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t641 = (f32)t640;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_12 = t641 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_21 = first_12 + 0.0f;
                f32 t644;
                asm("abs.f32 %0, %1;" : "=f"(t644) : "f"(distance_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t645 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t646;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(t644), "f"(t645), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_21 = t646;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_22 = first_12 + -8.0f;
                f32 t648;
                asm("abs.f32 %0, %1;" : "=f"(t648) : "f"(distance_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t649 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t650;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(t648), "f"(t649), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_23 = t650;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t651 = t513 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t652 = (f32)t651;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_13 = t652 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_23 = first_13 + 0.0f;
                f32 t655;
                asm("abs.f32 %0, %1;" : "=f"(t655) : "f"(distance_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t656 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t657;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(t655), "f"(t656), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_22 = t657;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_24 = first_13 + -8.0f;
                f32 t659;
                asm("abs.f32 %0, %1;" : "=f"(t659) : "f"(distance_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t660 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t661;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(t659), "f"(t660), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_24 = t661;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t662 = t517 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t663 = (f32)t662;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_14 = t663 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_25 = first_14 + 0.0f;
                f32 t666;
                asm("abs.f32 %0, %1;" : "=f"(t666) : "f"(distance_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t667 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t668;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t668) : "f"(t666), "f"(t667), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_25 = t668;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_26 = first_14 + -8.0f;
                f32 t670;
                asm("abs.f32 %0, %1;" : "=f"(t670) : "f"(distance_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t671 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t672;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(t670), "f"(t671), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_27 = t672;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t673 = t521 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t674 = (f32)t673;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_15 = t674 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_27 = first_15 + 0.0f;
                f32 t677;
                asm("abs.f32 %0, %1;" : "=f"(t677) : "f"(distance_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t678 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t679;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(t677), "f"(t678), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_26 = t679;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_28 = first_15 + -8.0f;
                f32 t681;
                asm("abs.f32 %0, %1;" : "=f"(t681) : "f"(distance_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t682 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t683;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t683) : "f"(t681), "f"(t682), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_28 = t683;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t684 = t525 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t685 = (f32)t684;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_16 = t685 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_29 = first_16 + 0.0f;
                f32 t688;
                asm("abs.f32 %0, %1;" : "=f"(t688) : "f"(distance_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t689 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t690;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(t688), "f"(t689), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_29 = t690;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_30 = first_16 + -8.0f;
                f32 t692;
                asm("abs.f32 %0, %1;" : "=f"(t692) : "f"(distance_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t693 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t694;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t694) : "f"(t692), "f"(t693), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_31 = t694;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t695 = t529 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t696 = (f32)t695;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_17 = t696 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_31 = first_17 + 0.0f;
                f32 t699;
                asm("abs.f32 %0, %1;" : "=f"(t699) : "f"(distance_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t700 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t701;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t701) : "f"(t699), "f"(t700), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_30 = t701;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_32 = first_17 + -8.0f;
                f32 t703;
                asm("abs.f32 %0, %1;" : "=f"(t703) : "f"(distance_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t704 = -t235;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t705;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t705) : "f"(t703), "f"(t704), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_32 = t705;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t706 = block_2 << 6u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t707 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t708 = t706 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_9 = t708 + t707;
                const u32 t710 = end_9 > seq_q ? end_9 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t711 = t710 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_10 = t711 < seq_k ? t711 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_11 = t706 + seq_k;
                const u32 t714 = end_11 > seq_q ? end_11 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_3 = t714 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t716 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t717 = t716 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t718 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_3 = t717 < t718 ? t717 : t718;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t720 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = end_10 < t720;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t722 = block_2 << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t723 = t722 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t724 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t725 = t723 < t724 ? t723 : t724;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t726 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t727 = t725 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_12 = t727 + t726;
                const u32 t729 = end_12 > seq_q ? end_12 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t730 = t729 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_13 = t730 < seq_k ? t730 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_14 = t725 + seq_k;
                const u32 t733 = end_14 > seq_q ? end_14 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_4 = t733 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t735 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t736 = t735 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t737 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_4 = t736 < t737 ? t736 : t737;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool t739 = t8 < begin_4;
#line 103 "fa-kernels/src/attention/query_blocks.rs"
                const bool t740 = right | t739;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
                if (t740) {
                    const u32 t741 = t148 << 4u;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t742 = t149 + t741;
#line 447 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t743 = t8 + t742;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t744 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = t743 + t744;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t746 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t747 = t746 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t748 = t223 + t747;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t749 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t750 = t749 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t751 = t223 + t750;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t752 = t751 + 1u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t753 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t754 = t748 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_15 = t754 + t753;
                    const u32 t756 = end_15 > seq_q ? end_15 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t757 = t756 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_16 = t757 < seq_k ? t757 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_17 = t748 + seq_k;
                    const u32 t760 = end_17 > seq_q ? end_17 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_5 = t760 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t762 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t763 = t762 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t764 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_5 = t763 < t764 ? t763 : t764;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t766 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_18 = t766 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t768 = begin_5 > column_2 ? begin_5 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t769 = t768 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t770 = 0u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t771 = t769 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible = t770 & t771;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t773 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t773;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t774 = 8u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t775 = t769 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = t774 & t775;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t777 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t777;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t778 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t779 = t752 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_19 = t779 + t778;
                    const u32 t781 = end_19 > seq_q ? end_19 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t782 = t781 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_20 = t782 < seq_k ? t782 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_21 = t752 + seq_k;
                    const u32 t785 = end_21 > seq_q ? end_21 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_6 = t785 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t787 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t788 = t787 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t789 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_6 = t788 < t789 ? t788 : t789;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t791 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_22 = t791 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t793 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t794 = t793 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t795 = 0u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t796 = t794 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = t795 & t796;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t798 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t798;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t799 = 8u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t800 = t794 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = t799 & t800;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t802 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t802;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t803 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t804 = t803 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t805 = t223 + t804;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t806 = t805 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t807 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t808 = t807 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t809 = t223 + t808;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t810 = t809 + 9u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t811 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t812 = t806 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_23 = t812 + t811;
                    const u32 t814 = end_23 > seq_q ? end_23 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t815 = t814 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_24 = t815 < seq_k ? t815 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t806 + seq_k;
                    const u32 t818 = end_25 > seq_q ? end_25 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_7 = t818 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t820 = position_7 > window_left ? position_7 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t821 = t820 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t822 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_7 = t821 < t822 ? t821 : t822;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t824 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t824 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t826 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t827 = t826 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t828 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t829 = t827 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = t828 & t829;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t831 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t831;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t832 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t833 = t827 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = t832 & t833;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t835 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t835;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t836 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t837 = t810 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_27 = t837 + t836;
                    const u32 t839 = end_27 > seq_q ? end_27 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t840 = t839 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_28 = t840 < seq_k ? t840 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t810 + seq_k;
                    const u32 t843 = end_29 > seq_q ? end_29 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_8 = t843 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t845 = position_8 > window_left ? position_8 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t846 = t845 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t847 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_8 = t846 < t847 ? t846 : t847;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t849 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_30 = t849 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t851 = begin_8 > column_2 ? begin_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t852 = t851 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t853 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t854 = t852 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = t853 & t854;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t856 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t856;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t857 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t858 = t852 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = t857 & t858;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t860 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t860;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t861 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t862 = t861 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t863 = t223 + t862;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t864 = t863 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t865 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t866 = t865 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t867 = t223 + t866;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t868 = t867 + 17u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t869 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t870 = t864 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_31 = t870 + t869;
                    const u32 t872 = end_31 > seq_q ? end_31 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t873 = t872 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_32 = t873 < seq_k ? t873 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_33 = t864 + seq_k;
                    const u32 t876 = end_33 > seq_q ? end_33 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_9 = t876 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t878 = position_9 > window_left ? position_9 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t879 = t878 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t880 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_9 = t879 < t880 ? t879 : t880;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t882 = end_32 > column_2 ? end_32 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_34 = t882 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t884 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t885 = t884 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t886 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t887 = t885 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = t886 & t887;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t889 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t889;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t890 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t891 = t885 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = t890 & t891;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t893 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t893;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t894 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t895 = t868 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_35 = t895 + t894;
                    const u32 t897 = end_35 > seq_q ? end_35 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t898 = t897 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_36 = t898 < seq_k ? t898 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_37 = t868 + seq_k;
                    const u32 t901 = end_37 > seq_q ? end_37 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_10 = t901 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t903 = position_10 > window_left ? position_10 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t904 = t903 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t905 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_10 = t904 < t905 ? t904 : t905;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t907 = end_36 > column_2 ? end_36 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_38 = t907 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t909 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t910 = t909 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t911 = 0u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t912 = t910 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = t911 & t912;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t914 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t914;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t915 = 8u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t916 = t910 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = t915 & t916;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t918 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t918;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t919 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t920 = t919 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t921 = t223 + t920;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t922 = t921 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t923 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t924 = t923 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t925 = t223 + t924;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t926 = t925 + 25u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t927 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t928 = t922 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_39 = t928 + t927;
                    const u32 t930 = end_39 > seq_q ? end_39 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t931 = t930 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_40 = t931 < seq_k ? t931 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_41 = t922 + seq_k;
                    const u32 t934 = end_41 > seq_q ? end_41 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_11 = t934 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t936 = position_11 > window_left ? position_11 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t937 = t936 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t938 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_11 = t937 < t938 ? t937 : t938;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t940 = end_40 > column_2 ? end_40 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_42 = t940 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t942 = begin_11 > column_2 ? begin_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t943 = t942 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t944 = 0u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t945 = t943 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = t944 & t945;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t947 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t947;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t948 = 8u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t949 = t943 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = t948 & t949;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t951 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t951;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t952 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t953 = t926 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_43 = t953 + t952;
                    const u32 t955 = end_43 > seq_q ? end_43 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t956 = t955 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_44 = t956 < seq_k ? t956 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_45 = t926 + seq_k;
                    const u32 t959 = end_45 > seq_q ? end_45 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_12 = t959 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t961 = position_12 > window_left ? position_12 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t962 = t961 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t963 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_12 = t962 < t963 ? t962 : t963;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t965 = end_44 > column_2 ? end_44 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_46 = t965 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t967 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t968 = t967 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t969 = 0u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t970 = t968 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = t969 & t970;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t972 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t972;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t973 = 8u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t974 = t968 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = t973 & t974;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t976 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t976;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t977 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t978 = t977 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t979 = t223 + t978;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t980 = t979 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t981 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t982 = t981 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t983 = t223 + t982;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t984 = t983 + 33u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t985 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t986 = t980 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_47 = t986 + t985;
                    const u32 t988 = end_47 > seq_q ? end_47 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t989 = t988 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_48 = t989 < seq_k ? t989 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_49 = t980 + seq_k;
                    const u32 t992 = end_49 > seq_q ? end_49 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_13 = t992 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t994 = position_13 > window_left ? position_13 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t995 = t994 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t996 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_13 = t995 < t996 ? t995 : t996;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t998 = end_48 > column_2 ? end_48 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_50 = t998 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1000 = begin_13 > column_2 ? begin_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1001 = t1000 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1002 = 0u < end_50;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1003 = t1001 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = t1002 & t1003;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1005 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1005;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1006 = 8u < end_50;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1007 = t1001 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = t1006 & t1007;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1009 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1009;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1010 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1011 = t984 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_51 = t1011 + t1010;
                    const u32 t1013 = end_51 > seq_q ? end_51 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1014 = t1013 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_52 = t1014 < seq_k ? t1014 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_53 = t984 + seq_k;
                    const u32 t1017 = end_53 > seq_q ? end_53 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_14 = t1017 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1019 = position_14 > window_left ? position_14 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1020 = t1019 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1021 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_14 = t1020 < t1021 ? t1020 : t1021;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1023 = end_52 > column_2 ? end_52 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_54 = t1023 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1025 = begin_14 > column_2 ? begin_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1026 = t1025 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1027 = 0u < end_54;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1028 = t1026 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = t1027 & t1028;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1030 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1030;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1031 = 8u < end_54;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1032 = t1026 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = t1031 & t1032;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1034 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1034;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1035 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1036 = t1035 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1037 = t223 + t1036;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1038 = t1037 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1039 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1040 = t1039 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1041 = t223 + t1040;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1042 = t1041 + 41u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1043 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1044 = t1038 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_55 = t1044 + t1043;
                    const u32 t1046 = end_55 > seq_q ? end_55 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1047 = t1046 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_56 = t1047 < seq_k ? t1047 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_57 = t1038 + seq_k;
                    const u32 t1050 = end_57 > seq_q ? end_57 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_15 = t1050 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1052 = position_15 > window_left ? position_15 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1053 = t1052 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1054 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_15 = t1053 < t1054 ? t1053 : t1054;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1056 = end_56 > column_2 ? end_56 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_58 = t1056 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1058 = begin_15 > column_2 ? begin_15 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1059 = t1058 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1060 = 0u < end_58;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1061 = t1059 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = t1060 & t1061;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1063 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1063;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1064 = 8u < end_58;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1065 = t1059 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = t1064 & t1065;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1067 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1067;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1068 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1069 = t1042 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_59 = t1069 + t1068;
                    const u32 t1071 = end_59 > seq_q ? end_59 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1072 = t1071 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_60 = t1072 < seq_k ? t1072 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_61 = t1042 + seq_k;
                    const u32 t1075 = end_61 > seq_q ? end_61 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_16 = t1075 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1077 = position_16 > window_left ? position_16 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1078 = t1077 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1079 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_16 = t1078 < t1079 ? t1078 : t1079;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1081 = end_60 > column_2 ? end_60 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_62 = t1081 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1083 = begin_16 > column_2 ? begin_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1084 = t1083 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1085 = 0u < end_62;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1086 = t1084 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = t1085 & t1086;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1088 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1088;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1089 = 8u < end_62;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1090 = t1084 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = t1089 & t1090;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1092 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1092;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1093 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1094 = t1093 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1095 = t223 + t1094;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1096 = t1095 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1097 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1098 = t1097 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1099 = t223 + t1098;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1100 = t1099 + 49u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1101 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1102 = t1096 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_63 = t1102 + t1101;
                    const u32 t1104 = end_63 > seq_q ? end_63 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1105 = t1104 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_64 = t1105 < seq_k ? t1105 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_65 = t1096 + seq_k;
                    const u32 t1108 = end_65 > seq_q ? end_65 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_17 = t1108 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1110 = position_17 > window_left ? position_17 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1111 = t1110 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1112 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_17 = t1111 < t1112 ? t1111 : t1112;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1114 = end_64 > column_2 ? end_64 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_66 = t1114 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1116 = begin_17 > column_2 ? begin_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1117 = t1116 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1118 = 0u < end_66;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1119 = t1117 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = t1118 & t1119;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1121 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1121;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1122 = 8u < end_66;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1123 = t1117 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = t1122 & t1123;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1125 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1125;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1126 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1127 = t1100 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_67 = t1127 + t1126;
                    const u32 t1129 = end_67 > seq_q ? end_67 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1130 = t1129 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_68 = t1130 < seq_k ? t1130 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_69 = t1100 + seq_k;
                    const u32 t1133 = end_69 > seq_q ? end_69 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_18 = t1133 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1135 = position_18 > window_left ? position_18 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1136 = t1135 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1137 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_18 = t1136 < t1137 ? t1136 : t1137;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1139 = end_68 > column_2 ? end_68 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_70 = t1139 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1141 = begin_18 > column_2 ? begin_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1142 = t1141 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1143 = 0u < end_70;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1144 = t1142 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = t1143 & t1144;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1146 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1146;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1147 = 8u < end_70;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1148 = t1142 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = t1147 & t1148;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1150 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1150;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1151 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1152 = t1151 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1153 = t223 + t1152;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1154 = t1153 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1155 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1156 = t1155 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1157 = t223 + t1156;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1158 = t1157 + 57u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1159 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1160 = t1154 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_71 = t1160 + t1159;
                    const u32 t1162 = end_71 > seq_q ? end_71 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1163 = t1162 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_72 = t1163 < seq_k ? t1163 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_73 = t1154 + seq_k;
                    const u32 t1166 = end_73 > seq_q ? end_73 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_19 = t1166 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1168 = position_19 > window_left ? position_19 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1169 = t1168 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1170 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_19 = t1169 < t1170 ? t1169 : t1170;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1172 = end_72 > column_2 ? end_72 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_74 = t1172 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1174 = begin_19 > column_2 ? begin_19 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1175 = t1174 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1176 = 0u < end_74;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1177 = t1175 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = t1176 & t1177;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1179 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1179;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1180 = 8u < end_74;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1181 = t1175 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = t1180 & t1181;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1183 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1183;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1184 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1185 = t1158 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_75 = t1185 + t1184;
                    const u32 t1187 = end_75 > seq_q ? end_75 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1188 = t1187 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_76 = t1188 < seq_k ? t1188 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_77 = t1158 + seq_k;
                    const u32 t1191 = end_77 > seq_q ? end_77 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_20 = t1191 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1193 = position_20 > window_left ? position_20 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1194 = t1193 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1195 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_20 = t1194 < t1195 ? t1194 : t1195;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1197 = end_76 > column_2 ? end_76 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_78 = t1197 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1199 = begin_20 > column_2 ? begin_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1200 = t1199 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1201 = 0u < end_78;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1202 = t1200 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = t1201 & t1202;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1204 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1204;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1205 = 8u < end_78;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1206 = t1200 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = t1205 & t1206;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1208 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1208;
                }
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1209 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1210 = t1209 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1211 = statistics_3 + t1210;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t1211) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1213;
                asm("mov.b32 %0, %1;" : "=f"(t1213) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1215;
                asm("mov.b32 %0, %1;" : "=f"(t1215) : "r"(row_5));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1216 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1217;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1217) : "f"(s), "f"(scale_log2), "f"(t1216));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1218;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1218) : "f"(t1217));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1218;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1219 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1220;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1220) : "f"(s_2), "f"(scale_log2), "f"(t1219));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1221;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1221) : "f"(t1220));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1221;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1222 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1223;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1223) : "f"(s_3), "f"(scale_log2), "f"(t1222));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1224;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1224) : "f"(t1223));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1224;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1225 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1226;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1226) : "f"(s_4), "f"(scale_log2), "f"(t1225));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1227;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1227) : "f"(t1226));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1227;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t1211) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1229;
                asm("mov.b32 %0, %1;" : "=f"(t1229) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1231;
                asm("mov.b32 %0, %1;" : "=f"(t1231) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1232 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1233;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1233) : "f"(s_5), "f"(scale_log2), "f"(t1232));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1234;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1234) : "f"(t1233));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1234;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1235 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1236;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1236) : "f"(s_6), "f"(scale_log2), "f"(t1235));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1237;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1237) : "f"(t1236));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1237;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1238 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1239;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1239) : "f"(s_7), "f"(scale_log2), "f"(t1238));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1240;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1240) : "f"(t1239));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1240;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1241 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1242;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1242) : "f"(s_8), "f"(scale_log2), "f"(t1241));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1243;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1243) : "f"(t1242));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1243;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t1211) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1245;
                asm("mov.b32 %0, %1;" : "=f"(t1245) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1247;
                asm("mov.b32 %0, %1;" : "=f"(t1247) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1248 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1249;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1249) : "f"(s_9), "f"(scale_log2), "f"(t1248));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1250;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1250) : "f"(t1249));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1250;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1251 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1252;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1252) : "f"(s_10), "f"(scale_log2), "f"(t1251));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1253;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1253) : "f"(t1252));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1253;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1254 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1255) : "f"(s_11), "f"(scale_log2), "f"(t1254));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1256;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1256) : "f"(t1255));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1256;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1257 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1258;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1258) : "f"(s_12), "f"(scale_log2), "f"(t1257));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1259;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(t1258));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1259;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t1211) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1261;
                asm("mov.b32 %0, %1;" : "=f"(t1261) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1263;
                asm("mov.b32 %0, %1;" : "=f"(t1263) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1264 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1265;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(s_13), "f"(scale_log2), "f"(t1264));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1266;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1266) : "f"(t1265));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1266;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1267 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1268;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(s_14), "f"(scale_log2), "f"(t1267));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1269;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1269) : "f"(t1268));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1269;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1270 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1271;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(s_15), "f"(scale_log2), "f"(t1270));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1272;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1272) : "f"(t1271));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1272;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1273 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1274;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1274) : "f"(s_16), "f"(scale_log2), "f"(t1273));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1275;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1275) : "f"(t1274));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1275;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t1211) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1277;
                asm("mov.b32 %0, %1;" : "=f"(t1277) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1279;
                asm("mov.b32 %0, %1;" : "=f"(t1279) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1280 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1281;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1281) : "f"(s_17), "f"(scale_log2), "f"(t1280));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1282;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1282) : "f"(t1281));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1282;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1283 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1284;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(s_18), "f"(scale_log2), "f"(t1283));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1285;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(t1284));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1285;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1286 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1287;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1287) : "f"(s_19), "f"(scale_log2), "f"(t1286));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1288;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1288) : "f"(t1287));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1288;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1289 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1290;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1290) : "f"(s_20), "f"(scale_log2), "f"(t1289));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1291;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(t1290));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1291;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t1211) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1293;
                asm("mov.b32 %0, %1;" : "=f"(t1293) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1295;
                asm("mov.b32 %0, %1;" : "=f"(t1295) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1296 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1297;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1297) : "f"(s_21), "f"(scale_log2), "f"(t1296));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1298;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1298) : "f"(t1297));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1298;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1299 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1300;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(s_22), "f"(scale_log2), "f"(t1299));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(t1300));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1301;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1302 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1303;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1303) : "f"(s_23), "f"(scale_log2), "f"(t1302));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1304;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1304) : "f"(t1303));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1304;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1305 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1306;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1306) : "f"(s_24), "f"(scale_log2), "f"(t1305));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1307;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(t1306));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1307;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t1211) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1309;
                asm("mov.b32 %0, %1;" : "=f"(t1309) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1311;
                asm("mov.b32 %0, %1;" : "=f"(t1311) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1312 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1313;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1313) : "f"(s_25), "f"(scale_log2), "f"(t1312));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1314;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1314) : "f"(t1313));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1314;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1315 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1316;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1316) : "f"(s_26), "f"(scale_log2), "f"(t1315));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(t1316));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1317;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1318 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1319;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1319) : "f"(s_27), "f"(scale_log2), "f"(t1318));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1320;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1320) : "f"(t1319));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1320;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1321 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1322;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1322) : "f"(s_28), "f"(scale_log2), "f"(t1321));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1323;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(t1322));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1323;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t1211) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1325;
                asm("mov.b32 %0, %1;" : "=f"(t1325) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1327;
                asm("mov.b32 %0, %1;" : "=f"(t1327) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1328 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1329;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1329) : "f"(s_29), "f"(scale_log2), "f"(t1328));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1330;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(t1329));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1330;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1331 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1332;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1332) : "f"(s_30), "f"(scale_log2), "f"(t1331));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(t1332));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1333;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1334 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1335;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1335) : "f"(s_31), "f"(scale_log2), "f"(t1334));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1336;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(t1335));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1336;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1337 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1338;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1338) : "f"(s_32), "f"(scale_log2), "f"(t1337));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1339;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(t1338));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1339;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1340;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1340) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1341;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1342;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1342) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1343;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1344;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1345;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1345) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1346;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1346) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1347;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1348;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1348) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1349;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1349) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1350;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1351;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1352;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1352) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1353;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1353) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1354;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1354) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1355;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1355) : "f"(s_31), "f"(s_32));
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1356 = s * t397;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s = t1356;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1357 = s_2 * t399;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_2 = t1357;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1358 = s_3 * t401;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_3 = t1358;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1359 = s_4 * t403;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_4 = t1359;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1360 = s_5 * t405;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_5 = t1360;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1361 = s_6 * t407;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_6 = t1361;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1362 = s_7 * t409;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_7 = t1362;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1363 = s_8 * t411;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_8 = t1363;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1364 = s_9 * t413;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_9 = t1364;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1365 = s_10 * t415;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_10 = t1365;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1366 = s_11 * t417;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_11 = t1366;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1367 = s_12 * t419;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_12 = t1367;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1368 = s_13 * t421;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_13 = t1368;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1369 = s_14 * t423;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_14 = t1369;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1370 = s_15 * t425;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_15 = t1370;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1371 = s_16 * t427;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_16 = t1371;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1372 = s_17 * t429;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_17 = t1372;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1373 = s_18 * t431;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_18 = t1373;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1374 = s_19 * t433;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_19 = t1374;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1375 = s_20 * t435;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_20 = t1375;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1376 = s_21 * t437;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_21 = t1376;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1377 = s_22 * t439;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_22 = t1377;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1378 = s_23 * t441;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_23 = t1378;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1379 = s_24 * t443;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_24 = t1379;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1380 = s_25 * t445;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_25 = t1380;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1381 = s_26 * t447;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_26 = t1381;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1382 = s_27 * t449;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_27 = t1382;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1383 = s_28 * t451;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_28 = t1383;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1384 = s_29 * t453;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_29 = t1384;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1385 = s_30 * t455;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_30 = t1385;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1386 = s_31 * t457;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_31 = t1386;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1387 = s_32 * t459;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_32 = t1387;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1388 = t149 << 7u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1389 = t69 + t1388;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1390;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1390) : "r"(t1389));
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1391 = t1390 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1392 = t219 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1393 = t1391 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1394 = (u64)t1393;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1395 = t1394 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1396 = t1392 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1397 = (u64)t1396;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1398 = t1397 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1399 = t1391 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1400 = (u64)t1399;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1401 = t1400 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1402 = t1392 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1403 = (u64)t1402;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1404 = t1403 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1405 = t1391 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1406 = (u64)t1405;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1407 = t1406 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1408 = t1392 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1409 = (u64)t1408;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1410 = t1409 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1411 = t1391 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1412 = (u64)t1411;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1413 = t1412 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1414 = t1392 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1415 = (u64)t1414;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1416 = t1415 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1417 = t1391 + 66560u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1418 = (u64)t1417;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1419 = t1418 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1420 = t1392 + 66048u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1421 = (u64)t1420;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1422 = t1421 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1423 = t1391 + 66562u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1424 = (u64)t1423;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1425 = t1424 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1426 = t1392 + 66050u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1427 = (u64)t1426;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1428 = t1427 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1429 = t1391 + 66564u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1430 = (u64)t1429;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1431 = t1430 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1432 = t1392 + 66052u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1433 = (u64)t1432;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1434 = t1433 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1435 = t1391 + 66566u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1436 = (u64)t1435;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1437 = t1436 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1438 = t1392 + 66054u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1439 = (u64)t1438;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1440 = t1439 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1395), "l"(t1398), "l"(t1401), "l"(t1404), "l"(t1407), "l"(t1410), "l"(t1413), "l"(t1416), "l"(t1419), "l"(t1422), "l"(t1425), "l"(t1428), "l"(t1431), "l"(t1434), "l"(t1437), "l"(t1440) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1441 = t219 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1442 = t1441 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1443 = (u64)t1442;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1444 = t1443 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1445 = t1441 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1446 = (u64)t1445;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1447 = t1446 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1448 = t1441 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1449 = (u64)t1448;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1450 = t1449 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1451 = t1441 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1452 = (u64)t1451;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1453 = t1452 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1340), "r"(t1341), "r"(t1342), "r"(t1343), "l"(t1444), "r"(t1344), "r"(t1345), "r"(t1346), "r"(t1347), "l"(t1447), "r"(t1348), "r"(t1349), "r"(t1350), "r"(t1351), "l"(t1450), "r"(t1352), "r"(t1353), "r"(t1354), "r"(t1355), "l"(t1453) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 121 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1454 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1455 = t1454 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1456 = statistics_3 + t1455;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t1456) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1457;
                asm("mov.b32 %0, %1;" : "=f"(t1457) : "r"(row_34));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1458;
                asm("mov.b32 %0, %1;" : "=f"(t1458) : "r"(row_35));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1459;
                asm("mov.b32 %0, %1;" : "=f"(t1459) : "r"(row_36));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1460;
                asm("mov.b32 %0, %1;" : "=f"(t1460) : "r"(row_37));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1461 = dp - t1458;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1462 = s * t1461;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1462;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1463 = dp_2 - t1460;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1464 = s_2 * t1463;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1464;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1465 = dp_3 - t1458;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1466 = s_3 * t1465;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1466;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1467 = dp_4 - t1460;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1468 = s_4 * t1467;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1468;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t1456) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1469;
                asm("mov.b32 %0, %1;" : "=f"(t1469) : "r"(row_38));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1470;
                asm("mov.b32 %0, %1;" : "=f"(t1470) : "r"(row_39));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1471;
                asm("mov.b32 %0, %1;" : "=f"(t1471) : "r"(row_40));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1472;
                asm("mov.b32 %0, %1;" : "=f"(t1472) : "r"(row_41));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1473 = dp_5 - t1470;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1474 = s_5 * t1473;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1474;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1475 = dp_6 - t1472;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1476 = s_6 * t1475;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1476;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1477 = dp_7 - t1470;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1478 = s_7 * t1477;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1478;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1479 = dp_8 - t1472;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1480 = s_8 * t1479;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1480;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t1456) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1481;
                asm("mov.b32 %0, %1;" : "=f"(t1481) : "r"(row_42));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1482;
                asm("mov.b32 %0, %1;" : "=f"(t1482) : "r"(row_43));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1483;
                asm("mov.b32 %0, %1;" : "=f"(t1483) : "r"(row_44));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1484;
                asm("mov.b32 %0, %1;" : "=f"(t1484) : "r"(row_45));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1485 = dp_9 - t1482;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1486 = s_9 * t1485;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1486;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1487 = dp_10 - t1484;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1488 = s_10 * t1487;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1488;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1489 = dp_11 - t1482;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1490 = s_11 * t1489;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1490;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1491 = dp_12 - t1484;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1492 = s_12 * t1491;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1492;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t1456) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1493;
                asm("mov.b32 %0, %1;" : "=f"(t1493) : "r"(row_46));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1494;
                asm("mov.b32 %0, %1;" : "=f"(t1494) : "r"(row_47));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1495;
                asm("mov.b32 %0, %1;" : "=f"(t1495) : "r"(row_48));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1496;
                asm("mov.b32 %0, %1;" : "=f"(t1496) : "r"(row_49));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1497 = dp_13 - t1494;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1498 = s_13 * t1497;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1498;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1499 = dp_14 - t1496;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1500 = s_14 * t1499;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1500;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1501 = dp_15 - t1494;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1502 = s_15 * t1501;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1502;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1503 = dp_16 - t1496;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1504 = s_16 * t1503;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1504;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t1456) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1505;
                asm("mov.b32 %0, %1;" : "=f"(t1505) : "r"(row_50));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1506;
                asm("mov.b32 %0, %1;" : "=f"(t1506) : "r"(row_51));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1507;
                asm("mov.b32 %0, %1;" : "=f"(t1507) : "r"(row_52));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1508;
                asm("mov.b32 %0, %1;" : "=f"(t1508) : "r"(row_53));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1509 = dp_17 - t1506;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1510 = s_17 * t1509;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1510;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1511 = dp_18 - t1508;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1512 = s_18 * t1511;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1512;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1513 = dp_19 - t1506;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1514 = s_19 * t1513;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1514;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1515 = dp_20 - t1508;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1516 = s_20 * t1515;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1516;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t1456) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1517;
                asm("mov.b32 %0, %1;" : "=f"(t1517) : "r"(row_54));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1518;
                asm("mov.b32 %0, %1;" : "=f"(t1518) : "r"(row_55));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1519;
                asm("mov.b32 %0, %1;" : "=f"(t1519) : "r"(row_56));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1520;
                asm("mov.b32 %0, %1;" : "=f"(t1520) : "r"(row_57));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1521 = dp_21 - t1518;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1522 = s_21 * t1521;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1522;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1523 = dp_22 - t1520;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1524 = s_22 * t1523;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1524;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1525 = dp_23 - t1518;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1526 = s_23 * t1525;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1526;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1527 = dp_24 - t1520;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1528 = s_24 * t1527;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1528;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t1456) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1529;
                asm("mov.b32 %0, %1;" : "=f"(t1529) : "r"(row_58));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1530;
                asm("mov.b32 %0, %1;" : "=f"(t1530) : "r"(row_59));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1531;
                asm("mov.b32 %0, %1;" : "=f"(t1531) : "r"(row_60));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1532;
                asm("mov.b32 %0, %1;" : "=f"(t1532) : "r"(row_61));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1533 = dp_25 - t1530;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1534 = s_25 * t1533;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1534;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1535 = dp_26 - t1532;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1536 = s_26 * t1535;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1536;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1537 = dp_27 - t1530;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1538 = s_27 * t1537;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1538;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1539 = dp_28 - t1532;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1540 = s_28 * t1539;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1540;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t1456) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1541;
                asm("mov.b32 %0, %1;" : "=f"(t1541) : "r"(row_62));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1542;
                asm("mov.b32 %0, %1;" : "=f"(t1542) : "r"(row_63));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1543;
                asm("mov.b32 %0, %1;" : "=f"(t1543) : "r"(row_64));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1544;
                asm("mov.b32 %0, %1;" : "=f"(t1544) : "r"(row_65));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1545 = dp_29 - t1542;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1546 = s_29 * t1545;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1546;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1547 = dp_30 - t1544;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1548 = s_30 * t1547;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1548;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1549 = dp_31 - t1542;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1550 = s_31 * t1549;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1550;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1551 = dp_32 - t1544;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1552 = s_32 * t1551;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1552;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1553 = i_2 & 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1554 = t1553 << 14u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1555 = after + t1554;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1556 = t148 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1557 = t149 + t1556;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1558;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1559;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1560;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1560) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1561;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1561) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1562;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1562) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1563;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1563) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1564;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1564) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1565;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1565) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1566;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1566) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1567;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1567) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1568;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1568) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1569;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1569) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1570;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1570) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1571;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1571) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1572;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1572) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1573;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1573) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1574 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1575 = t1557 + t1574;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1576 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1577 = t1575 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1578 = t1576 ^ t1577;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1579 = t1575 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1580 = t1578 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1581 = t1579 + t1580;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1582 = t1555 + t1581;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1582), "r"(t1558), "r"(t1559), "r"(t1560), "r"(t1561) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1583 = t1581 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1584 = t1555 + t1583;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1584), "r"(t1562), "r"(t1563), "r"(t1564), "r"(t1565) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1585 = t1581 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1586 = t1555 + t1585;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1586), "r"(t1566), "r"(t1567), "r"(t1568), "r"(t1569) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1587 = t1581 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1588 = t1555 + t1587;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1588), "r"(t1570), "r"(t1571), "r"(t1572), "r"(t1573) : "memory");
                u32 t1589;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1589) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1590;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1591;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1591) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1592;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1593;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1593) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1594;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1594) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1595;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1596;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1597;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1597) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1598;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1598) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1599;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1599) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1600) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1602) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1603) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1604) : "f"(dp_31), "f"(dp_32));
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1589;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1590;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1591;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t1592;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t1593;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t1594;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t1595;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t1596;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t1597;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t1598;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t1599;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t1600;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t1601;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t1602;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t1603;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t1604;
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1605 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1606 = smem_1 + t1605;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1607;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1607) : "r"(t1606));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1608 = t1555 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1609 = t1607 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1610 = t1608 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1611 = (u64)t1610;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1612 = t1611 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1613 = t1609 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1614 = (u64)t1613;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1615 = t1614 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1616 = t1608 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1617 = (u64)t1616;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1618 = t1617 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1619 = t1609 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1620 = (u64)t1619;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1621 = t1620 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1622 = t1608 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1623 = (u64)t1622;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1624 = t1623 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1625 = t1609 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1626 = (u64)t1625;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1627 = t1626 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1628 = t1608 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1629 = (u64)t1628;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1630 = t1629 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1631 = t1609 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1632 = (u64)t1631;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1633 = t1632 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1634 = t1608 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1635 = (u64)t1634;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1636 = t1635 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1637 = t1609 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1638 = (u64)t1637;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1639 = t1638 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1640 = t1608 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1641 = (u64)t1640;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1642 = t1641 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1643 = t1609 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1644 = (u64)t1643;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1645 = t1644 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1646 = t1608 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1647 = (u64)t1646;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1648 = t1647 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1649 = t1609 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1650 = (u64)t1649;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1651 = t1650 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1652 = t1608 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1653 = (u64)t1652;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1654 = t1653 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1655 = t1609 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1656 = (u64)t1655;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1657 = t1656 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t1612), "l"(t1615), "l"(t1618), "l"(t1621), "l"(t1624), "l"(t1627), "l"(t1630), "l"(t1633), "l"(t1636), "l"(t1639), "l"(t1642), "l"(t1645), "l"(t1648), "l"(t1651), "l"(t1654), "l"(t1657) : "memory");
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1658 = t216 >> 4u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1659 = t1658 + 33554432u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1660 = (u64)t1659;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1661 = t1660 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1662 = t1658 + 33554560u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1663 = (u64)t1662;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1664 = t1663 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1665 = t1658 + 33554688u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1666 = (u64)t1665;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1667 = t1666 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1668 = t1658 + 33554816u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1669 = (u64)t1668;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1670 = t1669 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1661), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1664), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1667), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1670) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1671 = i_2 + 1u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t213 ? t1671 : i_2;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1340), "r"(t1341), "r"(t1342), "r"(t1343) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1344), "r"(t1345), "r"(t1346), "r"(t1347) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1348), "r"(t1349), "r"(t1350), "r"(t1351) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1352), "r"(t1353), "r"(t1354), "r"(t1355) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_2 & 1u;
                const u32 t1674 = slot_4 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1675 = t1674 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1676 = p + t1675;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1677 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1677) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1676) : "memory");
                }
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1678 = batch_2 * heads;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1679 = t1678 + head_2;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1680 = t1679 * padded;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1681 = block_2 << 6u;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t1680 + t1681;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1683 = t148 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t1683;
                const u64 t1685 = (u64)row_67;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1686 = t1685 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1687 = t1686 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1688 = sums + t1687;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1689 = index << 10u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1690 = (u64)t1689 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1691 = t1688 + t1690;
                const u32 t1692 = index << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1693 = t1692 + t148;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1694 = t1693 << 12u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place = p + t1694;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u32 t1696 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u64 t1697 = (u64)t1696 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u64 address = t1691 + t1697;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1699 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1700 = t1699 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1701 = t1700 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1702 = p + t1701;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1703 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1704 = t1703 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1702), "r"(t1704) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1705 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1706 = t1705 + 6u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1707 = t1706 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1708 = p + t1707;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1709 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1710 = t1709 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1708), "r"(t1710) : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1711 = next & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1712 = t1711 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1713 = t70 + t1712;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1714 = t149 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1715 = smem_1 + t1714;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1716;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1716) : "r"(t1715));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1717 = t1716 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1718 = t1713 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1719 = t1717 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1720 = (u64)t1719;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1721 = t1720 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1722 = t1718 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1723 = (u64)t1722;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1724 = t1723 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1725 = t1717 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1726 = (u64)t1725;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1727 = t1726 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1728 = t1718 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1729 = (u64)t1728;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1730 = t1729 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1731 = t1717 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1732 = (u64)t1731;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1733 = t1732 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1734 = t1718 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1735 = (u64)t1734;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1736 = t1735 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1737 = t1717 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1738 = (u64)t1737;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1739 = t1738 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1740 = t1718 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1741 = (u64)t1740;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1742 = t1741 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1743 = t1717 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1744 = (u64)t1743;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1745 = t1744 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1746 = t1718 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1747 = (u64)t1746;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1748 = t1747 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1749 = t1717 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1750 = (u64)t1749;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1751 = t1750 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1752 = t1718 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1753 = (u64)t1752;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1754 = t1753 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1755 = t1717 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1756 = (u64)t1755;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1757 = t1756 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1758 = t1718 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1759 = (u64)t1758;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1760 = t1759 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1761 = t1717 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1762 = (u64)t1761;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1763 = t1762 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1764 = t1718 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1765 = (u64)t1764;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1766 = t1765 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1721), "l"(t1724), "l"(t1727), "l"(t1730), "l"(t1733), "l"(t1736), "l"(t1739), "l"(t1742), "l"(t1745), "l"(t1748), "l"(t1751), "l"(t1754), "l"(t1757), "l"(t1760), "l"(t1763), "l"(t1766) : "memory");
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_2 & 1u;
                const u32 t1768 = slot_5 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1769 = t1768 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1770 = p + t1769;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1771 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1771) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1770) : "memory");
                }
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1772 = block_2 + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps_2 = t1772 == end_8;
                const u32 t1774 = head_2 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1775 = wraps_2 ? t1774 : head_2;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                head_2 = t1775;
                const u32 t1776 = block_2 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1777 = wraps_2 ? first : t1776;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                block_2 = t1777;
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
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1778 = dk_2 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t1778;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1779 = dk_3 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t1779;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1780 = dk_4 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t1780;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1781 = dk_5 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t1781;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1782 = dk_6 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t1782;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1783 = dk_7 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t1783;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1784 = dk_8 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t1784;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1785 = dk_9 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t1785;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1786 = dk_10 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t1786;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1787 = dk_11 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t1787;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1788 = dk_12 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t1788;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1789 = dk_13 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t1789;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1790 = dk_14 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t1790;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1791 = dk_15 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t1791;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1792 = dk_16 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t1792;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1793 = dk_17 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t1793;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1794 = dk_18 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t1794;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1795 = dk_19 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t1795;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1796 = dk_20 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t1796;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1797 = dk_21 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t1797;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1798 = dk_22 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t1798;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1799 = dk_23 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t1799;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1800 = dk_24 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t1800;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1801 = dk_25 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t1801;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1802 = dk_26 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t1802;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1803 = dk_27 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t1803;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1804 = dk_28 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t1804;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1805 = dk_29 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t1805;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1806 = dk_30 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t1806;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1807 = dk_31 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t1807;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1808 = dk_32 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t1808;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1809 = dk_33 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t1809;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1810 = dk_34 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t1810;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1811 = dk_35 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t1811;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1812 = dk_36 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t1812;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1813 = dk_37 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t1813;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1814 = dk_38 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t1814;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1815 = dk_39 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t1815;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1816 = dk_40 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t1816;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1817 = dk_41 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t1817;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1818 = dk_42 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t1818;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1819 = dk_43 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t1819;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1820 = dk_44 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t1820;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1821 = dk_45 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t1821;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1822 = dk_46 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t1822;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1823 = dk_47 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t1823;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1824 = dk_48 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t1824;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1825 = dk_49 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t1825;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1826 = dk_50 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t1826;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1827 = dk_51 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t1827;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1828 = dk_52 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t1828;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1829 = dk_53 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t1829;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1830 = dk_54 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t1830;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1831 = dk_55 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t1831;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1832 = dk_56 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t1832;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1833 = dk_57 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t1833;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1834 = dk_58 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t1834;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1835 = dk_59 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t1835;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1836 = dk_60 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t1836;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1837 = dk_61 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t1837;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1838 = dk_62 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t1838;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1839 = dk_63 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t1839;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1840 = dk_64 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t1840;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1841 = dk_65 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t1841;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1842 = smem_1 + 16384u;
        const u32 t1843 = t148 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1844 = t149 + t1843;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1845;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1845) : "f"(dk_2), "f"(dk_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1846;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1846) : "f"(dk_4), "f"(dk_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1847;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1847) : "f"(dk_6), "f"(dk_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1848;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1848) : "f"(dk_8), "f"(dk_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1849;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1849) : "f"(dk_10), "f"(dk_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1850;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1850) : "f"(dk_12), "f"(dk_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1851;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1851) : "f"(dk_14), "f"(dk_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1852;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1852) : "f"(dk_16), "f"(dk_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1853;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1853) : "f"(dk_18), "f"(dk_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1854;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1854) : "f"(dk_20), "f"(dk_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1855;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1855) : "f"(dk_22), "f"(dk_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1856;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1856) : "f"(dk_24), "f"(dk_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1857;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1857) : "f"(dk_26), "f"(dk_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1858;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1858) : "f"(dk_28), "f"(dk_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1859;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1859) : "f"(dk_30), "f"(dk_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1860;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1860) : "f"(dk_32), "f"(dk_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1861;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1861) : "f"(dk_34), "f"(dk_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1862;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1862) : "f"(dk_36), "f"(dk_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1863;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1863) : "f"(dk_38), "f"(dk_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1864;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(dk_40), "f"(dk_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1865;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1865) : "f"(dk_42), "f"(dk_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1866;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1866) : "f"(dk_44), "f"(dk_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1867;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1867) : "f"(dk_46), "f"(dk_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1868;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1868) : "f"(dk_48), "f"(dk_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1869;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1869) : "f"(dk_50), "f"(dk_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1870;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1870) : "f"(dk_52), "f"(dk_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1871;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1871) : "f"(dk_54), "f"(dk_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1872;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1872) : "f"(dk_56), "f"(dk_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1873;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1873) : "f"(dk_58), "f"(dk_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1874;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1874) : "f"(dk_60), "f"(dk_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1875;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1875) : "f"(dk_62), "f"(dk_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1876;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1876) : "f"(dk_64), "f"(dk_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1877 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1878 = t1844 + t1877;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1879 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1880 = t1878 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1881 = t1879 ^ t1880;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1882 = t1878 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1883 = t1881 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1884 = t1882 + t1883;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1885 = smem_1 + t1884;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1885), "r"(t1845), "r"(t1846), "r"(t1847), "r"(t1848) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1886 = t1884 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1887 = smem_1 + t1886;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1887), "r"(t1849), "r"(t1850), "r"(t1851), "r"(t1852) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1888 = t1884 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1889 = smem_1 + t1888;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1889), "r"(t1853), "r"(t1854), "r"(t1855), "r"(t1856) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1890 = t1884 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1891 = smem_1 + t1890;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1891), "r"(t1857), "r"(t1858), "r"(t1859), "r"(t1860) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1892 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1893 = t1844 + t1892;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1894 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1895 = t1893 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1896 = t1894 ^ t1895;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1897 = t1893 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1898 = t1896 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1899 = t1897 + t1898;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1900 = t1842 + t1899;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1900), "r"(t1861), "r"(t1862), "r"(t1863), "r"(t1864) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1901 = t1899 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1902 = t1842 + t1901;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1902), "r"(t1865), "r"(t1866), "r"(t1867), "r"(t1868) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1903 = t1899 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1904 = t1842 + t1903;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1904), "r"(t1869), "r"(t1870), "r"(t1871), "r"(t1872) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1905 = t1899 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1906 = t1842 + t1905;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1906), "r"(t1873), "r"(t1874), "r"(t1875), "r"(t1876) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1907 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1908 = t1907 * dk_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1909 = t1908 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1910 = dk + t1909;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1911 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1912 = t1911 * dk_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1913 = t1912 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1914 = t1910 + t1913;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1915 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1916 = t1915 * dk_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1917 = t1916 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1918 = t1914 + t1917;
        const u32 t1919 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1920 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1921 = (u32)dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1922 = t1921 << 1u;
        const u32 t1923 = t148 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1924 = t149 + t1923;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1925 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1926 = t1924 + t1925;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1927 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1928 = t1926 < t1919;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1929 = t1927 < t1920;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1930 = t1928 & t1929;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1930) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1931 = t1926 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1932 = t1927 ^ t1931;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1933 = t1926 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1934 = t1932 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1935 = t1933 + t1934;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1936 = smem_1 + t1935;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1936) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1937 = (u64)t1926 * t1922;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1938 = t1918 + t1937;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1939 = (u64)t1927 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1940 = t1938 + t1939;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1940), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1941 = t1926 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1942 = t1941 < t1919;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1943 = t1927 < t1920;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1944 = t1942 & t1943;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1944) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1945 = t1941 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1946 = t1927 ^ t1945;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1947 = t1941 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1948 = t1946 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1949 = t1947 + t1948;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1950 = smem_1 + t1949;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1950) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1951 = (u64)t1941 * t1922;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1952 = t1918 + t1951;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1953 = (u64)t1927 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1954 = t1952 + t1953;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1954), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1955 = t1926 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1956 = t1955 < t1919;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1957 = t1927 < t1920;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1958 = t1956 & t1957;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1958) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1959 = t1955 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1960 = t1927 ^ t1959;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1961 = t1955 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1962 = t1960 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1963 = t1961 + t1962;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1964 = smem_1 + t1963;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1964) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1965 = (u64)t1955 * t1922;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1966 = t1918 + t1965;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1967 = (u64)t1927 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1968 = t1966 + t1967;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1968), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1969 = t1926 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1970 = t1969 < t1919;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1971 = t1927 < t1920;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1972 = t1970 & t1971;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1972) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1973 = t1969 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1974 = t1927 ^ t1973;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1975 = t1969 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1976 = t1974 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1977 = t1975 + t1976;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1978 = smem_1 + t1977;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1978) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1979 = (u64)t1969 * t1922;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1980 = t1918 + t1979;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1981 = (u64)t1927 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1982 = t1980 + t1981;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1982), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1983 = smem_1 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1984 = t1926 < t1919;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1985 = t1927 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1986 = t1985 < t1920;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1987 = t1984 & t1986;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1987) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1988 = t1926 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1989 = t1927 ^ t1988;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1990 = t1926 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1991 = t1989 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1992 = t1990 + t1991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1993 = t1983 + t1992;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1993) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1994 = (u64)t1926 * t1922;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1995 = t1918 + t1994;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1996 = (u64)t1927 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1997 = t1995 + t1996;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1997), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1998 = t1926 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1999 = t1998 < t1919;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2000 = t1927 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2001 = t2000 < t1920;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2002 = t1999 & t2001;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2002) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2003 = t1998 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2004 = t1927 ^ t2003;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2005 = t1998 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2006 = t2004 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2007 = t2005 + t2006;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2008 = t1983 + t2007;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t2008) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2009 = (u64)t1998 * t1922;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2010 = t1918 + t2009;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2011 = (u64)t1927 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2012 = t2010 + t2011;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2012), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2013 = t1926 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2014 = t2013 < t1919;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2015 = t1927 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2016 = t2015 < t1920;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2017 = t2014 & t2016;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2017) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2018 = t2013 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2019 = t1927 ^ t2018;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2020 = t2013 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2021 = t2019 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2022 = t2020 + t2021;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2023 = t1983 + t2022;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t2023) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2024 = (u64)t2013 * t1922;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2025 = t1918 + t2024;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2026 = (u64)t1927 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2027 = t2025 + t2026;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2027), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2028 = t1926 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2029 = t2028 < t1919;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2030 = t1927 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2031 = t2030 < t1920;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2032 = t2029 & t2031;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2032) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2033 = t2028 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2034 = t1927 ^ t2033;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2035 = t2028 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2036 = t2034 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2037 = t2035 + t2036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2038 = t1983 + t2037;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t2038) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2039 = (u64)t2028 * t1922;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2040 = t1918 + t2039;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2041 = (u64)t1927 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2042 = t2040 + t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2042), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2043 = t69 + 16384u;
        const u32 t2044 = t148 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2045 = t149 + t2044;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2046;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2046) : "f"(dv_2), "f"(dv_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2047;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2047) : "f"(dv_4), "f"(dv_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2048;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2048) : "f"(dv_6), "f"(dv_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2049;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2049) : "f"(dv_8), "f"(dv_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2050;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2050) : "f"(dv_10), "f"(dv_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2051;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2051) : "f"(dv_12), "f"(dv_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2052;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2052) : "f"(dv_14), "f"(dv_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2053;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2053) : "f"(dv_16), "f"(dv_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2054;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2054) : "f"(dv_18), "f"(dv_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2055;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2055) : "f"(dv_20), "f"(dv_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2056;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2056) : "f"(dv_22), "f"(dv_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2057;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2057) : "f"(dv_24), "f"(dv_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2058;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2058) : "f"(dv_26), "f"(dv_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2059;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2059) : "f"(dv_28), "f"(dv_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2060;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2060) : "f"(dv_30), "f"(dv_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2061;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2061) : "f"(dv_32), "f"(dv_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2062;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2062) : "f"(dv_34), "f"(dv_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2063;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2063) : "f"(dv_36), "f"(dv_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2064;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2064) : "f"(dv_38), "f"(dv_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2065;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2065) : "f"(dv_40), "f"(dv_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2066;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2066) : "f"(dv_42), "f"(dv_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2067;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2067) : "f"(dv_44), "f"(dv_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2068;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2068) : "f"(dv_46), "f"(dv_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2069;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2069) : "f"(dv_48), "f"(dv_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2070;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2070) : "f"(dv_50), "f"(dv_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2071;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2071) : "f"(dv_52), "f"(dv_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2072;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2072) : "f"(dv_54), "f"(dv_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2073;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2073) : "f"(dv_56), "f"(dv_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2074;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2074) : "f"(dv_58), "f"(dv_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2075;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2075) : "f"(dv_60), "f"(dv_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2076;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2076) : "f"(dv_62), "f"(dv_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2077;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2077) : "f"(dv_64), "f"(dv_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2078 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2079 = t2045 + t2078;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2080 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2081 = t2079 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2082 = t2080 ^ t2081;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2083 = t2079 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2084 = t2082 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2085 = t2083 + t2084;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2086 = t69 + t2085;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2086), "r"(t2046), "r"(t2047), "r"(t2048), "r"(t2049) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2087 = t2085 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2088 = t69 + t2087;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2088), "r"(t2050), "r"(t2051), "r"(t2052), "r"(t2053) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2089 = t2085 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2090 = t69 + t2089;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2090), "r"(t2054), "r"(t2055), "r"(t2056), "r"(t2057) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2091 = t2085 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2092 = t69 + t2091;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2092), "r"(t2058), "r"(t2059), "r"(t2060), "r"(t2061) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2093 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2094 = t2045 + t2093;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2095 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2096 = t2094 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2097 = t2095 ^ t2096;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2098 = t2094 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2099 = t2097 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2100 = t2098 + t2099;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2101 = t2043 + t2100;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2101), "r"(t2062), "r"(t2063), "r"(t2064), "r"(t2065) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2102 = t2100 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2103 = t2043 + t2102;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2103), "r"(t2066), "r"(t2067), "r"(t2068), "r"(t2069) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2104 = t2100 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2105 = t2043 + t2104;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2105), "r"(t2070), "r"(t2071), "r"(t2072), "r"(t2073) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2106 = t2100 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2107 = t2043 + t2106;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2107), "r"(t2074), "r"(t2075), "r"(t2076), "r"(t2077) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2108 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2109 = t2108 * dv_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2110 = t2109 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2111 = dv + t2110;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2112 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2113 = t2112 * dv_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2114 = t2113 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2115 = t2111 + t2114;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2116 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2117 = t2116 * dv_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2118 = t2117 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2119 = t2115 + t2118;
        const u32 t2120 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2121 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2122 = (u32)dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2123 = t2122 << 1u;
        const u32 t2124 = t148 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2125 = t149 + t2124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2126 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2127 = t2125 + t2126;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2128 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2129 = t2127 < t2120;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2130 = t2128 < t2121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2131 = t2129 & t2130;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2131) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2132 = t2127 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2133 = t2128 ^ t2132;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2134 = t2127 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2135 = t2133 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2136 = t2134 + t2135;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2137 = t69 + t2136;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t2137) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2138 = (u64)t2127 * t2123;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2139 = t2119 + t2138;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2140 = (u64)t2128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2141 = t2139 + t2140;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2141), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2142 = t2127 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2143 = t2142 < t2120;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2144 = t2128 < t2121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2145 = t2143 & t2144;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2145) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2146 = t2142 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2147 = t2128 ^ t2146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2148 = t2142 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2149 = t2147 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2150 = t2148 + t2149;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2151 = t69 + t2150;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t2151) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2152 = (u64)t2142 * t2123;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2153 = t2119 + t2152;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2154 = (u64)t2128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2155 = t2153 + t2154;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2155), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2156 = t2127 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2157 = t2156 < t2120;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2158 = t2128 < t2121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2159 = t2157 & t2158;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2159) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2160 = t2156 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2161 = t2128 ^ t2160;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2162 = t2156 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2163 = t2161 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2164 = t2162 + t2163;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2165 = t69 + t2164;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t2165) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2166 = (u64)t2156 * t2123;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2167 = t2119 + t2166;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2168 = (u64)t2128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2169 = t2167 + t2168;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2169), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2170 = t2127 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2171 = t2170 < t2120;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2172 = t2128 < t2121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2173 = t2171 & t2172;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2173) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2174 = t2170 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2175 = t2128 ^ t2174;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2176 = t2170 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2177 = t2175 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2178 = t2176 + t2177;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2179 = t69 + t2178;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t2179) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2180 = (u64)t2170 * t2123;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2181 = t2119 + t2180;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2182 = (u64)t2128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2183 = t2181 + t2182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2183), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2184 = t69 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2185 = t2127 < t2120;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2186 = t2128 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2187 = t2186 < t2121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2188 = t2185 & t2187;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2188) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2189 = t2127 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2190 = t2128 ^ t2189;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2191 = t2127 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2192 = t2190 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2193 = t2191 + t2192;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2194 = t2184 + t2193;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t2194) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2195 = (u64)t2127 * t2123;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2196 = t2119 + t2195;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2197 = (u64)t2128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2198 = t2196 + t2197;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2198), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2199 = t2127 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2200 = t2199 < t2120;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2201 = t2128 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2202 = t2201 < t2121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2203 = t2200 & t2202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2203) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2204 = t2199 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2205 = t2128 ^ t2204;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2206 = t2199 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2207 = t2205 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2208 = t2206 + t2207;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2209 = t2184 + t2208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t2209) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2210 = (u64)t2199 * t2123;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2211 = t2119 + t2210;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2212 = (u64)t2128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2213 = t2211 + t2212;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2213), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2214 = t2127 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2215 = t2214 < t2120;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2216 = t2128 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2217 = t2216 < t2121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2218 = t2215 & t2217;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2218) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2219 = t2214 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2220 = t2128 ^ t2219;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2221 = t2214 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2222 = t2220 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2223 = t2221 + t2222;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2224 = t2184 + t2223;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t2224) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2225 = (u64)t2214 * t2123;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2226 = t2119 + t2225;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2227 = (u64)t2128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2228 = t2226 + t2227;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2228), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2229 = t2127 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2230 = t2229 < t2120;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2231 = t2128 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2232 = t2231 < t2121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2233 = t2230 & t2232;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2233) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2234 = t2229 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2235 = t2128 ^ t2234;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2236 = t2229 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2237 = t2235 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2238 = t2236 + t2237;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2239 = t2184 + t2238;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t2239) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2240 = (u64)t2229 * t2123;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2241 = t2119 + t2240;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2242 = (u64)t2128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2243 = t2241 + t2242;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2243), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
