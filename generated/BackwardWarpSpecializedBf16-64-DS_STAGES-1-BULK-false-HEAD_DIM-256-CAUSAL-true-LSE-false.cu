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
    const u32 padded)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 d_o = (u64)&d_o_map;
    const u64 statistics = (u64)&statistics_map;
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 63u;
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 6u;
    const u32 t3 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 46 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 6u;
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
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t20 = t19 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t20 + 1u;
        const u32 t22 = end > seq_q ? end : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t23 = t22 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t23 < seq_k ? t23 : seq_k;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t8 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t26 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t27 = found ? low : t26;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t27;
        const u32 t28 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t28;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first = low;
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t32 = thread >> 5u;
#line 160 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t32));
#line 161 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t36 = smem_1 + 32768u;
    const u32 t37 = t36 + 32768u;
    const u32 t38 = t37 + 65536u;
    const u32 after = t38 + 65536u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 8192u;
    const u32 p = statistics_2 + 1024u;
    const u32 sums_2 = p + 8192u;
#line 164 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t43 = thread == 0u;
#line 164 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t43) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(sums_2) : "memory");
        const u32 t44 = sums_2 + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t44) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t45 = sums_2 + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t45) : "memory");
        const u32 t46 = sums_2 + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t46) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t47 = sums_2 + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t47) : "memory");
        const u32 t48 = sums_2 + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t48) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t49 = sums_2 + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t49) : "memory");
        const u32 t50 = sums_2 + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t50) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t51 = sums_2 + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t51) : "memory");
        const u32 t52 = sums_2 + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t52) : "memory");
#line 103 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 168 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t53 = warpgroup == 0u;
#line 169 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t53) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t54 = warp == 0u;
#line 171 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t54) {
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t55 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = t55 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            const u32 t57 = t10 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t57;
            u32 block = first;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                const u32 t58 = i + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                const bool t59 = t58 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t60 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t60) {
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t61;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t61) : );
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t62 = t61 == 1u;
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t62) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(sums_2) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(sums_2), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t63 = smem_1 + 8192u;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t63), "l"(k), "r"(sums_2), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t64 = smem_1 + 16384u;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t64), "l"(k), "r"(sums_2), "r"(128u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t65 = smem_1 + 24576u;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t65), "l"(k), "r"(sums_2), "r"(192u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t67 = slot + 4u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t68 = t67 << 3u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t69 = sums_2 + t68;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t70 = i >> 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t71 = t70 & 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t72 = t71 ^ 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t69), "r"(t72) : "memory");
                const u32 t73 = slot + 2u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t74 = t73 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t75 = sums_2 + t74;
                const u32 t76 = slot << 15u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t77 = t37 + t76;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t78 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t79 = t78 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t80 = t79 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t81 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t80 + t81;
#line 106 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t83 = row >> 4u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t85;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t85) : );
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t86 = t85 == 1u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t86) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 33280;" :  : "r"(t75) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t77), "l"(q), "r"(t75), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t87 = t77 + 8192u;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t87), "l"(q), "r"(t75), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t88 = t77 + 16384u;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t88), "l"(q), "r"(t75), "r"(128u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t89 = t77 + 24576u;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t89), "l"(q), "r"(t75), "r"(192u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t90 = slot << 9u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t91 = statistics_2 + t90;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t91), "l"(statistics), "r"(t75), "r"(0u), "r"(0u), "r"(t83), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t92 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t92) {
#line 60 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t93 = sums_2 + 8u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t94;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t94) : );
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t95 = t94 == 1u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t95) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t93) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t36), "l"(v), "r"(t93), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t96 = t36 + 8192u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t96), "l"(v), "r"(t93), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t97 = t36 + 16384u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t97), "l"(v), "r"(t93), "r"(128u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t98 = t36 + 24576u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t98), "l"(v), "r"(t93), "r"(192u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 120 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t100 = slot_2 + 8u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t101 = t100 << 3u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t102 = sums_2 + t101;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t103 = i >> 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t104 = t103 & 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t105 = t104 ^ 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t102), "r"(t105) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t106 = slot_2 + 6u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t107 = t106 << 3u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t108 = sums_2 + t107;
                const u32 t109 = slot_2 << 15u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t110 = t38 + t109;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t112;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t112) : );
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t113 = t112 == 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t113) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t108) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t110), "l"(d_o), "r"(t108), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t114 = t110 + 8192u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t114), "l"(d_o), "r"(t108), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t115 = t110 + 16384u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t115), "l"(d_o), "r"(t108), "r"(128u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t116 = t110 + 24576u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t116), "l"(d_o), "r"(t108), "r"(192u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const u32 t117 = block + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t117 == count;
                const u32 t119 = head + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const u32 t120 = wraps ? t119 : head;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                head = t120;
                const u32 t121 = block + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const u32 t122 = wraps ? first : t121;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                block = t122;
            }
        }
    } else {
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 197 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t124 = index == 0u;
#line 197 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t124) {
            const u32 t125 = warp & 3u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_2 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_3 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_4 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_5 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_6 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_7 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_8 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_9 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_10 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_11 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_12 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_13 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_14 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_15 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_16 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_17 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_18 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_19 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_20 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_21 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_22 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_23 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_24 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_25 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_26 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_27 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_28 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_29 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_30 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_31 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_32 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_2 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_3 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_4 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_5 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_6 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_7 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_8 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_9 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_10 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_11 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_12 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_13 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_14 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_15 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_16 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_17 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_18 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_19 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_20 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_21 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_22 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_23 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_24 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_25 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_26 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_27 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_28 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_29 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_30 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_31 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_32 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_33 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_34 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_35 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_36 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_37 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_38 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_39 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_40 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_41 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_42 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_43 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_44 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_45 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_46 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_47 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_48 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_49 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_50 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_51 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_52 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_53 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_54 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_55 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_56 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_57 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_58 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_59 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_60 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_61 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_62 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_63 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_64 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_2 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_3 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_4 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_5 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_6 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_7 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_8 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_9 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_10 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_11 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_12 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_13 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_14 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_15 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_16 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_17 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_18 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_19 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_20 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_21 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_22 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_23 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_24 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_25 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_26 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_27 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_28 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_29 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_30 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_31 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_32 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_33 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_34 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_35 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_36 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_37 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_38 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_39 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_40 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_41 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_42 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_43 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_44 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_45 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_46 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_47 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_48 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_49 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_50 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_51 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_52 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_53 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_54 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_55 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_56 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_57 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_58 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_59 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_60 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_61 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_62 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_63 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_64 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_65 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_66 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_67 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_68 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_69 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_70 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_71 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_72 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_73 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_74 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_75 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_76 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_77 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_78 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_79 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_80 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_81 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_82 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_83 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_84 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_85 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_86 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_87 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_88 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_89 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_90 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_91 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_92 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_93 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_94 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_95 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_96 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_97 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_98 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_99 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_100 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_101 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_102 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_103 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_104 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_105 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_106 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_107 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_108 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_109 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_110 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_111 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_112 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_113 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_114 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_115 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_116 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_117 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_118 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_119 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_120 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_121 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_122 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_123 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_124 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_125 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_126 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_127 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_128 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_129 = 0.0f;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t126 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t127 = t126 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t128 = t127 != 0u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t128) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(sums_2), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t129 = sums_2 + 16u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t129), "r"(0u) : "memory");
#line 118 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t130;
                asm volatile("mov.b32 %0, %1;" : "=r"(t130) : "r"(smem_1));
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t131 = t130 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t132 = t37 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t133 = t131 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t134 = (u64)t133;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t135 = t134 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t136 = t132 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t137 = (u64)t136;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t138 = t137 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t139 = t131 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t140 = (u64)t139;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t141 = t140 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t142 = t132 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t143 = (u64)t142;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t144 = t143 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t145 = t131 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t146 = (u64)t145;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t147 = t146 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t148 = t132 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t149 = (u64)t148;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t150 = t149 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t151 = t131 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t152 = (u64)t151;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t153 = t152 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t154 = t132 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t155 = (u64)t154;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t156 = t155 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t157 = t131 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t158 = (u64)t157;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t159 = t158 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t160 = t132 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t161 = (u64)t160;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t162 = t161 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t163 = t131 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t164 = (u64)t163;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t165 = t164 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t166 = t132 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t167 = (u64)t166;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t168 = t167 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t169 = t131 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t170 = (u64)t169;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t171 = t170 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t172 = t132 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t173 = (u64)t172;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t174 = t173 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t175 = t131 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t176 = (u64)t175;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t177 = t176 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t178 = t132 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t179 = (u64)t178;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t180 = t179 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t181 = t131 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t182 = (u64)t181;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t183 = t182 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t184 = t132 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t185 = (u64)t184;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t186 = t185 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t187 = t131 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t188 = (u64)t187;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t189 = t188 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t190 = t132 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t191 = (u64)t190;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t192 = t191 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t193 = t131 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t194 = (u64)t193;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t195 = t194 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t196 = t132 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t197 = (u64)t196;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t198 = t197 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t199 = t131 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t200 = (u64)t199;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t201 = t200 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t202 = t132 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t203 = (u64)t202;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t204 = t203 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t205 = t131 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t206 = (u64)t205;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t207 = t206 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t208 = t132 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t209 = (u64)t208;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t210 = t209 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t211 = t131 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t212 = (u64)t211;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t213 = t212 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t214 = t132 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t215 = (u64)t214;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t216 = t215 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t217 = t131 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t218 = (u64)t217;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t219 = t218 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t220 = t132 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t221 = (u64)t220;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t222 = t221 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t223 = t131 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t224 = (u64)t223;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t225 = t224 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t226 = t132 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t227 = (u64)t226;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t228 = t227 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t135), "l"(t138), "l"(t141), "l"(t144), "l"(t147), "l"(t150), "l"(t153), "l"(t156), "l"(t159), "l"(t162), "l"(t165), "l"(t168), "l"(t171), "l"(t174), "l"(t177), "l"(t180), "l"(t183), "l"(t186), "l"(t189), "l"(t192), "l"(t195), "l"(t198), "l"(t201), "l"(t204), "l"(t207), "l"(t210), "l"(t213), "l"(t216), "l"(t219), "l"(t222), "l"(t225), "l"(t228) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 t229 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = t229 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                const u32 t231 = t10 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t231;
                u32 block_2 = first;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t232 = i_2 + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const bool t233 = t232 < count_3;
