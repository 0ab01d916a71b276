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
    const u32 t1 = seq_k + 63u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 6u;
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
    const u32 t17 = t13 << 6u;
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
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t29 = t28 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t29 + 1u;
        const u32 t31 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t32 = t31 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t32 < seq_k ? t32 : seq_k;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t17 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t35 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t36 = found ? low : t35;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t36;
        const u32 t37 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t37;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_2 = low;
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t41 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t41));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t45 = smem_1 + 32768u;
    const u32 t46 = t45 + 32768u;
    const u32 t47 = t46 + 65536u;
    const u32 after = t47 + 65536u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 8192u;
    const u32 p = statistics_2 + 1024u;
    const u32 sums_2 = p + 8192u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t52 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t52) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(sums_2) : "memory");
        const u32 t53 = sums_2 + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t53) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t54 = sums_2 + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t54) : "memory");
        const u32 t55 = sums_2 + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t55) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t56 = sums_2 + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t56) : "memory");
        const u32 t57 = sums_2 + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t57) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t58 = sums_2 + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t58) : "memory");
        const u32 t59 = sums_2 + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t59) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t60 = sums_2 + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t60) : "memory");
        const u32 t61 = sums_2 + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t61) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t62 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t62) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t63 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t63) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t64 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = t64 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t66 = t19 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t66;
            u32 block = first_2;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t67 = i + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t68 = t67 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t69 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t69) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t70;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t70) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t71 = t70 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t71) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(sums_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(sums_2), "r"(0u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t72 = smem_1 + 8192u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t72), "l"(k), "r"(sums_2), "r"(64u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t73 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t73), "l"(k), "r"(sums_2), "r"(128u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t74 = smem_1 + 24576u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t74), "l"(k), "r"(sums_2), "r"(192u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t76 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t77 = t76 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t78 = sums_2 + t77;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t79 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t80 = t79 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t81 = t80 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t78), "r"(t81) : "memory");
                const u32 t82 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t83 = t82 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t84 = sums_2 + t83;
                const u32 t85 = slot << 15u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t86 = t46 + t85;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t87 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t88 = t87 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t89 = t88 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t90 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t89 + t90;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t92 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t94;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t94) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t95 = t94 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t95) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 33280;" :  : "r"(t84) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t86), "l"(q), "r"(t84), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t96 = t86 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t96), "l"(q), "r"(t84), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t97 = t86 + 16384u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t97), "l"(q), "r"(t84), "r"(128u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t98 = t86 + 24576u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t98), "l"(q), "r"(t84), "r"(192u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t99 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t100 = statistics_2 + t99;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t100), "l"(statistics), "r"(t84), "r"(0u), "r"(0u), "r"(t92), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t101 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t101) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t102 = sums_2 + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t103;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t103) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t104 = t103 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t104) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t102) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t45), "l"(v), "r"(t102), "r"(0u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t105 = t45 + 8192u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t105), "l"(v), "r"(t102), "r"(64u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t106 = t45 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t106), "l"(v), "r"(t102), "r"(128u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t107 = t45 + 24576u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t107), "l"(v), "r"(t102), "r"(192u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t109 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t110 = t109 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t111 = sums_2 + t110;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t112 = i >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t113 = t112 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t114 = t113 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t111), "r"(t114) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t115 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t116 = t115 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t117 = sums_2 + t116;
                const u32 t118 = slot_2 << 15u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t119 = t47 + t118;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t121;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t121) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t122 = t121 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t122) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t117) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t119), "l"(d_o), "r"(t117), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t123 = t119 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t123), "l"(d_o), "r"(t117), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t124 = t119 + 16384u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t124), "l"(d_o), "r"(t117), "r"(128u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t125 = t119 + 24576u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t125), "l"(d_o), "r"(t117), "r"(192u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t126 = block + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t126 == count;
                const u32 t128 = head + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t129 = wraps ? t128 : head;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head = t129;
                const u32 t130 = block + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t131 = wraps ? first_2 : t130;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block = t131;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t133 = index == 0u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t133) {
            const u32 t134 = warp & 3u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_2 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_3 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_4 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_5 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_6 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_7 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_8 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_9 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_10 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_11 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_12 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_13 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_14 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_15 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_16 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_17 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_18 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_19 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_20 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_21 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_22 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_23 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_24 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_25 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_26 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_27 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_28 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_29 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_30 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_31 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_32 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_2 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_3 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_4 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_5 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_6 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_7 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_8 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_9 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_10 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_11 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_12 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_13 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_14 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_15 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_16 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_17 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_18 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_19 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_20 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_21 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_22 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_23 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_24 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_25 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_26 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_27 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_28 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_29 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_30 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_31 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_32 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_33 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_34 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_35 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_36 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_37 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_38 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_39 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_40 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_41 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_42 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_43 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_44 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_45 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_46 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_47 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_48 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_49 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_50 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_51 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_52 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_53 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_54 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_55 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_56 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_57 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_58 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_59 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_60 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_61 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_62 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_63 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_64 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_2 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_3 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_4 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_5 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_6 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_7 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_8 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_9 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_10 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_11 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_12 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_13 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_14 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_15 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_16 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_17 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_18 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_19 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_20 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_21 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_22 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_23 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_24 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_25 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_26 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_27 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_28 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_29 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_30 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_31 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_32 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_33 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_34 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_35 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_36 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_37 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_38 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_39 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_40 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_41 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_42 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_43 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_44 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_45 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_46 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_47 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_48 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_49 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_50 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_51 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_52 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_53 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_54 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_55 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_56 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_57 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_58 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_59 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_60 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_61 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_62 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_63 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_64 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_65 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_66 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_67 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_68 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_69 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_70 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_71 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_72 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_73 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_74 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_75 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_76 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_77 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_78 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_79 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_80 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_81 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_82 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_83 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_84 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_85 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_86 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_87 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_88 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_89 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_90 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_91 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_92 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_93 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_94 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_95 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_96 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_97 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_98 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_99 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_100 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_101 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_102 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_103 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_104 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_105 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_106 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_107 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_108 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_109 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_110 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_111 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_112 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_113 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_114 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_115 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_116 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_117 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_118 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_119 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_120 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_121 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_122 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_123 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_124 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_125 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_126 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_127 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_128 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_129 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t135 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t136 = t135 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t137 = t136 != 0u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t137) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(sums_2), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t138 = sums_2 + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t138), "r"(0u) : "memory");
