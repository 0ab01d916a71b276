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
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t20 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t21 = t19 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t21 + t20;
        const u32 t23 = end > seq_q ? end : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t24 = t23 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_2 = t24 < seq_k ? t24 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t19 + seq_k;
        const u32 t27 = end_3 > seq_q ? end_3 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position = t27 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t29 = position > window_left ? position : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t30 = t29 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t31 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
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
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 t42 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t43 = t41 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_4 = t43 + t42;
        const u32 t45 = end_4 > seq_q ? end_4 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t46 = t45 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
        const u32 end_5 = t46 < seq_k ? t46 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_6 = t41 + seq_k;
        const u32 t49 = end_6 > seq_q ? end_6 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_2 = t49 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t51 = position_2 > window_left ? position_2 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t52 = t51 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t53 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
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
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t65 = thread >> 5u;
#line 160 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t65));
#line 161 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 164 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t75 = thread == 0u;
#line 164 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 168 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t85 = warpgroup == 0u;
#line 169 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t85) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t86 = warp == 0u;
#line 171 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t92 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t92) {
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t93;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t93) : );
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t94 = t93 == 1u;
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t94) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t95 = smem_1 + 16384u;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t95), "l"(k), "r"(p), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t97 = slot + 4u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t98 = t97 << 3u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t99 = p + t98;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t100 = i >> 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t101 = t100 & 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t102 = t101 ^ 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t99), "r"(t102) : "memory");
                const u32 t103 = slot + 2u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t104 = t103 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t105 = p + t104;
                const u32 t106 = slot << 14u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t107 = t70 + t106;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t108 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t109 = t108 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t110 = t109 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t111 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t110 + t111;
#line 106 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t113 = row >> 4u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t115;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t115) : );
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t116 = t115 == 1u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t116) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t105) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t107), "l"(q), "r"(t105), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t117 = t107 + 8192u;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t117), "l"(q), "r"(t105), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t118 = slot << 9u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t119 = statistics_2 + t118;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t119), "l"(statistics), "r"(t105), "r"(0u), "r"(0u), "r"(t113), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t120 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t120) {
#line 60 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t121 = p + 8u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t122;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t122) : );
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t123 = t122 == 1u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t123) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t121) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t69), "l"(v), "r"(t121), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t124 = t69 + 16384u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t124), "l"(v), "r"(t121), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 120 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t126 = slot_2 + 8u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t127 = t126 << 3u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t128 = p + t127;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t129 = i >> 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t130 = t129 & 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t131 = t130 ^ 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t128), "r"(t131) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t132 = slot_2 + 6u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t133 = t132 << 3u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t134 = p + t133;
                const u32 t135 = slot_2 << 14u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t136 = t71 + t135;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t138;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t138) : );
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t139 = t138 == 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t139) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t134) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t136), "l"(d_o), "r"(t134), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t140 = t136 + 8192u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
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
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t148 = warp & 3u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t149 = index << 6u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_2 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_3 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_4 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_5 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_6 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_7 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_8 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_9 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_10 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_11 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_12 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_13 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_14 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_15 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_16 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_17 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_18 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_19 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_20 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_21 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_22 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_23 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_24 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_25 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_26 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_27 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_28 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_29 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_30 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_31 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_32 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_2 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_3 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_4 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_5 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_6 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_7 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_8 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_9 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_10 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_11 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_12 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_13 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_14 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_15 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_16 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_17 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_18 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_19 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_20 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_21 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_22 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_23 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_24 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_25 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_26 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_27 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_28 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_29 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_30 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_31 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_32 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_2 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_3 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_4 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_5 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_6 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_7 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_8 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_9 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_10 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_11 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_12 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_13 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_14 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_15 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_16 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_17 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_18 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_19 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_20 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_21 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_22 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_23 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_24 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_25 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_26 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_27 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_28 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_29 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_30 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_31 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dq_32 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_2 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_3 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_4 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_5 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_6 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_7 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_8 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_9 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_10 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_11 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_12 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_13 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_14 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_15 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_16 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_17 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_18 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_19 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_20 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_21 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_22 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_23 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_24 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_25 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_26 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_27 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_28 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_29 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_30 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_31 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_32 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_33 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_34 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_35 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_36 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_37 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_38 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_39 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_40 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_41 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_42 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_43 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_44 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_45 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_46 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_47 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_48 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_49 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_50 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_51 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_52 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_53 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_54 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_55 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_56 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_57 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_58 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_59 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_60 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_61 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_62 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_63 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_64 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dk_65 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_2 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_3 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_4 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_5 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_6 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_7 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_8 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_9 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_10 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_11 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_12 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_13 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_14 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_15 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_16 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_17 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_18 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_19 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_20 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_21 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_22 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_23 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_24 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_25 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_26 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_27 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_28 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_29 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_30 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_31 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_32 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_33 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_34 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_35 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_36 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_37 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_38 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_39 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_40 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_41 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_42 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_43 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_44 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_45 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_46 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_47 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_48 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_49 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_50 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_51 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_52 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_53 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_54 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_55 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_56 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_57 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_58 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_59 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_60 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_61 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_62 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_63 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_64 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dv_65 = 0.0f;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_2 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_3 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_4 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_5 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_6 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_7 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_8 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_9 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_10 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_11 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_12 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_13 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_14 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_15 = 0u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t154 = t149 << 7u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t155 = smem_1 + t154;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t156;
            asm volatile("mov.b32 %0, %1;" : "=r"(t156) : "r"(t155));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t157 = t156 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t158 = t70 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t159 = t157 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t160 = (u64)t159;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t161 = t160 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t162 = t158 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t163 = (u64)t162;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t164 = t163 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t165 = t157 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t166 = (u64)t165;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t167 = t166 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t168 = t158 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t169 = (u64)t168;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t170 = t169 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t171 = t157 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t172 = (u64)t171;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t173 = t172 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t174 = t158 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t175 = (u64)t174;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t176 = t175 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t177 = t157 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t178 = (u64)t177;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t179 = t178 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t180 = t158 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t181 = (u64)t180;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t182 = t181 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t183 = t157 + 66560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t184 = (u64)t183;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t185 = t184 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t186 = t158 + 66048u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t187 = (u64)t186;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t188 = t187 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t189 = t157 + 66562u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t190 = (u64)t189;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t191 = t190 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t192 = t158 + 66050u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t193 = (u64)t192;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t194 = t193 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t195 = t157 + 66564u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t196 = (u64)t195;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t197 = t196 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t198 = t158 + 66052u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t199 = (u64)t198;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t200 = t199 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t201 = t157 + 66566u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t202 = (u64)t201;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t203 = t202 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t204 = t158 + 66054u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t205 = (u64)t204;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t206 = t205 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
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
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t234;
                asm("abs.f32 %0, %1;" : "=f"(t234) : "f"(s));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t235;
                asm("abs.f32 %0, %1;" : "=f"(t235) : "f"(s_2));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t236;
                asm("abs.f32 %0, %1;" : "=f"(t236) : "f"(s_3));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t237;
                asm("abs.f32 %0, %1;" : "=f"(t237) : "f"(s_4));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t238;
                asm("abs.f32 %0, %1;" : "=f"(t238) : "f"(s_5));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t239;
                asm("max.f32 %0, %1, %2;" : "=f"(t239) : "f"(t234), "f"(t238));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t240;
                asm("abs.f32 %0, %1;" : "=f"(t240) : "f"(s_6));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t241;
                asm("max.f32 %0, %1, %2;" : "=f"(t241) : "f"(t235), "f"(t240));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t242;
                asm("abs.f32 %0, %1;" : "=f"(t242) : "f"(s_7));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t243;
                asm("max.f32 %0, %1, %2;" : "=f"(t243) : "f"(t236), "f"(t242));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t244;
                asm("abs.f32 %0, %1;" : "=f"(t244) : "f"(s_8));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t245;
                asm("max.f32 %0, %1, %2;" : "=f"(t245) : "f"(t237), "f"(t244));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t246;
                asm("abs.f32 %0, %1;" : "=f"(t246) : "f"(s_9));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t247;
                asm("max.f32 %0, %1, %2;" : "=f"(t247) : "f"(t239), "f"(t246));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t248;
                asm("abs.f32 %0, %1;" : "=f"(t248) : "f"(s_10));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t249;
                asm("max.f32 %0, %1, %2;" : "=f"(t249) : "f"(t241), "f"(t248));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t250;
                asm("abs.f32 %0, %1;" : "=f"(t250) : "f"(s_11));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t251;
                asm("max.f32 %0, %1, %2;" : "=f"(t251) : "f"(t243), "f"(t250));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t252;
                asm("abs.f32 %0, %1;" : "=f"(t252) : "f"(s_12));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t253;
                asm("max.f32 %0, %1, %2;" : "=f"(t253) : "f"(t245), "f"(t252));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t254;
                asm("abs.f32 %0, %1;" : "=f"(t254) : "f"(s_13));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t255;
                asm("max.f32 %0, %1, %2;" : "=f"(t255) : "f"(t247), "f"(t254));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t256;
                asm("abs.f32 %0, %1;" : "=f"(t256) : "f"(s_14));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t257;
                asm("max.f32 %0, %1, %2;" : "=f"(t257) : "f"(t249), "f"(t256));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t258;
                asm("abs.f32 %0, %1;" : "=f"(t258) : "f"(s_15));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t259;
                asm("max.f32 %0, %1, %2;" : "=f"(t259) : "f"(t251), "f"(t258));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t260;
                asm("abs.f32 %0, %1;" : "=f"(t260) : "f"(s_16));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t261;
                asm("max.f32 %0, %1, %2;" : "=f"(t261) : "f"(t253), "f"(t260));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t262;
                asm("abs.f32 %0, %1;" : "=f"(t262) : "f"(s_17));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t263;
                asm("max.f32 %0, %1, %2;" : "=f"(t263) : "f"(t255), "f"(t262));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t264;
                asm("abs.f32 %0, %1;" : "=f"(t264) : "f"(s_18));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t265;
                asm("max.f32 %0, %1, %2;" : "=f"(t265) : "f"(t257), "f"(t264));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t266;
                asm("abs.f32 %0, %1;" : "=f"(t266) : "f"(s_19));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t267;
                asm("max.f32 %0, %1, %2;" : "=f"(t267) : "f"(t259), "f"(t266));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t268;
                asm("abs.f32 %0, %1;" : "=f"(t268) : "f"(s_20));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t269;
                asm("max.f32 %0, %1, %2;" : "=f"(t269) : "f"(t261), "f"(t268));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t270;
                asm("abs.f32 %0, %1;" : "=f"(t270) : "f"(s_21));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t271;
                asm("max.f32 %0, %1, %2;" : "=f"(t271) : "f"(t263), "f"(t270));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t272;
                asm("abs.f32 %0, %1;" : "=f"(t272) : "f"(s_22));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t273;
                asm("max.f32 %0, %1, %2;" : "=f"(t273) : "f"(t265), "f"(t272));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t274;
                asm("abs.f32 %0, %1;" : "=f"(t274) : "f"(s_23));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t275;
                asm("max.f32 %0, %1, %2;" : "=f"(t275) : "f"(t267), "f"(t274));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t276;
                asm("abs.f32 %0, %1;" : "=f"(t276) : "f"(s_24));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t277;
                asm("max.f32 %0, %1, %2;" : "=f"(t277) : "f"(t269), "f"(t276));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t278;
                asm("abs.f32 %0, %1;" : "=f"(t278) : "f"(s_25));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t279;
                asm("max.f32 %0, %1, %2;" : "=f"(t279) : "f"(t271), "f"(t278));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t280;
                asm("abs.f32 %0, %1;" : "=f"(t280) : "f"(s_26));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t281;
                asm("max.f32 %0, %1, %2;" : "=f"(t281) : "f"(t273), "f"(t280));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t282;
                asm("abs.f32 %0, %1;" : "=f"(t282) : "f"(s_27));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t283;
                asm("max.f32 %0, %1, %2;" : "=f"(t283) : "f"(t275), "f"(t282));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t284;
                asm("abs.f32 %0, %1;" : "=f"(t284) : "f"(s_28));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t285;
                asm("max.f32 %0, %1, %2;" : "=f"(t285) : "f"(t277), "f"(t284));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t286;
                asm("abs.f32 %0, %1;" : "=f"(t286) : "f"(s_29));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t287;
                asm("max.f32 %0, %1, %2;" : "=f"(t287) : "f"(t279), "f"(t286));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t288;
                asm("abs.f32 %0, %1;" : "=f"(t288) : "f"(s_30));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t289;
                asm("max.f32 %0, %1, %2;" : "=f"(t289) : "f"(t281), "f"(t288));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t290;
                asm("abs.f32 %0, %1;" : "=f"(t290) : "f"(s_31));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t291;
                asm("max.f32 %0, %1, %2;" : "=f"(t291) : "f"(t283), "f"(t290));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t292;
                asm("abs.f32 %0, %1;" : "=f"(t292) : "f"(s_32));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t293;
                asm("max.f32 %0, %1, %2;" : "=f"(t293) : "f"(t285), "f"(t292));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t294;
                asm("max.f32 %0, %1, %2;" : "=f"(t294) : "f"(t287), "f"(t289));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 t295;
                asm("max.f32 %0, %1, %2;" : "=f"(t295) : "f"(t291), "f"(t293));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                f32 largest;
                asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(t294), "f"(t295));
