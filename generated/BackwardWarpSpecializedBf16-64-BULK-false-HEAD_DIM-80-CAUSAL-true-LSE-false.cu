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
    const u32 t38 = t37 + 32768u;
    const u32 after = t38 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 32768u;
    const u32 p = statistics_2 + 1024u;
#line 164 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t42 = thread == 0u;
#line 164 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t42) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
        const u32 t43 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t43) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t44 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t44) : "memory");
        const u32 t45 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t45) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t46 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t46) : "memory");
        const u32 t47 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t47) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t48 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t48) : "memory");
        const u32 t49 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t49) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t50 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t50) : "memory");
        const u32 t51 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t51) : "memory");
#line 103 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 168 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t52 = warpgroup == 0u;
#line 169 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t52) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t53 = warp == 0u;
#line 171 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t53) {
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t54 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = t54 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            const u32 t56 = t10 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t56;
            u32 block = first;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                const u32 t57 = i + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                const bool t58 = t57 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t59 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t59) {
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t60;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t60) : );
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t61 = t60 == 1u;
#line 48 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t61) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t62 = smem_1 + 16384u;
#line 54 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t62), "l"(k), "r"(p), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t64 = slot + 4u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t65 = t64 << 3u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t66 = p + t65;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t67 = i >> 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t68 = t67 & 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t69 = t68 ^ 1u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t66), "r"(t69) : "memory");
                const u32 t70 = slot + 2u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t71 = t70 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t72 = p + t71;
                const u32 t73 = slot << 14u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t74 = t37 + t73;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t75 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t76 = t75 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t77 = t76 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t78 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t77 + t78;