#line 120 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t139;
                asm volatile("mov.b32 %0, %1;" : "=r"(t139) : "r"(smem_1));
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t140 = t139 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t141 = t46 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t142 = t140 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t143 = (u64)t142;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t144 = t143 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t145 = t141 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t146 = (u64)t145;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t147 = t146 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t148 = t140 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t149 = (u64)t148;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t150 = t149 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t151 = t141 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t152 = (u64)t151;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t153 = t152 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t154 = t140 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t155 = (u64)t154;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t156 = t155 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t157 = t141 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t158 = (u64)t157;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t159 = t158 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t160 = t140 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t161 = (u64)t160;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t162 = t161 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t163 = t141 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t164 = (u64)t163;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t165 = t164 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t166 = t140 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t167 = (u64)t166;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t168 = t167 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t169 = t141 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t170 = (u64)t169;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t171 = t170 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t172 = t140 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t173 = (u64)t172;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t174 = t173 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t175 = t141 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t176 = (u64)t175;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t177 = t176 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t178 = t140 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t179 = (u64)t178;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t180 = t179 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t181 = t141 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t182 = (u64)t181;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t183 = t182 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t184 = t140 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t185 = (u64)t184;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t186 = t185 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t187 = t141 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t188 = (u64)t187;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t189 = t188 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t190 = t140 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t191 = (u64)t190;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t192 = t191 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t193 = t141 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t194 = (u64)t193;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t195 = t194 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t196 = t140 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t197 = (u64)t196;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t198 = t197 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t199 = t141 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t200 = (u64)t199;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t201 = t200 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t202 = t140 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t203 = (u64)t202;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t204 = t203 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t205 = t141 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t206 = (u64)t205;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t207 = t206 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t208 = t140 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t209 = (u64)t208;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t210 = t209 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t211 = t141 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t212 = (u64)t211;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t213 = t212 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t214 = t140 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t215 = (u64)t214;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t216 = t215 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t217 = t141 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t218 = (u64)t217;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t219 = t218 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t220 = t140 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t221 = (u64)t220;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t222 = t221 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t223 = t141 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t224 = (u64)t223;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t225 = t224 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t226 = t140 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t227 = (u64)t226;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t228 = t227 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t229 = t141 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t230 = (u64)t229;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t231 = t230 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t232 = t140 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t233 = (u64)t232;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t234 = t233 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t235 = t141 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t236 = (u64)t235;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t237 = t236 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t144), "l"(t147), "l"(t150), "l"(t153), "l"(t156), "l"(t159), "l"(t162), "l"(t165), "l"(t168), "l"(t171), "l"(t174), "l"(t177), "l"(t180), "l"(t183), "l"(t186), "l"(t189), "l"(t192), "l"(t195), "l"(t198), "l"(t201), "l"(t204), "l"(t207), "l"(t210), "l"(t213), "l"(t216), "l"(t219), "l"(t222), "l"(t225), "l"(t228), "l"(t231), "l"(t234), "l"(t237) : "memory");
#line 126 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 t238 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = t238 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t240 = t19 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t240;
                u32 block_2 = first_2;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t241 = i_2 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const bool t242 = t241 < count_3;
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t243 = block_2 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t244 = block_2 << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t245 = t244 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_3 = t245 + 1u;
                    const u32 t247 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t248 = t247 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_4 = t248 < seq_k ? t248 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t250 = t17 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = end_4 < t250;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (right) {
                        const u32 t252 = t134 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u32 t253 = t17 + t252;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t254 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t253 + t254;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t256 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t257 = t256 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t258 = t243 + t257;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t259 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t260 = t259 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t261 = t243 + t260;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t262 = t261 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t263 = t258 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_5 = t263 + 1u;
                        const u32 t265 = end_5 > seq_q ? end_5 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t266 = t265 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_6 = t266 < seq_k ? t266 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t268 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_7 = t268 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t271 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t271;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t273 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t273;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t274 = t262 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_8 = t274 + 1u;
                        const u32 t276 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t277 = t276 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_9 = t277 < seq_k ? t277 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t279 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t279 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t282 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t282;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t284 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t284;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t285 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t286 = t285 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t287 = t243 + t286;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t288 = t287 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t289 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t290 = t289 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t291 = t243 + t290;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t292 = t291 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t293 = t288 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_11 = t293 + 1u;
                        const u32 t295 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t296 = t295 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_12 = t296 < seq_k ? t296 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t298 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t298 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t301 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t301;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t303 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t303;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t304 = t292 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_14 = t304 + 1u;
                        const u32 t306 = end_14 > seq_q ? end_14 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t307 = t306 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_15 = t307 < seq_k ? t307 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t309 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_16 = t309 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t312 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t312;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t314 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t314;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t315 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t316 = t315 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t317 = t243 + t316;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t318 = t317 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t319 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t320 = t319 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t321 = t243 + t320;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t322 = t321 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t323 = t318 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_17 = t323 + 1u;
                        const u32 t325 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t326 = t325 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_18 = t326 < seq_k ? t326 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t328 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_19 = t328 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t331 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t331;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t333 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t333;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t334 = t322 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_20 = t334 + 1u;
                        const u32 t336 = end_20 > seq_q ? end_20 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t337 = t336 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_21 = t337 < seq_k ? t337 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t339 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_22 = t339 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t342 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t342;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t344 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t344;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t345 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t346 = t345 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t347 = t243 + t346;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t348 = t347 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t349 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t350 = t349 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t351 = t243 + t350;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t352 = t351 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t353 = t348 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_23 = t353 + 1u;
                        const u32 t355 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t356 = t355 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_24 = t356 < seq_k ? t356 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t358 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_25 = t358 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t361 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t361;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t363 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t363;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t364 = t352 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_26 = t364 + 1u;
                        const u32 t366 = end_26 > seq_q ? end_26 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t367 = t366 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_27 = t367 < seq_k ? t367 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t369 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_28 = t369 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t372 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t372;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t374 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t374;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t375 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t376 = t375 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t377 = t243 + t376;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t378 = t377 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t379 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t380 = t379 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t381 = t243 + t380;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t382 = t381 + 33u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t383 = t378 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_29 = t383 + 1u;
                        const u32 t385 = end_29 > seq_q ? end_29 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t386 = t385 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_30 = t386 < seq_k ? t386 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t388 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_31 = t388 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t391 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t391;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t393 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t393;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t394 = t382 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_32 = t394 + 1u;
                        const u32 t396 = end_32 > seq_q ? end_32 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t397 = t396 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_33 = t397 < seq_k ? t397 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t399 = end_33 > column ? end_33 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_34 = t399 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t402 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t402;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t404 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t404;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t405 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t406 = t405 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t407 = t243 + t406;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t408 = t407 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t409 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t410 = t409 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t411 = t243 + t410;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t412 = t411 + 41u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t413 = t408 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_35 = t413 + 1u;
                        const u32 t415 = end_35 > seq_q ? end_35 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t416 = t415 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_36 = t416 < seq_k ? t416 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t418 = end_36 > column ? end_36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_37 = t418 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t421 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t421;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t423 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t423;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t424 = t412 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_38 = t424 + 1u;
                        const u32 t426 = end_38 > seq_q ? end_38 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t427 = t426 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_39 = t427 < seq_k ? t427 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t429 = end_39 > column ? end_39 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_40 = t429 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t432 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t432;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t434 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t434;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t435 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t436 = t435 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t437 = t243 + t436;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t438 = t437 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t439 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t440 = t439 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t441 = t243 + t440;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t442 = t441 + 49u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t443 = t438 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_41 = t443 + 1u;
                        const u32 t445 = end_41 > seq_q ? end_41 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t446 = t445 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_42 = t446 < seq_k ? t446 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t448 = end_42 > column ? end_42 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_43 = t448 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t451 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t451;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t453 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t453;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t454 = t442 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_44 = t454 + 1u;
                        const u32 t456 = end_44 > seq_q ? end_44 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t457 = t456 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_45 = t457 < seq_k ? t457 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t459 = end_45 > column ? end_45 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_46 = t459 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t462 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t462;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t464 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t464;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t465 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t466 = t465 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t467 = t243 + t466;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t468 = t467 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t469 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t470 = t469 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t471 = t243 + t470;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t472 = t471 + 57u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t473 = t468 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_47 = t473 + 1u;
                        const u32 t475 = end_47 > seq_q ? end_47 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t476 = t475 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_48 = t476 < seq_k ? t476 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t478 = end_48 > column ? end_48 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_49 = t478 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t481 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t481;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t483 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t483;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t484 = t472 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_50 = t484 + 1u;
                        const u32 t486 = end_50 > seq_q ? end_50 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t487 = t486 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_51 = t487 < seq_k ? t487 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t489 = end_51 > column ? end_51 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_52 = t489 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t492 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t492;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t494 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t494;
                    }
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_2 & 1u;
                    const u32 t496 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t497 = statistics_2 + t496;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t498 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t499 = t498 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t500 = t497 + t499;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t500) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t502;
                    asm("mov.b32 %0, %1;" : "=f"(t502) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t504;
                    asm("mov.b32 %0, %1;" : "=f"(t504) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t505 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t506;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(s), "f"(scale_log2), "f"(t505));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t507;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t508 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t509;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t509) : "f"(s_2), "f"(scale_log2), "f"(t508));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t510;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(t509));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t510;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t511 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t512;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t512) : "f"(s_3), "f"(scale_log2), "f"(t511));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t513;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t513) : "f"(t512));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t513;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t514 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t515;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t515) : "f"(s_4), "f"(scale_log2), "f"(t514));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t516;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(t515));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t516;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t500) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t518;
                    asm("mov.b32 %0, %1;" : "=f"(t518) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t520;
                    asm("mov.b32 %0, %1;" : "=f"(t520) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t521 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(s_5), "f"(scale_log2), "f"(t521));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(t522));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t523;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t524 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t525;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t525) : "f"(s_6), "f"(scale_log2), "f"(t524));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t526;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(t525));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t526;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t527 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t528;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(s_7), "f"(scale_log2), "f"(t527));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t529;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t529) : "f"(t528));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t529;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t530 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t531;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t531) : "f"(s_8), "f"(scale_log2), "f"(t530));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t532;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(t531));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t532;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t500) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t534;
                    asm("mov.b32 %0, %1;" : "=f"(t534) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t536;
                    asm("mov.b32 %0, %1;" : "=f"(t536) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t537 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(s_9), "f"(scale_log2), "f"(t537));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(t538));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t539;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t540 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t541;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t541) : "f"(s_10), "f"(scale_log2), "f"(t540));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t542;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(t541));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t542;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t543 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t544;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t544) : "f"(s_11), "f"(scale_log2), "f"(t543));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t545;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t545) : "f"(t544));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t545;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t546 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t547;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(s_12), "f"(scale_log2), "f"(t546));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t548;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t548) : "f"(t547));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t548;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t500) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t550;
                    asm("mov.b32 %0, %1;" : "=f"(t550) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t552;
                    asm("mov.b32 %0, %1;" : "=f"(t552) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t553 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(s_13), "f"(scale_log2), "f"(t553));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(t554));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t555;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t556 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t557;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t557) : "f"(s_14), "f"(scale_log2), "f"(t556));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t558;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t558) : "f"(t557));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t558;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t559 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t560;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t560) : "f"(s_15), "f"(scale_log2), "f"(t559));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t561;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t561) : "f"(t560));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t561;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t562 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t563;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(s_16), "f"(scale_log2), "f"(t562));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t564;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t564) : "f"(t563));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t564;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t500) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t566;
                    asm("mov.b32 %0, %1;" : "=f"(t566) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t568;
                    asm("mov.b32 %0, %1;" : "=f"(t568) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t569 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t570;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(s_17), "f"(scale_log2), "f"(t569));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t571;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t571;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t572 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t573;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(s_18), "f"(scale_log2), "f"(t572));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t574;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t574;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t575 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t576;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(s_19), "f"(scale_log2), "f"(t575));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t577;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(t576));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t577;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t578 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t579;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(s_20), "f"(scale_log2), "f"(t578));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t580;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t580) : "f"(t579));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t580;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t500) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t582;
                    asm("mov.b32 %0, %1;" : "=f"(t582) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t584;
                    asm("mov.b32 %0, %1;" : "=f"(t584) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t585 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(s_21), "f"(scale_log2), "f"(t585));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t587;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t587;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t588 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t589;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(s_22), "f"(scale_log2), "f"(t588));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t590;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(t589));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t590;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t591 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t592;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(s_23), "f"(scale_log2), "f"(t591));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t593;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(t592));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t593;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t594 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t595;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(s_24), "f"(scale_log2), "f"(t594));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t596;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t596) : "f"(t595));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t596;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t500) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t598;
                    asm("mov.b32 %0, %1;" : "=f"(t598) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t600;
                    asm("mov.b32 %0, %1;" : "=f"(t600) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t601 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t602;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(s_25), "f"(scale_log2), "f"(t601));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t603;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t603;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t604 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t605;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(s_26), "f"(scale_log2), "f"(t604));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t606;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(t605));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t606;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t607 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t608;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t608) : "f"(s_27), "f"(scale_log2), "f"(t607));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t609;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(t608));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t609;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t610 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t611;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t611) : "f"(s_28), "f"(scale_log2), "f"(t610));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t612;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(t611));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t612;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t500) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t614;
                    asm("mov.b32 %0, %1;" : "=f"(t614) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t616;
                    asm("mov.b32 %0, %1;" : "=f"(t616) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t617 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(s_29), "f"(scale_log2), "f"(t617));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t619;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t619;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t620 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t621;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(s_30), "f"(scale_log2), "f"(t620));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t622;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t622;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t623 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t624;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(s_31), "f"(scale_log2), "f"(t623));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t625) : "f"(t624));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t625;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t626 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t627;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t627) : "f"(s_32), "f"(scale_log2), "f"(t626));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t628;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t628) : "f"(t627));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t628;
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t629;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t629) : "f"(s), "f"(s_2));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t630;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t630) : "f"(s_3), "f"(s_4));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t631;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t631) : "f"(s_5), "f"(s_6));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t632;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t632) : "f"(s_7), "f"(s_8));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t633;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t633) : "f"(s_9), "f"(s_10));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t634;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t634) : "f"(s_11), "f"(s_12));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t635;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t635) : "f"(s_13), "f"(s_14));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t636;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t636) : "f"(s_15), "f"(s_16));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t637;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t637) : "f"(s_17), "f"(s_18));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t638;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t638) : "f"(s_19), "f"(s_20));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t639;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t639) : "f"(s_21), "f"(s_22));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t640;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t640) : "f"(s_23), "f"(s_24));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t641;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t641) : "f"(s_25), "f"(s_26));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t642;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t642) : "f"(s_27), "f"(s_28));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t643;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t643) : "f"(s_29), "f"(s_30));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t644;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t644) : "f"(s_31), "f"(s_32));
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t645 = t134 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t646 = p + t645;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t647 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t648 = t646 + t647;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t648), "r"(t629), "r"(t630), "r"(t631), "r"(t632) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t649 = t134 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t650 = p + t649;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t651 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t652 = t650 + t651;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t652), "r"(t633), "r"(t634), "r"(t635), "r"(t636) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t653 = t134 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t654 = p + t653;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t655 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t656 = t654 + t655;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t656), "r"(t637), "r"(t638), "r"(t639), "r"(t640) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t657 = t134 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t658 = p + t657;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t659 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t660 = t658 + t659;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t660), "r"(t641), "r"(t642), "r"(t643), "r"(t644) : "memory");
#line 113 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(3u) : "memory");
#line 78 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_2 & 1u;
                    const u32 t662 = slot_4 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t663 = t662 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t664 = sums_2 + t663;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t665 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t665) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t664) : "memory");
                    }
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t666 = i_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t667 = t666 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t668 = t667 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t669 = sums_2 + t668;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t670 = i_2 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t671 = t670 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t669), "r"(t671) : "memory");
#line 81 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t672 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t673 = t672 << 15u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t674 = t47 + t673;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t675 = t674 >> 4u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t676 = t675 + 33554432u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t677 = (u64)t676;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t678 = t677 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t679 = t675 + 33554560u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t680 = (u64)t679;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t681 = t680 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t682 = t675 + 33554688u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t683 = (u64)t682;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t684 = t683 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t685 = t675 + 33554816u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t686 = (u64)t685;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t687 = t686 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%133, %134, %135, %136}, %137, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%138, %139, %140, %141}, %142, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%143, %144, %145, %146}, %147, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) : "r"(t629), "r"(t630), "r"(t631), "r"(t632), "l"(t678), "r"(t633), "r"(t634), "r"(t635), "r"(t636), "l"(t681), "r"(t637), "r"(t638), "r"(t639), "r"(t640), "l"(t684), "r"(t641), "r"(t642), "r"(t643), "r"(t644), "l"(t687) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t688 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t689 = smem_1 + t688;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t690;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t690) : "r"(t689));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t691 = after >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t692 = t690 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t693 = t691 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t694 = (u64)t693;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t695 = t694 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t696 = t692 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t697 = (u64)t696;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t698 = t697 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t699 = t691 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t700 = (u64)t699;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t701 = t700 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t702 = t692 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t703 = (u64)t702;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t704 = t703 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t705 = t691 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t706 = (u64)t705;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t707 = t706 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t708 = t692 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t709 = (u64)t708;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t710 = t709 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t711 = t691 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t712 = (u64)t711;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t713 = t712 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t714 = t692 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t715 = (u64)t714;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t716 = t715 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32), "=&f"(dq_33), "=&f"(dq_34), "=&f"(dq_35), "=&f"(dq_36), "=&f"(dq_37), "=&f"(dq_38), "=&f"(dq_39), "=&f"(dq_40), "=&f"(dq_41), "=&f"(dq_42), "=&f"(dq_43), "=&f"(dq_44), "=&f"(dq_45), "=&f"(dq_46), "=&f"(dq_47), "=&f"(dq_48), "=&f"(dq_49), "=&f"(dq_50), "=&f"(dq_51), "=&f"(dq_52), "=&f"(dq_53), "=&f"(dq_54), "=&f"(dq_55), "=&f"(dq_56), "=&f"(dq_57), "=&f"(dq_58), "=&f"(dq_59), "=&f"(dq_60), "=&f"(dq_61), "=&f"(dq_62), "=&f"(dq_63), "=&f"(dq_64) : "l"(t695), "l"(t698), "l"(t701), "l"(t704), "l"(t707), "l"(t710), "l"(t713), "l"(t716) : "memory");
#line 87 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t717 = i_2 + 1u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next = t242 ? t717 : i_2;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t719 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t720 = t719 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t721 = t720 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t722 = sums_2 + t721;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t723 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t724 = t723 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t722), "r"(t724) : "memory");
#line 90 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) :  : "memory");
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t725 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t726 = t725 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t727 = t726 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t728 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_34 = t727 + t728;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t730 = t134 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_35 = row_34 + t730;
                    const u64 t732 = (u64)row_35;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t733 = t732 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t734 = t733 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t735 = sums + t734;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t736 = index << 11u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t737 = (u64)t736 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t738 = t735 + t737;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t739 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t740 = t739 + t134;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t741 = t740 << 13u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = sums_2 + t741;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t743 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t744 = (u64)t743 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address = t738 + t744;
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
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_33), "f"(dq_34), "f"(dq_35), "f"(dq_36) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_37), "f"(dq_38), "f"(dq_39), "f"(dq_40) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_41), "f"(dq_42), "f"(dq_43), "f"(dq_44) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_45), "f"(dq_46), "f"(dq_47), "f"(dq_48) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_49), "f"(dq_50), "f"(dq_51), "f"(dq_52) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_53), "f"(dq_54), "f"(dq_55), "f"(dq_56) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_57), "f"(dq_58), "f"(dq_59), "f"(dq_60) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_61), "f"(dq_62), "f"(dq_63), "f"(dq_64) : "memory");
#line 93 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t629), "r"(t630), "r"(t631), "r"(t632) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t633), "r"(t634), "r"(t635), "r"(t636) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t637), "r"(t638), "r"(t639), "r"(t640) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t641), "r"(t642), "r"(t643), "r"(t644) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_5 = i_2 & 1u;
                    const u32 t747 = slot_5 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t748 = t747 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t749 = sums_2 + t748;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t750 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t750) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t749) : "memory");
                    }