#line 68 "fa-kernels/src/attention/options/small.rs"
                const bool is_small = largest < small;
                const bool t298 = !is_small;
#line 69 "fa-kernels/src/attention/options/small.rs"
                const bool t299 = __any_sync(0xffffffffu, t298);
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                if (t299) {
#line 68 "fa-kernels/src/attention/options/small.rs"
                    const bool is_small_2 = largest < small_2;
                    const bool t301 = !is_small_2;
#line 69 "fa-kernels/src/attention/options/small.rs"
                    const bool t302 = __any_sync(0xffffffffu, t301);
#line 184 "fa-kernels/src/attention/options/softcap.rs"
                    if (t302) {
                        const f32 t303 = softcap_scale * -2.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t304 = s * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t305;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t305) : "f"(t304));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t306 = t305 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t307;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t307) : "f"(t306));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t308) : "f"(t307), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s = t308;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t309 = s_2 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t310;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t310) : "f"(t309));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t311 = t310 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t312;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t312) : "f"(t311));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t313) : "f"(t312), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_2 = t313;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t314 = s_3 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t315;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t315) : "f"(t314));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t316 = t315 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t317;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t317) : "f"(t316));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t318) : "f"(t317), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_3 = t318;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t319 = s_4 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t320;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t320) : "f"(t319));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t321 = t320 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t322;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t322) : "f"(t321));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t323) : "f"(t322), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_4 = t323;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t324 = s_5 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t325;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t325) : "f"(t324));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t326 = t325 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t327;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t327) : "f"(t326));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t328) : "f"(t327), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_5 = t328;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t329 = s_6 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t330;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t330) : "f"(t329));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t331 = t330 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t332;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t332) : "f"(t331));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t333) : "f"(t332), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_6 = t333;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t334 = s_7 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t335;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t335) : "f"(t334));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t336 = t335 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t337;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t337) : "f"(t336));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t338) : "f"(t337), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_7 = t338;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t339 = s_8 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t340;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t340) : "f"(t339));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t341 = t340 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t342;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t342) : "f"(t341));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t343) : "f"(t342), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_8 = t343;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t344 = s_9 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t345;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t345) : "f"(t344));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t346 = t345 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t347;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t347) : "f"(t346));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t348) : "f"(t347), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_9 = t348;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t349 = s_10 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t350;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t350) : "f"(t349));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t351 = t350 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t352;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t352) : "f"(t351));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t353) : "f"(t352), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_10 = t353;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t354 = s_11 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t355;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t355) : "f"(t354));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t356 = t355 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t357;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t357) : "f"(t356));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t358) : "f"(t357), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_11 = t358;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t359 = s_12 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t360;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t360) : "f"(t359));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t361 = t360 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t362;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t362) : "f"(t361));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t363) : "f"(t362), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_12 = t363;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t364 = s_13 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t365;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t365) : "f"(t364));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t366 = t365 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t367;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t367) : "f"(t366));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t368) : "f"(t367), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_13 = t368;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t369 = s_14 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t370;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t370) : "f"(t369));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t371 = t370 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t372;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(t371));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t373) : "f"(t372), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_14 = t373;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t374 = s_15 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t375;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t375) : "f"(t374));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t376 = t375 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t377;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t377) : "f"(t376));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t378) : "f"(t377), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_15 = t378;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t379 = s_16 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t380;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t380) : "f"(t379));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t381 = t380 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t382;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t382) : "f"(t381));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t383) : "f"(t382), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_16 = t383;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t384 = s_17 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t385;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t385) : "f"(t384));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t386 = t385 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t387;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t387) : "f"(t386));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t388) : "f"(t387), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_17 = t388;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t389 = s_18 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t390;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t390) : "f"(t389));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t391 = t390 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t392;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t392) : "f"(t391));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t393) : "f"(t392), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_18 = t393;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t394 = s_19 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t395;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t395) : "f"(t394));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t396 = t395 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t397;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t397) : "f"(t396));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t398) : "f"(t397), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_19 = t398;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t399 = s_20 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t400;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t400) : "f"(t399));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t401 = t400 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t402;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t402) : "f"(t401));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t403) : "f"(t402), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_20 = t403;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t404 = s_21 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t405;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t405) : "f"(t404));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t406 = t405 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t407;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t407) : "f"(t406));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t408) : "f"(t407), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_21 = t408;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t409 = s_22 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t410;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t410) : "f"(t409));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t411 = t410 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t412;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(t411));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(t412), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_22 = t413;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t414 = s_23 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t415;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t415) : "f"(t414));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t416 = t415 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t417;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(t416));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t418) : "f"(t417), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_23 = t418;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t419 = s_24 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t420;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t420) : "f"(t419));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t421 = t420 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t422;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(t421));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t423) : "f"(t422), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_24 = t423;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t424 = s_25 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t425;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t425) : "f"(t424));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t426 = t425 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t427;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t427) : "f"(t426));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t428) : "f"(t427), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_25 = t428;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t429 = s_26 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t430;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t430) : "f"(t429));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t431 = t430 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t432;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t432) : "f"(t431));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(t432), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_26 = t433;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t434 = s_27 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t435;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t435) : "f"(t434));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t436 = t435 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t437;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t437) : "f"(t436));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(t437), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_27 = t438;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t439 = s_28 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t440;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t440) : "f"(t439));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t441 = t440 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t442;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(t441));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(t442), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_28 = t443;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t444 = s_29 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t445;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t445) : "f"(t444));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t446 = t445 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t447;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t447) : "f"(t446));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t447), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_29 = t448;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t449 = s_30 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t450;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t450) : "f"(t449));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t451 = t450 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t452;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(t451));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(t452), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_30 = t453;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t454 = s_31 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t455;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t455) : "f"(t454));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t456 = t455 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t457;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t457) : "f"(t456));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t458) : "f"(t457), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_31 = t458;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t459 = s_32 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t460;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t460) : "f"(t459));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t461 = t460 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t462;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t462) : "f"(t461));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t463) : "f"(t462), "f"(t303), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                        s_32 = t463;
                    } else {
                        const f32 t464 = s * s;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t465) : "f"(coefficient_4), "f"(t464), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t466) : "f"(t465), "f"(t464), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t467) : "f"(t466), "f"(t464), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t468;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(t467), "f"(t464), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t469 = s * t468;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s = t469;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t470 = s_2 * s_2;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t471) : "f"(coefficient_4), "f"(t470), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t472) : "f"(t471), "f"(t470), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(t472), "f"(t470), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(t473), "f"(t470), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t475 = s_2 * t474;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_2 = t475;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t476 = s_3 * s_3;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(coefficient_4), "f"(t476), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(t477), "f"(t476), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t479) : "f"(t478), "f"(t476), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t480) : "f"(t479), "f"(t476), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t481 = s_3 * t480;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_3 = t481;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t482 = s_4 * s_4;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(coefficient_4), "f"(t482), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(t483), "f"(t482), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t485) : "f"(t484), "f"(t482), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t486) : "f"(t485), "f"(t482), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t487 = s_4 * t486;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_4 = t487;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t488 = s_5 * s_5;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t489;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t489) : "f"(coefficient_4), "f"(t488), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t490;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(t489), "f"(t488), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t491;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t491) : "f"(t490), "f"(t488), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t492) : "f"(t491), "f"(t488), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t493 = s_5 * t492;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_5 = t493;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t494 = s_6 * s_6;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(coefficient_4), "f"(t494), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t496) : "f"(t495), "f"(t494), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(t496), "f"(t494), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t498;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(t497), "f"(t494), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t499 = s_6 * t498;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_6 = t499;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t500 = s_7 * s_7;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t501;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t501) : "f"(coefficient_4), "f"(t500), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t502;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t502) : "f"(t501), "f"(t500), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(t502), "f"(t500), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t504;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t504) : "f"(t503), "f"(t500), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t505 = s_7 * t504;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_7 = t505;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t506 = s_8 * s_8;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t507;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t507) : "f"(coefficient_4), "f"(t506), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t508;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t508) : "f"(t507), "f"(t506), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t509;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t509) : "f"(t508), "f"(t506), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t510;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t510) : "f"(t509), "f"(t506), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t511 = s_8 * t510;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_8 = t511;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t512 = s_9 * s_9;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t513;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(coefficient_4), "f"(t512), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t514;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t514) : "f"(t513), "f"(t512), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t515;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t515) : "f"(t514), "f"(t512), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(t515), "f"(t512), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t517 = s_9 * t516;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_9 = t517;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t518 = s_10 * s_10;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t519;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(coefficient_4), "f"(t518), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t520) : "f"(t519), "f"(t518), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t521) : "f"(t520), "f"(t518), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t522;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(t521), "f"(t518), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t523 = s_10 * t522;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_10 = t523;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t524 = s_11 * s_11;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t525;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t525) : "f"(coefficient_4), "f"(t524), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t526;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t526) : "f"(t525), "f"(t524), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t527;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t527) : "f"(t526), "f"(t524), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t528;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(t527), "f"(t524), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t529 = s_11 * t528;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_11 = t529;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t530 = s_12 * s_12;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t531;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t531) : "f"(coefficient_4), "f"(t530), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t532;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(t531), "f"(t530), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t533;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t533) : "f"(t532), "f"(t530), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t534;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t534) : "f"(t533), "f"(t530), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t535 = s_12 * t534;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_12 = t535;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t536 = s_13 * s_13;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t537;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t537) : "f"(coefficient_4), "f"(t536), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t538;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(t537), "f"(t536), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t539) : "f"(t538), "f"(t536), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t540;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(t539), "f"(t536), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t541 = s_13 * t540;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_13 = t541;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t542 = s_14 * s_14;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t543;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(coefficient_4), "f"(t542), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t544;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t544) : "f"(t543), "f"(t542), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(t544), "f"(t542), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t546;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t546) : "f"(t545), "f"(t542), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t547 = s_14 * t546;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_14 = t547;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t548 = s_15 * s_15;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t549;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t549) : "f"(coefficient_4), "f"(t548), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t550;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t550) : "f"(t549), "f"(t548), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t551;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(t550), "f"(t548), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t552) : "f"(t551), "f"(t548), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t553 = s_15 * t552;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_15 = t553;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t554 = s_16 * s_16;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(coefficient_4), "f"(t554), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t556;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t556) : "f"(t555), "f"(t554), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t557;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t557) : "f"(t556), "f"(t554), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t558;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(t557), "f"(t554), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t559 = s_16 * t558;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_16 = t559;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t560 = s_17 * s_17;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t561;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t561) : "f"(coefficient_4), "f"(t560), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t562;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t562) : "f"(t561), "f"(t560), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t563;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(t562), "f"(t560), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t564;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(t563), "f"(t560), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t565 = s_17 * t564;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_17 = t565;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t566 = s_18 * s_18;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t567;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(coefficient_4), "f"(t566), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t568;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t568) : "f"(t567), "f"(t566), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t569) : "f"(t568), "f"(t566), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t570;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(t569), "f"(t566), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t571 = s_18 * t570;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_18 = t571;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t572 = s_19 * s_19;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t573;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(coefficient_4), "f"(t572), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t574;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t574) : "f"(t573), "f"(t572), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t575;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(t574), "f"(t572), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(t575), "f"(t572), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t577 = s_19 * t576;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_19 = t577;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t578 = s_20 * s_20;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t579;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(coefficient_4), "f"(t578), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t580;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(t579), "f"(t578), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t581) : "f"(t580), "f"(t578), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t582;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(t581), "f"(t578), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t583 = s_20 * t582;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_20 = t583;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t584 = s_21 * s_21;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t585;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(coefficient_4), "f"(t584), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t586;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(t585), "f"(t584), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t587) : "f"(t586), "f"(t584), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(t587), "f"(t584), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t589 = s_21 * t588;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_21 = t589;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t590 = s_22 * s_22;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t591;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(coefficient_4), "f"(t590), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t592;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(t591), "f"(t590), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t593) : "f"(t592), "f"(t590), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t594;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t594) : "f"(t593), "f"(t590), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t595 = s_22 * t594;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_22 = t595;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t596 = s_23 * s_23;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t597;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t597) : "f"(coefficient_4), "f"(t596), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t598) : "f"(t597), "f"(t596), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(t598), "f"(t596), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(t599), "f"(t596), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t601 = s_23 * t600;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_23 = t601;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t602 = s_24 * s_24;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t603) : "f"(coefficient_4), "f"(t602), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t604;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t604) : "f"(t603), "f"(t602), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(t604), "f"(t602), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t606;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(t605), "f"(t602), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t607 = s_24 * t606;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_24 = t607;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t608 = s_25 * s_25;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(coefficient_4), "f"(t608), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t610) : "f"(t609), "f"(t608), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t611) : "f"(t610), "f"(t608), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t612) : "f"(t611), "f"(t608), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t613 = s_25 * t612;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_25 = t613;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t614 = s_26 * s_26;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(coefficient_4), "f"(t614), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t616) : "f"(t615), "f"(t614), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t617) : "f"(t616), "f"(t614), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(t617), "f"(t614), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t619 = s_26 * t618;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_26 = t619;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t620 = s_27 * s_27;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(coefficient_4), "f"(t620), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t622) : "f"(t621), "f"(t620), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t623) : "f"(t622), "f"(t620), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(t623), "f"(t620), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t625 = s_27 * t624;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_27 = t625;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t626 = s_28 * s_28;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t627) : "f"(coefficient_4), "f"(t626), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(t627), "f"(t626), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t629) : "f"(t628), "f"(t626), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t630;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(t629), "f"(t626), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t631 = s_28 * t630;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_28 = t631;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t632 = s_29 * s_29;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t633) : "f"(coefficient_4), "f"(t632), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(t633), "f"(t632), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t635) : "f"(t634), "f"(t632), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t636) : "f"(t635), "f"(t632), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t637 = s_29 * t636;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_29 = t637;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t638 = s_30 * s_30;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t639) : "f"(coefficient_4), "f"(t638), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(t639), "f"(t638), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t641) : "f"(t640), "f"(t638), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(t641), "f"(t638), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t643 = s_30 * t642;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_30 = t643;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t644 = s_31 * s_31;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(coefficient_4), "f"(t644), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(t645), "f"(t644), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t647;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t647) : "f"(t646), "f"(t644), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(t647), "f"(t644), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t649 = s_31 * t648;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_31 = t649;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t650 = s_32 * s_32;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t651) : "f"(coefficient_4), "f"(t650), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t652) : "f"(t651), "f"(t650), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(t652), "f"(t650), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        f32 t654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(t653), "f"(t650), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        const f32 t655 = s_32 * t654;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                        s_32 = t655;
                    }
                } else {
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t656 = s * s;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t657;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(coefficient), "f"(t656), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t658;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(t657), "f"(t656), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t659 = s * t658;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s = t659;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t660 = s_2 * s_2;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t661;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(coefficient), "f"(t660), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t662;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(t661), "f"(t660), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t663 = s_2 * t662;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_2 = t663;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t664 = s_3 * s_3;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t665;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t665) : "f"(coefficient), "f"(t664), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t666;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(t665), "f"(t664), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t667 = s_3 * t666;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_3 = t667;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t668 = s_4 * s_4;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t669;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(coefficient), "f"(t668), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t670;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(t669), "f"(t668), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t671 = s_4 * t670;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_4 = t671;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t672 = s_5 * s_5;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t673;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(coefficient), "f"(t672), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t674;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(t673), "f"(t672), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t675 = s_5 * t674;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_5 = t675;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t676 = s_6 * s_6;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t677;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t677) : "f"(coefficient), "f"(t676), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t678;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(t677), "f"(t676), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t679 = s_6 * t678;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_6 = t679;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t680 = s_7 * s_7;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t681;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t681) : "f"(coefficient), "f"(t680), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t682;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(t681), "f"(t680), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t683 = s_7 * t682;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_7 = t683;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t684 = s_8 * s_8;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t685;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(coefficient), "f"(t684), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t686;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(t685), "f"(t684), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t687 = s_8 * t686;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_8 = t687;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t688 = s_9 * s_9;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t689;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t689) : "f"(coefficient), "f"(t688), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t690;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(t689), "f"(t688), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t691 = s_9 * t690;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_9 = t691;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t692 = s_10 * s_10;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t693;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t693) : "f"(coefficient), "f"(t692), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t694;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t694) : "f"(t693), "f"(t692), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t695 = s_10 * t694;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_10 = t695;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t696 = s_11 * s_11;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t697;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t697) : "f"(coefficient), "f"(t696), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t698;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(t697), "f"(t696), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t699 = s_11 * t698;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_11 = t699;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t700 = s_12 * s_12;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t701;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t701) : "f"(coefficient), "f"(t700), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t702;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(t701), "f"(t700), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t703 = s_12 * t702;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_12 = t703;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t704 = s_13 * s_13;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t705;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t705) : "f"(coefficient), "f"(t704), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t706;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t706) : "f"(t705), "f"(t704), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t707 = s_13 * t706;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_13 = t707;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t708 = s_14 * s_14;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t709;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t709) : "f"(coefficient), "f"(t708), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t710;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t710) : "f"(t709), "f"(t708), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t711 = s_14 * t710;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_14 = t711;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t712 = s_15 * s_15;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t713;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t713) : "f"(coefficient), "f"(t712), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t714;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(t713), "f"(t712), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t715 = s_15 * t714;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_15 = t715;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t716 = s_16 * s_16;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t717;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t717) : "f"(coefficient), "f"(t716), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t718;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t718) : "f"(t717), "f"(t716), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t719 = s_16 * t718;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_16 = t719;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t720 = s_17 * s_17;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t721;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t721) : "f"(coefficient), "f"(t720), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t722;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(t721), "f"(t720), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t723 = s_17 * t722;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_17 = t723;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t724 = s_18 * s_18;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t725;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t725) : "f"(coefficient), "f"(t724), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t726;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t726) : "f"(t725), "f"(t724), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t727 = s_18 * t726;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_18 = t727;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t728 = s_19 * s_19;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t729;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t729) : "f"(coefficient), "f"(t728), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t730;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t730) : "f"(t729), "f"(t728), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t731 = s_19 * t730;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_19 = t731;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t732 = s_20 * s_20;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t733;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t733) : "f"(coefficient), "f"(t732), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t734;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t734) : "f"(t733), "f"(t732), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t735 = s_20 * t734;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_20 = t735;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t736 = s_21 * s_21;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t737;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t737) : "f"(coefficient), "f"(t736), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t738;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t738) : "f"(t737), "f"(t736), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t739 = s_21 * t738;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_21 = t739;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t740 = s_22 * s_22;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t741;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(coefficient), "f"(t740), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t742;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t742) : "f"(t741), "f"(t740), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t743 = s_22 * t742;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_22 = t743;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t744 = s_23 * s_23;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t745;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t745) : "f"(coefficient), "f"(t744), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t746;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(t745), "f"(t744), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t747 = s_23 * t746;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_23 = t747;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t748 = s_24 * s_24;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t749;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t749) : "f"(coefficient), "f"(t748), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t750;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(t749), "f"(t748), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t751 = s_24 * t750;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_24 = t751;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t752 = s_25 * s_25;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t753;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t753) : "f"(coefficient), "f"(t752), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t754;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(t753), "f"(t752), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t755 = s_25 * t754;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_25 = t755;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t756 = s_26 * s_26;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t757;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t757) : "f"(coefficient), "f"(t756), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t758;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t758) : "f"(t757), "f"(t756), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t759 = s_26 * t758;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_26 = t759;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t760 = s_27 * s_27;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t761;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t761) : "f"(coefficient), "f"(t760), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t762;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(t761), "f"(t760), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t763 = s_27 * t762;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_27 = t763;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t764 = s_28 * s_28;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t765;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t765) : "f"(coefficient), "f"(t764), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t766;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t766) : "f"(t765), "f"(t764), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t767 = s_28 * t766;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_28 = t767;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t768 = s_29 * s_29;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t769;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t769) : "f"(coefficient), "f"(t768), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t770;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t770) : "f"(t769), "f"(t768), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t771 = s_29 * t770;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_29 = t771;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t772 = s_30 * s_30;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t773;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t773) : "f"(coefficient), "f"(t772), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t774;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t774) : "f"(t773), "f"(t772), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t775 = s_30 * t774;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_30 = t775;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t776 = s_31 * s_31;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t777;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t777) : "f"(coefficient), "f"(t776), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t778;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t778) : "f"(t777), "f"(t776), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t779 = s_31 * t778;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_31 = t779;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t780 = s_32 * s_32;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t781;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t781) : "f"(coefficient), "f"(t780), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t782;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t782) : "f"(t781), "f"(t780), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t783 = s_32 * t782;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
                    s_32 = t783;
                }
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t784;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t784) : "f"(softcap_scale));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t785 = s * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t786 = -t785;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t787;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t787) : "f"(t785), "f"(t786), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t788 = s_2 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t789 = -t788;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t790;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t790) : "f"(t788), "f"(t789), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t791 = s_3 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t792 = -t791;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t793;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t793) : "f"(t791), "f"(t792), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t794 = s_4 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t795 = -t794;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t796;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t796) : "f"(t794), "f"(t795), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t797 = s_5 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t798 = -t797;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t799;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t799) : "f"(t797), "f"(t798), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t800 = s_6 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t801 = -t800;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t802;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t802) : "f"(t800), "f"(t801), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t803 = s_7 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t804 = -t803;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t805;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t805) : "f"(t803), "f"(t804), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t806 = s_8 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t807 = -t806;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t808;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t808) : "f"(t806), "f"(t807), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t809 = s_9 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t810 = -t809;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t811;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t811) : "f"(t809), "f"(t810), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t812 = s_10 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t813 = -t812;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t814;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t814) : "f"(t812), "f"(t813), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t815 = s_11 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t816 = -t815;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t817;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t817) : "f"(t815), "f"(t816), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t818 = s_12 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t819 = -t818;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t820;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t820) : "f"(t818), "f"(t819), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t821 = s_13 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t822 = -t821;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t823;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t823) : "f"(t821), "f"(t822), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t824 = s_14 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t825 = -t824;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t826;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t826) : "f"(t824), "f"(t825), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t827 = s_15 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t828 = -t827;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t829;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t829) : "f"(t827), "f"(t828), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t830 = s_16 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t831 = -t830;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t832;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t832) : "f"(t830), "f"(t831), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t833 = s_17 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t834 = -t833;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t835;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t835) : "f"(t833), "f"(t834), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t836 = s_18 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t837 = -t836;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t838;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t838) : "f"(t836), "f"(t837), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t839 = s_19 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t840 = -t839;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t841;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t841) : "f"(t839), "f"(t840), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t842 = s_20 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t843 = -t842;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t844;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t844) : "f"(t842), "f"(t843), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t845 = s_21 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t846 = -t845;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t847;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t847) : "f"(t845), "f"(t846), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t848 = s_22 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t849 = -t848;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t850;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t850) : "f"(t848), "f"(t849), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t851 = s_23 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t852 = -t851;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t853;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t853) : "f"(t851), "f"(t852), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t854 = s_24 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t855 = -t854;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t856;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t856) : "f"(t854), "f"(t855), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t857 = s_25 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t858 = -t857;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t859;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t859) : "f"(t857), "f"(t858), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t860 = s_26 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t861 = -t860;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t862;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t862) : "f"(t860), "f"(t861), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t863 = s_27 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t864 = -t863;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t865;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t865) : "f"(t863), "f"(t864), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t866 = s_28 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t867 = -t866;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t868;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t868) : "f"(t866), "f"(t867), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t869 = s_29 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t870 = -t869;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t871;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t871) : "f"(t869), "f"(t870), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t872 = s_30 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t873 = -t872;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t874;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(t872), "f"(t873), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t875 = s_31 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t876 = -t875;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t877;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t877) : "f"(t875), "f"(t876), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t878 = s_32 * t784;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const f32 t879 = -t878;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                f32 t880;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t880) : "f"(t878), "f"(t879), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t881 = t148 << 4u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t882 = t149 + t881;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                const u32 t883 = t8 + t882;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t884 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t885 = t883 + t884;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t886 = t885 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 column = (f32)t886;
                const u32 t888 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t889 = t888 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t890 = t223 + t889;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t891 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t892 = t891 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t893 = t223 + t892;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t894 = t893 + 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t895 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t896 = t895 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t897 = t223 + t896;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t898 = t897 + 8u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t899 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t900 = t899 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t901 = t223 + t900;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t902 = t901 + 9u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t903 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t904 = t903 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t905 = t223 + t904;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t906 = t905 + 16u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t907 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t908 = t907 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t909 = t223 + t908;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t910 = t909 + 17u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t911 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t912 = t911 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t913 = t223 + t912;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t914 = t913 + 24u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t915 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t916 = t915 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t917 = t223 + t916;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t918 = t917 + 25u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t919 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t920 = t919 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t921 = t223 + t920;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t922 = t921 + 32u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t923 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t924 = t923 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t925 = t223 + t924;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t926 = t925 + 33u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t927 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t928 = t927 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t929 = t223 + t928;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t930 = t929 + 40u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t931 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t932 = t931 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t933 = t223 + t932;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t934 = t933 + 41u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t935 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t936 = t935 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t937 = t223 + t936;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t938 = t937 + 48u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t939 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t940 = t939 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t941 = t223 + t940;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t942 = t941 + 49u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t943 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t944 = t943 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t945 = t223 + t944;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t946 = t945 + 56u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t947 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t948 = t947 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t949 = t223 + t948;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t950 = t949 + 57u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t951 = t890 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t952 = (f32)t951;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_2 = t952 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance = first_2 + 0.0f;
                f32 t955;
                asm("abs.f32 %0, %1;" : "=f"(t955) : "f"(distance));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t956 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t957;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t957) : "f"(t955), "f"(t956), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s = t957;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_2 = first_2 + -8.0f;
                f32 t959;
                asm("abs.f32 %0, %1;" : "=f"(t959) : "f"(distance_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t960 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t961;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t961) : "f"(t959), "f"(t960), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_3 = t961;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t962 = t894 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t963 = (f32)t962;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_3 = t963 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_3 = first_3 + 0.0f;
                f32 t966;
                asm("abs.f32 %0, %1;" : "=f"(t966) : "f"(distance_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t967 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t968;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t968) : "f"(t966), "f"(t967), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_2 = t968;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_4 = first_3 + -8.0f;
                f32 t970;
                asm("abs.f32 %0, %1;" : "=f"(t970) : "f"(distance_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t971 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t972;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t972) : "f"(t970), "f"(t971), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_4 = t972;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t973 = t898 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t974 = (f32)t973;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_4 = t974 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_5 = first_4 + 0.0f;
                f32 t977;
                asm("abs.f32 %0, %1;" : "=f"(t977) : "f"(distance_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t978 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t979;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t979) : "f"(t977), "f"(t978), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_5 = t979;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_6 = first_4 + -8.0f;
                f32 t981;
                asm("abs.f32 %0, %1;" : "=f"(t981) : "f"(distance_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t982 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t983;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t983) : "f"(t981), "f"(t982), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_7 = t983;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t984 = t902 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t985 = (f32)t984;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_5 = t985 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_7 = first_5 + 0.0f;
                f32 t988;
                asm("abs.f32 %0, %1;" : "=f"(t988) : "f"(distance_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t989 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t990;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t990) : "f"(t988), "f"(t989), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_6 = t990;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_8 = first_5 + -8.0f;
                f32 t992;
                asm("abs.f32 %0, %1;" : "=f"(t992) : "f"(distance_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t993 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t994;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t994) : "f"(t992), "f"(t993), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_8 = t994;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t995 = t906 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t996 = (f32)t995;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_6 = t996 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_9 = first_6 + 0.0f;
                f32 t999;
                asm("abs.f32 %0, %1;" : "=f"(t999) : "f"(distance_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1000 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1001;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1001) : "f"(t999), "f"(t1000), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_9 = t1001;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_10 = first_6 + -8.0f;
                f32 t1003;
                asm("abs.f32 %0, %1;" : "=f"(t1003) : "f"(distance_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1004 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1005;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1005) : "f"(t1003), "f"(t1004), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_11 = t1005;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1006 = t910 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1007 = (f32)t1006;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_7 = t1007 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_11 = first_7 + 0.0f;
                f32 t1010;
                asm("abs.f32 %0, %1;" : "=f"(t1010) : "f"(distance_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1011 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1012;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1012) : "f"(t1010), "f"(t1011), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_10 = t1012;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_12 = first_7 + -8.0f;
                f32 t1014;
                asm("abs.f32 %0, %1;" : "=f"(t1014) : "f"(distance_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1015 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1016;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1016) : "f"(t1014), "f"(t1015), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_12 = t1016;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1017 = t914 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1018 = (f32)t1017;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_8 = t1018 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_13 = first_8 + 0.0f;
                f32 t1021;
                asm("abs.f32 %0, %1;" : "=f"(t1021) : "f"(distance_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1022 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1023;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1023) : "f"(t1021), "f"(t1022), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_13 = t1023;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_14 = first_8 + -8.0f;
                f32 t1025;
                asm("abs.f32 %0, %1;" : "=f"(t1025) : "f"(distance_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1026 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1027;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1027) : "f"(t1025), "f"(t1026), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_15 = t1027;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1028 = t918 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1029 = (f32)t1028;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_9 = t1029 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_15 = first_9 + 0.0f;
                f32 t1032;
                asm("abs.f32 %0, %1;" : "=f"(t1032) : "f"(distance_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1033 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1034;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1034) : "f"(t1032), "f"(t1033), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_14 = t1034;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_16 = first_9 + -8.0f;
                f32 t1036;
                asm("abs.f32 %0, %1;" : "=f"(t1036) : "f"(distance_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1037 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1038;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(t1036), "f"(t1037), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_16 = t1038;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1039 = t922 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1040 = (f32)t1039;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_10 = t1040 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_17 = first_10 + 0.0f;
                f32 t1043;
                asm("abs.f32 %0, %1;" : "=f"(t1043) : "f"(distance_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1044 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1045;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1045) : "f"(t1043), "f"(t1044), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_17 = t1045;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_18 = first_10 + -8.0f;
                f32 t1047;
                asm("abs.f32 %0, %1;" : "=f"(t1047) : "f"(distance_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1048 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1049;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1049) : "f"(t1047), "f"(t1048), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_19 = t1049;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1050 = t926 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1051 = (f32)t1050;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_11 = t1051 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_19 = first_11 + 0.0f;
                f32 t1054;
                asm("abs.f32 %0, %1;" : "=f"(t1054) : "f"(distance_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1055 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1056;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(t1054), "f"(t1055), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_18 = t1056;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_20 = first_11 + -8.0f;
                f32 t1058;
                asm("abs.f32 %0, %1;" : "=f"(t1058) : "f"(distance_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1059 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1060;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1060) : "f"(t1058), "f"(t1059), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_20 = t1060;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1061 = t930 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1062 = (f32)t1061;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_12 = t1062 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_21 = first_12 + 0.0f;
                f32 t1065;
                asm("abs.f32 %0, %1;" : "=f"(t1065) : "f"(distance_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1066 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1067;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1067) : "f"(t1065), "f"(t1066), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_21 = t1067;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_22 = first_12 + -8.0f;
                f32 t1069;
                asm("abs.f32 %0, %1;" : "=f"(t1069) : "f"(distance_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1070 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1071;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1071) : "f"(t1069), "f"(t1070), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_23 = t1071;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1072 = t934 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1073 = (f32)t1072;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_13 = t1073 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_23 = first_13 + 0.0f;
                f32 t1076;
                asm("abs.f32 %0, %1;" : "=f"(t1076) : "f"(distance_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1077 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1078;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1078) : "f"(t1076), "f"(t1077), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_22 = t1078;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_24 = first_13 + -8.0f;
                f32 t1080;
                asm("abs.f32 %0, %1;" : "=f"(t1080) : "f"(distance_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1081 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1082;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1082) : "f"(t1080), "f"(t1081), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_24 = t1082;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1083 = t938 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1084 = (f32)t1083;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_14 = t1084 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_25 = first_14 + 0.0f;
                f32 t1087;
                asm("abs.f32 %0, %1;" : "=f"(t1087) : "f"(distance_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1088 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1089;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1089) : "f"(t1087), "f"(t1088), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_25 = t1089;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_26 = first_14 + -8.0f;
                f32 t1091;
                asm("abs.f32 %0, %1;" : "=f"(t1091) : "f"(distance_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1092 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1093;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1093) : "f"(t1091), "f"(t1092), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_27 = t1093;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1094 = t942 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1095 = (f32)t1094;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_15 = t1095 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_27 = first_15 + 0.0f;
                f32 t1098;
                asm("abs.f32 %0, %1;" : "=f"(t1098) : "f"(distance_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1099 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1100) : "f"(t1098), "f"(t1099), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_26 = t1100;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_28 = first_15 + -8.0f;
                f32 t1102;
                asm("abs.f32 %0, %1;" : "=f"(t1102) : "f"(distance_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1103 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1104) : "f"(t1102), "f"(t1103), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_28 = t1104;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1105 = t946 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1106 = (f32)t1105;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_16 = t1106 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_29 = first_16 + 0.0f;
                f32 t1109;
                asm("abs.f32 %0, %1;" : "=f"(t1109) : "f"(distance_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1110 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1111) : "f"(t1109), "f"(t1110), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_29 = t1111;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_30 = first_16 + -8.0f;
                f32 t1113;
                asm("abs.f32 %0, %1;" : "=f"(t1113) : "f"(distance_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1114 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1115) : "f"(t1113), "f"(t1114), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_31 = t1115;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1116 = t950 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1117 = (f32)t1116;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_17 = t1117 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_31 = first_17 + 0.0f;
                f32 t1120;
                asm("abs.f32 %0, %1;" : "=f"(t1120) : "f"(distance_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1121 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1122) : "f"(t1120), "f"(t1121), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_30 = t1122;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_32 = first_17 + -8.0f;
                f32 t1124;
                asm("abs.f32 %0, %1;" : "=f"(t1124) : "f"(distance_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1125 = -t233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1126) : "f"(t1124), "f"(t1125), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_32 = t1126;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1127 = block_2 << 6u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1128 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1129 = t1127 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_9 = t1129 + t1128;
                const u32 t1131 = end_9 > seq_q ? end_9 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1132 = t1131 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_10 = t1132 < seq_k ? t1132 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_11 = t1127 + seq_k;
                const u32 t1135 = end_11 > seq_q ? end_11 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_3 = t1135 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1137 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1138 = t1137 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1139 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_3 = t1138 < t1139 ? t1138 : t1139;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1141 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = end_10 < t1141;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1143 = block_2 << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1144 = t1143 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1145 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t1146 = t1144 < t1145 ? t1144 : t1145;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1147 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1148 = t1146 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_12 = t1148 + t1147;
                const u32 t1150 = end_12 > seq_q ? end_12 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1151 = t1150 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_13 = t1151 < seq_k ? t1151 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_14 = t1146 + seq_k;
                const u32 t1154 = end_14 > seq_q ? end_14 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_4 = t1154 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1156 = position_4 > window_left ? position_4 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1157 = t1156 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1158 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_4 = t1157 < t1158 ? t1157 : t1158;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool t1160 = t8 < begin_4;
#line 103 "fa-kernels/src/attention/query_blocks.rs"
                const bool t1161 = right | t1160;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1161) {
                    const u32 t1162 = t148 << 4u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1163 = t149 + t1162;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1164 = t8 + t1163;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1165 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = t1164 + t1165;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1167 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1168 = t1167 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1169 = t223 + t1168;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1170 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1171 = t1170 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1172 = t223 + t1171;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t1173 = t1172 + 1u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1174 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1175 = t1169 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_15 = t1175 + t1174;
                    const u32 t1177 = end_15 > seq_q ? end_15 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1178 = t1177 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_16 = t1178 < seq_k ? t1178 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_17 = t1169 + seq_k;
                    const u32 t1181 = end_17 > seq_q ? end_17 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_5 = t1181 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1183 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1184 = t1183 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1185 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_5 = t1184 < t1185 ? t1184 : t1185;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1187 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_18 = t1187 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1189 = begin_5 > column_2 ? begin_5 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1190 = t1189 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1191 = 0u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1192 = t1190 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible = t1191 & t1192;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1194 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t1194;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1195 = 8u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1196 = t1190 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = t1195 & t1196;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1198 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t1198;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1199 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1200 = t1173 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_19 = t1200 + t1199;
                    const u32 t1202 = end_19 > seq_q ? end_19 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1203 = t1202 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_20 = t1203 < seq_k ? t1203 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_21 = t1173 + seq_k;
                    const u32 t1206 = end_21 > seq_q ? end_21 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_6 = t1206 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1208 = position_6 > window_left ? position_6 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1209 = t1208 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1210 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_6 = t1209 < t1210 ? t1209 : t1210;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1212 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_22 = t1212 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1214 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1215 = t1214 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1216 = 0u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1217 = t1215 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = t1216 & t1217;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1219 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t1219;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1220 = 8u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1221 = t1215 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = t1220 & t1221;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1223 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t1223;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1224 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1225 = t1224 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1226 = t223 + t1225;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1227 = t1226 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1228 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1229 = t1228 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1230 = t223 + t1229;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1231 = t1230 + 9u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1232 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1233 = t1227 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_23 = t1233 + t1232;
                    const u32 t1235 = end_23 > seq_q ? end_23 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1236 = t1235 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_24 = t1236 < seq_k ? t1236 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t1227 + seq_k;
                    const u32 t1239 = end_25 > seq_q ? end_25 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_7 = t1239 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1241 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1242 = t1241 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1243 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_7 = t1242 < t1243 ? t1242 : t1243;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1245 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t1245 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1247 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1248 = t1247 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1249 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1250 = t1248 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = t1249 & t1250;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1252 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t1252;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1253 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1254 = t1248 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = t1253 & t1254;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1256 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t1256;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1257 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1258 = t1231 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_27 = t1258 + t1257;
                    const u32 t1260 = end_27 > seq_q ? end_27 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1261 = t1260 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_28 = t1261 < seq_k ? t1261 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t1231 + seq_k;
                    const u32 t1264 = end_29 > seq_q ? end_29 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_8 = t1264 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1266 = position_8 > window_left ? position_8 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1267 = t1266 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1268 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_8 = t1267 < t1268 ? t1267 : t1268;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1270 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_30 = t1270 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1272 = begin_8 > column_2 ? begin_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1273 = t1272 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1274 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1275 = t1273 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = t1274 & t1275;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1277 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t1277;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1278 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1279 = t1273 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = t1278 & t1279;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1281 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t1281;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1282 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1283 = t1282 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1284 = t223 + t1283;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1285 = t1284 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1286 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1287 = t1286 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1288 = t223 + t1287;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1289 = t1288 + 17u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1290 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1291 = t1285 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_31 = t1291 + t1290;
                    const u32 t1293 = end_31 > seq_q ? end_31 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1294 = t1293 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_32 = t1294 < seq_k ? t1294 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_33 = t1285 + seq_k;
                    const u32 t1297 = end_33 > seq_q ? end_33 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_9 = t1297 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1299 = position_9 > window_left ? position_9 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1300 = t1299 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1301 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_9 = t1300 < t1301 ? t1300 : t1301;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1303 = end_32 > column_2 ? end_32 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_34 = t1303 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1305 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1306 = t1305 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1307 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1308 = t1306 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = t1307 & t1308;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1310 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t1310;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1311 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1312 = t1306 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = t1311 & t1312;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1314 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t1314;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1315 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1316 = t1289 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_35 = t1316 + t1315;
                    const u32 t1318 = end_35 > seq_q ? end_35 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1319 = t1318 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_36 = t1319 < seq_k ? t1319 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_37 = t1289 + seq_k;
                    const u32 t1322 = end_37 > seq_q ? end_37 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_10 = t1322 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1324 = position_10 > window_left ? position_10 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1325 = t1324 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1326 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_10 = t1325 < t1326 ? t1325 : t1326;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1328 = end_36 > column_2 ? end_36 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_38 = t1328 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1330 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1331 = t1330 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1332 = 0u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1333 = t1331 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = t1332 & t1333;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1335 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t1335;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1336 = 8u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1337 = t1331 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = t1336 & t1337;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1339 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t1339;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1340 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1341 = t1340 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1342 = t223 + t1341;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1343 = t1342 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1344 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1345 = t1344 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1346 = t223 + t1345;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1347 = t1346 + 25u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1348 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1349 = t1343 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_39 = t1349 + t1348;
                    const u32 t1351 = end_39 > seq_q ? end_39 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1352 = t1351 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_40 = t1352 < seq_k ? t1352 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_41 = t1343 + seq_k;
                    const u32 t1355 = end_41 > seq_q ? end_41 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_11 = t1355 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1357 = position_11 > window_left ? position_11 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1358 = t1357 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1359 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_11 = t1358 < t1359 ? t1358 : t1359;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1361 = end_40 > column_2 ? end_40 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_42 = t1361 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1363 = begin_11 > column_2 ? begin_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1364 = t1363 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1365 = 0u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1366 = t1364 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = t1365 & t1366;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1368 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t1368;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1369 = 8u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1370 = t1364 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = t1369 & t1370;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1372 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t1372;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1373 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1374 = t1347 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_43 = t1374 + t1373;
                    const u32 t1376 = end_43 > seq_q ? end_43 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1377 = t1376 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_44 = t1377 < seq_k ? t1377 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_45 = t1347 + seq_k;
                    const u32 t1380 = end_45 > seq_q ? end_45 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_12 = t1380 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1382 = position_12 > window_left ? position_12 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1383 = t1382 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1384 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_12 = t1383 < t1384 ? t1383 : t1384;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1386 = end_44 > column_2 ? end_44 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_46 = t1386 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1388 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1389 = t1388 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1390 = 0u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1391 = t1389 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = t1390 & t1391;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1393 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t1393;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1394 = 8u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1395 = t1389 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = t1394 & t1395;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1397 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t1397;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1398 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1399 = t1398 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1400 = t223 + t1399;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1401 = t1400 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1402 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1403 = t1402 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1404 = t223 + t1403;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1405 = t1404 + 33u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1406 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1407 = t1401 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_47 = t1407 + t1406;
                    const u32 t1409 = end_47 > seq_q ? end_47 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1410 = t1409 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_48 = t1410 < seq_k ? t1410 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_49 = t1401 + seq_k;
                    const u32 t1413 = end_49 > seq_q ? end_49 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_13 = t1413 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1415 = position_13 > window_left ? position_13 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1416 = t1415 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1417 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_13 = t1416 < t1417 ? t1416 : t1417;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1419 = end_48 > column_2 ? end_48 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_50 = t1419 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1421 = begin_13 > column_2 ? begin_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1422 = t1421 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1423 = 0u < end_50;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1424 = t1422 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = t1423 & t1424;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1426 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t1426;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1427 = 8u < end_50;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1428 = t1422 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = t1427 & t1428;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1430 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t1430;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1431 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1432 = t1405 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_51 = t1432 + t1431;
                    const u32 t1434 = end_51 > seq_q ? end_51 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1435 = t1434 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_52 = t1435 < seq_k ? t1435 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_53 = t1405 + seq_k;
                    const u32 t1438 = end_53 > seq_q ? end_53 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_14 = t1438 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1440 = position_14 > window_left ? position_14 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1441 = t1440 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1442 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_14 = t1441 < t1442 ? t1441 : t1442;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1444 = end_52 > column_2 ? end_52 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_54 = t1444 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1446 = begin_14 > column_2 ? begin_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1447 = t1446 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1448 = 0u < end_54;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1449 = t1447 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = t1448 & t1449;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1451 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t1451;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1452 = 8u < end_54;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1453 = t1447 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = t1452 & t1453;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1455 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1455;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1456 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1457 = t1456 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1458 = t223 + t1457;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1459 = t1458 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1460 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1461 = t1460 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1462 = t223 + t1461;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1463 = t1462 + 41u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1464 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1465 = t1459 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_55 = t1465 + t1464;
                    const u32 t1467 = end_55 > seq_q ? end_55 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1468 = t1467 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_56 = t1468 < seq_k ? t1468 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_57 = t1459 + seq_k;
                    const u32 t1471 = end_57 > seq_q ? end_57 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_15 = t1471 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1473 = position_15 > window_left ? position_15 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1474 = t1473 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1475 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_15 = t1474 < t1475 ? t1474 : t1475;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1477 = end_56 > column_2 ? end_56 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_58 = t1477 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1479 = begin_15 > column_2 ? begin_15 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1480 = t1479 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1481 = 0u < end_58;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1482 = t1480 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = t1481 & t1482;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1484 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t1484;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1485 = 8u < end_58;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1486 = t1480 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = t1485 & t1486;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1488 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1488;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1489 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1490 = t1463 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_59 = t1490 + t1489;
                    const u32 t1492 = end_59 > seq_q ? end_59 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1493 = t1492 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_60 = t1493 < seq_k ? t1493 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_61 = t1463 + seq_k;
                    const u32 t1496 = end_61 > seq_q ? end_61 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_16 = t1496 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1498 = position_16 > window_left ? position_16 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1499 = t1498 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1500 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_16 = t1499 < t1500 ? t1499 : t1500;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1502 = end_60 > column_2 ? end_60 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_62 = t1502 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1504 = begin_16 > column_2 ? begin_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1505 = t1504 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1506 = 0u < end_62;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1507 = t1505 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = t1506 & t1507;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1509 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t1509;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1510 = 8u < end_62;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1511 = t1505 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = t1510 & t1511;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1513 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1513;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1514 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1515 = t1514 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1516 = t223 + t1515;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1517 = t1516 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1518 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1519 = t1518 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1520 = t223 + t1519;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1521 = t1520 + 49u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1522 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1523 = t1517 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_63 = t1523 + t1522;
                    const u32 t1525 = end_63 > seq_q ? end_63 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1526 = t1525 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_64 = t1526 < seq_k ? t1526 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_65 = t1517 + seq_k;
                    const u32 t1529 = end_65 > seq_q ? end_65 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_17 = t1529 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1531 = position_17 > window_left ? position_17 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1532 = t1531 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1533 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_17 = t1532 < t1533 ? t1532 : t1533;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1535 = end_64 > column_2 ? end_64 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_66 = t1535 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1537 = begin_17 > column_2 ? begin_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1538 = t1537 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1539 = 0u < end_66;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1540 = t1538 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = t1539 & t1540;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1542 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t1542;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1543 = 8u < end_66;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1544 = t1538 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = t1543 & t1544;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1546 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1546;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1547 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1548 = t1521 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_67 = t1548 + t1547;
                    const u32 t1550 = end_67 > seq_q ? end_67 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1551 = t1550 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_68 = t1551 < seq_k ? t1551 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_69 = t1521 + seq_k;
                    const u32 t1554 = end_69 > seq_q ? end_69 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_18 = t1554 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1556 = position_18 > window_left ? position_18 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1557 = t1556 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1558 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_18 = t1557 < t1558 ? t1557 : t1558;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1560 = end_68 > column_2 ? end_68 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_70 = t1560 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1562 = begin_18 > column_2 ? begin_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1563 = t1562 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1564 = 0u < end_70;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1565 = t1563 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = t1564 & t1565;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1567 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t1567;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1568 = 8u < end_70;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1569 = t1563 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = t1568 & t1569;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1571 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1571;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1572 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1573 = t1572 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1574 = t223 + t1573;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1575 = t1574 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1576 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1577 = t1576 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1578 = t223 + t1577;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t1579 = t1578 + 57u;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1580 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1581 = t1575 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_71 = t1581 + t1580;
                    const u32 t1583 = end_71 > seq_q ? end_71 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1584 = t1583 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_72 = t1584 < seq_k ? t1584 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_73 = t1575 + seq_k;
                    const u32 t1587 = end_73 > seq_q ? end_73 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_19 = t1587 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1589 = position_19 > window_left ? position_19 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1590 = t1589 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1591 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_19 = t1590 < t1591 ? t1590 : t1591;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1593 = end_72 > column_2 ? end_72 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_74 = t1593 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1595 = begin_19 > column_2 ? begin_19 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1596 = t1595 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1597 = 0u < end_74;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1598 = t1596 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = t1597 & t1598;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1600 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t1600;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1601 = 8u < end_74;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1602 = t1596 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = t1601 & t1602;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1604 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1604;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1605 = window_right + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1606 = t1579 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_75 = t1606 + t1605;
                    const u32 t1608 = end_75 > seq_q ? end_75 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1609 = t1608 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                    const u32 end_76 = t1609 < seq_k ? t1609 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_77 = t1579 + seq_k;
                    const u32 t1612 = end_77 > seq_q ? end_77 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 position_20 = t1612 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1614 = position_20 > window_left ? position_20 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 t1615 = t1614 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1616 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                    const u32 begin_20 = t1615 < t1616 ? t1615 : t1616;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1618 = end_76 > column_2 ? end_76 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_78 = t1618 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1620 = begin_20 > column_2 ? begin_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t1621 = t1620 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1622 = 0u < end_78;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1623 = t1621 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = t1622 & t1623;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1625 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t1625;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1626 = 8u < end_78;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool t1627 = t1621 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = t1626 & t1627;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1629 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1629;
                }
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1630 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1631 = t1630 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1632 = statistics_3 + t1631;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t1632) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1634;
                asm("mov.b32 %0, %1;" : "=f"(t1634) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1636;
                asm("mov.b32 %0, %1;" : "=f"(t1636) : "r"(row_5));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1637 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1638 = s + t1637;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1639;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1639) : "f"(t1638));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t1639;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1640 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1641 = s_2 + t1640;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1642;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1642) : "f"(t1641));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t1642;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1643 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1644 = s_3 + t1643;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1645;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1645) : "f"(t1644));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t1645;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1646 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1647 = s_4 + t1646;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1648;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1648) : "f"(t1647));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t1648;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t1632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1650;
                asm("mov.b32 %0, %1;" : "=f"(t1650) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1652;
                asm("mov.b32 %0, %1;" : "=f"(t1652) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1653 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1654 = s_5 + t1653;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1655;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(t1654));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t1655;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1656 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1657 = s_6 + t1656;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1658;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1658) : "f"(t1657));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t1658;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1659 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1660 = s_7 + t1659;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1661) : "f"(t1660));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t1661;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1662 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1663 = s_8 + t1662;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1664) : "f"(t1663));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t1664;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t1632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1666;
                asm("mov.b32 %0, %1;" : "=f"(t1666) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1668;
                asm("mov.b32 %0, %1;" : "=f"(t1668) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1669 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1670 = s_9 + t1669;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1671;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1671) : "f"(t1670));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t1671;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1672 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1673 = s_10 + t1672;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1674;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1674) : "f"(t1673));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t1674;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1675 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1676 = s_11 + t1675;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1677;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1677) : "f"(t1676));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t1677;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1678 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1679 = s_12 + t1678;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1680;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1680) : "f"(t1679));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t1680;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t1632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1682;
                asm("mov.b32 %0, %1;" : "=f"(t1682) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1684;
                asm("mov.b32 %0, %1;" : "=f"(t1684) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1685 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1686 = s_13 + t1685;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(t1686));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t1687;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1688 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1689 = s_14 + t1688;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1690;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1690) : "f"(t1689));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t1690;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1691 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1692 = s_15 + t1691;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1693;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1693) : "f"(t1692));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t1693;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1694 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1695 = s_16 + t1694;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1696) : "f"(t1695));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t1696;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t1632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1698;
                asm("mov.b32 %0, %1;" : "=f"(t1698) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1700;
                asm("mov.b32 %0, %1;" : "=f"(t1700) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1701 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1702 = s_17 + t1701;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1703;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1703) : "f"(t1702));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t1703;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1704 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1705 = s_18 + t1704;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1706;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1706) : "f"(t1705));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t1706;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1707 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1708 = s_19 + t1707;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1709;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1709) : "f"(t1708));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t1709;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1710 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1711 = s_20 + t1710;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1712;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1712) : "f"(t1711));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t1712;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t1632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1714;
                asm("mov.b32 %0, %1;" : "=f"(t1714) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1716;
                asm("mov.b32 %0, %1;" : "=f"(t1716) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1717 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1718 = s_21 + t1717;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1719;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(t1718));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t1719;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1720 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1721 = s_22 + t1720;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1722;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1722) : "f"(t1721));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t1722;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1723 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1724 = s_23 + t1723;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1725;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1725) : "f"(t1724));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t1725;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1726 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1727 = s_24 + t1726;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1728) : "f"(t1727));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t1728;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t1632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1730;
                asm("mov.b32 %0, %1;" : "=f"(t1730) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1732;
                asm("mov.b32 %0, %1;" : "=f"(t1732) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1733 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1734 = s_25 + t1733;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1735;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1735) : "f"(t1734));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t1735;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1736 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1737 = s_26 + t1736;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1738;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1738) : "f"(t1737));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t1738;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1739 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1740 = s_27 + t1739;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1741;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1741) : "f"(t1740));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t1741;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1742 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1743 = s_28 + t1742;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1744;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1744) : "f"(t1743));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t1744;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t1632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1746;
                asm("mov.b32 %0, %1;" : "=f"(t1746) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1748;
                asm("mov.b32 %0, %1;" : "=f"(t1748) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1749 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1750 = s_29 + t1749;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1751;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1751) : "f"(t1750));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t1751;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1752 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1753 = s_30 + t1752;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1754;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1754) : "f"(t1753));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t1754;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1755 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1756 = s_31 + t1755;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1757;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1757) : "f"(t1756));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t1757;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1758 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1759 = s_32 + t1758;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1760;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1760) : "f"(t1759));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t1760;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1761;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1761) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1762;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1762) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1763;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1763) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1764;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1764) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1765;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1765) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1766;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1766) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1767;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1767) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1768;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1768) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1769;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1769) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1770;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1771;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1771) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1772;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1773;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1774;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1774) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1775;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1775) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1776;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1776) : "f"(s_31), "f"(s_32));
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1777 = s * t787;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s = t1777;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1778 = s_2 * t790;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_2 = t1778;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1779 = s_3 * t793;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_3 = t1779;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1780 = s_4 * t796;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_4 = t1780;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1781 = s_5 * t799;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_5 = t1781;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1782 = s_6 * t802;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_6 = t1782;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1783 = s_7 * t805;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_7 = t1783;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1784 = s_8 * t808;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_8 = t1784;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1785 = s_9 * t811;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_9 = t1785;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1786 = s_10 * t814;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_10 = t1786;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1787 = s_11 * t817;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_11 = t1787;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1788 = s_12 * t820;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_12 = t1788;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1789 = s_13 * t823;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_13 = t1789;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1790 = s_14 * t826;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_14 = t1790;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1791 = s_15 * t829;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_15 = t1791;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1792 = s_16 * t832;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_16 = t1792;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1793 = s_17 * t835;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_17 = t1793;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1794 = s_18 * t838;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_18 = t1794;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1795 = s_19 * t841;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_19 = t1795;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1796 = s_20 * t844;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_20 = t1796;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1797 = s_21 * t847;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_21 = t1797;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1798 = s_22 * t850;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_22 = t1798;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1799 = s_23 * t853;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_23 = t1799;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1800 = s_24 * t856;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_24 = t1800;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1801 = s_25 * t859;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_25 = t1801;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1802 = s_26 * t862;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_26 = t1802;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1803 = s_27 * t865;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_27 = t1803;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1804 = s_28 * t868;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_28 = t1804;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1805 = s_29 * t871;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_29 = t1805;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1806 = s_30 * t874;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_30 = t1806;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1807 = s_31 * t877;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_31 = t1807;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const f32 t1808 = s_32 * t880;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                s_32 = t1808;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1809 = t149 << 7u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1810 = t69 + t1809;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1811;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1811) : "r"(t1810));
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1812 = t1811 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1813 = t219 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1814 = t1812 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1815 = (u64)t1814;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1816 = t1815 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1817 = t1813 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1818 = (u64)t1817;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1819 = t1818 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1820 = t1812 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1821 = (u64)t1820;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1822 = t1821 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1823 = t1813 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1824 = (u64)t1823;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1825 = t1824 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1826 = t1812 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1827 = (u64)t1826;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1828 = t1827 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1829 = t1813 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1830 = (u64)t1829;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1831 = t1830 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1832 = t1812 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1833 = (u64)t1832;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1834 = t1833 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1835 = t1813 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1836 = (u64)t1835;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1837 = t1836 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1838 = t1812 + 66560u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1839 = (u64)t1838;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1840 = t1839 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1841 = t1813 + 66048u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1842 = (u64)t1841;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1843 = t1842 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1844 = t1812 + 66562u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1845 = (u64)t1844;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1846 = t1845 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1847 = t1813 + 66050u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1848 = (u64)t1847;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1849 = t1848 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1850 = t1812 + 66564u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1851 = (u64)t1850;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1852 = t1851 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1853 = t1813 + 66052u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1854 = (u64)t1853;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1855 = t1854 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1856 = t1812 + 66566u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1857 = (u64)t1856;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1858 = t1857 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1859 = t1813 + 66054u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1860 = (u64)t1859;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1861 = t1860 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1816), "l"(t1819), "l"(t1822), "l"(t1825), "l"(t1828), "l"(t1831), "l"(t1834), "l"(t1837), "l"(t1840), "l"(t1843), "l"(t1846), "l"(t1849), "l"(t1852), "l"(t1855), "l"(t1858), "l"(t1861) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1862 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1863 = t1862 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1864 = statistics_3 + t1863;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t1864) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1865;
                asm("mov.b32 %0, %1;" : "=f"(t1865) : "r"(row_34));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1866;
                asm("mov.b32 %0, %1;" : "=f"(t1866) : "r"(row_35));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1867;
                asm("mov.b32 %0, %1;" : "=f"(t1867) : "r"(row_36));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1868;
                asm("mov.b32 %0, %1;" : "=f"(t1868) : "r"(row_37));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1869 = dp - t1866;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1870 = s * t1869;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t1870;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1871 = dp_2 - t1868;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1872 = s_2 * t1871;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t1872;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1873 = dp_3 - t1866;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1874 = s_3 * t1873;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t1874;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1875 = dp_4 - t1868;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1876 = s_4 * t1875;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t1876;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t1864) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1877;
                asm("mov.b32 %0, %1;" : "=f"(t1877) : "r"(row_38));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1878;
                asm("mov.b32 %0, %1;" : "=f"(t1878) : "r"(row_39));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1879;
                asm("mov.b32 %0, %1;" : "=f"(t1879) : "r"(row_40));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1880;
                asm("mov.b32 %0, %1;" : "=f"(t1880) : "r"(row_41));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1881 = dp_5 - t1878;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1882 = s_5 * t1881;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t1882;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1883 = dp_6 - t1880;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1884 = s_6 * t1883;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t1884;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1885 = dp_7 - t1878;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1886 = s_7 * t1885;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t1886;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1887 = dp_8 - t1880;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1888 = s_8 * t1887;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t1888;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t1864) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1889;
                asm("mov.b32 %0, %1;" : "=f"(t1889) : "r"(row_42));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1890;
                asm("mov.b32 %0, %1;" : "=f"(t1890) : "r"(row_43));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1891;
                asm("mov.b32 %0, %1;" : "=f"(t1891) : "r"(row_44));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1892;
                asm("mov.b32 %0, %1;" : "=f"(t1892) : "r"(row_45));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1893 = dp_9 - t1890;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1894 = s_9 * t1893;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t1894;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1895 = dp_10 - t1892;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1896 = s_10 * t1895;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t1896;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1897 = dp_11 - t1890;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1898 = s_11 * t1897;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t1898;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1899 = dp_12 - t1892;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1900 = s_12 * t1899;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t1900;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t1864) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1901;
                asm("mov.b32 %0, %1;" : "=f"(t1901) : "r"(row_46));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1902;
                asm("mov.b32 %0, %1;" : "=f"(t1902) : "r"(row_47));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1903;
                asm("mov.b32 %0, %1;" : "=f"(t1903) : "r"(row_48));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1904;
                asm("mov.b32 %0, %1;" : "=f"(t1904) : "r"(row_49));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1905 = dp_13 - t1902;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1906 = s_13 * t1905;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t1906;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1907 = dp_14 - t1904;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1908 = s_14 * t1907;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t1908;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1909 = dp_15 - t1902;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1910 = s_15 * t1909;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t1910;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1911 = dp_16 - t1904;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1912 = s_16 * t1911;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t1912;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t1864) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1913;
                asm("mov.b32 %0, %1;" : "=f"(t1913) : "r"(row_50));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1914;
                asm("mov.b32 %0, %1;" : "=f"(t1914) : "r"(row_51));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1915;
                asm("mov.b32 %0, %1;" : "=f"(t1915) : "r"(row_52));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1916;
                asm("mov.b32 %0, %1;" : "=f"(t1916) : "r"(row_53));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1917 = dp_17 - t1914;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1918 = s_17 * t1917;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t1918;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1919 = dp_18 - t1916;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1920 = s_18 * t1919;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t1920;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1921 = dp_19 - t1914;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1922 = s_19 * t1921;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t1922;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1923 = dp_20 - t1916;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1924 = s_20 * t1923;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t1924;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t1864) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1925;
                asm("mov.b32 %0, %1;" : "=f"(t1925) : "r"(row_54));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1926;
                asm("mov.b32 %0, %1;" : "=f"(t1926) : "r"(row_55));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1927;
                asm("mov.b32 %0, %1;" : "=f"(t1927) : "r"(row_56));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1928;
                asm("mov.b32 %0, %1;" : "=f"(t1928) : "r"(row_57));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1929 = dp_21 - t1926;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1930 = s_21 * t1929;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t1930;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1931 = dp_22 - t1928;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1932 = s_22 * t1931;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t1932;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1933 = dp_23 - t1926;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1934 = s_23 * t1933;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t1934;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1935 = dp_24 - t1928;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1936 = s_24 * t1935;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t1936;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t1864) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1937;
                asm("mov.b32 %0, %1;" : "=f"(t1937) : "r"(row_58));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1938;
                asm("mov.b32 %0, %1;" : "=f"(t1938) : "r"(row_59));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1939;
                asm("mov.b32 %0, %1;" : "=f"(t1939) : "r"(row_60));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1940;
                asm("mov.b32 %0, %1;" : "=f"(t1940) : "r"(row_61));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1941 = dp_25 - t1938;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1942 = s_25 * t1941;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t1942;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1943 = dp_26 - t1940;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1944 = s_26 * t1943;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t1944;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1945 = dp_27 - t1938;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1946 = s_27 * t1945;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t1946;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1947 = dp_28 - t1940;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1948 = s_28 * t1947;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t1948;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t1864) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1949;
                asm("mov.b32 %0, %1;" : "=f"(t1949) : "r"(row_62));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1950;
                asm("mov.b32 %0, %1;" : "=f"(t1950) : "r"(row_63));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1951;
                asm("mov.b32 %0, %1;" : "=f"(t1951) : "r"(row_64));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1952;
                asm("mov.b32 %0, %1;" : "=f"(t1952) : "r"(row_65));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1953 = dp_29 - t1950;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1954 = s_29 * t1953;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t1954;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1955 = dp_30 - t1952;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1956 = s_30 * t1955;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t1956;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1957 = dp_31 - t1950;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1958 = s_31 * t1957;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t1958;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1959 = dp_32 - t1952;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1960 = s_32 * t1959;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t1960;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1961 = i_2 & 1u;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1962 = t1961 << 14u;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1963 = after + t1962;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1964 = t148 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1965 = t149 + t1964;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1966;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1966) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1967;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1967) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1968;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1968) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1969;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1969) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1970;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1970) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1971;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1971) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1972;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1972) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1973;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1973) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1974;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1974) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1975;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1975) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1976;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1976) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1977;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1977) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1978;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1978) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1979;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1979) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1980;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1980) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1981;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1981) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1982 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1983 = t1965 + t1982;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1984 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1985 = t1983 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1986 = t1984 ^ t1985;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1987 = t1983 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1988 = t1986 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1989 = t1987 + t1988;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1990 = t1963 + t1989;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1990), "r"(t1966), "r"(t1967), "r"(t1968), "r"(t1969) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1991 = t1989 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1992 = t1963 + t1991;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1992), "r"(t1970), "r"(t1971), "r"(t1972), "r"(t1973) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1993 = t1989 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1994 = t1963 + t1993;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1994), "r"(t1974), "r"(t1975), "r"(t1976), "r"(t1977) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1995 = t1989 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1996 = t1963 + t1995;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1996), "r"(t1978), "r"(t1979), "r"(t1980), "r"(t1981) : "memory");
                u32 t1997;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1997) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1998;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1998) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1999;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1999) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2000;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2000) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2001;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2001) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2002;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2002) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2003;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2003) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2004;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2004) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2005;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2005) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2006;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2006) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2007;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2007) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2008;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2008) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2009;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2009) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2010;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2010) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2011;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2011) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2012;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2012) : "f"(dp_31), "f"(dp_32));
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1997;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1998;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1999;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t2000;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t2001;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t2002;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t2003;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t2004;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t2005;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t2006;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t2007;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t2008;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t2009;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t2010;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t2011;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t2012;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2013 = t219 >> 4u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2014 = t2013 + 33554432u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2015 = (u64)t2014;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2016 = t2015 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2017 = t2013 + 33554560u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2018 = (u64)t2017;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2019 = t2018 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2020 = t2013 + 33554688u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2021 = (u64)t2020;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2022 = t2021 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2023 = t2013 + 33554816u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2024 = (u64)t2023;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2025 = t2024 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t1761), "r"(t1762), "r"(t1763), "r"(t1764), "l"(t2016), "r"(t1765), "r"(t1766), "r"(t1767), "r"(t1768), "l"(t2019), "r"(t1769), "r"(t1770), "r"(t1771), "r"(t1772), "l"(t2022), "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776), "l"(t2025) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 138 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2026 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2027 = smem_1 + t2026;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t2028;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2028) : "r"(t2027));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2029 = t1963 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2030 = t2028 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2031 = t2029 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2032 = (u64)t2031;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2033 = t2032 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2034 = t2030 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2035 = (u64)t2034;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2036 = t2035 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2037 = t2029 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2038 = (u64)t2037;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2039 = t2038 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2040 = t2030 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2041 = (u64)t2040;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2042 = t2041 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2043 = t2029 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2044 = (u64)t2043;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2045 = t2044 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2046 = t2030 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2047 = (u64)t2046;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2048 = t2047 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2049 = t2029 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2050 = (u64)t2049;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2051 = t2050 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2052 = t2030 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2053 = (u64)t2052;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2054 = t2053 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2055 = t2029 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2056 = (u64)t2055;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2057 = t2056 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2058 = t2030 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2059 = (u64)t2058;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2060 = t2059 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2061 = t2029 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2062 = (u64)t2061;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2063 = t2062 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2064 = t2030 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2065 = (u64)t2064;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2066 = t2065 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2067 = t2029 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2068 = (u64)t2067;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2069 = t2068 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2070 = t2030 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2071 = (u64)t2070;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2072 = t2071 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2073 = t2029 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2074 = (u64)t2073;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2075 = t2074 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2076 = t2030 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2077 = (u64)t2076;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2078 = t2077 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t2033), "l"(t2036), "l"(t2039), "l"(t2042), "l"(t2045), "l"(t2048), "l"(t2051), "l"(t2054), "l"(t2057), "l"(t2060), "l"(t2063), "l"(t2066), "l"(t2069), "l"(t2072), "l"(t2075), "l"(t2078) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2079 = t216 >> 4u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2080 = t2079 + 33554432u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2081 = (u64)t2080;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2082 = t2081 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2083 = t2079 + 33554560u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2084 = (u64)t2083;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2085 = t2084 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2086 = t2079 + 33554688u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2087 = (u64)t2086;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2088 = t2087 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2089 = t2079 + 33554816u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2090 = (u64)t2089;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2091 = t2090 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t2082), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t2085), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t2088), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t2091) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 152 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2092 = i_2 + 1u;
#line 152 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t213 ? t2092 : i_2;
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1761), "r"(t1762), "r"(t1763), "r"(t1764) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1765), "r"(t1766), "r"(t1767), "r"(t1768) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1769), "r"(t1770), "r"(t1771), "r"(t1772) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_2 & 1u;
                const u32 t2095 = slot_4 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2096 = t2095 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2097 = p + t2096;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2098 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2098) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2097) : "memory");
                }
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2099 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2100 = t2099 + head_2;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2101 = t2100 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2102 = block_2 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t2101 + t2102;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2104 = t148 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t2104;
                const u64 t2106 = (u64)row_67;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2107 = t2106 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2108 = t2107 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2109 = sums + t2108;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2110 = index << 10u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2111 = (u64)t2110 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2112 = t2109 + t2111;
                const u32 t2113 = index << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2114 = t2113 + t148;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2115 = t2114 << 12u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place = p + t2115;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u32 t2117 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u64 t2118 = (u64)t2117 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u64 address = t2112 + t2118;
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
                const u32 t2120 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2121 = t2120 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2122 = t2121 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2123 = p + t2122;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2124 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2125 = t2124 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2123), "r"(t2125) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2126 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2127 = t2126 + 6u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2128 = t2127 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2129 = p + t2128;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2130 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2131 = t2130 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2129), "r"(t2131) : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2132 = next & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2133 = t2132 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2134 = t70 + t2133;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2135 = t149 << 7u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2136 = smem_1 + t2135;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t2137;
                asm volatile("mov.b32 %0, %1;" : "=r"(t2137) : "r"(t2136));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2138 = t2137 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2139 = t2134 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2140 = t2138 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2141 = (u64)t2140;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2142 = t2141 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2143 = t2139 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2144 = (u64)t2143;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2145 = t2144 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2146 = t2138 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2147 = (u64)t2146;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2148 = t2147 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2149 = t2139 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2150 = (u64)t2149;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2151 = t2150 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2152 = t2138 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2153 = (u64)t2152;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2154 = t2153 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2155 = t2139 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2156 = (u64)t2155;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2157 = t2156 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2158 = t2138 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2159 = (u64)t2158;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2160 = t2159 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2161 = t2139 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2162 = (u64)t2161;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2163 = t2162 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2164 = t2138 + 66560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2165 = (u64)t2164;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2166 = t2165 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2167 = t2139 + 66048u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2168 = (u64)t2167;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2169 = t2168 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2170 = t2138 + 66562u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2171 = (u64)t2170;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2172 = t2171 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2173 = t2139 + 66050u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2174 = (u64)t2173;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2175 = t2174 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2176 = t2138 + 66564u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2177 = (u64)t2176;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2178 = t2177 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2179 = t2139 + 66052u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2180 = (u64)t2179;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2181 = t2180 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2182 = t2138 + 66566u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2183 = (u64)t2182;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2184 = t2183 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t2185 = t2139 + 66054u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2186 = (u64)t2185;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t2187 = t2186 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2142), "l"(t2145), "l"(t2148), "l"(t2151), "l"(t2154), "l"(t2157), "l"(t2160), "l"(t2163), "l"(t2166), "l"(t2169), "l"(t2172), "l"(t2175), "l"(t2178), "l"(t2181), "l"(t2184), "l"(t2187) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("// %0" :  : "l"(address) : "memory");
