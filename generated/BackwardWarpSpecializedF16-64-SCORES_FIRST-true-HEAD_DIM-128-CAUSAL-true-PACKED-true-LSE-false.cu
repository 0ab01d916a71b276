typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(384, 1)
backward_warp_specialized_f16(
    const __grid_constant__ tensor_map q_map /* f16 */,
    const __grid_constant__ tensor_map k_map /* f16 */,
    const __grid_constant__ tensor_map v_map /* f16 */,
    const __grid_constant__ tensor_map d_o_map /* f16 */,
    const __grid_constant__ tensor_map statistics_map /* f32 */,
    const u64 sums /* f32, written in part */,
    const u64 sums_stride0,
    const u64 sums_stride1,
    const u64 sums_stride2,
    const u64 sums_stride3,
    const u64 dk /* f16, written */,
    const u64 dk_stride0,
    const u64 dk_stride1,
    const u64 dk_stride2,
    const u64 dk_stride3,
    const u64 dv /* f16, written */,
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
    const u64 cu_seqlens_q /* u32 */,
    const u64 cu_seqlens_q_stride0,
    const u64 cu_seqlens_q_stride1,
    const u64 cu_seqlens_q_stride2,
    const u64 cu_seqlens_q_stride3,
    const u64 cu_seqlens_k /* u32 */,
    const u64 cu_seqlens_k_stride0,
    const u64 cu_seqlens_k_stride1,
    const u64 cu_seqlens_k_stride2,
    const u64 cu_seqlens_k_stride3,
    const u32 least_queries,
    const u32 most_queries,
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
#line 140 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = batch_2 + 1u;
    const u64 t20 = (u64)batch_2;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t21 = t20 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t22 = t21 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t23 = cu_seqlens_q + t22;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t23) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t25 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t26 = t25 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t27 = t26 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t28 = cu_seqlens_q + t27;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    u32 t29;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t29) : "l"(t28) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u32 queries = t29 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t31 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t32 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t33 = t31 & t32;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t33 ? queries : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t35 = (u64)batch_2;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t36 = t35 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t37 = t36 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t38 = cu_seqlens_k + t37;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    u32 first_2;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t38) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t40 = (u64)next;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t41 = t40 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t42 = t41 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t43 = cu_seqlens_k + t42;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    u32 t44;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t44) : "l"(t43) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_k_2 = t44 - first_2;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t46 = t15 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t47 = seq_q_2 + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t47 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t49 = low < high;
        if (!t49) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t50 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t50 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t52 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t53 = t52 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t54 = seq_q_2 - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t55 = t53 < t54 ? t53 : t54;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t56 = t55 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t56 + 1u;
        const u32 t58 = end > seq_q_2 ? end : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t59 = t58 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t59 < seq_k_2 ? t59 : seq_k_2;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t17 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t62 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t63 = found ? low : t62;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t63;
        const u32 t64 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t64;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_3 = low;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t66 = t17 < seq_k_2;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t66) {
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t69 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t69));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 warpgroup = warp >> 2u;
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t73 = smem_1 + 32768u;
        const u32 t74 = t73 + 32768u;
        const u32 t75 = t74 + 32768u;
        const u32 after = t75 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 statistics_2 = after + 32768u;
        const u32 p = statistics_2 + 1024u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t79 = p + 32768u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t80 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t80) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t79) : "memory");
            const u32 t81 = t79 + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t81) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t82 = t79 + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t82) : "memory");
            const u32 t83 = t79 + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t83) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t84 = t79 + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t84) : "memory");
            const u32 t85 = t79 + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t85) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t86 = t79 + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t86) : "memory");
            const u32 t87 = t79 + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t87) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            const u32 t88 = t79 + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t88) : "memory");
            const u32 t89 = t79 + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t89) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
            asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
        }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t90 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t90) {
            asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
            const bool t91 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            if (t91) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 t92 = count - first_3;
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_2 = t92 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t94 = t46 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head = t94;
                u32 block = first_3;
                #pragma unroll 1
                for (u32 i = 0u; i < count_2; i += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t95 = i + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const bool t96 = t95 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t97 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t97) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        u32 t98;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t98) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const bool t99 = t98 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        if (t99) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t79) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t100 = 1073741824u - seq_k_2;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t101 = t100 + t17;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t102 = first_2 + seq_k_2;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(smem_1), "l"(k), "r"(t79), "r"(0u), "r"(t46), "r"(t101), "r"(t102), "r"(1073741824u) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t103 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t103), "l"(k), "r"(t79), "r"(64u), "r"(t46), "r"(t101), "r"(t102), "r"(1073741824u) : "memory");
                        }
                    }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 slot = i & 1u;
                    const u32 t105 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t106 = t105 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t107 = t79 + t106;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t108 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t109 = t108 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t110 = t109 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t107), "r"(t110) : "memory");
                    const u32 t111 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t112 = t111 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t113 = t79 + t112;
                    const u32 t114 = slot << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t115 = t74 + t114;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t116 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t117 = t116 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t118 = t117 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t119 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row = t118 + t119;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t121 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t123;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t123) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t124 = t123 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t124) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t113) : "memory");
                        const u32 t125 = 1073741824u - seq_q_2;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t126 = t125 + query;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t127 = first_query + seq_q_2;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t115), "l"(q), "r"(t113), "r"(0u), "r"(head), "r"(t126), "r"(t127), "r"(1073741824u) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t128 = t115 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t128), "l"(q), "r"(t113), "r"(64u), "r"(head), "r"(t126), "r"(t127), "r"(1073741824u) : "memory");
                        const u32 t129 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t130 = statistics_2 + t129;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t130), "l"(statistics), "r"(t113), "r"(0u), "r"(0u), "r"(t121), "r"(0u) : "memory");
                    }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t131 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t131) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t132 = t79 + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        u32 t133;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t133) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const bool t134 = t133 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        if (t134) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t132) : "memory");
                            const u32 t135 = 1073741824u - seq_k_2;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t136 = t135 + t17;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t137 = first_2 + seq_k_2;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t73), "l"(v), "r"(t132), "r"(0u), "r"(t46), "r"(t136), "r"(t137), "r"(1073741824u) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            const u32 t138 = t73 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                            asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t138), "l"(v), "r"(t132), "r"(64u), "r"(t46), "r"(t136), "r"(t137), "r"(1073741824u) : "memory");
                        }
                    }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 slot_2 = i & 1u;
                    const u32 t140 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t141 = t140 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t142 = t79 + t141;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t143 = i >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t144 = t143 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t145 = t144 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t142), "r"(t145) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t146 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t147 = t146 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t148 = t79 + t147;
                    const u32 t149 = slot_2 << 14u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t150 = t75 + t149;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t152;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t152) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t153 = t152 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t153) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t148) : "memory");
                        const u32 t154 = 1073741824u - seq_q_2;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t155 = t154 + query_2;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t156 = first_query + seq_q_2;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t150), "l"(d_o), "r"(t148), "r"(0u), "r"(head), "r"(t155), "r"(t156), "r"(1073741824u) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t157 = t150 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t157), "l"(d_o), "r"(t148), "r"(64u), "r"(head), "r"(t155), "r"(t156), "r"(1073741824u) : "memory");
                    }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t158 = block + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps = t158 == count;
                    const u32 t160 = head + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t161 = wraps ? t160 : head;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head = t161;
                    const u32 t162 = block + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t163 = wraps ? first_3 : t162;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block = t163;
                }
            }
        } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
            const u32 index = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t165 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t166 = index << 6u;
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
            const u32 t167 = count - first_3;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t168 = t167 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t169 = t168 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            if (t169) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t79), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t170 = t79 + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t170), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t171 = t166 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t172 = smem_1 + t171;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t173;
                asm volatile("mov.b32 %0, %1;" : "=r"(t173) : "r"(t172));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t174 = t173 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t175 = t74 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t176 = t174 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t177 = (u64)t176;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t178 = t177 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t179 = t175 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t180 = (u64)t179;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t181 = t180 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t182 = t174 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t183 = (u64)t182;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t184 = t183 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t185 = t175 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t186 = (u64)t185;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t187 = t186 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t188 = t174 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t189 = (u64)t188;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t190 = t189 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t191 = t175 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t192 = (u64)t191;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t193 = t192 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t194 = t174 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t195 = (u64)t194;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t196 = t195 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t197 = t175 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t198 = (u64)t197;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t199 = t198 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t200 = t174 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t201 = (u64)t200;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t202 = t201 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t203 = t175 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t204 = (u64)t203;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t205 = t204 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t206 = t174 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t207 = (u64)t206;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t208 = t207 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t209 = t175 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t210 = (u64)t209;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t211 = t210 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t212 = t174 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t213 = (u64)t212;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t214 = t213 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t215 = t175 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t216 = (u64)t215;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t217 = t216 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t218 = t174 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t219 = (u64)t218;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t220 = t219 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t221 = t175 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t222 = (u64)t221;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t223 = t222 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t178), "l"(t181), "l"(t184), "l"(t187), "l"(t190), "l"(t193), "l"(t196), "l"(t199), "l"(t202), "l"(t205), "l"(t208), "l"(t211), "l"(t214), "l"(t217), "l"(t220), "l"(t223) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
                const u32 t224 = t79 + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t224), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t225 = t79 + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t225), "r"(0u) : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 t226 = count - first_3;
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = t226 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t228 = t46 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t228;
                u32 block_2 = first_3;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t229 = i_2 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const bool t230 = t229 < count_3;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t231 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t232 = t231 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t233 = t74 + t232;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t234 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t235 = t234 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t236 = t75 + t235;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_2 & 1u;
                    const u32 t238 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 statistics_3 = statistics_2 + t238;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t240 = t166 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t241 = t73 + t240;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t242;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t242) : "r"(t241));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t243 = t242 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t244 = t236 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t245 = t243 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t246 = (u64)t245;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t247 = t246 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t248 = t244 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t249 = (u64)t248;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t250 = t249 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t251 = t243 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t252 = (u64)t251;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t253 = t252 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t254 = t244 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t255 = (u64)t254;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t256 = t255 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t257 = t243 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t258 = (u64)t257;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t259 = t258 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t260 = t244 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t261 = (u64)t260;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t262 = t261 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t263 = t243 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t264 = (u64)t263;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t265 = t264 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t266 = t244 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t267 = (u64)t266;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t268 = t267 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t269 = t243 + 66560u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t270 = (u64)t269;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t271 = t270 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t272 = t244 + 66048u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t273 = (u64)t272;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t274 = t273 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t275 = t243 + 66562u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t276 = (u64)t275;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t277 = t276 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t278 = t244 + 66050u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t279 = (u64)t278;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t280 = t279 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t281 = t243 + 66564u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t282 = (u64)t281;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t283 = t282 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t284 = t244 + 66052u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t285 = (u64)t284;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t286 = t285 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t287 = t243 + 66566u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t288 = (u64)t287;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t289 = t288 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t290 = t244 + 66054u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t291 = (u64)t290;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t292 = t291 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t247), "l"(t250), "l"(t253), "l"(t256), "l"(t259), "l"(t262), "l"(t265), "l"(t268), "l"(t271), "l"(t274), "l"(t277), "l"(t280), "l"(t283), "l"(t286), "l"(t289), "l"(t292) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t293 = block_2 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t294 = block_2 << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t295 = t294 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_3 = t295 + 1u;
                    const u32 t297 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t298 = t297 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_4 = t298 < seq_k_2 ? t298 : seq_k_2;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t300 = t17 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = end_4 < t300;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (right) {
                        const u32 t302 = t165 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u32 t303 = t166 + t302;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u32 t304 = t17 + t303;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t305 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t304 + t305;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t307 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t308 = t307 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t309 = t293 + t308;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t310 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t311 = t310 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t312 = t293 + t311;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t313 = t312 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t314 = t309 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_5 = t314 + 1u;
                        const u32 t316 = end_5 > seq_q_2 ? end_5 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t317 = t316 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_6 = t317 < seq_k_2 ? t317 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t319 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_7 = t319 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t322 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t322;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t324 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t324;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t325 = t313 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_8 = t325 + 1u;
                        const u32 t327 = end_8 > seq_q_2 ? end_8 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t328 = t327 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_9 = t328 < seq_k_2 ? t328 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t330 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t330 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t333 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t333;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t335 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t335;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t336 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t337 = t336 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t338 = t293 + t337;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t339 = t338 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t340 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t341 = t340 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t342 = t293 + t341;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t343 = t342 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t344 = t339 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_11 = t344 + 1u;
                        const u32 t346 = end_11 > seq_q_2 ? end_11 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t347 = t346 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_12 = t347 < seq_k_2 ? t347 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t349 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t349 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t352 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t352;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t354 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t354;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t355 = t343 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_14 = t355 + 1u;
                        const u32 t357 = end_14 > seq_q_2 ? end_14 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t358 = t357 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_15 = t358 < seq_k_2 ? t358 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t360 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_16 = t360 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t363 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t363;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t365 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t365;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t366 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t367 = t366 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t368 = t293 + t367;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t369 = t368 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t370 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t371 = t370 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t372 = t293 + t371;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t373 = t372 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t374 = t369 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_17 = t374 + 1u;
                        const u32 t376 = end_17 > seq_q_2 ? end_17 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t377 = t376 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_18 = t377 < seq_k_2 ? t377 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t379 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_19 = t379 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t382 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t382;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t384 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t384;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t385 = t373 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_20 = t385 + 1u;
                        const u32 t387 = end_20 > seq_q_2 ? end_20 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t388 = t387 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_21 = t388 < seq_k_2 ? t388 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t390 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_22 = t390 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t393 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t393;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t395 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t395;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t396 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t397 = t396 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t398 = t293 + t397;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t399 = t398 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t400 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t401 = t400 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t402 = t293 + t401;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t403 = t402 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t404 = t399 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_23 = t404 + 1u;
                        const u32 t406 = end_23 > seq_q_2 ? end_23 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t407 = t406 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_24 = t407 < seq_k_2 ? t407 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t409 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_25 = t409 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t412 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t412;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t414 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t414;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t415 = t403 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_26 = t415 + 1u;
                        const u32 t417 = end_26 > seq_q_2 ? end_26 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t418 = t417 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_27 = t418 < seq_k_2 ? t418 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t420 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_28 = t420 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t423 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t423;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t425 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t425;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t426 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t427 = t426 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t428 = t293 + t427;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t429 = t428 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t430 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t431 = t430 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t432 = t293 + t431;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t433 = t432 + 33u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t434 = t429 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_29 = t434 + 1u;
                        const u32 t436 = end_29 > seq_q_2 ? end_29 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t437 = t436 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_30 = t437 < seq_k_2 ? t437 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t439 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_31 = t439 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t442 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t442;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t444 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t444;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t445 = t433 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_32 = t445 + 1u;
                        const u32 t447 = end_32 > seq_q_2 ? end_32 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t448 = t447 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_33 = t448 < seq_k_2 ? t448 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t450 = end_33 > column ? end_33 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_34 = t450 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t453 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t453;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t455 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t455;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t456 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t457 = t456 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t458 = t293 + t457;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t459 = t458 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t460 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t461 = t460 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t462 = t293 + t461;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t463 = t462 + 41u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t464 = t459 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_35 = t464 + 1u;
                        const u32 t466 = end_35 > seq_q_2 ? end_35 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t467 = t466 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_36 = t467 < seq_k_2 ? t467 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t469 = end_36 > column ? end_36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_37 = t469 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t472 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t472;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t474 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t474;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t475 = t463 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_38 = t475 + 1u;
                        const u32 t477 = end_38 > seq_q_2 ? end_38 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t478 = t477 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_39 = t478 < seq_k_2 ? t478 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t480 = end_39 > column ? end_39 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_40 = t480 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t483 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t483;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t485 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t485;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t486 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t487 = t486 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t488 = t293 + t487;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t489 = t488 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t490 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t491 = t490 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t492 = t293 + t491;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t493 = t492 + 49u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t494 = t489 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_41 = t494 + 1u;
                        const u32 t496 = end_41 > seq_q_2 ? end_41 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t497 = t496 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_42 = t497 < seq_k_2 ? t497 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t499 = end_42 > column ? end_42 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_43 = t499 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t502 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t502;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t504 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t504;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t505 = t493 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_44 = t505 + 1u;
                        const u32 t507 = end_44 > seq_q_2 ? end_44 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t508 = t507 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_45 = t508 < seq_k_2 ? t508 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t510 = end_45 > column ? end_45 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_46 = t510 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t513 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t513;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t515 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t515;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t516 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t517 = t516 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t518 = t293 + t517;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t519 = t518 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t520 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t521 = t520 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t522 = t293 + t521;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t523 = t522 + 57u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t524 = t519 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_47 = t524 + 1u;
                        const u32 t526 = end_47 > seq_q_2 ? end_47 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t527 = t526 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_48 = t527 < seq_k_2 ? t527 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t529 = end_48 > column ? end_48 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_49 = t529 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t532 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t532;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t534 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t534;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t535 = t523 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_50 = t535 + 1u;
                        const u32 t537 = end_50 > seq_q_2 ? end_50 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t538 = t537 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_51 = t538 < seq_k_2 ? t538 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t540 = end_51 > column ? end_51 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_52 = t540 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t543 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t543;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t545 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t545;
                    }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t546 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t547 = t546 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t548 = statistics_3 + t547;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t548) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t550;
                    asm("mov.b32 %0, %1;" : "=f"(t550) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t552;
                    asm("mov.b32 %0, %1;" : "=f"(t552) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t553 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(s), "f"(scale_log2), "f"(t553));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(t554));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t555;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t556 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t557;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t557) : "f"(s_2), "f"(scale_log2), "f"(t556));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t558;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t558) : "f"(t557));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t558;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t559 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t560;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t560) : "f"(s_3), "f"(scale_log2), "f"(t559));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t561;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t561) : "f"(t560));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t561;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t562 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t563;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(s_4), "f"(scale_log2), "f"(t562));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t564;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t564) : "f"(t563));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t564;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t548) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t566;
                    asm("mov.b32 %0, %1;" : "=f"(t566) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t568;
                    asm("mov.b32 %0, %1;" : "=f"(t568) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t569 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t570;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(s_5), "f"(scale_log2), "f"(t569));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t571;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t571;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t572 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t573;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(s_6), "f"(scale_log2), "f"(t572));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t574;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t574;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t575 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t576;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(s_7), "f"(scale_log2), "f"(t575));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t577;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(t576));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t577;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t578 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t579;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(s_8), "f"(scale_log2), "f"(t578));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t580;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t580) : "f"(t579));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t580;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t548) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t582;
                    asm("mov.b32 %0, %1;" : "=f"(t582) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t584;
                    asm("mov.b32 %0, %1;" : "=f"(t584) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t585 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(s_9), "f"(scale_log2), "f"(t585));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t587;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t587;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t588 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t589;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(s_10), "f"(scale_log2), "f"(t588));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t590;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(t589));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t590;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t591 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t592;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(s_11), "f"(scale_log2), "f"(t591));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t593;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(t592));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t593;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t594 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t595;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(s_12), "f"(scale_log2), "f"(t594));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t596;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t596) : "f"(t595));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t596;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t548) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t598;
                    asm("mov.b32 %0, %1;" : "=f"(t598) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t600;
                    asm("mov.b32 %0, %1;" : "=f"(t600) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t601 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t602;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(s_13), "f"(scale_log2), "f"(t601));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t603;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t603;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t604 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t605;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(s_14), "f"(scale_log2), "f"(t604));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t606;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(t605));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t606;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t607 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t608;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t608) : "f"(s_15), "f"(scale_log2), "f"(t607));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t609;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(t608));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t609;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t610 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t611;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t611) : "f"(s_16), "f"(scale_log2), "f"(t610));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t612;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(t611));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t612;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t548) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t614;
                    asm("mov.b32 %0, %1;" : "=f"(t614) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t616;
                    asm("mov.b32 %0, %1;" : "=f"(t616) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t617 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(s_17), "f"(scale_log2), "f"(t617));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t619;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t619;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t620 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t621;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(s_18), "f"(scale_log2), "f"(t620));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t622;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t622;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t623 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t624;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(s_19), "f"(scale_log2), "f"(t623));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t625) : "f"(t624));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t625;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t626 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t627;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t627) : "f"(s_20), "f"(scale_log2), "f"(t626));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t628;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t628) : "f"(t627));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t628;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t548) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t630;
                    asm("mov.b32 %0, %1;" : "=f"(t630) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t632;
                    asm("mov.b32 %0, %1;" : "=f"(t632) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t633 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t634;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(s_21), "f"(scale_log2), "f"(t633));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t635;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(t634));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t635;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t636 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t637;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(s_22), "f"(scale_log2), "f"(t636));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t638;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t638) : "f"(t637));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t638;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t639 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t640;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(s_23), "f"(scale_log2), "f"(t639));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t641;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t641) : "f"(t640));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t641;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t642 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t643;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t643) : "f"(s_24), "f"(scale_log2), "f"(t642));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t644;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t644) : "f"(t643));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t644;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t548) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t646;
                    asm("mov.b32 %0, %1;" : "=f"(t646) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t648;
                    asm("mov.b32 %0, %1;" : "=f"(t648) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t649 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t650;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(s_25), "f"(scale_log2), "f"(t649));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t651;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t651) : "f"(t650));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t651;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t652 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t653;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(s_26), "f"(scale_log2), "f"(t652));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t654;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(t653));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t654;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t655 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t656;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t656) : "f"(s_27), "f"(scale_log2), "f"(t655));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t657;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(t656));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t657;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t658 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t659;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t659) : "f"(s_28), "f"(scale_log2), "f"(t658));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t660;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t660) : "f"(t659));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t660;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t548) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t662;
                    asm("mov.b32 %0, %1;" : "=f"(t662) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t664;
                    asm("mov.b32 %0, %1;" : "=f"(t664) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t665 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t666;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(s_29), "f"(scale_log2), "f"(t665));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t667;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(t666));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t667;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t668 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t669;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(s_30), "f"(scale_log2), "f"(t668));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t670;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(t669));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t670;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t671 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t672;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(s_31), "f"(scale_log2), "f"(t671));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(t672));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t673;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t674 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t675;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t675) : "f"(s_32), "f"(scale_log2), "f"(t674));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t676;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t676) : "f"(t675));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t676;
