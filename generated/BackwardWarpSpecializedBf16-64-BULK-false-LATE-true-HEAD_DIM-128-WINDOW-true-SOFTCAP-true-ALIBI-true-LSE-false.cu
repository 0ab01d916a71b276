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
    const f32 small,
    const f32 coefficient,
    const f32 coefficient_2,
    const f32 coefficient_3,
    const f32 small_2,
    const f32 coefficient_4,
    const f32 coefficient_5,
    const f32 coefficient_6,
    const f32 coefficient_7,
    const f32 coefficient_8,
    const u64 alibi_slopes /* f32 */,
    const u64 alibi_slopes_stride0,
    const u64 alibi_slopes_stride1,
    const u64 alibi_slopes_stride2,
    const u64 alibi_slopes_stride3,
    const u32 head_dim,
    const f32 scale,
    const u32 padded,
    const u32 section)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 d_o = (u64)&d_o_map;
    const u64 statistics = (u64)&statistics_map;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 127u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 7u;
    const u32 t3 = blockIdx.x;
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t4 = gridDim.x;
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_2 = t4 / blocks;
    const u32 t6 = blocks * section;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t7 = t3 / t6;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 first = t7 * section;
    const u32 t9 = heads_2 - first;
#line 115 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_3 = t9 < section ? t9 : section;
    const u32 t11 = first * blocks;
#line 116 "fa-kernels/src/attention/backward/turns.rs"
    const u32 within = t3 - t11;
    const u32 t13 = within / heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t14 = within % heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t15 = first + t14;
#line 49 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t17 = t13 << 7u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t15 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t19 = t15 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t20 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t20 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t22 = low < high;
        if (!t22) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t23 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t23 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t25 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t26 = t25 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t27 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t28 = t26 < t27 ? t26 : t27;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t29 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t30 = t28 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t30 + t29;
        const u32 t32 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t33 = t32 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_2 = t33 < seq_k ? t33 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t28 + seq_k;
        const u32 t36 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position = t36 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t38 = position > window_left ? position : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t39 = t38 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t40 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin = t39 < t40 ? t39 : t40;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t17 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t43 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t44 = found ? low : t43;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t44;
        const u32 t45 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t45;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_2 = low;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low_2 = 0u;
    u32 high_2 = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t47 = low_2 < high_2;
        if (!t47) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t48 = low_2 + high_2;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle_2 = t48 >> 1u;
#line 65 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t50 = middle_2 << 6u;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t51 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t52 = t50 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_4 = t52 + t51;
        const u32 t54 = end_4 > seq_q ? end_4 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t55 = t54 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_5 = t55 < seq_k ? t55 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_6 = t50 + seq_k;
        const u32 t58 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_2 = t58 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t60 = position_2 > window_left ? position_2 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t61 = t60 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t62 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_2 = t61 < t62 ? t61 : t62;
#line 67 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t64 = t17 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool t65 = begin_2 < t64;
#line 67 "fa-kernels/src/attention/query_blocks.rs"
        const bool found_2 = !t65;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t67 = middle_2 + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t68 = found_2 ? low_2 : t67;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low_2 = t68;
        const u32 t69 = found_2 ? middle_2 : high_2;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high_2 = t69;
    }
#line 64 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_7 = low_2;
#line 69 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_8 = end_7 > first_2 ? end_7 : first_2;
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t74 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t74));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t78 = smem_1 + 32768u;
    const u32 t79 = t78 + 32768u;
    const u32 t80 = t79 + 32768u;
    const u32 after = t80 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 32768u;
    const u32 p = statistics_2 + 1024u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t84 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t84) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
        const u32 t85 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t85) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t86 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t86) : "memory");
        const u32 t87 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t87) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t88 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t88) : "memory");
        const u32 t89 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t89) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t90 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t90) : "memory");
        const u32 t91 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t91) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t92 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t92) : "memory");
        const u32 t93 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t93) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t94 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t94) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t95 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t95) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t96 = end_8 - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = t96 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t98 = t19 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t98;
            u32 block = first_2;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t99 = i + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t100 = t99 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t101 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t101) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t102;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t102) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t103 = t102 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t103) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t104 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t104), "l"(k), "r"(p), "r"(64u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t106 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t107 = t106 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t108 = p + t107;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t109 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t110 = t109 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t111 = t110 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t108), "r"(t111) : "memory");
                const u32 t112 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t113 = t112 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t114 = p + t113;
                const u32 t115 = slot << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t116 = t79 + t115;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t117 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t118 = t117 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t119 = t118 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t120 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t119 + t120;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t122 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t124;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t124) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t125 = t124 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t125) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t114) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t116), "l"(q), "r"(t114), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t126 = t116 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t126), "l"(q), "r"(t114), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t127 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t128 = statistics_2 + t127;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t128), "l"(statistics), "r"(t114), "r"(0u), "r"(0u), "r"(t122), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t129 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t129) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t130 = p + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t131;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t131) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t132 = t131 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t132) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t130) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t78), "l"(v), "r"(t130), "r"(0u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t133 = t78 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t133), "l"(v), "r"(t130), "r"(64u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t135 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t136 = t135 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t137 = p + t136;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t138 = i >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t139 = t138 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t140 = t139 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t137), "r"(t140) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t141 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t142 = t141 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t143 = p + t142;
                const u32 t144 = slot_2 << 14u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t145 = t80 + t144;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t147;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t147) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t148 = t147 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t148) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t143) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t145), "l"(d_o), "r"(t143), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t149 = t145 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t149), "l"(d_o), "r"(t143), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t150 = block + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t150 == end_8;
                const u32 t152 = head + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t153 = wraps ? t152 : head;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head = t153;
                const u32 t154 = block + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t155 = wraps ? first_2 : t154;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block = t155;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t157 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t158 = index << 6u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_2 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_3 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_4 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_5 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_6 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_7 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_8 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_9 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_10 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_11 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_12 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_13 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_14 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_15 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_16 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_17 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_18 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_19 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_20 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_21 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_22 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_23 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_24 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_25 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_26 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_27 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_28 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_29 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_30 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_31 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_32 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_2 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_3 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_4 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_5 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_6 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_7 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_8 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_9 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_10 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_11 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_12 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_13 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_14 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_15 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_16 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_17 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_18 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_19 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_20 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_21 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_22 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_23 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_24 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_25 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_26 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_27 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_28 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_29 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_30 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_31 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_32 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_2 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_3 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_4 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_5 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_6 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_7 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_8 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_9 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_10 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_11 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_12 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_13 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_14 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_15 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_16 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_17 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_18 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_19 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_20 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_21 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_22 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_23 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_24 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_25 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_26 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_27 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_28 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_29 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_30 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_31 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_32 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_2 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_3 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_4 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_5 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_6 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_7 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_8 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_9 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_10 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_11 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_12 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_13 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_14 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_15 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_16 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_17 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_18 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_19 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_20 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_21 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_22 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_23 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_24 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_25 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_26 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_27 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_28 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_29 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_30 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_31 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_32 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_33 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_34 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_35 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_36 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_37 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_38 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_39 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_40 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_41 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_42 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_43 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_44 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_45 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_46 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_47 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_48 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_49 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_50 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_51 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_52 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_53 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_54 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_55 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_56 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_57 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_58 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_59 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_60 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_61 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_62 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_63 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_64 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_65 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_2 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_3 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_4 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_5 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_6 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_7 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_8 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_9 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_10 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_11 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_12 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_13 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_14 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_15 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_16 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_17 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_18 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_19 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_20 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_21 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_22 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_23 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_24 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_25 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_26 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_27 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_28 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_29 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_30 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_31 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_32 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_33 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_34 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_35 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_36 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_37 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_38 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_39 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_40 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_41 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_42 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_43 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_44 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_45 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_46 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_47 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_48 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_49 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_50 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_51 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_52 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_53 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_54 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_55 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_56 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_57 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_58 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_59 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_60 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_61 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_62 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_63 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_64 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_65 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_2 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_3 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_4 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_5 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_6 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_7 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_8 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_9 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_10 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_11 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_12 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_13 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_14 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_15 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_16 = 0u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 t159 = end_8 - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 t160 = t159 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
        const bool t161 = t160 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t161) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t162 = p + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t162), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t163 = t158 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t164 = smem_1 + t163;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t165;
            asm volatile("mov.b32 %0, %1;" : "=r"(t165) : "r"(t164));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t166 = t165 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t167 = t79 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t168 = t166 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t169 = (u64)t168;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t170 = t169 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t171 = t167 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t172 = (u64)t171;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t173 = t172 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t174 = t166 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t175 = (u64)t174;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t176 = t175 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t177 = t167 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t178 = (u64)t177;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t179 = t178 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t180 = t166 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t181 = (u64)t180;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t182 = t181 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t183 = t167 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t184 = (u64)t183;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t185 = t184 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t186 = t166 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t187 = (u64)t186;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t188 = t187 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t189 = t167 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t190 = (u64)t189;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t191 = t190 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t192 = t166 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t193 = (u64)t192;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t194 = t193 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t195 = t167 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t196 = (u64)t195;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t197 = t196 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t198 = t166 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t199 = (u64)t198;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t200 = t199 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t201 = t167 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t202 = (u64)t201;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t203 = t202 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t204 = t166 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t205 = (u64)t204;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t206 = t205 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t207 = t167 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t208 = (u64)t207;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t209 = t208 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t210 = t166 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t211 = (u64)t210;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t212 = t211 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t213 = t167 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t214 = (u64)t213;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t215 = t214 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t170), "l"(t173), "l"(t176), "l"(t179), "l"(t182), "l"(t185), "l"(t188), "l"(t191), "l"(t194), "l"(t197), "l"(t200), "l"(t203), "l"(t206), "l"(t209), "l"(t212), "l"(t215) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t216 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t216), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t217 = p + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t217), "r"(0u) : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t218 = end_8 - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = t218 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t220 = t19 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head_2 = t220;
            u32 block_2 = first_2;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t221 = i_2 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t222 = t221 < count_3;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t223 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t224 = t223 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t225 = t79 + t224;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t226 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t227 = t226 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t228 = t80 + t227;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_2 & 1u;
                const u32 t230 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t230;
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t232 = block_2 << 6u;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t233 = (u64)batch_2;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t234 = t233 * alibi_slopes_stride0;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t235 = t234 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t236 = alibi_slopes + t235;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t237 = (u64)head_2;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t238 = t237 * alibi_slopes_stride1;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t239 = t238 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                const u64 t240 = t236 + t239;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
                f32 slope;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t240) : "memory");