#line 113 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t234 = block_2 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t235 = block_2 << 6u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t236 = t235 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_3 = t236 + 1u;
                    const u32 t238 = end_3 > seq_q ? end_3 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t239 = t238 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_4 = t239 < seq_k ? t239 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t241 = t8 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = end_4 < t241;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
                    if (right) {
                        const u32 t243 = t125 << 4u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t244 = t8 + t243;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t245 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t244 + t245;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t247 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t248 = t247 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t249 = t234 + t248;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t250 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t251 = t250 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t252 = t234 + t251;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t253 = t252 + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t254 = t249 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_5 = t254 + 1u;
                        const u32 t256 = end_5 > seq_q ? end_5 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t257 = t256 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_6 = t257 < seq_k ? t257 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t259 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_7 = t259 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t262 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t262;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t264 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t264;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t265 = t253 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_8 = t265 + 1u;
                        const u32 t267 = end_8 > seq_q ? end_8 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t268 = t267 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_9 = t268 < seq_k ? t268 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t270 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t270 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t273 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t273;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t275 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t275;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t276 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t277 = t276 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t278 = t234 + t277;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t279 = t278 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t280 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t281 = t280 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t282 = t234 + t281;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t283 = t282 + 9u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t284 = t279 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_11 = t284 + 1u;
                        const u32 t286 = end_11 > seq_q ? end_11 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t287 = t286 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_12 = t287 < seq_k ? t287 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t289 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t289 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t292 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t292;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t294 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t294;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t295 = t283 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_14 = t295 + 1u;
                        const u32 t297 = end_14 > seq_q ? end_14 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t298 = t297 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_15 = t298 < seq_k ? t298 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t300 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_16 = t300 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t303 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t303;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t305 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t305;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t306 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t307 = t306 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t308 = t234 + t307;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t309 = t308 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t310 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t311 = t310 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t312 = t234 + t311;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t313 = t312 + 17u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t314 = t309 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_17 = t314 + 1u;
                        const u32 t316 = end_17 > seq_q ? end_17 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t317 = t316 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_18 = t317 < seq_k ? t317 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t319 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_19 = t319 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t322 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t322;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t324 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t324;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t325 = t313 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_20 = t325 + 1u;
                        const u32 t327 = end_20 > seq_q ? end_20 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t328 = t327 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_21 = t328 < seq_k ? t328 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t330 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_22 = t330 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t333 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t333;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t335 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t335;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t336 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t337 = t336 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t338 = t234 + t337;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t339 = t338 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t340 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t341 = t340 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t342 = t234 + t341;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t343 = t342 + 25u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t344 = t339 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_23 = t344 + 1u;
                        const u32 t346 = end_23 > seq_q ? end_23 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t347 = t346 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_24 = t347 < seq_k ? t347 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t349 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_25 = t349 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t352 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t352;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t354 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t354;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t355 = t343 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_26 = t355 + 1u;
                        const u32 t357 = end_26 > seq_q ? end_26 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t358 = t357 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_27 = t358 < seq_k ? t358 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t360 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_28 = t360 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t363 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t363;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t365 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t365;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t366 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t367 = t366 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t368 = t234 + t367;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t369 = t368 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t370 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t371 = t370 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t372 = t234 + t371;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t373 = t372 + 33u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t374 = t369 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_29 = t374 + 1u;
                        const u32 t376 = end_29 > seq_q ? end_29 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t377 = t376 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_30 = t377 < seq_k ? t377 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t379 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_31 = t379 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t382 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t382;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t384 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t384;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t385 = t373 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_32 = t385 + 1u;
                        const u32 t387 = end_32 > seq_q ? end_32 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t388 = t387 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_33 = t388 < seq_k ? t388 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t390 = end_33 > column ? end_33 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_34 = t390 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t393 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t393;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t395 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t395;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t396 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t397 = t396 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t398 = t234 + t397;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t399 = t398 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t400 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t401 = t400 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t402 = t234 + t401;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t403 = t402 + 41u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t404 = t399 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_35 = t404 + 1u;
                        const u32 t406 = end_35 > seq_q ? end_35 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t407 = t406 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_36 = t407 < seq_k ? t407 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t409 = end_36 > column ? end_36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_37 = t409 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t412 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t412;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t414 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t414;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t415 = t403 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_38 = t415 + 1u;
                        const u32 t417 = end_38 > seq_q ? end_38 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t418 = t417 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_39 = t418 < seq_k ? t418 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t420 = end_39 > column ? end_39 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_40 = t420 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t423 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t423;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t425 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t425;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t426 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t427 = t426 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t428 = t234 + t427;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t429 = t428 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t430 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t431 = t430 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t432 = t234 + t431;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t433 = t432 + 49u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t434 = t429 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_41 = t434 + 1u;
                        const u32 t436 = end_41 > seq_q ? end_41 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t437 = t436 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_42 = t437 < seq_k ? t437 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t439 = end_42 > column ? end_42 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_43 = t439 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t442 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t442;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t444 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t444;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t445 = t433 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_44 = t445 + 1u;
                        const u32 t447 = end_44 > seq_q ? end_44 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t448 = t447 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_45 = t448 < seq_k ? t448 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t450 = end_45 > column ? end_45 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_46 = t450 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t453 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t453;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t455 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t455;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t456 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t457 = t456 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t458 = t234 + t457;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t459 = t458 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t460 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t461 = t460 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t462 = t234 + t461;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t463 = t462 + 57u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t464 = t459 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_47 = t464 + 1u;
                        const u32 t466 = end_47 > seq_q ? end_47 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t467 = t466 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_48 = t467 < seq_k ? t467 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t469 = end_48 > column ? end_48 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_49 = t469 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t472 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t472;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t474 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t474;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t475 = t463 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 end_50 = t475 + 1u;
                        const u32 t477 = end_50 > seq_q ? end_50 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t478 = t477 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                        const u32 end_51 = t478 < seq_k ? t478 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t480 = end_51 > column ? end_51 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_52 = t480 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t483 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t483;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t485 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t485;
                    }
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_2 & 1u;
                    const u32 t487 = slot_3 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t488 = statistics_2 + t487;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t489 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t490 = t489 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t491 = t488 + t490;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t491) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t493;
                    asm("mov.b32 %0, %1;" : "=f"(t493) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t495;
                    asm("mov.b32 %0, %1;" : "=f"(t495) : "r"(row_5));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t496 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t497;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(s), "f"(scale_log2), "f"(t496));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t498;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(t497));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t498;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t499 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t500;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(s_2), "f"(scale_log2), "f"(t499));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t501;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t501) : "f"(t500));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t501;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t502 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t503;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(s_3), "f"(scale_log2), "f"(t502));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t504;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t504;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t505 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t506;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(s_4), "f"(scale_log2), "f"(t505));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t507;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t491) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t509;
                    asm("mov.b32 %0, %1;" : "=f"(t509) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t511;
                    asm("mov.b32 %0, %1;" : "=f"(t511) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t512 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t513;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(s_5), "f"(scale_log2), "f"(t512));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t514;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t514;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t515 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t516;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(s_6), "f"(scale_log2), "f"(t515));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t517;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t517;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t518 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t519;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(s_7), "f"(scale_log2), "f"(t518));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t520;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(t519));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t520;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t521 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(s_8), "f"(scale_log2), "f"(t521));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(t522));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t523;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t491) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t525;
                    asm("mov.b32 %0, %1;" : "=f"(t525) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t527;
                    asm("mov.b32 %0, %1;" : "=f"(t527) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t528 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t529;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(s_9), "f"(scale_log2), "f"(t528));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t530;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t530) : "f"(t529));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t530;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t531 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t532;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(s_10), "f"(scale_log2), "f"(t531));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t533;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t533) : "f"(t532));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t533;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t534 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t535;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(s_11), "f"(scale_log2), "f"(t534));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t536;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t536) : "f"(t535));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t536;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t537 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(s_12), "f"(scale_log2), "f"(t537));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(t538));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t539;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t491) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t541;
                    asm("mov.b32 %0, %1;" : "=f"(t541) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t543;
                    asm("mov.b32 %0, %1;" : "=f"(t543) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t544 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t545;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(s_13), "f"(scale_log2), "f"(t544));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t546;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(t545));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t546;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t547 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t548;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(s_14), "f"(scale_log2), "f"(t547));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(t548));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t549;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t550 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(s_15), "f"(scale_log2), "f"(t550));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t552;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t552;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t553 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(s_16), "f"(scale_log2), "f"(t553));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(t554));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t555;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t491) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t557;
                    asm("mov.b32 %0, %1;" : "=f"(t557) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t559;
                    asm("mov.b32 %0, %1;" : "=f"(t559) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t560 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t561;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t561) : "f"(s_17), "f"(scale_log2), "f"(t560));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t562;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t562;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t563 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t564;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(s_18), "f"(scale_log2), "f"(t563));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t565;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(t564));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t565;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t566 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t567;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(s_19), "f"(scale_log2), "f"(t566));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t568;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(t567));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t568;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t569 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t570;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(s_20), "f"(scale_log2), "f"(t569));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t571;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t571;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t491) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t573;
                    asm("mov.b32 %0, %1;" : "=f"(t573) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t575;
                    asm("mov.b32 %0, %1;" : "=f"(t575) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t576 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t577;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(s_21), "f"(scale_log2), "f"(t576));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t578;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t578) : "f"(t577));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t578;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t579 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t580;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(s_22), "f"(scale_log2), "f"(t579));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(t580));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t581;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t582 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(s_23), "f"(scale_log2), "f"(t582));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t584;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t584;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t585 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(s_24), "f"(scale_log2), "f"(t585));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t587;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t587;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t491) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t589;
                    asm("mov.b32 %0, %1;" : "=f"(t589) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t591;
                    asm("mov.b32 %0, %1;" : "=f"(t591) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t592 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t593;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t593) : "f"(s_25), "f"(scale_log2), "f"(t592));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t594;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(t593));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t594;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t595 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t596;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t596) : "f"(s_26), "f"(scale_log2), "f"(t595));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t597;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(t596));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t597;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t598 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t599;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(s_27), "f"(scale_log2), "f"(t598));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t600;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t600) : "f"(t599));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t600;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t601 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t602;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(s_28), "f"(scale_log2), "f"(t601));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t603;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t603;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t491) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t605;
                    asm("mov.b32 %0, %1;" : "=f"(t605) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t607;
                    asm("mov.b32 %0, %1;" : "=f"(t607) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t608 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t609;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(s_29), "f"(scale_log2), "f"(t608));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t610;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t610) : "f"(t609));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t610;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t611 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t612;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t612) : "f"(s_30), "f"(scale_log2), "f"(t611));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(t612));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t613;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t614 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t615;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(s_31), "f"(scale_log2), "f"(t614));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t616;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(t615));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t616;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t617 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(s_32), "f"(scale_log2), "f"(t617));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t619;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t619;
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t620;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t620) : "f"(s), "f"(s_2));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t621;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t621) : "f"(s_3), "f"(s_4));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t622;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t622) : "f"(s_5), "f"(s_6));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t623;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t623) : "f"(s_7), "f"(s_8));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t624;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t624) : "f"(s_9), "f"(s_10));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t625;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t625) : "f"(s_11), "f"(s_12));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t626;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t626) : "f"(s_13), "f"(s_14));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t627;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t627) : "f"(s_15), "f"(s_16));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t628;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t628) : "f"(s_17), "f"(s_18));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t629;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t629) : "f"(s_19), "f"(s_20));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t630;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t630) : "f"(s_21), "f"(s_22));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t631;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t631) : "f"(s_23), "f"(s_24));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t632;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t632) : "f"(s_25), "f"(s_26));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t633;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t633) : "f"(s_27), "f"(s_28));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t634;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t634) : "f"(s_29), "f"(s_30));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t635;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t635) : "f"(s_31), "f"(s_32));
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t636 = t125 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t637 = p + t636;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t638 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t639 = t637 + t638;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t639), "r"(t620), "r"(t621), "r"(t622), "r"(t623) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t640 = t125 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t641 = p + t640;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t642 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t643 = t641 + t642;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t643), "r"(t624), "r"(t625), "r"(t626), "r"(t627) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t644 = t125 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t645 = p + t644;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t646 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t647 = t645 + t646;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t647), "r"(t628), "r"(t629), "r"(t630), "r"(t631) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t648 = t125 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t649 = p + t648;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t650 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t651 = t649 + t650;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t651), "r"(t632), "r"(t633), "r"(t634), "r"(t635) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(3u) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_2 & 1u;
                    const u32 t653 = slot_4 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t654 = t653 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t655 = sums_2 + t654;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t656 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t656) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t655) : "memory");
                    }
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t657 = i_2 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t658 = t657 + 6u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t659 = t658 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t660 = sums_2 + t659;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t661 = i_2 >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t662 = t661 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t660), "r"(t662) : "memory");
#line 79 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t663 = i_2 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t664 = t663 << 15u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t665 = t38 + t664;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t666 = t665 >> 4u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t667 = t666 + 33554432u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t668 = (u64)t667;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t669 = t668 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t670 = t666 + 33554560u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t671 = (u64)t670;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t672 = t671 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t673 = t666 + 33554688u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t674 = (u64)t673;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t675 = t674 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t676 = t666 + 33554816u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t677 = (u64)t676;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t678 = t677 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%133, %134, %135, %136}, %137, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%138, %139, %140, %141}, %142, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%143, %144, %145, %146}, %147, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) : "r"(t620), "r"(t621), "r"(t622), "r"(t623), "l"(t669), "r"(t624), "r"(t625), "r"(t626), "r"(t627), "l"(t672), "r"(t628), "r"(t629), "r"(t630), "r"(t631), "l"(t675), "r"(t632), "r"(t633), "r"(t634), "r"(t635), "l"(t678) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t679 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t680 = smem_1 + t679;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t681;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t681) : "r"(t680));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t682 = after >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t683 = t681 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t684 = t682 + 33554432u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t685 = (u64)t684;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t686 = t685 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t687 = t683 + 33554432u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t688 = (u64)t687;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t689 = t688 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t690 = t682 + 33554560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t691 = (u64)t690;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t692 = t691 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t693 = t683 + 33554560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t694 = (u64)t693;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t695 = t694 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t696 = t682 + 33554688u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t697 = (u64)t696;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t698 = t697 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t699 = t683 + 33554688u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t700 = (u64)t699;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t701 = t700 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t702 = t682 + 33554816u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t703 = (u64)t702;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t704 = t703 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t705 = t683 + 33554816u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t706 = (u64)t705;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t707 = t706 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32), "=&f"(dq_33), "=&f"(dq_34), "=&f"(dq_35), "=&f"(dq_36), "=&f"(dq_37), "=&f"(dq_38), "=&f"(dq_39), "=&f"(dq_40), "=&f"(dq_41), "=&f"(dq_42), "=&f"(dq_43), "=&f"(dq_44), "=&f"(dq_45), "=&f"(dq_46), "=&f"(dq_47), "=&f"(dq_48), "=&f"(dq_49), "=&f"(dq_50), "=&f"(dq_51), "=&f"(dq_52), "=&f"(dq_53), "=&f"(dq_54), "=&f"(dq_55), "=&f"(dq_56), "=&f"(dq_57), "=&f"(dq_58), "=&f"(dq_59), "=&f"(dq_60), "=&f"(dq_61), "=&f"(dq_62), "=&f"(dq_63), "=&f"(dq_64) : "l"(t686), "l"(t689), "l"(t692), "l"(t695), "l"(t698), "l"(t701), "l"(t704), "l"(t707) : "memory");
#line 85 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t708 = i_2 + 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next = t233 ? t708 : i_2;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t710 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t711 = t710 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t712 = t711 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t713 = sums_2 + t712;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t714 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t715 = t714 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t713), "r"(t715) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) :  : "memory");
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t716 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t717 = t716 + head_2;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t718 = t717 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t719 = block_2 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_34 = t718 + t719;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t721 = t125 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_35 = row_34 + t721;
                    const u64 t723 = (u64)row_35;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t724 = t723 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t725 = t724 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t726 = sums + t725;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t727 = index << 11u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t728 = (u64)t727 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t729 = t726 + t728;
                    const u32 t730 = index << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t731 = t730 + t125;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t732 = t731 << 13u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = sums_2 + t732;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t734 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t735 = (u64)t734 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address = t729 + t735;
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
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_33), "f"(dq_34), "f"(dq_35), "f"(dq_36) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_37), "f"(dq_38), "f"(dq_39), "f"(dq_40) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_41), "f"(dq_42), "f"(dq_43), "f"(dq_44) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_45), "f"(dq_46), "f"(dq_47), "f"(dq_48) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_49), "f"(dq_50), "f"(dq_51), "f"(dq_52) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_53), "f"(dq_54), "f"(dq_55), "f"(dq_56) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_57), "f"(dq_58), "f"(dq_59), "f"(dq_60) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_61), "f"(dq_62), "f"(dq_63), "f"(dq_64) : "memory");
#line 91 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t620), "r"(t621), "r"(t622), "r"(t623) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t624), "r"(t625), "r"(t626), "r"(t627) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t628), "r"(t629), "r"(t630), "r"(t631) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t632), "r"(t633), "r"(t634), "r"(t635) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_5 = i_2 & 1u;
                    const u32 t738 = slot_5 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t739 = t738 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t740 = sums_2 + t739;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t741 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t741) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t740) : "memory");
                    }