#line 98 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 102 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const bool t677 = i_2 != 0u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    if (t677) {
                        const u32 t678 = i_2 - 1u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                        asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                        asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                        asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                        asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 slot_4 = t678 & 1u;
                        const u32 t680 = slot_4 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t681 = t680 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const u32 t682 = t79 + t681;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        const bool t683 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        if (t683) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t682) : "memory");
                        }
                    }
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t684;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t684) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t685;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t685) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t686;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t686) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t687;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t687) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t688;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t688) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t689;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t689) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t690;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t690) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t691;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t691) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t692;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t692) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t693;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t693) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t694;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t694) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t695;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t695) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t696;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t696) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t697;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t697) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t698;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t698) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t699;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t699) : "f"(s_31), "f"(s_32));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t700 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t701 = t700 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t702 = statistics_3 + t701;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    u32 row_37;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t702) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t703;
                    asm("mov.b32 %0, %1;" : "=f"(t703) : "r"(row_34));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t704;
                    asm("mov.b32 %0, %1;" : "=f"(t704) : "r"(row_35));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t705;
                    asm("mov.b32 %0, %1;" : "=f"(t705) : "r"(row_36));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t706;
                    asm("mov.b32 %0, %1;" : "=f"(t706) : "r"(row_37));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t707 = dp - t704;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t708 = s * t707;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t708;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t709 = dp_2 - t706;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t710 = s_2 * t709;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t710;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t711 = dp_3 - t704;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t712 = s_3 * t711;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t712;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t713 = dp_4 - t706;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t714 = s_4 * t713;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t714;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    u32 row_41;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t702) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t715;
                    asm("mov.b32 %0, %1;" : "=f"(t715) : "r"(row_38));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t716;
                    asm("mov.b32 %0, %1;" : "=f"(t716) : "r"(row_39));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t717;
                    asm("mov.b32 %0, %1;" : "=f"(t717) : "r"(row_40));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t718;
                    asm("mov.b32 %0, %1;" : "=f"(t718) : "r"(row_41));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t719 = dp_5 - t716;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t720 = s_5 * t719;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t720;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t721 = dp_6 - t718;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t722 = s_6 * t721;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t722;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t723 = dp_7 - t716;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t724 = s_7 * t723;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t724;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t725 = dp_8 - t718;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t726 = s_8 * t725;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t726;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_42;
                    u32 row_43;
                    u32 row_44;
                    u32 row_45;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t702) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t727;
                    asm("mov.b32 %0, %1;" : "=f"(t727) : "r"(row_42));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t728;
                    asm("mov.b32 %0, %1;" : "=f"(t728) : "r"(row_43));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t729;
                    asm("mov.b32 %0, %1;" : "=f"(t729) : "r"(row_44));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t730;
                    asm("mov.b32 %0, %1;" : "=f"(t730) : "r"(row_45));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t731 = dp_9 - t728;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t732 = s_9 * t731;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t732;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t733 = dp_10 - t730;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t734 = s_10 * t733;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t734;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t735 = dp_11 - t728;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t736 = s_11 * t735;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t736;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t737 = dp_12 - t730;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t738 = s_12 * t737;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t738;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_46;
                    u32 row_47;
                    u32 row_48;
                    u32 row_49;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t702) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t739;
                    asm("mov.b32 %0, %1;" : "=f"(t739) : "r"(row_46));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t740;
                    asm("mov.b32 %0, %1;" : "=f"(t740) : "r"(row_47));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t741;
                    asm("mov.b32 %0, %1;" : "=f"(t741) : "r"(row_48));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t742;
                    asm("mov.b32 %0, %1;" : "=f"(t742) : "r"(row_49));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t743 = dp_13 - t740;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t744 = s_13 * t743;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t744;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t745 = dp_14 - t742;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t746 = s_14 * t745;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t746;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t747 = dp_15 - t740;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t748 = s_15 * t747;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t748;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t749 = dp_16 - t742;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t750 = s_16 * t749;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t750;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    u32 row_53;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t702) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t751;
                    asm("mov.b32 %0, %1;" : "=f"(t751) : "r"(row_50));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t752;
                    asm("mov.b32 %0, %1;" : "=f"(t752) : "r"(row_51));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t753;
                    asm("mov.b32 %0, %1;" : "=f"(t753) : "r"(row_52));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t754;
                    asm("mov.b32 %0, %1;" : "=f"(t754) : "r"(row_53));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t755 = dp_17 - t752;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t756 = s_17 * t755;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t756;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t757 = dp_18 - t754;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t758 = s_18 * t757;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t758;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t759 = dp_19 - t752;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t760 = s_19 * t759;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t760;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t761 = dp_20 - t754;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t762 = s_20 * t761;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t762;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_54;
                    u32 row_55;
                    u32 row_56;
                    u32 row_57;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t702) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t763;
                    asm("mov.b32 %0, %1;" : "=f"(t763) : "r"(row_54));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t764;
                    asm("mov.b32 %0, %1;" : "=f"(t764) : "r"(row_55));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t765;
                    asm("mov.b32 %0, %1;" : "=f"(t765) : "r"(row_56));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t766;
                    asm("mov.b32 %0, %1;" : "=f"(t766) : "r"(row_57));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t767 = dp_21 - t764;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t768 = s_21 * t767;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t768;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t769 = dp_22 - t766;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t770 = s_22 * t769;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t770;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t771 = dp_23 - t764;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t772 = s_23 * t771;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t772;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t773 = dp_24 - t766;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t774 = s_24 * t773;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t774;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_58;
                    u32 row_59;
                    u32 row_60;
                    u32 row_61;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t702) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t775;
                    asm("mov.b32 %0, %1;" : "=f"(t775) : "r"(row_58));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t776;
                    asm("mov.b32 %0, %1;" : "=f"(t776) : "r"(row_59));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t777;
                    asm("mov.b32 %0, %1;" : "=f"(t777) : "r"(row_60));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t778;
                    asm("mov.b32 %0, %1;" : "=f"(t778) : "r"(row_61));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t779 = dp_25 - t776;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t780 = s_25 * t779;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t780;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t781 = dp_26 - t778;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t782 = s_26 * t781;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t782;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t783 = dp_27 - t776;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t784 = s_27 * t783;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t784;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t785 = dp_28 - t778;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t786 = s_28 * t785;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t786;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_62;
                    u32 row_63;
                    u32 row_64;
                    u32 row_65;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t702) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t787;
                    asm("mov.b32 %0, %1;" : "=f"(t787) : "r"(row_62));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t788;
                    asm("mov.b32 %0, %1;" : "=f"(t788) : "r"(row_63));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t789;
                    asm("mov.b32 %0, %1;" : "=f"(t789) : "r"(row_64));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t790;
                    asm("mov.b32 %0, %1;" : "=f"(t790) : "r"(row_65));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t791 = dp_29 - t788;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t792 = s_29 * t791;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t792;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t793 = dp_30 - t790;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t794 = s_30 * t793;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t794;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t795 = dp_31 - t788;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t796 = s_31 * t795;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t796;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t797 = dp_32 - t790;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t798 = s_32 * t797;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t798;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t799 = i_2 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t800 = t799 << 14u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t801 = after + t800;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t802 = t165 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t803 = t166 + t802;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t804;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t805;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t806;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t806) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t807;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t808;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t808) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t809;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t809) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t810;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t811;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t812;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t812) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t813;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t813) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t814;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t814) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t815;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t815) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t816;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t816) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t817;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t817) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t818;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t818) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t819;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t819) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t820 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t821 = t803 + t820;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t822 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t823 = t821 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t824 = t822 ^ t823;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t825 = t821 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t826 = t824 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t827 = t825 + t826;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t828 = t801 + t827;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t828), "r"(t804), "r"(t805), "r"(t806), "r"(t807) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t829 = t827 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t830 = t801 + t829;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t830), "r"(t808), "r"(t809), "r"(t810), "r"(t811) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t831 = t827 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t832 = t801 + t831;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t832), "r"(t812), "r"(t813), "r"(t814), "r"(t815) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t833 = t827 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t834 = t801 + t833;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t834), "r"(t816), "r"(t817), "r"(t818), "r"(t819) : "memory");
                    u32 t835;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t836;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t836) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t837;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t837) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t838;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t839;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t840;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t841;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t842;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t843;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t844;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t845;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t846;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t847;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t848;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t848) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t849;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t849) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t850;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(dp_31), "f"(dp_32));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept = t835;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_2 = t836;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_3 = t837;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_4 = t838;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_5 = t839;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_6 = t840;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_7 = t841;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_8 = t842;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_9 = t843;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_10 = t844;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_11 = t845;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_12 = t846;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_13 = t847;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_14 = t848;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_15 = t849;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    kept_16 = t850;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t851 = t236 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t852 = t851 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t853 = (u64)t852;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t854 = t853 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t855 = t851 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t856 = (u64)t855;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t857 = t856 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t858 = t851 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t859 = (u64)t858;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t860 = t859 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t861 = t851 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t862 = (u64)t861;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t863 = t862 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t684), "r"(t685), "r"(t686), "r"(t687), "l"(t854), "r"(t688), "r"(t689), "r"(t690), "r"(t691), "l"(t857), "r"(t692), "r"(t693), "r"(t694), "r"(t695), "l"(t860), "r"(t696), "r"(t697), "r"(t698), "r"(t699), "l"(t863) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t864 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t865 = smem_1 + t864;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t866;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t866) : "r"(t865));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t867 = t801 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t868 = t866 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t869 = t867 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t870 = (u64)t869;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t871 = t870 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t872 = t868 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t873 = (u64)t872;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t874 = t873 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t875 = t867 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t876 = (u64)t875;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t877 = t876 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t878 = t868 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t879 = (u64)t878;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t880 = t879 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t881 = t867 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t882 = (u64)t881;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t883 = t882 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t884 = t868 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t885 = (u64)t884;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t886 = t885 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t887 = t867 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t888 = (u64)t887;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t889 = t888 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t890 = t868 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t891 = (u64)t890;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t892 = t891 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t893 = t867 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t894 = (u64)t893;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t895 = t894 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t896 = t868 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t897 = (u64)t896;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t898 = t897 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t899 = t867 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t900 = (u64)t899;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t901 = t900 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t902 = t868 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t903 = (u64)t902;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t904 = t903 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t905 = t867 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t906 = (u64)t905;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t907 = t906 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t908 = t868 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t909 = (u64)t908;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t910 = t909 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t911 = t867 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t912 = (u64)t911;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t913 = t912 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t914 = t868 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t915 = (u64)t914;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t916 = t915 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t871), "l"(t874), "l"(t877), "l"(t880), "l"(t883), "l"(t886), "l"(t889), "l"(t892), "l"(t895), "l"(t898), "l"(t901), "l"(t904), "l"(t907), "l"(t910), "l"(t913), "l"(t916) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t917 = i_2 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 next_2 = t230 ? t917 : i_2;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t919 = next_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t920 = t919 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t921 = t920 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t922 = t79 + t921;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t923 = next_2 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t924 = t923 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t922), "r"(t924) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t925 = next_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t926 = t925 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t927 = t926 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t928 = t79 + t927;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t929 = next_2 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t930 = t929 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t928), "r"(t930) : "memory");
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t684), "r"(t685), "r"(t686), "r"(t687) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t688), "r"(t689), "r"(t690), "r"(t691) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t692), "r"(t693), "r"(t694), "r"(t695) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t696), "r"(t697), "r"(t698), "r"(t699) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_5 = i_2 & 1u;
                    const u32 t932 = slot_5 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t933 = t932 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t934 = t79 + t933;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t935 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t935) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t934) : "memory");
                    }
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t936 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t937 = t936 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t938 = t937 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t939 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_66 = t938 + t939;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t941 = t165 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_67 = row_66 + t941;
                    const u64 t943 = (u64)row_67;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t944 = t943 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t945 = t944 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t946 = sums + t945;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t947 = index << 10u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t948 = (u64)t947 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 address = t946 + t948;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t950 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t951 = t950 + t165;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t952 = t951 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = p + t952;