#line 91 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t242 = slope * 1.442695f;
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t243;
                asm("abs.f32 %0, %1;" : "=f"(t243) : "f"(s));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t244;
                asm("abs.f32 %0, %1;" : "=f"(t244) : "f"(s_2));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t245;
                asm("abs.f32 %0, %1;" : "=f"(t245) : "f"(s_3));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t246;
                asm("abs.f32 %0, %1;" : "=f"(t246) : "f"(s_4));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t247;
                asm("abs.f32 %0, %1;" : "=f"(t247) : "f"(s_5));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t248;
                asm("max.f32 %0, %1, %2;" : "=f"(t248) : "f"(t243), "f"(t247));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t249;
                asm("abs.f32 %0, %1;" : "=f"(t249) : "f"(s_6));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t250;
                asm("max.f32 %0, %1, %2;" : "=f"(t250) : "f"(t244), "f"(t249));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t251;
                asm("abs.f32 %0, %1;" : "=f"(t251) : "f"(s_7));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t252;
                asm("max.f32 %0, %1, %2;" : "=f"(t252) : "f"(t245), "f"(t251));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t253;
                asm("abs.f32 %0, %1;" : "=f"(t253) : "f"(s_8));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t254;
                asm("max.f32 %0, %1, %2;" : "=f"(t254) : "f"(t246), "f"(t253));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t255;
                asm("abs.f32 %0, %1;" : "=f"(t255) : "f"(s_9));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t256;
                asm("max.f32 %0, %1, %2;" : "=f"(t256) : "f"(t248), "f"(t255));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t257;
                asm("abs.f32 %0, %1;" : "=f"(t257) : "f"(s_10));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t258;
                asm("max.f32 %0, %1, %2;" : "=f"(t258) : "f"(t250), "f"(t257));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t259;
                asm("abs.f32 %0, %1;" : "=f"(t259) : "f"(s_11));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t260;
                asm("max.f32 %0, %1, %2;" : "=f"(t260) : "f"(t252), "f"(t259));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t261;
                asm("abs.f32 %0, %1;" : "=f"(t261) : "f"(s_12));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t262;
                asm("max.f32 %0, %1, %2;" : "=f"(t262) : "f"(t254), "f"(t261));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t263;
                asm("abs.f32 %0, %1;" : "=f"(t263) : "f"(s_13));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t264;
                asm("max.f32 %0, %1, %2;" : "=f"(t264) : "f"(t256), "f"(t263));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t265;
                asm("abs.f32 %0, %1;" : "=f"(t265) : "f"(s_14));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t266;
                asm("max.f32 %0, %1, %2;" : "=f"(t266) : "f"(t258), "f"(t265));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t267;
                asm("abs.f32 %0, %1;" : "=f"(t267) : "f"(s_15));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t268;
                asm("max.f32 %0, %1, %2;" : "=f"(t268) : "f"(t260), "f"(t267));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t269;
                asm("abs.f32 %0, %1;" : "=f"(t269) : "f"(s_16));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t270;
                asm("max.f32 %0, %1, %2;" : "=f"(t270) : "f"(t262), "f"(t269));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t271;
                asm("abs.f32 %0, %1;" : "=f"(t271) : "f"(s_17));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t272;
                asm("max.f32 %0, %1, %2;" : "=f"(t272) : "f"(t264), "f"(t271));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t273;
                asm("abs.f32 %0, %1;" : "=f"(t273) : "f"(s_18));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t274;
                asm("max.f32 %0, %1, %2;" : "=f"(t274) : "f"(t266), "f"(t273));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t275;
                asm("abs.f32 %0, %1;" : "=f"(t275) : "f"(s_19));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t276;
                asm("max.f32 %0, %1, %2;" : "=f"(t276) : "f"(t268), "f"(t275));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t277;
                asm("abs.f32 %0, %1;" : "=f"(t277) : "f"(s_20));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t278;
                asm("max.f32 %0, %1, %2;" : "=f"(t278) : "f"(t270), "f"(t277));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t279;
                asm("abs.f32 %0, %1;" : "=f"(t279) : "f"(s_21));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t280;
                asm("max.f32 %0, %1, %2;" : "=f"(t280) : "f"(t272), "f"(t279));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t281;
                asm("abs.f32 %0, %1;" : "=f"(t281) : "f"(s_22));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t282;
                asm("max.f32 %0, %1, %2;" : "=f"(t282) : "f"(t274), "f"(t281));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t283;
                asm("abs.f32 %0, %1;" : "=f"(t283) : "f"(s_23));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t284;
                asm("max.f32 %0, %1, %2;" : "=f"(t284) : "f"(t276), "f"(t283));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t285;
                asm("abs.f32 %0, %1;" : "=f"(t285) : "f"(s_24));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t286;
                asm("max.f32 %0, %1, %2;" : "=f"(t286) : "f"(t278), "f"(t285));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t287;
                asm("abs.f32 %0, %1;" : "=f"(t287) : "f"(s_25));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t288;
                asm("max.f32 %0, %1, %2;" : "=f"(t288) : "f"(t280), "f"(t287));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t289;
                asm("abs.f32 %0, %1;" : "=f"(t289) : "f"(s_26));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t290;
                asm("max.f32 %0, %1, %2;" : "=f"(t290) : "f"(t282), "f"(t289));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t291;
                asm("abs.f32 %0, %1;" : "=f"(t291) : "f"(s_27));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t292;
                asm("max.f32 %0, %1, %2;" : "=f"(t292) : "f"(t284), "f"(t291));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t293;
                asm("abs.f32 %0, %1;" : "=f"(t293) : "f"(s_28));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t294;
                asm("max.f32 %0, %1, %2;" : "=f"(t294) : "f"(t286), "f"(t293));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t295;
                asm("abs.f32 %0, %1;" : "=f"(t295) : "f"(s_29));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t296;
                asm("max.f32 %0, %1, %2;" : "=f"(t296) : "f"(t288), "f"(t295));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t297;
                asm("abs.f32 %0, %1;" : "=f"(t297) : "f"(s_30));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t298;
                asm("max.f32 %0, %1, %2;" : "=f"(t298) : "f"(t290), "f"(t297));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t299;
                asm("abs.f32 %0, %1;" : "=f"(t299) : "f"(s_31));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t300;
                asm("max.f32 %0, %1, %2;" : "=f"(t300) : "f"(t292), "f"(t299));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t301;
                asm("abs.f32 %0, %1;" : "=f"(t301) : "f"(s_32));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t302;
                asm("max.f32 %0, %1, %2;" : "=f"(t302) : "f"(t294), "f"(t301));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t303;
                asm("max.f32 %0, %1, %2;" : "=f"(t303) : "f"(t296), "f"(t298));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t304;
                asm("max.f32 %0, %1, %2;" : "=f"(t304) : "f"(t300), "f"(t302));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 largest;
                asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(t303), "f"(t304));
#line 68 "fa-kernels/src/attention/options/small.rs"
                const bool is_small = largest < small;
                const bool t307 = !is_small;