#line 106 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t80 = row >> 4u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t82;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t82) : );
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t83 = t82 == 1u;
#line 108 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t83) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t72) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t74), "l"(q), "r"(t72), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t84 = t74 + 8192u;
#line 110 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t84), "l"(q), "r"(t72), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t85 = slot << 9u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t86 = statistics_2 + t85;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t86), "l"(statistics), "r"(t72), "r"(0u), "r"(0u), "r"(t80), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t87 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t87) {
#line 60 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t88 = p + 8u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t89;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t89) : );
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t90 = t89 == 1u;
#line 64 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t90) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t88) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t36), "l"(v), "r"(t88), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t91 = t36 + 16384u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t91), "l"(v), "r"(t88), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 120 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t93 = slot_2 + 8u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t94 = t93 << 3u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t95 = p + t94;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t96 = i >> 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t97 = t96 & 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t98 = t97 ^ 1u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t95), "r"(t98) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t99 = slot_2 + 6u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t100 = t99 << 3u;
#line 124 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t101 = p + t100;
                const u32 t102 = slot_2 << 14u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t103 = t38 + t102;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t105;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t105) : );
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t106 = t105 == 1u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t106) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t101) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t103), "l"(d_o), "r"(t101), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t107 = t103 + 8192u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t107), "l"(d_o), "r"(t101), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const u32 t108 = block + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t108 == count;
                const u32 t110 = head + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const u32 t111 = wraps ? t110 : head;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                head = t111;
                const u32 t112 = block + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const u32 t113 = wraps ? first : t112;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                block = t113;
            }
        }
    } else {
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t115 = warp & 3u;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t116 = index << 6u;
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
        const u32 t117 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
        const u32 t118 = t117 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
        const bool t119 = t118 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t119) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t120 = p + 16u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t120), "r"(0u) : "memory");
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t121 = t116 << 7u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t122 = smem_1 + t121;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t123;
            asm volatile("mov.b32 %0, %1;" : "=r"(t123) : "r"(t122));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t124 = t123 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t125 = t37 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t126 = t124 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t127 = (u64)t126;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t128 = t127 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t129 = t125 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t130 = (u64)t129;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t131 = t130 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t132 = t124 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t133 = (u64)t132;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t134 = t133 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t135 = t125 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t136 = (u64)t135;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t137 = t136 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t138 = t124 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t139 = (u64)t138;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t140 = t139 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t141 = t125 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t142 = (u64)t141;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t143 = t142 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t144 = t124 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t145 = (u64)t144;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t146 = t145 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t147 = t125 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t148 = (u64)t147;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t149 = t148 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t150 = t124 + 66560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t151 = (u64)t150;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t152 = t151 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t153 = t125 + 66048u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t154 = (u64)t153;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t155 = t154 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t128), "l"(t131), "l"(t134), "l"(t137), "l"(t140), "l"(t143), "l"(t146), "l"(t149), "l"(t152), "l"(t155) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t156 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t156), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t157 = p + 48u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t157), "r"(0u) : "memory");
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t158 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = t158 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            const u32 t160 = t10 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            u32 head_2 = t160;
            u32 block_2 = first;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                const u32 t161 = i_2 + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                const bool t162 = t161 < count_3;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t163 = i_2 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t164 = t163 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t165 = t37 + t164;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t166 = i_2 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t167 = t166 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t168 = t38 + t167;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_2 & 1u;
                const u32 t170 = slot_3 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t170;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t172 = t116 << 7u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t173 = t36 + t172;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t174;
                asm volatile("mov.b32 %0, %1;" : "=r"(t174) : "r"(t173));
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t175 = t174 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t176 = t168 >> 4u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t177 = t175 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t178 = (u64)t177;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t179 = t178 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t180 = t176 + 65536u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t181 = (u64)t180;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t182 = t181 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t183 = t175 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t184 = (u64)t183;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t185 = t184 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t186 = t176 + 65538u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t187 = (u64)t186;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t188 = t187 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t189 = t175 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t190 = (u64)t189;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t191 = t190 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t192 = t176 + 65540u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t193 = (u64)t192;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t194 = t193 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t195 = t175 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t196 = (u64)t195;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t197 = t196 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t198 = t176 + 65542u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t199 = (u64)t198;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t200 = t199 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t201 = t175 + 66560u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t202 = (u64)t201;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t203 = t202 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t204 = t176 + 66048u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t205 = (u64)t204;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t206 = t205 + 4611686293305294848ull;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t179), "l"(t182), "l"(t185), "l"(t188), "l"(t191), "l"(t194), "l"(t197), "l"(t200), "l"(t203), "l"(t206) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 113 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t207 = block_2 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t208 = block_2 << 6u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t209 = t208 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t209 + 1u;
                const u32 t211 = end_3 > seq_q ? end_3 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t212 = t211 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t212 < seq_k ? t212 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t214 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = end_4 < t214;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
                if (right) {
                    const u32 t216 = t115 << 4u;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t217 = t116 + t216;
#line 496 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t218 = t8 + t217;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t219 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t218 + t219;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t221 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t222 = t221 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t223 = t207 + t222;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t224 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t225 = t224 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t226 = t207 + t225;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t227 = t226 + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t228 = t223 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_5 = t228 + 1u;
                    const u32 t230 = end_5 > seq_q ? end_5 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t231 = t230 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_6 = t231 < seq_k ? t231 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t233 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t233 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t236 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t236;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t238 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t238;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t239 = t227 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_8 = t239 + 1u;
                    const u32 t241 = end_8 > seq_q ? end_8 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t242 = t241 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_9 = t242 < seq_k ? t242 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t244 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t244 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t247 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t247;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t249 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t249;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t250 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t251 = t250 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t252 = t207 + t251;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t253 = t252 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t254 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t255 = t254 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t256 = t207 + t255;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t257 = t256 + 9u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t258 = t253 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_11 = t258 + 1u;
                    const u32 t260 = end_11 > seq_q ? end_11 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t261 = t260 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_12 = t261 < seq_k ? t261 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t263 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t263 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t266 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t266;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t268 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t268;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t269 = t257 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_14 = t269 + 1u;
                    const u32 t271 = end_14 > seq_q ? end_14 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t272 = t271 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_15 = t272 < seq_k ? t272 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t274 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t274 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t277 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t277;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t279 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t279;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t280 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t281 = t280 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t282 = t207 + t281;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t283 = t282 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t284 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t285 = t284 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t286 = t207 + t285;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t287 = t286 + 17u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t288 = t283 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_17 = t288 + 1u;
                    const u32 t290 = end_17 > seq_q ? end_17 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t291 = t290 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_18 = t291 < seq_k ? t291 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t293 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_19 = t293 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t296 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t296;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t298 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t298;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t299 = t287 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_20 = t299 + 1u;
                    const u32 t301 = end_20 > seq_q ? end_20 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t302 = t301 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_21 = t302 < seq_k ? t302 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t304 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_22 = t304 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t307 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t307;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t309 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t309;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t310 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t311 = t310 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t312 = t207 + t311;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t313 = t312 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t314 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t315 = t314 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t316 = t207 + t315;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t317 = t316 + 25u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t318 = t313 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_23 = t318 + 1u;
                    const u32 t320 = end_23 > seq_q ? end_23 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t321 = t320 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_24 = t321 < seq_k ? t321 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t323 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_25 = t323 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t326 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t326;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t328 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t328;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t329 = t317 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_26 = t329 + 1u;
                    const u32 t331 = end_26 > seq_q ? end_26 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t332 = t331 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_27 = t332 < seq_k ? t332 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t334 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_28 = t334 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t337 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t337;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t339 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t339;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t340 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t341 = t340 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t342 = t207 + t341;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t343 = t342 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t344 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t345 = t344 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t346 = t207 + t345;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t347 = t346 + 33u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t348 = t343 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_29 = t348 + 1u;
                    const u32 t350 = end_29 > seq_q ? end_29 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t351 = t350 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_30 = t351 < seq_k ? t351 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t353 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_31 = t353 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t356 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t356;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t358 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t358;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t359 = t347 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_32 = t359 + 1u;
                    const u32 t361 = end_32 > seq_q ? end_32 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t362 = t361 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_33 = t362 < seq_k ? t362 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t364 = end_33 > column ? end_33 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_34 = t364 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 0u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t367 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t367;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 8u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t369 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t369;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t370 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t371 = t370 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t372 = t207 + t371;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t373 = t372 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t374 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t375 = t374 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t376 = t207 + t375;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t377 = t376 + 41u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t378 = t373 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_35 = t378 + 1u;
                    const u32 t380 = end_35 > seq_q ? end_35 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t381 = t380 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_36 = t381 < seq_k ? t381 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t383 = end_36 > column ? end_36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_37 = t383 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 0u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t386 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t386;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 8u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t388 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t388;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t389 = t377 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_38 = t389 + 1u;
                    const u32 t391 = end_38 > seq_q ? end_38 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t392 = t391 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_39 = t392 < seq_k ? t392 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t394 = end_39 > column ? end_39 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_40 = t394 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 0u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t397 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t397;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 8u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t399 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t399;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t400 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t401 = t400 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t402 = t207 + t401;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t403 = t402 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t404 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t405 = t404 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t406 = t207 + t405;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t407 = t406 + 49u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t408 = t403 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_41 = t408 + 1u;
                    const u32 t410 = end_41 > seq_q ? end_41 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t411 = t410 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_42 = t411 < seq_k ? t411 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t413 = end_42 > column ? end_42 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_43 = t413 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t416 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t416;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 8u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t418 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t418;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t419 = t407 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_44 = t419 + 1u;
                    const u32 t421 = end_44 > seq_q ? end_44 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t422 = t421 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_45 = t422 < seq_k ? t422 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t424 = end_45 > column ? end_45 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_46 = t424 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 0u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t427 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t427;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 8u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t429 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t429;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t430 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t431 = t430 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t432 = t207 + t431;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t433 = t432 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t434 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t435 = t434 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t436 = t207 + t435;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t437 = t436 + 57u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t438 = t433 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_47 = t438 + 1u;
                    const u32 t440 = end_47 > seq_q ? end_47 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t441 = t440 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_48 = t441 < seq_k ? t441 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t443 = end_48 > column ? end_48 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_49 = t443 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 0u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t446 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t446;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 8u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t448 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t448;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t449 = t437 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_50 = t449 + 1u;
                    const u32 t451 = end_50 > seq_q ? end_50 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t452 = t451 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_51 = t452 < seq_k ? t452 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t454 = end_51 > column ? end_51 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_52 = t454 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 0u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t457 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t457;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 8u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t459 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t459;
                }
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t460 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t461 = t460 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t462 = statistics_3 + t461;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t462) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t464;
                asm("mov.b32 %0, %1;" : "=f"(t464) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t466;
                asm("mov.b32 %0, %1;" : "=f"(t466) : "r"(row_5));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t467 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t468;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(s), "f"(scale_log2), "f"(t467));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t469;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t469) : "f"(t468));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t469;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t470 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t471;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t471) : "f"(s_2), "f"(scale_log2), "f"(t470));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t472;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(t471));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t472;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t473 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t474;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(s_3), "f"(scale_log2), "f"(t473));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t475;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t475) : "f"(t474));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t475;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t476 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t477;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(s_4), "f"(scale_log2), "f"(t476));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t478;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t478) : "f"(t477));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t478;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t462) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t480;
                asm("mov.b32 %0, %1;" : "=f"(t480) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t482;
                asm("mov.b32 %0, %1;" : "=f"(t482) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t483 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t484;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(s_5), "f"(scale_log2), "f"(t483));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t485;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(t484));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t485;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t486 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t487;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(s_6), "f"(scale_log2), "f"(t486));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t488;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(t487));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t488;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t489 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t490;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(s_7), "f"(scale_log2), "f"(t489));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t491;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(t490));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t491;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t492 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t493;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(s_8), "f"(scale_log2), "f"(t492));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t494;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(t493));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t494;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_10;
                u32 row_11;
                u32 row_12;
                u32 row_13;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t462) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t496;
                asm("mov.b32 %0, %1;" : "=f"(t496) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t498;
                asm("mov.b32 %0, %1;" : "=f"(t498) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t499 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t500;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(s_9), "f"(scale_log2), "f"(t499));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t501;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t501) : "f"(t500));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t501;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t502 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t503;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(s_10), "f"(scale_log2), "f"(t502));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t504;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t504;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t505 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t506;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(s_11), "f"(scale_log2), "f"(t505));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t507;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t507;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t508 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t509;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t509) : "f"(s_12), "f"(scale_log2), "f"(t508));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t510;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(t509));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t510;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_14;
                u32 row_15;
                u32 row_16;
                u32 row_17;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t462) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t512;
                asm("mov.b32 %0, %1;" : "=f"(t512) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t514;
                asm("mov.b32 %0, %1;" : "=f"(t514) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t515 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t516;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(s_13), "f"(scale_log2), "f"(t515));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t517;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t518 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t519;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(s_14), "f"(scale_log2), "f"(t518));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t520;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(t519));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t520;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t521 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t522;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(s_15), "f"(scale_log2), "f"(t521));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t523;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(t522));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t523;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t524 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t525;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t525) : "f"(s_16), "f"(scale_log2), "f"(t524));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t526;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(t525));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t526;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_18;
                u32 row_19;
                u32 row_20;
                u32 row_21;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t462) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t528;
                asm("mov.b32 %0, %1;" : "=f"(t528) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t530;
                asm("mov.b32 %0, %1;" : "=f"(t530) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t531 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(s_17), "f"(scale_log2), "f"(t531));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t533;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t533) : "f"(t532));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t533;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t534 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t535;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(s_18), "f"(scale_log2), "f"(t534));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t536;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t536) : "f"(t535));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t536;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t537 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t538;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(s_19), "f"(scale_log2), "f"(t537));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t539;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(t538));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t539;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t540 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t541;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t541) : "f"(s_20), "f"(scale_log2), "f"(t540));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t542;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(t541));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t542;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_22;
                u32 row_23;
                u32 row_24;
                u32 row_25;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t462) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t544;
                asm("mov.b32 %0, %1;" : "=f"(t544) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t546;
                asm("mov.b32 %0, %1;" : "=f"(t546) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t547 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t548;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(s_21), "f"(scale_log2), "f"(t547));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t549;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(t548));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t549;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t550 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t551;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(s_22), "f"(scale_log2), "f"(t550));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t552;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t552;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t553 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t554;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(s_23), "f"(scale_log2), "f"(t553));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t555;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(t554));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t555;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t556 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t557;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t557) : "f"(s_24), "f"(scale_log2), "f"(t556));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t558;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t558) : "f"(t557));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t558;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_26;
                u32 row_27;
                u32 row_28;
                u32 row_29;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t462) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t560;
                asm("mov.b32 %0, %1;" : "=f"(t560) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t562;
                asm("mov.b32 %0, %1;" : "=f"(t562) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t563 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t564;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(s_25), "f"(scale_log2), "f"(t563));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(t564));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t565;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t566 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(s_26), "f"(scale_log2), "f"(t566));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t568;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(t567));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t568;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t569 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(s_27), "f"(scale_log2), "f"(t569));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t571;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t571;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t572 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t573;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(s_28), "f"(scale_log2), "f"(t572));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t574;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t574;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_30;
                u32 row_31;
                u32 row_32;
                u32 row_33;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t462) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t576;
                asm("mov.b32 %0, %1;" : "=f"(t576) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t578;
                asm("mov.b32 %0, %1;" : "=f"(t578) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t579 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(s_29), "f"(scale_log2), "f"(t579));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t581;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(t580));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t581;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t582 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t583;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(s_30), "f"(scale_log2), "f"(t582));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t584;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t584;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t585 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(s_31), "f"(scale_log2), "f"(t585));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t587;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t587;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t588 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t589;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(s_32), "f"(scale_log2), "f"(t588));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t590;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(t589));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t590;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t591;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t591) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t592;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t592) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t593;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t593) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t594;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t594) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t595;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t595) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t596;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t596) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t597;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t597) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t598;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t598) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t599;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t599) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t600) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t601) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t602) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t603) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t604) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t605) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t606) : "f"(s_31), "f"(s_32));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t607 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t608 = t607 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t609 = statistics_3 + t608;
                u32 row_34;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_34), "=r"(row_35), "=r"(row_36), "=r"(row_37) : "r"(t609) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t610;
                asm("mov.b32 %0, %1;" : "=f"(t610) : "r"(row_34));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t611;
                asm("mov.b32 %0, %1;" : "=f"(t611) : "r"(row_35));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t612;
                asm("mov.b32 %0, %1;" : "=f"(t612) : "r"(row_36));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t613;
                asm("mov.b32 %0, %1;" : "=f"(t613) : "r"(row_37));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t614 = dp - t611;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t615 = s * t614;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t615;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t616 = dp_2 - t613;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t617 = s_2 * t616;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t617;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t618 = dp_3 - t611;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t619 = s_3 * t618;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t619;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t620 = dp_4 - t613;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t621 = s_4 * t620;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t621;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_38;
                u32 row_39;
                u32 row_40;
                u32 row_41;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_38), "=r"(row_39), "=r"(row_40), "=r"(row_41) : "r"(t609) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t622;
                asm("mov.b32 %0, %1;" : "=f"(t622) : "r"(row_38));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t623;
                asm("mov.b32 %0, %1;" : "=f"(t623) : "r"(row_39));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t624;
                asm("mov.b32 %0, %1;" : "=f"(t624) : "r"(row_40));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t625;
                asm("mov.b32 %0, %1;" : "=f"(t625) : "r"(row_41));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t626 = dp_5 - t623;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t627 = s_5 * t626;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t627;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t628 = dp_6 - t625;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t629 = s_6 * t628;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t629;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t630 = dp_7 - t623;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t631 = s_7 * t630;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t631;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t632 = dp_8 - t625;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t633 = s_8 * t632;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t633;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_42;
                u32 row_43;
                u32 row_44;
                u32 row_45;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_42), "=r"(row_43), "=r"(row_44), "=r"(row_45) : "r"(t609) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t634;
                asm("mov.b32 %0, %1;" : "=f"(t634) : "r"(row_42));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t635;
                asm("mov.b32 %0, %1;" : "=f"(t635) : "r"(row_43));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t636;
                asm("mov.b32 %0, %1;" : "=f"(t636) : "r"(row_44));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t637;
                asm("mov.b32 %0, %1;" : "=f"(t637) : "r"(row_45));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t638 = dp_9 - t635;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t639 = s_9 * t638;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t639;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t640 = dp_10 - t637;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t641 = s_10 * t640;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t641;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t642 = dp_11 - t635;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t643 = s_11 * t642;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t643;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t644 = dp_12 - t637;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t645 = s_12 * t644;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t645;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_46;
                u32 row_47;
                u32 row_48;
                u32 row_49;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_46), "=r"(row_47), "=r"(row_48), "=r"(row_49) : "r"(t609) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t646;
                asm("mov.b32 %0, %1;" : "=f"(t646) : "r"(row_46));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t647;
                asm("mov.b32 %0, %1;" : "=f"(t647) : "r"(row_47));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t648;
                asm("mov.b32 %0, %1;" : "=f"(t648) : "r"(row_48));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t649;
                asm("mov.b32 %0, %1;" : "=f"(t649) : "r"(row_49));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t650 = dp_13 - t647;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t651 = s_13 * t650;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t651;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t652 = dp_14 - t649;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t653 = s_14 * t652;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t653;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t654 = dp_15 - t647;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t655 = s_15 * t654;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t655;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t656 = dp_16 - t649;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t657 = s_16 * t656;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t657;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t609) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t658;
                asm("mov.b32 %0, %1;" : "=f"(t658) : "r"(row_50));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t659;
                asm("mov.b32 %0, %1;" : "=f"(t659) : "r"(row_51));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t660;
                asm("mov.b32 %0, %1;" : "=f"(t660) : "r"(row_52));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t661;
                asm("mov.b32 %0, %1;" : "=f"(t661) : "r"(row_53));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t662 = dp_17 - t659;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t663 = s_17 * t662;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t663;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t664 = dp_18 - t661;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t665 = s_18 * t664;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t665;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t666 = dp_19 - t659;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t667 = s_19 * t666;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t667;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t668 = dp_20 - t661;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t669 = s_20 * t668;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t669;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_54;
                u32 row_55;
                u32 row_56;
                u32 row_57;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_54), "=r"(row_55), "=r"(row_56), "=r"(row_57) : "r"(t609) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t670;
                asm("mov.b32 %0, %1;" : "=f"(t670) : "r"(row_54));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t671;
                asm("mov.b32 %0, %1;" : "=f"(t671) : "r"(row_55));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t672;
                asm("mov.b32 %0, %1;" : "=f"(t672) : "r"(row_56));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t673;
                asm("mov.b32 %0, %1;" : "=f"(t673) : "r"(row_57));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t674 = dp_21 - t671;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t675 = s_21 * t674;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t675;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t676 = dp_22 - t673;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t677 = s_22 * t676;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t677;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t678 = dp_23 - t671;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t679 = s_23 * t678;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t679;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t680 = dp_24 - t673;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t681 = s_24 * t680;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t681;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_58;
                u32 row_59;
                u32 row_60;
                u32 row_61;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_58), "=r"(row_59), "=r"(row_60), "=r"(row_61) : "r"(t609) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t682;
                asm("mov.b32 %0, %1;" : "=f"(t682) : "r"(row_58));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t683;
                asm("mov.b32 %0, %1;" : "=f"(t683) : "r"(row_59));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t684;
                asm("mov.b32 %0, %1;" : "=f"(t684) : "r"(row_60));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t685;
                asm("mov.b32 %0, %1;" : "=f"(t685) : "r"(row_61));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t686 = dp_25 - t683;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t687 = s_25 * t686;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t687;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t688 = dp_26 - t685;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t689 = s_26 * t688;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t689;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t690 = dp_27 - t683;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t691 = s_27 * t690;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t691;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t692 = dp_28 - t685;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t693 = s_28 * t692;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t693;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_62;
                u32 row_63;
                u32 row_64;
                u32 row_65;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_62), "=r"(row_63), "=r"(row_64), "=r"(row_65) : "r"(t609) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t694;
                asm("mov.b32 %0, %1;" : "=f"(t694) : "r"(row_62));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t695;
                asm("mov.b32 %0, %1;" : "=f"(t695) : "r"(row_63));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t696;
                asm("mov.b32 %0, %1;" : "=f"(t696) : "r"(row_64));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t697;
                asm("mov.b32 %0, %1;" : "=f"(t697) : "r"(row_65));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t698 = dp_29 - t695;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t699 = s_29 * t698;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t699;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t700 = dp_30 - t697;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t701 = s_30 * t700;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t701;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t702 = dp_31 - t695;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t703 = s_31 * t702;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t703;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t704 = dp_32 - t697;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t705 = s_32 * t704;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t705;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t706 = i_2 & 1u;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t707 = t706 << 14u;