#line 118 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t742;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t742) : "r"(smem_1));
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t743 = next & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t744 = t743 << 15u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t745 = t37 + t744;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t746 = t742 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t747 = t745 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t748 = t746 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t749 = (u64)t748;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t750 = t749 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t751 = t747 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t752 = (u64)t751;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t753 = t752 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t754 = t746 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t755 = (u64)t754;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t756 = t755 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t757 = t747 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t758 = (u64)t757;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t759 = t758 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t760 = t746 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t761 = (u64)t760;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t762 = t761 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t763 = t747 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t764 = (u64)t763;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t765 = t764 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t766 = t746 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t767 = (u64)t766;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t768 = t767 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t769 = t747 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t770 = (u64)t769;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t771 = t770 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t772 = t746 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t773 = (u64)t772;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t774 = t773 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t775 = t747 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t776 = (u64)t775;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t777 = t776 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t778 = t746 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t779 = (u64)t778;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t780 = t779 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t781 = t747 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t782 = (u64)t781;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t783 = t782 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t784 = t746 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t785 = (u64)t784;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t786 = t785 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t787 = t747 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t788 = (u64)t787;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t789 = t788 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t790 = t746 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t791 = (u64)t790;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t792 = t791 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t793 = t747 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t794 = (u64)t793;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t795 = t794 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t796 = t746 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t797 = (u64)t796;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t798 = t797 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t799 = t747 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t800 = (u64)t799;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t801 = t800 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t802 = t746 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t803 = (u64)t802;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t804 = t803 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t805 = t747 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t806 = (u64)t805;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t807 = t806 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t808 = t746 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t809 = (u64)t808;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t810 = t809 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t811 = t747 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t812 = (u64)t811;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t813 = t812 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t814 = t746 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t815 = (u64)t814;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t816 = t815 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t817 = t747 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t818 = (u64)t817;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t819 = t818 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t820 = t746 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t821 = (u64)t820;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t822 = t821 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t823 = t747 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t824 = (u64)t823;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t825 = t824 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t826 = t746 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t827 = (u64)t826;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t828 = t827 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t829 = t747 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t830 = (u64)t829;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t831 = t830 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t832 = t746 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t833 = (u64)t832;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t834 = t833 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t835 = t747 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t836 = (u64)t835;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t837 = t836 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t838 = t746 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t839 = (u64)t838;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t840 = t839 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t841 = t747 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t842 = (u64)t841;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t843 = t842 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t750), "l"(t753), "l"(t756), "l"(t759), "l"(t762), "l"(t765), "l"(t768), "l"(t771), "l"(t774), "l"(t777), "l"(t780), "l"(t783), "l"(t786), "l"(t789), "l"(t792), "l"(t795), "l"(t798), "l"(t801), "l"(t804), "l"(t807), "l"(t810), "l"(t813), "l"(t816), "l"(t819), "l"(t822), "l"(t825), "l"(t828), "l"(t831), "l"(t834), "l"(t837), "l"(t840), "l"(t843) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 233 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address) : "memory");
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t844 = block_2 + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t844 == count;
                    const u32 t846 = head_2 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t847 = wraps_2 ? t846 : head_2;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t847;
                    const u32 t848 = block_2 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t849 = wraps_2 ? first : t848;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t849;
                }
            }
