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
    const f32 softcap_scale,
    const f32 softcap_small,
    const f32 softcap_5,
    const f32 softcap_3,
    const f32 softcap_1,
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
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t21 = t19 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t21 + t20;
        const u32 t23 = end > seq_q ? end : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t24 = t23 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
        const u32 end_2 = t24 < seq_k ? t24 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t19 + seq_k;
        const u32 t27 = end_3 > seq_q ? end_3 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position = t27 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t29 = position > window_left ? position : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t30 = t29 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t43 = t41 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_4 = t43 + t42;
        const u32 t45 = end_4 > seq_q ? end_4 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t46 = t45 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
        const u32 end_5 = t46 < seq_k ? t46 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_6 = t41 + seq_k;
        const u32 t49 = end_6 > seq_q ? end_6 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_2 = t49 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t51 = position_2 > window_left ? position_2 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
        const u32 t52 = t51 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
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
                const f32 t233 = slope * 1.442695f;
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t234;
                asm("abs.f32 %0, %1;" : "=f"(t234) : "f"(s));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t235;
                asm("abs.f32 %0, %1;" : "=f"(t235) : "f"(s_2));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t236;
                asm("abs.f32 %0, %1;" : "=f"(t236) : "f"(s_3));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t237;
                asm("abs.f32 %0, %1;" : "=f"(t237) : "f"(s_4));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t238;
                asm("abs.f32 %0, %1;" : "=f"(t238) : "f"(s_5));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t239;
                asm("max.f32 %0, %1, %2;" : "=f"(t239) : "f"(t234), "f"(t238));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t240;
                asm("abs.f32 %0, %1;" : "=f"(t240) : "f"(s_6));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t241;
                asm("max.f32 %0, %1, %2;" : "=f"(t241) : "f"(t235), "f"(t240));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t242;
                asm("abs.f32 %0, %1;" : "=f"(t242) : "f"(s_7));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t243;
                asm("max.f32 %0, %1, %2;" : "=f"(t243) : "f"(t236), "f"(t242));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t244;
                asm("abs.f32 %0, %1;" : "=f"(t244) : "f"(s_8));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t245;
                asm("max.f32 %0, %1, %2;" : "=f"(t245) : "f"(t237), "f"(t244));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t246;
                asm("abs.f32 %0, %1;" : "=f"(t246) : "f"(s_9));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t247;
                asm("max.f32 %0, %1, %2;" : "=f"(t247) : "f"(t239), "f"(t246));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t248;
                asm("abs.f32 %0, %1;" : "=f"(t248) : "f"(s_10));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t249;
                asm("max.f32 %0, %1, %2;" : "=f"(t249) : "f"(t241), "f"(t248));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t250;
                asm("abs.f32 %0, %1;" : "=f"(t250) : "f"(s_11));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t251;
                asm("max.f32 %0, %1, %2;" : "=f"(t251) : "f"(t243), "f"(t250));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t252;
                asm("abs.f32 %0, %1;" : "=f"(t252) : "f"(s_12));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t253;
                asm("max.f32 %0, %1, %2;" : "=f"(t253) : "f"(t245), "f"(t252));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t254;
                asm("abs.f32 %0, %1;" : "=f"(t254) : "f"(s_13));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t255;
                asm("max.f32 %0, %1, %2;" : "=f"(t255) : "f"(t247), "f"(t254));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t256;
                asm("abs.f32 %0, %1;" : "=f"(t256) : "f"(s_14));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t257;
                asm("max.f32 %0, %1, %2;" : "=f"(t257) : "f"(t249), "f"(t256));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t258;
                asm("abs.f32 %0, %1;" : "=f"(t258) : "f"(s_15));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t259;
                asm("max.f32 %0, %1, %2;" : "=f"(t259) : "f"(t251), "f"(t258));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t260;
                asm("abs.f32 %0, %1;" : "=f"(t260) : "f"(s_16));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t261;
                asm("max.f32 %0, %1, %2;" : "=f"(t261) : "f"(t253), "f"(t260));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t262;
                asm("abs.f32 %0, %1;" : "=f"(t262) : "f"(s_17));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t263;
                asm("max.f32 %0, %1, %2;" : "=f"(t263) : "f"(t255), "f"(t262));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t264;
                asm("abs.f32 %0, %1;" : "=f"(t264) : "f"(s_18));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t265;
                asm("max.f32 %0, %1, %2;" : "=f"(t265) : "f"(t257), "f"(t264));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t266;
                asm("abs.f32 %0, %1;" : "=f"(t266) : "f"(s_19));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t267;
                asm("max.f32 %0, %1, %2;" : "=f"(t267) : "f"(t259), "f"(t266));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t268;
                asm("abs.f32 %0, %1;" : "=f"(t268) : "f"(s_20));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t269;
                asm("max.f32 %0, %1, %2;" : "=f"(t269) : "f"(t261), "f"(t268));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t270;
                asm("abs.f32 %0, %1;" : "=f"(t270) : "f"(s_21));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t271;
                asm("max.f32 %0, %1, %2;" : "=f"(t271) : "f"(t263), "f"(t270));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t272;
                asm("abs.f32 %0, %1;" : "=f"(t272) : "f"(s_22));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t273;
                asm("max.f32 %0, %1, %2;" : "=f"(t273) : "f"(t265), "f"(t272));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t274;
                asm("abs.f32 %0, %1;" : "=f"(t274) : "f"(s_23));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t275;
                asm("max.f32 %0, %1, %2;" : "=f"(t275) : "f"(t267), "f"(t274));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t276;
                asm("abs.f32 %0, %1;" : "=f"(t276) : "f"(s_24));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t277;
                asm("max.f32 %0, %1, %2;" : "=f"(t277) : "f"(t269), "f"(t276));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t278;
                asm("abs.f32 %0, %1;" : "=f"(t278) : "f"(s_25));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t279;
                asm("max.f32 %0, %1, %2;" : "=f"(t279) : "f"(t271), "f"(t278));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t280;
                asm("abs.f32 %0, %1;" : "=f"(t280) : "f"(s_26));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t281;
                asm("max.f32 %0, %1, %2;" : "=f"(t281) : "f"(t273), "f"(t280));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t282;
                asm("abs.f32 %0, %1;" : "=f"(t282) : "f"(s_27));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t283;
                asm("max.f32 %0, %1, %2;" : "=f"(t283) : "f"(t275), "f"(t282));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t284;
                asm("abs.f32 %0, %1;" : "=f"(t284) : "f"(s_28));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t285;
                asm("max.f32 %0, %1, %2;" : "=f"(t285) : "f"(t277), "f"(t284));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t286;
                asm("abs.f32 %0, %1;" : "=f"(t286) : "f"(s_29));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t287;
                asm("max.f32 %0, %1, %2;" : "=f"(t287) : "f"(t279), "f"(t286));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t288;
                asm("abs.f32 %0, %1;" : "=f"(t288) : "f"(s_30));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t289;
                asm("max.f32 %0, %1, %2;" : "=f"(t289) : "f"(t281), "f"(t288));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t290;
                asm("abs.f32 %0, %1;" : "=f"(t290) : "f"(s_31));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t291;
                asm("max.f32 %0, %1, %2;" : "=f"(t291) : "f"(t283), "f"(t290));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t292;
                asm("abs.f32 %0, %1;" : "=f"(t292) : "f"(s_32));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t293;
                asm("max.f32 %0, %1, %2;" : "=f"(t293) : "f"(t285), "f"(t292));
                f32 t294;
                asm("max.f32 %0, %1, %2;" : "=f"(t294) : "f"(t287), "f"(t289));
#line 27 "fa-kernels/src/attention/options/small.rs"
                f32 t295;
                asm("max.f32 %0, %1, %2;" : "=f"(t295) : "f"(t291), "f"(t293));
#line 27 "fa-kernels/src/attention/options/small.rs"
                f32 t296;
                asm("max.f32 %0, %1, %2;" : "=f"(t296) : "f"(t294), "f"(t295));
#line 27 "fa-kernels/src/attention/options/small.rs"
                const bool all_small = t296 < softcap_small;
                const bool t298 = !all_small;
#line 28 "fa-kernels/src/attention/options/small.rs"
                const bool t299 = __any_sync(0xffffffffu, t298);