#line 120 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t751;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t751) : "r"(smem_1));
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t752 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t753 = t752 << 15u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t754 = t46 + t753;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t755 = t751 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t756 = t754 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t757 = t755 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t758 = (u64)t757;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t759 = t758 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t760 = t756 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t761 = (u64)t760;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t762 = t761 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t763 = t755 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t764 = (u64)t763;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t765 = t764 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t766 = t756 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t767 = (u64)t766;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t768 = t767 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t769 = t755 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t770 = (u64)t769;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t771 = t770 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t772 = t756 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t773 = (u64)t772;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t774 = t773 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t775 = t755 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t776 = (u64)t775;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t777 = t776 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t778 = t756 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t779 = (u64)t778;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t780 = t779 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t781 = t755 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t782 = (u64)t781;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t783 = t782 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t784 = t756 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t785 = (u64)t784;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t786 = t785 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t787 = t755 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t788 = (u64)t787;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t789 = t788 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t790 = t756 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t791 = (u64)t790;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t792 = t791 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t793 = t755 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t794 = (u64)t793;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t795 = t794 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t796 = t756 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t797 = (u64)t796;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t798 = t797 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t799 = t755 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t800 = (u64)t799;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t801 = t800 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t802 = t756 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t803 = (u64)t802;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t804 = t803 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t805 = t755 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t806 = (u64)t805;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t807 = t806 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t808 = t756 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t809 = (u64)t808;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t810 = t809 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t811 = t755 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t812 = (u64)t811;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t813 = t812 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t814 = t756 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t815 = (u64)t814;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t816 = t815 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t817 = t755 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t818 = (u64)t817;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t819 = t818 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t820 = t756 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t821 = (u64)t820;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t822 = t821 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t823 = t755 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t824 = (u64)t823;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t825 = t824 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t826 = t756 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t827 = (u64)t826;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t828 = t827 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t829 = t755 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t830 = (u64)t829;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t831 = t830 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t832 = t756 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t833 = (u64)t832;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t834 = t833 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t835 = t755 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t836 = (u64)t835;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t837 = t836 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t838 = t756 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t839 = (u64)t838;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t840 = t839 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t841 = t755 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t842 = (u64)t841;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t843 = t842 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t844 = t756 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t845 = (u64)t844;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t846 = t845 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t847 = t755 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t848 = (u64)t847;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t849 = t848 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t850 = t756 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t851 = (u64)t850;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t852 = t851 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t759), "l"(t762), "l"(t765), "l"(t768), "l"(t771), "l"(t774), "l"(t777), "l"(t780), "l"(t783), "l"(t786), "l"(t789), "l"(t792), "l"(t795), "l"(t798), "l"(t801), "l"(t804), "l"(t807), "l"(t810), "l"(t813), "l"(t816), "l"(t819), "l"(t822), "l"(t825), "l"(t828), "l"(t831), "l"(t834), "l"(t837), "l"(t840), "l"(t843), "l"(t846), "l"(t849), "l"(t852) : "memory");
#line 126 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address) : "memory");
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t853 = block_2 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t853 == count;
                    const u32 t855 = head_2 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t856 = wraps_2 ? t855 : head_2;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t856;
                    const u32 t857 = block_2 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t858 = wraps_2 ? first_2 : t857;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t858;
                }
            }