#line 64 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t850 = t36 + 8192u;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t851 = t36 + 16384u;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t852 = t36 + 24576u;
            const u32 t853 = t125 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t854;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t854) : "f"(dv_2), "f"(dv_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t855;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t855) : "f"(dv_4), "f"(dv_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t856;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t856) : "f"(dv_6), "f"(dv_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t857;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t857) : "f"(dv_8), "f"(dv_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t858;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t858) : "f"(dv_10), "f"(dv_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t859;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t859) : "f"(dv_12), "f"(dv_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t860;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t860) : "f"(dv_14), "f"(dv_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t861;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t861) : "f"(dv_16), "f"(dv_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t862;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t862) : "f"(dv_18), "f"(dv_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t863;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t863) : "f"(dv_20), "f"(dv_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t864;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t864) : "f"(dv_22), "f"(dv_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t865;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t865) : "f"(dv_24), "f"(dv_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t866;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t866) : "f"(dv_26), "f"(dv_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t867;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t867) : "f"(dv_28), "f"(dv_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t868;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t868) : "f"(dv_30), "f"(dv_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t869;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t869) : "f"(dv_32), "f"(dv_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t870;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(dv_34), "f"(dv_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t871;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t871) : "f"(dv_36), "f"(dv_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t872;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(dv_38), "f"(dv_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t873;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t873) : "f"(dv_40), "f"(dv_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t874;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(dv_42), "f"(dv_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t875;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t875) : "f"(dv_44), "f"(dv_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t876;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(dv_46), "f"(dv_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t877;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t877) : "f"(dv_48), "f"(dv_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t878;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(dv_50), "f"(dv_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t879;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(dv_52), "f"(dv_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t880;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(dv_54), "f"(dv_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t881;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(dv_56), "f"(dv_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t882;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(dv_58), "f"(dv_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t883;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(dv_60), "f"(dv_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t884;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(dv_62), "f"(dv_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t885;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(dv_64), "f"(dv_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t886;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(dv_66), "f"(dv_67));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t887;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(dv_68), "f"(dv_69));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t888;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(dv_70), "f"(dv_71));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t889;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t889) : "f"(dv_72), "f"(dv_73));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t890;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(dv_74), "f"(dv_75));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t891;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t891) : "f"(dv_76), "f"(dv_77));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t892;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t892) : "f"(dv_78), "f"(dv_79));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t893;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t893) : "f"(dv_80), "f"(dv_81));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t894;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t894) : "f"(dv_82), "f"(dv_83));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t895;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(dv_84), "f"(dv_85));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t896;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t896) : "f"(dv_86), "f"(dv_87));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t897;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t897) : "f"(dv_88), "f"(dv_89));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t898;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t898) : "f"(dv_90), "f"(dv_91));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t899;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t899) : "f"(dv_92), "f"(dv_93));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t900;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t900) : "f"(dv_94), "f"(dv_95));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t901;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t901) : "f"(dv_96), "f"(dv_97));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t902;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t902) : "f"(dv_98), "f"(dv_99));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t903;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(dv_100), "f"(dv_101));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t904;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(dv_102), "f"(dv_103));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t905;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(dv_104), "f"(dv_105));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t906;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(dv_106), "f"(dv_107));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t907;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(dv_108), "f"(dv_109));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t908;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t908) : "f"(dv_110), "f"(dv_111));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t909;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(dv_112), "f"(dv_113));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t910;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t910) : "f"(dv_114), "f"(dv_115));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t911;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t911) : "f"(dv_116), "f"(dv_117));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t912;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(dv_118), "f"(dv_119));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t913;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(dv_120), "f"(dv_121));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t914;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(dv_122), "f"(dv_123));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t915;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(dv_124), "f"(dv_125));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t916;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(dv_126), "f"(dv_127));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t917;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t917) : "f"(dv_128), "f"(dv_129));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t918 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t919 = t853 + t918;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t920 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t921 = t919 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t922 = t920 ^ t921;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t923 = t919 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t924 = t922 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t925 = t923 + t924;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t926 = t36 + t925;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t926), "r"(t854), "r"(t855), "r"(t856), "r"(t857) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t927 = t925 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t928 = t36 + t927;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t928), "r"(t858), "r"(t859), "r"(t860), "r"(t861) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t929 = t925 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t930 = t36 + t929;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t930), "r"(t862), "r"(t863), "r"(t864), "r"(t865) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t931 = t925 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t932 = t36 + t931;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t932), "r"(t866), "r"(t867), "r"(t868), "r"(t869) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t933 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t934 = t853 + t933;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t935 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t936 = t934 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t937 = t935 ^ t936;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t938 = t934 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t939 = t937 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t940 = t938 + t939;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t941 = t850 + t940;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t941), "r"(t870), "r"(t871), "r"(t872), "r"(t873) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t942 = t940 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t943 = t850 + t942;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t943), "r"(t874), "r"(t875), "r"(t876), "r"(t877) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t944 = t940 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t945 = t850 + t944;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t945), "r"(t878), "r"(t879), "r"(t880), "r"(t881) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t946 = t940 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t947 = t850 + t946;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t947), "r"(t882), "r"(t883), "r"(t884), "r"(t885) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t948 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t949 = t853 + t948;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t950 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t951 = t949 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t952 = t950 ^ t951;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t953 = t949 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t954 = t952 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t955 = t953 + t954;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t956 = t851 + t955;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t956), "r"(t886), "r"(t887), "r"(t888), "r"(t889) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t957 = t955 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t958 = t851 + t957;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t958), "r"(t890), "r"(t891), "r"(t892), "r"(t893) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t959 = t955 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t960 = t851 + t959;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t960), "r"(t894), "r"(t895), "r"(t896), "r"(t897) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t961 = t955 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t962 = t851 + t961;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t962), "r"(t898), "r"(t899), "r"(t900), "r"(t901) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t963 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t964 = t853 + t963;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t965 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t966 = t964 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t967 = t965 ^ t966;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t968 = t964 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t969 = t967 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t970 = t968 + t969;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t971 = t852 + t970;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t971), "r"(t902), "r"(t903), "r"(t904), "r"(t905) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t972 = t970 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t973 = t852 + t972;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t973), "r"(t906), "r"(t907), "r"(t908), "r"(t909) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t974 = t970 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t975 = t852 + t974;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t975), "r"(t910), "r"(t911), "r"(t912), "r"(t913) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t976 = t970 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t977 = t852 + t976;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t977), "r"(t914), "r"(t915), "r"(t916), "r"(t917) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t978 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t979 = t978 * dv_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t980 = t979 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t981 = dv + t980;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t982 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t983 = t982 * dv_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t984 = t983 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t985 = t981 + t984;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t986 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t987 = t986 * dv_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t988 = t987 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t989 = t985 + t988;
            const u32 t990 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t991 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t992 = (u32)dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t993 = t992 << 1u;
            const u32 t994 = t125 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t995 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t996 = t994 + t995;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t997 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t998 = t996 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t999 = t997 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1000 = t998 & t999;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1000) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1001 = t996 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1002 = t997 ^ t1001;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1003 = t996 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1004 = t1002 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1005 = t1003 + t1004;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1006 = t36 + t1005;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_36;
                u32 row_37;
                u32 row_38;
                u32 row_39;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t1006) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1007 = (u64)t996 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1008 = t989 + t1007;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1009 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1010 = t1008 + t1009;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1010), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1011 = t996 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1012 = t1011 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1013 = t997 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1014 = t1012 & t1013;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1014) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1015 = t1011 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1016 = t997 ^ t1015;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1017 = t1011 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1018 = t1016 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1019 = t1017 + t1018;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1020 = t36 + t1019;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_40;
                u32 row_41;
                u32 row_42;
                u32 row_43;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t1020) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1021 = (u64)t1011 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1022 = t989 + t1021;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1023 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1024 = t1022 + t1023;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1024), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1025 = t996 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1026 = t1025 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1027 = t997 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1028 = t1026 & t1027;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1028) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1029 = t1025 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1030 = t997 ^ t1029;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1031 = t1025 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1032 = t1030 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1033 = t1031 + t1032;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1034 = t36 + t1033;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_44;
                u32 row_45;
                u32 row_46;
                u32 row_47;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t1034) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1035 = (u64)t1025 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1036 = t989 + t1035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1037 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1038 = t1036 + t1037;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1038), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1039 = t996 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1040 = t1039 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1041 = t997 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1042 = t1040 & t1041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1042) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1043 = t1039 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1044 = t997 ^ t1043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1045 = t1039 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1046 = t1044 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1047 = t1045 + t1046;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1048 = t36 + t1047;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_48;
                u32 row_49;
                u32 row_50;
                u32 row_51;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t1048) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1049 = (u64)t1039 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1050 = t989 + t1049;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1051 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1052 = t1050 + t1051;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1052), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1053 = t36 + 8192u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1054 = t996 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1055 = t997 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1056 = t1055 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1057 = t1054 & t1056;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1057) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1058 = t996 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1059 = t997 ^ t1058;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1060 = t996 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1061 = t1059 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1062 = t1060 + t1061;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1063 = t1053 + t1062;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_52;
                u32 row_53;
                u32 row_54;
                u32 row_55;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t1063) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1064 = (u64)t996 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1065 = t989 + t1064;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1066 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1067 = t1065 + t1066;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1067), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1068 = t996 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1069 = t1068 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1070 = t997 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1071 = t1070 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1072 = t1069 & t1071;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1072) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1073 = t1068 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1074 = t997 ^ t1073;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1075 = t1068 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1076 = t1074 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1077 = t1075 + t1076;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1078 = t1053 + t1077;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_56;
                u32 row_57;
                u32 row_58;
                u32 row_59;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_56), "=r"(row_57), "=r"(row_58), "=r"(row_59) : "r"(t1078) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1079 = (u64)t1068 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1080 = t989 + t1079;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1081 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1082 = t1080 + t1081;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1082), "r"(row_56), "r"(row_57), "r"(row_58), "r"(row_59) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1083 = t996 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1084 = t1083 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1085 = t997 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1086 = t1085 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1087 = t1084 & t1086;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1087) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1088 = t1083 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1089 = t997 ^ t1088;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1090 = t1083 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1091 = t1089 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1092 = t1090 + t1091;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1093 = t1053 + t1092;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_60;
                u32 row_61;
                u32 row_62;
                u32 row_63;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_60), "=r"(row_61), "=r"(row_62), "=r"(row_63) : "r"(t1093) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1094 = (u64)t1083 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1095 = t989 + t1094;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1096 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1097 = t1095 + t1096;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1097), "r"(row_60), "r"(row_61), "r"(row_62), "r"(row_63) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1098 = t996 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1099 = t1098 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1100 = t997 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1101 = t1100 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1102 = t1099 & t1101;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1102) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1103 = t1098 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1104 = t997 ^ t1103;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1105 = t1098 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1106 = t1104 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1107 = t1105 + t1106;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1108 = t1053 + t1107;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_64;
                u32 row_65;
                u32 row_66;
                u32 row_67;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_64), "=r"(row_65), "=r"(row_66), "=r"(row_67) : "r"(t1108) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1109 = (u64)t1098 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1110 = t989 + t1109;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1111 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1112 = t1110 + t1111;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1112), "r"(row_64), "r"(row_65), "r"(row_66), "r"(row_67) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1113 = t36 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1114 = t996 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1115 = t997 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1116 = t1115 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1117 = t1114 & t1116;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1117) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1118 = t996 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1119 = t997 ^ t1118;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1120 = t996 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1121 = t1119 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1122 = t1120 + t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1123 = t1113 + t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1123) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1124 = (u64)t996 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1125 = t989 + t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1126 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1127 = t1125 + t1126;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1127), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1128 = t996 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1129 = t1128 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1130 = t997 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1131 = t1130 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1132 = t1129 & t1131;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1132) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1133 = t1128 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1134 = t997 ^ t1133;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1135 = t1128 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1136 = t1134 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1137 = t1135 + t1136;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1138 = t1113 + t1137;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1138) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1139 = (u64)t1128 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1140 = t989 + t1139;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1141 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1142 = t1140 + t1141;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1142), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1143 = t996 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1144 = t1143 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1145 = t997 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1146 = t1145 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1147 = t1144 & t1146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1147) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1148 = t1143 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1149 = t997 ^ t1148;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1150 = t1143 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1151 = t1149 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1152 = t1150 + t1151;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1153 = t1113 + t1152;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1153) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1154 = (u64)t1143 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1155 = t989 + t1154;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1156 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1157 = t1155 + t1156;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1157), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1158 = t996 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1159 = t1158 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1160 = t997 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1161 = t1160 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1162 = t1159 & t1161;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1162) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1163 = t1158 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1164 = t997 ^ t1163;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1165 = t1158 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1166 = t1164 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1167 = t1165 + t1166;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1168 = t1113 + t1167;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1168) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1169 = (u64)t1158 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1170 = t989 + t1169;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1171 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1172 = t1170 + t1171;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1172), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1173 = t36 + 24576u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1174 = t996 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1175 = t997 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1176 = t1175 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1177 = t1174 & t1176;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1177) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1178 = t996 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1179 = t997 ^ t1178;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1180 = t996 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1181 = t1179 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1182 = t1180 + t1181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1183 = t1173 + t1182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_84;
                u32 row_85;
                u32 row_86;
                u32 row_87;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1183) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1184 = (u64)t996 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1185 = t989 + t1184;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1186 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1187 = t1185 + t1186;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1187), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1188 = t996 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1189 = t1188 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1190 = t997 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1191 = t1190 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1192 = t1189 & t1191;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1192) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1193 = t1188 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1194 = t997 ^ t1193;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1195 = t1188 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1196 = t1194 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1197 = t1195 + t1196;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1198 = t1173 + t1197;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_88;
                u32 row_89;
                u32 row_90;
                u32 row_91;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1198) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1199 = (u64)t1188 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1200 = t989 + t1199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1201 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1202 = t1200 + t1201;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1202), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1203 = t996 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1204 = t1203 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1205 = t997 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1206 = t1205 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1207 = t1204 & t1206;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1207) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1208 = t1203 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1209 = t997 ^ t1208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1210 = t1203 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1211 = t1209 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1212 = t1210 + t1211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1213 = t1173 + t1212;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_92;
                u32 row_93;
                u32 row_94;
                u32 row_95;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1213) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1214 = (u64)t1203 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1215 = t989 + t1214;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1216 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1217 = t1215 + t1216;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1217), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1218 = t996 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1219 = t1218 < t990;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1220 = t997 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1221 = t1220 < t991;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1222 = t1219 & t1221;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1222) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1223 = t1218 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1224 = t997 ^ t1223;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1225 = t1218 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1226 = t1224 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1227 = t1225 + t1226;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1228 = t1173 + t1227;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_96;
                u32 row_97;
                u32 row_98;
                u32 row_99;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1228) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1229 = (u64)t1218 * t993;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1230 = t989 + t1229;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1231 = (u64)t997 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1232 = t1230 + t1231;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1232), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
            }
        } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t1233 = warp & 3u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_2 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_3 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_4 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_5 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_6 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_7 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_8 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_9 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_10 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_11 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_12 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_13 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_14 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_15 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_16 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_17 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_18 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_19 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_20 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_21 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_22 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_23 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_24 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_25 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_26 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_27 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_28 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_29 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_30 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_31 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_32 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_33 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_2 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_3 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_4 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_5 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_6 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_7 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_8 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_9 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_10 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_11 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_12 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_13 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_14 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_15 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_16 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_17 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_18 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_19 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_20 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_21 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_22 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_23 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_24 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_25 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_26 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_27 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_28 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_29 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_30 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_31 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_32 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_65 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_66 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_67 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_68 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_69 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_70 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_71 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_72 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_73 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_74 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_75 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_76 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_77 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_78 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_79 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_80 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_81 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_82 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_83 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_84 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_85 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_86 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_87 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_88 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_89 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_90 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_91 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_92 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_93 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_94 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_95 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_96 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_97 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_98 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_99 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_100 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_101 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_102 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_103 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_104 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_105 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_106 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_107 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_108 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_109 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_110 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_111 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_112 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_113 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_114 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_115 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_116 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_117 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_118 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_119 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_120 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_121 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_122 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_123 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_124 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_125 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_126 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_127 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_128 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_2 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_3 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_4 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_5 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_6 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_7 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_8 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_9 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_10 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_11 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_12 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_13 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_14 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_15 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_16 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_17 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_18 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_19 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_20 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_21 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_22 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_23 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_24 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_25 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_26 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_27 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_28 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_29 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_30 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_31 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_32 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_33 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_34 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_35 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_36 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_37 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_38 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_39 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_40 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_41 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_42 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_43 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_44 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_45 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_46 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_47 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_48 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_49 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_50 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_51 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_52 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_53 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_54 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_55 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_56 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_57 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_58 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_59 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_60 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_61 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_62 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_63 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_64 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_65 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_66 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_67 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_68 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_69 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_70 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_71 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_72 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_73 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_74 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_75 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_76 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_77 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_78 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_79 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_80 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_81 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_82 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_83 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_84 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_85 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_86 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_87 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_88 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_89 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_90 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_91 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_92 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_93 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_94 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_95 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_96 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_97 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_98 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_99 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_100 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_101 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_102 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_103 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_104 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_105 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_106 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_107 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_108 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_109 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_110 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_111 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_112 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_113 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_114 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_115 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_116 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_117 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_118 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_119 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_120 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_121 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_122 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_123 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_124 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_125 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_126 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_127 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_128 = 0.0f;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_129 = 0.0f;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1234 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1235 = t1234 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t1236 = t1235 != 0u;
#line 146 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t1236) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(sums_2), "r"(0u) : "memory");
                const u32 t1237 = sums_2 + 8u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1237), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1238 = sums_2 + 48u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1238), "r"(0u) : "memory");