#line 69 "fa-kernels/src/attention/options/small.rs"
                const bool t308 = __any_sync(0xffffffffu, t307);
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                if (t308) {
#line 68 "fa-kernels/src/attention/options/small.rs"
                    const bool is_small_2 = largest < small_2;
                    const bool t310 = !is_small_2;
#line 69 "fa-kernels/src/attention/options/small.rs"
                    const bool t311 = __any_sync(0xffffffffu, t310);
#line 184 "fa-kernels/src/attention/options/softcap.rs"
                    if (t311) {
                        const f32 t312 = softcap_scale * -2.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t313 = s * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t314;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t314) : "f"(t313));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t315 = t314 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t316;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t316) : "f"(t315));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t317) : "f"(t316), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s = t317;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t318 = s_2 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t319;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t319) : "f"(t318));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t320 = t319 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t321;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t321) : "f"(t320));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t322) : "f"(t321), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_2 = t322;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t323 = s_3 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t324;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t324) : "f"(t323));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t325 = t324 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t326;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t326) : "f"(t325));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t327) : "f"(t326), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_3 = t327;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t328 = s_4 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t329;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t329) : "f"(t328));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t330 = t329 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t331;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t331) : "f"(t330));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t332) : "f"(t331), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_4 = t332;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t333 = s_5 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t334;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t334) : "f"(t333));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t335 = t334 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t336;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t336) : "f"(t335));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t337) : "f"(t336), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_5 = t337;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t338 = s_6 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t339;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t339) : "f"(t338));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t340 = t339 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t341;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t341) : "f"(t340));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t342) : "f"(t341), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_6 = t342;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t343 = s_7 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t344;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t344) : "f"(t343));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t345 = t344 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t346;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t346) : "f"(t345));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t347) : "f"(t346), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_7 = t347;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t348 = s_8 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t349;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t349) : "f"(t348));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t350 = t349 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t351;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t351) : "f"(t350));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t352) : "f"(t351), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_8 = t352;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t353 = s_9 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t354;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t354) : "f"(t353));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t355 = t354 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t356;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t356) : "f"(t355));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t357) : "f"(t356), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_9 = t357;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t358 = s_10 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t359;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t359) : "f"(t358));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t360 = t359 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t361;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t361) : "f"(t360));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t362) : "f"(t361), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_10 = t362;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t363 = s_11 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t364;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(t363));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t365 = t364 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t366;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t366) : "f"(t365));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t367) : "f"(t366), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_11 = t367;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t368 = s_12 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t369;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t369) : "f"(t368));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t370 = t369 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t371;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t371) : "f"(t370));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t372) : "f"(t371), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_12 = t372;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t373 = s_13 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t374;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t374) : "f"(t373));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t375 = t374 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t376;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t376) : "f"(t375));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t377) : "f"(t376), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_13 = t377;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t378 = s_14 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t379;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t379) : "f"(t378));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t380 = t379 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t381;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t381) : "f"(t380));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t382) : "f"(t381), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_14 = t382;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t383 = s_15 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t384;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t384) : "f"(t383));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t385 = t384 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t386;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t386) : "f"(t385));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t387) : "f"(t386), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_15 = t387;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t388 = s_16 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t389;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t389) : "f"(t388));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t390 = t389 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t391;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t391) : "f"(t390));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t392) : "f"(t391), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_16 = t392;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t393 = s_17 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t394;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t394) : "f"(t393));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t395 = t394 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t396;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t396) : "f"(t395));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(t396), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_17 = t397;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t398 = s_18 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t399;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t399) : "f"(t398));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t400 = t399 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t401;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t401) : "f"(t400));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t402) : "f"(t401), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_18 = t402;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t403 = s_19 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t404;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t404) : "f"(t403));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t405 = t404 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t406;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t406) : "f"(t405));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t407) : "f"(t406), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_19 = t407;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t408 = s_20 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t409;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t409) : "f"(t408));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t410 = t409 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t411;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t411) : "f"(t410));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t412) : "f"(t411), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_20 = t412;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t413 = s_21 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t414;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(t413));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t415 = t414 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t416;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t416) : "f"(t415));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(t416), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_21 = t417;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t418 = s_22 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t419;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t419) : "f"(t418));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t420 = t419 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t421;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t421) : "f"(t420));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(t421), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_22 = t422;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t423 = s_23 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t424;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t424) : "f"(t423));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t425 = t424 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t426;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(t425));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t427) : "f"(t426), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_23 = t427;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t428 = s_24 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t429;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t429) : "f"(t428));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t430 = t429 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t431;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t431) : "f"(t430));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(t431), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_24 = t432;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t433 = s_25 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t434;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t434) : "f"(t433));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t435 = t434 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t436;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t436) : "f"(t435));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(t436), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_25 = t437;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t438 = s_26 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t439;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t439) : "f"(t438));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t440 = t439 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t441;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t441) : "f"(t440));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t442) : "f"(t441), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_26 = t442;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t443 = s_27 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t444;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t444) : "f"(t443));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t445 = t444 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t446;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(t445));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t447) : "f"(t446), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_27 = t447;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t448 = s_28 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t449;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t449) : "f"(t448));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t450 = t449 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t451;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t451) : "f"(t450));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t452) : "f"(t451), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_28 = t452;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t453 = s_29 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t454;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(t453));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t455 = t454 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t456;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(t455));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(t456), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_29 = t457;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t458 = s_30 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t459;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t459) : "f"(t458));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t460 = t459 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t461;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t461) : "f"(t460));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t462) : "f"(t461), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_30 = t462;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t463 = s_31 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t464;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t464) : "f"(t463));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t465 = t464 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t466;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t466) : "f"(t465));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t467) : "f"(t466), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_31 = t467;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t468 = s_32 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t469;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t469) : "f"(t468));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t470 = t469 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t471;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t471) : "f"(t470));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t472) : "f"(t471), "f"(t312), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_32 = t472;
                    } else {
                        const f32 t473 = s * s;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(coefficient_4), "f"(t473), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t475) : "f"(t474), "f"(t473), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t476) : "f"(t475), "f"(t473), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(t476), "f"(t473), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t478 = s * t477;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s = t478;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t479 = s_2 * s_2;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t480) : "f"(coefficient_4), "f"(t479), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t481) : "f"(t480), "f"(t479), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t482) : "f"(t481), "f"(t479), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(t482), "f"(t479), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t484 = s_2 * t483;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_2 = t484;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t485 = s_3 * s_3;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t486) : "f"(coefficient_4), "f"(t485), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(t486), "f"(t485), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t488;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t488) : "f"(t487), "f"(t485), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t489;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t489) : "f"(t488), "f"(t485), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t490 = s_3 * t489;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_3 = t490;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t491 = s_4 * s_4;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t492) : "f"(coefficient_4), "f"(t491), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t493;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(t492), "f"(t491), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t494;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t494) : "f"(t493), "f"(t491), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(t494), "f"(t491), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t496 = s_4 * t495;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_4 = t496;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t497 = s_5 * s_5;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t498;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(coefficient_4), "f"(t497), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t499;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t499) : "f"(t498), "f"(t497), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(t499), "f"(t497), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t501;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t501) : "f"(t500), "f"(t497), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t502 = s_5 * t501;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_5 = t502;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t503 = s_6 * s_6;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t504;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t504) : "f"(coefficient_4), "f"(t503), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t505) : "f"(t504), "f"(t503), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t506;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(t505), "f"(t503), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t507;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t507) : "f"(t506), "f"(t503), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t508 = s_6 * t507;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_6 = t508;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t509 = s_7 * s_7;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t510;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t510) : "f"(coefficient_4), "f"(t509), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t511;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t511) : "f"(t510), "f"(t509), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t512) : "f"(t511), "f"(t509), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t513;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(t512), "f"(t509), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t514 = s_7 * t513;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_7 = t514;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t515 = s_8 * s_8;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(coefficient_4), "f"(t515), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t517;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t517) : "f"(t516), "f"(t515), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t518) : "f"(t517), "f"(t515), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t519;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(t518), "f"(t515), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t520 = s_8 * t519;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_8 = t520;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t521 = s_9 * s_9;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t522;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(coefficient_4), "f"(t521), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t523;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t523) : "f"(t522), "f"(t521), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t524;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t524) : "f"(t523), "f"(t521), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t525;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t525) : "f"(t524), "f"(t521), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t526 = s_9 * t525;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_9 = t526;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t527 = s_10 * s_10;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t528;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(coefficient_4), "f"(t527), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t529;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(t528), "f"(t527), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t530;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t530) : "f"(t529), "f"(t527), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t531;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t531) : "f"(t530), "f"(t527), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t532 = s_10 * t531;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_10 = t532;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t533 = s_11 * s_11;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t534;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t534) : "f"(coefficient_4), "f"(t533), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t535;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(t534), "f"(t533), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t536) : "f"(t535), "f"(t533), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t537;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t537) : "f"(t536), "f"(t533), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t538 = s_11 * t537;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_11 = t538;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t539 = s_12 * s_12;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t540;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(coefficient_4), "f"(t539), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t541;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t541) : "f"(t540), "f"(t539), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t542;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t542) : "f"(t541), "f"(t539), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t543;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(t542), "f"(t539), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t544 = s_12 * t543;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_12 = t544;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t545 = s_13 * s_13;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t546;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t546) : "f"(coefficient_4), "f"(t545), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t547;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(t546), "f"(t545), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t548;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(t547), "f"(t545), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t549;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t549) : "f"(t548), "f"(t545), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t550 = s_13 * t549;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_13 = t550;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t551 = s_14 * s_14;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t552) : "f"(coefficient_4), "f"(t551), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t553;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t553) : "f"(t552), "f"(t551), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(t553), "f"(t551), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(t554), "f"(t551), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t556 = s_14 * t555;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_14 = t556;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t557 = s_15 * s_15;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t558;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(coefficient_4), "f"(t557), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t559;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(t558), "f"(t557), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t560) : "f"(t559), "f"(t557), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t561;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t561) : "f"(t560), "f"(t557), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t562 = s_15 * t561;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_15 = t562;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t563 = s_16 * s_16;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t564;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(coefficient_4), "f"(t563), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t565;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t565) : "f"(t564), "f"(t563), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t566;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t566) : "f"(t565), "f"(t563), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t567;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(t566), "f"(t563), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t568 = s_16 * t567;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_16 = t568;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t569 = s_17 * s_17;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t570;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(coefficient_4), "f"(t569), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t571;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t571) : "f"(t570), "f"(t569), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t572;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t572) : "f"(t571), "f"(t569), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t573;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(t572), "f"(t569), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t574 = s_17 * t573;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_17 = t574;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t575 = s_18 * s_18;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(coefficient_4), "f"(t575), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t577;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(t576), "f"(t575), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t578;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t578) : "f"(t577), "f"(t575), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t579;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(t578), "f"(t575), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t580 = s_18 * t579;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_18 = t580;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t581 = s_19 * s_19;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t582;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(coefficient_4), "f"(t581), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t583;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(t582), "f"(t581), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t584) : "f"(t583), "f"(t581), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t585;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(t584), "f"(t581), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t586 = s_19 * t585;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_19 = t586;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t587 = s_20 * s_20;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(coefficient_4), "f"(t587), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t589;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(t588), "f"(t587), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(t589), "f"(t587), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t591;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(t590), "f"(t587), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t592 = s_20 * t591;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_20 = t592;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t593 = s_21 * s_21;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t594;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t594) : "f"(coefficient_4), "f"(t593), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(t594), "f"(t593), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t596) : "f"(t595), "f"(t593), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t597;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t597) : "f"(t596), "f"(t593), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t598 = s_21 * t597;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_21 = t598;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t599 = s_22 * s_22;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(coefficient_4), "f"(t599), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t601) : "f"(t600), "f"(t599), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(t601), "f"(t599), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t603) : "f"(t602), "f"(t599), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t604 = s_22 * t603;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_22 = t604;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t605 = s_23 * s_23;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t606;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(coefficient_4), "f"(t605), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t607;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t607) : "f"(t606), "f"(t605), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t608) : "f"(t607), "f"(t605), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(t608), "f"(t605), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t610 = s_23 * t609;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_23 = t610;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t611 = s_24 * s_24;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t612) : "f"(coefficient_4), "f"(t611), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t613;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t613) : "f"(t612), "f"(t611), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t614) : "f"(t613), "f"(t611), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(t614), "f"(t611), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t616 = s_24 * t615;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_24 = t616;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t617 = s_25 * s_25;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(coefficient_4), "f"(t617), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t619) : "f"(t618), "f"(t617), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t620) : "f"(t619), "f"(t617), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(t620), "f"(t617), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t622 = s_25 * t621;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_25 = t622;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t623 = s_26 * s_26;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(coefficient_4), "f"(t623), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(t624), "f"(t623), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t626;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t626) : "f"(t625), "f"(t623), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t627) : "f"(t626), "f"(t623), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t628 = s_26 * t627;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_26 = t628;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t629 = s_27 * s_27;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t630;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(coefficient_4), "f"(t629), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(t630), "f"(t629), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t632) : "f"(t631), "f"(t629), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t633) : "f"(t632), "f"(t629), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t634 = s_27 * t633;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_27 = t634;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t635 = s_28 * s_28;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t636) : "f"(coefficient_4), "f"(t635), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(t636), "f"(t635), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(t637), "f"(t635), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t639) : "f"(t638), "f"(t635), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t640 = s_28 * t639;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_28 = t640;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t641 = s_29 * s_29;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(coefficient_4), "f"(t641), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t643;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t643) : "f"(t642), "f"(t641), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t644) : "f"(t643), "f"(t641), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(t644), "f"(t641), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t646 = s_29 * t645;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_29 = t646;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t647 = s_30 * s_30;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(coefficient_4), "f"(t647), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t649) : "f"(t648), "f"(t647), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(t649), "f"(t647), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t651) : "f"(t650), "f"(t647), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t652 = s_30 * t651;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_30 = t652;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t653 = s_31 * s_31;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(coefficient_4), "f"(t653), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(t654), "f"(t653), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t656) : "f"(t655), "f"(t653), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(t656), "f"(t653), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t658 = s_31 * t657;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_31 = t658;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t659 = s_32 * s_32;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(coefficient_4), "f"(t659), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(t660), "f"(t659), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(t661), "f"(t659), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(t662), "f"(t659), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t664 = s_32 * t663;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_32 = t664;
                    }
                } else {
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t665 = s * s;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t666;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(coefficient), "f"(t665), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t667;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t667) : "f"(t666), "f"(t665), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t668 = s * t667;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s = t668;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t669 = s_2 * s_2;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t670;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(coefficient), "f"(t669), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t671;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t671) : "f"(t670), "f"(t669), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t672 = s_2 * t671;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_2 = t672;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t673 = s_3 * s_3;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t674;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(coefficient), "f"(t673), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t675;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t675) : "f"(t674), "f"(t673), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t676 = s_3 * t675;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_3 = t676;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t677 = s_4 * s_4;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t678;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(coefficient), "f"(t677), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t679;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(t678), "f"(t677), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t680 = s_4 * t679;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_4 = t680;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t681 = s_5 * s_5;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t682;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(coefficient), "f"(t681), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t683;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t683) : "f"(t682), "f"(t681), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t684 = s_5 * t683;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_5 = t684;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t685 = s_6 * s_6;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t686;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(coefficient), "f"(t685), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t687;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t687) : "f"(t686), "f"(t685), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t688 = s_6 * t687;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_6 = t688;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t689 = s_7 * s_7;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t690;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(coefficient), "f"(t689), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t691;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t691) : "f"(t690), "f"(t689), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t692 = s_7 * t691;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_7 = t692;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t693 = s_8 * s_8;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t694;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t694) : "f"(coefficient), "f"(t693), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t695;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(t694), "f"(t693), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t696 = s_8 * t695;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_8 = t696;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t697 = s_9 * s_9;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t698;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(coefficient), "f"(t697), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t699;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t699) : "f"(t698), "f"(t697), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t700 = s_9 * t699;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_9 = t700;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t701 = s_10 * s_10;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t702;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(coefficient), "f"(t701), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t703;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(t702), "f"(t701), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t704 = s_10 * t703;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_10 = t704;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t705 = s_11 * s_11;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t706;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t706) : "f"(coefficient), "f"(t705), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t707;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(t706), "f"(t705), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t708 = s_11 * t707;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_11 = t708;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t709 = s_12 * s_12;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t710;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t710) : "f"(coefficient), "f"(t709), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t711;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t711) : "f"(t710), "f"(t709), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t712 = s_12 * t711;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_12 = t712;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t713 = s_13 * s_13;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t714;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(coefficient), "f"(t713), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t715;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t715) : "f"(t714), "f"(t713), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t716 = s_13 * t715;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_13 = t716;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t717 = s_14 * s_14;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t718;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t718) : "f"(coefficient), "f"(t717), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t719;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t719) : "f"(t718), "f"(t717), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t720 = s_14 * t719;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_14 = t720;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t721 = s_15 * s_15;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t722;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(coefficient), "f"(t721), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t723;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t723) : "f"(t722), "f"(t721), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t724 = s_15 * t723;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_15 = t724;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t725 = s_16 * s_16;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t726;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t726) : "f"(coefficient), "f"(t725), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t727;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(t726), "f"(t725), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t728 = s_16 * t727;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_16 = t728;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t729 = s_17 * s_17;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t730;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t730) : "f"(coefficient), "f"(t729), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t731;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t731) : "f"(t730), "f"(t729), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t732 = s_17 * t731;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_17 = t732;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t733 = s_18 * s_18;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t734;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t734) : "f"(coefficient), "f"(t733), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t735;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t735) : "f"(t734), "f"(t733), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t736 = s_18 * t735;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_18 = t736;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t737 = s_19 * s_19;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t738;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t738) : "f"(coefficient), "f"(t737), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t739;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t739) : "f"(t738), "f"(t737), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t740 = s_19 * t739;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_19 = t740;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t741 = s_20 * s_20;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t742;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t742) : "f"(coefficient), "f"(t741), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t743;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t743) : "f"(t742), "f"(t741), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t744 = s_20 * t743;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_20 = t744;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t745 = s_21 * s_21;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t746;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(coefficient), "f"(t745), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t747;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t747) : "f"(t746), "f"(t745), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t748 = s_21 * t747;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_21 = t748;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t749 = s_22 * s_22;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t750;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(coefficient), "f"(t749), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t751;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t751) : "f"(t750), "f"(t749), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t752 = s_22 * t751;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_22 = t752;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t753 = s_23 * s_23;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t754;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(coefficient), "f"(t753), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t755;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t755) : "f"(t754), "f"(t753), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t756 = s_23 * t755;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_23 = t756;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t757 = s_24 * s_24;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t758;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t758) : "f"(coefficient), "f"(t757), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t759;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t759) : "f"(t758), "f"(t757), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t760 = s_24 * t759;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_24 = t760;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t761 = s_25 * s_25;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t762;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(coefficient), "f"(t761), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t763;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t763) : "f"(t762), "f"(t761), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t764 = s_25 * t763;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_25 = t764;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t765 = s_26 * s_26;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t766;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t766) : "f"(coefficient), "f"(t765), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t767;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t767) : "f"(t766), "f"(t765), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t768 = s_26 * t767;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_26 = t768;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t769 = s_27 * s_27;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t770;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t770) : "f"(coefficient), "f"(t769), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t771;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t771) : "f"(t770), "f"(t769), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t772 = s_27 * t771;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_27 = t772;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t773 = s_28 * s_28;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t774;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t774) : "f"(coefficient), "f"(t773), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t775;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t775) : "f"(t774), "f"(t773), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t776 = s_28 * t775;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_28 = t776;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t777 = s_29 * s_29;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t778;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t778) : "f"(coefficient), "f"(t777), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t779;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t779) : "f"(t778), "f"(t777), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t780 = s_29 * t779;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_29 = t780;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t781 = s_30 * s_30;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t782;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t782) : "f"(coefficient), "f"(t781), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t783;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t783) : "f"(t782), "f"(t781), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t784 = s_30 * t783;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_30 = t784;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t785 = s_31 * s_31;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t786;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t786) : "f"(coefficient), "f"(t785), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t787;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t787) : "f"(t786), "f"(t785), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t788 = s_31 * t787;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_31 = t788;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t789 = s_32 * s_32;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t790;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t790) : "f"(coefficient), "f"(t789), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t791;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t791) : "f"(t790), "f"(t789), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t792 = s_32 * t791;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_32 = t792;
                }
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t793;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t793) : "f"(softcap_scale));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t794 = s * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t795 = -t794;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t796;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t796) : "f"(t794), "f"(t795), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t797 = s_2 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t798 = -t797;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t799;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t799) : "f"(t797), "f"(t798), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t800 = s_3 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t801 = -t800;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t802;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t802) : "f"(t800), "f"(t801), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t803 = s_4 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t804 = -t803;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t805;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t805) : "f"(t803), "f"(t804), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t806 = s_5 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t807 = -t806;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t808;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t808) : "f"(t806), "f"(t807), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t809 = s_6 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t810 = -t809;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t811;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t811) : "f"(t809), "f"(t810), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t812 = s_7 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t813 = -t812;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t814;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t814) : "f"(t812), "f"(t813), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t815 = s_8 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t816 = -t815;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t817;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t817) : "f"(t815), "f"(t816), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t818 = s_9 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t819 = -t818;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t820;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t820) : "f"(t818), "f"(t819), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t821 = s_10 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t822 = -t821;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t823;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t823) : "f"(t821), "f"(t822), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t824 = s_11 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t825 = -t824;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t826;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t826) : "f"(t824), "f"(t825), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t827 = s_12 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t828 = -t827;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t829;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t829) : "f"(t827), "f"(t828), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t830 = s_13 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t831 = -t830;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t832;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t832) : "f"(t830), "f"(t831), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t833 = s_14 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t834 = -t833;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t835;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t835) : "f"(t833), "f"(t834), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t836 = s_15 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t837 = -t836;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t838;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t838) : "f"(t836), "f"(t837), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t839 = s_16 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t840 = -t839;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t841;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t841) : "f"(t839), "f"(t840), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t842 = s_17 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t843 = -t842;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t844;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t844) : "f"(t842), "f"(t843), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t845 = s_18 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t846 = -t845;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t847;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t847) : "f"(t845), "f"(t846), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t848 = s_19 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t849 = -t848;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t850;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t850) : "f"(t848), "f"(t849), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t851 = s_20 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t852 = -t851;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t853;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t853) : "f"(t851), "f"(t852), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t854 = s_21 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t855 = -t854;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t856;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t856) : "f"(t854), "f"(t855), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t857 = s_22 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t858 = -t857;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t859;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t859) : "f"(t857), "f"(t858), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t860 = s_23 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t861 = -t860;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t862;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t862) : "f"(t860), "f"(t861), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t863 = s_24 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t864 = -t863;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t865;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t865) : "f"(t863), "f"(t864), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t866 = s_25 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t867 = -t866;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t868;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t868) : "f"(t866), "f"(t867), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t869 = s_26 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t870 = -t869;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t871;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t871) : "f"(t869), "f"(t870), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t872 = s_27 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t873 = -t872;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t874;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(t872), "f"(t873), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t875 = s_28 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t876 = -t875;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t877;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t877) : "f"(t875), "f"(t876), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t878 = s_29 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t879 = -t878;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t880;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t880) : "f"(t878), "f"(t879), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t881 = s_30 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t882 = -t881;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t883;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t883) : "f"(t881), "f"(t882), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t884 = s_31 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t885 = -t884;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t886;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t886) : "f"(t884), "f"(t885), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t887 = s_32 * t793;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const f32 t888 = -t887;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                f32 t889;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t889) : "f"(t887), "f"(t888), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t890 = t157 << 4u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t891 = t158 + t890;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                const u32 t892 = t17 + t891;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t893 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t894 = t892 + t893;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t895 = t894 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 column = (f32)t895;
                const u32 t897 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t898 = t897 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t899 = t232 + t898;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t900 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t901 = t900 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t902 = t232 + t901;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t903 = t902 + 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t904 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t905 = t904 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t906 = t232 + t905;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t907 = t906 + 8u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t908 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t909 = t908 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t910 = t232 + t909;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t911 = t910 + 9u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t912 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t913 = t912 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t914 = t232 + t913;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t915 = t914 + 16u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t916 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t917 = t916 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t918 = t232 + t917;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t919 = t918 + 17u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t920 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t921 = t920 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t922 = t232 + t921;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t923 = t922 + 24u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t924 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t925 = t924 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t926 = t232 + t925;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t927 = t926 + 25u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t928 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t929 = t928 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t930 = t232 + t929;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t931 = t930 + 32u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t932 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t933 = t932 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t934 = t232 + t933;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t935 = t934 + 33u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t936 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t937 = t936 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t938 = t232 + t937;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t939 = t938 + 40u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t940 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t941 = t940 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t942 = t232 + t941;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t943 = t942 + 41u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t944 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t945 = t944 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t946 = t232 + t945;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t947 = t946 + 48u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t948 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t949 = t948 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t950 = t232 + t949;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t951 = t950 + 49u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t952 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t953 = t952 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t954 = t232 + t953;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t955 = t954 + 56u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t956 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t957 = t956 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t958 = t232 + t957;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t959 = t958 + 57u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t960 = t899 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t961 = (f32)t960;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_3 = t961 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance = first_3 + 0.0f;
                f32 t964;
                asm("abs.f32 %0, %1;" : "=f"(t964) : "f"(distance));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t965 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t966;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t966) : "f"(t964), "f"(t965), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s = t966;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_2 = first_3 + -8.0f;
                f32 t968;
                asm("abs.f32 %0, %1;" : "=f"(t968) : "f"(distance_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t969 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t970;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t970) : "f"(t968), "f"(t969), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_3 = t970;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t971 = t903 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t972 = (f32)t971;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_4 = t972 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_3 = first_4 + 0.0f;
                f32 t975;
                asm("abs.f32 %0, %1;" : "=f"(t975) : "f"(distance_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t976 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t977;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t977) : "f"(t975), "f"(t976), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_2 = t977;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_4 = first_4 + -8.0f;
                f32 t979;
                asm("abs.f32 %0, %1;" : "=f"(t979) : "f"(distance_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t980 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t981;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t981) : "f"(t979), "f"(t980), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_4 = t981;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t982 = t907 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t983 = (f32)t982;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_5 = t983 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_5 = first_5 + 0.0f;
                f32 t986;
                asm("abs.f32 %0, %1;" : "=f"(t986) : "f"(distance_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t987 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t988;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t988) : "f"(t986), "f"(t987), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_5 = t988;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_6 = first_5 + -8.0f;
                f32 t990;
                asm("abs.f32 %0, %1;" : "=f"(t990) : "f"(distance_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t991 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t992;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t992) : "f"(t990), "f"(t991), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_7 = t992;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t993 = t911 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t994 = (f32)t993;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_6 = t994 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_7 = first_6 + 0.0f;
                f32 t997;
                asm("abs.f32 %0, %1;" : "=f"(t997) : "f"(distance_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t998 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t999;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t999) : "f"(t997), "f"(t998), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_6 = t999;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_8 = first_6 + -8.0f;
                f32 t1001;
                asm("abs.f32 %0, %1;" : "=f"(t1001) : "f"(distance_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1002 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1003;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1003) : "f"(t1001), "f"(t1002), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_8 = t1003;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1004 = t915 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1005 = (f32)t1004;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_7 = t1005 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_9 = first_7 + 0.0f;
                f32 t1008;
                asm("abs.f32 %0, %1;" : "=f"(t1008) : "f"(distance_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1009 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1010;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1010) : "f"(t1008), "f"(t1009), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_9 = t1010;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_10 = first_7 + -8.0f;
                f32 t1012;
                asm("abs.f32 %0, %1;" : "=f"(t1012) : "f"(distance_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1013 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1014;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(t1012), "f"(t1013), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_11 = t1014;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1015 = t919 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1016 = (f32)t1015;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_8 = t1016 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_11 = first_8 + 0.0f;
                f32 t1019;
                asm("abs.f32 %0, %1;" : "=f"(t1019) : "f"(distance_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1020 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1021;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1021) : "f"(t1019), "f"(t1020), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_10 = t1021;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_12 = first_8 + -8.0f;
                f32 t1023;
                asm("abs.f32 %0, %1;" : "=f"(t1023) : "f"(distance_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1024 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1025;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1025) : "f"(t1023), "f"(t1024), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_12 = t1025;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1026 = t923 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1027 = (f32)t1026;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_9 = t1027 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_13 = first_9 + 0.0f;
                f32 t1030;
                asm("abs.f32 %0, %1;" : "=f"(t1030) : "f"(distance_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1031 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1032;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(t1030), "f"(t1031), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_13 = t1032;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_14 = first_9 + -8.0f;
                f32 t1034;
                asm("abs.f32 %0, %1;" : "=f"(t1034) : "f"(distance_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1035 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1036;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1036) : "f"(t1034), "f"(t1035), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_15 = t1036;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1037 = t927 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1038 = (f32)t1037;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_10 = t1038 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_15 = first_10 + 0.0f;
                f32 t1041;
                asm("abs.f32 %0, %1;" : "=f"(t1041) : "f"(distance_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1042 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1043;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1043) : "f"(t1041), "f"(t1042), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_14 = t1043;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_16 = first_10 + -8.0f;
                f32 t1045;
                asm("abs.f32 %0, %1;" : "=f"(t1045) : "f"(distance_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1046 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1047;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1047) : "f"(t1045), "f"(t1046), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_16 = t1047;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1048 = t931 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1049 = (f32)t1048;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_11 = t1049 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_17 = first_11 + 0.0f;
                f32 t1052;
                asm("abs.f32 %0, %1;" : "=f"(t1052) : "f"(distance_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1053 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1054;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1054) : "f"(t1052), "f"(t1053), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_17 = t1054;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_18 = first_11 + -8.0f;
                f32 t1056;
                asm("abs.f32 %0, %1;" : "=f"(t1056) : "f"(distance_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1057 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1058;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1058) : "f"(t1056), "f"(t1057), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_19 = t1058;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1059 = t935 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1060 = (f32)t1059;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_12 = t1060 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_19 = first_12 + 0.0f;
                f32 t1063;
                asm("abs.f32 %0, %1;" : "=f"(t1063) : "f"(distance_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1064 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1065;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1065) : "f"(t1063), "f"(t1064), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_18 = t1065;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_20 = first_12 + -8.0f;
                f32 t1067;
                asm("abs.f32 %0, %1;" : "=f"(t1067) : "f"(distance_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1068 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1069;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(t1067), "f"(t1068), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_20 = t1069;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1070 = t939 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1071 = (f32)t1070;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_13 = t1071 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_21 = first_13 + 0.0f;
                f32 t1074;
                asm("abs.f32 %0, %1;" : "=f"(t1074) : "f"(distance_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1075 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1076;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1076) : "f"(t1074), "f"(t1075), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_21 = t1076;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_22 = first_13 + -8.0f;
                f32 t1078;
                asm("abs.f32 %0, %1;" : "=f"(t1078) : "f"(distance_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1079 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1080;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1080) : "f"(t1078), "f"(t1079), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_23 = t1080;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1081 = t943 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1082 = (f32)t1081;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_14 = t1082 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_23 = first_14 + 0.0f;
                f32 t1085;
                asm("abs.f32 %0, %1;" : "=f"(t1085) : "f"(distance_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1086 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1087;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1087) : "f"(t1085), "f"(t1086), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_22 = t1087;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_24 = first_14 + -8.0f;
                f32 t1089;
                asm("abs.f32 %0, %1;" : "=f"(t1089) : "f"(distance_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1090 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1091;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(t1089), "f"(t1090), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_24 = t1091;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1092 = t947 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1093 = (f32)t1092;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_15 = t1093 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_25 = first_15 + 0.0f;
                f32 t1096;
                asm("abs.f32 %0, %1;" : "=f"(t1096) : "f"(distance_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1097 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1098;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1098) : "f"(t1096), "f"(t1097), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_25 = t1098;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_26 = first_15 + -8.0f;
                f32 t1100;
                asm("abs.f32 %0, %1;" : "=f"(t1100) : "f"(distance_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1101 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1102) : "f"(t1100), "f"(t1101), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_27 = t1102;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1103 = t951 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1104 = (f32)t1103;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_16 = t1104 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_27 = first_16 + 0.0f;
                f32 t1107;
                asm("abs.f32 %0, %1;" : "=f"(t1107) : "f"(distance_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1108 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1109) : "f"(t1107), "f"(t1108), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_26 = t1109;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_28 = first_16 + -8.0f;
                f32 t1111;
                asm("abs.f32 %0, %1;" : "=f"(t1111) : "f"(distance_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1112 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1113) : "f"(t1111), "f"(t1112), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_28 = t1113;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1114 = t955 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1115 = (f32)t1114;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_17 = t1115 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_29 = first_17 + 0.0f;
                f32 t1118;
                asm("abs.f32 %0, %1;" : "=f"(t1118) : "f"(distance_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1119 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1120) : "f"(t1118), "f"(t1119), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_29 = t1120;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_30 = first_17 + -8.0f;
                f32 t1122;
                asm("abs.f32 %0, %1;" : "=f"(t1122) : "f"(distance_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1123 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1124) : "f"(t1122), "f"(t1123), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_31 = t1124;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1125 = t959 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1126 = (f32)t1125;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_18 = t1126 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_31 = first_18 + 0.0f;
                f32 t1129;
                asm("abs.f32 %0, %1;" : "=f"(t1129) : "f"(distance_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1130 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1131) : "f"(t1129), "f"(t1130), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_30 = t1131;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_32 = first_18 + -8.0f;
                f32 t1133;
                asm("abs.f32 %0, %1;" : "=f"(t1133) : "f"(distance_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1134 = -t242;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1135) : "f"(t1133), "f"(t1134), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_32 = t1135;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1136 = block_2 << 6u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1137 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1138 = t1136 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_9 = t1138 + t1137;
                const u32 t1140 = end_9 > seq_q ? end_9 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1141 = t1140 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_10 = t1141 < seq_k ? t1141 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_11 = t1136 + seq_k;
                const u32 t1144 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_3 = t1144 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1146 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1147 = t1146 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1148 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_3 = t1147 < t1148 ? t1147 : t1148;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1150 = t17 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = end_10 < t1150;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1152 = block_2 << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1153 = t1152 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1154 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1155 = t1153 < t1154 ? t1153 : t1154;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1156 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1157 = t1155 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_12 = t1157 + t1156;
                const u32 t1159 = end_12 > seq_q ? end_12 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1160 = t1159 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_13 = t1160 < seq_k ? t1160 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_14 = t1155 + seq_k;
                const u32 t1163 = end_14 > seq_q ? end_14 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_4 = t1163 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1165 = position_4 > window_left ? position_4 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1166 = t1165 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1167 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_4 = t1166 < t1167 ? t1166 : t1167;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool t1169 = t17 < begin_4;
#line 103 "fa-kernels/src/attention/query_blocks.rs"
                const bool t1170 = right | t1169;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t1170) {
                    const u32 t1171 = t157 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1172 = t158 + t1171;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t1173 = t17 + t1172;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1174 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = t1173 + t1174;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1176 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1177 = t1176 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1178 = t232 + t1177;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1179 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1180 = t1179 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1181 = t232 + t1180;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1182 = t1181 + 1u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1183 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1184 = t1178 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_15 = t1184 + t1183;
                    const u32 t1186 = end_15 > seq_q ? end_15 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1187 = t1186 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_16 = t1187 < seq_k ? t1187 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_17 = t1178 + seq_k;
                    const u32 t1190 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_5 = t1190 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1192 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1193 = t1192 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1194 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_5 = t1193 < t1194 ? t1193 : t1194;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1196 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_18 = t1196 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1198 = begin_5 > column_2 ? begin_5 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1199 = t1198 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1200 = 0u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1201 = t1199 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible = t1200 & t1201;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1203 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1203;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1204 = 8u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1205 = t1199 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = t1204 & t1205;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1207 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1207;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1208 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1209 = t1182 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_19 = t1209 + t1208;
                    const u32 t1211 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1212 = t1211 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_20 = t1212 < seq_k ? t1212 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_21 = t1182 + seq_k;
                    const u32 t1215 = end_21 > seq_q ? end_21 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_6 = t1215 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1217 = position_6 > window_left ? position_6 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1218 = t1217 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1219 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_6 = t1218 < t1219 ? t1218 : t1219;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1221 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_22 = t1221 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1223 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1224 = t1223 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1225 = 0u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1226 = t1224 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = t1225 & t1226;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1228 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1228;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1229 = 8u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1230 = t1224 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = t1229 & t1230;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1232 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1232;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1233 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1234 = t1233 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1235 = t232 + t1234;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1236 = t1235 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1237 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1238 = t1237 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1239 = t232 + t1238;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1240 = t1239 + 9u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1241 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1242 = t1236 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_23 = t1242 + t1241;
                    const u32 t1244 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1245 = t1244 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_24 = t1245 < seq_k ? t1245 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t1236 + seq_k;
                    const u32 t1248 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_7 = t1248 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1250 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1251 = t1250 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1252 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_7 = t1251 < t1252 ? t1251 : t1252;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1254 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t1254 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1256 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1257 = t1256 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1258 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1259 = t1257 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = t1258 & t1259;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1261 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1261;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1262 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1263 = t1257 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = t1262 & t1263;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1265 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1265;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1266 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1267 = t1240 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_27 = t1267 + t1266;
                    const u32 t1269 = end_27 > seq_q ? end_27 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1270 = t1269 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_28 = t1270 < seq_k ? t1270 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t1240 + seq_k;
                    const u32 t1273 = end_29 > seq_q ? end_29 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_8 = t1273 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1275 = position_8 > window_left ? position_8 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1276 = t1275 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1277 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_8 = t1276 < t1277 ? t1276 : t1277;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1279 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_30 = t1279 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1281 = begin_8 > column_2 ? begin_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1282 = t1281 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1283 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1284 = t1282 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = t1283 & t1284;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1286 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1286;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1287 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1288 = t1282 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = t1287 & t1288;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1290 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1290;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1291 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1292 = t1291 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1293 = t232 + t1292;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1294 = t1293 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1295 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1296 = t1295 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1297 = t232 + t1296;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1298 = t1297 + 17u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1299 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1300 = t1294 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_31 = t1300 + t1299;
                    const u32 t1302 = end_31 > seq_q ? end_31 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1303 = t1302 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_32 = t1303 < seq_k ? t1303 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_33 = t1294 + seq_k;
                    const u32 t1306 = end_33 > seq_q ? end_33 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_9 = t1306 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1308 = position_9 > window_left ? position_9 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1309 = t1308 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1310 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_9 = t1309 < t1310 ? t1309 : t1310;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1312 = end_32 > column_2 ? end_32 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_34 = t1312 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1314 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1315 = t1314 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1316 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1317 = t1315 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = t1316 & t1317;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1319 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1319;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1320 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1321 = t1315 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = t1320 & t1321;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1323 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1323;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1324 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1325 = t1298 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_35 = t1325 + t1324;
                    const u32 t1327 = end_35 > seq_q ? end_35 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1328 = t1327 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_36 = t1328 < seq_k ? t1328 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_37 = t1298 + seq_k;
                    const u32 t1331 = end_37 > seq_q ? end_37 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_10 = t1331 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1333 = position_10 > window_left ? position_10 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1334 = t1333 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1335 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_10 = t1334 < t1335 ? t1334 : t1335;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1337 = end_36 > column_2 ? end_36 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_38 = t1337 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1339 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1340 = t1339 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1341 = 0u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1342 = t1340 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = t1341 & t1342;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1344 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1344;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1345 = 8u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1346 = t1340 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = t1345 & t1346;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1348 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1348;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1349 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1350 = t1349 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1351 = t232 + t1350;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1352 = t1351 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1353 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1354 = t1353 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1355 = t232 + t1354;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1356 = t1355 + 25u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1357 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1358 = t1352 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_39 = t1358 + t1357;
                    const u32 t1360 = end_39 > seq_q ? end_39 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1361 = t1360 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_40 = t1361 < seq_k ? t1361 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_41 = t1352 + seq_k;
                    const u32 t1364 = end_41 > seq_q ? end_41 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_11 = t1364 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1366 = position_11 > window_left ? position_11 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1367 = t1366 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1368 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_11 = t1367 < t1368 ? t1367 : t1368;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1370 = end_40 > column_2 ? end_40 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_42 = t1370 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1372 = begin_11 > column_2 ? begin_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1373 = t1372 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1374 = 0u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1375 = t1373 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = t1374 & t1375;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1377 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1377;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1378 = 8u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1379 = t1373 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = t1378 & t1379;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1381 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1381;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1382 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1383 = t1356 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_43 = t1383 + t1382;
                    const u32 t1385 = end_43 > seq_q ? end_43 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1386 = t1385 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_44 = t1386 < seq_k ? t1386 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_45 = t1356 + seq_k;
                    const u32 t1389 = end_45 > seq_q ? end_45 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_12 = t1389 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1391 = position_12 > window_left ? position_12 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1392 = t1391 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1393 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_12 = t1392 < t1393 ? t1392 : t1393;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1395 = end_44 > column_2 ? end_44 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_46 = t1395 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1397 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1398 = t1397 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1399 = 0u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1400 = t1398 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = t1399 & t1400;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1402 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1402;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1403 = 8u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1404 = t1398 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = t1403 & t1404;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1406 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1406;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1407 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1408 = t1407 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1409 = t232 + t1408;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1410 = t1409 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1411 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1412 = t1411 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1413 = t232 + t1412;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1414 = t1413 + 33u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1415 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1416 = t1410 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_47 = t1416 + t1415;
                    const u32 t1418 = end_47 > seq_q ? end_47 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1419 = t1418 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_48 = t1419 < seq_k ? t1419 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_49 = t1410 + seq_k;
                    const u32 t1422 = end_49 > seq_q ? end_49 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_13 = t1422 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1424 = position_13 > window_left ? position_13 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1425 = t1424 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1426 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_13 = t1425 < t1426 ? t1425 : t1426;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1428 = end_48 > column_2 ? end_48 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_50 = t1428 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1430 = begin_13 > column_2 ? begin_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1431 = t1430 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1432 = 0u < end_50;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1433 = t1431 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = t1432 & t1433;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1435 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1435;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1436 = 8u < end_50;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1437 = t1431 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = t1436 & t1437;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1439 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1439;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1440 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1441 = t1414 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_51 = t1441 + t1440;
                    const u32 t1443 = end_51 > seq_q ? end_51 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1444 = t1443 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_52 = t1444 < seq_k ? t1444 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_53 = t1414 + seq_k;
                    const u32 t1447 = end_53 > seq_q ? end_53 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_14 = t1447 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1449 = position_14 > window_left ? position_14 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1450 = t1449 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1451 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_14 = t1450 < t1451 ? t1450 : t1451;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1453 = end_52 > column_2 ? end_52 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_54 = t1453 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1455 = begin_14 > column_2 ? begin_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1456 = t1455 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1457 = 0u < end_54;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1458 = t1456 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = t1457 & t1458;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1460 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1460;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1461 = 8u < end_54;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1462 = t1456 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = t1461 & t1462;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1464 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1464;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1465 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1466 = t1465 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1467 = t232 + t1466;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1468 = t1467 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1469 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1470 = t1469 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1471 = t232 + t1470;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1472 = t1471 + 41u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1473 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1474 = t1468 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_55 = t1474 + t1473;
                    const u32 t1476 = end_55 > seq_q ? end_55 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1477 = t1476 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_56 = t1477 < seq_k ? t1477 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_57 = t1468 + seq_k;
                    const u32 t1480 = end_57 > seq_q ? end_57 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_15 = t1480 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1482 = position_15 > window_left ? position_15 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1483 = t1482 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1484 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_15 = t1483 < t1484 ? t1483 : t1484;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1486 = end_56 > column_2 ? end_56 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_58 = t1486 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1488 = begin_15 > column_2 ? begin_15 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1489 = t1488 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1490 = 0u < end_58;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1491 = t1489 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = t1490 & t1491;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1493 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1493;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1494 = 8u < end_58;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1495 = t1489 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = t1494 & t1495;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1497 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1497;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1498 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1499 = t1472 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_59 = t1499 + t1498;
                    const u32 t1501 = end_59 > seq_q ? end_59 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1502 = t1501 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_60 = t1502 < seq_k ? t1502 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_61 = t1472 + seq_k;
                    const u32 t1505 = end_61 > seq_q ? end_61 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_16 = t1505 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1507 = position_16 > window_left ? position_16 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1508 = t1507 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1509 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_16 = t1508 < t1509 ? t1508 : t1509;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1511 = end_60 > column_2 ? end_60 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_62 = t1511 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1513 = begin_16 > column_2 ? begin_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1514 = t1513 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1515 = 0u < end_62;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1516 = t1514 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = t1515 & t1516;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1518 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1518;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1519 = 8u < end_62;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1520 = t1514 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = t1519 & t1520;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1522 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1522;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1523 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1524 = t1523 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1525 = t232 + t1524;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1526 = t1525 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1527 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1528 = t1527 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1529 = t232 + t1528;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1530 = t1529 + 49u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1531 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1532 = t1526 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_63 = t1532 + t1531;
                    const u32 t1534 = end_63 > seq_q ? end_63 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1535 = t1534 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_64 = t1535 < seq_k ? t1535 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_65 = t1526 + seq_k;
                    const u32 t1538 = end_65 > seq_q ? end_65 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_17 = t1538 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1540 = position_17 > window_left ? position_17 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1541 = t1540 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1542 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_17 = t1541 < t1542 ? t1541 : t1542;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1544 = end_64 > column_2 ? end_64 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_66 = t1544 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1546 = begin_17 > column_2 ? begin_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1547 = t1546 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1548 = 0u < end_66;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1549 = t1547 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = t1548 & t1549;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1551 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1551;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1552 = 8u < end_66;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1553 = t1547 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = t1552 & t1553;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1555 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1555;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1556 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1557 = t1530 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_67 = t1557 + t1556;
                    const u32 t1559 = end_67 > seq_q ? end_67 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1560 = t1559 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_68 = t1560 < seq_k ? t1560 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_69 = t1530 + seq_k;
                    const u32 t1563 = end_69 > seq_q ? end_69 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_18 = t1563 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1565 = position_18 > window_left ? position_18 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1566 = t1565 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1567 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_18 = t1566 < t1567 ? t1566 : t1567;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1569 = end_68 > column_2 ? end_68 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_70 = t1569 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1571 = begin_18 > column_2 ? begin_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1572 = t1571 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1573 = 0u < end_70;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1574 = t1572 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = t1573 & t1574;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1576 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1576;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1577 = 8u < end_70;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1578 = t1572 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = t1577 & t1578;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1580 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1580;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1581 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1582 = t1581 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1583 = t232 + t1582;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1584 = t1583 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1585 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1586 = t1585 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1587 = t232 + t1586;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1588 = t1587 + 57u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1589 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1590 = t1584 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_71 = t1590 + t1589;
                    const u32 t1592 = end_71 > seq_q ? end_71 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1593 = t1592 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_72 = t1593 < seq_k ? t1593 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_73 = t1584 + seq_k;
                    const u32 t1596 = end_73 > seq_q ? end_73 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_19 = t1596 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1598 = position_19 > window_left ? position_19 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1599 = t1598 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1600 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_19 = t1599 < t1600 ? t1599 : t1600;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1602 = end_72 > column_2 ? end_72 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_74 = t1602 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1604 = begin_19 > column_2 ? begin_19 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1605 = t1604 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1606 = 0u < end_74;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1607 = t1605 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = t1606 & t1607;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1609 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1609;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1610 = 8u < end_74;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1611 = t1605 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = t1610 & t1611;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1613 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1613;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1614 = window_right + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1615 = t1588 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_75 = t1615 + t1614;
                    const u32 t1617 = end_75 > seq_q ? end_75 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1618 = t1617 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_76 = t1618 < seq_k ? t1618 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_77 = t1588 + seq_k;
                    const u32 t1621 = end_77 > seq_q ? end_77 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_20 = t1621 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1623 = position_20 > window_left ? position_20 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1624 = t1623 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1625 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_20 = t1624 < t1625 ? t1624 : t1625;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1627 = end_76 > column_2 ? end_76 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_78 = t1627 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1629 = begin_20 > column_2 ? begin_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1630 = t1629 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1631 = 0u < end_78;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1632 = t1630 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = t1631 & t1632;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1634 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1634;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1635 = 8u < end_78;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1636 = t1630 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = t1635 & t1636;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1638 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1638;
                }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1639 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1640 = t1639 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1641 = statistics_3 + t1640;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t1641) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1643;
                asm("mov.b32 %0, %1;" : "=f"(t1643) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1645;
                asm("mov.b32 %0, %1;" : "=f"(t1645) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1646 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1647 = s + t1646;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1648;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1648) : "f"(t1647));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1648;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1649 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1650 = s_2 + t1649;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1651;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1651) : "f"(t1650));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1651;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1652 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1653 = s_3 + t1652;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1654;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1654) : "f"(t1653));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1654;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1655 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1656 = s_4 + t1655;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1657;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1657) : "f"(t1656));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1657;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t1641) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1659;
                asm("mov.b32 %0, %1;" : "=f"(t1659) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1661;
                asm("mov.b32 %0, %1;" : "=f"(t1661) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1662 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1663 = s_5 + t1662;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1664) : "f"(t1663));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1664;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1665 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1666 = s_6 + t1665;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1667) : "f"(t1666));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1667;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1668 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1669 = s_7 + t1668;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1670;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1670) : "f"(t1669));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1670;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1671 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1672 = s_8 + t1671;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1673;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(t1672));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1673;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t1641) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1675;
                asm("mov.b32 %0, %1;" : "=f"(t1675) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1677;
                asm("mov.b32 %0, %1;" : "=f"(t1677) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1678 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1679 = s_9 + t1678;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1680;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1680) : "f"(t1679));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1680;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1681 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1682 = s_10 + t1681;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1683;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1683) : "f"(t1682));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1683;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1684 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1685 = s_11 + t1684;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1686;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1686) : "f"(t1685));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1686;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1687 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1688 = s_12 + t1687;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1689;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1689) : "f"(t1688));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1689;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t1641) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1691;
                asm("mov.b32 %0, %1;" : "=f"(t1691) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1693;
                asm("mov.b32 %0, %1;" : "=f"(t1693) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1694 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1695 = s_13 + t1694;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1696) : "f"(t1695));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1696;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1697 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1698 = s_14 + t1697;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1699) : "f"(t1698));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1699;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1700 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1701 = s_15 + t1700;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1702) : "f"(t1701));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1702;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1703 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1704 = s_16 + t1703;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1705;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1705) : "f"(t1704));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1705;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t1641) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1707;
                asm("mov.b32 %0, %1;" : "=f"(t1707) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1709;
                asm("mov.b32 %0, %1;" : "=f"(t1709) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1710 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1711 = s_17 + t1710;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1712;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1712) : "f"(t1711));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1712;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1713 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1714 = s_18 + t1713;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1715;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1715) : "f"(t1714));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1715;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1716 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1717 = s_19 + t1716;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1718;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1718) : "f"(t1717));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1718;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1719 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1720 = s_20 + t1719;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1721;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1721) : "f"(t1720));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1721;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t1641) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1723;
                asm("mov.b32 %0, %1;" : "=f"(t1723) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1725;
                asm("mov.b32 %0, %1;" : "=f"(t1725) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1726 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1727 = s_21 + t1726;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1728) : "f"(t1727));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1728;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1729 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1730 = s_22 + t1729;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(t1730));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1731;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1732 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1733 = s_23 + t1732;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(t1733));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1734;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1735 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1736 = s_24 + t1735;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1737) : "f"(t1736));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1737;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t1641) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1739;
                asm("mov.b32 %0, %1;" : "=f"(t1739) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1741;
                asm("mov.b32 %0, %1;" : "=f"(t1741) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1742 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1743 = s_25 + t1742;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1744;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1744) : "f"(t1743));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1744;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1745 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1746 = s_26 + t1745;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1747) : "f"(t1746));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1747;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1748 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1749 = s_27 + t1748;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1750;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1750) : "f"(t1749));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1750;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1751 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1752 = s_28 + t1751;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1753;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1753) : "f"(t1752));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1753;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t1641) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1755;
                asm("mov.b32 %0, %1;" : "=f"(t1755) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1757;
                asm("mov.b32 %0, %1;" : "=f"(t1757) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1758 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1759 = s_29 + t1758;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1760;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1760) : "f"(t1759));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1760;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1761 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1762 = s_30 + t1761;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1763;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1763) : "f"(t1762));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1763;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1764 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1765 = s_31 + t1764;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1766;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1766) : "f"(t1765));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1766;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1767 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1768 = s_32 + t1767;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1769;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1769) : "f"(t1768));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1769;
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1770;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1771;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1771) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1772;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1773;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1774;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1774) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1775;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1775) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1776;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1776) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1777;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1777) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1778;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1779;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1779) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1780;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1780) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1781;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1781) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1782;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1782) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1783;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1783) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1784;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1785;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1785) : "f"(s_31), "f"(s_32));
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1786 = s * t796;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s = t1786;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1787 = s_2 * t799;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_2 = t1787;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1788 = s_3 * t802;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_3 = t1788;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1789 = s_4 * t805;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_4 = t1789;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1790 = s_5 * t808;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_5 = t1790;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1791 = s_6 * t811;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_6 = t1791;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1792 = s_7 * t814;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_7 = t1792;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1793 = s_8 * t817;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_8 = t1793;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1794 = s_9 * t820;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_9 = t1794;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1795 = s_10 * t823;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_10 = t1795;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1796 = s_11 * t826;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_11 = t1796;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1797 = s_12 * t829;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_12 = t1797;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1798 = s_13 * t832;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_13 = t1798;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1799 = s_14 * t835;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_14 = t1799;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1800 = s_15 * t838;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_15 = t1800;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1801 = s_16 * t841;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_16 = t1801;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1802 = s_17 * t844;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_17 = t1802;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1803 = s_18 * t847;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_18 = t1803;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1804 = s_19 * t850;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_19 = t1804;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1805 = s_20 * t853;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_20 = t1805;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1806 = s_21 * t856;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_21 = t1806;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1807 = s_22 * t859;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_22 = t1807;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1808 = s_23 * t862;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_23 = t1808;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1809 = s_24 * t865;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_24 = t1809;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1810 = s_25 * t868;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_25 = t1810;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1811 = s_26 * t871;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_26 = t1811;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1812 = s_27 * t874;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_27 = t1812;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1813 = s_28 * t877;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_28 = t1813;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1814 = s_29 * t880;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_29 = t1814;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1815 = s_30 * t883;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_30 = t1815;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1816 = s_31 * t886;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_31 = t1816;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1817 = s_32 * t889;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_32 = t1817;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1818 = t158 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1819 = t78 + t1818;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1820;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1820) : "r"(t1819));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1821 = t1820 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1822 = t228 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1823 = t1821 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1824 = (u64)t1823;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1825 = t1824 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1826 = t1822 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1827 = (u64)t1826;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1828 = t1827 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1829 = t1821 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1830 = (u64)t1829;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1831 = t1830 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1832 = t1822 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1833 = (u64)t1832;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1834 = t1833 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1835 = t1821 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1836 = (u64)t1835;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1837 = t1836 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1838 = t1822 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1839 = (u64)t1838;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1840 = t1839 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1841 = t1821 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1842 = (u64)t1841;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1843 = t1842 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1844 = t1822 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1845 = (u64)t1844;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1846 = t1845 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1847 = t1821 + 66560u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1848 = (u64)t1847;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1849 = t1848 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1850 = t1822 + 66048u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1851 = (u64)t1850;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1852 = t1851 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1853 = t1821 + 66562u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1854 = (u64)t1853;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1855 = t1854 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1856 = t1822 + 66050u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1857 = (u64)t1856;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1858 = t1857 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1859 = t1821 + 66564u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1860 = (u64)t1859;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1861 = t1860 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1862 = t1822 + 66052u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1863 = (u64)t1862;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1864 = t1863 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1865 = t1821 + 66566u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1866 = (u64)t1865;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1867 = t1866 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1868 = t1822 + 66054u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1869 = (u64)t1868;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1870 = t1869 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1825), "l"(t1828), "l"(t1831), "l"(t1834), "l"(t1837), "l"(t1840), "l"(t1843), "l"(t1846), "l"(t1849), "l"(t1852), "l"(t1855), "l"(t1858), "l"(t1861), "l"(t1864), "l"(t1867), "l"(t1870) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1871 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1872 = t1871 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1873 = statistics_3 + t1872;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t1873) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1874;
                asm("mov.b32 %0, %1;" : "=f"(t1874) : "r"(row_34));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1875;
                asm("mov.b32 %0, %1;" : "=f"(t1875) : "r"(row_35));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1876;
                asm("mov.b32 %0, %1;" : "=f"(t1876) : "r"(row_36));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1877;
                asm("mov.b32 %0, %1;" : "=f"(t1877) : "r"(row_37));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1878 = dp - t1875;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1879 = s * t1878;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1879;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1880 = dp_2 - t1877;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1881 = s_2 * t1880;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1881;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1882 = dp_3 - t1875;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1883 = s_3 * t1882;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1883;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1884 = dp_4 - t1877;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1885 = s_4 * t1884;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1885;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t1873) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1886;
                asm("mov.b32 %0, %1;" : "=f"(t1886) : "r"(row_38));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1887;
                asm("mov.b32 %0, %1;" : "=f"(t1887) : "r"(row_39));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1888;
                asm("mov.b32 %0, %1;" : "=f"(t1888) : "r"(row_40));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1889;
                asm("mov.b32 %0, %1;" : "=f"(t1889) : "r"(row_41));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1890 = dp_5 - t1887;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1891 = s_5 * t1890;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1891;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1892 = dp_6 - t1889;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1893 = s_6 * t1892;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1893;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1894 = dp_7 - t1887;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1895 = s_7 * t1894;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1895;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1896 = dp_8 - t1889;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1897 = s_8 * t1896;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1897;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t1873) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1898;
                asm("mov.b32 %0, %1;" : "=f"(t1898) : "r"(row_42));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1899;
                asm("mov.b32 %0, %1;" : "=f"(t1899) : "r"(row_43));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1900;
                asm("mov.b32 %0, %1;" : "=f"(t1900) : "r"(row_44));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1901;
                asm("mov.b32 %0, %1;" : "=f"(t1901) : "r"(row_45));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1902 = dp_9 - t1899;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1903 = s_9 * t1902;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1903;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1904 = dp_10 - t1901;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1905 = s_10 * t1904;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1905;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1906 = dp_11 - t1899;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1907 = s_11 * t1906;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1907;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1908 = dp_12 - t1901;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1909 = s_12 * t1908;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1909;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t1873) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1910;
                asm("mov.b32 %0, %1;" : "=f"(t1910) : "r"(row_46));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1911;
                asm("mov.b32 %0, %1;" : "=f"(t1911) : "r"(row_47));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1912;
                asm("mov.b32 %0, %1;" : "=f"(t1912) : "r"(row_48));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1913;
                asm("mov.b32 %0, %1;" : "=f"(t1913) : "r"(row_49));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1914 = dp_13 - t1911;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1915 = s_13 * t1914;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1915;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1916 = dp_14 - t1913;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1917 = s_14 * t1916;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1917;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1918 = dp_15 - t1911;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1919 = s_15 * t1918;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1919;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1920 = dp_16 - t1913;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1921 = s_16 * t1920;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1921;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t1873) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1922;
                asm("mov.b32 %0, %1;" : "=f"(t1922) : "r"(row_50));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1923;
                asm("mov.b32 %0, %1;" : "=f"(t1923) : "r"(row_51));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1924;
                asm("mov.b32 %0, %1;" : "=f"(t1924) : "r"(row_52));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1925;
                asm("mov.b32 %0, %1;" : "=f"(t1925) : "r"(row_53));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1926 = dp_17 - t1923;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1927 = s_17 * t1926;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1927;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1928 = dp_18 - t1925;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1929 = s_18 * t1928;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1929;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1930 = dp_19 - t1923;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1931 = s_19 * t1930;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1931;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1932 = dp_20 - t1925;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1933 = s_20 * t1932;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1933;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t1873) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1934;
                asm("mov.b32 %0, %1;" : "=f"(t1934) : "r"(row_54));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1935;
                asm("mov.b32 %0, %1;" : "=f"(t1935) : "r"(row_55));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1936;
                asm("mov.b32 %0, %1;" : "=f"(t1936) : "r"(row_56));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1937;
                asm("mov.b32 %0, %1;" : "=f"(t1937) : "r"(row_57));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1938 = dp_21 - t1935;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1939 = s_21 * t1938;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1939;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1940 = dp_22 - t1937;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1941 = s_22 * t1940;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1941;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1942 = dp_23 - t1935;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1943 = s_23 * t1942;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1943;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1944 = dp_24 - t1937;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1945 = s_24 * t1944;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1945;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t1873) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1946;
                asm("mov.b32 %0, %1;" : "=f"(t1946) : "r"(row_58));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1947;
                asm("mov.b32 %0, %1;" : "=f"(t1947) : "r"(row_59));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1948;
                asm("mov.b32 %0, %1;" : "=f"(t1948) : "r"(row_60));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1949;
                asm("mov.b32 %0, %1;" : "=f"(t1949) : "r"(row_61));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1950 = dp_25 - t1947;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1951 = s_25 * t1950;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1951;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1952 = dp_26 - t1949;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1953 = s_26 * t1952;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1953;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1954 = dp_27 - t1947;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1955 = s_27 * t1954;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1955;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1956 = dp_28 - t1949;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1957 = s_28 * t1956;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1957;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t1873) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1958;
                asm("mov.b32 %0, %1;" : "=f"(t1958) : "r"(row_62));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1959;
                asm("mov.b32 %0, %1;" : "=f"(t1959) : "r"(row_63));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1960;
                asm("mov.b32 %0, %1;" : "=f"(t1960) : "r"(row_64));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1961;
                asm("mov.b32 %0, %1;" : "=f"(t1961) : "r"(row_65));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1962 = dp_29 - t1959;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1963 = s_29 * t1962;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1963;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1964 = dp_30 - t1961;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1965 = s_30 * t1964;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1965;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1966 = dp_31 - t1959;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1967 = s_31 * t1966;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1967;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1968 = dp_32 - t1961;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1969 = s_32 * t1968;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1969;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1970 = i_2 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1971 = t1970 << 14u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1972 = after + t1971;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1973 = t157 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1974 = t158 + t1973;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1975;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1975) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1976;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1976) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1977;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1977) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1978;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1978) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1979;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1979) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1980;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1980) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1981;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1981) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1982;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1982) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1983;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1983) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1984;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1984) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1985;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1985) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1986;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1986) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1987;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1987) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1988;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1988) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1989;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1989) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1990;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1990) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1991 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1992 = t1974 + t1991;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1993 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1994 = t1992 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1995 = t1993 ^ t1994;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1996 = t1992 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1997 = t1995 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1998 = t1996 + t1997;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1999 = t1972 + t1998;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1999), "r"(t1975), "r"(t1976), "r"(t1977), "r"(t1978) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2000 = t1998 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2001 = t1972 + t2000;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2001), "r"(t1979), "r"(t1980), "r"(t1981), "r"(t1982) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2002 = t1998 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2003 = t1972 + t2002;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2003), "r"(t1983), "r"(t1984), "r"(t1985), "r"(t1986) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2004 = t1998 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2005 = t1972 + t2004;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2005), "r"(t1987), "r"(t1988), "r"(t1989), "r"(t1990) : "memory");
                u32 t2006;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2006) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2007;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2007) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2008;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2008) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2009;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2009) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2010;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2010) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2011;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2011) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2012;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2012) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2013;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2013) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2014;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2014) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2015;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2015) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2016;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2016) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2017;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2017) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2018;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2018) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2019;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2019) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2020;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2020) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2021;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2021) : "f"(dp_31), "f"(dp_32));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t2006;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t2007;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t2008;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t2009;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t2010;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t2011;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t2012;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t2013;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t2014;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t2015;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t2016;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t2017;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t2018;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t2019;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t2020;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t2021;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2022 = t228 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2023 = t2022 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2024 = (u64)t2023;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2025 = t2024 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2026 = t2022 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2027 = (u64)t2026;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2028 = t2027 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2029 = t2022 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2030 = (u64)t2029;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2031 = t2030 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2032 = t2022 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2033 = (u64)t2032;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2034 = t2033 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1770), "r"(t1771), "r"(t1772), "r"(t1773), "l"(t2025), "r"(t1774), "r"(t1775), "r"(t1776), "r"(t1777), "l"(t2028), "r"(t1778), "r"(t1779), "r"(t1780), "r"(t1781), "l"(t2031), "r"(t1782), "r"(t1783), "r"(t1784), "r"(t1785), "l"(t2034) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2035 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2036 = smem_1 + t2035;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2037;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2037) : "r"(t2036));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2038 = t1972 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2039 = t2037 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2040 = t2038 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2041 = (u64)t2040;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2042 = t2041 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2043 = t2039 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2044 = (u64)t2043;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2045 = t2044 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2046 = t2038 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2047 = (u64)t2046;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2048 = t2047 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2049 = t2039 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2050 = (u64)t2049;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2051 = t2050 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2052 = t2038 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2053 = (u64)t2052;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2054 = t2053 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2055 = t2039 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2056 = (u64)t2055;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2057 = t2056 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2058 = t2038 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2059 = (u64)t2058;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2060 = t2059 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2061 = t2039 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2062 = (u64)t2061;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2063 = t2062 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2064 = t2038 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2065 = (u64)t2064;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2066 = t2065 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2067 = t2039 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2068 = (u64)t2067;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2069 = t2068 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2070 = t2038 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2071 = (u64)t2070;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2072 = t2071 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2073 = t2039 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2074 = (u64)t2073;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2075 = t2074 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2076 = t2038 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2077 = (u64)t2076;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2078 = t2077 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2079 = t2039 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2080 = (u64)t2079;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2081 = t2080 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2082 = t2038 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2083 = (u64)t2082;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2084 = t2083 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2085 = t2039 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2086 = (u64)t2085;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2087 = t2086 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t2042), "l"(t2045), "l"(t2048), "l"(t2051), "l"(t2054), "l"(t2057), "l"(t2060), "l"(t2063), "l"(t2066), "l"(t2069), "l"(t2072), "l"(t2075), "l"(t2078), "l"(t2081), "l"(t2084), "l"(t2087) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2088 = t225 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2089 = t2088 + 33554432u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2090 = (u64)t2089;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2091 = t2090 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2092 = t2088 + 33554560u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2093 = (u64)t2092;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2094 = t2093 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2095 = t2088 + 33554688u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2096 = (u64)t2095;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2097 = t2096 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2098 = t2088 + 33554816u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2099 = (u64)t2098;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2100 = t2099 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t2091), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t2094), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t2097), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t2100) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2101 = i_2 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t222 ? t2101 : i_2;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1770), "r"(t1771), "r"(t1772), "r"(t1773) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1774), "r"(t1775), "r"(t1776), "r"(t1777) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1778), "r"(t1779), "r"(t1780), "r"(t1781) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1782), "r"(t1783), "r"(t1784), "r"(t1785) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_2 & 1u;
                const u32 t2104 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2105 = t2104 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2106 = p + t2105;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2107 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2107) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2106) : "memory");
                }
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2108 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2109 = t2108 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2110 = t2109 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2111 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t2110 + t2111;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2113 = t157 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t2113;
                const u64 t2115 = (u64)row_67;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2116 = t2115 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2117 = t2116 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2118 = sums + t2117;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2119 = index << 10u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2120 = (u64)t2119 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2121 = t2118 + t2120;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2122 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2123 = t2122 + t157;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2124 = t2123 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place = p + t2124;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u32 t2126 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 t2127 = (u64)t2126 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 address = t2121 + t2127;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2129 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2130 = t2129 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2131 = t2130 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2132 = p + t2131;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2133 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2134 = t2133 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2132), "r"(t2134) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2135 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2136 = t2135 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2137 = t2136 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2138 = p + t2137;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2139 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2140 = t2139 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2138), "r"(t2140) : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2141 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2142 = t2141 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2143 = t79 + t2142;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2144 = t158 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2145 = smem_1 + t2144;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2146;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2146) : "r"(t2145));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2147 = t2146 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2148 = t2143 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2149 = t2147 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2150 = (u64)t2149;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2151 = t2150 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2152 = t2148 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2153 = (u64)t2152;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2154 = t2153 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2155 = t2147 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2156 = (u64)t2155;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2157 = t2156 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2158 = t2148 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2159 = (u64)t2158;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2160 = t2159 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2161 = t2147 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2162 = (u64)t2161;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2163 = t2162 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2164 = t2148 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2165 = (u64)t2164;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2166 = t2165 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2167 = t2147 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2168 = (u64)t2167;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2169 = t2168 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2170 = t2148 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2171 = (u64)t2170;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2172 = t2171 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2173 = t2147 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2174 = (u64)t2173;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2175 = t2174 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2176 = t2148 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2177 = (u64)t2176;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2178 = t2177 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2179 = t2147 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2180 = (u64)t2179;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2181 = t2180 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2182 = t2148 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2183 = (u64)t2182;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2184 = t2183 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2185 = t2147 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2186 = (u64)t2185;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2187 = t2186 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2188 = t2148 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2189 = (u64)t2188;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2190 = t2189 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2191 = t2147 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2192 = (u64)t2191;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2193 = t2192 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2194 = t2148 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2195 = (u64)t2194;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2196 = t2195 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2151), "l"(t2154), "l"(t2157), "l"(t2160), "l"(t2163), "l"(t2166), "l"(t2169), "l"(t2172), "l"(t2175), "l"(t2178), "l"(t2181), "l"(t2184), "l"(t2187), "l"(t2190), "l"(t2193), "l"(t2196) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("// %0" :  : "l"(address) : "memory");