#line 64 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t859 = t45 + 8192u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t860 = t45 + 16384u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t861 = t45 + 24576u;
            const u32 t862 = t134 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t863;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t863) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t864;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t864) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t865;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t865) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t866;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t866) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t867;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t867) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t868;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t868) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t869;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t869) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t870;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t871;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t871) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t872;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t873;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t873) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t874;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t875;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t875) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t876;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t877;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t877) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t878;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t879;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t880;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t881;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t882;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t883;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t884;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t885;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t886;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t887;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t888;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t889;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t889) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t890;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t891;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t891) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t892;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t892) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t893;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t893) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t894;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t894) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t895;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(dv_66), "f"(dv_67));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t896;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t896) : "f"(dv_68), "f"(dv_69));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t897;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t897) : "f"(dv_70), "f"(dv_71));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t898;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t898) : "f"(dv_72), "f"(dv_73));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t899;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t899) : "f"(dv_74), "f"(dv_75));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t900;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t900) : "f"(dv_76), "f"(dv_77));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t901;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t901) : "f"(dv_78), "f"(dv_79));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t902;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t902) : "f"(dv_80), "f"(dv_81));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t903;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(dv_82), "f"(dv_83));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t904;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(dv_84), "f"(dv_85));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t905;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(dv_86), "f"(dv_87));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t906;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(dv_88), "f"(dv_89));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t907;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(dv_90), "f"(dv_91));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t908;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t908) : "f"(dv_92), "f"(dv_93));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t909;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(dv_94), "f"(dv_95));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t910;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t910) : "f"(dv_96), "f"(dv_97));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t911;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t911) : "f"(dv_98), "f"(dv_99));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t912;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(dv_100), "f"(dv_101));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t913;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(dv_102), "f"(dv_103));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t914;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(dv_104), "f"(dv_105));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t915;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(dv_106), "f"(dv_107));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t916;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(dv_108), "f"(dv_109));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t917;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t917) : "f"(dv_110), "f"(dv_111));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t918;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t918) : "f"(dv_112), "f"(dv_113));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t919;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t919) : "f"(dv_114), "f"(dv_115));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t920;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t920) : "f"(dv_116), "f"(dv_117));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t921;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t921) : "f"(dv_118), "f"(dv_119));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t922;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(dv_120), "f"(dv_121));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t923;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t923) : "f"(dv_122), "f"(dv_123));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t924;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t924) : "f"(dv_124), "f"(dv_125));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t925;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(dv_126), "f"(dv_127));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t926;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t926) : "f"(dv_128), "f"(dv_129));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t927 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t928 = t862 + t927;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t929 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t930 = t928 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t931 = t929 ^ t930;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t932 = t928 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t933 = t931 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t934 = t932 + t933;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t935 = t45 + t934;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t935), "r"(t863), "r"(t864), "r"(t865), "r"(t866) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t936 = t934 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t937 = t45 + t936;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t937), "r"(t867), "r"(t868), "r"(t869), "r"(t870) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t938 = t934 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t939 = t45 + t938;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t939), "r"(t871), "r"(t872), "r"(t873), "r"(t874) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t940 = t934 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t941 = t45 + t940;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t941), "r"(t875), "r"(t876), "r"(t877), "r"(t878) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t942 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t943 = t862 + t942;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t944 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t945 = t943 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t946 = t944 ^ t945;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t947 = t943 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t948 = t946 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t949 = t947 + t948;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t950 = t859 + t949;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t950), "r"(t879), "r"(t880), "r"(t881), "r"(t882) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t951 = t949 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t952 = t859 + t951;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t952), "r"(t883), "r"(t884), "r"(t885), "r"(t886) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t953 = t949 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t954 = t859 + t953;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t954), "r"(t887), "r"(t888), "r"(t889), "r"(t890) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t955 = t949 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t956 = t859 + t955;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t956), "r"(t891), "r"(t892), "r"(t893), "r"(t894) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t957 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t958 = t862 + t957;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t959 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t960 = t958 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t961 = t959 ^ t960;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t962 = t958 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t963 = t961 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t964 = t962 + t963;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t965 = t860 + t964;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t965), "r"(t895), "r"(t896), "r"(t897), "r"(t898) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t966 = t964 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t967 = t860 + t966;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t967), "r"(t899), "r"(t900), "r"(t901), "r"(t902) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t968 = t964 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t969 = t860 + t968;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t969), "r"(t903), "r"(t904), "r"(t905), "r"(t906) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t970 = t964 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t971 = t860 + t970;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t971), "r"(t907), "r"(t908), "r"(t909), "r"(t910) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t972 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t973 = t862 + t972;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t974 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t975 = t973 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t976 = t974 ^ t975;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t977 = t973 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t978 = t976 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t979 = t977 + t978;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t980 = t861 + t979;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t980), "r"(t911), "r"(t912), "r"(t913), "r"(t914) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t981 = t979 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t982 = t861 + t981;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t982), "r"(t915), "r"(t916), "r"(t917), "r"(t918) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t983 = t979 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t984 = t861 + t983;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t984), "r"(t919), "r"(t920), "r"(t921), "r"(t922) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t985 = t979 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t986 = t861 + t985;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t986), "r"(t923), "r"(t924), "r"(t925), "r"(t926) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t987 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t988 = t987 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t989 = t988 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t990 = dv + t989;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t991 = (u64)t17;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t992 = t991 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t993 = t992 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t994 = t990 + t993;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t995 = (u64)t19;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t996 = t995 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t997 = t996 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t998 = t994 + t997;
            const u32 t999 = seq_k - t17;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1000 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1001 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1002 = t1001 << 1u;
            const u32 t1003 = t134 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1004 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1005 = t1003 + t1004;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1006 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1007 = t1005 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1008 = t1006 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1009 = t1007 & t1008;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1009) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1010 = t1005 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1011 = t1006 ^ t1010;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1012 = t1005 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1013 = t1011 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1014 = t1012 + t1013;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1015 = t45 + t1014;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_36;
                u32 row_37;
                u32 row_38;
                u32 row_39;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t1015) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1016 = (u64)t1005 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1017 = t998 + t1016;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1018 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1019 = t1017 + t1018;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1019), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1020 = t1005 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1021 = t1020 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1022 = t1006 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1023 = t1021 & t1022;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1023) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1024 = t1020 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1025 = t1006 ^ t1024;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1026 = t1020 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1027 = t1025 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1028 = t1026 + t1027;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1029 = t45 + t1028;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_40;
                u32 row_41;
                u32 row_42;
                u32 row_43;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t1029) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1030 = (u64)t1020 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1031 = t998 + t1030;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1032 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1033 = t1031 + t1032;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1033), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1034 = t1005 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1035 = t1034 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1036 = t1006 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1037 = t1035 & t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1037) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1038 = t1034 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1039 = t1006 ^ t1038;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1040 = t1034 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1041 = t1039 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1042 = t1040 + t1041;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1043 = t45 + t1042;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_44;
                u32 row_45;
                u32 row_46;
                u32 row_47;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t1043) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1044 = (u64)t1034 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1045 = t998 + t1044;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1046 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1047 = t1045 + t1046;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1047), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1048 = t1005 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1049 = t1048 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1050 = t1006 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1051 = t1049 & t1050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1051) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1052 = t1048 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1053 = t1006 ^ t1052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1054 = t1048 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1055 = t1053 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1056 = t1054 + t1055;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1057 = t45 + t1056;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_48;
                u32 row_49;
                u32 row_50;
                u32 row_51;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t1057) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1058 = (u64)t1048 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1059 = t998 + t1058;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1060 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1061 = t1059 + t1060;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1061), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1062 = t45 + 8192u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1063 = t1005 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1064 = t1006 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1065 = t1064 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1066 = t1063 & t1065;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1066) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1067 = t1005 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1068 = t1006 ^ t1067;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1069 = t1005 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1070 = t1068 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1071 = t1069 + t1070;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1072 = t1062 + t1071;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_52;
                u32 row_53;
                u32 row_54;
                u32 row_55;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t1072) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1073 = (u64)t1005 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1074 = t998 + t1073;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1075 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1076 = t1074 + t1075;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1076), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1077 = t1005 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1078 = t1077 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1079 = t1006 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1080 = t1079 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1081 = t1078 & t1080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1081) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1082 = t1077 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1083 = t1006 ^ t1082;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1084 = t1077 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1085 = t1083 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1086 = t1084 + t1085;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1087 = t1062 + t1086;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_56;
                u32 row_57;
                u32 row_58;
                u32 row_59;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_56), "=r"(row_57), "=r"(row_58), "=r"(row_59) : "r"(t1087) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1088 = (u64)t1077 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1089 = t998 + t1088;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1090 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1091 = t1089 + t1090;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1091), "r"(row_56), "r"(row_57), "r"(row_58), "r"(row_59) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1092 = t1005 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1093 = t1092 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1094 = t1006 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1095 = t1094 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1096 = t1093 & t1095;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1096) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1097 = t1092 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1098 = t1006 ^ t1097;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1099 = t1092 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1100 = t1098 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1101 = t1099 + t1100;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1102 = t1062 + t1101;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_60;
                u32 row_61;
                u32 row_62;
                u32 row_63;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_60), "=r"(row_61), "=r"(row_62), "=r"(row_63) : "r"(t1102) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1103 = (u64)t1092 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1104 = t998 + t1103;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1105 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1106 = t1104 + t1105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1106), "r"(row_60), "r"(row_61), "r"(row_62), "r"(row_63) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1107 = t1005 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1108 = t1107 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1109 = t1006 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1110 = t1109 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1111 = t1108 & t1110;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1111) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1112 = t1107 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1113 = t1006 ^ t1112;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1114 = t1107 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1115 = t1113 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1116 = t1114 + t1115;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1117 = t1062 + t1116;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_64;
                u32 row_65;
                u32 row_66;
                u32 row_67;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_64), "=r"(row_65), "=r"(row_66), "=r"(row_67) : "r"(t1117) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1118 = (u64)t1107 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1119 = t998 + t1118;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1120 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1121 = t1119 + t1120;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1121), "r"(row_64), "r"(row_65), "r"(row_66), "r"(row_67) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1122 = t45 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1123 = t1005 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1124 = t1006 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1125 = t1124 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1126 = t1123 & t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1126) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1127 = t1005 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1128 = t1006 ^ t1127;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1129 = t1005 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1130 = t1128 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1131 = t1129 + t1130;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1132 = t1122 + t1131;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1132) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1133 = (u64)t1005 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1134 = t998 + t1133;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1135 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1136 = t1134 + t1135;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1136), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1137 = t1005 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1138 = t1137 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1139 = t1006 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1140 = t1139 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1141 = t1138 & t1140;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1141) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1142 = t1137 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1143 = t1006 ^ t1142;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1144 = t1137 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1145 = t1143 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1146 = t1144 + t1145;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1147 = t1122 + t1146;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1147) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1148 = (u64)t1137 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1149 = t998 + t1148;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1150 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1151 = t1149 + t1150;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1151), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1152 = t1005 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1153 = t1152 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1154 = t1006 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1155 = t1154 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1156 = t1153 & t1155;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1156) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1157 = t1152 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1158 = t1006 ^ t1157;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1159 = t1152 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1160 = t1158 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1161 = t1159 + t1160;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1162 = t1122 + t1161;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1162) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1163 = (u64)t1152 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1164 = t998 + t1163;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1165 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1166 = t1164 + t1165;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1166), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1167 = t1005 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1168 = t1167 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1169 = t1006 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1170 = t1169 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1171 = t1168 & t1170;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1171) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1172 = t1167 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1173 = t1006 ^ t1172;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1174 = t1167 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1175 = t1173 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1176 = t1174 + t1175;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1177 = t1122 + t1176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1177) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1178 = (u64)t1167 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1179 = t998 + t1178;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1180 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1181 = t1179 + t1180;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1181), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1182 = t45 + 24576u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1183 = t1005 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1184 = t1006 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1185 = t1184 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1186 = t1183 & t1185;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1186) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1187 = t1005 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1188 = t1006 ^ t1187;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1189 = t1005 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1190 = t1188 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1191 = t1189 + t1190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1192 = t1182 + t1191;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_84;
                u32 row_85;
                u32 row_86;
                u32 row_87;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1192) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1193 = (u64)t1005 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1194 = t998 + t1193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1195 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1196 = t1194 + t1195;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1196), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1197 = t1005 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1198 = t1197 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1199 = t1006 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1200 = t1199 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1201 = t1198 & t1200;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1201) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1202 = t1197 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1203 = t1006 ^ t1202;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1204 = t1197 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1205 = t1203 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1206 = t1204 + t1205;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1207 = t1182 + t1206;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_88;
                u32 row_89;
                u32 row_90;
                u32 row_91;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1207) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1208 = (u64)t1197 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1209 = t998 + t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1210 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1211 = t1209 + t1210;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1211), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1212 = t1005 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1213 = t1212 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1214 = t1006 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1215 = t1214 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1216 = t1213 & t1215;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1216) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1217 = t1212 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1218 = t1006 ^ t1217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1219 = t1212 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1220 = t1218 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1221 = t1219 + t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1222 = t1182 + t1221;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_92;
                u32 row_93;
                u32 row_94;
                u32 row_95;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1222) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1223 = (u64)t1212 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1224 = t998 + t1223;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1225 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1226 = t1224 + t1225;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1226), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1227 = t1005 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1228 = t1227 < t999;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1229 = t1006 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1230 = t1229 < t1000;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1231 = t1228 & t1230;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1231) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1232 = t1227 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1233 = t1006 ^ t1232;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1234 = t1227 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1235 = t1233 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1236 = t1234 + t1235;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1237 = t1182 + t1236;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_96;
                u32 row_97;
                u32 row_98;
                u32 row_99;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1237) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1238 = (u64)t1227 * t1002;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1239 = t998 + t1238;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1240 = (u64)t1006 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1241 = t1239 + t1240;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1241), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
            }
        } else {
#line 220 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t1242 = warp & 3u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_2 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_3 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_4 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_5 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_6 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_7 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_8 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_9 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_10 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_11 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_12 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_13 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_14 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_15 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_16 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_17 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_18 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_19 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_20 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_21 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_22 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_23 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_24 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_25 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_26 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_27 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_28 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_29 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_30 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_31 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_32 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_33 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_2 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_3 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_4 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_5 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_6 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_7 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_8 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_9 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_10 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_11 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_12 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_13 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_14 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_15 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_16 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_17 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_18 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_19 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_20 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_21 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_22 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_23 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_24 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_25 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_26 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_27 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_28 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_29 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_30 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_31 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_32 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_65 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_66 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_67 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_68 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_69 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_70 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_71 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_72 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_73 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_74 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_75 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_76 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_77 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_78 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_79 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_80 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_81 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_82 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_83 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_84 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_85 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_86 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_87 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_88 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_89 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_90 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_91 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_92 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_93 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_94 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_95 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_96 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_97 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_98 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_99 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_100 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_101 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_102 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_103 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_104 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_105 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_106 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_107 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_108 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_109 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_110 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_111 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_112 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_113 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_114 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_115 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_116 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_117 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_118 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_119 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_120 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_121 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_122 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_123 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_124 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_125 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_126 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_127 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_128 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_2 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_3 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_4 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_5 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_6 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_7 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_8 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_9 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_10 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_11 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_12 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_13 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_14 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_15 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_16 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_17 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_18 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_19 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_20 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_21 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_22 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_23 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_24 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_25 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_26 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_27 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_28 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_29 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_30 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_31 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_32 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_33 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_34 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_35 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_36 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_37 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_38 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_39 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_40 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_41 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_42 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_43 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_44 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_45 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_46 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_47 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_48 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_49 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_50 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_51 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_52 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_53 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_54 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_55 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_56 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_57 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_58 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_59 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_60 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_61 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_62 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_63 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_64 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_65 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_66 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_67 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_68 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_69 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_70 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_71 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_72 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_73 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_74 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_75 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_76 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_77 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_78 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_79 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_80 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_81 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_82 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_83 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_84 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_85 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_86 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_87 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_88 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_89 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_90 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_91 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_92 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_93 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_94 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_95 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_96 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_97 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_98 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_99 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_100 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_101 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_102 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_103 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_104 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_105 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_106 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_107 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_108 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_109 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_110 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_111 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_112 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_113 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_114 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_115 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_116 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_117 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_118 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_119 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_120 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_121 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_122 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_123 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_124 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_125 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_126 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_127 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_128 = 0.0f;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_129 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1243 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1244 = t1243 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t1245 = t1244 != 0u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t1245) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(sums_2), "r"(0u) : "memory");
                const u32 t1246 = sums_2 + 8u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1246), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1247 = sums_2 + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1247), "r"(0u) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t1248;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1248) : "r"(t45));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1249 = t1248 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1250 = t47 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1251 = t1249 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1252 = (u64)t1251;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1253 = t1252 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1254 = t1250 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1255 = (u64)t1254;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1256 = t1255 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1257 = t1249 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1258 = (u64)t1257;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1259 = t1258 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1260 = t1250 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1261 = (u64)t1260;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1262 = t1261 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1263 = t1249 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1264 = (u64)t1263;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1265 = t1264 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1266 = t1250 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1267 = (u64)t1266;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1268 = t1267 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1269 = t1249 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1270 = (u64)t1269;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1271 = t1270 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1272 = t1250 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1273 = (u64)t1272;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1274 = t1273 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1275 = t1249 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1276 = (u64)t1275;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1277 = t1276 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1278 = t1250 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1279 = (u64)t1278;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1280 = t1279 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1281 = t1249 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1282 = (u64)t1281;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1283 = t1282 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1284 = t1250 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1285 = (u64)t1284;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1286 = t1285 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1287 = t1249 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1288 = (u64)t1287;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1289 = t1288 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1290 = t1250 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1291 = (u64)t1290;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1292 = t1291 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1293 = t1249 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1294 = (u64)t1293;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1295 = t1294 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1296 = t1250 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1297 = (u64)t1296;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1298 = t1297 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1299 = t1249 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1300 = (u64)t1299;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1301 = t1300 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1302 = t1250 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1303 = (u64)t1302;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1304 = t1303 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1305 = t1249 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1306 = (u64)t1305;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1307 = t1306 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1308 = t1250 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1309 = (u64)t1308;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1310 = t1309 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1311 = t1249 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1312 = (u64)t1311;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1313 = t1312 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1314 = t1250 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1315 = (u64)t1314;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1316 = t1315 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1317 = t1249 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1318 = (u64)t1317;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1319 = t1318 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1320 = t1250 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1321 = (u64)t1320;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1322 = t1321 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1323 = t1249 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1324 = (u64)t1323;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1325 = t1324 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1326 = t1250 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1327 = (u64)t1326;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1328 = t1327 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1329 = t1249 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1330 = (u64)t1329;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1331 = t1330 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1332 = t1250 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1333 = (u64)t1332;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1334 = t1333 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1335 = t1249 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1336 = (u64)t1335;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1337 = t1336 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1338 = t1250 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1339 = (u64)t1338;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1340 = t1339 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1341 = t1249 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1342 = (u64)t1341;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1343 = t1342 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1344 = t1250 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1345 = (u64)t1344;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1346 = t1345 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1253), "l"(t1256), "l"(t1259), "l"(t1262), "l"(t1265), "l"(t1268), "l"(t1271), "l"(t1274), "l"(t1277), "l"(t1280), "l"(t1283), "l"(t1286), "l"(t1289), "l"(t1292), "l"(t1295), "l"(t1298), "l"(t1301), "l"(t1304), "l"(t1307), "l"(t1310), "l"(t1313), "l"(t1316), "l"(t1319), "l"(t1322), "l"(t1325), "l"(t1328), "l"(t1331), "l"(t1334), "l"(t1337), "l"(t1340), "l"(t1343), "l"(t1346) : "memory");