#line 351 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t954;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t954) : );
#line 351 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t955 = t954 == 1u;
#line 351 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t955) {
                        asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    }
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t956 = lane << 4u;
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t957 = place + t956;
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t958;
                    asm("mov.b32 %0, %1;" : "=r"(t958) : "f"(dq));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t959;
                    asm("mov.b32 %0, %1;" : "=r"(t959) : "f"(dq_2));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t960;
                    asm("mov.b32 %0, %1;" : "=r"(t960) : "f"(dq_3));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t961;
                    asm("mov.b32 %0, %1;" : "=r"(t961) : "f"(dq_4));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t957), "r"(t958), "r"(t959), "r"(t960), "r"(t961) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t962;
                    asm("mov.b32 %0, %1;" : "=r"(t962) : "f"(dq_5));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t963;
                    asm("mov.b32 %0, %1;" : "=r"(t963) : "f"(dq_6));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t964;
                    asm("mov.b32 %0, %1;" : "=r"(t964) : "f"(dq_7));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t965;
                    asm("mov.b32 %0, %1;" : "=r"(t965) : "f"(dq_8));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t957), "r"(t962), "r"(t963), "r"(t964), "r"(t965) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t966;
                    asm("mov.b32 %0, %1;" : "=r"(t966) : "f"(dq_9));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t967;
                    asm("mov.b32 %0, %1;" : "=r"(t967) : "f"(dq_10));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t968;
                    asm("mov.b32 %0, %1;" : "=r"(t968) : "f"(dq_11));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t969;
                    asm("mov.b32 %0, %1;" : "=r"(t969) : "f"(dq_12));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t957), "r"(t966), "r"(t967), "r"(t968), "r"(t969) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t970;
                    asm("mov.b32 %0, %1;" : "=r"(t970) : "f"(dq_13));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t971;
                    asm("mov.b32 %0, %1;" : "=r"(t971) : "f"(dq_14));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t972;
                    asm("mov.b32 %0, %1;" : "=r"(t972) : "f"(dq_15));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t973;
                    asm("mov.b32 %0, %1;" : "=r"(t973) : "f"(dq_16));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t957), "r"(t970), "r"(t971), "r"(t972), "r"(t973) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t974;
                    asm("mov.b32 %0, %1;" : "=r"(t974) : "f"(dq_17));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t975;
                    asm("mov.b32 %0, %1;" : "=r"(t975) : "f"(dq_18));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t976;
                    asm("mov.b32 %0, %1;" : "=r"(t976) : "f"(dq_19));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t977;
                    asm("mov.b32 %0, %1;" : "=r"(t977) : "f"(dq_20));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t957), "r"(t974), "r"(t975), "r"(t976), "r"(t977) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t978;
                    asm("mov.b32 %0, %1;" : "=r"(t978) : "f"(dq_21));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t979;
                    asm("mov.b32 %0, %1;" : "=r"(t979) : "f"(dq_22));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t980;
                    asm("mov.b32 %0, %1;" : "=r"(t980) : "f"(dq_23));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t981;
                    asm("mov.b32 %0, %1;" : "=r"(t981) : "f"(dq_24));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "r"(t957), "r"(t978), "r"(t979), "r"(t980), "r"(t981) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t982;
                    asm("mov.b32 %0, %1;" : "=r"(t982) : "f"(dq_25));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t983;
                    asm("mov.b32 %0, %1;" : "=r"(t983) : "f"(dq_26));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t984;
                    asm("mov.b32 %0, %1;" : "=r"(t984) : "f"(dq_27));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t985;
                    asm("mov.b32 %0, %1;" : "=r"(t985) : "f"(dq_28));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "r"(t957), "r"(t982), "r"(t983), "r"(t984), "r"(t985) : "memory");
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t986;
                    asm("mov.b32 %0, %1;" : "=r"(t986) : "f"(dq_29));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t987;
                    asm("mov.b32 %0, %1;" : "=r"(t987) : "f"(dq_30));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t988;
                    asm("mov.b32 %0, %1;" : "=r"(t988) : "f"(dq_31));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t989;
                    asm("mov.b32 %0, %1;" : "=r"(t989) : "f"(dq_32));