#line 215 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t1239;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1239) : "r"(t36));
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1240 = t1239 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1241 = t38 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1242 = t1240 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1243 = (u64)t1242;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1244 = t1243 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1245 = t1241 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1246 = (u64)t1245;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1247 = t1246 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1248 = t1240 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1249 = (u64)t1248;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1250 = t1249 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1251 = t1241 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1252 = (u64)t1251;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1253 = t1252 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1254 = t1240 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1255 = (u64)t1254;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1256 = t1255 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1257 = t1241 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1258 = (u64)t1257;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1259 = t1258 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1260 = t1240 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1261 = (u64)t1260;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1262 = t1261 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1263 = t1241 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1264 = (u64)t1263;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1265 = t1264 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1266 = t1240 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1267 = (u64)t1266;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1268 = t1267 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1269 = t1241 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1270 = (u64)t1269;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1271 = t1270 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1272 = t1240 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1273 = (u64)t1272;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1274 = t1273 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1275 = t1241 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1276 = (u64)t1275;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1277 = t1276 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1278 = t1240 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1279 = (u64)t1278;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1280 = t1279 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1281 = t1241 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1282 = (u64)t1281;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1283 = t1282 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1284 = t1240 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1285 = (u64)t1284;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1286 = t1285 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1287 = t1241 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1288 = (u64)t1287;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1289 = t1288 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1290 = t1240 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1291 = (u64)t1290;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1292 = t1291 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1293 = t1241 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1294 = (u64)t1293;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1295 = t1294 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1296 = t1240 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1297 = (u64)t1296;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1298 = t1297 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1299 = t1241 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1300 = (u64)t1299;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1301 = t1300 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1302 = t1240 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1303 = (u64)t1302;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1304 = t1303 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1305 = t1241 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1306 = (u64)t1305;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1307 = t1306 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1308 = t1240 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1309 = (u64)t1308;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1310 = t1309 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1311 = t1241 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1312 = (u64)t1311;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1313 = t1312 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1314 = t1240 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1315 = (u64)t1314;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1316 = t1315 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1317 = t1241 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1318 = (u64)t1317;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1319 = t1318 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1320 = t1240 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1321 = (u64)t1320;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1322 = t1321 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1323 = t1241 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1324 = (u64)t1323;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1325 = t1324 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1326 = t1240 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1327 = (u64)t1326;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1328 = t1327 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1329 = t1241 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1330 = (u64)t1329;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1331 = t1330 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1332 = t1240 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1333 = (u64)t1332;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1334 = t1333 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1335 = t1241 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1336 = (u64)t1335;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1337 = t1336 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1244), "l"(t1247), "l"(t1250), "l"(t1253), "l"(t1256), "l"(t1259), "l"(t1262), "l"(t1265), "l"(t1268), "l"(t1271), "l"(t1274), "l"(t1277), "l"(t1280), "l"(t1283), "l"(t1286), "l"(t1289), "l"(t1292), "l"(t1295), "l"(t1298), "l"(t1301), "l"(t1304), "l"(t1307), "l"(t1310), "l"(t1313), "l"(t1316), "l"(t1319), "l"(t1322), "l"(t1325), "l"(t1328), "l"(t1331), "l"(t1334), "l"(t1337) : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1338 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_4 = t1338 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1340 = t10 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                u32 head_3 = t1340;
                u32 block_3 = first;
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1341 = i_3 + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const bool t1342 = t1341 < count_4;
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_6 = i_3 & 1u;
                    const u32 t1344 = slot_6 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1345 = t1344 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1346 = sums_2 + t1345;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1347 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1347) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1346) : "memory");
                    }
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1348 = i_3 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1349 = t1348 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1350 = t1349 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1351 = sums_2 + t1350;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1352 = i_3 >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1353 = t1352 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1351), "r"(t1353) : "memory");
#line 170 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(3u) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1354 = t1233 << 11u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1355 = p + t1354;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1356 = lane << 4u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 place_2 = t1355 + t1356;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_100;
                    u32 row_101;
                    u32 row_102;
                    u32 row_103;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1358 = row_100 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1359 = row_100 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1360;
                    asm("mov.b32 %0, %1;" : "=f"(t1360) : "r"(t1358));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1361;
                    asm("mov.b32 %0, %1;" : "=f"(t1361) : "r"(t1359));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1362 = row_101 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1363 = row_101 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1364;
                    asm("mov.b32 %0, %1;" : "=f"(t1364) : "r"(t1362));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1365;
                    asm("mov.b32 %0, %1;" : "=f"(t1365) : "r"(t1363));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1366 = row_102 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1367 = row_102 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1368;
                    asm("mov.b32 %0, %1;" : "=f"(t1368) : "r"(t1366));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1369;
                    asm("mov.b32 %0, %1;" : "=f"(t1369) : "r"(t1367));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1370 = row_103 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1371 = row_103 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1372;
                    asm("mov.b32 %0, %1;" : "=f"(t1372) : "r"(t1370));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1373;
                    asm("mov.b32 %0, %1;" : "=f"(t1373) : "r"(t1371));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_2 = t1360;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_3 = t1361;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_4 = t1364;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_5 = t1365;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_6 = t1368;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_7 = t1369;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_8 = t1372;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_9 = t1373;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_104;
                    u32 row_105;
                    u32 row_106;
                    u32 row_107;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1374 = row_104 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1375 = row_104 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1376;
                    asm("mov.b32 %0, %1;" : "=f"(t1376) : "r"(t1374));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1377;
                    asm("mov.b32 %0, %1;" : "=f"(t1377) : "r"(t1375));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1378 = row_105 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1379 = row_105 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1380;
                    asm("mov.b32 %0, %1;" : "=f"(t1380) : "r"(t1378));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1381;
                    asm("mov.b32 %0, %1;" : "=f"(t1381) : "r"(t1379));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1382 = row_106 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1383 = row_106 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1384;
                    asm("mov.b32 %0, %1;" : "=f"(t1384) : "r"(t1382));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1385;
                    asm("mov.b32 %0, %1;" : "=f"(t1385) : "r"(t1383));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1386 = row_107 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1387 = row_107 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1388;
                    asm("mov.b32 %0, %1;" : "=f"(t1388) : "r"(t1386));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1389;
                    asm("mov.b32 %0, %1;" : "=f"(t1389) : "r"(t1387));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_10 = t1376;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_11 = t1377;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_12 = t1380;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_13 = t1381;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_14 = t1384;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_15 = t1385;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_16 = t1388;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_17 = t1389;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_108;
                    u32 row_109;
                    u32 row_110;
                    u32 row_111;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1390 = row_108 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1391 = row_108 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1392;
                    asm("mov.b32 %0, %1;" : "=f"(t1392) : "r"(t1390));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1393;
                    asm("mov.b32 %0, %1;" : "=f"(t1393) : "r"(t1391));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1394 = row_109 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1395 = row_109 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1396;
                    asm("mov.b32 %0, %1;" : "=f"(t1396) : "r"(t1394));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1397;
                    asm("mov.b32 %0, %1;" : "=f"(t1397) : "r"(t1395));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1398 = row_110 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1399 = row_110 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1400;
                    asm("mov.b32 %0, %1;" : "=f"(t1400) : "r"(t1398));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1401;
                    asm("mov.b32 %0, %1;" : "=f"(t1401) : "r"(t1399));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1402 = row_111 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1403 = row_111 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1404;
                    asm("mov.b32 %0, %1;" : "=f"(t1404) : "r"(t1402));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1405;
                    asm("mov.b32 %0, %1;" : "=f"(t1405) : "r"(t1403));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_18 = t1392;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_19 = t1393;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_20 = t1396;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_21 = t1397;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_22 = t1400;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_23 = t1401;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_24 = t1404;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_25 = t1405;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_112;
                    u32 row_113;
                    u32 row_114;
                    u32 row_115;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1406 = row_112 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1407 = row_112 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1408;
                    asm("mov.b32 %0, %1;" : "=f"(t1408) : "r"(t1406));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1409;
                    asm("mov.b32 %0, %1;" : "=f"(t1409) : "r"(t1407));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1410 = row_113 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1411 = row_113 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1412;
                    asm("mov.b32 %0, %1;" : "=f"(t1412) : "r"(t1410));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1413;
                    asm("mov.b32 %0, %1;" : "=f"(t1413) : "r"(t1411));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1414 = row_114 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1415 = row_114 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1416;
                    asm("mov.b32 %0, %1;" : "=f"(t1416) : "r"(t1414));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1417;
                    asm("mov.b32 %0, %1;" : "=f"(t1417) : "r"(t1415));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1418 = row_115 << 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1419 = row_115 & 4294901760u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1420;
                    asm("mov.b32 %0, %1;" : "=f"(t1420) : "r"(t1418));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1421;
                    asm("mov.b32 %0, %1;" : "=f"(t1421) : "r"(t1419));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_26 = t1408;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_27 = t1409;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_28 = t1412;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_29 = t1413;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_30 = t1416;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_31 = t1417;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_32 = t1420;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_33 = t1421;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_7 = i_3 & 1u;
                    const u32 t1423 = slot_7 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1424 = statistics_2 + t1423;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1425 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1426 = t1425 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1427 = t1424 + t1426;
                    u32 row_116;
                    u32 row_117;
                    u32 row_118;
                    u32 row_119;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1427) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1428;
                    asm("mov.b32 %0, %1;" : "=f"(t1428) : "r"(row_116));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1429;
                    asm("mov.b32 %0, %1;" : "=f"(t1429) : "r"(row_117));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1430;
                    asm("mov.b32 %0, %1;" : "=f"(t1430) : "r"(row_118));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1431;
                    asm("mov.b32 %0, %1;" : "=f"(t1431) : "r"(row_119));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1432 = dp - t1429;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1433 = p_2 * t1432;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t1433;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1434 = dp_2 - t1431;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1435 = p_3 * t1434;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t1435;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1436 = dp_3 - t1429;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1437 = p_4 * t1436;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t1437;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1438 = dp_4 - t1431;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1439 = p_5 * t1438;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t1439;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_120;
                    u32 row_121;
                    u32 row_122;
                    u32 row_123;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1427) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1440;
                    asm("mov.b32 %0, %1;" : "=f"(t1440) : "r"(row_120));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1441;
                    asm("mov.b32 %0, %1;" : "=f"(t1441) : "r"(row_121));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1442;
                    asm("mov.b32 %0, %1;" : "=f"(t1442) : "r"(row_122));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1443;
                    asm("mov.b32 %0, %1;" : "=f"(t1443) : "r"(row_123));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1444 = dp_5 - t1441;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1445 = p_6 * t1444;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t1445;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1446 = dp_6 - t1443;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1447 = p_7 * t1446;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t1447;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1448 = dp_7 - t1441;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1449 = p_8 * t1448;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t1449;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1450 = dp_8 - t1443;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1451 = p_9 * t1450;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t1451;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_124;
                    u32 row_125;
                    u32 row_126;
                    u32 row_127;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1427) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1452;
                    asm("mov.b32 %0, %1;" : "=f"(t1452) : "r"(row_124));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1453;
                    asm("mov.b32 %0, %1;" : "=f"(t1453) : "r"(row_125));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1454;
                    asm("mov.b32 %0, %1;" : "=f"(t1454) : "r"(row_126));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1455;
                    asm("mov.b32 %0, %1;" : "=f"(t1455) : "r"(row_127));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1456 = dp_9 - t1453;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1457 = p_10 * t1456;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t1457;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1458 = dp_10 - t1455;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1459 = p_11 * t1458;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t1459;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1460 = dp_11 - t1453;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1461 = p_12 * t1460;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t1461;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1462 = dp_12 - t1455;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1463 = p_13 * t1462;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t1463;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_128;
                    u32 row_129;
                    u32 row_130;
                    u32 row_131;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1427) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1464;
                    asm("mov.b32 %0, %1;" : "=f"(t1464) : "r"(row_128));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1465;
                    asm("mov.b32 %0, %1;" : "=f"(t1465) : "r"(row_129));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1466;
                    asm("mov.b32 %0, %1;" : "=f"(t1466) : "r"(row_130));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1467;
                    asm("mov.b32 %0, %1;" : "=f"(t1467) : "r"(row_131));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1468 = dp_13 - t1465;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1469 = p_14 * t1468;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t1469;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1470 = dp_14 - t1467;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1471 = p_15 * t1470;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t1471;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1472 = dp_15 - t1465;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1473 = p_16 * t1472;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t1473;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1474 = dp_16 - t1467;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1475 = p_17 * t1474;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t1475;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_132;
                    u32 row_133;
                    u32 row_134;
                    u32 row_135;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_132), "=r"(row_133), "=r"(row_134), "=r"(row_135) : "r"(t1427) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1476;
                    asm("mov.b32 %0, %1;" : "=f"(t1476) : "r"(row_132));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1477;
                    asm("mov.b32 %0, %1;" : "=f"(t1477) : "r"(row_133));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1478;
                    asm("mov.b32 %0, %1;" : "=f"(t1478) : "r"(row_134));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1479;
                    asm("mov.b32 %0, %1;" : "=f"(t1479) : "r"(row_135));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1480 = dp_17 - t1477;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1481 = p_18 * t1480;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t1481;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1482 = dp_18 - t1479;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1483 = p_19 * t1482;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t1483;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1484 = dp_19 - t1477;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1485 = p_20 * t1484;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t1485;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1486 = dp_20 - t1479;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1487 = p_21 * t1486;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t1487;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_136;
                    u32 row_137;
                    u32 row_138;
                    u32 row_139;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_136), "=r"(row_137), "=r"(row_138), "=r"(row_139) : "r"(t1427) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1488;
                    asm("mov.b32 %0, %1;" : "=f"(t1488) : "r"(row_136));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1489;
                    asm("mov.b32 %0, %1;" : "=f"(t1489) : "r"(row_137));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1490;
                    asm("mov.b32 %0, %1;" : "=f"(t1490) : "r"(row_138));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1491;
                    asm("mov.b32 %0, %1;" : "=f"(t1491) : "r"(row_139));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1492 = dp_21 - t1489;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1493 = p_22 * t1492;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t1493;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1494 = dp_22 - t1491;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1495 = p_23 * t1494;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t1495;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1496 = dp_23 - t1489;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1497 = p_24 * t1496;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t1497;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1498 = dp_24 - t1491;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1499 = p_25 * t1498;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t1499;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_140;
                    u32 row_141;
                    u32 row_142;
                    u32 row_143;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_140), "=r"(row_141), "=r"(row_142), "=r"(row_143) : "r"(t1427) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1500;
                    asm("mov.b32 %0, %1;" : "=f"(t1500) : "r"(row_140));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1501;
                    asm("mov.b32 %0, %1;" : "=f"(t1501) : "r"(row_141));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1502;
                    asm("mov.b32 %0, %1;" : "=f"(t1502) : "r"(row_142));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1503;
                    asm("mov.b32 %0, %1;" : "=f"(t1503) : "r"(row_143));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1504 = dp_25 - t1501;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1505 = p_26 * t1504;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t1505;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1506 = dp_26 - t1503;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1507 = p_27 * t1506;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t1507;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1508 = dp_27 - t1501;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1509 = p_28 * t1508;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t1509;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1510 = dp_28 - t1503;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1511 = p_29 * t1510;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t1511;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_144;
                    u32 row_145;
                    u32 row_146;
                    u32 row_147;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_144), "=r"(row_145), "=r"(row_146), "=r"(row_147) : "r"(t1427) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1512;
                    asm("mov.b32 %0, %1;" : "=f"(t1512) : "r"(row_144));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1513;
                    asm("mov.b32 %0, %1;" : "=f"(t1513) : "r"(row_145));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1514;
                    asm("mov.b32 %0, %1;" : "=f"(t1514) : "r"(row_146));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1515;
                    asm("mov.b32 %0, %1;" : "=f"(t1515) : "r"(row_147));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1516 = dp_29 - t1513;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1517 = p_30 * t1516;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t1517;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1518 = dp_30 - t1515;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1519 = p_31 * t1518;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t1519;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1520 = dp_31 - t1513;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1521 = p_32 * t1520;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t1521;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1522 = dp_32 - t1515;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1523 = p_33 * t1522;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t1523;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1524 = t1233 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1525;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1526;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1527;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1528;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1529;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1530;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1531;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1532;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1533;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1534;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1535;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1536;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1537;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1538;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1539;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1539) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1540;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1540) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1541 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1542 = t1524 + t1541;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1543 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1544 = t1542 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1545 = t1543 ^ t1544;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1546 = t1542 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1547 = t1545 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1548 = t1546 + t1547;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1549 = after + t1548;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1549), "r"(t1525), "r"(t1526), "r"(t1527), "r"(t1528) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1550 = t1548 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1551 = after + t1550;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1551), "r"(t1529), "r"(t1530), "r"(t1531), "r"(t1532) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1552 = t1548 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1553 = after + t1552;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1553), "r"(t1533), "r"(t1534), "r"(t1535), "r"(t1536) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1554 = t1548 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1555 = after + t1554;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1555), "r"(t1537), "r"(t1538), "r"(t1539), "r"(t1540) : "memory");
                    u32 t1556;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1556) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1557;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1557) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1558;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1559;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1560;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1560) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1561;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1561) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1562;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1562) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1563;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1563) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1564;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1564) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1565;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1565) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1566;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1566) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1567;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1567) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1568;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1568) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1569;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1569) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1570;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1570) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1571;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1571) : "f"(dp_31), "f"(dp_32));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1572 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1573 = smem_1 + t1572;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1574;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1574) : "r"(t1573));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1575 = after >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1576 = t1574 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1577 = t1575 + 33554432u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1578 = (u64)t1577;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1579 = t1578 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1580 = t1576 + 33554432u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1581 = (u64)t1580;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1582 = t1581 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1583 = t1575 + 33554560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1584 = (u64)t1583;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1585 = t1584 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1586 = t1576 + 33554560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1587 = (u64)t1586;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1588 = t1587 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1589 = t1575 + 33554688u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1590 = (u64)t1589;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1591 = t1590 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1592 = t1576 + 33554688u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1593 = (u64)t1592;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1594 = t1593 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1595 = t1575 + 33554816u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1596 = (u64)t1595;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1597 = t1596 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1598 = t1576 + 33554816u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1599 = (u64)t1598;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1600 = t1599 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq_65), "=&f"(dq_66), "=&f"(dq_67), "=&f"(dq_68), "=&f"(dq_69), "=&f"(dq_70), "=&f"(dq_71), "=&f"(dq_72), "=&f"(dq_73), "=&f"(dq_74), "=&f"(dq_75), "=&f"(dq_76), "=&f"(dq_77), "=&f"(dq_78), "=&f"(dq_79), "=&f"(dq_80), "=&f"(dq_81), "=&f"(dq_82), "=&f"(dq_83), "=&f"(dq_84), "=&f"(dq_85), "=&f"(dq_86), "=&f"(dq_87), "=&f"(dq_88), "=&f"(dq_89), "=&f"(dq_90), "=&f"(dq_91), "=&f"(dq_92), "=&f"(dq_93), "=&f"(dq_94), "=&f"(dq_95), "=&f"(dq_96), "=&f"(dq_97), "=&f"(dq_98), "=&f"(dq_99), "=&f"(dq_100), "=&f"(dq_101), "=&f"(dq_102), "=&f"(dq_103), "=&f"(dq_104), "=&f"(dq_105), "=&f"(dq_106), "=&f"(dq_107), "=&f"(dq_108), "=&f"(dq_109), "=&f"(dq_110), "=&f"(dq_111), "=&f"(dq_112), "=&f"(dq_113), "=&f"(dq_114), "=&f"(dq_115), "=&f"(dq_116), "=&f"(dq_117), "=&f"(dq_118), "=&f"(dq_119), "=&f"(dq_120), "=&f"(dq_121), "=&f"(dq_122), "=&f"(dq_123), "=&f"(dq_124), "=&f"(dq_125), "=&f"(dq_126), "=&f"(dq_127), "=&f"(dq_128) : "l"(t1579), "l"(t1582), "l"(t1585), "l"(t1588), "l"(t1591), "l"(t1594), "l"(t1597), "l"(t1600) : "memory");