#line 170 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 185 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_2 & 1u;
                const u32 t2189 = slot_5 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2190 = t2189 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2191 = p + t2190;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t2192 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t2192) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2191) : "memory");
                }
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2193 = block_2 + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps_2 = t2193 == end_8;
                const u32 t2195 = head_2 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2196 = wraps_2 ? t2195 : head_2;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                head_2 = t2196;
                const u32 t2197 = block_2 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2198 = wraps_2 ? first : t2197;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                block_2 = t2198;
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
        const f32 t2199 = dk_2 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t2199;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2200 = dk_3 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t2200;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2201 = dk_4 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t2201;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2202 = dk_5 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t2202;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2203 = dk_6 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t2203;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2204 = dk_7 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t2204;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2205 = dk_8 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t2205;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2206 = dk_9 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t2206;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2207 = dk_10 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t2207;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2208 = dk_11 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t2208;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2209 = dk_12 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t2209;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2210 = dk_13 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t2210;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2211 = dk_14 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t2211;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2212 = dk_15 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t2212;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2213 = dk_16 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t2213;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2214 = dk_17 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t2214;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2215 = dk_18 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t2215;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2216 = dk_19 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t2216;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2217 = dk_20 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t2217;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2218 = dk_21 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t2218;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2219 = dk_22 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t2219;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2220 = dk_23 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t2220;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2221 = dk_24 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t2221;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2222 = dk_25 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t2222;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2223 = dk_26 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t2223;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2224 = dk_27 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t2224;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2225 = dk_28 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t2225;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2226 = dk_29 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t2226;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2227 = dk_30 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t2227;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2228 = dk_31 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t2228;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2229 = dk_32 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t2229;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2230 = dk_33 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t2230;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2231 = dk_34 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t2231;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2232 = dk_35 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t2232;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2233 = dk_36 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t2233;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2234 = dk_37 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t2234;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2235 = dk_38 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t2235;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2236 = dk_39 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t2236;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2237 = dk_40 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t2237;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2238 = dk_41 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t2238;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2239 = dk_42 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t2239;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2240 = dk_43 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t2240;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2241 = dk_44 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t2241;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2242 = dk_45 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t2242;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2243 = dk_46 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t2243;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2244 = dk_47 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t2244;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2245 = dk_48 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t2245;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2246 = dk_49 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t2246;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2247 = dk_50 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t2247;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2248 = dk_51 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t2248;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2249 = dk_52 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t2249;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2250 = dk_53 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t2250;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2251 = dk_54 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t2251;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2252 = dk_55 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t2252;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2253 = dk_56 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t2253;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2254 = dk_57 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t2254;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2255 = dk_58 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t2255;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2256 = dk_59 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t2256;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2257 = dk_60 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t2257;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2258 = dk_61 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t2258;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2259 = dk_62 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t2259;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2260 = dk_63 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t2260;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2261 = dk_64 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t2261;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t2262 = dk_65 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t2262;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2263 = smem_1 + 16384u;
        const u32 t2264 = t148 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2265 = t149 + t2264;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2266;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2266) : "f"(dk_2), "f"(dk_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2267;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2267) : "f"(dk_4), "f"(dk_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2268;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2268) : "f"(dk_6), "f"(dk_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2269;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2269) : "f"(dk_8), "f"(dk_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2270;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2270) : "f"(dk_10), "f"(dk_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2271;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2271) : "f"(dk_12), "f"(dk_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2272;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2272) : "f"(dk_14), "f"(dk_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2273;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2273) : "f"(dk_16), "f"(dk_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2274;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2274) : "f"(dk_18), "f"(dk_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2275;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2275) : "f"(dk_20), "f"(dk_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2276;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2276) : "f"(dk_22), "f"(dk_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2277;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2277) : "f"(dk_24), "f"(dk_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2278;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2278) : "f"(dk_26), "f"(dk_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2279;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2279) : "f"(dk_28), "f"(dk_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2280;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2280) : "f"(dk_30), "f"(dk_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2281;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2281) : "f"(dk_32), "f"(dk_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2282;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2282) : "f"(dk_34), "f"(dk_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2283;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2283) : "f"(dk_36), "f"(dk_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2284;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2284) : "f"(dk_38), "f"(dk_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2285;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2285) : "f"(dk_40), "f"(dk_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2286;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2286) : "f"(dk_42), "f"(dk_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2287;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2287) : "f"(dk_44), "f"(dk_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2288;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2288) : "f"(dk_46), "f"(dk_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2289;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2289) : "f"(dk_48), "f"(dk_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2290;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2290) : "f"(dk_50), "f"(dk_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2291;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2291) : "f"(dk_52), "f"(dk_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2292;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2292) : "f"(dk_54), "f"(dk_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2293;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2293) : "f"(dk_56), "f"(dk_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2294;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2294) : "f"(dk_58), "f"(dk_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2295;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2295) : "f"(dk_60), "f"(dk_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2296;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2296) : "f"(dk_62), "f"(dk_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2297;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2297) : "f"(dk_64), "f"(dk_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2298 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2299 = t2265 + t2298;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2300 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2301 = t2299 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2302 = t2300 ^ t2301;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2303 = t2299 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2304 = t2302 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2305 = t2303 + t2304;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2306 = smem_1 + t2305;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2306), "r"(t2266), "r"(t2267), "r"(t2268), "r"(t2269) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2307 = t2305 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2308 = smem_1 + t2307;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2308), "r"(t2270), "r"(t2271), "r"(t2272), "r"(t2273) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2309 = t2305 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2310 = smem_1 + t2309;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2310), "r"(t2274), "r"(t2275), "r"(t2276), "r"(t2277) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2311 = t2305 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2312 = smem_1 + t2311;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2312), "r"(t2278), "r"(t2279), "r"(t2280), "r"(t2281) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2313 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2314 = t2265 + t2313;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2315 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2316 = t2314 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2317 = t2315 ^ t2316;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2318 = t2314 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2319 = t2317 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2320 = t2318 + t2319;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2321 = t2263 + t2320;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2321), "r"(t2282), "r"(t2283), "r"(t2284), "r"(t2285) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2322 = t2320 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2323 = t2263 + t2322;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2323), "r"(t2286), "r"(t2287), "r"(t2288), "r"(t2289) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2324 = t2320 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2325 = t2263 + t2324;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2325), "r"(t2290), "r"(t2291), "r"(t2292), "r"(t2293) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2326 = t2320 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2327 = t2263 + t2326;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2327), "r"(t2294), "r"(t2295), "r"(t2296), "r"(t2297) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2328 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2329 = t2328 * dk_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2330 = t2329 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2331 = dk + t2330;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2332 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2333 = t2332 * dk_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2334 = t2333 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2335 = t2331 + t2334;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2336 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2337 = t2336 * dk_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2338 = t2337 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2339 = t2335 + t2338;
        const u32 t2340 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2341 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2342 = (u32)dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2343 = t2342 << 1u;
        const u32 t2344 = t148 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2345 = t149 + t2344;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2346 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2347 = t2345 + t2346;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2348 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2349 = t2347 < t2340;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2350 = t2348 < t2341;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2351 = t2349 & t2350;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2351) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2352 = t2347 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2353 = t2348 ^ t2352;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2354 = t2347 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2355 = t2353 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2356 = t2354 + t2355;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2357 = smem_1 + t2356;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t2357) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2358 = (u64)t2347 * t2343;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2359 = t2339 + t2358;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2360 = (u64)t2348 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2361 = t2359 + t2360;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2361), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2362 = t2347 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2363 = t2362 < t2340;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2364 = t2348 < t2341;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2365 = t2363 & t2364;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2365) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2366 = t2362 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2367 = t2348 ^ t2366;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2368 = t2362 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2369 = t2367 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2370 = t2368 + t2369;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2371 = smem_1 + t2370;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t2371) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2372 = (u64)t2362 * t2343;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2373 = t2339 + t2372;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2374 = (u64)t2348 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2375 = t2373 + t2374;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2375), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2376 = t2347 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2377 = t2376 < t2340;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2378 = t2348 < t2341;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2379 = t2377 & t2378;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2379) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2380 = t2376 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2381 = t2348 ^ t2380;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2382 = t2376 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2383 = t2381 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2384 = t2382 + t2383;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2385 = smem_1 + t2384;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t2385) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2386 = (u64)t2376 * t2343;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2387 = t2339 + t2386;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2388 = (u64)t2348 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2389 = t2387 + t2388;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2389), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2390 = t2347 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2391 = t2390 < t2340;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2392 = t2348 < t2341;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2393 = t2391 & t2392;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2393) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2394 = t2390 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2395 = t2348 ^ t2394;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2396 = t2390 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2397 = t2395 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2398 = t2396 + t2397;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2399 = smem_1 + t2398;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t2399) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2400 = (u64)t2390 * t2343;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2401 = t2339 + t2400;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2402 = (u64)t2348 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2403 = t2401 + t2402;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2403), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2404 = smem_1 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2405 = t2347 < t2340;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2406 = t2348 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2407 = t2406 < t2341;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2408 = t2405 & t2407;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2408) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2409 = t2347 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2410 = t2348 ^ t2409;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2411 = t2347 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2412 = t2410 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2413 = t2411 + t2412;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2414 = t2404 + t2413;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t2414) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2415 = (u64)t2347 * t2343;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2416 = t2339 + t2415;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2417 = (u64)t2348 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2418 = t2416 + t2417;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2418), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2419 = t2347 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2420 = t2419 < t2340;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2421 = t2348 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2422 = t2421 < t2341;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2423 = t2420 & t2422;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2423) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2424 = t2419 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2425 = t2348 ^ t2424;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2426 = t2419 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2427 = t2425 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2428 = t2426 + t2427;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2429 = t2404 + t2428;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t2429) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2430 = (u64)t2419 * t2343;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2431 = t2339 + t2430;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2432 = (u64)t2348 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2433 = t2431 + t2432;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2433), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2434 = t2347 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2435 = t2434 < t2340;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2436 = t2348 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2437 = t2436 < t2341;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2438 = t2435 & t2437;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2438) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2439 = t2434 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2440 = t2348 ^ t2439;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2441 = t2434 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2442 = t2440 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2443 = t2441 + t2442;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2444 = t2404 + t2443;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t2444) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2445 = (u64)t2434 * t2343;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2446 = t2339 + t2445;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2447 = (u64)t2348 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2448 = t2446 + t2447;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2448), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2449 = t2347 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2450 = t2449 < t2340;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2451 = t2348 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2452 = t2451 < t2341;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2453 = t2450 & t2452;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2453) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2454 = t2449 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2455 = t2348 ^ t2454;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2456 = t2449 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2457 = t2455 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2458 = t2456 + t2457;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2459 = t2404 + t2458;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t2459) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2460 = (u64)t2449 * t2343;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2461 = t2339 + t2460;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2462 = (u64)t2348 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2463 = t2461 + t2462;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2463), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2464 = t69 + 16384u;
        const u32 t2465 = t148 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2466 = t149 + t2465;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2467;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2467) : "f"(dv_2), "f"(dv_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2468;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2468) : "f"(dv_4), "f"(dv_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2469;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2469) : "f"(dv_6), "f"(dv_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2470;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2470) : "f"(dv_8), "f"(dv_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2471;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2471) : "f"(dv_10), "f"(dv_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2472;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2472) : "f"(dv_12), "f"(dv_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2473;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2473) : "f"(dv_14), "f"(dv_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2474;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2474) : "f"(dv_16), "f"(dv_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2475;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2475) : "f"(dv_18), "f"(dv_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2476;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2476) : "f"(dv_20), "f"(dv_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2477;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2477) : "f"(dv_22), "f"(dv_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2478;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2478) : "f"(dv_24), "f"(dv_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2479;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2479) : "f"(dv_26), "f"(dv_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2480;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2480) : "f"(dv_28), "f"(dv_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2481;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2481) : "f"(dv_30), "f"(dv_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2482;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2482) : "f"(dv_32), "f"(dv_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2483;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2483) : "f"(dv_34), "f"(dv_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2484;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2484) : "f"(dv_36), "f"(dv_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2485;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2485) : "f"(dv_38), "f"(dv_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2486;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2486) : "f"(dv_40), "f"(dv_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2487;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2487) : "f"(dv_42), "f"(dv_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2488;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2488) : "f"(dv_44), "f"(dv_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2489;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2489) : "f"(dv_46), "f"(dv_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2490;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2490) : "f"(dv_48), "f"(dv_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2491;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2491) : "f"(dv_50), "f"(dv_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2492;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2492) : "f"(dv_52), "f"(dv_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2493;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2493) : "f"(dv_54), "f"(dv_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2494;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2494) : "f"(dv_56), "f"(dv_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2495;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2495) : "f"(dv_58), "f"(dv_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2496;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2496) : "f"(dv_60), "f"(dv_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2497;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2497) : "f"(dv_62), "f"(dv_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t2498;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2498) : "f"(dv_64), "f"(dv_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2499 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2500 = t2466 + t2499;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2501 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2502 = t2500 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2503 = t2501 ^ t2502;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2504 = t2500 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2505 = t2503 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2506 = t2504 + t2505;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2507 = t69 + t2506;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2507), "r"(t2467), "r"(t2468), "r"(t2469), "r"(t2470) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2508 = t2506 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2509 = t69 + t2508;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2509), "r"(t2471), "r"(t2472), "r"(t2473), "r"(t2474) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2510 = t2506 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2511 = t69 + t2510;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2511), "r"(t2475), "r"(t2476), "r"(t2477), "r"(t2478) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2512 = t2506 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2513 = t69 + t2512;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2513), "r"(t2479), "r"(t2480), "r"(t2481), "r"(t2482) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2514 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2515 = t2466 + t2514;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2516 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2517 = t2515 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2518 = t2516 ^ t2517;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2519 = t2515 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2520 = t2518 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2521 = t2519 + t2520;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2522 = t2464 + t2521;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2522), "r"(t2483), "r"(t2484), "r"(t2485), "r"(t2486) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2523 = t2521 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2524 = t2464 + t2523;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2524), "r"(t2487), "r"(t2488), "r"(t2489), "r"(t2490) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2525 = t2521 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2526 = t2464 + t2525;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2526), "r"(t2491), "r"(t2492), "r"(t2493), "r"(t2494) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2527 = t2521 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2528 = t2464 + t2527;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2528), "r"(t2495), "r"(t2496), "r"(t2497), "r"(t2498) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2529 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2530 = t2529 * dv_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2531 = t2530 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2532 = dv + t2531;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2533 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2534 = t2533 * dv_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2535 = t2534 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2536 = t2532 + t2535;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2537 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2538 = t2537 * dv_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2539 = t2538 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t2540 = t2536 + t2539;
        const u32 t2541 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2542 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2543 = (u32)dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2544 = t2543 << 1u;
        const u32 t2545 = t148 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2546 = t149 + t2545;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2547 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2548 = t2546 + t2547;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2549 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2550 = t2548 < t2541;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2551 = t2549 < t2542;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2552 = t2550 & t2551;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2552) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2553 = t2548 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2554 = t2549 ^ t2553;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2555 = t2548 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2556 = t2554 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2557 = t2555 + t2556;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2558 = t69 + t2557;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t2558) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2559 = (u64)t2548 * t2544;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2560 = t2540 + t2559;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2561 = (u64)t2549 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2562 = t2560 + t2561;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2562), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2563 = t2548 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2564 = t2563 < t2541;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2565 = t2549 < t2542;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2566 = t2564 & t2565;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2566) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2567 = t2563 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2568 = t2549 ^ t2567;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2569 = t2563 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2570 = t2568 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2571 = t2569 + t2570;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2572 = t69 + t2571;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t2572) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2573 = (u64)t2563 * t2544;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2574 = t2540 + t2573;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2575 = (u64)t2549 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2576 = t2574 + t2575;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2576), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2577 = t2548 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2578 = t2577 < t2541;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2579 = t2549 < t2542;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2580 = t2578 & t2579;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2580) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2581 = t2577 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2582 = t2549 ^ t2581;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2583 = t2577 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2584 = t2582 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2585 = t2583 + t2584;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2586 = t69 + t2585;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t2586) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2587 = (u64)t2577 * t2544;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2588 = t2540 + t2587;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2589 = (u64)t2549 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2590 = t2588 + t2589;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2590), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2591 = t2548 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2592 = t2591 < t2541;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2593 = t2549 < t2542;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2594 = t2592 & t2593;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2594) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2595 = t2591 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2596 = t2549 ^ t2595;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2597 = t2591 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2598 = t2596 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2599 = t2597 + t2598;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2600 = t69 + t2599;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t2600) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2601 = (u64)t2591 * t2544;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2602 = t2540 + t2601;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2603 = (u64)t2549 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2604 = t2602 + t2603;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2604), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2605 = t69 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2606 = t2548 < t2541;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2607 = t2549 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2608 = t2607 < t2542;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2609 = t2606 & t2608;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2609) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2610 = t2548 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2611 = t2549 ^ t2610;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2612 = t2548 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2613 = t2611 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2614 = t2612 + t2613;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2615 = t2605 + t2614;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t2615) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2616 = (u64)t2548 * t2544;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2617 = t2540 + t2616;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2618 = (u64)t2549 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2619 = t2617 + t2618;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2619), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2620 = t2548 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2621 = t2620 < t2541;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2622 = t2549 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2623 = t2622 < t2542;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2624 = t2621 & t2623;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2624) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2625 = t2620 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2626 = t2549 ^ t2625;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2627 = t2620 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2628 = t2626 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2629 = t2627 + t2628;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2630 = t2605 + t2629;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t2630) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2631 = (u64)t2620 * t2544;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2632 = t2540 + t2631;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2633 = (u64)t2549 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2634 = t2632 + t2633;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2634), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2635 = t2548 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2636 = t2635 < t2541;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2637 = t2549 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2638 = t2637 < t2542;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2639 = t2636 & t2638;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2639) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2640 = t2635 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2641 = t2549 ^ t2640;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2642 = t2635 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2643 = t2641 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2644 = t2642 + t2643;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2645 = t2605 + t2644;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t2645) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2646 = (u64)t2635 * t2544;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2647 = t2540 + t2646;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2648 = (u64)t2549 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2649 = t2647 + t2648;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2649), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2650 = t2548 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2651 = t2650 < t2541;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t2652 = t2549 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2653 = t2652 < t2542;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t2654 = t2651 & t2653;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t2654) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2655 = t2650 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2656 = t2549 ^ t2655;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2657 = t2650 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2658 = t2656 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2659 = t2657 + t2658;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2660 = t2605 + t2659;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t2660) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2661 = (u64)t2650 * t2544;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2662 = t2540 + t2661;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2663 = (u64)t2549 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2664 = t2662 + t2663;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2664), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