#line 223 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1347 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_4 = t1347 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1349 = t19 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head_3 = t1349;
                u32 block_3 = first_2;
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1350 = i_3 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const bool t1351 = t1350 < count_4;
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_6 = i_3 & 1u;
                    const u32 t1353 = slot_6 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1354 = t1353 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1355 = sums_2 + t1354;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1356 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1356) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1355) : "memory");
                    }
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1357 = i_3 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1358 = t1357 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1359 = t1358 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1360 = sums_2 + t1359;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1361 = i_3 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1362 = t1361 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1360), "r"(t1362) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(3u) : "memory");
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1363 = t1242 << 11u;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1364 = p + t1363;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1365 = lane << 4u;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 place_2 = t1364 + t1365;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_100;
                    u32 row_101;
                    u32 row_102;
                    u32 row_103;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1367 = row_100 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1368 = row_100 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1369;
                    asm("mov.b32 %0, %1;" : "=f"(t1369) : "r"(t1367));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1370;
                    asm("mov.b32 %0, %1;" : "=f"(t1370) : "r"(t1368));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1371 = row_101 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1372 = row_101 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1373;
                    asm("mov.b32 %0, %1;" : "=f"(t1373) : "r"(t1371));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1374;
                    asm("mov.b32 %0, %1;" : "=f"(t1374) : "r"(t1372));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1375 = row_102 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1376 = row_102 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1377;
                    asm("mov.b32 %0, %1;" : "=f"(t1377) : "r"(t1375));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1378;
                    asm("mov.b32 %0, %1;" : "=f"(t1378) : "r"(t1376));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1379 = row_103 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1380 = row_103 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1381;
                    asm("mov.b32 %0, %1;" : "=f"(t1381) : "r"(t1379));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1382;
                    asm("mov.b32 %0, %1;" : "=f"(t1382) : "r"(t1380));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_2 = t1369;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_3 = t1370;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_4 = t1373;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_5 = t1374;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_6 = t1377;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_7 = t1378;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_8 = t1381;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_9 = t1382;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_104;
                    u32 row_105;
                    u32 row_106;
                    u32 row_107;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1383 = row_104 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1384 = row_104 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1385;
                    asm("mov.b32 %0, %1;" : "=f"(t1385) : "r"(t1383));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1386;
                    asm("mov.b32 %0, %1;" : "=f"(t1386) : "r"(t1384));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1387 = row_105 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1388 = row_105 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1389;
                    asm("mov.b32 %0, %1;" : "=f"(t1389) : "r"(t1387));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1390;
                    asm("mov.b32 %0, %1;" : "=f"(t1390) : "r"(t1388));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1391 = row_106 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1392 = row_106 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1393;
                    asm("mov.b32 %0, %1;" : "=f"(t1393) : "r"(t1391));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1394;
                    asm("mov.b32 %0, %1;" : "=f"(t1394) : "r"(t1392));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1395 = row_107 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1396 = row_107 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1397;
                    asm("mov.b32 %0, %1;" : "=f"(t1397) : "r"(t1395));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1398;
                    asm("mov.b32 %0, %1;" : "=f"(t1398) : "r"(t1396));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_10 = t1385;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_11 = t1386;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_12 = t1389;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_13 = t1390;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_14 = t1393;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_15 = t1394;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_16 = t1397;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_17 = t1398;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_108;
                    u32 row_109;
                    u32 row_110;
                    u32 row_111;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1399 = row_108 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1400 = row_108 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1401;
                    asm("mov.b32 %0, %1;" : "=f"(t1401) : "r"(t1399));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1402;
                    asm("mov.b32 %0, %1;" : "=f"(t1402) : "r"(t1400));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1403 = row_109 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1404 = row_109 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1405;
                    asm("mov.b32 %0, %1;" : "=f"(t1405) : "r"(t1403));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1406;
                    asm("mov.b32 %0, %1;" : "=f"(t1406) : "r"(t1404));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1407 = row_110 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1408 = row_110 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1409;
                    asm("mov.b32 %0, %1;" : "=f"(t1409) : "r"(t1407));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1410;
                    asm("mov.b32 %0, %1;" : "=f"(t1410) : "r"(t1408));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1411 = row_111 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1412 = row_111 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1413;
                    asm("mov.b32 %0, %1;" : "=f"(t1413) : "r"(t1411));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1414;
                    asm("mov.b32 %0, %1;" : "=f"(t1414) : "r"(t1412));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_18 = t1401;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_19 = t1402;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_20 = t1405;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_21 = t1406;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_22 = t1409;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_23 = t1410;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_24 = t1413;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_25 = t1414;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_112;
                    u32 row_113;
                    u32 row_114;
                    u32 row_115;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1415 = row_112 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1416 = row_112 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1417;
                    asm("mov.b32 %0, %1;" : "=f"(t1417) : "r"(t1415));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1418;
                    asm("mov.b32 %0, %1;" : "=f"(t1418) : "r"(t1416));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1419 = row_113 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1420 = row_113 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1421;
                    asm("mov.b32 %0, %1;" : "=f"(t1421) : "r"(t1419));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1422;
                    asm("mov.b32 %0, %1;" : "=f"(t1422) : "r"(t1420));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1423 = row_114 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1424 = row_114 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1425;
                    asm("mov.b32 %0, %1;" : "=f"(t1425) : "r"(t1423));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1426;
                    asm("mov.b32 %0, %1;" : "=f"(t1426) : "r"(t1424));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1427 = row_115 << 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1428 = row_115 & 4294901760u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1429;
                    asm("mov.b32 %0, %1;" : "=f"(t1429) : "r"(t1427));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1430;
                    asm("mov.b32 %0, %1;" : "=f"(t1430) : "r"(t1428));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_26 = t1417;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_27 = t1418;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_28 = t1421;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_29 = t1422;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_30 = t1425;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_31 = t1426;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_32 = t1429;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_33 = t1430;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_7 = i_3 & 1u;
                    const u32 t1432 = slot_7 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1433 = statistics_2 + t1432;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1434 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1435 = t1434 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1436 = t1433 + t1435;
                    u32 row_116;
                    u32 row_117;
                    u32 row_118;
                    u32 row_119;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1436) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1437;
                    asm("mov.b32 %0, %1;" : "=f"(t1437) : "r"(row_116));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1438;
                    asm("mov.b32 %0, %1;" : "=f"(t1438) : "r"(row_117));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1439;
                    asm("mov.b32 %0, %1;" : "=f"(t1439) : "r"(row_118));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1440;
                    asm("mov.b32 %0, %1;" : "=f"(t1440) : "r"(row_119));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1441 = dp - t1438;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1442 = p_2 * t1441;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t1442;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1443 = dp_2 - t1440;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1444 = p_3 * t1443;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t1444;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1445 = dp_3 - t1438;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1446 = p_4 * t1445;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t1446;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1447 = dp_4 - t1440;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1448 = p_5 * t1447;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t1448;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_120;
                    u32 row_121;
                    u32 row_122;
                    u32 row_123;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1436) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1449;
                    asm("mov.b32 %0, %1;" : "=f"(t1449) : "r"(row_120));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1450;
                    asm("mov.b32 %0, %1;" : "=f"(t1450) : "r"(row_121));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1451;
                    asm("mov.b32 %0, %1;" : "=f"(t1451) : "r"(row_122));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1452;
                    asm("mov.b32 %0, %1;" : "=f"(t1452) : "r"(row_123));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1453 = dp_5 - t1450;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1454 = p_6 * t1453;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t1454;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1455 = dp_6 - t1452;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1456 = p_7 * t1455;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t1456;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1457 = dp_7 - t1450;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1458 = p_8 * t1457;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t1458;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1459 = dp_8 - t1452;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1460 = p_9 * t1459;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t1460;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_124;
                    u32 row_125;
                    u32 row_126;
                    u32 row_127;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1436) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1461;
                    asm("mov.b32 %0, %1;" : "=f"(t1461) : "r"(row_124));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1462;
                    asm("mov.b32 %0, %1;" : "=f"(t1462) : "r"(row_125));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1463;
                    asm("mov.b32 %0, %1;" : "=f"(t1463) : "r"(row_126));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1464;
                    asm("mov.b32 %0, %1;" : "=f"(t1464) : "r"(row_127));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1465 = dp_9 - t1462;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1466 = p_10 * t1465;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t1466;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1467 = dp_10 - t1464;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1468 = p_11 * t1467;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t1468;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1469 = dp_11 - t1462;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1470 = p_12 * t1469;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t1470;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1471 = dp_12 - t1464;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1472 = p_13 * t1471;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t1472;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_128;
                    u32 row_129;
                    u32 row_130;
                    u32 row_131;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1436) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1473;
                    asm("mov.b32 %0, %1;" : "=f"(t1473) : "r"(row_128));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1474;
                    asm("mov.b32 %0, %1;" : "=f"(t1474) : "r"(row_129));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1475;
                    asm("mov.b32 %0, %1;" : "=f"(t1475) : "r"(row_130));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1476;
                    asm("mov.b32 %0, %1;" : "=f"(t1476) : "r"(row_131));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1477 = dp_13 - t1474;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1478 = p_14 * t1477;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t1478;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1479 = dp_14 - t1476;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1480 = p_15 * t1479;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t1480;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1481 = dp_15 - t1474;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1482 = p_16 * t1481;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t1482;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1483 = dp_16 - t1476;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1484 = p_17 * t1483;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t1484;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_132;
                    u32 row_133;
                    u32 row_134;
                    u32 row_135;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_132), "=r"(row_133), "=r"(row_134), "=r"(row_135) : "r"(t1436) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1485;
                    asm("mov.b32 %0, %1;" : "=f"(t1485) : "r"(row_132));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1486;
                    asm("mov.b32 %0, %1;" : "=f"(t1486) : "r"(row_133));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1487;
                    asm("mov.b32 %0, %1;" : "=f"(t1487) : "r"(row_134));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1488;
                    asm("mov.b32 %0, %1;" : "=f"(t1488) : "r"(row_135));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1489 = dp_17 - t1486;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1490 = p_18 * t1489;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t1490;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1491 = dp_18 - t1488;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1492 = p_19 * t1491;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t1492;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1493 = dp_19 - t1486;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1494 = p_20 * t1493;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t1494;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1495 = dp_20 - t1488;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1496 = p_21 * t1495;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t1496;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_136;
                    u32 row_137;
                    u32 row_138;
                    u32 row_139;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_136), "=r"(row_137), "=r"(row_138), "=r"(row_139) : "r"(t1436) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1497;
                    asm("mov.b32 %0, %1;" : "=f"(t1497) : "r"(row_136));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1498;
                    asm("mov.b32 %0, %1;" : "=f"(t1498) : "r"(row_137));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1499;
                    asm("mov.b32 %0, %1;" : "=f"(t1499) : "r"(row_138));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1500;
                    asm("mov.b32 %0, %1;" : "=f"(t1500) : "r"(row_139));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1501 = dp_21 - t1498;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1502 = p_22 * t1501;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t1502;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1503 = dp_22 - t1500;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1504 = p_23 * t1503;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t1504;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1505 = dp_23 - t1498;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1506 = p_24 * t1505;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t1506;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1507 = dp_24 - t1500;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1508 = p_25 * t1507;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t1508;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_140;
                    u32 row_141;
                    u32 row_142;
                    u32 row_143;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_140), "=r"(row_141), "=r"(row_142), "=r"(row_143) : "r"(t1436) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1509;
                    asm("mov.b32 %0, %1;" : "=f"(t1509) : "r"(row_140));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1510;
                    asm("mov.b32 %0, %1;" : "=f"(t1510) : "r"(row_141));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1511;
                    asm("mov.b32 %0, %1;" : "=f"(t1511) : "r"(row_142));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1512;
                    asm("mov.b32 %0, %1;" : "=f"(t1512) : "r"(row_143));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1513 = dp_25 - t1510;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1514 = p_26 * t1513;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t1514;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1515 = dp_26 - t1512;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1516 = p_27 * t1515;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t1516;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1517 = dp_27 - t1510;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1518 = p_28 * t1517;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t1518;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1519 = dp_28 - t1512;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1520 = p_29 * t1519;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t1520;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_144;
                    u32 row_145;
                    u32 row_146;
                    u32 row_147;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_144), "=r"(row_145), "=r"(row_146), "=r"(row_147) : "r"(t1436) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1521;
                    asm("mov.b32 %0, %1;" : "=f"(t1521) : "r"(row_144));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1522;
                    asm("mov.b32 %0, %1;" : "=f"(t1522) : "r"(row_145));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1523;
                    asm("mov.b32 %0, %1;" : "=f"(t1523) : "r"(row_146));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1524;
                    asm("mov.b32 %0, %1;" : "=f"(t1524) : "r"(row_147));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1525 = dp_29 - t1522;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1526 = p_30 * t1525;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t1526;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1527 = dp_30 - t1524;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1528 = p_31 * t1527;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t1528;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1529 = dp_31 - t1522;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1530 = p_32 * t1529;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t1530;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1531 = dp_32 - t1524;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1532 = p_33 * t1531;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t1532;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1533 = t1242 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1534;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1535;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1536;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1537;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1538;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1539;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1539) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1540;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1540) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1541;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1541) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1542;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1542) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1543;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1543) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1544;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1544) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1545;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1545) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1546;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1546) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1547;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1548;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1548) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1549;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1549) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1550 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1551 = t1533 + t1550;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1552 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1553 = t1551 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1554 = t1552 ^ t1553;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1555 = t1551 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1556 = t1554 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1557 = t1555 + t1556;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1558 = after + t1557;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1558), "r"(t1534), "r"(t1535), "r"(t1536), "r"(t1537) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1559 = t1557 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1560 = after + t1559;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1560), "r"(t1538), "r"(t1539), "r"(t1540), "r"(t1541) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1561 = t1557 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1562 = after + t1561;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1562), "r"(t1542), "r"(t1543), "r"(t1544), "r"(t1545) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1563 = t1557 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1564 = after + t1563;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1564), "r"(t1546), "r"(t1547), "r"(t1548), "r"(t1549) : "memory");
                    u32 t1565;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1565) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1566;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1566) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1567;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1567) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1568;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1568) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1569;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1569) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1570;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1570) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1571;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1571) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1572;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1572) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1573;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1573) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1574;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1574) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1575;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1575) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1576;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1576) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1577;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1577) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1578;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1578) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1579;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1579) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1580;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1580) : "f"(dp_31), "f"(dp_32));