#line 199 "fa-kernels/src/attention/options/softcap.rs"
                if (t299) {
                    const f32 t300 = softcap_scale * -2.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t301 = s * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t302;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t302) : "f"(t301));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t303 = t302 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t304;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t304) : "f"(t303));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t305;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t305) : "f"(t304), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s = t305;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t306 = s_2 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t307;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t307) : "f"(t306));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t308 = t307 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t309;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t309) : "f"(t308));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t310) : "f"(t309), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_2 = t310;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t311 = s_3 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t312;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t312) : "f"(t311));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t313 = t312 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t314;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t314) : "f"(t313));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t315) : "f"(t314), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_3 = t315;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t316 = s_4 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t317;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t317) : "f"(t316));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t318 = t317 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t319;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t319) : "f"(t318));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t320) : "f"(t319), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_4 = t320;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t321 = s_5 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t322;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t322) : "f"(t321));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t323 = t322 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t324;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t324) : "f"(t323));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t325;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t325) : "f"(t324), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_5 = t325;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t326 = s_6 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t327;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t327) : "f"(t326));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t328 = t327 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t329;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t329) : "f"(t328));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t330) : "f"(t329), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_6 = t330;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t331 = s_7 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t332;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t332) : "f"(t331));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t333 = t332 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t334;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t334) : "f"(t333));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t335;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t335) : "f"(t334), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_7 = t335;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t336 = s_8 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t337;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t337) : "f"(t336));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t338 = t337 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t339;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t339) : "f"(t338));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t340) : "f"(t339), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_8 = t340;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t341 = s_9 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t342;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t342) : "f"(t341));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t343 = t342 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t344;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t344) : "f"(t343));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t345;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t345) : "f"(t344), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_9 = t345;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t346 = s_10 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t347;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t347) : "f"(t346));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t348 = t347 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t349;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t349) : "f"(t348));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t350;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t350) : "f"(t349), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_10 = t350;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t351 = s_11 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t352;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t352) : "f"(t351));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t353 = t352 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t354;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t354) : "f"(t353));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t355;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t355) : "f"(t354), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_11 = t355;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t356 = s_12 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t357;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t357) : "f"(t356));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t358 = t357 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t359;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t359) : "f"(t358));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t360;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t360) : "f"(t359), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_12 = t360;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t361 = s_13 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t362;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t362) : "f"(t361));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t363 = t362 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t364;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(t363));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t365;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t365) : "f"(t364), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_13 = t365;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t366 = s_14 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t367;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t367) : "f"(t366));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t368 = t367 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t369;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t369) : "f"(t368));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t370) : "f"(t369), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_14 = t370;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t371 = s_15 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t372;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(t371));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t373 = t372 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t374;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t374) : "f"(t373));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t375;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t375) : "f"(t374), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_15 = t375;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t376 = s_16 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t377;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t377) : "f"(t376));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t378 = t377 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t379;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t379) : "f"(t378));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t380;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t380) : "f"(t379), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_16 = t380;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t381 = s_17 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t382;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t382) : "f"(t381));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t383 = t382 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t384;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t384) : "f"(t383));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t385;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t385) : "f"(t384), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_17 = t385;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t386 = s_18 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t387;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t387) : "f"(t386));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t388 = t387 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t389;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t389) : "f"(t388));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t390;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t390) : "f"(t389), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_18 = t390;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t391 = s_19 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t392;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t392) : "f"(t391));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t393 = t392 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t394;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t394) : "f"(t393));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t395;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t395) : "f"(t394), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_19 = t395;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t396 = s_20 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t397;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t397) : "f"(t396));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t398 = t397 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t399;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t399) : "f"(t398));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t400;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(t399), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_20 = t400;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t401 = s_21 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t402;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t402) : "f"(t401));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t403 = t402 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t404;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t404) : "f"(t403));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t405;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t405) : "f"(t404), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_21 = t405;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t406 = s_22 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t407;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t407) : "f"(t406));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t408 = t407 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t409;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t409) : "f"(t408));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t410;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t410) : "f"(t409), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_22 = t410;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t411 = s_23 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t412;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(t411));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t413 = t412 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t414;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(t413));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t415;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t415) : "f"(t414), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_23 = t415;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t416 = s_24 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t417;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(t416));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t418 = t417 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t419;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t419) : "f"(t418));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t420;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t420) : "f"(t419), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_24 = t420;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t421 = s_25 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t422;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(t421));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t423 = t422 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t424;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t424) : "f"(t423));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t425;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t425) : "f"(t424), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_25 = t425;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t426 = s_26 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t427;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t427) : "f"(t426));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t428 = t427 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t429;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t429) : "f"(t428));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t430;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t430) : "f"(t429), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_26 = t430;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t431 = s_27 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t432;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t432) : "f"(t431));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t433 = t432 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t434;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t434) : "f"(t433));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t435;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t435) : "f"(t434), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_27 = t435;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t436 = s_28 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t437;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t437) : "f"(t436));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t438 = t437 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t439;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t439) : "f"(t438));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t440;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t440) : "f"(t439), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_28 = t440;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t441 = s_29 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t442;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(t441));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t443 = t442 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t444;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t444) : "f"(t443));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t445;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(t444), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_29 = t445;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t446 = s_30 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t447;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t447) : "f"(t446));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t448 = t447 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t449;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t449) : "f"(t448));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t450;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t450) : "f"(t449), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_30 = t450;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t451 = s_31 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t452;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(t451));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t453 = t452 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t454;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(t453));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t455;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(t454), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_31 = t455;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t456 = s_32 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t457;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t457) : "f"(t456));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t458 = t457 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t459;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t459) : "f"(t458));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t460;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t460) : "f"(t459), "f"(t300), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_32 = t460;
                } else {
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square = s * s;
                    f32 t462;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t462) : "f"(softcap_5), "f"(square), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t463;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t463) : "f"(t462), "f"(square), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t464 = s * t463;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s = t464;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_2 = s_2 * s_2;
                    f32 t466;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t466) : "f"(softcap_5), "f"(square_2), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t467;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t467) : "f"(t466), "f"(square_2), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t468 = s_2 * t467;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_2 = t468;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_3 = s_3 * s_3;
                    f32 t470;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t470) : "f"(softcap_5), "f"(square_3), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t471;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t471) : "f"(t470), "f"(square_3), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t472 = s_3 * t471;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_3 = t472;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_4 = s_4 * s_4;
                    f32 t474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(softcap_5), "f"(square_4), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t475;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t475) : "f"(t474), "f"(square_4), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t476 = s_4 * t475;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_4 = t476;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_5 = s_5 * s_5;
                    f32 t478;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(softcap_5), "f"(square_5), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t479;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t479) : "f"(t478), "f"(square_5), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t480 = s_5 * t479;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_5 = t480;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_6 = s_6 * s_6;
                    f32 t482;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t482) : "f"(softcap_5), "f"(square_6), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t483;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(t482), "f"(square_6), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t484 = s_6 * t483;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_6 = t484;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_7 = s_7 * s_7;
                    f32 t486;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t486) : "f"(softcap_5), "f"(square_7), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t487;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(t486), "f"(square_7), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t488 = s_7 * t487;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_7 = t488;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_8 = s_8 * s_8;
                    f32 t490;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(softcap_5), "f"(square_8), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t491;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t491) : "f"(t490), "f"(square_8), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t492 = s_8 * t491;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_8 = t492;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_9 = s_9 * s_9;
                    f32 t494;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t494) : "f"(softcap_5), "f"(square_9), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t495;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(t494), "f"(square_9), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t496 = s_9 * t495;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_9 = t496;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_10 = s_10 * s_10;
                    f32 t498;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(softcap_5), "f"(square_10), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t499;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t499) : "f"(t498), "f"(square_10), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t500 = s_10 * t499;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_10 = t500;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_11 = s_11 * s_11;
                    f32 t502;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t502) : "f"(softcap_5), "f"(square_11), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t503;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(t502), "f"(square_11), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t504 = s_11 * t503;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_11 = t504;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_12 = s_12 * s_12;
                    f32 t506;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(softcap_5), "f"(square_12), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t507;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t507) : "f"(t506), "f"(square_12), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t508 = s_12 * t507;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_12 = t508;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_13 = s_13 * s_13;
                    f32 t510;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t510) : "f"(softcap_5), "f"(square_13), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t511;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t511) : "f"(t510), "f"(square_13), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t512 = s_13 * t511;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_13 = t512;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_14 = s_14 * s_14;
                    f32 t514;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t514) : "f"(softcap_5), "f"(square_14), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t515;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t515) : "f"(t514), "f"(square_14), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t516 = s_14 * t515;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_14 = t516;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_15 = s_15 * s_15;
                    f32 t518;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t518) : "f"(softcap_5), "f"(square_15), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t519;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(t518), "f"(square_15), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t520 = s_15 * t519;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_15 = t520;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_16 = s_16 * s_16;
                    f32 t522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(softcap_5), "f"(square_16), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t523;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t523) : "f"(t522), "f"(square_16), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t524 = s_16 * t523;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_16 = t524;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_17 = s_17 * s_17;
                    f32 t526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t526) : "f"(softcap_5), "f"(square_17), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t527;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t527) : "f"(t526), "f"(square_17), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t528 = s_17 * t527;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_17 = t528;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_18 = s_18 * s_18;
                    f32 t530;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t530) : "f"(softcap_5), "f"(square_18), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t531;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t531) : "f"(t530), "f"(square_18), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t532 = s_18 * t531;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_18 = t532;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_19 = s_19 * s_19;
                    f32 t534;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t534) : "f"(softcap_5), "f"(square_19), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t535;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(t534), "f"(square_19), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t536 = s_19 * t535;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_19 = t536;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_20 = s_20 * s_20;
                    f32 t538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(softcap_5), "f"(square_20), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t539;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t539) : "f"(t538), "f"(square_20), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t540 = s_20 * t539;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_20 = t540;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_21 = s_21 * s_21;
                    f32 t542;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t542) : "f"(softcap_5), "f"(square_21), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t543;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(t542), "f"(square_21), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t544 = s_21 * t543;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_21 = t544;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_22 = s_22 * s_22;
                    f32 t546;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t546) : "f"(softcap_5), "f"(square_22), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t547;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(t546), "f"(square_22), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t548 = s_22 * t547;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_22 = t548;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_23 = s_23 * s_23;
                    f32 t550;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t550) : "f"(softcap_5), "f"(square_23), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(t550), "f"(square_23), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t552 = s_23 * t551;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_23 = t552;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_24 = s_24 * s_24;
                    f32 t554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(softcap_5), "f"(square_24), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t555;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(t554), "f"(square_24), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t556 = s_24 * t555;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_24 = t556;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_25 = s_25 * s_25;
                    f32 t558;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(softcap_5), "f"(square_25), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t559;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(t558), "f"(square_25), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t560 = s_25 * t559;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_25 = t560;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_26 = s_26 * s_26;
                    f32 t562;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t562) : "f"(softcap_5), "f"(square_26), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t563;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(t562), "f"(square_26), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t564 = s_26 * t563;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_26 = t564;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_27 = s_27 * s_27;
                    f32 t566;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t566) : "f"(softcap_5), "f"(square_27), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t567;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(t566), "f"(square_27), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t568 = s_27 * t567;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_27 = t568;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_28 = s_28 * s_28;
                    f32 t570;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(softcap_5), "f"(square_28), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t571;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t571) : "f"(t570), "f"(square_28), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t572 = s_28 * t571;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_28 = t572;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_29 = s_29 * s_29;
                    f32 t574;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t574) : "f"(softcap_5), "f"(square_29), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t575;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(t574), "f"(square_29), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t576 = s_29 * t575;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_29 = t576;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_30 = s_30 * s_30;
                    f32 t578;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t578) : "f"(softcap_5), "f"(square_30), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t579;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(t578), "f"(square_30), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t580 = s_30 * t579;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_30 = t580;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_31 = s_31 * s_31;
                    f32 t582;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(softcap_5), "f"(square_31), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(t582), "f"(square_31), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t584 = s_31 * t583;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_31 = t584;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_32 = s_32 * s_32;
                    f32 t586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(softcap_5), "f"(square_32), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t587;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t587) : "f"(t586), "f"(square_32), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t588 = s_32 * t587;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_32 = t588;
                }
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t589;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(softcap_scale));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t590 = s * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t591 = -t590;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t592;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(t590), "f"(t591), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t593 = s_2 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t594 = -t593;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t595;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(t593), "f"(t594), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t596 = s_3 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t597 = -t596;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t598;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t598) : "f"(t596), "f"(t597), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t599 = s_4 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t600 = -t599;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t601;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t601) : "f"(t599), "f"(t600), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t602 = s_5 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t603 = -t602;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t604;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t604) : "f"(t602), "f"(t603), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t605 = s_6 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t606 = -t605;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t607;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t607) : "f"(t605), "f"(t606), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t608 = s_7 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t609 = -t608;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t610;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t610) : "f"(t608), "f"(t609), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t611 = s_8 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t612 = -t611;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t613;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t613) : "f"(t611), "f"(t612), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t614 = s_9 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t615 = -t614;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t616;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t616) : "f"(t614), "f"(t615), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t617 = s_10 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t618 = -t617;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t619;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t619) : "f"(t617), "f"(t618), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t620 = s_11 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t621 = -t620;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t622;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t622) : "f"(t620), "f"(t621), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t623 = s_12 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t624 = -t623;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t625;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(t623), "f"(t624), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t626 = s_13 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t627 = -t626;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(t626), "f"(t627), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t629 = s_14 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t630 = -t629;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(t629), "f"(t630), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t632 = s_15 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t633 = -t632;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t634;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(t632), "f"(t633), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t635 = s_16 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t636 = -t635;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t637;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(t635), "f"(t636), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t638 = s_17 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t639 = -t638;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t640;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(t638), "f"(t639), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t641 = s_18 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t642 = -t641;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t643;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t643) : "f"(t641), "f"(t642), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t644 = s_19 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t645 = -t644;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t646;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(t644), "f"(t645), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t647 = s_20 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t648 = -t647;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t649;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t649) : "f"(t647), "f"(t648), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t650 = s_21 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t651 = -t650;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t652) : "f"(t650), "f"(t651), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t653 = s_22 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t654 = -t653;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t655;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(t653), "f"(t654), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t656 = s_23 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t657 = -t656;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t658;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(t656), "f"(t657), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t659 = s_24 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t660 = -t659;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t661;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(t659), "f"(t660), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t662 = s_25 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t663 = -t662;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t664;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t664) : "f"(t662), "f"(t663), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t665 = s_26 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t666 = -t665;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t667;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t667) : "f"(t665), "f"(t666), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t668 = s_27 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t669 = -t668;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t670;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(t668), "f"(t669), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t671 = s_28 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t672 = -t671;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t673;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(t671), "f"(t672), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t674 = s_29 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t675 = -t674;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t676;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t676) : "f"(t674), "f"(t675), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t677 = s_30 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t678 = -t677;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t679;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(t677), "f"(t678), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t680 = s_31 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t681 = -t680;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(t680), "f"(t681), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t683 = s_32 * t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t684 = -t683;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t685;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(t683), "f"(t684), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t686 = t148 << 4u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t687 = t149 + t686;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t688 = t8 + t687;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t689 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t690 = t688 + t689;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t691 = t690 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 column = (f32)t691;
                const u32 t693 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t694 = t693 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t695 = t223 + t694;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t696 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t697 = t696 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t698 = t223 + t697;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t699 = t698 + 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t700 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t701 = t700 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t702 = t223 + t701;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t703 = t702 + 8u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t704 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t705 = t704 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t706 = t223 + t705;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t707 = t706 + 9u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t708 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t709 = t708 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t710 = t223 + t709;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t711 = t710 + 16u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t712 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t713 = t712 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t714 = t223 + t713;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t715 = t714 + 17u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t716 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t717 = t716 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t718 = t223 + t717;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t719 = t718 + 24u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t720 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t721 = t720 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t722 = t223 + t721;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t723 = t722 + 25u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t724 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t725 = t724 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t726 = t223 + t725;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t727 = t726 + 32u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t728 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t729 = t728 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t730 = t223 + t729;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t731 = t730 + 33u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t732 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t733 = t732 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t734 = t223 + t733;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t735 = t734 + 40u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t736 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t737 = t736 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t738 = t223 + t737;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t739 = t738 + 41u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t740 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t741 = t740 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t742 = t223 + t741;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t743 = t742 + 48u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t744 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t745 = t744 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t746 = t223 + t745;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t747 = t746 + 49u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t748 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t749 = t748 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t750 = t223 + t749;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t751 = t750 + 56u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t752 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t753 = t752 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t754 = t223 + t753;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t755 = t754 + 57u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t756 = t695 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t757 = (f32)t756;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_2 = t757 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance = first_2 + 0.0f;
                f32 t760;
                asm("abs.f32 %0, %1;" : "=f"(t760) : "f"(distance));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t761 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t762;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(t760), "f"(t761), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s = t762;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_2 = first_2 + -8.0f;
                f32 t764;
                asm("abs.f32 %0, %1;" : "=f"(t764) : "f"(distance_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t765 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t766;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t766) : "f"(t764), "f"(t765), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_3 = t766;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t767 = t699 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t768 = (f32)t767;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_3 = t768 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_3 = first_3 + 0.0f;
                f32 t771;
                asm("abs.f32 %0, %1;" : "=f"(t771) : "f"(distance_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t772 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t773;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t773) : "f"(t771), "f"(t772), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_2 = t773;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_4 = first_3 + -8.0f;
                f32 t775;
                asm("abs.f32 %0, %1;" : "=f"(t775) : "f"(distance_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t776 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t777;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t777) : "f"(t775), "f"(t776), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_4 = t777;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t778 = t703 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t779 = (f32)t778;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_4 = t779 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_5 = first_4 + 0.0f;
                f32 t782;
                asm("abs.f32 %0, %1;" : "=f"(t782) : "f"(distance_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t783 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t784;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t784) : "f"(t782), "f"(t783), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_5 = t784;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_6 = first_4 + -8.0f;
                f32 t786;
                asm("abs.f32 %0, %1;" : "=f"(t786) : "f"(distance_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t787 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t788;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t788) : "f"(t786), "f"(t787), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_7 = t788;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t789 = t707 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t790 = (f32)t789;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_5 = t790 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_7 = first_5 + 0.0f;
                f32 t793;
                asm("abs.f32 %0, %1;" : "=f"(t793) : "f"(distance_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t794 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t795;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t795) : "f"(t793), "f"(t794), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_6 = t795;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_8 = first_5 + -8.0f;
                f32 t797;
                asm("abs.f32 %0, %1;" : "=f"(t797) : "f"(distance_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t798 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t799;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t799) : "f"(t797), "f"(t798), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_8 = t799;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t800 = t711 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t801 = (f32)t800;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_6 = t801 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_9 = first_6 + 0.0f;
                f32 t804;
                asm("abs.f32 %0, %1;" : "=f"(t804) : "f"(distance_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t805 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t806;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t806) : "f"(t804), "f"(t805), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_9 = t806;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_10 = first_6 + -8.0f;
                f32 t808;
                asm("abs.f32 %0, %1;" : "=f"(t808) : "f"(distance_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t809 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t810;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t810) : "f"(t808), "f"(t809), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_11 = t810;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t811 = t715 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t812 = (f32)t811;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_7 = t812 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_11 = first_7 + 0.0f;
                f32 t815;
                asm("abs.f32 %0, %1;" : "=f"(t815) : "f"(distance_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t816 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t817;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t817) : "f"(t815), "f"(t816), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_10 = t817;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_12 = first_7 + -8.0f;
                f32 t819;
                asm("abs.f32 %0, %1;" : "=f"(t819) : "f"(distance_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t820 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t821;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t821) : "f"(t819), "f"(t820), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_12 = t821;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t822 = t719 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t823 = (f32)t822;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_8 = t823 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_13 = first_8 + 0.0f;
                f32 t826;
                asm("abs.f32 %0, %1;" : "=f"(t826) : "f"(distance_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t827 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t828;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(t826), "f"(t827), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_13 = t828;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_14 = first_8 + -8.0f;
                f32 t830;
                asm("abs.f32 %0, %1;" : "=f"(t830) : "f"(distance_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t831 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t832;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t832) : "f"(t830), "f"(t831), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_15 = t832;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t833 = t723 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t834 = (f32)t833;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_9 = t834 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_15 = first_9 + 0.0f;
                f32 t837;
                asm("abs.f32 %0, %1;" : "=f"(t837) : "f"(distance_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t838 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t839;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t839) : "f"(t837), "f"(t838), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_14 = t839;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_16 = first_9 + -8.0f;
                f32 t841;
                asm("abs.f32 %0, %1;" : "=f"(t841) : "f"(distance_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t842 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t843;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t843) : "f"(t841), "f"(t842), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_16 = t843;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t844 = t727 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t845 = (f32)t844;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_10 = t845 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_17 = first_10 + 0.0f;
                f32 t848;
                asm("abs.f32 %0, %1;" : "=f"(t848) : "f"(distance_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t849 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t850;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t850) : "f"(t848), "f"(t849), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_17 = t850;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_18 = first_10 + -8.0f;
                f32 t852;
                asm("abs.f32 %0, %1;" : "=f"(t852) : "f"(distance_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t853 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t854;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t854) : "f"(t852), "f"(t853), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_19 = t854;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t855 = t731 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t856 = (f32)t855;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_11 = t856 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_19 = first_11 + 0.0f;
                f32 t859;
                asm("abs.f32 %0, %1;" : "=f"(t859) : "f"(distance_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t860 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t861;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t861) : "f"(t859), "f"(t860), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_18 = t861;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_20 = first_11 + -8.0f;
                f32 t863;
                asm("abs.f32 %0, %1;" : "=f"(t863) : "f"(distance_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t864 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t865;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t865) : "f"(t863), "f"(t864), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_20 = t865;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t866 = t735 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t867 = (f32)t866;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_12 = t867 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_21 = first_12 + 0.0f;
                f32 t870;
                asm("abs.f32 %0, %1;" : "=f"(t870) : "f"(distance_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t871 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t872;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t872) : "f"(t870), "f"(t871), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_21 = t872;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_22 = first_12 + -8.0f;
                f32 t874;
                asm("abs.f32 %0, %1;" : "=f"(t874) : "f"(distance_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t875 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t876;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(t874), "f"(t875), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_23 = t876;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t877 = t739 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t878 = (f32)t877;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_13 = t878 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_23 = first_13 + 0.0f;
                f32 t881;
                asm("abs.f32 %0, %1;" : "=f"(t881) : "f"(distance_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t882 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t883;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t883) : "f"(t881), "f"(t882), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_22 = t883;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_24 = first_13 + -8.0f;
                f32 t885;
                asm("abs.f32 %0, %1;" : "=f"(t885) : "f"(distance_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t886 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t887;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t887) : "f"(t885), "f"(t886), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_24 = t887;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t888 = t743 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t889 = (f32)t888;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_14 = t889 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_25 = first_14 + 0.0f;
                f32 t892;
                asm("abs.f32 %0, %1;" : "=f"(t892) : "f"(distance_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t893 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t894;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t894) : "f"(t892), "f"(t893), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_25 = t894;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_26 = first_14 + -8.0f;
                f32 t896;
                asm("abs.f32 %0, %1;" : "=f"(t896) : "f"(distance_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t897 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t898;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t898) : "f"(t896), "f"(t897), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_27 = t898;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t899 = t747 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t900 = (f32)t899;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_15 = t900 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_27 = first_15 + 0.0f;
                f32 t903;
                asm("abs.f32 %0, %1;" : "=f"(t903) : "f"(distance_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t904 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t905;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t905) : "f"(t903), "f"(t904), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_26 = t905;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_28 = first_15 + -8.0f;
                f32 t907;
                asm("abs.f32 %0, %1;" : "=f"(t907) : "f"(distance_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t908 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t909;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t909) : "f"(t907), "f"(t908), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_28 = t909;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t910 = t751 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t911 = (f32)t910;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_16 = t911 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_29 = first_16 + 0.0f;
                f32 t914;
                asm("abs.f32 %0, %1;" : "=f"(t914) : "f"(distance_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t915 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t916;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t916) : "f"(t914), "f"(t915), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_29 = t916;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_30 = first_16 + -8.0f;
                f32 t918;
                asm("abs.f32 %0, %1;" : "=f"(t918) : "f"(distance_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t919 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t920;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t920) : "f"(t918), "f"(t919), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_31 = t920;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t921 = t755 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t922 = (f32)t921;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_17 = t922 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_31 = first_17 + 0.0f;
                f32 t925;
                asm("abs.f32 %0, %1;" : "=f"(t925) : "f"(distance_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t926 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t927;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t927) : "f"(t925), "f"(t926), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_30 = t927;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_32 = first_17 + -8.0f;
                f32 t929;
                asm("abs.f32 %0, %1;" : "=f"(t929) : "f"(distance_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t930 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t931;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t931) : "f"(t929), "f"(t930), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_32 = t931;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t932 = block_2 << 6u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t933 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t934 = t932 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_9 = t934 + t933;
                const u32 t936 = end_9 > seq_q ? end_9 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t937 = t936 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_10 = t937 < seq_k ? t937 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_11 = t932 + seq_k;
                const u32 t940 = end_11 > seq_q ? end_11 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_3 = t940 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t942 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t943 = t942 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t944 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_3 = t943 < t944 ? t943 : t944;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t946 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = end_10 < t946;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t948 = block_2 << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t949 = t948 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t950 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t951 = t949 < t950 ? t949 : t950;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t952 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t953 = t951 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_12 = t953 + t952;
                const u32 t955 = end_12 > seq_q ? end_12 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t956 = t955 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_13 = t956 < seq_k ? t956 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_14 = t951 + seq_k;
                const u32 t959 = end_14 > seq_q ? end_14 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_4 = t959 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t961 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t962 = t961 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t963 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_4 = t962 < t963 ? t962 : t963;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool t965 = t8 < begin_4;
#line 103 "fa-kernels/src/attention/query_blocks.rs"
                const bool t966 = right | t965;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
                if (t966) {
                    const u32 t967 = t148 << 4u;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t968 = t149 + t967;
#line 482 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t969 = t8 + t968;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t970 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = t969 + t970;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t972 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t973 = t972 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t974 = t223 + t973;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t975 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t976 = t975 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t977 = t223 + t976;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t978 = t977 + 1u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t979 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t980 = t974 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_15 = t980 + t979;
                    const u32 t982 = end_15 > seq_q ? end_15 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t983 = t982 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_16 = t983 < seq_k ? t983 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_17 = t974 + seq_k;
                    const u32 t986 = end_17 > seq_q ? end_17 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_5 = t986 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t988 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t989 = t988 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t990 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_5 = t989 < t990 ? t989 : t990;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t992 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_18 = t992 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t994 = begin_5 > column_2 ? begin_5 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t995 = t994 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t996 = 0u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t997 = t995 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible = t996 & t997;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t999 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t999;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1000 = 8u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1001 = t995 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = t1000 & t1001;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1003 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1003;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1004 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1005 = t978 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_19 = t1005 + t1004;
                    const u32 t1007 = end_19 > seq_q ? end_19 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1008 = t1007 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_20 = t1008 < seq_k ? t1008 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_21 = t978 + seq_k;
                    const u32 t1011 = end_21 > seq_q ? end_21 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_6 = t1011 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1013 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1014 = t1013 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1015 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_6 = t1014 < t1015 ? t1014 : t1015;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1017 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_22 = t1017 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1019 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1020 = t1019 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1021 = 0u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1022 = t1020 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = t1021 & t1022;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1024 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1024;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1025 = 8u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1026 = t1020 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = t1025 & t1026;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1028 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1028;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1029 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1030 = t1029 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1031 = t223 + t1030;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1032 = t1031 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1033 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1034 = t1033 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1035 = t223 + t1034;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1036 = t1035 + 9u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1037 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1038 = t1032 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_23 = t1038 + t1037;
                    const u32 t1040 = end_23 > seq_q ? end_23 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1041 = t1040 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_24 = t1041 < seq_k ? t1041 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t1032 + seq_k;
                    const u32 t1044 = end_25 > seq_q ? end_25 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_7 = t1044 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1046 = position_7 > window_left ? position_7 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1047 = t1046 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1048 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_7 = t1047 < t1048 ? t1047 : t1048;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1050 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t1050 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1052 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1053 = t1052 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1054 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1055 = t1053 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = t1054 & t1055;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1057 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1057;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1058 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1059 = t1053 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = t1058 & t1059;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1061 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1061;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1062 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1063 = t1036 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_27 = t1063 + t1062;
                    const u32 t1065 = end_27 > seq_q ? end_27 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1066 = t1065 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_28 = t1066 < seq_k ? t1066 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t1036 + seq_k;
                    const u32 t1069 = end_29 > seq_q ? end_29 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_8 = t1069 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1071 = position_8 > window_left ? position_8 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1072 = t1071 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1073 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_8 = t1072 < t1073 ? t1072 : t1073;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1075 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_30 = t1075 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1077 = begin_8 > column_2 ? begin_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1078 = t1077 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1079 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1080 = t1078 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = t1079 & t1080;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1082 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1082;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1083 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1084 = t1078 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = t1083 & t1084;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1086 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1086;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1087 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1088 = t1087 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1089 = t223 + t1088;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1090 = t1089 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1091 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1092 = t1091 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1093 = t223 + t1092;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1094 = t1093 + 17u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1095 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1096 = t1090 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_31 = t1096 + t1095;
                    const u32 t1098 = end_31 > seq_q ? end_31 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1099 = t1098 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_32 = t1099 < seq_k ? t1099 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_33 = t1090 + seq_k;
                    const u32 t1102 = end_33 > seq_q ? end_33 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_9 = t1102 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1104 = position_9 > window_left ? position_9 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1105 = t1104 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1106 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_9 = t1105 < t1106 ? t1105 : t1106;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1108 = end_32 > column_2 ? end_32 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_34 = t1108 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1110 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1111 = t1110 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1112 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1113 = t1111 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = t1112 & t1113;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1115 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1115;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1116 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1117 = t1111 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = t1116 & t1117;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1119 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1119;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1120 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1121 = t1094 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_35 = t1121 + t1120;
                    const u32 t1123 = end_35 > seq_q ? end_35 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1124 = t1123 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_36 = t1124 < seq_k ? t1124 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_37 = t1094 + seq_k;
                    const u32 t1127 = end_37 > seq_q ? end_37 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_10 = t1127 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1129 = position_10 > window_left ? position_10 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1130 = t1129 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1131 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_10 = t1130 < t1131 ? t1130 : t1131;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1133 = end_36 > column_2 ? end_36 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_38 = t1133 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1135 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1136 = t1135 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1137 = 0u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1138 = t1136 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = t1137 & t1138;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1140 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1140;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1141 = 8u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1142 = t1136 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = t1141 & t1142;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1144 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1144;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1145 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1146 = t1145 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1147 = t223 + t1146;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1148 = t1147 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1149 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1150 = t1149 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1151 = t223 + t1150;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1152 = t1151 + 25u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1153 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1154 = t1148 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_39 = t1154 + t1153;
                    const u32 t1156 = end_39 > seq_q ? end_39 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1157 = t1156 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_40 = t1157 < seq_k ? t1157 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_41 = t1148 + seq_k;
                    const u32 t1160 = end_41 > seq_q ? end_41 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_11 = t1160 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1162 = position_11 > window_left ? position_11 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1163 = t1162 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1164 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_11 = t1163 < t1164 ? t1163 : t1164;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1166 = end_40 > column_2 ? end_40 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_42 = t1166 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1168 = begin_11 > column_2 ? begin_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1169 = t1168 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1170 = 0u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1171 = t1169 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = t1170 & t1171;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1173 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1173;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1174 = 8u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1175 = t1169 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = t1174 & t1175;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1177 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1177;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1178 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1179 = t1152 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_43 = t1179 + t1178;
                    const u32 t1181 = end_43 > seq_q ? end_43 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1182 = t1181 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_44 = t1182 < seq_k ? t1182 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_45 = t1152 + seq_k;
                    const u32 t1185 = end_45 > seq_q ? end_45 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_12 = t1185 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1187 = position_12 > window_left ? position_12 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1188 = t1187 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1189 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_12 = t1188 < t1189 ? t1188 : t1189;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1191 = end_44 > column_2 ? end_44 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_46 = t1191 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1193 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1194 = t1193 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1195 = 0u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1196 = t1194 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = t1195 & t1196;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1198 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1198;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1199 = 8u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1200 = t1194 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = t1199 & t1200;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1202 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1202;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1203 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1204 = t1203 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1205 = t223 + t1204;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1206 = t1205 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1207 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1208 = t1207 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1209 = t223 + t1208;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1210 = t1209 + 33u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1211 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1212 = t1206 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_47 = t1212 + t1211;
                    const u32 t1214 = end_47 > seq_q ? end_47 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1215 = t1214 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_48 = t1215 < seq_k ? t1215 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_49 = t1206 + seq_k;
                    const u32 t1218 = end_49 > seq_q ? end_49 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_13 = t1218 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1220 = position_13 > window_left ? position_13 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1221 = t1220 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1222 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_13 = t1221 < t1222 ? t1221 : t1222;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1224 = end_48 > column_2 ? end_48 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_50 = t1224 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1226 = begin_13 > column_2 ? begin_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1227 = t1226 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1228 = 0u < end_50;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1229 = t1227 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = t1228 & t1229;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1231 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1231;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1232 = 8u < end_50;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1233 = t1227 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = t1232 & t1233;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1235 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1235;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1236 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1237 = t1210 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_51 = t1237 + t1236;
                    const u32 t1239 = end_51 > seq_q ? end_51 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1240 = t1239 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_52 = t1240 < seq_k ? t1240 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_53 = t1210 + seq_k;
                    const u32 t1243 = end_53 > seq_q ? end_53 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_14 = t1243 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1245 = position_14 > window_left ? position_14 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1246 = t1245 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1247 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_14 = t1246 < t1247 ? t1246 : t1247;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1249 = end_52 > column_2 ? end_52 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_54 = t1249 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1251 = begin_14 > column_2 ? begin_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1252 = t1251 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1253 = 0u < end_54;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1254 = t1252 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = t1253 & t1254;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1256 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1256;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1257 = 8u < end_54;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1258 = t1252 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = t1257 & t1258;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1260 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1260;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1261 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1262 = t1261 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1263 = t223 + t1262;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1264 = t1263 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1265 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1266 = t1265 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1267 = t223 + t1266;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1268 = t1267 + 41u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1269 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1270 = t1264 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_55 = t1270 + t1269;
                    const u32 t1272 = end_55 > seq_q ? end_55 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1273 = t1272 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_56 = t1273 < seq_k ? t1273 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_57 = t1264 + seq_k;
                    const u32 t1276 = end_57 > seq_q ? end_57 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_15 = t1276 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1278 = position_15 > window_left ? position_15 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1279 = t1278 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1280 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_15 = t1279 < t1280 ? t1279 : t1280;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1282 = end_56 > column_2 ? end_56 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_58 = t1282 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1284 = begin_15 > column_2 ? begin_15 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1285 = t1284 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1286 = 0u < end_58;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1287 = t1285 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = t1286 & t1287;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1289 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1289;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1290 = 8u < end_58;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1291 = t1285 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = t1290 & t1291;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1293 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1293;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1294 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1295 = t1268 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_59 = t1295 + t1294;
                    const u32 t1297 = end_59 > seq_q ? end_59 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1298 = t1297 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_60 = t1298 < seq_k ? t1298 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_61 = t1268 + seq_k;
                    const u32 t1301 = end_61 > seq_q ? end_61 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_16 = t1301 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1303 = position_16 > window_left ? position_16 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1304 = t1303 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1305 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_16 = t1304 < t1305 ? t1304 : t1305;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1307 = end_60 > column_2 ? end_60 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_62 = t1307 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1309 = begin_16 > column_2 ? begin_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1310 = t1309 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1311 = 0u < end_62;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1312 = t1310 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = t1311 & t1312;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1314 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1314;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1315 = 8u < end_62;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1316 = t1310 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = t1315 & t1316;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1318 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1318;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1319 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1320 = t1319 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1321 = t223 + t1320;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1322 = t1321 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1323 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1324 = t1323 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1325 = t223 + t1324;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1326 = t1325 + 49u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1327 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1328 = t1322 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_63 = t1328 + t1327;
                    const u32 t1330 = end_63 > seq_q ? end_63 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1331 = t1330 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_64 = t1331 < seq_k ? t1331 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_65 = t1322 + seq_k;
                    const u32 t1334 = end_65 > seq_q ? end_65 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_17 = t1334 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1336 = position_17 > window_left ? position_17 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1337 = t1336 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1338 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_17 = t1337 < t1338 ? t1337 : t1338;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1340 = end_64 > column_2 ? end_64 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_66 = t1340 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1342 = begin_17 > column_2 ? begin_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1343 = t1342 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1344 = 0u < end_66;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1345 = t1343 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = t1344 & t1345;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1347 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1347;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1348 = 8u < end_66;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1349 = t1343 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = t1348 & t1349;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1351 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1351;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1352 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1353 = t1326 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_67 = t1353 + t1352;
                    const u32 t1355 = end_67 > seq_q ? end_67 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1356 = t1355 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_68 = t1356 < seq_k ? t1356 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_69 = t1326 + seq_k;
                    const u32 t1359 = end_69 > seq_q ? end_69 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_18 = t1359 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1361 = position_18 > window_left ? position_18 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1362 = t1361 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1363 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_18 = t1362 < t1363 ? t1362 : t1363;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1365 = end_68 > column_2 ? end_68 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_70 = t1365 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1367 = begin_18 > column_2 ? begin_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1368 = t1367 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1369 = 0u < end_70;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1370 = t1368 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = t1369 & t1370;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1372 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1372;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1373 = 8u < end_70;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1374 = t1368 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = t1373 & t1374;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1376 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1376;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1377 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1378 = t1377 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1379 = t223 + t1378;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1380 = t1379 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1381 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1382 = t1381 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1383 = t223 + t1382;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1384 = t1383 + 57u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1385 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1386 = t1380 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_71 = t1386 + t1385;
                    const u32 t1388 = end_71 > seq_q ? end_71 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1389 = t1388 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_72 = t1389 < seq_k ? t1389 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_73 = t1380 + seq_k;
                    const u32 t1392 = end_73 > seq_q ? end_73 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_19 = t1392 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1394 = position_19 > window_left ? position_19 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1395 = t1394 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1396 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_19 = t1395 < t1396 ? t1395 : t1396;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1398 = end_72 > column_2 ? end_72 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_74 = t1398 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1400 = begin_19 > column_2 ? begin_19 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1401 = t1400 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1402 = 0u < end_74;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1403 = t1401 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = t1402 & t1403;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1405 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1405;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1406 = 8u < end_74;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1407 = t1401 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = t1406 & t1407;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1409 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1409;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1410 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1411 = t1384 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_75 = t1411 + t1410;
                    const u32 t1413 = end_75 > seq_q ? end_75 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1414 = t1413 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_76 = t1414 < seq_k ? t1414 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_77 = t1384 + seq_k;
                    const u32 t1417 = end_77 > seq_q ? end_77 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_20 = t1417 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1419 = position_20 > window_left ? position_20 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1420 = t1419 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1421 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_20 = t1420 < t1421 ? t1420 : t1421;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1423 = end_76 > column_2 ? end_76 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_78 = t1423 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1425 = begin_20 > column_2 ? begin_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1426 = t1425 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1427 = 0u < end_78;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1428 = t1426 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = t1427 & t1428;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1430 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1430;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1431 = 8u < end_78;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1432 = t1426 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = t1431 & t1432;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1434 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1434;
                }
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1435 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1436 = t1435 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1437 = statistics_3 + t1436;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t1437) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1439;
                asm("mov.b32 %0, %1;" : "=f"(t1439) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1441;
                asm("mov.b32 %0, %1;" : "=f"(t1441) : "r"(row_5));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1442 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1443 = s + t1442;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1444;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1444) : "f"(t1443));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1444;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1445 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1446 = s_2 + t1445;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1447;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1447) : "f"(t1446));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1447;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1448 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1449 = s_3 + t1448;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1450;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1450) : "f"(t1449));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1450;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1451 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1452 = s_4 + t1451;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1453;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1453) : "f"(t1452));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1453;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t1437) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1455;
                asm("mov.b32 %0, %1;" : "=f"(t1455) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1457;
                asm("mov.b32 %0, %1;" : "=f"(t1457) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1458 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1459 = s_5 + t1458;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1460;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1460) : "f"(t1459));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1460;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1461 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1462 = s_6 + t1461;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1463;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1463) : "f"(t1462));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1463;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1464 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1465 = s_7 + t1464;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1466;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1466) : "f"(t1465));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1466;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1467 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1468 = s_8 + t1467;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1469;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1469) : "f"(t1468));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1469;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t1437) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1471;
                asm("mov.b32 %0, %1;" : "=f"(t1471) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1473;
                asm("mov.b32 %0, %1;" : "=f"(t1473) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1474 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1475 = s_9 + t1474;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1476;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1476) : "f"(t1475));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1476;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1477 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1478 = s_10 + t1477;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1479;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1479) : "f"(t1478));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1479;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1480 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1481 = s_11 + t1480;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1482;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1482) : "f"(t1481));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1482;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1483 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1484 = s_12 + t1483;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1485;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1485) : "f"(t1484));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1485;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t1437) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1487;
                asm("mov.b32 %0, %1;" : "=f"(t1487) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1489;
                asm("mov.b32 %0, %1;" : "=f"(t1489) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1490 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1491 = s_13 + t1490;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1492;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1492) : "f"(t1491));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1492;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1493 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1494 = s_14 + t1493;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1495;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1495) : "f"(t1494));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1495;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1496 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1497 = s_15 + t1496;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1498;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1498) : "f"(t1497));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1498;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1499 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1500 = s_16 + t1499;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1501;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1501) : "f"(t1500));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1501;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t1437) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1503;
                asm("mov.b32 %0, %1;" : "=f"(t1503) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1505;
                asm("mov.b32 %0, %1;" : "=f"(t1505) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1506 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1507 = s_17 + t1506;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1508;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1508) : "f"(t1507));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1508;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1509 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1510 = s_18 + t1509;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1511;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1511) : "f"(t1510));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1511;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1512 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1513 = s_19 + t1512;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1514;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1514) : "f"(t1513));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1514;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1515 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1516 = s_20 + t1515;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(t1516));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1517;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t1437) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1519;
                asm("mov.b32 %0, %1;" : "=f"(t1519) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1521;
                asm("mov.b32 %0, %1;" : "=f"(t1521) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1522 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1523 = s_21 + t1522;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1524;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1524) : "f"(t1523));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1524;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1525 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1526 = s_22 + t1525;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1527;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(t1526));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1527;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1528 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1529 = s_23 + t1528;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1530;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1530) : "f"(t1529));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1530;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1531 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1532 = s_24 + t1531;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1533;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(t1532));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1533;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t1437) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1535;
                asm("mov.b32 %0, %1;" : "=f"(t1535) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1537;
                asm("mov.b32 %0, %1;" : "=f"(t1537) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1538 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1539 = s_25 + t1538;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1540;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1540) : "f"(t1539));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1540;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1541 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1542 = s_26 + t1541;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1543;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1543) : "f"(t1542));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1543;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1544 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1545 = s_27 + t1544;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1546;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1546) : "f"(t1545));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1546;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1547 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1548 = s_28 + t1547;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1549;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(t1548));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1549;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t1437) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1551;
                asm("mov.b32 %0, %1;" : "=f"(t1551) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1553;
                asm("mov.b32 %0, %1;" : "=f"(t1553) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1554 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1555 = s_29 + t1554;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1556;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1556) : "f"(t1555));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1556;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1557 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1558 = s_30 + t1557;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1559;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(t1558));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1559;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1560 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1561 = s_31 + t1560;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1562;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1562) : "f"(t1561));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1562;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1563 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1564 = s_32 + t1563;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(t1564));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1565;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1566;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1566) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1567;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1567) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1568;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1568) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1569;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1569) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1570;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1570) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1571;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1571) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1572;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1572) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1573;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1573) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1574;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1574) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1575;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1575) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1576;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1576) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1577;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1577) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1578;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1578) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1579;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1579) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1580;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1580) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1581;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1581) : "f"(s_31), "f"(s_32));
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1582 = s * t592;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s = t1582;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1583 = s_2 * t595;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_2 = t1583;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1584 = s_3 * t598;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_3 = t1584;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1585 = s_4 * t601;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_4 = t1585;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1586 = s_5 * t604;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_5 = t1586;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1587 = s_6 * t607;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_6 = t1587;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1588 = s_7 * t610;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_7 = t1588;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1589 = s_8 * t613;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_8 = t1589;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1590 = s_9 * t616;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_9 = t1590;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1591 = s_10 * t619;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_10 = t1591;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1592 = s_11 * t622;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_11 = t1592;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1593 = s_12 * t625;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_12 = t1593;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1594 = s_13 * t628;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_13 = t1594;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1595 = s_14 * t631;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_14 = t1595;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1596 = s_15 * t634;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_15 = t1596;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1597 = s_16 * t637;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_16 = t1597;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1598 = s_17 * t640;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_17 = t1598;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1599 = s_18 * t643;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_18 = t1599;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1600 = s_19 * t646;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_19 = t1600;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1601 = s_20 * t649;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_20 = t1601;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1602 = s_21 * t652;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_21 = t1602;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1603 = s_22 * t655;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_22 = t1603;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1604 = s_23 * t658;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_23 = t1604;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1605 = s_24 * t661;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_24 = t1605;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1606 = s_25 * t664;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_25 = t1606;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1607 = s_26 * t667;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_26 = t1607;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1608 = s_27 * t670;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_27 = t1608;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1609 = s_28 * t673;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_28 = t1609;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1610 = s_29 * t676;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_29 = t1610;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1611 = s_30 * t679;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_30 = t1611;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1612 = s_31 * t682;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_31 = t1612;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1613 = s_32 * t685;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_32 = t1613;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1614 = t149 << 7u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1615 = t69 + t1614;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1616;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1616) : "r"(t1615));
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1617 = t1616 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1618 = t219 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1619 = t1617 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1620 = (u64)t1619;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1621 = t1620 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1622 = t1618 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1623 = (u64)t1622;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1624 = t1623 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1625 = t1617 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1626 = (u64)t1625;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1627 = t1626 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1628 = t1618 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1629 = (u64)t1628;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1630 = t1629 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1631 = t1617 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1632 = (u64)t1631;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1633 = t1632 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1634 = t1618 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1635 = (u64)t1634;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1636 = t1635 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1637 = t1617 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1638 = (u64)t1637;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1639 = t1638 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1640 = t1618 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1641 = (u64)t1640;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1642 = t1641 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1643 = t1617 + 66560u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1644 = (u64)t1643;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1645 = t1644 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1646 = t1618 + 66048u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1647 = (u64)t1646;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1648 = t1647 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1649 = t1617 + 66562u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1650 = (u64)t1649;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1651 = t1650 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1652 = t1618 + 66050u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1653 = (u64)t1652;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1654 = t1653 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1655 = t1617 + 66564u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1656 = (u64)t1655;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1657 = t1656 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1658 = t1618 + 66052u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1659 = (u64)t1658;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1660 = t1659 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1661 = t1617 + 66566u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1662 = (u64)t1661;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1663 = t1662 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1664 = t1618 + 66054u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1665 = (u64)t1664;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1666 = t1665 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1621), "l"(t1624), "l"(t1627), "l"(t1630), "l"(t1633), "l"(t1636), "l"(t1639), "l"(t1642), "l"(t1645), "l"(t1648), "l"(t1651), "l"(t1654), "l"(t1657), "l"(t1660), "l"(t1663), "l"(t1666) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1667 = t219 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1668 = t1667 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1669 = (u64)t1668;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1670 = t1669 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1671 = t1667 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1672 = (u64)t1671;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1673 = t1672 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1674 = t1667 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1675 = (u64)t1674;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1676 = t1675 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1677 = t1667 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1678 = (u64)t1677;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1679 = t1678 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1566), "r"(t1567), "r"(t1568), "r"(t1569), "l"(t1670), "r"(t1570), "r"(t1571), "r"(t1572), "r"(t1573), "l"(t1673), "r"(t1574), "r"(t1575), "r"(t1576), "r"(t1577), "l"(t1676), "r"(t1578), "r"(t1579), "r"(t1580), "r"(t1581), "l"(t1679) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 121 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1680 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1681 = t1680 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1682 = statistics_3 + t1681;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t1682) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1683;
                asm("mov.b32 %0, %1;" : "=f"(t1683) : "r"(row_34));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1684;
                asm("mov.b32 %0, %1;" : "=f"(t1684) : "r"(row_35));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1685;
                asm("mov.b32 %0, %1;" : "=f"(t1685) : "r"(row_36));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1686;
                asm("mov.b32 %0, %1;" : "=f"(t1686) : "r"(row_37));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1687 = dp - t1684;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1688 = s * t1687;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1688;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1689 = dp_2 - t1686;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1690 = s_2 * t1689;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1690;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1691 = dp_3 - t1684;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1692 = s_3 * t1691;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1692;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1693 = dp_4 - t1686;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1694 = s_4 * t1693;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1694;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t1682) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1695;
                asm("mov.b32 %0, %1;" : "=f"(t1695) : "r"(row_38));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1696;
                asm("mov.b32 %0, %1;" : "=f"(t1696) : "r"(row_39));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1697;
                asm("mov.b32 %0, %1;" : "=f"(t1697) : "r"(row_40));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1698;
                asm("mov.b32 %0, %1;" : "=f"(t1698) : "r"(row_41));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1699 = dp_5 - t1696;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1700 = s_5 * t1699;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1700;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1701 = dp_6 - t1698;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1702 = s_6 * t1701;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1702;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1703 = dp_7 - t1696;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1704 = s_7 * t1703;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1704;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1705 = dp_8 - t1698;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1706 = s_8 * t1705;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1706;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t1682) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1707;
                asm("mov.b32 %0, %1;" : "=f"(t1707) : "r"(row_42));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1708;
                asm("mov.b32 %0, %1;" : "=f"(t1708) : "r"(row_43));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1709;
                asm("mov.b32 %0, %1;" : "=f"(t1709) : "r"(row_44));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1710;
                asm("mov.b32 %0, %1;" : "=f"(t1710) : "r"(row_45));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1711 = dp_9 - t1708;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1712 = s_9 * t1711;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1712;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1713 = dp_10 - t1710;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1714 = s_10 * t1713;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1714;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1715 = dp_11 - t1708;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1716 = s_11 * t1715;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1716;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1717 = dp_12 - t1710;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1718 = s_12 * t1717;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1718;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t1682) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1719;
                asm("mov.b32 %0, %1;" : "=f"(t1719) : "r"(row_46));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1720;
                asm("mov.b32 %0, %1;" : "=f"(t1720) : "r"(row_47));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1721;
                asm("mov.b32 %0, %1;" : "=f"(t1721) : "r"(row_48));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1722;
                asm("mov.b32 %0, %1;" : "=f"(t1722) : "r"(row_49));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1723 = dp_13 - t1720;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1724 = s_13 * t1723;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1724;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1725 = dp_14 - t1722;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1726 = s_14 * t1725;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1726;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1727 = dp_15 - t1720;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1728 = s_15 * t1727;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1728;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1729 = dp_16 - t1722;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1730 = s_16 * t1729;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1730;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t1682) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1731;
                asm("mov.b32 %0, %1;" : "=f"(t1731) : "r"(row_50));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1732;
                asm("mov.b32 %0, %1;" : "=f"(t1732) : "r"(row_51));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1733;
                asm("mov.b32 %0, %1;" : "=f"(t1733) : "r"(row_52));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1734;
                asm("mov.b32 %0, %1;" : "=f"(t1734) : "r"(row_53));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1735 = dp_17 - t1732;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1736 = s_17 * t1735;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1736;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1737 = dp_18 - t1734;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1738 = s_18 * t1737;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1738;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1739 = dp_19 - t1732;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1740 = s_19 * t1739;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1740;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1741 = dp_20 - t1734;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1742 = s_20 * t1741;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1742;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t1682) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1743;
                asm("mov.b32 %0, %1;" : "=f"(t1743) : "r"(row_54));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1744;
                asm("mov.b32 %0, %1;" : "=f"(t1744) : "r"(row_55));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1745;
                asm("mov.b32 %0, %1;" : "=f"(t1745) : "r"(row_56));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1746;
                asm("mov.b32 %0, %1;" : "=f"(t1746) : "r"(row_57));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1747 = dp_21 - t1744;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1748 = s_21 * t1747;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1748;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1749 = dp_22 - t1746;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1750 = s_22 * t1749;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1750;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1751 = dp_23 - t1744;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1752 = s_23 * t1751;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1752;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1753 = dp_24 - t1746;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1754 = s_24 * t1753;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1754;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t1682) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1755;
                asm("mov.b32 %0, %1;" : "=f"(t1755) : "r"(row_58));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1756;
                asm("mov.b32 %0, %1;" : "=f"(t1756) : "r"(row_59));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1757;
                asm("mov.b32 %0, %1;" : "=f"(t1757) : "r"(row_60));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1758;
                asm("mov.b32 %0, %1;" : "=f"(t1758) : "r"(row_61));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1759 = dp_25 - t1756;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1760 = s_25 * t1759;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1760;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1761 = dp_26 - t1758;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1762 = s_26 * t1761;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1762;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1763 = dp_27 - t1756;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1764 = s_27 * t1763;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1764;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1765 = dp_28 - t1758;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1766 = s_28 * t1765;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1766;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t1682) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1767;
                asm("mov.b32 %0, %1;" : "=f"(t1767) : "r"(row_62));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1768;
                asm("mov.b32 %0, %1;" : "=f"(t1768) : "r"(row_63));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1769;
                asm("mov.b32 %0, %1;" : "=f"(t1769) : "r"(row_64));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1770;
                asm("mov.b32 %0, %1;" : "=f"(t1770) : "r"(row_65));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1771 = dp_29 - t1768;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1772 = s_29 * t1771;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1772;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1773 = dp_30 - t1770;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1774 = s_30 * t1773;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1774;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1775 = dp_31 - t1768;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1776 = s_31 * t1775;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1776;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1777 = dp_32 - t1770;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1778 = s_32 * t1777;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1778;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1779 = i_2 & 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1780 = t1779 << 14u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1781 = after + t1780;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1782 = t148 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1783 = t149 + t1782;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1784;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1785;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1785) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1786;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1787;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1787) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1788;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1788) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1789;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1789) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1790;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1790) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1791;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1791) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1792;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1792) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1793;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1793) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1794;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1794) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1795;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1795) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1796;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1796) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1797;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1797) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1798;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1798) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1799;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1799) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1800 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1801 = t1783 + t1800;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1802 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1803 = t1801 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1804 = t1802 ^ t1803;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1805 = t1801 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1806 = t1804 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1807 = t1805 + t1806;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1808 = t1781 + t1807;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1808), "r"(t1784), "r"(t1785), "r"(t1786), "r"(t1787) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1809 = t1807 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1810 = t1781 + t1809;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1810), "r"(t1788), "r"(t1789), "r"(t1790), "r"(t1791) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1811 = t1807 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1812 = t1781 + t1811;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1812), "r"(t1792), "r"(t1793), "r"(t1794), "r"(t1795) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1813 = t1807 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1814 = t1781 + t1813;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1814), "r"(t1796), "r"(t1797), "r"(t1798), "r"(t1799) : "memory");
                u32 t1815;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1816;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1817;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1817) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1818;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1818) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1819;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1819) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1820;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1820) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1821;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1821) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1822;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1822) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1823;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1823) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1824;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1824) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1825;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1825) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1826;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1827;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1828;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1829;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1829) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1830;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1830) : "f"(dp_31), "f"(dp_32));
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1815;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1816;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1817;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t1818;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t1819;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t1820;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t1821;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t1822;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t1823;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t1824;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t1825;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t1826;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t1827;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t1828;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t1829;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t1830;
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1831 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1832 = smem_1 + t1831;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1833;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1833) : "r"(t1832));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1834 = t1781 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1835 = t1833 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1836 = t1834 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1837 = (u64)t1836;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1838 = t1837 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1839 = t1835 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1840 = (u64)t1839;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1841 = t1840 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1842 = t1834 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1843 = (u64)t1842;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1844 = t1843 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1845 = t1835 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1846 = (u64)t1845;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1847 = t1846 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1848 = t1834 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1849 = (u64)t1848;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1850 = t1849 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1851 = t1835 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1852 = (u64)t1851;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1853 = t1852 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1854 = t1834 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1855 = (u64)t1854;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1856 = t1855 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1857 = t1835 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1858 = (u64)t1857;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1859 = t1858 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1860 = t1834 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1861 = (u64)t1860;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1862 = t1861 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1863 = t1835 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1864 = (u64)t1863;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1865 = t1864 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1866 = t1834 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1867 = (u64)t1866;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1868 = t1867 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1869 = t1835 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1870 = (u64)t1869;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1871 = t1870 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1872 = t1834 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1873 = (u64)t1872;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1874 = t1873 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1875 = t1835 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1876 = (u64)t1875;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1877 = t1876 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1878 = t1834 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1879 = (u64)t1878;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1880 = t1879 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1881 = t1835 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1882 = (u64)t1881;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1883 = t1882 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t1838), "l"(t1841), "l"(t1844), "l"(t1847), "l"(t1850), "l"(t1853), "l"(t1856), "l"(t1859), "l"(t1862), "l"(t1865), "l"(t1868), "l"(t1871), "l"(t1874), "l"(t1877), "l"(t1880), "l"(t1883) : "memory");
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1884 = t216 >> 4u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1885 = t1884 + 33554432u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1886 = (u64)t1885;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1887 = t1886 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1888 = t1884 + 33554560u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1889 = (u64)t1888;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1890 = t1889 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1891 = t1884 + 33554688u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1892 = (u64)t1891;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1893 = t1892 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1894 = t1884 + 33554816u;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1895 = (u64)t1894;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1896 = t1895 + 4611686293305294848ull;
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1887), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1890), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1893), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1896) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1897 = i_2 + 1u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t213 ? t1897 : i_2;
#line 147 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1566), "r"(t1567), "r"(t1568), "r"(t1569) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1570), "r"(t1571), "r"(t1572), "r"(t1573) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1574), "r"(t1575), "r"(t1576), "r"(t1577) : "memory");
#line 148 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1578), "r"(t1579), "r"(t1580), "r"(t1581) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_2 & 1u;
                const u32 t1900 = slot_4 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1901 = t1900 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1902 = p + t1901;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1903 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1903) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1902) : "memory");
                }
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1904 = batch_2 * heads;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1905 = t1904 + head_2;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1906 = t1905 * padded;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1907 = block_2 << 6u;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t1906 + t1907;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1909 = t148 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t1909;
                const u64 t1911 = (u64)row_67;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1912 = t1911 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1913 = t1912 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1914 = sums + t1913;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1915 = index << 10u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1916 = (u64)t1915 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1917 = t1914 + t1916;
                const u32 t1918 = index << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1919 = t1918 + t148;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1920 = t1919 << 12u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place = p + t1920;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u32 t1922 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u64 t1923 = (u64)t1922 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u64 address = t1917 + t1923;
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
                const u32 t1925 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1926 = t1925 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1927 = t1926 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1928 = p + t1927;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1929 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1930 = t1929 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1928), "r"(t1930) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1931 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1932 = t1931 + 6u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1933 = t1932 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1934 = p + t1933;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1935 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1936 = t1935 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1934), "r"(t1936) : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1937 = next & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1938 = t1937 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1939 = t70 + t1938;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1940 = t149 << 7u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1941 = smem_1 + t1940;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1942;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1942) : "r"(t1941));
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1943 = t1942 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1944 = t1939 >> 4u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1945 = t1943 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1946 = (u64)t1945;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1947 = t1946 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1948 = t1944 + 65536u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1949 = (u64)t1948;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1950 = t1949 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1951 = t1943 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1952 = (u64)t1951;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1953 = t1952 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1954 = t1944 + 65538u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1955 = (u64)t1954;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1956 = t1955 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1957 = t1943 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1958 = (u64)t1957;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1959 = t1958 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1960 = t1944 + 65540u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1961 = (u64)t1960;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1962 = t1961 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1963 = t1943 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1964 = (u64)t1963;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1965 = t1964 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1966 = t1944 + 65542u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1967 = (u64)t1966;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1968 = t1967 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1969 = t1943 + 66560u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1970 = (u64)t1969;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1971 = t1970 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1972 = t1944 + 66048u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1973 = (u64)t1972;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1974 = t1973 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1975 = t1943 + 66562u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1976 = (u64)t1975;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1977 = t1976 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1978 = t1944 + 66050u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1979 = (u64)t1978;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1980 = t1979 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1981 = t1943 + 66564u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1982 = (u64)t1981;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1983 = t1982 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1984 = t1944 + 66052u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1985 = (u64)t1984;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1986 = t1985 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1987 = t1943 + 66566u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1988 = (u64)t1987;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1989 = t1988 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1990 = t1944 + 66054u;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1991 = (u64)t1990;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1992 = t1991 + 4611686293305294848ull;
#line 186 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1947), "l"(t1950), "l"(t1953), "l"(t1956), "l"(t1959), "l"(t1962), "l"(t1965), "l"(t1968), "l"(t1971), "l"(t1974), "l"(t1977), "l"(t1980), "l"(t1983), "l"(t1986), "l"(t1989), "l"(t1992) : "memory");
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
                const u32 t1994 = slot_5 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1995 = t1994 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1996 = p + t1995;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1997 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1997) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1996) : "memory");
                }
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1998 = block_2 + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps_2 = t1998 == end_8;
                const u32 t2000 = head_2 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2001 = wraps_2 ? t2000 : head_2;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                head_2 = t2001;
                const u32 t2002 = block_2 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2003 = wraps_2 ? first : t2002;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                block_2 = t2003;
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
        const f32 t2004 = dk_2 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t2004;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2005 = dk_3 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t2005;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2006 = dk_4 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t2006;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2007 = dk_5 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t2007;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2008 = dk_6 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t2008;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2009 = dk_7 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t2009;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2010 = dk_8 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t2010;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2011 = dk_9 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t2011;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2012 = dk_10 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t2012;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2013 = dk_11 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t2013;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2014 = dk_12 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t2014;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2015 = dk_13 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t2015;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2016 = dk_14 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t2016;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2017 = dk_15 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2017;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2018 = dk_16 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2018;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2019 = dk_17 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2019;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2020 = dk_18 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2020;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2021 = dk_19 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2021;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2022 = dk_20 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2022;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2023 = dk_21 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2023;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2024 = dk_22 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2024;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2025 = dk_23 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2025;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2026 = dk_24 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2026;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2027 = dk_25 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2027;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2028 = dk_26 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2028;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2029 = dk_27 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2029;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2030 = dk_28 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2030;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2031 = dk_29 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2031;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2032 = dk_30 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2032;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2033 = dk_31 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2033;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2034 = dk_32 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2034;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2035 = dk_33 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2035;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2036 = dk_34 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2036;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2037 = dk_35 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2037;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2038 = dk_36 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2038;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2039 = dk_37 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2039;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2040 = dk_38 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2040;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2041 = dk_39 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2041;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2042 = dk_40 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2042;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2043 = dk_41 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2043;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2044 = dk_42 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2044;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2045 = dk_43 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2045;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2046 = dk_44 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2046;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2047 = dk_45 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2047;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2048 = dk_46 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2048;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2049 = dk_47 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2049;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2050 = dk_48 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2050;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2051 = dk_49 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2051;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2052 = dk_50 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2052;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2053 = dk_51 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2053;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2054 = dk_52 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2054;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2055 = dk_53 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2055;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2056 = dk_54 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2056;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2057 = dk_55 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2057;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2058 = dk_56 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2058;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2059 = dk_57 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2059;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2060 = dk_58 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2060;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2061 = dk_59 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2061;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2062 = dk_60 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2062;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2063 = dk_61 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2063;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2064 = dk_62 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2064;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2065 = dk_63 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2065;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2066 = dk_64 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2066;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2067 = dk_65 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2067;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2068 = smem_1 + 16384u;
        const u32 t2069 = t148 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2070 = t149 + t2069;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2071;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2071) : "f"(dk_2), "f"(dk_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2072;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2072) : "f"(dk_4), "f"(dk_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2073;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2073) : "f"(dk_6), "f"(dk_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2074;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2074) : "f"(dk_8), "f"(dk_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2075;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2075) : "f"(dk_10), "f"(dk_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2076;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2076) : "f"(dk_12), "f"(dk_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2077;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2077) : "f"(dk_14), "f"(dk_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2078;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2078) : "f"(dk_16), "f"(dk_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2079;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2079) : "f"(dk_18), "f"(dk_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2080;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2080) : "f"(dk_20), "f"(dk_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2081;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2081) : "f"(dk_22), "f"(dk_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2082;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2082) : "f"(dk_24), "f"(dk_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2083;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2083) : "f"(dk_26), "f"(dk_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2084;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2084) : "f"(dk_28), "f"(dk_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2085;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2085) : "f"(dk_30), "f"(dk_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2086;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2086) : "f"(dk_32), "f"(dk_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2087;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2087) : "f"(dk_34), "f"(dk_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2088;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2088) : "f"(dk_36), "f"(dk_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2089;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2089) : "f"(dk_38), "f"(dk_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2090;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2090) : "f"(dk_40), "f"(dk_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2091;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2091) : "f"(dk_42), "f"(dk_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2092;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2092) : "f"(dk_44), "f"(dk_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2093;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2093) : "f"(dk_46), "f"(dk_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2094;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2094) : "f"(dk_48), "f"(dk_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2095;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2095) : "f"(dk_50), "f"(dk_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2096;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2096) : "f"(dk_52), "f"(dk_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2097;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2097) : "f"(dk_54), "f"(dk_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2098;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2098) : "f"(dk_56), "f"(dk_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2099;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2099) : "f"(dk_58), "f"(dk_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2100;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2100) : "f"(dk_60), "f"(dk_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2101;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2101) : "f"(dk_62), "f"(dk_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2102;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2102) : "f"(dk_64), "f"(dk_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2103 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2104 = t2070 + t2103;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2105 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2106 = t2104 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2107 = t2105 ^ t2106;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2108 = t2104 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2109 = t2107 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2110 = t2108 + t2109;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2111 = smem_1 + t2110;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2111), "r"(t2071), "r"(t2072), "r"(t2073), "r"(t2074) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2112 = t2110 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2113 = smem_1 + t2112;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2113), "r"(t2075), "r"(t2076), "r"(t2077), "r"(t2078) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2114 = t2110 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2115 = smem_1 + t2114;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2115), "r"(t2079), "r"(t2080), "r"(t2081), "r"(t2082) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2116 = t2110 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2117 = smem_1 + t2116;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2117), "r"(t2083), "r"(t2084), "r"(t2085), "r"(t2086) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2118 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2119 = t2070 + t2118;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2120 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2121 = t2119 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2122 = t2120 ^ t2121;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2123 = t2119 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2124 = t2122 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2125 = t2123 + t2124;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2126 = t2068 + t2125;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2126), "r"(t2087), "r"(t2088), "r"(t2089), "r"(t2090) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2127 = t2125 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2128 = t2068 + t2127;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2128), "r"(t2091), "r"(t2092), "r"(t2093), "r"(t2094) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2129 = t2125 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2130 = t2068 + t2129;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2130), "r"(t2095), "r"(t2096), "r"(t2097), "r"(t2098) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2131 = t2125 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2132 = t2068 + t2131;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2132), "r"(t2099), "r"(t2100), "r"(t2101), "r"(t2102) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2133 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2134 = t2133 * dk_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2135 = t2134 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2136 = dk + t2135;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2137 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2138 = t2137 * dk_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2139 = t2138 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2140 = t2136 + t2139;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2141 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2142 = t2141 * dk_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2143 = t2142 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2144 = t2140 + t2143;
        const u32 t2145 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2146 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2147 = (u32)dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2148 = t2147 << 1u;
        const u32 t2149 = t148 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2150 = t149 + t2149;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2151 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2152 = t2150 + t2151;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2153 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2154 = t2152 < t2145;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2155 = t2153 < t2146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2156 = t2154 & t2155;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2156) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2157 = t2152 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2158 = t2153 ^ t2157;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2159 = t2152 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2160 = t2158 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2161 = t2159 + t2160;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2162 = smem_1 + t2161;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t2162) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2163 = (u64)t2152 * t2148;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2164 = t2144 + t2163;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2165 = (u64)t2153 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2166 = t2164 + t2165;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2166), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2167 = t2152 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2168 = t2167 < t2145;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2169 = t2153 < t2146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2170 = t2168 & t2169;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2170) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2171 = t2167 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2172 = t2153 ^ t2171;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2173 = t2167 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2174 = t2172 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2175 = t2173 + t2174;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2176 = smem_1 + t2175;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t2176) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2177 = (u64)t2167 * t2148;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2178 = t2144 + t2177;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2179 = (u64)t2153 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2180 = t2178 + t2179;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2180), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2181 = t2152 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2182 = t2181 < t2145;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2183 = t2153 < t2146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2184 = t2182 & t2183;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2184) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2185 = t2181 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2186 = t2153 ^ t2185;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2187 = t2181 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2188 = t2186 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2189 = t2187 + t2188;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2190 = smem_1 + t2189;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t2190) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2191 = (u64)t2181 * t2148;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2192 = t2144 + t2191;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2193 = (u64)t2153 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2194 = t2192 + t2193;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2194), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2195 = t2152 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2196 = t2195 < t2145;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2197 = t2153 < t2146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2198 = t2196 & t2197;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2198) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2199 = t2195 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2200 = t2153 ^ t2199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2201 = t2195 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2202 = t2200 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2203 = t2201 + t2202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2204 = smem_1 + t2203;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t2204) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2205 = (u64)t2195 * t2148;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2206 = t2144 + t2205;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2207 = (u64)t2153 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2208 = t2206 + t2207;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2208), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2209 = smem_1 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2210 = t2152 < t2145;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2211 = t2153 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2212 = t2211 < t2146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2213 = t2210 & t2212;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2213) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2214 = t2152 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2215 = t2153 ^ t2214;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2216 = t2152 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2217 = t2215 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2218 = t2216 + t2217;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2219 = t2209 + t2218;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t2219) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2220 = (u64)t2152 * t2148;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2221 = t2144 + t2220;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2222 = (u64)t2153 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2223 = t2221 + t2222;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2223), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2224 = t2152 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2225 = t2224 < t2145;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2226 = t2153 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2227 = t2226 < t2146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2228 = t2225 & t2227;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2228) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2229 = t2224 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2230 = t2153 ^ t2229;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2231 = t2224 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2232 = t2230 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2233 = t2231 + t2232;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2234 = t2209 + t2233;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t2234) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2235 = (u64)t2224 * t2148;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2236 = t2144 + t2235;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2237 = (u64)t2153 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2238 = t2236 + t2237;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2238), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2239 = t2152 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2240 = t2239 < t2145;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2241 = t2153 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2242 = t2241 < t2146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2243 = t2240 & t2242;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2243) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2244 = t2239 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2245 = t2153 ^ t2244;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2246 = t2239 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2247 = t2245 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2248 = t2246 + t2247;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2249 = t2209 + t2248;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t2249) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2250 = (u64)t2239 * t2148;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2251 = t2144 + t2250;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2252 = (u64)t2153 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2253 = t2251 + t2252;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2253), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2254 = t2152 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2255 = t2254 < t2145;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2256 = t2153 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2257 = t2256 < t2146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2258 = t2255 & t2257;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2258) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2259 = t2254 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2260 = t2153 ^ t2259;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2261 = t2254 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2262 = t2260 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2263 = t2261 + t2262;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2264 = t2209 + t2263;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t2264) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2265 = (u64)t2254 * t2148;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2266 = t2144 + t2265;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2267 = (u64)t2153 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2268 = t2266 + t2267;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2268), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2269 = t69 + 16384u;
        const u32 t2270 = t148 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2271 = t149 + t2270;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2272;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2272) : "f"(dv_2), "f"(dv_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2273;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2273) : "f"(dv_4), "f"(dv_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2274;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2274) : "f"(dv_6), "f"(dv_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2275;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2275) : "f"(dv_8), "f"(dv_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2276;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2276) : "f"(dv_10), "f"(dv_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2277;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2277) : "f"(dv_12), "f"(dv_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2278;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2278) : "f"(dv_14), "f"(dv_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2279;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2279) : "f"(dv_16), "f"(dv_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2280;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2280) : "f"(dv_18), "f"(dv_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2281;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2281) : "f"(dv_20), "f"(dv_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2282;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2282) : "f"(dv_22), "f"(dv_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2283;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2283) : "f"(dv_24), "f"(dv_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2284;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2284) : "f"(dv_26), "f"(dv_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2285;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2285) : "f"(dv_28), "f"(dv_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2286;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2286) : "f"(dv_30), "f"(dv_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2287;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2287) : "f"(dv_32), "f"(dv_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2288;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2288) : "f"(dv_34), "f"(dv_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2289;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2289) : "f"(dv_36), "f"(dv_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2290;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2290) : "f"(dv_38), "f"(dv_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2291;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2291) : "f"(dv_40), "f"(dv_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2292;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2292) : "f"(dv_42), "f"(dv_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2293;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2293) : "f"(dv_44), "f"(dv_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2294;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2294) : "f"(dv_46), "f"(dv_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2295;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2295) : "f"(dv_48), "f"(dv_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2296;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2296) : "f"(dv_50), "f"(dv_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2297;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2297) : "f"(dv_52), "f"(dv_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2298;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2298) : "f"(dv_54), "f"(dv_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2299;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2299) : "f"(dv_56), "f"(dv_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2300;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2300) : "f"(dv_58), "f"(dv_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2301;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2301) : "f"(dv_60), "f"(dv_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2302;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2302) : "f"(dv_62), "f"(dv_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2303;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2303) : "f"(dv_64), "f"(dv_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2304 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2305 = t2271 + t2304;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2306 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2307 = t2305 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2308 = t2306 ^ t2307;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2309 = t2305 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2310 = t2308 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2311 = t2309 + t2310;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2312 = t69 + t2311;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2312), "r"(t2272), "r"(t2273), "r"(t2274), "r"(t2275) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2313 = t2311 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2314 = t69 + t2313;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2314), "r"(t2276), "r"(t2277), "r"(t2278), "r"(t2279) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2315 = t2311 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2316 = t69 + t2315;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2316), "r"(t2280), "r"(t2281), "r"(t2282), "r"(t2283) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2317 = t2311 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2318 = t69 + t2317;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2318), "r"(t2284), "r"(t2285), "r"(t2286), "r"(t2287) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2319 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2320 = t2271 + t2319;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2321 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2322 = t2320 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2323 = t2321 ^ t2322;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2324 = t2320 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2325 = t2323 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2326 = t2324 + t2325;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2327 = t2269 + t2326;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2327), "r"(t2288), "r"(t2289), "r"(t2290), "r"(t2291) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2328 = t2326 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2329 = t2269 + t2328;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2329), "r"(t2292), "r"(t2293), "r"(t2294), "r"(t2295) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2330 = t2326 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2331 = t2269 + t2330;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2331), "r"(t2296), "r"(t2297), "r"(t2298), "r"(t2299) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2332 = t2326 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2333 = t2269 + t2332;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2333), "r"(t2300), "r"(t2301), "r"(t2302), "r"(t2303) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2334 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2335 = t2334 * dv_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2336 = t2335 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2337 = dv + t2336;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2338 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2339 = t2338 * dv_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2340 = t2339 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2341 = t2337 + t2340;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2342 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2343 = t2342 * dv_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2344 = t2343 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2345 = t2341 + t2344;
        const u32 t2346 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2347 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2348 = (u32)dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2349 = t2348 << 1u;
        const u32 t2350 = t148 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2351 = t149 + t2350;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2352 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2353 = t2351 + t2352;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2354 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2355 = t2353 < t2346;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2356 = t2354 < t2347;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2357 = t2355 & t2356;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2357) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2358 = t2353 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2359 = t2354 ^ t2358;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2360 = t2353 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2361 = t2359 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2362 = t2360 + t2361;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2363 = t69 + t2362;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t2363) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2364 = (u64)t2353 * t2349;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2365 = t2345 + t2364;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2366 = (u64)t2354 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2367 = t2365 + t2366;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2367), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2368 = t2353 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2369 = t2368 < t2346;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2370 = t2354 < t2347;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2371 = t2369 & t2370;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2371) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2372 = t2368 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2373 = t2354 ^ t2372;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2374 = t2368 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2375 = t2373 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2376 = t2374 + t2375;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2377 = t69 + t2376;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t2377) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2378 = (u64)t2368 * t2349;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2379 = t2345 + t2378;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2380 = (u64)t2354 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2381 = t2379 + t2380;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2381), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2382 = t2353 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2383 = t2382 < t2346;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2384 = t2354 < t2347;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2385 = t2383 & t2384;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2385) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2386 = t2382 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2387 = t2354 ^ t2386;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2388 = t2382 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2389 = t2387 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2390 = t2388 + t2389;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2391 = t69 + t2390;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t2391) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2392 = (u64)t2382 * t2349;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2393 = t2345 + t2392;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2394 = (u64)t2354 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2395 = t2393 + t2394;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2395), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2396 = t2353 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2397 = t2396 < t2346;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2398 = t2354 < t2347;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2399 = t2397 & t2398;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2399) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2400 = t2396 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2401 = t2354 ^ t2400;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2402 = t2396 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2403 = t2401 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2404 = t2402 + t2403;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2405 = t69 + t2404;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t2405) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2406 = (u64)t2396 * t2349;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2407 = t2345 + t2406;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2408 = (u64)t2354 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2409 = t2407 + t2408;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2409), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2410 = t69 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2411 = t2353 < t2346;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2412 = t2354 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2413 = t2412 < t2347;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2414 = t2411 & t2413;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2414) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2415 = t2353 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2416 = t2354 ^ t2415;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2417 = t2353 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2418 = t2416 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2419 = t2417 + t2418;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2420 = t2410 + t2419;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t2420) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2421 = (u64)t2353 * t2349;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2422 = t2345 + t2421;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2423 = (u64)t2354 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2424 = t2422 + t2423;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2424), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2425 = t2353 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2426 = t2425 < t2346;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2427 = t2354 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2428 = t2427 < t2347;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2429 = t2426 & t2428;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2429) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2430 = t2425 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2431 = t2354 ^ t2430;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2432 = t2425 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2433 = t2431 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2434 = t2432 + t2433;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2435 = t2410 + t2434;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t2435) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2436 = (u64)t2425 * t2349;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2437 = t2345 + t2436;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2438 = (u64)t2354 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2439 = t2437 + t2438;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2439), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2440 = t2353 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2441 = t2440 < t2346;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2442 = t2354 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2443 = t2442 < t2347;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2444 = t2441 & t2443;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2444) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2445 = t2440 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2446 = t2354 ^ t2445;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2447 = t2440 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2448 = t2446 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2449 = t2447 + t2448;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2450 = t2410 + t2449;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t2450) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2451 = (u64)t2440 * t2349;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2452 = t2345 + t2451;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2453 = (u64)t2354 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2454 = t2452 + t2453;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2454), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2455 = t2353 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2456 = t2455 < t2346;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2457 = t2354 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2458 = t2457 < t2347;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2459 = t2456 & t2458;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2459) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2460 = t2455 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2461 = t2354 ^ t2460;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2462 = t2455 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2463 = t2461 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2464 = t2462 + t2463;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2465 = t2410 + t2464;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t2465) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2466 = (u64)t2455 * t2349;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2467 = t2345 + t2466;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2468 = (u64)t2354 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2469 = t2467 + t2468;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2469), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