#line 181 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1601 = i_3 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1602 = t1601 << 15u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1603 = t37 + t1602;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1604 = after >> 4u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1605 = t1603 >> 4u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1606 = t1604 + 65536u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1607 = (u64)t1606;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1608 = t1607 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1609 = t1605 + 33554432u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1610 = (u64)t1609;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1611 = t1610 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1612 = t1604 + 65538u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1613 = (u64)t1612;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1614 = t1613 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1615 = t1605 + 33554560u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1616 = (u64)t1615;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1617 = t1616 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1618 = t1604 + 65540u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1619 = (u64)t1618;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1620 = t1619 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1621 = t1605 + 33554688u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1622 = (u64)t1621;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1623 = t1622 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1624 = t1604 + 65542u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1625 = (u64)t1624;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1626 = t1625 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1627 = t1605 + 33554816u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1628 = (u64)t1627;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1629 = t1628 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) : "l"(t1608), "l"(t1611), "l"(t1614), "l"(t1617), "l"(t1620), "l"(t1623), "l"(t1626), "l"(t1629) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t1630 = i_3 + 1u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next_2 = t1342 ? t1630 : i_3;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1632 = next_2 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1633 = t1632 + 6u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1634 = t1633 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1635 = sums_2 + t1634;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1636 = next_2 >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1637 = t1636 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1635), "r"(t1637) : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) :  : "memory");
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1638 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1639 = t1638 + head_3;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1640 = t1639 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1641 = block_3 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_148 = t1640 + t1641;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1643 = t1233 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_149 = row_148 + t1643;
                    const u64 t1645 = (u64)row_149;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1646 = t1645 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1647 = t1646 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1648 = sums + t1647;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1649 = index << 11u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1650 = (u64)t1649 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1651 = t1648 + t1650;
                    const u32 t1652 = index << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1653 = t1652 + t1233;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1654 = t1653 << 13u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place_3 = sums_2 + t1654;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t1656 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t1657 = (u64)t1656 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address_2 = t1651 + t1657;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_65), "f"(dq_66), "f"(dq_67), "f"(dq_68) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_69), "f"(dq_70), "f"(dq_71), "f"(dq_72) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_73), "f"(dq_74), "f"(dq_75), "f"(dq_76) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_77), "f"(dq_78), "f"(dq_79), "f"(dq_80) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_81), "f"(dq_82), "f"(dq_83), "f"(dq_84) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_85), "f"(dq_86), "f"(dq_87), "f"(dq_88) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_89), "f"(dq_90), "f"(dq_91), "f"(dq_92) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_93), "f"(dq_94), "f"(dq_95), "f"(dq_96) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_97), "f"(dq_98), "f"(dq_99), "f"(dq_100) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_101), "f"(dq_102), "f"(dq_103), "f"(dq_104) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_105), "f"(dq_106), "f"(dq_107), "f"(dq_108) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_109), "f"(dq_110), "f"(dq_111), "f"(dq_112) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_113), "f"(dq_114), "f"(dq_115), "f"(dq_116) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_117), "f"(dq_118), "f"(dq_119), "f"(dq_120) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_121), "f"(dq_122), "f"(dq_123), "f"(dq_124) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_125), "f"(dq_126), "f"(dq_127), "f"(dq_128) : "memory");
#line 189 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) :  : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_8 = i_3 & 1u;
                    const u32 t1660 = slot_8 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1661 = t1660 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1662 = sums_2 + t1661;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1663 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1663) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1662) : "memory");
                    }
#line 215 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t1664;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1664) : "r"(t36));
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1665 = next_2 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1666 = t1665 << 15u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1667 = t38 + t1666;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1668 = t1664 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1669 = t1667 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1670 = t1668 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1671 = (u64)t1670;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1672 = t1671 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1673 = t1669 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1674 = (u64)t1673;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1675 = t1674 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1676 = t1668 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1677 = (u64)t1676;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1678 = t1677 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1679 = t1669 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1680 = (u64)t1679;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1681 = t1680 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1682 = t1668 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1683 = (u64)t1682;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1684 = t1683 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1685 = t1669 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1686 = (u64)t1685;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1687 = t1686 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1688 = t1668 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1689 = (u64)t1688;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1690 = t1689 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1691 = t1669 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1692 = (u64)t1691;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1693 = t1692 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1694 = t1668 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1695 = (u64)t1694;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1696 = t1695 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1697 = t1669 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1698 = (u64)t1697;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1699 = t1698 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1700 = t1668 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1701 = (u64)t1700;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1702 = t1701 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1703 = t1669 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1704 = (u64)t1703;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1705 = t1704 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1706 = t1668 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1707 = (u64)t1706;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1708 = t1707 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1709 = t1669 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1710 = (u64)t1709;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1711 = t1710 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1712 = t1668 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1713 = (u64)t1712;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1714 = t1713 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1715 = t1669 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1716 = (u64)t1715;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1717 = t1716 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1718 = t1668 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1719 = (u64)t1718;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1720 = t1719 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1721 = t1669 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1722 = (u64)t1721;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1723 = t1722 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1724 = t1668 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1725 = (u64)t1724;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1726 = t1725 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1727 = t1669 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1728 = (u64)t1727;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1729 = t1728 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1730 = t1668 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1731 = (u64)t1730;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1732 = t1731 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1733 = t1669 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1734 = (u64)t1733;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1735 = t1734 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1736 = t1668 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1737 = (u64)t1736;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1738 = t1737 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1739 = t1669 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1740 = (u64)t1739;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1741 = t1740 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1742 = t1668 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1743 = (u64)t1742;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1744 = t1743 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1745 = t1669 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1746 = (u64)t1745;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1747 = t1746 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1748 = t1668 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1749 = (u64)t1748;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1750 = t1749 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1751 = t1669 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1752 = (u64)t1751;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1753 = t1752 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1754 = t1668 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1755 = (u64)t1754;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1756 = t1755 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1757 = t1669 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1758 = (u64)t1757;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1759 = t1758 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1760 = t1668 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1761 = (u64)t1760;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1762 = t1761 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1763 = t1669 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1764 = (u64)t1763;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1765 = t1764 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1672), "l"(t1675), "l"(t1678), "l"(t1681), "l"(t1684), "l"(t1687), "l"(t1690), "l"(t1693), "l"(t1696), "l"(t1699), "l"(t1702), "l"(t1705), "l"(t1708), "l"(t1711), "l"(t1714), "l"(t1717), "l"(t1720), "l"(t1723), "l"(t1726), "l"(t1729), "l"(t1732), "l"(t1735), "l"(t1738), "l"(t1741), "l"(t1744), "l"(t1747), "l"(t1750), "l"(t1753), "l"(t1756), "l"(t1759), "l"(t1762), "l"(t1765) : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 233 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address_2) : "memory");
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1766 = block_3 + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_3 = t1766 == count;
                    const u32 t1768 = head_3 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1769 = wraps_3 ? t1768 : head_3;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    head_3 = t1769;
                    const u32 t1770 = block_3 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1771 = wraps_3 ? first : t1770;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    block_3 = t1771;
                }
            }