#line 179 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1581 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1582 = smem_1 + t1581;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1583;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1583) : "r"(t1582));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1584 = after >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1585 = t1583 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1586 = t1584 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1587 = (u64)t1586;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1588 = t1587 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1589 = t1585 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1590 = (u64)t1589;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1591 = t1590 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1592 = t1584 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1593 = (u64)t1592;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1594 = t1593 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1595 = t1585 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1596 = (u64)t1595;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1597 = t1596 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1598 = t1584 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1599 = (u64)t1598;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1600 = t1599 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1601 = t1585 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1602 = (u64)t1601;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1603 = t1602 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1604 = t1584 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1605 = (u64)t1604;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1606 = t1605 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1607 = t1585 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1608 = (u64)t1607;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1609 = t1608 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq_65), "=&f"(dq_66), "=&f"(dq_67), "=&f"(dq_68), "=&f"(dq_69), "=&f"(dq_70), "=&f"(dq_71), "=&f"(dq_72), "=&f"(dq_73), "=&f"(dq_74), "=&f"(dq_75), "=&f"(dq_76), "=&f"(dq_77), "=&f"(dq_78), "=&f"(dq_79), "=&f"(dq_80), "=&f"(dq_81), "=&f"(dq_82), "=&f"(dq_83), "=&f"(dq_84), "=&f"(dq_85), "=&f"(dq_86), "=&f"(dq_87), "=&f"(dq_88), "=&f"(dq_89), "=&f"(dq_90), "=&f"(dq_91), "=&f"(dq_92), "=&f"(dq_93), "=&f"(dq_94), "=&f"(dq_95), "=&f"(dq_96), "=&f"(dq_97), "=&f"(dq_98), "=&f"(dq_99), "=&f"(dq_100), "=&f"(dq_101), "=&f"(dq_102), "=&f"(dq_103), "=&f"(dq_104), "=&f"(dq_105), "=&f"(dq_106), "=&f"(dq_107), "=&f"(dq_108), "=&f"(dq_109), "=&f"(dq_110), "=&f"(dq_111), "=&f"(dq_112), "=&f"(dq_113), "=&f"(dq_114), "=&f"(dq_115), "=&f"(dq_116), "=&f"(dq_117), "=&f"(dq_118), "=&f"(dq_119), "=&f"(dq_120), "=&f"(dq_121), "=&f"(dq_122), "=&f"(dq_123), "=&f"(dq_124), "=&f"(dq_125), "=&f"(dq_126), "=&f"(dq_127), "=&f"(dq_128) : "l"(t1588), "l"(t1591), "l"(t1594), "l"(t1597), "l"(t1600), "l"(t1603), "l"(t1606), "l"(t1609) : "memory");
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1610 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1611 = t1610 << 15u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1612 = t46 + t1611;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1613 = after >> 4u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1614 = t1612 >> 4u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1615 = t1613 + 65536u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1616 = (u64)t1615;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1617 = t1616 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1618 = t1614 + 33554432u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1619 = (u64)t1618;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1620 = t1619 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1621 = t1613 + 65538u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1622 = (u64)t1621;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1623 = t1622 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1624 = t1614 + 33554560u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1625 = (u64)t1624;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1626 = t1625 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1627 = t1613 + 65540u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1628 = (u64)t1627;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1629 = t1628 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1630 = t1614 + 33554688u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1631 = (u64)t1630;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1632 = t1631 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1633 = t1613 + 65542u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1634 = (u64)t1633;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1635 = t1634 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1636 = t1614 + 33554816u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1637 = (u64)t1636;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1638 = t1637 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) : "l"(t1617), "l"(t1620), "l"(t1623), "l"(t1626), "l"(t1629), "l"(t1632), "l"(t1635), "l"(t1638) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t1639 = i_3 + 1u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next_2 = t1351 ? t1639 : i_3;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1641 = next_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1642 = t1641 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1643 = t1642 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1644 = sums_2 + t1643;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1645 = next_2 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1646 = t1645 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1644), "r"(t1646) : "memory");
#line 189 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) :  : "memory");
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1647 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1648 = t1647 + head_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1649 = t1648 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1650 = block_3 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_148 = t1649 + t1650;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1652 = t1242 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_149 = row_148 + t1652;
                    const u64 t1654 = (u64)row_149;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1655 = t1654 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1656 = t1655 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1657 = sums + t1656;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1658 = index << 11u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1659 = (u64)t1658 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1660 = t1657 + t1659;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1661 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1662 = t1661 + t1242;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1663 = t1662 << 13u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place_3 = sums_2 + t1663;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t1665 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t1666 = (u64)t1665 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address_2 = t1660 + t1666;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_65), "f"(dq_66), "f"(dq_67), "f"(dq_68) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_69), "f"(dq_70), "f"(dq_71), "f"(dq_72) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_73), "f"(dq_74), "f"(dq_75), "f"(dq_76) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_77), "f"(dq_78), "f"(dq_79), "f"(dq_80) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_81), "f"(dq_82), "f"(dq_83), "f"(dq_84) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_85), "f"(dq_86), "f"(dq_87), "f"(dq_88) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_89), "f"(dq_90), "f"(dq_91), "f"(dq_92) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_93), "f"(dq_94), "f"(dq_95), "f"(dq_96) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_97), "f"(dq_98), "f"(dq_99), "f"(dq_100) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_101), "f"(dq_102), "f"(dq_103), "f"(dq_104) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_105), "f"(dq_106), "f"(dq_107), "f"(dq_108) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_109), "f"(dq_110), "f"(dq_111), "f"(dq_112) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_113), "f"(dq_114), "f"(dq_115), "f"(dq_116) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_117), "f"(dq_118), "f"(dq_119), "f"(dq_120) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_121), "f"(dq_122), "f"(dq_123), "f"(dq_124) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_125), "f"(dq_126), "f"(dq_127), "f"(dq_128) : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) :  : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_8 = i_3 & 1u;
                    const u32 t1669 = slot_8 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1670 = t1669 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1671 = sums_2 + t1670;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1672 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1672) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1671) : "memory");
                    }