#line 257 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("st.shared.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "r"(t957), "r"(t986), "r"(t987), "r"(t988), "r"(t989) : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t990 = next_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t991 = t990 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t992 = t74 + t991;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t993 = t166 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t994 = smem_1 + t993;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    u32 t995;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t995) : "r"(t994));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t996 = t995 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t997 = t992 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t998 = t996 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t999 = (u64)t998;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1000 = t999 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1001 = t997 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1002 = (u64)t1001;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1003 = t1002 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1004 = t996 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1005 = (u64)t1004;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1006 = t1005 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1007 = t997 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1008 = (u64)t1007;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1009 = t1008 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1010 = t996 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1011 = (u64)t1010;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1012 = t1011 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1013 = t997 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1014 = (u64)t1013;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1015 = t1014 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1016 = t996 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1017 = (u64)t1016;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1018 = t1017 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1019 = t997 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1020 = (u64)t1019;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1021 = t1020 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1022 = t996 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1023 = (u64)t1022;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1024 = t1023 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1025 = t997 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1026 = (u64)t1025;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1027 = t1026 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1028 = t996 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1029 = (u64)t1028;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1030 = t1029 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1031 = t997 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1032 = (u64)t1031;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1033 = t1032 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1034 = t996 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1035 = (u64)t1034;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1036 = t1035 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1037 = t997 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1038 = (u64)t1037;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1039 = t1038 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1040 = t996 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1041 = (u64)t1040;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1042 = t1041 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1043 = t997 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1044 = (u64)t1043;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1045 = t1044 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1000), "l"(t1003), "l"(t1006), "l"(t1009), "l"(t1012), "l"(t1015), "l"(t1018), "l"(t1021), "l"(t1024), "l"(t1027), "l"(t1030), "l"(t1033), "l"(t1036), "l"(t1039), "l"(t1042), "l"(t1045) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 264 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1046;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1046) : );
#line 266 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1047 = t1046 == 1u;
#line 266 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1047) {
                        asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], 4096;" :  : "l"(address), "r"(place) : "memory");
                        asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                    }
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1048 = t233 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1049 = t1048 + 33554432u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1050 = (u64)t1049;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1051 = t1050 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1052 = t1048 + 33554560u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1053 = (u64)t1052;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1054 = t1053 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1055 = t1048 + 33554688u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1056 = (u64)t1055;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1057 = t1056 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u32 t1058 = t1048 + 33554816u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1059 = (u64)t1058;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    const u64 t1060 = t1059 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1051), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1054), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1057), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1060) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1061 = block_2 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t1061 == count;
                    const u32 t1063 = head_2 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1064 = wraps_2 ? t1063 : head_2;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t1064;
                    const u32 t1065 = block_2 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1066 = wraps_2 ? first_3 : t1065;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t1066;
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
            const f32 t1067 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t1067;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1068 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t1068;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1069 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t1069;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1070 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t1070;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1071 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t1071;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1072 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t1072;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1073 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t1073;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1074 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t1074;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1075 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t1075;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1076 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t1076;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1077 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t1077;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1078 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t1078;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1079 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t1079;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1080 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t1080;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1081 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t1081;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1082 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t1082;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1083 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t1083;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1084 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t1084;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1085 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t1085;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1086 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t1086;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1087 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t1087;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1088 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t1088;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1089 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t1089;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1090 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t1090;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1091 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t1091;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1092 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t1092;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1093 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t1093;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1094 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t1094;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1095 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t1095;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1096 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t1096;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1097 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t1097;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1098 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t1098;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1099 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t1099;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1100 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t1100;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1101 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t1101;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1102 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t1102;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1103 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t1103;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1104 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t1104;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1105 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t1105;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1106 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t1106;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1107 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t1107;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1108 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t1108;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1109 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t1109;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1110 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t1110;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1111 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t1111;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1112 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t1112;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1113 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t1113;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1114 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t1114;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1115 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t1115;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1116 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t1116;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1117 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t1117;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1118 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t1118;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1119 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t1119;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1120 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t1120;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1121 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t1121;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1122 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t1122;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1123 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t1123;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1124 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t1124;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1125 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t1125;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1126 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t1126;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1127 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t1127;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1128 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t1128;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1129 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t1129;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1130 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t1130;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1131 = smem_1 + 16384u;
            const u32 t1132 = t165 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1133 = t166 + t1132;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1134;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1134) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1135;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1136;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1137;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1137) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1138;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1139;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1140;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1141;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1142;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1143;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1144;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1145;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1145) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1146;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1146) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1147;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1148;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1148) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1149;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1149) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1150;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1150) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1151;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1151) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1152;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1153;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1154;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1155;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1155) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1156;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1157;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1157) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1158;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1158) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1159;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1160;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1160) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1161;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1161) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1162;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1162) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1163;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1163) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1164;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1164) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1165;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1165) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1166 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1167 = t1133 + t1166;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1168 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1169 = t1167 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1170 = t1168 ^ t1169;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1171 = t1167 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1172 = t1170 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1173 = t1171 + t1172;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1174 = smem_1 + t1173;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1174), "r"(t1134), "r"(t1135), "r"(t1136), "r"(t1137) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1175 = t1173 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1176 = smem_1 + t1175;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1176), "r"(t1138), "r"(t1139), "r"(t1140), "r"(t1141) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1177 = t1173 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1178 = smem_1 + t1177;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1178), "r"(t1142), "r"(t1143), "r"(t1144), "r"(t1145) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1179 = t1173 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1180 = smem_1 + t1179;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1180), "r"(t1146), "r"(t1147), "r"(t1148), "r"(t1149) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1181 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1182 = t1133 + t1181;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1183 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1184 = t1182 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1185 = t1183 ^ t1184;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1186 = t1182 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1187 = t1185 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1188 = t1186 + t1187;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1189 = t1131 + t1188;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1189), "r"(t1150), "r"(t1151), "r"(t1152), "r"(t1153) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1190 = t1188 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1191 = t1131 + t1190;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1191), "r"(t1154), "r"(t1155), "r"(t1156), "r"(t1157) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1192 = t1188 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1193 = t1131 + t1192;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1193), "r"(t1158), "r"(t1159), "r"(t1160), "r"(t1161) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1194 = t1188 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1195 = t1131 + t1194;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1195), "r"(t1162), "r"(t1163), "r"(t1164), "r"(t1165) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1196 = first_2 + t17;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1197 = 0ull * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1198 = t1197 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1199 = dk + t1198;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1200 = (u64)t1196;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1201 = t1200 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1202 = t1201 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1203 = t1199 + t1202;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1204 = (u64)t46;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1205 = t1204 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1206 = t1205 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1207 = t1203 + t1206;
            const u32 t1208 = seq_k_2 - t17;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1209 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1210 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1211 = t1210 << 1u;
            const u32 t1212 = t165 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1213 = t166 + t1212;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1214 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1215 = t1213 + t1214;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1216 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1217 = t1215 < t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1218 = t1216 < t1209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1219 = t1217 & t1218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1219) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1220 = t1215 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1221 = t1216 ^ t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1222 = t1215 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1223 = t1221 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1224 = t1222 + t1223;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1225 = smem_1 + t1224;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1225) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1226 = (u64)t1215 * t1211;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1227 = t1207 + t1226;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1228 = (u64)t1216 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1229 = t1227 + t1228;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1229), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1230 = t1215 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1231 = t1230 < t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1232 = t1216 < t1209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1233 = t1231 & t1232;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1233) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1234 = t1230 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1235 = t1216 ^ t1234;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1236 = t1230 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1237 = t1235 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1238 = t1236 + t1237;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1239 = smem_1 + t1238;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1239) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1240 = (u64)t1230 * t1211;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1241 = t1207 + t1240;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1242 = (u64)t1216 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1243 = t1241 + t1242;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1243), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1244 = t1215 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1245 = t1244 < t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1246 = t1216 < t1209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1247 = t1245 & t1246;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1247) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1248 = t1244 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1249 = t1216 ^ t1248;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1250 = t1244 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1251 = t1249 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1252 = t1250 + t1251;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1253 = smem_1 + t1252;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1253) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1254 = (u64)t1244 * t1211;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1255 = t1207 + t1254;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1256 = (u64)t1216 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1257 = t1255 + t1256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1257), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1258 = t1215 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1259 = t1258 < t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1260 = t1216 < t1209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1261 = t1259 & t1260;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1261) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1262 = t1258 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1263 = t1216 ^ t1262;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1264 = t1258 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1265 = t1263 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1266 = t1264 + t1265;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1267 = smem_1 + t1266;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1267) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1268 = (u64)t1258 * t1211;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1269 = t1207 + t1268;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1270 = (u64)t1216 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1271 = t1269 + t1270;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1271), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1272 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1273 = t1215 < t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1274 = t1216 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1275 = t1274 < t1209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1276 = t1273 & t1275;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1276) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1277 = t1215 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1278 = t1216 ^ t1277;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1279 = t1215 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1280 = t1278 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1281 = t1279 + t1280;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1282 = t1272 + t1281;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_84;
                u32 row_85;
                u32 row_86;
                u32 row_87;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1282) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1283 = (u64)t1215 * t1211;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1284 = t1207 + t1283;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1285 = (u64)t1216 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1286 = t1284 + t1285;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1286), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1287 = t1215 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1288 = t1287 < t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1289 = t1216 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1290 = t1289 < t1209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1291 = t1288 & t1290;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1291) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1292 = t1287 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1293 = t1216 ^ t1292;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1294 = t1287 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1295 = t1293 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1296 = t1294 + t1295;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1297 = t1272 + t1296;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_88;
                u32 row_89;
                u32 row_90;
                u32 row_91;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1297) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1298 = (u64)t1287 * t1211;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1299 = t1207 + t1298;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1300 = (u64)t1216 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1301 = t1299 + t1300;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1301), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1302 = t1215 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1303 = t1302 < t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1304 = t1216 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1305 = t1304 < t1209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1306 = t1303 & t1305;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1306) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1307 = t1302 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1308 = t1216 ^ t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1309 = t1302 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1310 = t1308 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1311 = t1309 + t1310;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1312 = t1272 + t1311;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_92;
                u32 row_93;
                u32 row_94;
                u32 row_95;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1312) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1313 = (u64)t1302 * t1211;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1314 = t1207 + t1313;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1315 = (u64)t1216 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1316 = t1314 + t1315;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1316), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1317 = t1215 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1318 = t1317 < t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1319 = t1216 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1320 = t1319 < t1209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1321 = t1318 & t1320;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1321) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1322 = t1317 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1323 = t1216 ^ t1322;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1324 = t1317 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1325 = t1323 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1326 = t1324 + t1325;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1327 = t1272 + t1326;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_96;
                u32 row_97;
                u32 row_98;
                u32 row_99;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1327) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1328 = (u64)t1317 * t1211;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1329 = t1207 + t1328;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1330 = (u64)t1216 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1331 = t1329 + t1330;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1331), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
            }
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1332 = t73 + 16384u;
            const u32 t1333 = t165 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1334 = t166 + t1333;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1335;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1336;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1337;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1338;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1339;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1340;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1340) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1341;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1342;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1342) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1343;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1344;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1345;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1345) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1346;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1346) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1347;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1348;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1348) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1349;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1349) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1350;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1351;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1352;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1352) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1353;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1353) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1354;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1354) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1355;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1355) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1356;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1356) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1357;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1358;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1358) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1359;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1360;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1361;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1362;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1363;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1364;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1365;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1366;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1367 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1368 = t1334 + t1367;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1369 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1370 = t1368 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1371 = t1369 ^ t1370;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1372 = t1368 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1373 = t1371 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1374 = t1372 + t1373;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1375 = t73 + t1374;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1375), "r"(t1335), "r"(t1336), "r"(t1337), "r"(t1338) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1376 = t1374 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1377 = t73 + t1376;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1377), "r"(t1339), "r"(t1340), "r"(t1341), "r"(t1342) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1378 = t1374 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1379 = t73 + t1378;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1379), "r"(t1343), "r"(t1344), "r"(t1345), "r"(t1346) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1380 = t1374 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1381 = t73 + t1380;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1381), "r"(t1347), "r"(t1348), "r"(t1349), "r"(t1350) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1382 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1383 = t1334 + t1382;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1384 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1385 = t1383 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1386 = t1384 ^ t1385;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1387 = t1383 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1388 = t1386 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1389 = t1387 + t1388;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1390 = t1332 + t1389;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1390), "r"(t1351), "r"(t1352), "r"(t1353), "r"(t1354) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1391 = t1389 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1392 = t1332 + t1391;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1392), "r"(t1355), "r"(t1356), "r"(t1357), "r"(t1358) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1393 = t1389 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1394 = t1332 + t1393;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1394), "r"(t1359), "r"(t1360), "r"(t1361), "r"(t1362) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1395 = t1389 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1396 = t1332 + t1395;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1396), "r"(t1363), "r"(t1364), "r"(t1365), "r"(t1366) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1397 = first_2 + t17;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1398 = 0ull * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1399 = t1398 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1400 = dv + t1399;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1401 = (u64)t1397;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1402 = t1401 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1403 = t1402 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1404 = t1400 + t1403;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1405 = (u64)t46;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1406 = t1405 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1407 = t1406 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1408 = t1404 + t1407;
            const u32 t1409 = seq_k_2 - t17;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1410 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1411 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1412 = t1411 << 1u;
            const u32 t1413 = t165 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1414 = t166 + t1413;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1415 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1416 = t1414 + t1415;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1417 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1418 = t1416 < t1409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1419 = t1417 < t1410;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1420 = t1418 & t1419;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1420) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1421 = t1416 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1422 = t1417 ^ t1421;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1423 = t1416 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1424 = t1422 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1425 = t1423 + t1424;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1426 = t73 + t1425;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_100;
                u32 row_101;
                u32 row_102;
                u32 row_103;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t1426) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1427 = (u64)t1416 * t1412;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1428 = t1408 + t1427;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1429 = (u64)t1417 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1430 = t1428 + t1429;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1430), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1431 = t1416 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1432 = t1431 < t1409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1433 = t1417 < t1410;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1434 = t1432 & t1433;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1434) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1435 = t1431 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1436 = t1417 ^ t1435;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1437 = t1431 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1438 = t1436 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1439 = t1437 + t1438;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1440 = t73 + t1439;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_104;
                u32 row_105;
                u32 row_106;
                u32 row_107;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t1440) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1441 = (u64)t1431 * t1412;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1442 = t1408 + t1441;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1443 = (u64)t1417 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1444 = t1442 + t1443;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1444), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1445 = t1416 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1446 = t1445 < t1409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1447 = t1417 < t1410;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1448 = t1446 & t1447;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1448) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1449 = t1445 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1450 = t1417 ^ t1449;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1451 = t1445 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1452 = t1450 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1453 = t1451 + t1452;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1454 = t73 + t1453;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_108;
                u32 row_109;
                u32 row_110;
                u32 row_111;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t1454) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1455 = (u64)t1445 * t1412;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1456 = t1408 + t1455;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1457 = (u64)t1417 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1458 = t1456 + t1457;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1458), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1459 = t1416 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1460 = t1459 < t1409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1461 = t1417 < t1410;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1462 = t1460 & t1461;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1462) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1463 = t1459 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1464 = t1417 ^ t1463;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1465 = t1459 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1466 = t1464 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1467 = t1465 + t1466;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1468 = t73 + t1467;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_112;
                u32 row_113;
                u32 row_114;
                u32 row_115;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t1468) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1469 = (u64)t1459 * t1412;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1470 = t1408 + t1469;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1471 = (u64)t1417 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1472 = t1470 + t1471;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1472), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1473 = t73 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1474 = t1416 < t1409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1475 = t1417 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1476 = t1475 < t1410;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1477 = t1474 & t1476;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1477) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1478 = t1416 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1479 = t1417 ^ t1478;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1480 = t1416 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1481 = t1479 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1482 = t1480 + t1481;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1483 = t1473 + t1482;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_116;
                u32 row_117;
                u32 row_118;
                u32 row_119;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1483) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1484 = (u64)t1416 * t1412;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1485 = t1408 + t1484;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1486 = (u64)t1417 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1487 = t1485 + t1486;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1487), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1488 = t1416 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1489 = t1488 < t1409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1490 = t1417 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1491 = t1490 < t1410;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1492 = t1489 & t1491;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1492) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1493 = t1488 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1494 = t1417 ^ t1493;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1495 = t1488 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1496 = t1494 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1497 = t1495 + t1496;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1498 = t1473 + t1497;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_120;
                u32 row_121;
                u32 row_122;
                u32 row_123;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1498) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1499 = (u64)t1488 * t1412;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1500 = t1408 + t1499;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1501 = (u64)t1417 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1502 = t1500 + t1501;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1502), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1503 = t1416 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1504 = t1503 < t1409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1505 = t1417 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1506 = t1505 < t1410;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1507 = t1504 & t1506;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1507) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1508 = t1503 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1509 = t1417 ^ t1508;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1510 = t1503 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1511 = t1509 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1512 = t1510 + t1511;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1513 = t1473 + t1512;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_124;
                u32 row_125;
                u32 row_126;
                u32 row_127;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1513) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1514 = (u64)t1503 * t1412;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1515 = t1408 + t1514;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1516 = (u64)t1417 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1517 = t1515 + t1516;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1517), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1518 = t1416 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1519 = t1518 < t1409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1520 = t1417 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1521 = t1520 < t1410;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1522 = t1519 & t1521;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1522) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1523 = t1518 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1524 = t1417 ^ t1523;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1525 = t1518 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1526 = t1524 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1527 = t1525 + t1526;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1528 = t1473 + t1527;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_128;
                u32 row_129;
                u32 row_130;
                u32 row_131;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1528) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1529 = (u64)t1518 * t1412;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1530 = t1408 + t1529;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1531 = (u64)t1417 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1532 = t1530 + t1531;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1532), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
            }
#line 403 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1533;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1533) : );
#line 403 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1534 = t1533 == 1u;
#line 403 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1534) {
                asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
            }
        }
    }
}