#line 133 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t708 = after + t707;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t709 = t115 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t710 = t116 + t709;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t711;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t712;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t712) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t713;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t713) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t714;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t714) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t715;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t715) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t716;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t716) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t717;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t717) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t718;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t718) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t719;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t719) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t720;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t720) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t721;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t721) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t722;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t722) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t723;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t723) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t724;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t724) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t725;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t725) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t726;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t726) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t727 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t728 = t710 + t727;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t729 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t730 = t728 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t731 = t729 ^ t730;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t732 = t728 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t733 = t731 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t734 = t732 + t733;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t735 = t708 + t734;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t735), "r"(t711), "r"(t712), "r"(t713), "r"(t714) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t736 = t734 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t737 = t708 + t736;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t737), "r"(t715), "r"(t716), "r"(t717), "r"(t718) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t738 = t734 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t739 = t708 + t738;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t739), "r"(t719), "r"(t720), "r"(t721), "r"(t722) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t740 = t734 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t741 = t708 + t740;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t741), "r"(t723), "r"(t724), "r"(t725), "r"(t726) : "memory");
                u32 t742;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t742) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t743;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t743) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t744;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t744) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t745;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t745) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t746;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t746) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t747;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t747) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t748;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t748) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t749;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t749) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t750;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t750) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t751;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t751) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t752;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t752) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t753;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t753) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t754;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t754) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t755;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t755) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t756;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t756) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t757;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t757) : "f"(dp_31), "f"(dp_32));
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t742;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t743;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t744;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t745;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t746;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t747;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t748;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t749;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t750;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t751;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t752;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t753;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t754;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t755;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t756;
#line 134 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t757;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t758 = t168 >> 4u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t759 = t758 + 33554432u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t760 = (u64)t759;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t761 = t760 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t762 = t758 + 33554560u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t763 = (u64)t762;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t764 = t763 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t765 = t758 + 33554688u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t766 = (u64)t765;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t767 = t766 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t768 = t758 + 33554816u;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t769 = (u64)t768;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t770 = t769 + 4611686293305294848ull;
#line 120 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%40, %41, %42, %43}, %44, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%45, %46, %47, %48}, %49, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%50, %51, %52, %53}, %54, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%55, %56, %57, %58}, %59, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(t591), "r"(t592), "r"(t593), "r"(t594), "l"(t761), "r"(t595), "r"(t596), "r"(t597), "r"(t598), "l"(t764), "r"(t599), "r"(t600), "r"(t601), "r"(t602), "l"(t767), "r"(t603), "r"(t604), "r"(t605), "r"(t606), "l"(t770) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 138 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t771 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t772 = smem_1 + t771;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t773;
                asm volatile("mov.b32 %0, %1;" : "=r"(t773) : "r"(t772));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t774 = t708 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t775 = t773 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t776 = t774 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t777 = (u64)t776;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t778 = t777 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t779 = t775 + 67108864u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t780 = (u64)t779;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t781 = t780 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t782 = t774 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t783 = (u64)t782;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t784 = t783 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t785 = t775 + 67108992u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t786 = (u64)t785;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t787 = t786 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t788 = t774 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t789 = (u64)t788;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t790 = t789 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t791 = t775 + 67109120u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t792 = (u64)t791;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t793 = t792 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t794 = t774 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t795 = (u64)t794;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t796 = t795 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t797 = t775 + 67109248u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t798 = (u64)t797;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t799 = t798 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t800 = t774 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t801 = (u64)t800;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t802 = t801 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t803 = t775 + 67109376u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t804 = (u64)t803;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t805 = t804 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t806 = t774 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t807 = (u64)t806;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t808 = t807 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t809 = t775 + 67109504u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t810 = (u64)t809;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t811 = t810 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t812 = t774 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t813 = (u64)t812;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t814 = t813 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t815 = t775 + 67109632u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t816 = (u64)t815;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t817 = t816 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t818 = t774 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t819 = (u64)t818;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t820 = t819 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t821 = t775 + 67109760u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t822 = (u64)t821;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t823 = t822 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t778), "l"(t781), "l"(t784), "l"(t787), "l"(t790), "l"(t793), "l"(t796), "l"(t799), "l"(t802), "l"(t805), "l"(t808), "l"(t811), "l"(t814), "l"(t817), "l"(t820), "l"(t823) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t824 = t165 >> 4u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t825 = t824 + 33554432u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t826 = (u64)t825;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t827 = t826 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t828 = t824 + 33554560u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t829 = (u64)t828;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t830 = t829 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t831 = t824 + 33554688u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t832 = (u64)t831;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t833 = t832 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t834 = t824 + 33554816u;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t835 = (u64)t834;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t836 = t835 + 4611686293305294848ull;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%40, %41, %42, %43}, %44, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%45, %46, %47, %48}, %49, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%50, %51, %52, %53}, %54, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, {%55, %56, %57, %58}, %59, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t827), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t830), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t833), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t836) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 152 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t837 = i_2 + 1u;