#line 169 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_2 & 1u;
                const u32 t2198 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2199 = t2198 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2200 = p + t2199;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2201 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2201) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2200) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2202 = block_2 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps_2 = t2202 == end_8;
                const u32 t2204 = head_2 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2205 = wraps_2 ? t2204 : head_2;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head_2 = t2205;
                const u32 t2206 = block_2 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2207 = wraps_2 ? first_2 : t2206;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block_2 = t2207;
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
#line 393 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2208 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t2208;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2209 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t2209;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2210 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t2210;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2211 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t2211;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2212 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t2212;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2213 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t2213;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2214 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t2214;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2215 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t2215;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2216 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t2216;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2217 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t2217;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2218 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t2218;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2219 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t2219;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2220 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t2220;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2221 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2221;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2222 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2222;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2223 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2223;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2224 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2224;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2225 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2225;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2226 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2226;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2227 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2227;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2228 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2228;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2229 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2229;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2230 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2230;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2231 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2231;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2232 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2232;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2233 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2233;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2234 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2234;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2235 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2235;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2236 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2236;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2237 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2237;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2238 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2238;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2239 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2239;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2240 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2240;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2241 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2241;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2242 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2242;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2243 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2243;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2244 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2244;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2245 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2245;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2246 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2246;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2247 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2247;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2248 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2248;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2249 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2249;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2250 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2250;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2251 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2251;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2252 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2252;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2253 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2253;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2254 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2254;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2255 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2255;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2256 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2256;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2257 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2257;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2258 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2258;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2259 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2259;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2260 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2260;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2261 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2261;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2262 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2262;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2263 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2263;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2264 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2264;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2265 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2265;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2266 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2266;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2267 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2267;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2268 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2268;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2269 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2269;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2270 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2270;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2271 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2271;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2272 = smem_1 + 16384u;
        const u32 t2273 = t157 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2274 = t158 + t2273;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2275;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2275) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2276;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2276) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2277;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2277) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2278;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2278) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2279;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2279) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2280;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2280) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2281;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2281) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2282;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2282) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2283;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2283) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2284;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2284) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2285;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2285) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2286;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2286) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2287;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2287) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2288;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2288) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2289;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2289) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2290;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2290) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2291;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2291) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2292;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2292) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2293;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2293) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2294;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2294) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2295;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2295) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2296;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2296) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2297;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2297) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2298;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2298) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2299;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2299) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2300;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2300) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2301;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2301) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2302;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2302) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2303;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2303) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2304;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2304) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2305;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2305) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2306;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2306) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2307 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2308 = t2274 + t2307;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2309 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2310 = t2308 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2311 = t2309 ^ t2310;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2312 = t2308 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2313 = t2311 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2314 = t2312 + t2313;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2315 = smem_1 + t2314;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2315), "r"(t2275), "r"(t2276), "r"(t2277), "r"(t2278) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2316 = t2314 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2317 = smem_1 + t2316;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2317), "r"(t2279), "r"(t2280), "r"(t2281), "r"(t2282) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2318 = t2314 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2319 = smem_1 + t2318;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2319), "r"(t2283), "r"(t2284), "r"(t2285), "r"(t2286) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2320 = t2314 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2321 = smem_1 + t2320;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2321), "r"(t2287), "r"(t2288), "r"(t2289), "r"(t2290) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2322 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2323 = t2274 + t2322;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2324 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2325 = t2323 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2326 = t2324 ^ t2325;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2327 = t2323 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2328 = t2326 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2329 = t2327 + t2328;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2330 = t2272 + t2329;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2330), "r"(t2291), "r"(t2292), "r"(t2293), "r"(t2294) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2331 = t2329 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2332 = t2272 + t2331;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2332), "r"(t2295), "r"(t2296), "r"(t2297), "r"(t2298) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2333 = t2329 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2334 = t2272 + t2333;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2334), "r"(t2299), "r"(t2300), "r"(t2301), "r"(t2302) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2335 = t2329 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2336 = t2272 + t2335;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2336), "r"(t2303), "r"(t2304), "r"(t2305), "r"(t2306) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2337 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2338 = t2337 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2339 = t2338 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2340 = dk + t2339;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2341 = (u64)t17;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2342 = t2341 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2343 = t2342 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2344 = t2340 + t2343;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2345 = (u64)t19;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2346 = t2345 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2347 = t2346 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2348 = t2344 + t2347;
        const u32 t2349 = seq_k - t17;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2350 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2351 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2352 = t2351 << 1u;
        const u32 t2353 = t157 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2354 = t158 + t2353;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2355 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2356 = t2354 + t2355;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2357 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2358 = t2356 < t2349;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2359 = t2357 < t2350;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2360 = t2358 & t2359;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2360) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2361 = t2356 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2362 = t2357 ^ t2361;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2363 = t2356 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2364 = t2362 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2365 = t2363 + t2364;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2366 = smem_1 + t2365;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t2366) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2367 = (u64)t2356 * t2352;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2368 = t2348 + t2367;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2369 = (u64)t2357 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2370 = t2368 + t2369;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2370), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2371 = t2356 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2372 = t2371 < t2349;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2373 = t2357 < t2350;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2374 = t2372 & t2373;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2374) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2375 = t2371 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2376 = t2357 ^ t2375;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2377 = t2371 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2378 = t2376 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2379 = t2377 + t2378;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2380 = smem_1 + t2379;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t2380) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2381 = (u64)t2371 * t2352;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2382 = t2348 + t2381;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2383 = (u64)t2357 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2384 = t2382 + t2383;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2384), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2385 = t2356 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2386 = t2385 < t2349;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2387 = t2357 < t2350;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2388 = t2386 & t2387;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2388) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2389 = t2385 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2390 = t2357 ^ t2389;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2391 = t2385 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2392 = t2390 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2393 = t2391 + t2392;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2394 = smem_1 + t2393;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t2394) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2395 = (u64)t2385 * t2352;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2396 = t2348 + t2395;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2397 = (u64)t2357 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2398 = t2396 + t2397;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2398), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2399 = t2356 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2400 = t2399 < t2349;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2401 = t2357 < t2350;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2402 = t2400 & t2401;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2402) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2403 = t2399 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2404 = t2357 ^ t2403;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2405 = t2399 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2406 = t2404 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2407 = t2405 + t2406;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2408 = smem_1 + t2407;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t2408) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2409 = (u64)t2399 * t2352;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2410 = t2348 + t2409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2411 = (u64)t2357 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2412 = t2410 + t2411;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2412), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2413 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2414 = t2356 < t2349;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2415 = t2357 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2416 = t2415 < t2350;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2417 = t2414 & t2416;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2417) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2418 = t2356 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2419 = t2357 ^ t2418;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2420 = t2356 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2421 = t2419 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2422 = t2420 + t2421;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2423 = t2413 + t2422;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t2423) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2424 = (u64)t2356 * t2352;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2425 = t2348 + t2424;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2426 = (u64)t2357 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2427 = t2425 + t2426;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2427), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2428 = t2356 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2429 = t2428 < t2349;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2430 = t2357 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2431 = t2430 < t2350;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2432 = t2429 & t2431;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2432) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2433 = t2428 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2434 = t2357 ^ t2433;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2435 = t2428 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2436 = t2434 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2437 = t2435 + t2436;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2438 = t2413 + t2437;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t2438) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2439 = (u64)t2428 * t2352;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2440 = t2348 + t2439;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2441 = (u64)t2357 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2442 = t2440 + t2441;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2442), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2443 = t2356 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2444 = t2443 < t2349;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2445 = t2357 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2446 = t2445 < t2350;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2447 = t2444 & t2446;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2447) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2448 = t2443 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2449 = t2357 ^ t2448;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2450 = t2443 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2451 = t2449 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2452 = t2450 + t2451;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2453 = t2413 + t2452;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t2453) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2454 = (u64)t2443 * t2352;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2455 = t2348 + t2454;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2456 = (u64)t2357 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2457 = t2455 + t2456;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2457), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2458 = t2356 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2459 = t2458 < t2349;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2460 = t2357 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2461 = t2460 < t2350;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2462 = t2459 & t2461;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2462) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2463 = t2458 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2464 = t2357 ^ t2463;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2465 = t2458 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2466 = t2464 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2467 = t2465 + t2466;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2468 = t2413 + t2467;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t2468) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2469 = (u64)t2458 * t2352;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2470 = t2348 + t2469;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2471 = (u64)t2357 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2472 = t2470 + t2471;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2472), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2473 = t78 + 16384u;
        const u32 t2474 = t157 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2475 = t158 + t2474;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2476;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2476) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2477;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2477) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2478;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2478) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2479;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2479) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2480;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2480) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2481;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2481) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2482;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2482) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2483;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2483) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2484;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2484) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2485;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2485) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2486;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2486) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2487;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2487) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2488;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2488) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2489;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2489) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2490;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2490) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2491;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2491) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2492;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2492) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2493;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2493) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2494;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2494) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2495;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2495) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2496;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2496) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2497;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2497) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2498;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2498) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2499;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2499) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2500;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2500) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2501;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2501) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2502;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2502) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2503;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2503) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2504;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2504) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2505;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2505) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2506;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2506) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2507;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2507) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2508 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2509 = t2475 + t2508;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2510 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2511 = t2509 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2512 = t2510 ^ t2511;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2513 = t2509 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2514 = t2512 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2515 = t2513 + t2514;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2516 = t78 + t2515;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2516), "r"(t2476), "r"(t2477), "r"(t2478), "r"(t2479) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2517 = t2515 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2518 = t78 + t2517;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2518), "r"(t2480), "r"(t2481), "r"(t2482), "r"(t2483) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2519 = t2515 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2520 = t78 + t2519;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2520), "r"(t2484), "r"(t2485), "r"(t2486), "r"(t2487) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2521 = t2515 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2522 = t78 + t2521;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2522), "r"(t2488), "r"(t2489), "r"(t2490), "r"(t2491) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2523 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2524 = t2475 + t2523;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2525 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2526 = t2524 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2527 = t2525 ^ t2526;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2528 = t2524 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2529 = t2527 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2530 = t2528 + t2529;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2531 = t2473 + t2530;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2531), "r"(t2492), "r"(t2493), "r"(t2494), "r"(t2495) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2532 = t2530 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2533 = t2473 + t2532;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2533), "r"(t2496), "r"(t2497), "r"(t2498), "r"(t2499) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2534 = t2530 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2535 = t2473 + t2534;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2535), "r"(t2500), "r"(t2501), "r"(t2502), "r"(t2503) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2536 = t2530 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2537 = t2473 + t2536;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2537), "r"(t2504), "r"(t2505), "r"(t2506), "r"(t2507) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2538 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2539 = t2538 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2540 = t2539 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2541 = dv + t2540;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2542 = (u64)t17;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2543 = t2542 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2544 = t2543 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2545 = t2541 + t2544;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2546 = (u64)t19;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2547 = t2546 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2548 = t2547 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2549 = t2545 + t2548;
        const u32 t2550 = seq_k - t17;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2551 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2552 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2553 = t2552 << 1u;
        const u32 t2554 = t157 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2555 = t158 + t2554;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2556 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2557 = t2555 + t2556;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2558 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2559 = t2557 < t2550;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2560 = t2558 < t2551;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2561 = t2559 & t2560;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2561) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2562 = t2557 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2563 = t2558 ^ t2562;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2564 = t2557 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2565 = t2563 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2566 = t2564 + t2565;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2567 = t78 + t2566;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t2567) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2568 = (u64)t2557 * t2553;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2569 = t2549 + t2568;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2570 = (u64)t2558 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2571 = t2569 + t2570;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2571), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2572 = t2557 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2573 = t2572 < t2550;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2574 = t2558 < t2551;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2575 = t2573 & t2574;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2575) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2576 = t2572 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2577 = t2558 ^ t2576;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2578 = t2572 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2579 = t2577 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2580 = t2578 + t2579;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2581 = t78 + t2580;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t2581) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2582 = (u64)t2572 * t2553;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2583 = t2549 + t2582;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2584 = (u64)t2558 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2585 = t2583 + t2584;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2585), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2586 = t2557 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2587 = t2586 < t2550;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2588 = t2558 < t2551;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2589 = t2587 & t2588;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2589) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2590 = t2586 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2591 = t2558 ^ t2590;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2592 = t2586 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2593 = t2591 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2594 = t2592 + t2593;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2595 = t78 + t2594;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t2595) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2596 = (u64)t2586 * t2553;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2597 = t2549 + t2596;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2598 = (u64)t2558 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2599 = t2597 + t2598;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2599), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2600 = t2557 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2601 = t2600 < t2550;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2602 = t2558 < t2551;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2603 = t2601 & t2602;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2603) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2604 = t2600 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2605 = t2558 ^ t2604;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2606 = t2600 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2607 = t2605 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2608 = t2606 + t2607;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2609 = t78 + t2608;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t2609) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2610 = (u64)t2600 * t2553;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2611 = t2549 + t2610;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2612 = (u64)t2558 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2613 = t2611 + t2612;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2613), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2614 = t78 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2615 = t2557 < t2550;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2616 = t2558 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2617 = t2616 < t2551;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2618 = t2615 & t2617;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2618) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2619 = t2557 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2620 = t2558 ^ t2619;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2621 = t2557 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2622 = t2620 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2623 = t2621 + t2622;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2624 = t2614 + t2623;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t2624) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2625 = (u64)t2557 * t2553;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2626 = t2549 + t2625;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2627 = (u64)t2558 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2628 = t2626 + t2627;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2628), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2629 = t2557 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2630 = t2629 < t2550;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2631 = t2558 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2632 = t2631 < t2551;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2633 = t2630 & t2632;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2633) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2634 = t2629 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2635 = t2558 ^ t2634;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2636 = t2629 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2637 = t2635 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2638 = t2636 + t2637;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2639 = t2614 + t2638;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t2639) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2640 = (u64)t2629 * t2553;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2641 = t2549 + t2640;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2642 = (u64)t2558 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2643 = t2641 + t2642;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2643), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2644 = t2557 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2645 = t2644 < t2550;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2646 = t2558 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2647 = t2646 < t2551;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2648 = t2645 & t2647;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2648) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2649 = t2644 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2650 = t2558 ^ t2649;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2651 = t2644 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2652 = t2650 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2653 = t2651 + t2652;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2654 = t2614 + t2653;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t2654) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2655 = (u64)t2644 * t2553;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2656 = t2549 + t2655;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2657 = (u64)t2558 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2658 = t2656 + t2657;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2658), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2659 = t2557 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2660 = t2659 < t2550;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2661 = t2558 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2662 = t2661 < t2551;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2663 = t2660 & t2662;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2663) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2664 = t2659 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2665 = t2558 ^ t2664;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2666 = t2659 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2667 = t2665 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2668 = t2666 + t2667;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2669 = t2614 + t2668;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t2669) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2670 = (u64)t2659 * t2553;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2671 = t2549 + t2670;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2672 = (u64)t2558 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2673 = t2671 + t2672;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2673), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
