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
    const u32 t47 = t46 + 32768u;
    const u32 after = t47 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 32768u;
    const u32 p = statistics_2 + 1024u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t51 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t51) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
        const u32 t52 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t52) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t53 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t53) : "memory");
        const u32 t54 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t54) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t55 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t55) : "memory");
        const u32 t56 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t56) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t57 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t57) : "memory");
        const u32 t58 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t58) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t59 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t59) : "memory");
        const u32 t60 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t60) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t61 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t61) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t62 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t62) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t63 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = t63 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t65 = t19 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t65;
            u32 block = first_2;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t66 = i + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t67 = t66 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t68 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t68) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t69;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t69) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t70 = t69 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t70) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t71 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t71), "l"(k), "r"(p), "r"(64u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t73 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t74 = t73 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t75 = p + t74;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t76 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t77 = t76 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t78 = t77 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t75), "r"(t78) : "memory");
                const u32 t79 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t80 = t79 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t81 = p + t80;
                const u32 t82 = slot << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t83 = t46 + t82;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t84 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t85 = t84 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t86 = t85 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t87 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t86 + t87;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t89 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t91;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t91) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t92 = t91 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t92) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t81) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t83), "l"(q), "r"(t81), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t93 = t83 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t93), "l"(q), "r"(t81), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t94 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t95 = statistics_2 + t94;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t95), "l"(statistics), "r"(t81), "r"(0u), "r"(0u), "r"(t89), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t96 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t96) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t97 = p + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t98;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t98) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t99 = t98 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t99) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t97) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t45), "l"(v), "r"(t97), "r"(0u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t100 = t45 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t100), "l"(v), "r"(t97), "r"(64u), "r"(t19), "r"(t17), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t102 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t103 = t102 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t104 = p + t103;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t105 = i >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t106 = t105 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t107 = t106 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t104), "r"(t107) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t108 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t109 = t108 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t110 = p + t109;
                const u32 t111 = slot_2 << 14u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t112 = t47 + t111;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t114;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t114) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t115 = t114 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t115) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t110) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t112), "l"(d_o), "r"(t110), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t116 = t112 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t116), "l"(d_o), "r"(t110), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t117 = block + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t117 == count;
                const u32 t119 = head + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t120 = wraps ? t119 : head;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head = t120;
                const u32 t121 = block + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t122 = wraps ? first_2 : t121;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block = t122;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t124 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t125 = index << 6u;
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
        const u32 t126 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 t127 = t126 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
        const bool t128 = t127 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t128) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t129 = p + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t129), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t130 = t125 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t131 = smem_1 + t130;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t132;
            asm volatile("mov.b32 %0, %1;" : "=r"(t132) : "r"(t131));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t133 = t132 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t134 = t46 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t135 = t133 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t136 = (u64)t135;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t137 = t136 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t138 = t134 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t139 = (u64)t138;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t140 = t139 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t141 = t133 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t142 = (u64)t141;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t143 = t142 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t144 = t134 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t145 = (u64)t144;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t146 = t145 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t147 = t133 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t148 = (u64)t147;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t149 = t148 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t150 = t134 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t151 = (u64)t150;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t152 = t151 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t153 = t133 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t154 = (u64)t153;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t155 = t154 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t156 = t134 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t157 = (u64)t156;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t158 = t157 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t159 = t133 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t160 = (u64)t159;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t161 = t160 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t162 = t134 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t163 = (u64)t162;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t164 = t163 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t137), "l"(t140), "l"(t143), "l"(t146), "l"(t149), "l"(t152), "l"(t155), "l"(t158), "l"(t161), "l"(t164) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t165 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t165), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t166 = p + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t166), "r"(0u) : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t167 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = t167 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t169 = t19 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head_2 = t169;
            u32 block_2 = first_2;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t170 = i_2 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t171 = t170 < count_3;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t172 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t173 = t172 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t174 = t46 + t173;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t175 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t176 = t175 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t177 = t47 + t176;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_2 & 1u;
                const u32 t179 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t179;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t181 = t125 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t182 = t45 + t181;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t183;
                asm volatile("mov.b32 %0, %1;" : "=r"(t183) : "r"(t182));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t184 = t183 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t185 = t177 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t186 = t184 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t187 = (u64)t186;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t188 = t187 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t189 = t185 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t190 = (u64)t189;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t191 = t190 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t192 = t184 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t193 = (u64)t192;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t194 = t193 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t195 = t185 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t196 = (u64)t195;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t197 = t196 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t198 = t184 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t199 = (u64)t198;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t200 = t199 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t201 = t185 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t202 = (u64)t201;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t203 = t202 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t204 = t184 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t205 = (u64)t204;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t206 = t205 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t207 = t185 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t208 = (u64)t207;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t209 = t208 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t210 = t184 + 66560u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t211 = (u64)t210;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t212 = t211 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t213 = t185 + 66048u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t214 = (u64)t213;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t215 = t214 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t188), "l"(t191), "l"(t194), "l"(t197), "l"(t200), "l"(t203), "l"(t206), "l"(t209), "l"(t212), "l"(t215) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t216 = block_2 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t217 = block_2 << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t218 = t217 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t218 + 1u;
                const u32 t220 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t221 = t220 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t221 < seq_k ? t221 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t223 = t17 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = end_4 < t223;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (right) {
                    const u32 t225 = t124 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t226 = t125 + t225;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t227 = t17 + t226;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t228 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t227 + t228;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t230 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t231 = t230 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t232 = t216 + t231;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t233 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t234 = t233 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t235 = t216 + t234;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t236 = t235 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t237 = t232 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_5 = t237 + 1u;
                    const u32 t239 = end_5 > seq_q ? end_5 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t240 = t239 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_6 = t240 < seq_k ? t240 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t242 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t242 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t245 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t245;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t247 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t247;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t248 = t236 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_8 = t248 + 1u;
                    const u32 t250 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t251 = t250 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_9 = t251 < seq_k ? t251 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t253 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t253 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t256 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t256;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t258 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t258;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t259 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t260 = t259 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t261 = t216 + t260;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t262 = t261 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t263 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t264 = t263 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t265 = t216 + t264;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t266 = t265 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t267 = t262 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_11 = t267 + 1u;
                    const u32 t269 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t270 = t269 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_12 = t270 < seq_k ? t270 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t272 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t272 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t275 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t275;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t277 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t277;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t278 = t266 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_14 = t278 + 1u;
                    const u32 t280 = end_14 > seq_q ? end_14 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t281 = t280 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_15 = t281 < seq_k ? t281 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t283 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t283 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t286 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t286;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t288 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t288;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t289 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t290 = t289 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t291 = t216 + t290;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t292 = t291 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t293 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t294 = t293 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t295 = t216 + t294;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t296 = t295 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t297 = t292 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_17 = t297 + 1u;
                    const u32 t299 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t300 = t299 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_18 = t300 < seq_k ? t300 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t302 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_19 = t302 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t305 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t305;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t307 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t307;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t308 = t296 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_20 = t308 + 1u;
                    const u32 t310 = end_20 > seq_q ? end_20 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t311 = t310 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_21 = t311 < seq_k ? t311 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t313 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_22 = t313 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t316 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t316;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t318 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t318;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t319 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t320 = t319 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t321 = t216 + t320;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t322 = t321 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t323 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t324 = t323 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t325 = t216 + t324;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t326 = t325 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t327 = t322 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_23 = t327 + 1u;
                    const u32 t329 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t330 = t329 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_24 = t330 < seq_k ? t330 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t332 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_25 = t332 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t335 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t335;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t337 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t337;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t338 = t326 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_26 = t338 + 1u;
                    const u32 t340 = end_26 > seq_q ? end_26 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t341 = t340 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_27 = t341 < seq_k ? t341 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t343 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_28 = t343 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t346 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t346;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t348 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t348;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t349 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t350 = t349 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t351 = t216 + t350;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t352 = t351 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t353 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t354 = t353 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t355 = t216 + t354;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t356 = t355 + 33u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t357 = t352 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t357 + 1u;
                    const u32 t359 = end_29 > seq_q ? end_29 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t360 = t359 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_30 = t360 < seq_k ? t360 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t362 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_31 = t362 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t365 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t365;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t367 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t367;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t368 = t356 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_32 = t368 + 1u;
                    const u32 t370 = end_32 > seq_q ? end_32 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t371 = t370 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_33 = t371 < seq_k ? t371 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t373 = end_33 > column ? end_33 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_34 = t373 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 0u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t376 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t376;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 8u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t378 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t378;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t379 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t380 = t379 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t381 = t216 + t380;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t382 = t381 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t383 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t384 = t383 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t385 = t216 + t384;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t386 = t385 + 41u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t387 = t382 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_35 = t387 + 1u;
                    const u32 t389 = end_35 > seq_q ? end_35 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t390 = t389 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_36 = t390 < seq_k ? t390 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t392 = end_36 > column ? end_36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_37 = t392 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 0u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t395 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t395;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 8u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t397 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t397;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t398 = t386 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_38 = t398 + 1u;
                    const u32 t400 = end_38 > seq_q ? end_38 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t401 = t400 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_39 = t401 < seq_k ? t401 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t403 = end_39 > column ? end_39 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_40 = t403 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 0u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t406 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t406;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 8u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t408 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t408;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t409 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t410 = t409 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t411 = t216 + t410;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t412 = t411 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t413 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t414 = t413 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t415 = t216 + t414;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t416 = t415 + 49u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t417 = t412 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_41 = t417 + 1u;
                    const u32 t419 = end_41 > seq_q ? end_41 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t420 = t419 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_42 = t420 < seq_k ? t420 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t422 = end_42 > column ? end_42 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_43 = t422 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t425 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t425;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 8u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t427 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t427;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t428 = t416 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_44 = t428 + 1u;
                    const u32 t430 = end_44 > seq_q ? end_44 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t431 = t430 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_45 = t431 < seq_k ? t431 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t433 = end_45 > column ? end_45 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_46 = t433 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 0u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t436 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t436;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 8u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t438 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t438;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t439 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t440 = t439 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t441 = t216 + t440;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t442 = t441 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t443 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t444 = t443 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t445 = t216 + t444;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t446 = t445 + 57u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t447 = t442 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_47 = t447 + 1u;
                    const u32 t449 = end_47 > seq_q ? end_47 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t450 = t449 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_48 = t450 < seq_k ? t450 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t452 = end_48 > column ? end_48 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_49 = t452 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 0u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t455 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t455;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 8u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t457 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t457;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t458 = t446 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_50 = t458 + 1u;
                    const u32 t460 = end_50 > seq_q ? end_50 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t461 = t460 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_51 = t461 < seq_k ? t461 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t463 = end_51 > column ? end_51 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_52 = t463 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 0u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t466 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t466;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 8u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t468 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t468;
                }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t469 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t470 = t469 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t471 = statistics_3 + t470;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t471) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t473;
                asm("mov.b32 %0, %1;" : "=f"(t473) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t475;
                asm("mov.b32 %0, %1;" : "=f"(t475) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t476 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t477;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(s), "f"(scale_log2), "f"(t476));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t478;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t478) : "f"(t477));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t478;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t479 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t480;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t480) : "f"(s_2), "f"(scale_log2), "f"(t479));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t481;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t481) : "f"(t480));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t481;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t482 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t483;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(s_3), "f"(scale_log2), "f"(t482));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t484;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t484;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t485 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t486;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t486) : "f"(s_4), "f"(scale_log2), "f"(t485));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t487;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(t486));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t487;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t471) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t489;
                asm("mov.b32 %0, %1;" : "=f"(t489) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t491;
                asm("mov.b32 %0, %1;" : "=f"(t491) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t492 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t493;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(s_5), "f"(scale_log2), "f"(t492));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t494;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(t493));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t494;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t495 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t496;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t496) : "f"(s_6), "f"(scale_log2), "f"(t495));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t497;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t497) : "f"(t496));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t497;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t498 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t499;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t499) : "f"(s_7), "f"(scale_log2), "f"(t498));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t500;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t500) : "f"(t499));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t500;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t501 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t502;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t502) : "f"(s_8), "f"(scale_log2), "f"(t501));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t503;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t503) : "f"(t502));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t503;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t471) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t505;
                asm("mov.b32 %0, %1;" : "=f"(t505) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t507;
                asm("mov.b32 %0, %1;" : "=f"(t507) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t508 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t509;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t509) : "f"(s_9), "f"(scale_log2), "f"(t508));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t510;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(t509));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t510;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t511 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t512) : "f"(s_10), "f"(scale_log2), "f"(t511));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t513;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t513) : "f"(t512));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t513;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t514 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t515;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t515) : "f"(s_11), "f"(scale_log2), "f"(t514));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t516;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(t515));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t516;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t517 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t518;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t518) : "f"(s_12), "f"(scale_log2), "f"(t517));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t519;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(t518));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t519;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t471) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t521;
                asm("mov.b32 %0, %1;" : "=f"(t521) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t523;
                asm("mov.b32 %0, %1;" : "=f"(t523) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t524 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t525;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t525) : "f"(s_13), "f"(scale_log2), "f"(t524));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t526;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(t525));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t526;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t527 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t528;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(s_14), "f"(scale_log2), "f"(t527));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t529;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t529) : "f"(t528));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t529;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t530 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t531;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t531) : "f"(s_15), "f"(scale_log2), "f"(t530));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t532;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(t531));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t532;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t533 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t534;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t534) : "f"(s_16), "f"(scale_log2), "f"(t533));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t535;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t535) : "f"(t534));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t535;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t471) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t537;
                asm("mov.b32 %0, %1;" : "=f"(t537) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t539;
                asm("mov.b32 %0, %1;" : "=f"(t539) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t540 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t541;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t541) : "f"(s_17), "f"(scale_log2), "f"(t540));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t542;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(t541));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t542;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t543 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t544;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t544) : "f"(s_18), "f"(scale_log2), "f"(t543));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t545;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t545) : "f"(t544));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t545;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t546 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t547;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(s_19), "f"(scale_log2), "f"(t546));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t548;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t548) : "f"(t547));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t548;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t549 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t550;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t550) : "f"(s_20), "f"(scale_log2), "f"(t549));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t551;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(t550));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t551;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t471) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t553;
                asm("mov.b32 %0, %1;" : "=f"(t553) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t555;
                asm("mov.b32 %0, %1;" : "=f"(t555) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t556 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t557;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t557) : "f"(s_21), "f"(scale_log2), "f"(t556));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t558;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t558) : "f"(t557));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t558;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t559 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t560;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t560) : "f"(s_22), "f"(scale_log2), "f"(t559));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t561;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t561) : "f"(t560));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t561;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t562 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t563;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(s_23), "f"(scale_log2), "f"(t562));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t564;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t564) : "f"(t563));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t564;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t565 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t566;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t566) : "f"(s_24), "f"(scale_log2), "f"(t565));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t567;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(t566));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t567;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t471) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t569;
                asm("mov.b32 %0, %1;" : "=f"(t569) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t571;
                asm("mov.b32 %0, %1;" : "=f"(t571) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t572 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t573;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(s_25), "f"(scale_log2), "f"(t572));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t574;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t574;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t575 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t576;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(s_26), "f"(scale_log2), "f"(t575));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t577;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(t576));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t577;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t578 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t579;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(s_27), "f"(scale_log2), "f"(t578));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t580;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t580) : "f"(t579));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t580;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t581 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(s_28), "f"(scale_log2), "f"(t581));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t583;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t583) : "f"(t582));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t583;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t471) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t585;
                asm("mov.b32 %0, %1;" : "=f"(t585) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t587;
                asm("mov.b32 %0, %1;" : "=f"(t587) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t588 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t589;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(s_29), "f"(scale_log2), "f"(t588));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t590;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(t589));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t590;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t591 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t592;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(s_30), "f"(scale_log2), "f"(t591));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t593;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(t592));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t593;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t594 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t595;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(s_31), "f"(scale_log2), "f"(t594));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t596;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t596) : "f"(t595));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t596;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t597 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t598;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t598) : "f"(s_32), "f"(scale_log2), "f"(t597));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t599;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(t598));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t599;