#line 152 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t162 ? t837 : i_2;
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t591), "r"(t592), "r"(t593), "r"(t594) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t595), "r"(t596), "r"(t597), "r"(t598) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t599), "r"(t600), "r"(t601), "r"(t602) : "memory");
#line 157 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t603), "r"(t604), "r"(t605), "r"(t606) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_2 & 1u;
                const u32 t840 = slot_4 + 8u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t841 = t840 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t842 = p + t841;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t843 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t843) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t842) : "memory");
                }
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t844 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t845 = t844 + head_2;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t846 = t845 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t847 = block_2 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_66 = t846 + t847;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t849 = t115 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_67 = row_66 + t849;
                const u64 t851 = (u64)row_67;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t852 = t851 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t853 = t852 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t854 = sums + t853;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t855 = index << 10u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t856 = (u64)t855 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t857 = t854 + t856;
                const u32 t858 = index << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t859 = t858 + t115;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t860 = t859 << 12u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place = p + t860;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u32 t862 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u64 t863 = (u64)t862 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                const u64 address = t857 + t863;
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
                const u32 t865 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t866 = t865 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t867 = t866 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t868 = p + t867;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t869 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t870 = t869 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t868), "r"(t870) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t871 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t872 = t871 + 6u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t873 = t872 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t874 = p + t873;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t875 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t876 = t875 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t874), "r"(t876) : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t877 = next & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t878 = t877 << 14u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t879 = t37 + t878;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t880 = t116 << 7u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t881 = smem_1 + t880;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t882;
                asm volatile("mov.b32 %0, %1;" : "=r"(t882) : "r"(t881));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t883 = t882 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t884 = t879 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t885 = t883 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t886 = (u64)t885;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t887 = t886 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t888 = t884 + 65536u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t889 = (u64)t888;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t890 = t889 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t891 = t883 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t892 = (u64)t891;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t893 = t892 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t894 = t884 + 65538u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t895 = (u64)t894;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t896 = t895 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t897 = t883 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t898 = (u64)t897;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t899 = t898 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t900 = t884 + 65540u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t901 = (u64)t900;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t902 = t901 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t903 = t883 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t904 = (u64)t903;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t905 = t904 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t906 = t884 + 65542u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t907 = (u64)t906;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t908 = t907 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t909 = t883 + 66560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t910 = (u64)t909;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t911 = t910 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t912 = t884 + 66048u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t913 = (u64)t912;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t914 = t913 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t887), "l"(t890), "l"(t893), "l"(t896), "l"(t899), "l"(t902), "l"(t905), "l"(t908), "l"(t911), "l"(t914) : "memory");
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
                const u32 t916 = slot_5 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t917 = t916 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t918 = p + t917;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t919 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t919) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t918) : "memory");
                }
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const u32 t920 = block_2 + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps_2 = t920 == count;
                const u32 t922 = head_2 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const u32 t923 = wraps_2 ? t922 : head_2;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                head_2 = t923;
                const u32 t924 = block_2 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const u32 t925 = wraps_2 ? first : t924;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                block_2 = t925;
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
#line 73 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t926 = dk_2 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t926;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t927 = dk_3 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t927;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t928 = dk_4 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t928;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t929 = dk_5 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t929;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t930 = dk_6 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t930;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t931 = dk_7 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t931;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t932 = dk_8 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t932;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t933 = dk_9 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t933;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t934 = dk_10 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t934;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t935 = dk_11 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t935;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t936 = dk_12 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t936;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t937 = dk_13 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t937;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t938 = dk_14 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t938;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t939 = dk_15 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t939;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t940 = dk_16 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t940;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t941 = dk_17 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t941;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t942 = dk_18 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t942;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t943 = dk_19 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t943;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t944 = dk_20 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t944;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t945 = dk_21 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t945;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t946 = dk_22 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t946;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t947 = dk_23 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t947;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t948 = dk_24 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t948;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t949 = dk_25 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t949;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t950 = dk_26 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t950;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t951 = dk_27 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t951;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t952 = dk_28 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t952;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t953 = dk_29 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t953;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t954 = dk_30 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t954;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t955 = dk_31 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t955;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t956 = dk_32 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t956;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t957 = dk_33 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t957;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t958 = dk_34 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t958;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t959 = dk_35 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t959;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t960 = dk_36 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t960;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t961 = dk_37 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t961;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t962 = dk_38 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t962;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t963 = dk_39 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t963;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t964 = dk_40 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t964;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t965 = dk_41 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t965;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t966 = smem_1 + 16384u;
        const u32 t967 = t115 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t968 = t116 + t967;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t969;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t969) : "f"(dk_2), "f"(dk_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t970;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t970) : "f"(dk_4), "f"(dk_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t971;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t971) : "f"(dk_6), "f"(dk_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t972;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t972) : "f"(dk_8), "f"(dk_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t973;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t973) : "f"(dk_10), "f"(dk_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t974;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t974) : "f"(dk_12), "f"(dk_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t975;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t975) : "f"(dk_14), "f"(dk_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t976;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t976) : "f"(dk_16), "f"(dk_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t977;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t977) : "f"(dk_18), "f"(dk_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t978;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t978) : "f"(dk_20), "f"(dk_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t979;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t979) : "f"(dk_22), "f"(dk_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t980;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t980) : "f"(dk_24), "f"(dk_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t981;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t981) : "f"(dk_26), "f"(dk_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t982;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t982) : "f"(dk_28), "f"(dk_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t983;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t983) : "f"(dk_30), "f"(dk_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t984;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(dk_32), "f"(dk_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t985;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t985) : "f"(dk_34), "f"(dk_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t986;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(dk_36), "f"(dk_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t987;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(dk_38), "f"(dk_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t988;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t988) : "f"(dk_40), "f"(dk_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t989 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t990 = t968 + t989;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t991 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t992 = t990 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t993 = t991 ^ t992;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t994 = t990 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t995 = t993 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t996 = t994 + t995;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t997 = smem_1 + t996;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t997), "r"(t969), "r"(t970), "r"(t971), "r"(t972) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t998 = t996 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t999 = smem_1 + t998;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t999), "r"(t973), "r"(t974), "r"(t975), "r"(t976) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1000 = t996 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1001 = smem_1 + t1000;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1001), "r"(t977), "r"(t978), "r"(t979), "r"(t980) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1002 = t996 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1003 = smem_1 + t1002;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1003), "r"(t981), "r"(t982), "r"(t983), "r"(t984) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1004 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1005 = t968 + t1004;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1006 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1007 = t1005 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1008 = t1006 ^ t1007;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1009 = t1005 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1010 = t1008 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1011 = t1009 + t1010;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1012 = t966 + t1011;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1012), "r"(t985), "r"(t986), "r"(t987), "r"(t988) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1013 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1014 = t1013 * dk_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1015 = t1014 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1016 = dk + t1015;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1017 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1018 = t1017 * dk_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1019 = t1018 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1020 = t1016 + t1019;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1021 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1022 = t1021 * dk_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1023 = t1022 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1024 = t1020 + t1023;
        const u32 t1025 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1026 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1027 = (u32)dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1028 = t1027 << 1u;
        const u32 t1029 = t115 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1030 = t116 + t1029;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1031 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1032 = t1030 + t1031;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1033 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1034 = t1032 < t1025;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1035 = t1033 < t1026;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1036 = t1034 & t1035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1036) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1037 = t1032 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1038 = t1033 ^ t1037;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1039 = t1032 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1040 = t1038 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1041 = t1039 + t1040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1042 = smem_1 + t1041;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_68;
            u32 row_69;
            u32 row_70;
            u32 row_71;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1042) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1043 = (u64)t1032 * t1028;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1044 = t1024 + t1043;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1045 = (u64)t1033 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1046 = t1044 + t1045;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1046), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1047 = t1032 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1048 = t1047 < t1025;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1049 = t1033 < t1026;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1050 = t1048 & t1049;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1050) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1051 = t1047 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1052 = t1033 ^ t1051;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1053 = t1047 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1054 = t1052 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1055 = t1053 + t1054;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1056 = smem_1 + t1055;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_72;
            u32 row_73;
            u32 row_74;
            u32 row_75;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1056) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1057 = (u64)t1047 * t1028;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1058 = t1024 + t1057;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1059 = (u64)t1033 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1060 = t1058 + t1059;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1060), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1061 = t1032 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1062 = t1061 < t1025;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1063 = t1033 < t1026;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1064 = t1062 & t1063;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1064) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1065 = t1061 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1066 = t1033 ^ t1065;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1067 = t1061 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1068 = t1066 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1069 = t1067 + t1068;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1070 = smem_1 + t1069;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_76;
            u32 row_77;
            u32 row_78;
            u32 row_79;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1070) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1071 = (u64)t1061 * t1028;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1072 = t1024 + t1071;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1073 = (u64)t1033 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1074 = t1072 + t1073;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1074), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1075 = t1032 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1076 = t1075 < t1025;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1077 = t1033 < t1026;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1078 = t1076 & t1077;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1078) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1079 = t1075 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1080 = t1033 ^ t1079;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1081 = t1075 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1082 = t1080 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1083 = t1081 + t1082;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1084 = smem_1 + t1083;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_80;
            u32 row_81;
            u32 row_82;
            u32 row_83;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1084) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1085 = (u64)t1075 * t1028;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1086 = t1024 + t1085;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1087 = (u64)t1033 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1088 = t1086 + t1087;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1088), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1089 = smem_1 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1090 = t1032 < t1025;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1091 = t1033 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1092 = t1091 < t1026;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1093 = t1090 & t1092;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1093) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1094 = t1032 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1095 = t1033 ^ t1094;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1096 = t1032 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1097 = t1095 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1098 = t1096 + t1097;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1099 = t1089 + t1098;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_84;
            u32 row_85;
            u32 row_86;
            u32 row_87;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1099) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1100 = (u64)t1032 * t1028;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1101 = t1024 + t1100;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1102 = (u64)t1033 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1103 = t1101 + t1102;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1103), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1104 = t1032 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1105 = t1104 < t1025;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1106 = t1033 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1107 = t1106 < t1026;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1108 = t1105 & t1107;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1108) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1109 = t1104 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1110 = t1033 ^ t1109;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1111 = t1104 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1112 = t1110 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1113 = t1111 + t1112;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1114 = t1089 + t1113;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_88;
            u32 row_89;
            u32 row_90;
            u32 row_91;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1114) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1115 = (u64)t1104 * t1028;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1116 = t1024 + t1115;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1117 = (u64)t1033 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1118 = t1116 + t1117;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1118), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1119 = t1032 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1120 = t1119 < t1025;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1121 = t1033 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1122 = t1121 < t1026;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1123 = t1120 & t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1123) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1124 = t1119 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1125 = t1033 ^ t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1126 = t1119 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1127 = t1125 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1128 = t1126 + t1127;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1129 = t1089 + t1128;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_92;
            u32 row_93;
            u32 row_94;
            u32 row_95;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1129) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1130 = (u64)t1119 * t1028;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1131 = t1024 + t1130;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1132 = (u64)t1033 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1133 = t1131 + t1132;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1133), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1134 = t1032 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1135 = t1134 < t1025;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1136 = t1033 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1137 = t1136 < t1026;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1138 = t1135 & t1137;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1138) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1139 = t1134 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1140 = t1033 ^ t1139;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1141 = t1134 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1142 = t1140 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1143 = t1141 + t1142;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1144 = t1089 + t1143;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_96;
            u32 row_97;
            u32 row_98;
            u32 row_99;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1144) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1145 = (u64)t1134 * t1028;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1146 = t1024 + t1145;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1147 = (u64)t1033 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1148 = t1146 + t1147;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1148), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
        }
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1149 = t36 + 16384u;
        const u32 t1150 = t115 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1151 = t116 + t1150;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1152;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(dv_2), "f"(dv_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1153;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(dv_4), "f"(dv_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1154;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(dv_6), "f"(dv_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1155;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1155) : "f"(dv_8), "f"(dv_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1156;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(dv_10), "f"(dv_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1157;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1157) : "f"(dv_12), "f"(dv_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1158;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1158) : "f"(dv_14), "f"(dv_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1159;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(dv_16), "f"(dv_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1160;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1160) : "f"(dv_18), "f"(dv_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1161;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1161) : "f"(dv_20), "f"(dv_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1162;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1162) : "f"(dv_22), "f"(dv_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1163;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1163) : "f"(dv_24), "f"(dv_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1164;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1164) : "f"(dv_26), "f"(dv_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1165;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1165) : "f"(dv_28), "f"(dv_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1166;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(dv_30), "f"(dv_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1167;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1167) : "f"(dv_32), "f"(dv_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1168;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1168) : "f"(dv_34), "f"(dv_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1169;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1169) : "f"(dv_36), "f"(dv_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1170;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1170) : "f"(dv_38), "f"(dv_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1171;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1171) : "f"(dv_40), "f"(dv_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1172 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1173 = t1151 + t1172;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1174 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1175 = t1173 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1176 = t1174 ^ t1175;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1177 = t1173 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1178 = t1176 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1179 = t1177 + t1178;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1180 = t36 + t1179;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1180), "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1181 = t1179 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1182 = t36 + t1181;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1182), "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1183 = t1179 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1184 = t36 + t1183;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1184), "r"(t1160), "r"(t1161), "r"(t1162), "r"(t1163) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1185 = t1179 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1186 = t36 + t1185;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1186), "r"(t1164), "r"(t1165), "r"(t1166), "r"(t1167) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1187 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1188 = t1151 + t1187;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1189 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1190 = t1188 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1191 = t1189 ^ t1190;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1192 = t1188 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1193 = t1191 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1194 = t1192 + t1193;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1195 = t1149 + t1194;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1195), "r"(t1168), "r"(t1169), "r"(t1170), "r"(t1171) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1196 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1197 = t1196 * dv_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1198 = t1197 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1199 = dv + t1198;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1200 = (u64)t8;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1201 = t1200 * dv_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1202 = t1201 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1203 = t1199 + t1202;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1204 = (u64)t10;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1205 = t1204 * dv_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1206 = t1205 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1207 = t1203 + t1206;
        const u32 t1208 = seq_k - t8;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1209 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1210 = (u32)dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1211 = t1210 << 1u;
        const u32 t1212 = t115 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1213 = t116 + t1212;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1214 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1215 = t1213 + t1214;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1216 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1217 = t1215 < t1208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1218 = t1216 < t1209;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1219 = t1217 & t1218;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1219) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1220 = t1215 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1221 = t1216 ^ t1220;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1222 = t1215 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1223 = t1221 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1224 = t1222 + t1223;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1225 = t36 + t1224;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_100;
            u32 row_101;
            u32 row_102;
            u32 row_103;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t1225) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1226 = (u64)t1215 * t1211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1227 = t1207 + t1226;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1228 = (u64)t1216 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1229 = t1227 + t1228;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1229), "r"(row_100), "r"(row_101), "r"(row_102), "r"(row_103) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1230 = t1215 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1231 = t1230 < t1208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1232 = t1216 < t1209;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1233 = t1231 & t1232;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1233) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1234 = t1230 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1235 = t1216 ^ t1234;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1236 = t1230 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1237 = t1235 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1238 = t1236 + t1237;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1239 = t36 + t1238;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_104;
            u32 row_105;
            u32 row_106;
            u32 row_107;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t1239) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1240 = (u64)t1230 * t1211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1241 = t1207 + t1240;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1242 = (u64)t1216 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1243 = t1241 + t1242;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1243), "r"(row_104), "r"(row_105), "r"(row_106), "r"(row_107) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1244 = t1215 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1245 = t1244 < t1208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1246 = t1216 < t1209;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1247 = t1245 & t1246;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1247) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1248 = t1244 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1249 = t1216 ^ t1248;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1250 = t1244 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1251 = t1249 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1252 = t1250 + t1251;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1253 = t36 + t1252;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_108;
            u32 row_109;
            u32 row_110;
            u32 row_111;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t1253) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1254 = (u64)t1244 * t1211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1255 = t1207 + t1254;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1256 = (u64)t1216 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1257 = t1255 + t1256;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1257), "r"(row_108), "r"(row_109), "r"(row_110), "r"(row_111) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1258 = t1215 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1259 = t1258 < t1208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1260 = t1216 < t1209;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1261 = t1259 & t1260;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1261) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1262 = t1258 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1263 = t1216 ^ t1262;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1264 = t1258 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1265 = t1263 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1266 = t1264 + t1265;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1267 = t36 + t1266;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_112;
            u32 row_113;
            u32 row_114;
            u32 row_115;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t1267) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1268 = (u64)t1258 * t1211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1269 = t1207 + t1268;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1270 = (u64)t1216 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1271 = t1269 + t1270;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1271), "r"(row_112), "r"(row_113), "r"(row_114), "r"(row_115) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1272 = t36 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1273 = t1215 < t1208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1274 = t1216 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1275 = t1274 < t1209;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1276 = t1273 & t1275;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1276) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1277 = t1215 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1278 = t1216 ^ t1277;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1279 = t1215 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1280 = t1278 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1281 = t1279 + t1280;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1282 = t1272 + t1281;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_116;
            u32 row_117;
            u32 row_118;
            u32 row_119;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1282) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1283 = (u64)t1215 * t1211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1284 = t1207 + t1283;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1285 = (u64)t1216 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1286 = t1284 + t1285;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1286), "r"(row_116), "r"(row_117), "r"(row_118), "r"(row_119) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1287 = t1215 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1288 = t1287 < t1208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1289 = t1216 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1290 = t1289 < t1209;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1291 = t1288 & t1290;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1291) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1292 = t1287 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1293 = t1216 ^ t1292;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1294 = t1287 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1295 = t1293 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1296 = t1294 + t1295;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1297 = t1272 + t1296;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_120;
            u32 row_121;
            u32 row_122;
            u32 row_123;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1297) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1298 = (u64)t1287 * t1211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1299 = t1207 + t1298;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1300 = (u64)t1216 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1301 = t1299 + t1300;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1301), "r"(row_120), "r"(row_121), "r"(row_122), "r"(row_123) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1302 = t1215 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1303 = t1302 < t1208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1304 = t1216 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1305 = t1304 < t1209;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1306 = t1303 & t1305;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1306) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1307 = t1302 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1308 = t1216 ^ t1307;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1309 = t1302 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1310 = t1308 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1311 = t1309 + t1310;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1312 = t1272 + t1311;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_124;
            u32 row_125;
            u32 row_126;
            u32 row_127;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1312) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1313 = (u64)t1302 * t1211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1314 = t1207 + t1313;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1315 = (u64)t1216 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1316 = t1314 + t1315;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1316), "r"(row_124), "r"(row_125), "r"(row_126), "r"(row_127) : "memory");
        }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1317 = t1215 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1318 = t1317 < t1208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1319 = t1216 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1320 = t1319 < t1209;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1321 = t1318 & t1320;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1321) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1322 = t1317 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1323 = t1216 ^ t1322;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1324 = t1317 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1325 = t1323 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1326 = t1324 + t1325;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1327 = t1272 + t1326;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_128;
            u32 row_129;
            u32 row_130;
            u32 row_131;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1327) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1328 = (u64)t1317 * t1211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1329 = t1207 + t1328;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1330 = (u64)t1216 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1331 = t1329 + t1330;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1331), "r"(row_128), "r"(row_129), "r"(row_130), "r"(row_131) : "memory");
        }
    }
}