#line 153 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1772 = dk_2 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t1772;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1773 = dk_3 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t1773;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1774 = dk_4 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t1774;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1775 = dk_5 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t1775;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1776 = dk_6 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t1776;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1777 = dk_7 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t1777;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1778 = dk_8 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t1778;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1779 = dk_9 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t1779;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1780 = dk_10 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t1780;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1781 = dk_11 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t1781;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1782 = dk_12 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t1782;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1783 = dk_13 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t1783;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1784 = dk_14 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t1784;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1785 = dk_15 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t1785;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1786 = dk_16 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t1786;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1787 = dk_17 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t1787;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1788 = dk_18 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t1788;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1789 = dk_19 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t1789;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1790 = dk_20 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t1790;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1791 = dk_21 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t1791;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1792 = dk_22 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t1792;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1793 = dk_23 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t1793;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1794 = dk_24 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t1794;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1795 = dk_25 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t1795;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1796 = dk_26 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t1796;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1797 = dk_27 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t1797;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1798 = dk_28 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t1798;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1799 = dk_29 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t1799;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1800 = dk_30 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t1800;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1801 = dk_31 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t1801;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1802 = dk_32 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t1802;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1803 = dk_33 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t1803;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1804 = dk_34 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t1804;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1805 = dk_35 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t1805;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1806 = dk_36 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t1806;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1807 = dk_37 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t1807;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1808 = dk_38 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t1808;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1809 = dk_39 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t1809;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1810 = dk_40 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t1810;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1811 = dk_41 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t1811;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1812 = dk_42 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t1812;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1813 = dk_43 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t1813;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1814 = dk_44 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t1814;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1815 = dk_45 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t1815;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1816 = dk_46 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t1816;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1817 = dk_47 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t1817;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1818 = dk_48 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t1818;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1819 = dk_49 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t1819;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1820 = dk_50 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t1820;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1821 = dk_51 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t1821;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1822 = dk_52 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t1822;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1823 = dk_53 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t1823;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1824 = dk_54 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t1824;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1825 = dk_55 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t1825;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1826 = dk_56 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t1826;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1827 = dk_57 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t1827;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1828 = dk_58 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t1828;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1829 = dk_59 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t1829;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1830 = dk_60 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t1830;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1831 = dk_61 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t1831;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1832 = dk_62 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t1832;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1833 = dk_63 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t1833;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1834 = dk_64 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t1834;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1835 = dk_65 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t1835;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1836 = dk_66 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_66 = t1836;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1837 = dk_67 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_67 = t1837;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1838 = dk_68 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_68 = t1838;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1839 = dk_69 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_69 = t1839;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1840 = dk_70 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_70 = t1840;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1841 = dk_71 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_71 = t1841;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1842 = dk_72 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_72 = t1842;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1843 = dk_73 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_73 = t1843;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1844 = dk_74 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_74 = t1844;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1845 = dk_75 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_75 = t1845;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1846 = dk_76 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_76 = t1846;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1847 = dk_77 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_77 = t1847;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1848 = dk_78 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_78 = t1848;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1849 = dk_79 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_79 = t1849;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1850 = dk_80 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_80 = t1850;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1851 = dk_81 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_81 = t1851;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1852 = dk_82 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_82 = t1852;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1853 = dk_83 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_83 = t1853;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1854 = dk_84 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_84 = t1854;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1855 = dk_85 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_85 = t1855;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1856 = dk_86 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_86 = t1856;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1857 = dk_87 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_87 = t1857;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1858 = dk_88 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_88 = t1858;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1859 = dk_89 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_89 = t1859;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1860 = dk_90 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_90 = t1860;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1861 = dk_91 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_91 = t1861;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1862 = dk_92 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_92 = t1862;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1863 = dk_93 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_93 = t1863;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1864 = dk_94 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_94 = t1864;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1865 = dk_95 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_95 = t1865;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1866 = dk_96 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_96 = t1866;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1867 = dk_97 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_97 = t1867;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1868 = dk_98 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_98 = t1868;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1869 = dk_99 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_99 = t1869;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1870 = dk_100 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_100 = t1870;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1871 = dk_101 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_101 = t1871;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1872 = dk_102 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_102 = t1872;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1873 = dk_103 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_103 = t1873;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1874 = dk_104 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_104 = t1874;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1875 = dk_105 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_105 = t1875;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1876 = dk_106 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_106 = t1876;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1877 = dk_107 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_107 = t1877;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1878 = dk_108 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_108 = t1878;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1879 = dk_109 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_109 = t1879;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1880 = dk_110 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_110 = t1880;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1881 = dk_111 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_111 = t1881;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1882 = dk_112 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_112 = t1882;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1883 = dk_113 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_113 = t1883;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1884 = dk_114 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_114 = t1884;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1885 = dk_115 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_115 = t1885;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1886 = dk_116 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_116 = t1886;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1887 = dk_117 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_117 = t1887;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1888 = dk_118 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_118 = t1888;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1889 = dk_119 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_119 = t1889;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1890 = dk_120 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_120 = t1890;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1891 = dk_121 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_121 = t1891;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1892 = dk_122 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_122 = t1892;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1893 = dk_123 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_123 = t1893;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1894 = dk_124 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_124 = t1894;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1895 = dk_125 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_125 = t1895;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1896 = dk_126 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_126 = t1896;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1897 = dk_127 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_127 = t1897;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1898 = dk_128 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_128 = t1898;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1899 = dk_129 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_129 = t1899;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1900 = smem_1 + 8192u;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1901 = smem_1 + 16384u;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1902 = smem_1 + 24576u;
            const u32 t1903 = t1233 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1904;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1904) : "f"(dk_2), "f"(dk_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1905;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1905) : "f"(dk_4), "f"(dk_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1906;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1906) : "f"(dk_6), "f"(dk_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1907;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1907) : "f"(dk_8), "f"(dk_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1908;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1908) : "f"(dk_10), "f"(dk_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1909;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1909) : "f"(dk_12), "f"(dk_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1910;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1910) : "f"(dk_14), "f"(dk_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1911;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1911) : "f"(dk_16), "f"(dk_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1912;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1912) : "f"(dk_18), "f"(dk_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1913;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1913) : "f"(dk_20), "f"(dk_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1914;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(dk_22), "f"(dk_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1915;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(dk_24), "f"(dk_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1916;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(dk_26), "f"(dk_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1917;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(dk_28), "f"(dk_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1918;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(dk_30), "f"(dk_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1919;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(dk_32), "f"(dk_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1920;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(dk_34), "f"(dk_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1921;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(dk_36), "f"(dk_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1922;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(dk_38), "f"(dk_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1923;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(dk_40), "f"(dk_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1924;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(dk_42), "f"(dk_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1925;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(dk_44), "f"(dk_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1926;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(dk_46), "f"(dk_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1927;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1927) : "f"(dk_48), "f"(dk_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1928;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1928) : "f"(dk_50), "f"(dk_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1929;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1929) : "f"(dk_52), "f"(dk_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1930;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1930) : "f"(dk_54), "f"(dk_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1931;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1931) : "f"(dk_56), "f"(dk_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1932;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1932) : "f"(dk_58), "f"(dk_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1933;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1933) : "f"(dk_60), "f"(dk_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1934;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1934) : "f"(dk_62), "f"(dk_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1935;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1935) : "f"(dk_64), "f"(dk_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1936;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1936) : "f"(dk_66), "f"(dk_67));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1937;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1937) : "f"(dk_68), "f"(dk_69));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1938;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1938) : "f"(dk_70), "f"(dk_71));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1939;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1939) : "f"(dk_72), "f"(dk_73));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1940;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1940) : "f"(dk_74), "f"(dk_75));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1941;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1941) : "f"(dk_76), "f"(dk_77));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1942;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1942) : "f"(dk_78), "f"(dk_79));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1943;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1943) : "f"(dk_80), "f"(dk_81));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1944;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1944) : "f"(dk_82), "f"(dk_83));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1945;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1945) : "f"(dk_84), "f"(dk_85));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1946;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1946) : "f"(dk_86), "f"(dk_87));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1947;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1947) : "f"(dk_88), "f"(dk_89));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1948;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1948) : "f"(dk_90), "f"(dk_91));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1949;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1949) : "f"(dk_92), "f"(dk_93));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1950;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1950) : "f"(dk_94), "f"(dk_95));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1951;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1951) : "f"(dk_96), "f"(dk_97));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1952;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1952) : "f"(dk_98), "f"(dk_99));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1953;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1953) : "f"(dk_100), "f"(dk_101));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1954;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1954) : "f"(dk_102), "f"(dk_103));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1955;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1955) : "f"(dk_104), "f"(dk_105));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1956;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1956) : "f"(dk_106), "f"(dk_107));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1957;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1957) : "f"(dk_108), "f"(dk_109));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1958;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1958) : "f"(dk_110), "f"(dk_111));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1959;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1959) : "f"(dk_112), "f"(dk_113));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1960;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1960) : "f"(dk_114), "f"(dk_115));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1961;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1961) : "f"(dk_116), "f"(dk_117));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1962;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1962) : "f"(dk_118), "f"(dk_119));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1963;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1963) : "f"(dk_120), "f"(dk_121));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1964;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1964) : "f"(dk_122), "f"(dk_123));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1965;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1965) : "f"(dk_124), "f"(dk_125));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1966;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1966) : "f"(dk_126), "f"(dk_127));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1967;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1967) : "f"(dk_128), "f"(dk_129));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1968 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1969 = t1903 + t1968;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1970 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1971 = t1969 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1972 = t1970 ^ t1971;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1973 = t1969 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1974 = t1972 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1975 = t1973 + t1974;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1976 = smem_1 + t1975;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1976), "r"(t1904), "r"(t1905), "r"(t1906), "r"(t1907) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1977 = t1975 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1978 = smem_1 + t1977;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1978), "r"(t1908), "r"(t1909), "r"(t1910), "r"(t1911) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1979 = t1975 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1980 = smem_1 + t1979;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1980), "r"(t1912), "r"(t1913), "r"(t1914), "r"(t1915) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1981 = t1975 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1982 = smem_1 + t1981;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1982), "r"(t1916), "r"(t1917), "r"(t1918), "r"(t1919) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1983 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1984 = t1903 + t1983;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1985 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1986 = t1984 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1987 = t1985 ^ t1986;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1988 = t1984 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1989 = t1987 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1990 = t1988 + t1989;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1991 = t1900 + t1990;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1991), "r"(t1920), "r"(t1921), "r"(t1922), "r"(t1923) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1992 = t1990 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1993 = t1900 + t1992;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1993), "r"(t1924), "r"(t1925), "r"(t1926), "r"(t1927) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1994 = t1990 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1995 = t1900 + t1994;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1995), "r"(t1928), "r"(t1929), "r"(t1930), "r"(t1931) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1996 = t1990 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1997 = t1900 + t1996;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1997), "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1998 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1999 = t1903 + t1998;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2000 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2001 = t1999 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2002 = t2000 ^ t2001;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2003 = t1999 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2004 = t2002 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2005 = t2003 + t2004;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2006 = t1901 + t2005;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2006), "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2007 = t2005 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2008 = t1901 + t2007;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2008), "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2009 = t2005 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2010 = t1901 + t2009;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2010), "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2011 = t2005 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2012 = t1901 + t2011;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2012), "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2013 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2014 = t1903 + t2013;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2015 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2016 = t2014 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2017 = t2015 ^ t2016;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2018 = t2014 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2019 = t2017 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2020 = t2018 + t2019;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2021 = t1902 + t2020;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2021), "r"(t1952), "r"(t1953), "r"(t1954), "r"(t1955) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2022 = t2020 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2023 = t1902 + t2022;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2023), "r"(t1956), "r"(t1957), "r"(t1958), "r"(t1959) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2024 = t2020 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2025 = t1902 + t2024;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2025), "r"(t1960), "r"(t1961), "r"(t1962), "r"(t1963) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2026 = t2020 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2027 = t1902 + t2026;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2027), "r"(t1964), "r"(t1965), "r"(t1966), "r"(t1967) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2028 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2029 = t2028 * dk_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2030 = t2029 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2031 = dk + t2030;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2032 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2033 = t2032 * dk_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2034 = t2033 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2035 = t2031 + t2034;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2036 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2037 = t2036 * dk_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2038 = t2037 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2039 = t2035 + t2038;
            const u32 t2040 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2041 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2042 = (u32)dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2043 = t2042 << 1u;
            const u32 t2044 = t1233 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2045 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2046 = t2044 + t2045;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2047 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2048 = t2046 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2049 = t2047 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2050 = t2048 & t2049;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2050) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2051 = t2046 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2052 = t2047 ^ t2051;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2053 = t2046 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2054 = t2052 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2055 = t2053 + t2054;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2056 = smem_1 + t2055;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_150;
                u32 row_151;
                u32 row_152;
                u32 row_153;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_150), "=r"(row_151), "=r"(row_152), "=r"(row_153) : "r"(t2056) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2057 = (u64)t2046 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2058 = t2039 + t2057;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2059 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2060 = t2058 + t2059;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2060), "r"(row_150), "r"(row_151), "r"(row_152), "r"(row_153) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2061 = t2046 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2062 = t2061 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2063 = t2047 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2064 = t2062 & t2063;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2064) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2065 = t2061 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2066 = t2047 ^ t2065;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2067 = t2061 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2068 = t2066 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2069 = t2067 + t2068;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2070 = smem_1 + t2069;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_154;
                u32 row_155;
                u32 row_156;
                u32 row_157;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_154), "=r"(row_155), "=r"(row_156), "=r"(row_157) : "r"(t2070) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2071 = (u64)t2061 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2072 = t2039 + t2071;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2073 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2074 = t2072 + t2073;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2074), "r"(row_154), "r"(row_155), "r"(row_156), "r"(row_157) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2075 = t2046 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2076 = t2075 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2077 = t2047 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2078 = t2076 & t2077;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2078) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2079 = t2075 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2080 = t2047 ^ t2079;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2081 = t2075 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2082 = t2080 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2083 = t2081 + t2082;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2084 = smem_1 + t2083;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_158;
                u32 row_159;
                u32 row_160;
                u32 row_161;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_158), "=r"(row_159), "=r"(row_160), "=r"(row_161) : "r"(t2084) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2085 = (u64)t2075 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2086 = t2039 + t2085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2087 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2088 = t2086 + t2087;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2088), "r"(row_158), "r"(row_159), "r"(row_160), "r"(row_161) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2089 = t2046 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2090 = t2089 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2091 = t2047 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2092 = t2090 & t2091;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2092) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2093 = t2089 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2094 = t2047 ^ t2093;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2095 = t2089 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2096 = t2094 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2097 = t2095 + t2096;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2098 = smem_1 + t2097;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_162;
                u32 row_163;
                u32 row_164;
                u32 row_165;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_162), "=r"(row_163), "=r"(row_164), "=r"(row_165) : "r"(t2098) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2099 = (u64)t2089 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2100 = t2039 + t2099;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2101 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2102 = t2100 + t2101;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2102), "r"(row_162), "r"(row_163), "r"(row_164), "r"(row_165) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2103 = smem_1 + 8192u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2104 = t2046 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2105 = t2047 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2106 = t2105 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2107 = t2104 & t2106;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2107) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2108 = t2046 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2109 = t2047 ^ t2108;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2110 = t2046 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2111 = t2109 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2112 = t2110 + t2111;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2113 = t2103 + t2112;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_166;
                u32 row_167;
                u32 row_168;
                u32 row_169;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_166), "=r"(row_167), "=r"(row_168), "=r"(row_169) : "r"(t2113) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2114 = (u64)t2046 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2115 = t2039 + t2114;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2116 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2117 = t2115 + t2116;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2117), "r"(row_166), "r"(row_167), "r"(row_168), "r"(row_169) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2118 = t2046 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2119 = t2118 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2120 = t2047 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2121 = t2120 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2122 = t2119 & t2121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2122) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2123 = t2118 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2124 = t2047 ^ t2123;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2125 = t2118 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2126 = t2124 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2127 = t2125 + t2126;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2128 = t2103 + t2127;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_170;
                u32 row_171;
                u32 row_172;
                u32 row_173;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_170), "=r"(row_171), "=r"(row_172), "=r"(row_173) : "r"(t2128) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2129 = (u64)t2118 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2130 = t2039 + t2129;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2131 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2132 = t2130 + t2131;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2132), "r"(row_170), "r"(row_171), "r"(row_172), "r"(row_173) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2133 = t2046 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2134 = t2133 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2135 = t2047 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2136 = t2135 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2137 = t2134 & t2136;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2137) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2138 = t2133 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2139 = t2047 ^ t2138;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2140 = t2133 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2141 = t2139 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2142 = t2140 + t2141;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2143 = t2103 + t2142;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_174;
                u32 row_175;
                u32 row_176;
                u32 row_177;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_174), "=r"(row_175), "=r"(row_176), "=r"(row_177) : "r"(t2143) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2144 = (u64)t2133 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2145 = t2039 + t2144;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2146 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2147 = t2145 + t2146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2147), "r"(row_174), "r"(row_175), "r"(row_176), "r"(row_177) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2148 = t2046 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2149 = t2148 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2150 = t2047 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2151 = t2150 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2152 = t2149 & t2151;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2152) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2153 = t2148 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2154 = t2047 ^ t2153;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2155 = t2148 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2156 = t2154 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2157 = t2155 + t2156;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2158 = t2103 + t2157;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_178;
                u32 row_179;
                u32 row_180;
                u32 row_181;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_178), "=r"(row_179), "=r"(row_180), "=r"(row_181) : "r"(t2158) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2159 = (u64)t2148 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2160 = t2039 + t2159;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2161 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2162 = t2160 + t2161;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2162), "r"(row_178), "r"(row_179), "r"(row_180), "r"(row_181) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2163 = smem_1 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2164 = t2046 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2165 = t2047 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2166 = t2165 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2167 = t2164 & t2166;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2167) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2168 = t2046 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2169 = t2047 ^ t2168;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2170 = t2046 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2171 = t2169 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2172 = t2170 + t2171;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2173 = t2163 + t2172;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_182;
                u32 row_183;
                u32 row_184;
                u32 row_185;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_182), "=r"(row_183), "=r"(row_184), "=r"(row_185) : "r"(t2173) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2174 = (u64)t2046 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2175 = t2039 + t2174;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2176 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2177 = t2175 + t2176;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2177), "r"(row_182), "r"(row_183), "r"(row_184), "r"(row_185) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2178 = t2046 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2179 = t2178 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2180 = t2047 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2181 = t2180 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2182 = t2179 & t2181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2182) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2183 = t2178 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2184 = t2047 ^ t2183;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2185 = t2178 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2186 = t2184 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2187 = t2185 + t2186;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2188 = t2163 + t2187;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_186;
                u32 row_187;
                u32 row_188;
                u32 row_189;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_186), "=r"(row_187), "=r"(row_188), "=r"(row_189) : "r"(t2188) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2189 = (u64)t2178 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2190 = t2039 + t2189;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2191 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2192 = t2190 + t2191;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2192), "r"(row_186), "r"(row_187), "r"(row_188), "r"(row_189) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2193 = t2046 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2194 = t2193 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2195 = t2047 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2196 = t2195 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2197 = t2194 & t2196;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2197) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2198 = t2193 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2199 = t2047 ^ t2198;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2200 = t2193 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2201 = t2199 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2202 = t2200 + t2201;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2203 = t2163 + t2202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_190;
                u32 row_191;
                u32 row_192;
                u32 row_193;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_190), "=r"(row_191), "=r"(row_192), "=r"(row_193) : "r"(t2203) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2204 = (u64)t2193 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2205 = t2039 + t2204;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2206 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2207 = t2205 + t2206;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2207), "r"(row_190), "r"(row_191), "r"(row_192), "r"(row_193) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2208 = t2046 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2209 = t2208 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2210 = t2047 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2211 = t2210 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2212 = t2209 & t2211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2212) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2213 = t2208 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2214 = t2047 ^ t2213;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2215 = t2208 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2216 = t2214 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2217 = t2215 + t2216;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2218 = t2163 + t2217;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_194;
                u32 row_195;
                u32 row_196;
                u32 row_197;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_194), "=r"(row_195), "=r"(row_196), "=r"(row_197) : "r"(t2218) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2219 = (u64)t2208 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2220 = t2039 + t2219;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2221 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2222 = t2220 + t2221;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2222), "r"(row_194), "r"(row_195), "r"(row_196), "r"(row_197) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2223 = smem_1 + 24576u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2224 = t2046 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2225 = t2047 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2226 = t2225 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2227 = t2224 & t2226;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2227) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2228 = t2046 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2229 = t2047 ^ t2228;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2230 = t2046 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2231 = t2229 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2232 = t2230 + t2231;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2233 = t2223 + t2232;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_198;
                u32 row_199;
                u32 row_200;
                u32 row_201;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_198), "=r"(row_199), "=r"(row_200), "=r"(row_201) : "r"(t2233) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2234 = (u64)t2046 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2235 = t2039 + t2234;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2236 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2237 = t2235 + t2236;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2237), "r"(row_198), "r"(row_199), "r"(row_200), "r"(row_201) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2238 = t2046 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2239 = t2238 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2240 = t2047 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2241 = t2240 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2242 = t2239 & t2241;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2242) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2243 = t2238 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2244 = t2047 ^ t2243;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2245 = t2238 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2246 = t2244 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2247 = t2245 + t2246;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2248 = t2223 + t2247;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_202;
                u32 row_203;
                u32 row_204;
                u32 row_205;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_202), "=r"(row_203), "=r"(row_204), "=r"(row_205) : "r"(t2248) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2249 = (u64)t2238 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2250 = t2039 + t2249;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2251 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2252 = t2250 + t2251;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2252), "r"(row_202), "r"(row_203), "r"(row_204), "r"(row_205) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2253 = t2046 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2254 = t2253 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2255 = t2047 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2256 = t2255 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2257 = t2254 & t2256;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2257) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2258 = t2253 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2259 = t2047 ^ t2258;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2260 = t2253 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2261 = t2259 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2262 = t2260 + t2261;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2263 = t2223 + t2262;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_206;
                u32 row_207;
                u32 row_208;
                u32 row_209;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_206), "=r"(row_207), "=r"(row_208), "=r"(row_209) : "r"(t2263) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2264 = (u64)t2253 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2265 = t2039 + t2264;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2266 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2267 = t2265 + t2266;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2267), "r"(row_206), "r"(row_207), "r"(row_208), "r"(row_209) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2268 = t2046 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2269 = t2268 < t2040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2270 = t2047 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2271 = t2270 < t2041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2272 = t2269 & t2271;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2272) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2273 = t2268 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2274 = t2047 ^ t2273;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2275 = t2268 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2276 = t2274 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2277 = t2275 + t2276;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2278 = t2223 + t2277;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_210;
                u32 row_211;
                u32 row_212;
                u32 row_213;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_210), "=r"(row_211), "=r"(row_212), "=r"(row_213) : "r"(t2278) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2279 = (u64)t2268 * t2043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2280 = t2039 + t2279;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2281 = (u64)t2047 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2282 = t2280 + t2281;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2282), "r"(row_210), "r"(row_211), "r"(row_212), "r"(row_213) : "memory");
            }
        }
    }
}