#line 98 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t600) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t601) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t602) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t603) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t604) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t605) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t606) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t607) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t608) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t609;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t609) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t610;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t610) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t611;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t611) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t612;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t612) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t613;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t613) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t614) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t615;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t615) : "f"(s_31), "f"(s_32));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t616 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t617 = t616 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t618 = statistics_3 + t617;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t618) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t619;
                asm("mov.b32 %0, %1;" : "=f"(t619) : "r"(row_34));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t620;
                asm("mov.b32 %0, %1;" : "=f"(t620) : "r"(row_35));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t621;
                asm("mov.b32 %0, %1;" : "=f"(t621) : "r"(row_36));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t622;
                asm("mov.b32 %0, %1;" : "=f"(t622) : "r"(row_37));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t623 = dp - t620;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t624 = s * t623;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t624;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t625 = dp_2 - t622;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t626 = s_2 * t625;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t626;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t627 = dp_3 - t620;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t628 = s_3 * t627;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t628;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t629 = dp_4 - t622;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t630 = s_4 * t629;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t630;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t618) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t631;
                asm("mov.b32 %0, %1;" : "=f"(t631) : "r"(row_38));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t632;
                asm("mov.b32 %0, %1;" : "=f"(t632) : "r"(row_39));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t633;
                asm("mov.b32 %0, %1;" : "=f"(t633) : "r"(row_40));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t634;
                asm("mov.b32 %0, %1;" : "=f"(t634) : "r"(row_41));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t635 = dp_5 - t632;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t636 = s_5 * t635;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t636;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t637 = dp_6 - t634;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t638 = s_6 * t637;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t638;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t639 = dp_7 - t632;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t640 = s_7 * t639;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t640;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t641 = dp_8 - t634;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t642 = s_8 * t641;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t642;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t618) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t643;
                asm("mov.b32 %0, %1;" : "=f"(t643) : "r"(row_42));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t644;
                asm("mov.b32 %0, %1;" : "=f"(t644) : "r"(row_43));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t645;
                asm("mov.b32 %0, %1;" : "=f"(t645) : "r"(row_44));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t646;
                asm("mov.b32 %0, %1;" : "=f"(t646) : "r"(row_45));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t647 = dp_9 - t644;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t648 = s_9 * t647;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t648;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t649 = dp_10 - t646;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t650 = s_10 * t649;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t650;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t651 = dp_11 - t644;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t652 = s_11 * t651;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t652;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t653 = dp_12 - t646;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t654 = s_12 * t653;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t654;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t618) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t655;
                asm("mov.b32 %0, %1;" : "=f"(t655) : "r"(row_46));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t656;
                asm("mov.b32 %0, %1;" : "=f"(t656) : "r"(row_47));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t657;
                asm("mov.b32 %0, %1;" : "=f"(t657) : "r"(row_48));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t658;
                asm("mov.b32 %0, %1;" : "=f"(t658) : "r"(row_49));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t659 = dp_13 - t656;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t660 = s_13 * t659;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t660;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t661 = dp_14 - t658;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t662 = s_14 * t661;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t662;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t663 = dp_15 - t656;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t664 = s_15 * t663;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t664;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t665 = dp_16 - t658;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t666 = s_16 * t665;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t666;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t618) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t667;
                asm("mov.b32 %0, %1;" : "=f"(t667) : "r"(row_50));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t668;
                asm("mov.b32 %0, %1;" : "=f"(t668) : "r"(row_51));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t669;
                asm("mov.b32 %0, %1;" : "=f"(t669) : "r"(row_52));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t670;
                asm("mov.b32 %0, %1;" : "=f"(t670) : "r"(row_53));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t671 = dp_17 - t668;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t672 = s_17 * t671;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t672;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t673 = dp_18 - t670;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t674 = s_18 * t673;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t674;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t675 = dp_19 - t668;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t676 = s_19 * t675;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t676;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t677 = dp_20 - t670;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t678 = s_20 * t677;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t678;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t618) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t679;
                asm("mov.b32 %0, %1;" : "=f"(t679) : "r"(row_54));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t680;
                asm("mov.b32 %0, %1;" : "=f"(t680) : "r"(row_55));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t681;
                asm("mov.b32 %0, %1;" : "=f"(t681) : "r"(row_56));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t682;
                asm("mov.b32 %0, %1;" : "=f"(t682) : "r"(row_57));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t683 = dp_21 - t680;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t684 = s_21 * t683;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t684;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t685 = dp_22 - t682;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t686 = s_22 * t685;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t686;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t687 = dp_23 - t680;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t688 = s_23 * t687;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t688;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t689 = dp_24 - t682;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t690 = s_24 * t689;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t690;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t618) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t691;
                asm("mov.b32 %0, %1;" : "=f"(t691) : "r"(row_58));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t692;
                asm("mov.b32 %0, %1;" : "=f"(t692) : "r"(row_59));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t693;
                asm("mov.b32 %0, %1;" : "=f"(t693) : "r"(row_60));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t694;
                asm("mov.b32 %0, %1;" : "=f"(t694) : "r"(row_61));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t695 = dp_25 - t692;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t696 = s_25 * t695;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t696;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t697 = dp_26 - t694;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t698 = s_26 * t697;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t698;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t699 = dp_27 - t692;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t700 = s_27 * t699;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t700;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t701 = dp_28 - t694;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t702 = s_28 * t701;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t702;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t618) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t703;
                asm("mov.b32 %0, %1;" : "=f"(t703) : "r"(row_62));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t704;
                asm("mov.b32 %0, %1;" : "=f"(t704) : "r"(row_63));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t705;
                asm("mov.b32 %0, %1;" : "=f"(t705) : "r"(row_64));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t706;
                asm("mov.b32 %0, %1;" : "=f"(t706) : "r"(row_65));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t707 = dp_29 - t704;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t708 = s_29 * t707;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t708;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t709 = dp_30 - t706;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t710 = s_30 * t709;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t710;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t711 = dp_31 - t704;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t712 = s_31 * t711;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t712;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t713 = dp_32 - t706;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t714 = s_32 * t713;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t714;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t715 = i_2 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t716 = t715 << 14u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t717 = after + t716;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t718 = t124 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t719 = t125 + t718;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t720;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t720) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t721;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t721) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t722;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t722) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t723;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t723) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t724;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t724) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t725;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t725) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t726;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t726) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t727;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t727) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t728;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t728) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t729;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t729) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t730;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t730) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t731;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t731) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t732;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t732) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t733;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t733) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t734;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t734) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t735;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t735) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t736 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t737 = t719 + t736;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t738 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t739 = t737 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t740 = t738 ^ t739;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t741 = t737 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t742 = t740 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t743 = t741 + t742;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t744 = t717 + t743;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t744), "r"(t720), "r"(t721), "r"(t722), "r"(t723) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t745 = t743 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t746 = t717 + t745;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t746), "r"(t724), "r"(t725), "r"(t726), "r"(t727) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t747 = t743 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t748 = t717 + t747;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t748), "r"(t728), "r"(t729), "r"(t730), "r"(t731) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t749 = t743 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t750 = t717 + t749;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t750), "r"(t732), "r"(t733), "r"(t734), "r"(t735) : "memory");
                u32 t751;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t751) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t752;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t752) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t753;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t753) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t754;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t754) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t755;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t755) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t756;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t756) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t757;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t757) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t758;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t758) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t759;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t759) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t760;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t760) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t761;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t761) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t762;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t763;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t763) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t764;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t764) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t765;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t765) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t766;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t766) : "f"(dp_31), "f"(dp_32));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t751;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t752;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t753;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t754;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t755;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t756;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t757;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t758;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t759;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t760;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t761;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t762;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t763;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t764;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t765;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t766;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t767 = t177 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t768 = t767 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t769 = (u64)t768;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t770 = t769 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t771 = t767 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t772 = (u64)t771;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t773 = t772 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t774 = t767 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t775 = (u64)t774;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t776 = t775 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t777 = t767 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t778 = (u64)t777;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t779 = t778 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%40, %41, %42, %43}, %44, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%45, %46, %47, %48}, %49, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%50, %51, %52, %53}, %54, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%55, %56, %57, %58}, %59, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(t600), "r"(t601), "r"(t602), "r"(t603), "l"(t770), "r"(t604), "r"(t605), "r"(t606), "r"(t607), "l"(t773), "r"(t608), "r"(t609), "r"(t610), "r"(t611), "l"(t776), "r"(t612), "r"(t613), "r"(t614), "r"(t615), "l"(t779) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t780 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t781 = smem_1 + t780;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t782;
                asm volatile("mov.b32 %0, %1;" : "=r"(t782) : "r"(t781));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t783 = t717 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t784 = t782 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t785 = t783 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t786 = (u64)t785;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t787 = t786 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t788 = t784 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t789 = (u64)t788;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t790 = t789 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t791 = t783 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t792 = (u64)t791;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t793 = t792 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t794 = t784 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t795 = (u64)t794;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t796 = t795 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t797 = t783 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t798 = (u64)t797;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t799 = t798 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t800 = t784 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t801 = (u64)t800;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t802 = t801 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t803 = t783 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t804 = (u64)t803;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t805 = t804 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t806 = t784 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t807 = (u64)t806;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t808 = t807 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t809 = t783 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t810 = (u64)t809;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t811 = t810 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t812 = t784 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t813 = (u64)t812;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t814 = t813 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t815 = t783 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t816 = (u64)t815;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t817 = t816 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t818 = t784 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t819 = (u64)t818;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t820 = t819 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t821 = t783 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t822 = (u64)t821;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t823 = t822 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t824 = t784 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t825 = (u64)t824;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t826 = t825 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t827 = t783 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t828 = (u64)t827;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t829 = t828 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t830 = t784 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t831 = (u64)t830;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t832 = t831 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t787), "l"(t790), "l"(t793), "l"(t796), "l"(t799), "l"(t802), "l"(t805), "l"(t808), "l"(t811), "l"(t814), "l"(t817), "l"(t820), "l"(t823), "l"(t826), "l"(t829), "l"(t832) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t833 = t174 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t834 = t833 + 33554432u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t835 = (u64)t834;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t836 = t835 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t837 = t833 + 33554560u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t838 = (u64)t837;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t839 = t838 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t840 = t833 + 33554688u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t841 = (u64)t840;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t842 = t841 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t843 = t833 + 33554816u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t844 = (u64)t843;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t845 = t844 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%40, %41, %42, %43}, %44, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%45, %46, %47, %48}, %49, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%50, %51, %52, %53}, %54, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%55, %56, %57, %58}, %59, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t836), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t839), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t842), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t845) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t846 = i_2 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t171 ? t846 : i_2;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t600), "r"(t601), "r"(t602), "r"(t603) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t604), "r"(t605), "r"(t606), "r"(t607) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t608), "r"(t609), "r"(t610), "r"(t611) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t612), "r"(t613), "r"(t614), "r"(t615) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_2 & 1u;
                const u32 t849 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t850 = t849 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t851 = p + t850;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t852 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t852) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t851) : "memory");
                }
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t853 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t854 = t853 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t855 = t854 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t856 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t855 + t856;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t858 = t124 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t858;
                const u64 t860 = (u64)row_67;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t861 = t860 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t862 = t861 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t863 = sums + t862;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t864 = index << 10u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t865 = (u64)t864 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t866 = t863 + t865;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t867 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t868 = t867 + t124;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t869 = t868 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place = p + t869;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u32 t871 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 t872 = (u64)t871 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                const u64 address = t866 + t872;
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
                const u32 t874 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t875 = t874 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t876 = t875 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t877 = p + t876;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t878 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t879 = t878 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t877), "r"(t879) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t880 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t881 = t880 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t882 = t881 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t883 = p + t882;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t884 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t885 = t884 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t883), "r"(t885) : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t886 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t887 = t886 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t888 = t46 + t887;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t889 = t125 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t890 = smem_1 + t889;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t891;
                asm volatile("mov.b32 %0, %1;" : "=r"(t891) : "r"(t890));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t892 = t891 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t893 = t888 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t894 = t892 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t895 = (u64)t894;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t896 = t895 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t897 = t893 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t898 = (u64)t897;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t899 = t898 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t900 = t892 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t901 = (u64)t900;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t902 = t901 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t903 = t893 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t904 = (u64)t903;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t905 = t904 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t906 = t892 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t907 = (u64)t906;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t908 = t907 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t909 = t893 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t910 = (u64)t909;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t911 = t910 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t912 = t892 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t913 = (u64)t912;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t914 = t913 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t915 = t893 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t916 = (u64)t915;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t917 = t916 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t918 = t892 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t919 = (u64)t918;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t920 = t919 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t921 = t893 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t922 = (u64)t921;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t923 = t922 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t896), "l"(t899), "l"(t902), "l"(t905), "l"(t908), "l"(t911), "l"(t914), "l"(t917), "l"(t920), "l"(t923) : "memory");
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
                const u32 t925 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t926 = t925 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t927 = p + t926;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t928 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t928) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t927) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t929 = block_2 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps_2 = t929 == count;
                const u32 t931 = head_2 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t932 = wraps_2 ? t931 : head_2;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head_2 = t932;
                const u32 t933 = block_2 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t934 = wraps_2 ? first_2 : t933;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block_2 = t934;
            }