#line 217 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t1673;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1673) : "r"(t45));
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1674 = next_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1675 = t1674 << 15u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1676 = t47 + t1675;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1677 = t1673 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1678 = t1676 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1679 = t1677 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1680 = (u64)t1679;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1681 = t1680 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1682 = t1678 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1683 = (u64)t1682;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1684 = t1683 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1685 = t1677 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1686 = (u64)t1685;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1687 = t1686 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1688 = t1678 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1689 = (u64)t1688;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1690 = t1689 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1691 = t1677 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1692 = (u64)t1691;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1693 = t1692 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1694 = t1678 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1695 = (u64)t1694;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1696 = t1695 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1697 = t1677 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1698 = (u64)t1697;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1699 = t1698 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1700 = t1678 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1701 = (u64)t1700;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1702 = t1701 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1703 = t1677 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1704 = (u64)t1703;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1705 = t1704 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1706 = t1678 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1707 = (u64)t1706;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1708 = t1707 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1709 = t1677 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1710 = (u64)t1709;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1711 = t1710 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1712 = t1678 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1713 = (u64)t1712;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1714 = t1713 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1715 = t1677 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1716 = (u64)t1715;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1717 = t1716 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1718 = t1678 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1719 = (u64)t1718;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1720 = t1719 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1721 = t1677 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1722 = (u64)t1721;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1723 = t1722 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1724 = t1678 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1725 = (u64)t1724;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1726 = t1725 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1727 = t1677 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1728 = (u64)t1727;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1729 = t1728 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1730 = t1678 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1731 = (u64)t1730;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1732 = t1731 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1733 = t1677 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1734 = (u64)t1733;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1735 = t1734 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1736 = t1678 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1737 = (u64)t1736;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1738 = t1737 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1739 = t1677 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1740 = (u64)t1739;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1741 = t1740 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1742 = t1678 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1743 = (u64)t1742;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1744 = t1743 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1745 = t1677 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1746 = (u64)t1745;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1747 = t1746 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1748 = t1678 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1749 = (u64)t1748;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1750 = t1749 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1751 = t1677 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1752 = (u64)t1751;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1753 = t1752 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1754 = t1678 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1755 = (u64)t1754;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1756 = t1755 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1757 = t1677 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1758 = (u64)t1757;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1759 = t1758 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1760 = t1678 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1761 = (u64)t1760;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1762 = t1761 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1763 = t1677 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1764 = (u64)t1763;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1765 = t1764 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1766 = t1678 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1767 = (u64)t1766;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1768 = t1767 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1769 = t1677 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1770 = (u64)t1769;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1771 = t1770 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1772 = t1678 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1773 = (u64)t1772;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1774 = t1773 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1681), "l"(t1684), "l"(t1687), "l"(t1690), "l"(t1693), "l"(t1696), "l"(t1699), "l"(t1702), "l"(t1705), "l"(t1708), "l"(t1711), "l"(t1714), "l"(t1717), "l"(t1720), "l"(t1723), "l"(t1726), "l"(t1729), "l"(t1732), "l"(t1735), "l"(t1738), "l"(t1741), "l"(t1744), "l"(t1747), "l"(t1750), "l"(t1753), "l"(t1756), "l"(t1759), "l"(t1762), "l"(t1765), "l"(t1768), "l"(t1771), "l"(t1774) : "memory");
#line 223 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address_2) : "memory");
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1775 = block_3 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_3 = t1775 == count;
                    const u32 t1777 = head_3 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1778 = wraps_3 ? t1777 : head_3;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head_3 = t1778;
                    const u32 t1779 = block_3 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1780 = wraps_3 ? first_2 : t1779;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block_3 = t1780;
                }
            }