#line 69 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) :  : "memory");
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
        const f32 t935 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t935;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t936 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t936;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t937 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t937;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t938 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t938;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t939 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t939;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t940 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t940;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t941 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t941;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t942 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t942;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t943 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t943;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t944 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t944;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t945 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t945;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t946 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t946;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t947 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t947;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t948 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t948;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t949 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t949;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t950 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t950;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t951 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t951;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t952 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t952;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t953 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t953;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t954 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t954;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t955 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t955;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t956 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t956;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t957 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t957;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t958 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t958;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t959 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t959;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t960 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t960;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t961 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t961;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t962 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t962;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t963 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t963;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t964 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t964;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t965 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t965;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t966 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t966;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t967 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t967;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t968 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t968;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t969 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t969;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t970 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t970;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t971 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t971;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t972 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t972;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t973 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t973;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t974 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t974;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t975 = smem_1 + 16384u;
        const u32 t976 = t124 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t977 = t125 + t976;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t978;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t978) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t979;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t979) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t980;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t980) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t981;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t981) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t982;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t982) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t983;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t983) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t984;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t985;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t985) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t986;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t987;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t988;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t988) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t989;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t990;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t990) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t991;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t992;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t992) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t993;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t994;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t995;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t996;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t997;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t998 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t999 = t977 + t998;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1000 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1001 = t999 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1002 = t1000 ^ t1001;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1003 = t999 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1004 = t1002 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1005 = t1003 + t1004;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1006 = smem_1 + t1005;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1006), "r"(t978), "r"(t979), "r"(t980), "r"(t981) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1007 = t1005 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1008 = smem_1 + t1007;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1008), "r"(t982), "r"(t983), "r"(t984), "r"(t985) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1009 = t1005 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1010 = smem_1 + t1009;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1010), "r"(t986), "r"(t987), "r"(t988), "r"(t989) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1011 = t1005 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1012 = smem_1 + t1011;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1012), "r"(t990), "r"(t991), "r"(t992), "r"(t993) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1013 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1014 = t977 + t1013;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1015 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1016 = t1014 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1017 = t1015 ^ t1016;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1018 = t1014 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1019 = t1017 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1020 = t1018 + t1019;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1021 = t975 + t1020;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1021), "r"(t994), "r"(t995), "r"(t996), "r"(t997) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1022 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1023 = t1022 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1024 = t1023 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1025 = dk + t1024;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1026 = (u64)t17;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1027 = t1026 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1028 = t1027 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1029 = t1025 + t1028;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1030 = (u64)t19;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1031 = t1030 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1032 = t1031 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1033 = t1029 + t1032;
        const u32 t1034 = seq_k - t17;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1035 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1036 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1037 = t1036 << 1u;
        const u32 t1038 = t124 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1039 = t125 + t1038;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1040 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1041 = t1039 + t1040;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1042 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1043 = t1041 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1044 = t1042 < t1035;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1045 = t1043 & t1044;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1045) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1046 = t1041 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1047 = t1042 ^ t1046;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1048 = t1041 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1049 = t1047 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1050 = t1048 + t1049;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1051 = smem_1 + t1050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1051) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1052 = (u64)t1041 * t1037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1053 = t1033 + t1052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1054 = (u64)t1042 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1055 = t1053 + t1054;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1055), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1056 = t1041 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1057 = t1056 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1058 = t1042 < t1035;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1059 = t1057 & t1058;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1059) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1060 = t1056 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1061 = t1042 ^ t1060;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1062 = t1056 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1063 = t1061 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1064 = t1062 + t1063;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1065 = smem_1 + t1064;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1065) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1066 = (u64)t1056 * t1037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1067 = t1033 + t1066;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1068 = (u64)t1042 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1069 = t1067 + t1068;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1069), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1070 = t1041 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1071 = t1070 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1072 = t1042 < t1035;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1073 = t1071 & t1072;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1073) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1074 = t1070 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1075 = t1042 ^ t1074;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1076 = t1070 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1077 = t1075 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1078 = t1076 + t1077;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1079 = smem_1 + t1078;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1079) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1080 = (u64)t1070 * t1037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1081 = t1033 + t1080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1082 = (u64)t1042 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1083 = t1081 + t1082;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1083), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1084 = t1041 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1085 = t1084 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1086 = t1042 < t1035;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1087 = t1085 & t1086;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1087) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1088 = t1084 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1089 = t1042 ^ t1088;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1090 = t1084 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1091 = t1089 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1092 = t1090 + t1091;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1093 = smem_1 + t1092;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1093) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1094 = (u64)t1084 * t1037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1095 = t1033 + t1094;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1096 = (u64)t1042 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1097 = t1095 + t1096;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1097), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1098 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1099 = t1041 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1100 = t1042 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1101 = t1100 < t1035;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1102 = t1099 & t1101;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1102) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1103 = t1041 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1104 = t1042 ^ t1103;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1105 = t1041 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1106 = t1104 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1107 = t1105 + t1106;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1108 = t1098 + t1107;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1108) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1109 = (u64)t1041 * t1037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1110 = t1033 + t1109;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1111 = (u64)t1042 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1112 = t1110 + t1111;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1112), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1113 = t1041 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1114 = t1113 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1115 = t1042 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1116 = t1115 < t1035;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1117 = t1114 & t1116;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1117) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1118 = t1113 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1119 = t1042 ^ t1118;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1120 = t1113 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1121 = t1119 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1122 = t1120 + t1121;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1123 = t1098 + t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1123) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1124 = (u64)t1113 * t1037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1125 = t1033 + t1124;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1126 = (u64)t1042 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1127 = t1125 + t1126;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1127), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1128 = t1041 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1129 = t1128 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1130 = t1042 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1131 = t1130 < t1035;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1132 = t1129 & t1131;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1132) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1133 = t1128 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1134 = t1042 ^ t1133;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1135 = t1128 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1136 = t1134 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1137 = t1135 + t1136;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1138 = t1098 + t1137;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1138) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1139 = (u64)t1128 * t1037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1140 = t1033 + t1139;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1141 = (u64)t1042 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1142 = t1140 + t1141;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1142), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1143 = t1041 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1144 = t1143 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1145 = t1042 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1146 = t1145 < t1035;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1147 = t1144 & t1146;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1147) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1148 = t1143 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1149 = t1042 ^ t1148;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1150 = t1143 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1151 = t1149 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1152 = t1150 + t1151;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1153 = t1098 + t1152;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1153) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1154 = (u64)t1143 * t1037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1155 = t1033 + t1154;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1156 = (u64)t1042 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1157 = t1155 + t1156;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1157), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1158 = t45 + 16384u;
        const u32 t1159 = t124 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1160 = t125 + t1159;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1161;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1161) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1162;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1162) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1163;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1163) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1164;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1164) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1165;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1165) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1166;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1167;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1167) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1168;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1168) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1169;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1169) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1170;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1170) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1171;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1171) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1172;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1172) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1173;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1173) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1174;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1174) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1175;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1175) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1176;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1176) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1177;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1177) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1178;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1178) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1179;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1179) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1180;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1181 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1182 = t1160 + t1181;
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
        const u32 t1189 = t45 + t1188;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1189), "r"(t1161), "r"(t1162), "r"(t1163), "r"(t1164) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1190 = t1188 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1191 = t45 + t1190;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1191), "r"(t1165), "r"(t1166), "r"(t1167), "r"(t1168) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1192 = t1188 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1193 = t45 + t1192;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1193), "r"(t1169), "r"(t1170), "r"(t1171), "r"(t1172) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1194 = t1188 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1195 = t45 + t1194;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1195), "r"(t1173), "r"(t1174), "r"(t1175), "r"(t1176) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1196 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1197 = t1160 + t1196;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1198 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1199 = t1197 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1200 = t1198 ^ t1199;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1201 = t1197 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1202 = t1200 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1203 = t1201 + t1202;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1204 = t1158 + t1203;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1204), "r"(t1177), "r"(t1178), "r"(t1179), "r"(t1180) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1205 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1206 = t1205 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1207 = t1206 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1208 = dv + t1207;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1209 = (u64)t17;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1210 = t1209 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1211 = t1210 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1212 = t1208 + t1211;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1213 = (u64)t19;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1214 = t1213 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1215 = t1214 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1216 = t1212 + t1215;
        const u32 t1217 = seq_k - t17;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1218 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1219 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1220 = t1219 << 1u;
        const u32 t1221 = t124 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1222 = t125 + t1221;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1223 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1224 = t1222 + t1223;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1225 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1226 = t1224 < t1217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1227 = t1225 < t1218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1228 = t1226 & t1227;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1228) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1229 = t1224 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1230 = t1225 ^ t1229;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1231 = t1224 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1232 = t1230 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1233 = t1231 + t1232;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1234 = t45 + t1233;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t1234) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1235 = (u64)t1224 * t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1236 = t1216 + t1235;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1237 = (u64)t1225 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1238 = t1236 + t1237;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1238), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1239 = t1224 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1240 = t1239 < t1217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1241 = t1225 < t1218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1242 = t1240 & t1241;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1242) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1243 = t1239 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1244 = t1225 ^ t1243;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1245 = t1239 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1246 = t1244 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1247 = t1245 + t1246;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1248 = t45 + t1247;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t1248) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1249 = (u64)t1239 * t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1250 = t1216 + t1249;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1251 = (u64)t1225 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1252 = t1250 + t1251;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1252), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1253 = t1224 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1254 = t1253 < t1217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1255 = t1225 < t1218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1256 = t1254 & t1255;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1256) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1257 = t1253 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1258 = t1225 ^ t1257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1259 = t1253 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1260 = t1258 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1261 = t1259 + t1260;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1262 = t45 + t1261;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t1262) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1263 = (u64)t1253 * t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1264 = t1216 + t1263;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1265 = (u64)t1225 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1266 = t1264 + t1265;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1266), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1267 = t1224 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1268 = t1267 < t1217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1269 = t1225 < t1218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1270 = t1268 & t1269;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1270) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1271 = t1267 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1272 = t1225 ^ t1271;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1273 = t1267 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1274 = t1272 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1275 = t1273 + t1274;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1276 = t45 + t1275;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t1276) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1277 = (u64)t1267 * t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1278 = t1216 + t1277;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1279 = (u64)t1225 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1280 = t1278 + t1279;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1280), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1281 = t45 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1282 = t1224 < t1217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1283 = t1225 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1284 = t1283 < t1218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1285 = t1282 & t1284;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1285) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1286 = t1224 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1287 = t1225 ^ t1286;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1288 = t1224 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1289 = t1287 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1290 = t1288 + t1289;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1291 = t1281 + t1290;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1291) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1292 = (u64)t1224 * t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1293 = t1216 + t1292;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1294 = (u64)t1225 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1295 = t1293 + t1294;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1295), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1296 = t1224 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1297 = t1296 < t1217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1298 = t1225 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1299 = t1298 < t1218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1300 = t1297 & t1299;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1300) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1301 = t1296 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1302 = t1225 ^ t1301;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1303 = t1296 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1304 = t1302 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1305 = t1303 + t1304;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1306 = t1281 + t1305;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1306) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1307 = (u64)t1296 * t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1308 = t1216 + t1307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1309 = (u64)t1225 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1310 = t1308 + t1309;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1310), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1311 = t1224 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1312 = t1311 < t1217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1313 = t1225 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1314 = t1313 < t1218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1315 = t1312 & t1314;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1315) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1316 = t1311 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1317 = t1225 ^ t1316;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1318 = t1311 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1319 = t1317 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1320 = t1318 + t1319;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1321 = t1281 + t1320;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1321) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1322 = (u64)t1311 * t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1323 = t1216 + t1322;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1324 = (u64)t1225 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1325 = t1323 + t1324;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1325), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1326 = t1224 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1327 = t1326 < t1217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1328 = t1225 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1329 = t1328 < t1218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1330 = t1327 & t1329;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1330) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1331 = t1326 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1332 = t1225 ^ t1331;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1333 = t1326 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1334 = t1332 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1335 = t1333 + t1334;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1336 = t1281 + t1335;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1336) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1337 = (u64)t1326 * t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1338 = t1216 + t1337;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1339 = (u64)t1225 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1340 = t1338 + t1339;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1340), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