#line 155 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1781 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t1781;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1782 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t1782;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1783 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t1783;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1784 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t1784;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1785 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t1785;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1786 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t1786;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1787 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t1787;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1788 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t1788;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1789 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t1789;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1790 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t1790;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1791 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t1791;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1792 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t1792;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1793 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t1793;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1794 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t1794;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1795 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t1795;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1796 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t1796;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1797 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t1797;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1798 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t1798;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1799 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t1799;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1800 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t1800;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1801 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t1801;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1802 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t1802;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1803 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t1803;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1804 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t1804;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1805 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t1805;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1806 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t1806;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1807 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t1807;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1808 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t1808;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1809 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t1809;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1810 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t1810;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1811 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t1811;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1812 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t1812;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1813 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t1813;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1814 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t1814;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1815 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t1815;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1816 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t1816;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1817 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t1817;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1818 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t1818;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1819 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t1819;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1820 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t1820;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1821 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t1821;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1822 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t1822;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1823 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t1823;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1824 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t1824;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1825 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t1825;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1826 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t1826;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1827 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t1827;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1828 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t1828;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1829 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t1829;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1830 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t1830;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1831 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t1831;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1832 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t1832;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1833 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t1833;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1834 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t1834;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1835 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t1835;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1836 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t1836;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1837 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t1837;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1838 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t1838;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1839 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t1839;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1840 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t1840;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1841 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t1841;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1842 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t1842;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1843 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t1843;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1844 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t1844;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1845 = dk_66 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_66 = t1845;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1846 = dk_67 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_67 = t1846;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1847 = dk_68 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_68 = t1847;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1848 = dk_69 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_69 = t1848;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1849 = dk_70 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_70 = t1849;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1850 = dk_71 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_71 = t1850;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1851 = dk_72 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_72 = t1851;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1852 = dk_73 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_73 = t1852;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1853 = dk_74 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_74 = t1853;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1854 = dk_75 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_75 = t1854;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1855 = dk_76 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_76 = t1855;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1856 = dk_77 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_77 = t1856;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1857 = dk_78 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_78 = t1857;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1858 = dk_79 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_79 = t1858;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1859 = dk_80 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_80 = t1859;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1860 = dk_81 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_81 = t1860;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1861 = dk_82 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_82 = t1861;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1862 = dk_83 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_83 = t1862;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1863 = dk_84 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_84 = t1863;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1864 = dk_85 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_85 = t1864;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1865 = dk_86 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_86 = t1865;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1866 = dk_87 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_87 = t1866;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1867 = dk_88 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_88 = t1867;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1868 = dk_89 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_89 = t1868;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1869 = dk_90 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_90 = t1869;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1870 = dk_91 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_91 = t1870;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1871 = dk_92 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_92 = t1871;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1872 = dk_93 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_93 = t1872;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1873 = dk_94 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_94 = t1873;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1874 = dk_95 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_95 = t1874;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1875 = dk_96 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_96 = t1875;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1876 = dk_97 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_97 = t1876;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1877 = dk_98 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_98 = t1877;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1878 = dk_99 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_99 = t1878;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1879 = dk_100 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_100 = t1879;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1880 = dk_101 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_101 = t1880;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1881 = dk_102 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_102 = t1881;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1882 = dk_103 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_103 = t1882;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1883 = dk_104 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_104 = t1883;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1884 = dk_105 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_105 = t1884;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1885 = dk_106 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_106 = t1885;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1886 = dk_107 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_107 = t1886;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1887 = dk_108 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_108 = t1887;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1888 = dk_109 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_109 = t1888;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1889 = dk_110 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_110 = t1889;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1890 = dk_111 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_111 = t1890;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1891 = dk_112 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_112 = t1891;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1892 = dk_113 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_113 = t1892;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1893 = dk_114 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_114 = t1893;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1894 = dk_115 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_115 = t1894;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1895 = dk_116 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_116 = t1895;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1896 = dk_117 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_117 = t1896;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1897 = dk_118 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_118 = t1897;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1898 = dk_119 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_119 = t1898;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1899 = dk_120 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_120 = t1899;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1900 = dk_121 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_121 = t1900;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1901 = dk_122 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_122 = t1901;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1902 = dk_123 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_123 = t1902;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1903 = dk_124 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_124 = t1903;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1904 = dk_125 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_125 = t1904;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1905 = dk_126 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_126 = t1905;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1906 = dk_127 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_127 = t1906;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1907 = dk_128 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_128 = t1907;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1908 = dk_129 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_129 = t1908;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1909 = smem_1 + 8192u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1910 = smem_1 + 16384u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1911 = smem_1 + 24576u;
            const u32 t1912 = t1242 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1913;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1913) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1914;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1915;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1916;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1917;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1918;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1919;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1920;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1921;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1922;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1923;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1924;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1925;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1926;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1927;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1927) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1928;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1928) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1929;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1929) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1930;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1930) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1931;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1931) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1932;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1932) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1933;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1933) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1934;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1934) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1935;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1935) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1936;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1936) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1937;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1937) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1938;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1938) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1939;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1939) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1940;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1940) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1941;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1941) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1942;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1942) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1943;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1943) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1944;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1944) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1945;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1945) : "f"(dk_66), "f"(dk_67));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1946;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1946) : "f"(dk_68), "f"(dk_69));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1947;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1947) : "f"(dk_70), "f"(dk_71));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1948;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1948) : "f"(dk_72), "f"(dk_73));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1949;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1949) : "f"(dk_74), "f"(dk_75));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1950;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1950) : "f"(dk_76), "f"(dk_77));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1951;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1951) : "f"(dk_78), "f"(dk_79));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1952;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1952) : "f"(dk_80), "f"(dk_81));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1953;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1953) : "f"(dk_82), "f"(dk_83));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1954;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1954) : "f"(dk_84), "f"(dk_85));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1955;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1955) : "f"(dk_86), "f"(dk_87));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1956;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1956) : "f"(dk_88), "f"(dk_89));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1957;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1957) : "f"(dk_90), "f"(dk_91));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1958;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1958) : "f"(dk_92), "f"(dk_93));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1959;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1959) : "f"(dk_94), "f"(dk_95));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1960;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1960) : "f"(dk_96), "f"(dk_97));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1961;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1961) : "f"(dk_98), "f"(dk_99));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1962;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1962) : "f"(dk_100), "f"(dk_101));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1963;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1963) : "f"(dk_102), "f"(dk_103));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1964;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1964) : "f"(dk_104), "f"(dk_105));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1965;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1965) : "f"(dk_106), "f"(dk_107));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1966;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1966) : "f"(dk_108), "f"(dk_109));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1967;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1967) : "f"(dk_110), "f"(dk_111));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1968;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1968) : "f"(dk_112), "f"(dk_113));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1969;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1969) : "f"(dk_114), "f"(dk_115));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1970;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1970) : "f"(dk_116), "f"(dk_117));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1971;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1971) : "f"(dk_118), "f"(dk_119));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1972;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1972) : "f"(dk_120), "f"(dk_121));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1973;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1973) : "f"(dk_122), "f"(dk_123));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1974;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1974) : "f"(dk_124), "f"(dk_125));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1975;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1975) : "f"(dk_126), "f"(dk_127));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1976;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1976) : "f"(dk_128), "f"(dk_129));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1977 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1978 = t1912 + t1977;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1979 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1980 = t1978 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1981 = t1979 ^ t1980;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1982 = t1978 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1983 = t1981 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1984 = t1982 + t1983;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1985 = smem_1 + t1984;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1985), "r"(t1913), "r"(t1914), "r"(t1915), "r"(t1916) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1986 = t1984 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1987 = smem_1 + t1986;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1987), "r"(t1917), "r"(t1918), "r"(t1919), "r"(t1920) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1988 = t1984 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1989 = smem_1 + t1988;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1989), "r"(t1921), "r"(t1922), "r"(t1923), "r"(t1924) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1990 = t1984 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1991 = smem_1 + t1990;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1991), "r"(t1925), "r"(t1926), "r"(t1927), "r"(t1928) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1992 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1993 = t1912 + t1992;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1994 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1995 = t1993 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1996 = t1994 ^ t1995;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1997 = t1993 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1998 = t1996 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1999 = t1997 + t1998;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2000 = t1909 + t1999;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2000), "r"(t1929), "r"(t1930), "r"(t1931), "r"(t1932) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2001 = t1999 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2002 = t1909 + t2001;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2002), "r"(t1933), "r"(t1934), "r"(t1935), "r"(t1936) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2003 = t1999 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2004 = t1909 + t2003;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2004), "r"(t1937), "r"(t1938), "r"(t1939), "r"(t1940) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2005 = t1999 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2006 = t1909 + t2005;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2006), "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2007 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2008 = t1912 + t2007;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2009 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2010 = t2008 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2011 = t2009 ^ t2010;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2012 = t2008 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2013 = t2011 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2014 = t2012 + t2013;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2015 = t1910 + t2014;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2015), "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2016 = t2014 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2017 = t1910 + t2016;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2017), "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2018 = t2014 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2019 = t1910 + t2018;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2019), "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2020 = t2014 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2021 = t1910 + t2020;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2021), "r"(t1957), "r"(t1958), "r"(t1959), "r"(t1960) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2022 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2023 = t1912 + t2022;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2024 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2025 = t2023 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2026 = t2024 ^ t2025;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2027 = t2023 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2028 = t2026 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2029 = t2027 + t2028;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2030 = t1911 + t2029;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2030), "r"(t1961), "r"(t1962), "r"(t1963), "r"(t1964) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2031 = t2029 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2032 = t1911 + t2031;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2032), "r"(t1965), "r"(t1966), "r"(t1967), "r"(t1968) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2033 = t2029 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2034 = t1911 + t2033;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2034), "r"(t1969), "r"(t1970), "r"(t1971), "r"(t1972) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2035 = t2029 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2036 = t1911 + t2035;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2036), "r"(t1973), "r"(t1974), "r"(t1975), "r"(t1976) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2037 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2038 = t2037 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2039 = t2038 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2040 = dk + t2039;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2041 = (u64)t17;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2042 = t2041 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2043 = t2042 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2044 = t2040 + t2043;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2045 = (u64)t19;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2046 = t2045 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2047 = t2046 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2048 = t2044 + t2047;
            const u32 t2049 = seq_k - t17;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2050 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2051 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2052 = t2051 << 1u;
            const u32 t2053 = t1242 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2054 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2055 = t2053 + t2054;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2056 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2057 = t2055 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2058 = t2056 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2059 = t2057 & t2058;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2059) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2060 = t2055 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2061 = t2056 ^ t2060;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2062 = t2055 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2063 = t2061 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2064 = t2062 + t2063;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2065 = smem_1 + t2064;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_150;
                u32 row_151;
                u32 row_152;
                u32 row_153;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_150), "=r"(row_151), "=r"(row_152), "=r"(row_153) : "r"(t2065) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2066 = (u64)t2055 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2067 = t2048 + t2066;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2068 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2069 = t2067 + t2068;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2069), "r"(row_150), "r"(row_151), "r"(row_152), "r"(row_153) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2070 = t2055 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2071 = t2070 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2072 = t2056 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2073 = t2071 & t2072;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2073) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2074 = t2070 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2075 = t2056 ^ t2074;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2076 = t2070 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2077 = t2075 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2078 = t2076 + t2077;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2079 = smem_1 + t2078;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_154;
                u32 row_155;
                u32 row_156;
                u32 row_157;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_154), "=r"(row_155), "=r"(row_156), "=r"(row_157) : "r"(t2079) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2080 = (u64)t2070 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2081 = t2048 + t2080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2082 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2083 = t2081 + t2082;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2083), "r"(row_154), "r"(row_155), "r"(row_156), "r"(row_157) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2084 = t2055 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2085 = t2084 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2086 = t2056 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2087 = t2085 & t2086;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2087) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2088 = t2084 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2089 = t2056 ^ t2088;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2090 = t2084 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2091 = t2089 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2092 = t2090 + t2091;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2093 = smem_1 + t2092;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_158;
                u32 row_159;
                u32 row_160;
                u32 row_161;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_158), "=r"(row_159), "=r"(row_160), "=r"(row_161) : "r"(t2093) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2094 = (u64)t2084 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2095 = t2048 + t2094;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2096 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2097 = t2095 + t2096;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2097), "r"(row_158), "r"(row_159), "r"(row_160), "r"(row_161) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2098 = t2055 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2099 = t2098 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2100 = t2056 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2101 = t2099 & t2100;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2101) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2102 = t2098 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2103 = t2056 ^ t2102;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2104 = t2098 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2105 = t2103 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2106 = t2104 + t2105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2107 = smem_1 + t2106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_162;
                u32 row_163;
                u32 row_164;
                u32 row_165;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_162), "=r"(row_163), "=r"(row_164), "=r"(row_165) : "r"(t2107) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2108 = (u64)t2098 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2109 = t2048 + t2108;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2110 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2111 = t2109 + t2110;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2111), "r"(row_162), "r"(row_163), "r"(row_164), "r"(row_165) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2112 = smem_1 + 8192u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2113 = t2055 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2114 = t2056 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2115 = t2114 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2116 = t2113 & t2115;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2116) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2117 = t2055 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2118 = t2056 ^ t2117;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2119 = t2055 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2120 = t2118 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2121 = t2119 + t2120;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2122 = t2112 + t2121;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_166;
                u32 row_167;
                u32 row_168;
                u32 row_169;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_166), "=r"(row_167), "=r"(row_168), "=r"(row_169) : "r"(t2122) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2123 = (u64)t2055 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2124 = t2048 + t2123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2125 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2126 = t2124 + t2125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2126), "r"(row_166), "r"(row_167), "r"(row_168), "r"(row_169) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2127 = t2055 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2128 = t2127 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2129 = t2056 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2130 = t2129 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2131 = t2128 & t2130;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2131) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2132 = t2127 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2133 = t2056 ^ t2132;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2134 = t2127 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2135 = t2133 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2136 = t2134 + t2135;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2137 = t2112 + t2136;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_170;
                u32 row_171;
                u32 row_172;
                u32 row_173;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_170), "=r"(row_171), "=r"(row_172), "=r"(row_173) : "r"(t2137) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2138 = (u64)t2127 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2139 = t2048 + t2138;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2140 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2141 = t2139 + t2140;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2141), "r"(row_170), "r"(row_171), "r"(row_172), "r"(row_173) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2142 = t2055 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2143 = t2142 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2144 = t2056 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2145 = t2144 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2146 = t2143 & t2145;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2146) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2147 = t2142 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2148 = t2056 ^ t2147;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2149 = t2142 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2150 = t2148 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2151 = t2149 + t2150;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2152 = t2112 + t2151;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_174;
                u32 row_175;
                u32 row_176;
                u32 row_177;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_174), "=r"(row_175), "=r"(row_176), "=r"(row_177) : "r"(t2152) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2153 = (u64)t2142 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2154 = t2048 + t2153;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2155 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2156 = t2154 + t2155;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2156), "r"(row_174), "r"(row_175), "r"(row_176), "r"(row_177) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2157 = t2055 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2158 = t2157 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2159 = t2056 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2160 = t2159 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2161 = t2158 & t2160;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2161) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2162 = t2157 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2163 = t2056 ^ t2162;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2164 = t2157 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2165 = t2163 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2166 = t2164 + t2165;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2167 = t2112 + t2166;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_178;
                u32 row_179;
                u32 row_180;
                u32 row_181;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_178), "=r"(row_179), "=r"(row_180), "=r"(row_181) : "r"(t2167) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2168 = (u64)t2157 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2169 = t2048 + t2168;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2170 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2171 = t2169 + t2170;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2171), "r"(row_178), "r"(row_179), "r"(row_180), "r"(row_181) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2172 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2173 = t2055 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2174 = t2056 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2175 = t2174 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2176 = t2173 & t2175;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2176) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2177 = t2055 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2178 = t2056 ^ t2177;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2179 = t2055 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2180 = t2178 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2181 = t2179 + t2180;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2182 = t2172 + t2181;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_182;
                u32 row_183;
                u32 row_184;
                u32 row_185;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_182), "=r"(row_183), "=r"(row_184), "=r"(row_185) : "r"(t2182) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2183 = (u64)t2055 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2184 = t2048 + t2183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2185 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2186 = t2184 + t2185;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2186), "r"(row_182), "r"(row_183), "r"(row_184), "r"(row_185) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2187 = t2055 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2188 = t2187 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2189 = t2056 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2190 = t2189 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2191 = t2188 & t2190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2191) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2192 = t2187 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2193 = t2056 ^ t2192;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2194 = t2187 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2195 = t2193 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2196 = t2194 + t2195;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2197 = t2172 + t2196;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_186;
                u32 row_187;
                u32 row_188;
                u32 row_189;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_186), "=r"(row_187), "=r"(row_188), "=r"(row_189) : "r"(t2197) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2198 = (u64)t2187 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2199 = t2048 + t2198;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2200 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2201 = t2199 + t2200;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2201), "r"(row_186), "r"(row_187), "r"(row_188), "r"(row_189) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2202 = t2055 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2203 = t2202 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2204 = t2056 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2205 = t2204 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2206 = t2203 & t2205;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2206) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2207 = t2202 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2208 = t2056 ^ t2207;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2209 = t2202 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2210 = t2208 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2211 = t2209 + t2210;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2212 = t2172 + t2211;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_190;
                u32 row_191;
                u32 row_192;
                u32 row_193;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_190), "=r"(row_191), "=r"(row_192), "=r"(row_193) : "r"(t2212) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2213 = (u64)t2202 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2214 = t2048 + t2213;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2215 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2216 = t2214 + t2215;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2216), "r"(row_190), "r"(row_191), "r"(row_192), "r"(row_193) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2217 = t2055 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2218 = t2217 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2219 = t2056 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2220 = t2219 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2221 = t2218 & t2220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2221) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2222 = t2217 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2223 = t2056 ^ t2222;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2224 = t2217 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2225 = t2223 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2226 = t2224 + t2225;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2227 = t2172 + t2226;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_194;
                u32 row_195;
                u32 row_196;
                u32 row_197;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_194), "=r"(row_195), "=r"(row_196), "=r"(row_197) : "r"(t2227) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2228 = (u64)t2217 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2229 = t2048 + t2228;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2230 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2231 = t2229 + t2230;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2231), "r"(row_194), "r"(row_195), "r"(row_196), "r"(row_197) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2232 = smem_1 + 24576u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2233 = t2055 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2234 = t2056 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2235 = t2234 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2236 = t2233 & t2235;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2236) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2237 = t2055 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2238 = t2056 ^ t2237;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2239 = t2055 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2240 = t2238 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2241 = t2239 + t2240;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2242 = t2232 + t2241;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_198;
                u32 row_199;
                u32 row_200;
                u32 row_201;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_198), "=r"(row_199), "=r"(row_200), "=r"(row_201) : "r"(t2242) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2243 = (u64)t2055 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2244 = t2048 + t2243;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2245 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2246 = t2244 + t2245;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2246), "r"(row_198), "r"(row_199), "r"(row_200), "r"(row_201) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2247 = t2055 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2248 = t2247 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2249 = t2056 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2250 = t2249 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2251 = t2248 & t2250;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2251) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2252 = t2247 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2253 = t2056 ^ t2252;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2254 = t2247 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2255 = t2253 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2256 = t2254 + t2255;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2257 = t2232 + t2256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_202;
                u32 row_203;
                u32 row_204;
                u32 row_205;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_202), "=r"(row_203), "=r"(row_204), "=r"(row_205) : "r"(t2257) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2258 = (u64)t2247 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2259 = t2048 + t2258;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2260 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2261 = t2259 + t2260;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2261), "r"(row_202), "r"(row_203), "r"(row_204), "r"(row_205) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2262 = t2055 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2263 = t2262 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2264 = t2056 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2265 = t2264 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2266 = t2263 & t2265;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2266) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2267 = t2262 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2268 = t2056 ^ t2267;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2269 = t2262 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2270 = t2268 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2271 = t2269 + t2270;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2272 = t2232 + t2271;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_206;
                u32 row_207;
                u32 row_208;
                u32 row_209;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_206), "=r"(row_207), "=r"(row_208), "=r"(row_209) : "r"(t2272) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2273 = (u64)t2262 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2274 = t2048 + t2273;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2275 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2276 = t2274 + t2275;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2276), "r"(row_206), "r"(row_207), "r"(row_208), "r"(row_209) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2277 = t2055 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2278 = t2277 < t2049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2279 = t2056 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2280 = t2279 < t2050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2281 = t2278 & t2280;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2281) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2282 = t2277 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2283 = t2056 ^ t2282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2284 = t2277 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2285 = t2283 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2286 = t2284 + t2285;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2287 = t2232 + t2286;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_210;
                u32 row_211;
                u32 row_212;
                u32 row_213;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_210), "=r"(row_211), "=r"(row_212), "=r"(row_213) : "r"(t2287) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2288 = (u64)t2277 * t2052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2289 = t2048 + t2288;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2290 = (u64)t2056 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2291 = t2289 + t2290;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2291), "r"(row_210), "r"(row_211), "r"(row_212), "r"(row_213) : "memory");
            }
        }
    }
}
