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
    const u64 turns /* u32, counters */,
    const u64 turns_stride0,
    const u64 turns_stride1,
    const u64 turns_stride2,
    const u64 turns_stride3,
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
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t3 = (u32)__cvta_generic_to_shared(smem);
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 place = t3 + 164960u;
    const u32 t5 = threadIdx.x;
#line 156 "fa-kernels/src/attention/backward/turns.rs"
    const bool t6 = t5 == 0u;
#line 156 "fa-kernels/src/attention/backward/turns.rs"
    if (t6) {
        const u64 t7 = 0ull * turns_stride0;
#line 157 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t8 = t7 * 4ull;
#line 157 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t9 = turns + t8;
        const u32 t10 = gridDim.x;
#line 158 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t11 = t10 - 1u;
#line 158 "fa-kernels/src/attention/backward/turns.rs"
        u32 claimed;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(claimed) : "l"(t9), "r"(t11) : "memory");
#line 159 "fa-kernels/src/attention/backward/turns.rs"
        f32 t13;
        asm("mov.b32 %0, %1;" : "=f"(t13) : "r"(claimed));
#line 159 "fa-kernels/src/attention/backward/turns.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(place), "f"(t13) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    f32 t14;
    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t14) : "r"(place) : "memory");
#line 162 "fa-kernels/src/attention/backward/turns.rs"
    u32 t15;
    asm("mov.b32 %0, %1;" : "=r"(t15) : "f"(t14));
#line 162 "fa-kernels/src/attention/backward/turns.rs"
    u32 t16;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t16) : "r"(t15));
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t17 = gridDim.x;
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_2 = t17 / blocks;
    const u32 t19 = blocks * section;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t20 = t16 / t19;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 first = t20 * section;
    const u32 t22 = heads_2 - first;
#line 115 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_3 = t22 < section ? t22 : section;
    const u32 t24 = first * blocks;
#line 116 "fa-kernels/src/attention/backward/turns.rs"
    const u32 within = t16 - t24;
    const u32 t26 = within / heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t27 = within % heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t28 = first + t27;
#line 49 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t30 = t26 << 7u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t28 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t32 = t28 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t33 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t33 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t35 = low < high;
        if (!t35) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t36 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t36 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t38 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t39 = t38 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t40 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t41 = t39 < t40 ? t39 : t40;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t42 = t41 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t42 + 1u;
        const u32 t44 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t45 = t44 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t45 < seq_k ? t45 : seq_k;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t30 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t48 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t49 = found ? low : t48;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t49;
        const u32 t50 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t50;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_2 = low;
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t54 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t54));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t58 = smem_1 + 32768u;
    const u32 t59 = t58 + 32768u;
    const u32 t60 = t59 + 32768u;
    const u32 after = t60 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 32768u;
    const u32 p = statistics_2 + 1024u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t64 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t64) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
        const u32 t65 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t65) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t66 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t66) : "memory");
        const u32 t67 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t67) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t68 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t68) : "memory");
        const u32 t69 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t69) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t70 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t70) : "memory");
        const u32 t71 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t71) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t72 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t72) : "memory");
        const u32 t73 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t73) : "memory");
#line 100 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t74 = p + 80u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t74) : "memory");
        const u32 t75 = p + 80u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t76 = t75 + 8u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t76) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t77 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t77) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t78 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t78) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t79 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = t79 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t81 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t82 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
            u32 head = t81;
            u32 block = t82;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
                const u32 t83 = i + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                const bool t84 = t83 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t85 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t85) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t86;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t86) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t87 = t86 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t87) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(p) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t88 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t88), "l"(k), "r"(p), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t90 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t91 = t90 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t92 = p + t91;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t93 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t94 = t93 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t95 = t94 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t92), "r"(t95) : "memory");
                const u32 t96 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t97 = t96 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t98 = p + t97;
                const u32 t99 = slot << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t100 = t59 + t99;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t101 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t102 = t101 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t103 = t102 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t104 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t103 + t104;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t106 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t108;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t108) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t109 = t108 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t109) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16896;" :  : "r"(t98) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t100), "l"(q), "r"(t98), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t110 = t100 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t110), "l"(q), "r"(t98), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t111 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t112 = statistics_2 + t111;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t112), "l"(statistics), "r"(t98), "r"(0u), "r"(0u), "r"(t106), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t113 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t113) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t114 = p + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t115;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t115) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t116 = t115 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t116) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t114) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t58), "l"(v), "r"(t114), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t117 = t58 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t117), "l"(v), "r"(t114), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t119 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t120 = t119 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t121 = p + t120;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t122 = i >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t123 = t122 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t124 = t123 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t121), "r"(t124) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t125 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t126 = t125 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t127 = p + t126;
                const u32 t128 = slot_2 << 14u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t129 = t60 + t128;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t131;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t131) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t132 = t131 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t132) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t127) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t129), "l"(d_o), "r"(t127), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t133 = t129 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t133), "l"(d_o), "r"(t127), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head = t32 * group;
                const u32 t135 = head + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t136 = first_head + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps = t135 == t136;
                const u32 t138 = head + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t139 = wraps ? first_head : t138;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t140 = block - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t141 = wraps ? t140 : block;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                head = t139;
                block = t141;
            }
        }
#line 195 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t142 = warp == 1u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t142) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t143 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = t143 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t145 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t146 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_2 = t145;
            u32 block_2 = t146;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
                const u32 t147 = i_2 + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                const bool t148 = t147 < count_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t149 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t150 = t149 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t151 = t150 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t152 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_2 = t151 + t152;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t154 = row_2 >> 6u;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 index = t154 + 1u;
                const u64 t156 = (u64)index;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t157 = t156 * turns_stride0;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t158 = t157 * 4ull;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t159 = turns + t158;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t160 = seq_k + 127u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
                const u32 all = t160 >> 7u;
#line 81 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t162 = block_2 << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t163 = t162 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t163 + 1u;
                const u32 t165 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t166 = t165 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t166 < seq_k ? t166 : seq_k;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t168 = block_2 << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t169 = t168 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t170 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t171 = t169 < t170 ? t169 : t170;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t172 = t171 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t172 + 1u;
                const u32 t174 = end_5 > seq_q ? end_5 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t175 = t174 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_6 = t175 < seq_k ? t175 : seq_k;
#line 83 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t177 = end_6 + 127u;
#line 83 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t178 = t177 >> 7u;
#line 83 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t179 = t178 < all ? t178 : all;
#line 393 "fa-kernels/src/attention/backward/turns.rs"
                const u32 number = t30 >> 7u;
                const u32 t181 = number + 1u;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
                const bool t182 = t181 == t179;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t183 = number + 1u;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t184 = t182 ? 0u : t183;
#line 232 "fa-kernels/src/attention/backward/turns.rs"
                while (true) {
#line 232 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t185;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t185) : "l"(t159) : "memory");
#line 232 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t186 = t185 != number;
                    if (!t186) break;
                }
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                u32 t189;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t189) : );
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t190 = t189 == 1u;
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t190) {
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    const u32 t191 = p + 80u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t191) : "memory");
                }
                const u32 t192 = p + 80u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t193 = t192 + 8u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t194 = i_2 & 1u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t193), "r"(t194) : "memory");
                u32 t195;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t195) : );
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t196 = t195 == 1u;
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t196) {
#line 251 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t159), "r"(t184) : "memory");
                }
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_2 = t32 * group;
                const u32 t198 = head_2 + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t199 = first_head_2 + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_2 = t198 == t199;
                const u32 t201 = head_2 + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t202 = wraps_2 ? first_head_2 : t201;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t203 = block_2 - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t204 = wraps_2 ? t203 : block_2;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                head_2 = t202;
                block_2 = t204;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t206 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t207 = index_2 << 6u;
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
        const u32 t208 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 t209 = t208 * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
        const bool t210 = t209 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t210) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t211 = p + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t211), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t212 = t207 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t213 = smem_1 + t212;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t214;
            asm volatile("mov.b32 %0, %1;" : "=r"(t214) : "r"(t213));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t215 = t214 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t216 = t59 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t217 = t215 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t218 = (u64)t217;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t219 = t218 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t220 = t216 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t221 = (u64)t220;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t222 = t221 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t223 = t215 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t224 = (u64)t223;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t225 = t224 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t226 = t216 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t227 = (u64)t226;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t228 = t227 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t229 = t215 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t230 = (u64)t229;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t231 = t230 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t232 = t216 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t233 = (u64)t232;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t234 = t233 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t235 = t215 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t236 = (u64)t235;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t237 = t236 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t238 = t216 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t239 = (u64)t238;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t240 = t239 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t241 = t215 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t242 = (u64)t241;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t243 = t242 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t244 = t216 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t245 = (u64)t244;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t246 = t245 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t247 = t215 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t248 = (u64)t247;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t249 = t248 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t250 = t216 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t251 = (u64)t250;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t252 = t251 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t253 = t215 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t254 = (u64)t253;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t255 = t254 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t256 = t216 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t257 = (u64)t256;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t258 = t257 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t259 = t215 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t260 = (u64)t259;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t261 = t260 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t262 = t216 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t263 = (u64)t262;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t264 = t263 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t219), "l"(t222), "l"(t225), "l"(t228), "l"(t231), "l"(t234), "l"(t237), "l"(t240), "l"(t243), "l"(t246), "l"(t249), "l"(t252), "l"(t255), "l"(t258), "l"(t261), "l"(t264) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
            const u32 t265 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t265), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t266 = p + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t266), "r"(0u) : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t267 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_4 = t267 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t269 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t270 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_3 = t269;
            u32 block_3 = t270;
            #pragma unroll 1
            for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
                const u32 t271 = i_3 + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                const bool t272 = t271 < count_4;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t273 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t274 = t273 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t275 = t59 + t274;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t276 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t277 = t276 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t278 = t60 + t277;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_3 & 1u;
                const u32 t280 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t280;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t282 = t207 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t283 = t58 + t282;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t284;
                asm volatile("mov.b32 %0, %1;" : "=r"(t284) : "r"(t283));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t285 = t284 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t286 = t278 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t287 = t285 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t288 = (u64)t287;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t289 = t288 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t290 = t286 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t291 = (u64)t290;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t292 = t291 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t293 = t285 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t294 = (u64)t293;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t295 = t294 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t296 = t286 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t297 = (u64)t296;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t298 = t297 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t299 = t285 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t300 = (u64)t299;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t301 = t300 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t302 = t286 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t303 = (u64)t302;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t304 = t303 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t305 = t285 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t306 = (u64)t305;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t307 = t306 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t308 = t286 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t309 = (u64)t308;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t310 = t309 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t311 = t285 + 66560u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t312 = (u64)t311;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t313 = t312 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t314 = t286 + 66048u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t315 = (u64)t314;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t316 = t315 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t317 = t285 + 66562u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t318 = (u64)t317;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t319 = t318 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t320 = t286 + 66050u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t321 = (u64)t320;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t322 = t321 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t323 = t285 + 66564u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t324 = (u64)t323;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t325 = t324 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t326 = t286 + 66052u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t327 = (u64)t326;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t328 = t327 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t329 = t285 + 66566u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t330 = (u64)t329;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t331 = t330 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t332 = t286 + 66054u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t333 = (u64)t332;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t334 = t333 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t289), "l"(t292), "l"(t295), "l"(t298), "l"(t301), "l"(t304), "l"(t307), "l"(t310), "l"(t313), "l"(t316), "l"(t319), "l"(t322), "l"(t325), "l"(t328), "l"(t331), "l"(t334) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t335 = block_3 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t336 = block_3 << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t337 = t336 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_7 = t337 + 1u;
                const u32 t339 = end_7 > seq_q ? end_7 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t340 = t339 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_8 = t340 < seq_k ? t340 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t342 = t30 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = end_8 < t342;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (right) {
                    const u32 t344 = t206 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t345 = t207 + t344;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t346 = t30 + t345;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t347 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t346 + t347;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t349 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t350 = t349 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t351 = t335 + t350;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t352 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t353 = t352 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t354 = t335 + t353;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t355 = t354 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t356 = t351 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_9 = t356 + 1u;
                    const u32 t358 = end_9 > seq_q ? end_9 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t359 = t358 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_10 = t359 < seq_k ? t359 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t361 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t361 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t364 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t364;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t366 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t366;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t367 = t355 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_12 = t367 + 1u;
                    const u32 t369 = end_12 > seq_q ? end_12 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t370 = t369 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_13 = t370 < seq_k ? t370 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t372 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t372 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t375 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t375;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t377 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t377;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t378 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t379 = t378 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t380 = t335 + t379;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t381 = t380 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t382 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t383 = t382 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t384 = t335 + t383;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t385 = t384 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t386 = t381 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_15 = t386 + 1u;
                    const u32 t388 = end_15 > seq_q ? end_15 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t389 = t388 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_16 = t389 < seq_k ? t389 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t391 = end_16 > column ? end_16 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_17 = t391 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t394 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t394;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t396 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t396;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t397 = t385 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_18 = t397 + 1u;
                    const u32 t399 = end_18 > seq_q ? end_18 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t400 = t399 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_19 = t400 < seq_k ? t400 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t402 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_20 = t402 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 0u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t405 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t405;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 8u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t407 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t407;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t408 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t409 = t408 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t410 = t335 + t409;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t411 = t410 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t412 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t413 = t412 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t414 = t335 + t413;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t415 = t414 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t416 = t411 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_21 = t416 + 1u;
                    const u32 t418 = end_21 > seq_q ? end_21 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t419 = t418 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_22 = t419 < seq_k ? t419 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t421 = end_22 > column ? end_22 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_23 = t421 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 0u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t424 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t424;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 8u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t426 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t426;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t427 = t415 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_24 = t427 + 1u;
                    const u32 t429 = end_24 > seq_q ? end_24 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t430 = t429 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_25 = t430 < seq_k ? t430 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t432 = end_25 > column ? end_25 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t432 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 0u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t435 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t435;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 8u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t437 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t437;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t438 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t439 = t438 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t440 = t335 + t439;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t441 = t440 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t442 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t443 = t442 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t444 = t335 + t443;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t445 = t444 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t446 = t441 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_27 = t446 + 1u;
                    const u32 t448 = end_27 > seq_q ? end_27 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t449 = t448 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_28 = t449 < seq_k ? t449 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t451 = end_28 > column ? end_28 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_29 = t451 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 0u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t454 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t454;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 8u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t456 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t456;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t457 = t445 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_30 = t457 + 1u;
                    const u32 t459 = end_30 > seq_q ? end_30 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t460 = t459 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_31 = t460 < seq_k ? t460 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t462 = end_31 > column ? end_31 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_32 = t462 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 0u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t465 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t465;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 8u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t467 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t467;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t468 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t469 = t468 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t470 = t335 + t469;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t471 = t470 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t472 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t473 = t472 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t474 = t335 + t473;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t475 = t474 + 33u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t476 = t471 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_33 = t476 + 1u;
                    const u32 t478 = end_33 > seq_q ? end_33 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t479 = t478 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_34 = t479 < seq_k ? t479 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t481 = end_34 > column ? end_34 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_35 = t481 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t484 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t484;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 8u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t486 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t486;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t487 = t475 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_36 = t487 + 1u;
                    const u32 t489 = end_36 > seq_q ? end_36 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t490 = t489 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_37 = t490 < seq_k ? t490 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t492 = end_37 > column ? end_37 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_38 = t492 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 0u < end_38;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t495 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t495;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 8u < end_38;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t497 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t497;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t498 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t499 = t498 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t500 = t335 + t499;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t501 = t500 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t502 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t503 = t502 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t504 = t335 + t503;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t505 = t504 + 41u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t506 = t501 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_39 = t506 + 1u;
                    const u32 t508 = end_39 > seq_q ? end_39 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t509 = t508 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_40 = t509 < seq_k ? t509 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t511 = end_40 > column ? end_40 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_41 = t511 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 0u < end_41;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t514 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t514;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 8u < end_41;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t516 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t516;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t517 = t505 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_42 = t517 + 1u;
                    const u32 t519 = end_42 > seq_q ? end_42 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t520 = t519 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_43 = t520 < seq_k ? t520 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t522 = end_43 > column ? end_43 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_44 = t522 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 0u < end_44;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t525 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t525;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 8u < end_44;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t527 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t527;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t528 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t529 = t528 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t530 = t335 + t529;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t531 = t530 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t532 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t533 = t532 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t534 = t335 + t533;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t535 = t534 + 49u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t536 = t531 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_45 = t536 + 1u;
                    const u32 t538 = end_45 > seq_q ? end_45 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t539 = t538 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_46 = t539 < seq_k ? t539 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t541 = end_46 > column ? end_46 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_47 = t541 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_47;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t544 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t544;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 8u < end_47;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t546 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t546;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t547 = t535 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_48 = t547 + 1u;
                    const u32 t549 = end_48 > seq_q ? end_48 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t550 = t549 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_49 = t550 < seq_k ? t550 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t552 = end_49 > column ? end_49 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_50 = t552 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 0u < end_50;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t555 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t555;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 8u < end_50;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t557 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t557;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t558 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t559 = t558 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t560 = t335 + t559;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t561 = t560 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t562 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t563 = t562 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t564 = t335 + t563;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t565 = t564 + 57u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t566 = t561 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_51 = t566 + 1u;
                    const u32 t568 = end_51 > seq_q ? end_51 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t569 = t568 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_52 = t569 < seq_k ? t569 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t571 = end_52 > column ? end_52 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_53 = t571 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 0u < end_53;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t574 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t574;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 8u < end_53;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t576 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t576;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t577 = t565 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_54 = t577 + 1u;
                    const u32 t579 = end_54 > seq_q ? end_54 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t580 = t579 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_55 = t580 < seq_k ? t580 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t582 = end_55 > column ? end_55 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_56 = t582 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 0u < end_56;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t585 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t585;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 8u < end_56;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t587 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t587;
                }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t588 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t589 = t588 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t590 = statistics_3 + t589;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                u32 row_6;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t590) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t592;
                asm("mov.b32 %0, %1;" : "=f"(t592) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_5));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t594;
                asm("mov.b32 %0, %1;" : "=f"(t594) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t595 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t596) : "f"(s), "f"(scale_log2), "f"(t595));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t597;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(t596));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t597;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t598 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t599;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(s_2), "f"(scale_log2), "f"(t598));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t600;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t600) : "f"(t599));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t600;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t601 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(s_3), "f"(scale_log2), "f"(t601));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t603;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t603;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t604 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t605;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(s_4), "f"(scale_log2), "f"(t604));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t606;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(t605));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t606;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_7;
                u32 row_8;
                u32 row_9;
                u32 row_10;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t590) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t608;
                asm("mov.b32 %0, %1;" : "=f"(t608) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t610;
                asm("mov.b32 %0, %1;" : "=f"(t610) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t611 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t612) : "f"(s_5), "f"(scale_log2), "f"(t611));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t613;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(t612));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t613;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t614 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t615;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(s_6), "f"(scale_log2), "f"(t614));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t616;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(t615));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t616;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t617 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(s_7), "f"(scale_log2), "f"(t617));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t619;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t619;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t620 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t621;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(s_8), "f"(scale_log2), "f"(t620));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t622;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t622;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_11;
                u32 row_12;
                u32 row_13;
                u32 row_14;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t590) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t624;
                asm("mov.b32 %0, %1;" : "=f"(t624) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t626;
                asm("mov.b32 %0, %1;" : "=f"(t626) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t627 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(s_9), "f"(scale_log2), "f"(t627));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t629;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(t628));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t629;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t630 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(s_10), "f"(scale_log2), "f"(t630));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t632;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(t631));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t632;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t633 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t634;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(s_11), "f"(scale_log2), "f"(t633));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t635;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(t634));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t635;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t636 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t637;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(s_12), "f"(scale_log2), "f"(t636));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t638;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t638) : "f"(t637));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t638;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_15;
                u32 row_16;
                u32 row_17;
                u32 row_18;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t590) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t640;
                asm("mov.b32 %0, %1;" : "=f"(t640) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t642;
                asm("mov.b32 %0, %1;" : "=f"(t642) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t643 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t644;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t644) : "f"(s_13), "f"(scale_log2), "f"(t643));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t645;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(t644));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t645;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t646 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t647;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t647) : "f"(s_14), "f"(scale_log2), "f"(t646));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t648;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t648) : "f"(t647));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t648;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t649 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t650;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(s_15), "f"(scale_log2), "f"(t649));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t651;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t651) : "f"(t650));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t651;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t652 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t653;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(s_16), "f"(scale_log2), "f"(t652));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t654;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(t653));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t654;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_19;
                u32 row_20;
                u32 row_21;
                u32 row_22;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t590) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t656;
                asm("mov.b32 %0, %1;" : "=f"(t656) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t658;
                asm("mov.b32 %0, %1;" : "=f"(t658) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t659 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(s_17), "f"(scale_log2), "f"(t659));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(t660));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t661;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t662 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t663;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(s_18), "f"(scale_log2), "f"(t662));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(t663));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t664;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t665 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t666;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(s_19), "f"(scale_log2), "f"(t665));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(t666));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t667;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t668 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t669;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(s_20), "f"(scale_log2), "f"(t668));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t670;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(t669));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t670;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_23;
                u32 row_24;
                u32 row_25;
                u32 row_26;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t590) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t672;
                asm("mov.b32 %0, %1;" : "=f"(t672) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t674;
                asm("mov.b32 %0, %1;" : "=f"(t674) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t675 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t676;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t676) : "f"(s_21), "f"(scale_log2), "f"(t675));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t677;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(t676));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t677;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t678 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t679;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(s_22), "f"(scale_log2), "f"(t678));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t680;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t680) : "f"(t679));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t680;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t681 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(s_23), "f"(scale_log2), "f"(t681));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t683;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(t682));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t683;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t684 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t685;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(s_24), "f"(scale_log2), "f"(t684));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t686;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t686) : "f"(t685));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t686;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_27;
                u32 row_28;
                u32 row_29;
                u32 row_30;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t590) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t688;
                asm("mov.b32 %0, %1;" : "=f"(t688) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t690;
                asm("mov.b32 %0, %1;" : "=f"(t690) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t691 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t692;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t692) : "f"(s_25), "f"(scale_log2), "f"(t691));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t693;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(t692));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t693;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t694 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t695;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(s_26), "f"(scale_log2), "f"(t694));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t696) : "f"(t695));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t696;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t697 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t698;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(s_27), "f"(scale_log2), "f"(t697));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(t698));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t699;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t700 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t701;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t701) : "f"(s_28), "f"(scale_log2), "f"(t700));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(t701));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t702;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_31;
                u32 row_32;
                u32 row_33;
                u32 row_34;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t590) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t704;
                asm("mov.b32 %0, %1;" : "=f"(t704) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t706;
                asm("mov.b32 %0, %1;" : "=f"(t706) : "r"(row_34));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t707 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t708;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t708) : "f"(s_29), "f"(scale_log2), "f"(t707));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t709;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t709) : "f"(t708));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t709;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t710 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t711;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t711) : "f"(s_30), "f"(scale_log2), "f"(t710));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t712;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(t711));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t712;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t713 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t714;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(s_31), "f"(scale_log2), "f"(t713));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t715;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(t714));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t715;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t716 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t717;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t717) : "f"(s_32), "f"(scale_log2), "f"(t716));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t718;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(t717));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t718;
#line 98 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t719;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t719) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t720;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t720) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t721;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t721) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t722;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t722) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t723;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t723) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t724;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t724) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t725;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t725) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t726;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t726) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t727;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t727) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t728;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t728) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t729;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t729) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t730;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t730) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t731;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t731) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t732;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t732) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t733;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t733) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t734;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t734) : "f"(s_31), "f"(s_32));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t735 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t736 = t735 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t737 = statistics_3 + t736;
                u32 row_35;
                u32 row_36;
                u32 row_37;
                u32 row_38;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t737) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t738;
                asm("mov.b32 %0, %1;" : "=f"(t738) : "r"(row_35));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t739;
                asm("mov.b32 %0, %1;" : "=f"(t739) : "r"(row_36));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t740;
                asm("mov.b32 %0, %1;" : "=f"(t740) : "r"(row_37));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t741;
                asm("mov.b32 %0, %1;" : "=f"(t741) : "r"(row_38));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t742 = dp - t739;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t743 = s * t742;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t743;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t744 = dp_2 - t741;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t745 = s_2 * t744;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t745;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t746 = dp_3 - t739;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t747 = s_3 * t746;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t747;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t748 = dp_4 - t741;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t749 = s_4 * t748;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t749;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_39;
                u32 row_40;
                u32 row_41;
                u32 row_42;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t737) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t750;
                asm("mov.b32 %0, %1;" : "=f"(t750) : "r"(row_39));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t751;
                asm("mov.b32 %0, %1;" : "=f"(t751) : "r"(row_40));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t752;
                asm("mov.b32 %0, %1;" : "=f"(t752) : "r"(row_41));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t753;
                asm("mov.b32 %0, %1;" : "=f"(t753) : "r"(row_42));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t754 = dp_5 - t751;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t755 = s_5 * t754;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t755;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t756 = dp_6 - t753;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t757 = s_6 * t756;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t757;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t758 = dp_7 - t751;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t759 = s_7 * t758;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t759;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t760 = dp_8 - t753;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t761 = s_8 * t760;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t761;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_43;
                u32 row_44;
                u32 row_45;
                u32 row_46;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t737) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t762;
                asm("mov.b32 %0, %1;" : "=f"(t762) : "r"(row_43));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t763;
                asm("mov.b32 %0, %1;" : "=f"(t763) : "r"(row_44));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t764;
                asm("mov.b32 %0, %1;" : "=f"(t764) : "r"(row_45));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t765;
                asm("mov.b32 %0, %1;" : "=f"(t765) : "r"(row_46));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t766 = dp_9 - t763;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t767 = s_9 * t766;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t767;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t768 = dp_10 - t765;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t769 = s_10 * t768;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t769;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t770 = dp_11 - t763;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t771 = s_11 * t770;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t771;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t772 = dp_12 - t765;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t773 = s_12 * t772;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t773;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_47;
                u32 row_48;
                u32 row_49;
                u32 row_50;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t737) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t774;
                asm("mov.b32 %0, %1;" : "=f"(t774) : "r"(row_47));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t775;
                asm("mov.b32 %0, %1;" : "=f"(t775) : "r"(row_48));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t776;
                asm("mov.b32 %0, %1;" : "=f"(t776) : "r"(row_49));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t777;
                asm("mov.b32 %0, %1;" : "=f"(t777) : "r"(row_50));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t778 = dp_13 - t775;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t779 = s_13 * t778;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t779;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t780 = dp_14 - t777;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t781 = s_14 * t780;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t781;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t782 = dp_15 - t775;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t783 = s_15 * t782;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t783;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t784 = dp_16 - t777;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t785 = s_16 * t784;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t785;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_51;
                u32 row_52;
                u32 row_53;
                u32 row_54;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t737) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t786;
                asm("mov.b32 %0, %1;" : "=f"(t786) : "r"(row_51));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t787;
                asm("mov.b32 %0, %1;" : "=f"(t787) : "r"(row_52));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t788;
                asm("mov.b32 %0, %1;" : "=f"(t788) : "r"(row_53));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t789;
                asm("mov.b32 %0, %1;" : "=f"(t789) : "r"(row_54));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t790 = dp_17 - t787;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t791 = s_17 * t790;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t791;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t792 = dp_18 - t789;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t793 = s_18 * t792;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t793;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t794 = dp_19 - t787;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t795 = s_19 * t794;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t795;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t796 = dp_20 - t789;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t797 = s_20 * t796;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t797;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_55;
                u32 row_56;
                u32 row_57;
                u32 row_58;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t737) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t798;
                asm("mov.b32 %0, %1;" : "=f"(t798) : "r"(row_55));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t799;
                asm("mov.b32 %0, %1;" : "=f"(t799) : "r"(row_56));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t800;
                asm("mov.b32 %0, %1;" : "=f"(t800) : "r"(row_57));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t801;
                asm("mov.b32 %0, %1;" : "=f"(t801) : "r"(row_58));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t802 = dp_21 - t799;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t803 = s_21 * t802;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t803;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t804 = dp_22 - t801;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t805 = s_22 * t804;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t805;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t806 = dp_23 - t799;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t807 = s_23 * t806;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t807;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t808 = dp_24 - t801;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t809 = s_24 * t808;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t809;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_59;
                u32 row_60;
                u32 row_61;
                u32 row_62;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t737) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t810;
                asm("mov.b32 %0, %1;" : "=f"(t810) : "r"(row_59));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t811;
                asm("mov.b32 %0, %1;" : "=f"(t811) : "r"(row_60));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t812;
                asm("mov.b32 %0, %1;" : "=f"(t812) : "r"(row_61));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t813;
                asm("mov.b32 %0, %1;" : "=f"(t813) : "r"(row_62));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t814 = dp_25 - t811;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t815 = s_25 * t814;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t815;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t816 = dp_26 - t813;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t817 = s_26 * t816;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t817;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t818 = dp_27 - t811;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t819 = s_27 * t818;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t819;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t820 = dp_28 - t813;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t821 = s_28 * t820;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t821;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_63;
                u32 row_64;
                u32 row_65;
                u32 row_66;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t737) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t822;
                asm("mov.b32 %0, %1;" : "=f"(t822) : "r"(row_63));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t823;
                asm("mov.b32 %0, %1;" : "=f"(t823) : "r"(row_64));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t824;
                asm("mov.b32 %0, %1;" : "=f"(t824) : "r"(row_65));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t825;
                asm("mov.b32 %0, %1;" : "=f"(t825) : "r"(row_66));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t826 = dp_29 - t823;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t827 = s_29 * t826;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t827;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t828 = dp_30 - t825;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t829 = s_30 * t828;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t829;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t830 = dp_31 - t823;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t831 = s_31 * t830;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t831;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t832 = dp_32 - t825;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t833 = s_32 * t832;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t833;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t834 = i_3 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t835 = t834 << 14u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t836 = after + t835;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t837 = t206 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t838 = t207 + t837;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t839;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t840;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t841;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t842;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t843;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t844;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t845;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t846;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t847;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t848;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t848) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t849;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t849) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t850;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t851;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t851) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t852;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t852) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t853;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t854;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t854) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t855 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t856 = t838 + t855;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t857 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t858 = t856 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t859 = t857 ^ t858;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t860 = t856 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t861 = t859 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t862 = t860 + t861;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t863 = t836 + t862;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t863), "r"(t839), "r"(t840), "r"(t841), "r"(t842) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t864 = t862 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t865 = t836 + t864;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t865), "r"(t843), "r"(t844), "r"(t845), "r"(t846) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t866 = t862 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t867 = t836 + t866;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t867), "r"(t847), "r"(t848), "r"(t849), "r"(t850) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t868 = t862 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t869 = t836 + t868;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t869), "r"(t851), "r"(t852), "r"(t853), "r"(t854) : "memory");
                u32 t870;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t871;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t871) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t872;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t873;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t873) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t874;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t875;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t875) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t876;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t877;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t877) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t878;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t879;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t880;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t881;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t882;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t883;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t884;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t885;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(dp_31), "f"(dp_32));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t870;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t871;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t872;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t873;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t874;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t875;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t876;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t877;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t878;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t879;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t880;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t881;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t882;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t883;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t884;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t885;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t886 = t278 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t887 = t886 + 33554432u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t888 = (u64)t887;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t889 = t888 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t890 = t886 + 33554560u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t891 = (u64)t890;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t892 = t891 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t893 = t886 + 33554688u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t894 = (u64)t893;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t895 = t894 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t896 = t886 + 33554816u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t897 = (u64)t896;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t898 = t897 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(t719), "r"(t720), "r"(t721), "r"(t722), "l"(t889), "r"(t723), "r"(t724), "r"(t725), "r"(t726), "l"(t892), "r"(t727), "r"(t728), "r"(t729), "r"(t730), "l"(t895), "r"(t731), "r"(t732), "r"(t733), "r"(t734), "l"(t898) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t899 = index_2 << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t900 = smem_1 + t899;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t901;
                asm volatile("mov.b32 %0, %1;" : "=r"(t901) : "r"(t900));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t902 = t836 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t903 = t901 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t904 = t902 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t905 = (u64)t904;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t906 = t905 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t907 = t903 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t908 = (u64)t907;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t909 = t908 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t910 = t902 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t911 = (u64)t910;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t912 = t911 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t913 = t903 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t914 = (u64)t913;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t915 = t914 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t916 = t902 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t917 = (u64)t916;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t918 = t917 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t919 = t903 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t920 = (u64)t919;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t921 = t920 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t922 = t902 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t923 = (u64)t922;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t924 = t923 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t925 = t903 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t926 = (u64)t925;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t927 = t926 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t928 = t902 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t929 = (u64)t928;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t930 = t929 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t931 = t903 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t932 = (u64)t931;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t933 = t932 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t934 = t902 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t935 = (u64)t934;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t936 = t935 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t937 = t903 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t938 = (u64)t937;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t939 = t938 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t940 = t902 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t941 = (u64)t940;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t942 = t941 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t943 = t903 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t944 = (u64)t943;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t945 = t944 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t946 = t902 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t947 = (u64)t946;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t948 = t947 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t949 = t903 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t950 = (u64)t949;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t951 = t950 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t906), "l"(t909), "l"(t912), "l"(t915), "l"(t918), "l"(t921), "l"(t924), "l"(t927), "l"(t930), "l"(t933), "l"(t936), "l"(t939), "l"(t942), "l"(t945), "l"(t948), "l"(t951) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t952 = t275 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t953 = t952 + 33554432u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t954 = (u64)t953;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t955 = t954 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t956 = t952 + 33554560u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t957 = (u64)t956;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t958 = t957 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t959 = t952 + 33554688u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t960 = (u64)t959;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t961 = t960 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t962 = t952 + 33554816u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t963 = (u64)t962;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t964 = t963 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t955), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t958), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t961), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t964) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t965 = i_3 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t272 ? t965 : i_3;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t719), "r"(t720), "r"(t721), "r"(t722) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t723), "r"(t724), "r"(t725), "r"(t726) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t727), "r"(t728), "r"(t729), "r"(t730) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t731), "r"(t732), "r"(t733), "r"(t734) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t968 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t969 = t968 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t970 = p + t969;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t971 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t971) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t970) : "memory");
                }
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t972 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t973 = t972 + head_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t974 = t973 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t975 = block_3 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_67 = t974 + t975;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t977 = t206 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_68 = row_67 + t977;
                const u64 t979 = (u64)row_68;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t980 = t979 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t981 = t980 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t982 = sums + t981;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t983 = index_2 << 10u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t984 = (u64)t983 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 address = t982 + t984;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t986 = index_2 << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t987 = t986 + t206;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t988 = t987 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_2 = p + t988;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t990 = p + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t991 = i_3 & 1u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t990), "r"(t991) : "memory");
#line 339 "fa-kernels/src/attention/backward/turns.rs"
                const bool t992 = t30 == 0u;
#line 81 "fa-kernels/src/attention/backward/sums.rs"
                if (t992) {
                    const u32 t993 = lane << 2u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t994 = (u64)t993 * 4u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t995 = address + t994;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t996;
                    asm("mov.b32 %0, %1;" : "=r"(t996) : "f"(dq));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t997;
                    asm("mov.b32 %0, %1;" : "=r"(t997) : "f"(dq_2));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t998;
                    asm("mov.b32 %0, %1;" : "=r"(t998) : "f"(dq_3));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t999;
                    asm("mov.b32 %0, %1;" : "=r"(t999) : "f"(dq_4));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t995), "r"(t996), "r"(t997), "r"(t998), "r"(t999) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1000;
                    asm("mov.b32 %0, %1;" : "=r"(t1000) : "f"(dq_5));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1001;
                    asm("mov.b32 %0, %1;" : "=r"(t1001) : "f"(dq_6));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1002;
                    asm("mov.b32 %0, %1;" : "=r"(t1002) : "f"(dq_7));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1003;
                    asm("mov.b32 %0, %1;" : "=r"(t1003) : "f"(dq_8));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t995), "r"(t1000), "r"(t1001), "r"(t1002), "r"(t1003) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1004;
                    asm("mov.b32 %0, %1;" : "=r"(t1004) : "f"(dq_9));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1005;
                    asm("mov.b32 %0, %1;" : "=r"(t1005) : "f"(dq_10));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1006;
                    asm("mov.b32 %0, %1;" : "=r"(t1006) : "f"(dq_11));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1007;
                    asm("mov.b32 %0, %1;" : "=r"(t1007) : "f"(dq_12));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t995), "r"(t1004), "r"(t1005), "r"(t1006), "r"(t1007) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1008;
                    asm("mov.b32 %0, %1;" : "=r"(t1008) : "f"(dq_13));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1009;
                    asm("mov.b32 %0, %1;" : "=r"(t1009) : "f"(dq_14));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1010;
                    asm("mov.b32 %0, %1;" : "=r"(t1010) : "f"(dq_15));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1011;
                    asm("mov.b32 %0, %1;" : "=r"(t1011) : "f"(dq_16));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t995), "r"(t1008), "r"(t1009), "r"(t1010), "r"(t1011) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1012;
                    asm("mov.b32 %0, %1;" : "=r"(t1012) : "f"(dq_17));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1013;
                    asm("mov.b32 %0, %1;" : "=r"(t1013) : "f"(dq_18));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1014;
                    asm("mov.b32 %0, %1;" : "=r"(t1014) : "f"(dq_19));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1015;
                    asm("mov.b32 %0, %1;" : "=r"(t1015) : "f"(dq_20));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t995), "r"(t1012), "r"(t1013), "r"(t1014), "r"(t1015) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1016;
                    asm("mov.b32 %0, %1;" : "=r"(t1016) : "f"(dq_21));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1017;
                    asm("mov.b32 %0, %1;" : "=r"(t1017) : "f"(dq_22));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1018;
                    asm("mov.b32 %0, %1;" : "=r"(t1018) : "f"(dq_23));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1019;
                    asm("mov.b32 %0, %1;" : "=r"(t1019) : "f"(dq_24));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t995), "r"(t1016), "r"(t1017), "r"(t1018), "r"(t1019) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1020;
                    asm("mov.b32 %0, %1;" : "=r"(t1020) : "f"(dq_25));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1021;
                    asm("mov.b32 %0, %1;" : "=r"(t1021) : "f"(dq_26));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1022;
                    asm("mov.b32 %0, %1;" : "=r"(t1022) : "f"(dq_27));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1023;
                    asm("mov.b32 %0, %1;" : "=r"(t1023) : "f"(dq_28));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t995), "r"(t1020), "r"(t1021), "r"(t1022), "r"(t1023) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1024;
                    asm("mov.b32 %0, %1;" : "=r"(t1024) : "f"(dq_29));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1025;
                    asm("mov.b32 %0, %1;" : "=r"(t1025) : "f"(dq_30));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1026;
                    asm("mov.b32 %0, %1;" : "=r"(t1026) : "f"(dq_31));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1027;
                    asm("mov.b32 %0, %1;" : "=r"(t1027) : "f"(dq_32));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t995), "r"(t1024), "r"(t1025), "r"(t1026), "r"(t1027) : "memory");
                } else {
                    const u32 t1028 = lane << 2u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t1029 = (u64)t1028 * 4u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t1030 = address + t1029;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1030), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1030), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t1030), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t1030), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t1030), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t1030), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t1030), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t1030), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
                }
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1031 = p + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1032 = t1031 + 8u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1033 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1033) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1032) : "memory");
                }
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1034 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1035 = t1034 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1036 = t1035 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1037 = p + t1036;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1038 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1039 = t1038 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1037), "r"(t1039) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1040 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1041 = t1040 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1042 = t1041 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1043 = p + t1042;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1044 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1045 = t1044 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1043), "r"(t1045) : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1046 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1047 = t1046 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1048 = t59 + t1047;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1049 = t207 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1050 = smem_1 + t1049;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1051;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1051) : "r"(t1050));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1052 = t1051 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1053 = t1048 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1054 = t1052 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1055 = (u64)t1054;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1056 = t1055 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1057 = t1053 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1058 = (u64)t1057;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1059 = t1058 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1060 = t1052 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1061 = (u64)t1060;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1062 = t1061 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1063 = t1053 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1064 = (u64)t1063;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1065 = t1064 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1066 = t1052 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1067 = (u64)t1066;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1068 = t1067 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1069 = t1053 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1070 = (u64)t1069;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1071 = t1070 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1072 = t1052 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1073 = (u64)t1072;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1074 = t1073 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1075 = t1053 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1076 = (u64)t1075;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1077 = t1076 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1078 = t1052 + 66560u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1079 = (u64)t1078;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1080 = t1079 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1081 = t1053 + 66048u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1082 = (u64)t1081;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1083 = t1082 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1084 = t1052 + 66562u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1085 = (u64)t1084;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1086 = t1085 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1087 = t1053 + 66050u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1088 = (u64)t1087;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1089 = t1088 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1090 = t1052 + 66564u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1091 = (u64)t1090;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1092 = t1091 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1093 = t1053 + 66052u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1094 = (u64)t1093;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1095 = t1094 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1096 = t1052 + 66566u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1097 = (u64)t1096;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1098 = t1097 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1099 = t1053 + 66054u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1100 = (u64)t1099;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1101 = t1100 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1056), "l"(t1059), "l"(t1062), "l"(t1065), "l"(t1068), "l"(t1071), "l"(t1074), "l"(t1077), "l"(t1080), "l"(t1083), "l"(t1086), "l"(t1089), "l"(t1092), "l"(t1095), "l"(t1098), "l"(t1101) : "memory");
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
                const u32 slot_5 = i_3 & 1u;
                const u32 t1103 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1104 = t1103 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1105 = p + t1104;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1106 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1106) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1105) : "memory");
                }
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_3 = t32 * group;
                const u32 t1108 = head_3 + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1109 = first_head_3 + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_3 = t1108 == t1109;
                const u32 t1111 = head_3 + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1112 = wraps_3 ? first_head_3 : t1111;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1113 = block_3 - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1114 = wraps_3 ? t1113 : block_3;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                head_3 = t1112;
                block_3 = t1114;
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
        const f32 t1115 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t1115;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1116 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t1116;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1117 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t1117;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1118 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t1118;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1119 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t1119;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1120 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t1120;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1121 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t1121;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1122 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t1122;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1123 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t1123;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1124 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t1124;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1125 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t1125;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1126 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t1126;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1127 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t1127;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1128 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t1128;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1129 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t1129;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1130 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t1130;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1131 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t1131;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1132 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t1132;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1133 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t1133;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1134 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t1134;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1135 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t1135;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1136 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t1136;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1137 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t1137;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1138 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t1138;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1139 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t1139;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1140 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t1140;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1141 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t1141;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1142 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t1142;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1143 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t1143;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1144 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t1144;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1145 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t1145;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1146 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t1146;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1147 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_34 = t1147;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1148 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_35 = t1148;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1149 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_36 = t1149;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1150 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_37 = t1150;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1151 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_38 = t1151;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1152 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_39 = t1152;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1153 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_40 = t1153;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1154 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_41 = t1154;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1155 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_42 = t1155;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1156 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_43 = t1156;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1157 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_44 = t1157;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1158 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_45 = t1158;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1159 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_46 = t1159;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1160 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_47 = t1160;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1161 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_48 = t1161;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1162 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_49 = t1162;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1163 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_50 = t1163;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1164 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_51 = t1164;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1165 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_52 = t1165;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1166 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_53 = t1166;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1167 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_54 = t1167;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1168 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_55 = t1168;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1169 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_56 = t1169;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1170 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_57 = t1170;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1171 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_58 = t1171;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1172 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_59 = t1172;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1173 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_60 = t1173;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1174 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_61 = t1174;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1175 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_62 = t1175;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1176 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_63 = t1176;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1177 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_64 = t1177;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1178 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_65 = t1178;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1179 = smem_1 + 16384u;
        const u32 t1180 = t206 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1181 = t207 + t1180;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1182;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1182) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1183;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1183) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1184;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1184) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1185;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1185) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1186;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1186) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1187;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1187) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1188;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1188) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1189;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1189) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1190;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1190) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1191;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1191) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1192;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1192) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1193;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1193) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1194;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1194) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1195;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1195) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1196;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1196) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1197;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1197) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1198;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1198) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1199;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1199) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1200;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1200) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1201;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1201) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1202;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1202) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1203;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1203) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1204;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1204) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1205;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1205) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1206;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1206) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1207;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1207) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1208;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1208) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1209;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1209) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1210;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1210) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1211;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1211) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1212;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1212) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1213;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1213) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1214 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1215 = t1181 + t1214;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1216 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1217 = t1215 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1218 = t1216 ^ t1217;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1219 = t1215 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1220 = t1218 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1221 = t1219 + t1220;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1222 = smem_1 + t1221;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1222), "r"(t1182), "r"(t1183), "r"(t1184), "r"(t1185) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1223 = t1221 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1224 = smem_1 + t1223;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1224), "r"(t1186), "r"(t1187), "r"(t1188), "r"(t1189) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1225 = t1221 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1226 = smem_1 + t1225;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1226), "r"(t1190), "r"(t1191), "r"(t1192), "r"(t1193) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1227 = t1221 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1228 = smem_1 + t1227;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1228), "r"(t1194), "r"(t1195), "r"(t1196), "r"(t1197) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1229 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1230 = t1181 + t1229;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1231 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1232 = t1230 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1233 = t1231 ^ t1232;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1234 = t1230 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1235 = t1233 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1236 = t1234 + t1235;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1237 = t1179 + t1236;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1237), "r"(t1198), "r"(t1199), "r"(t1200), "r"(t1201) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1238 = t1236 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1239 = t1179 + t1238;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1239), "r"(t1202), "r"(t1203), "r"(t1204), "r"(t1205) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1240 = t1236 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1241 = t1179 + t1240;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1241), "r"(t1206), "r"(t1207), "r"(t1208), "r"(t1209) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1242 = t1236 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1243 = t1179 + t1242;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1243), "r"(t1210), "r"(t1211), "r"(t1212), "r"(t1213) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1244 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1245 = t1244 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1246 = t1245 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1247 = dk + t1246;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1248 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1249 = t1248 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1250 = t1249 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1251 = t1247 + t1250;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1252 = (u64)t32;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1253 = t1252 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1254 = t1253 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1255 = t1251 + t1254;
        const u32 t1256 = seq_k - t30;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1257 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1258 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1259 = t1258 << 1u;
        const u32 t1260 = t206 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1261 = t207 + t1260;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1262 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1263 = t1261 + t1262;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1264 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1265 = t1263 < t1256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1266 = t1264 < t1257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1267 = t1265 & t1266;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1267) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1268 = t1263 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1269 = t1264 ^ t1268;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1270 = t1263 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1271 = t1269 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1272 = t1270 + t1271;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1273 = smem_1 + t1272;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_69;
            u32 row_70;
            u32 row_71;
            u32 row_72;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_69), "=r"(row_70), "=r"(row_71), "=r"(row_72) : "r"(t1273) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1274 = (u64)t1263 * t1259;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1275 = t1255 + t1274;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1276 = (u64)t1264 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1277 = t1275 + t1276;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1277), "r"(row_69), "r"(row_70), "r"(row_71), "r"(row_72) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1278 = t1263 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1279 = t1278 < t1256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1280 = t1264 < t1257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1281 = t1279 & t1280;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1281) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1282 = t1278 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1283 = t1264 ^ t1282;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1284 = t1278 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1285 = t1283 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1286 = t1284 + t1285;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1287 = smem_1 + t1286;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_73;
            u32 row_74;
            u32 row_75;
            u32 row_76;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_73), "=r"(row_74), "=r"(row_75), "=r"(row_76) : "r"(t1287) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1288 = (u64)t1278 * t1259;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1289 = t1255 + t1288;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1290 = (u64)t1264 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1291 = t1289 + t1290;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1291), "r"(row_73), "r"(row_74), "r"(row_75), "r"(row_76) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1292 = t1263 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1293 = t1292 < t1256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1294 = t1264 < t1257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1295 = t1293 & t1294;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1295) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1296 = t1292 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1297 = t1264 ^ t1296;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1298 = t1292 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1299 = t1297 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1300 = t1298 + t1299;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1301 = smem_1 + t1300;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_77;
            u32 row_78;
            u32 row_79;
            u32 row_80;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_77), "=r"(row_78), "=r"(row_79), "=r"(row_80) : "r"(t1301) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1302 = (u64)t1292 * t1259;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1303 = t1255 + t1302;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1304 = (u64)t1264 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1305 = t1303 + t1304;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1305), "r"(row_77), "r"(row_78), "r"(row_79), "r"(row_80) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1306 = t1263 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1307 = t1306 < t1256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1308 = t1264 < t1257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1309 = t1307 & t1308;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1309) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1310 = t1306 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1311 = t1264 ^ t1310;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1312 = t1306 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1313 = t1311 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1314 = t1312 + t1313;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1315 = smem_1 + t1314;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_81;
            u32 row_82;
            u32 row_83;
            u32 row_84;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_81), "=r"(row_82), "=r"(row_83), "=r"(row_84) : "r"(t1315) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1316 = (u64)t1306 * t1259;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1317 = t1255 + t1316;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1318 = (u64)t1264 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1319 = t1317 + t1318;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1319), "r"(row_81), "r"(row_82), "r"(row_83), "r"(row_84) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1320 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1321 = t1263 < t1256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1322 = t1264 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1323 = t1322 < t1257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1324 = t1321 & t1323;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1324) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1325 = t1263 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1326 = t1264 ^ t1325;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1327 = t1263 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1328 = t1326 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1329 = t1327 + t1328;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1330 = t1320 + t1329;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_85;
            u32 row_86;
            u32 row_87;
            u32 row_88;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_85), "=r"(row_86), "=r"(row_87), "=r"(row_88) : "r"(t1330) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1331 = (u64)t1263 * t1259;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1332 = t1255 + t1331;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1333 = (u64)t1264 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1334 = t1332 + t1333;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1334), "r"(row_85), "r"(row_86), "r"(row_87), "r"(row_88) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1335 = t1263 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1336 = t1335 < t1256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1337 = t1264 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1338 = t1337 < t1257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1339 = t1336 & t1338;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1339) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1340 = t1335 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1341 = t1264 ^ t1340;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1342 = t1335 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1343 = t1341 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1344 = t1342 + t1343;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1345 = t1320 + t1344;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_89;
            u32 row_90;
            u32 row_91;
            u32 row_92;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_89), "=r"(row_90), "=r"(row_91), "=r"(row_92) : "r"(t1345) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1346 = (u64)t1335 * t1259;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1347 = t1255 + t1346;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1348 = (u64)t1264 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1349 = t1347 + t1348;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1349), "r"(row_89), "r"(row_90), "r"(row_91), "r"(row_92) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1350 = t1263 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1351 = t1350 < t1256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1352 = t1264 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1353 = t1352 < t1257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1354 = t1351 & t1353;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1354) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1355 = t1350 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1356 = t1264 ^ t1355;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1357 = t1350 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1358 = t1356 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1359 = t1357 + t1358;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1360 = t1320 + t1359;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_93;
            u32 row_94;
            u32 row_95;
            u32 row_96;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_93), "=r"(row_94), "=r"(row_95), "=r"(row_96) : "r"(t1360) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1361 = (u64)t1350 * t1259;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1362 = t1255 + t1361;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1363 = (u64)t1264 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1364 = t1362 + t1363;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1364), "r"(row_93), "r"(row_94), "r"(row_95), "r"(row_96) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1365 = t1263 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1366 = t1365 < t1256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1367 = t1264 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1368 = t1367 < t1257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1369 = t1366 & t1368;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1369) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1370 = t1365 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1371 = t1264 ^ t1370;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1372 = t1365 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1373 = t1371 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1374 = t1372 + t1373;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1375 = t1320 + t1374;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_97;
            u32 row_98;
            u32 row_99;
            u32 row_100;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_97), "=r"(row_98), "=r"(row_99), "=r"(row_100) : "r"(t1375) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1376 = (u64)t1365 * t1259;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1377 = t1255 + t1376;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1378 = (u64)t1264 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1379 = t1377 + t1378;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1379), "r"(row_97), "r"(row_98), "r"(row_99), "r"(row_100) : "memory");
        }
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1380 = t58 + 16384u;
        const u32 t1381 = t206 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1382 = t207 + t1381;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1383;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1383) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1384;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1384) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1385;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1386;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1387;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1387) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1388;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1389;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1389) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1390;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1391;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1392;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1393;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1394;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1395;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1395) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1396;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1397;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1398;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1399;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1399) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1400;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1401;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1402;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1402) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1403;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1403) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1404;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1404) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1405;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1405) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1406;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1406) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1407;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1407) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1408;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1408) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1409;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1409) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1410;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1410) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1411;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1411) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1412;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1412) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1413;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1413) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1414;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1414) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1415 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1416 = t1382 + t1415;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1417 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1418 = t1416 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1419 = t1417 ^ t1418;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1420 = t1416 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1421 = t1419 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1422 = t1420 + t1421;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1423 = t58 + t1422;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1423), "r"(t1383), "r"(t1384), "r"(t1385), "r"(t1386) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1424 = t1422 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1425 = t58 + t1424;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1425), "r"(t1387), "r"(t1388), "r"(t1389), "r"(t1390) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1426 = t1422 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1427 = t58 + t1426;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1427), "r"(t1391), "r"(t1392), "r"(t1393), "r"(t1394) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1428 = t1422 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1429 = t58 + t1428;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1429), "r"(t1395), "r"(t1396), "r"(t1397), "r"(t1398) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1430 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1431 = t1382 + t1430;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1432 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1433 = t1431 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1434 = t1432 ^ t1433;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1435 = t1431 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1436 = t1434 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1437 = t1435 + t1436;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1438 = t1380 + t1437;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1438), "r"(t1399), "r"(t1400), "r"(t1401), "r"(t1402) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1439 = t1437 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1440 = t1380 + t1439;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1440), "r"(t1403), "r"(t1404), "r"(t1405), "r"(t1406) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1441 = t1437 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1442 = t1380 + t1441;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1442), "r"(t1407), "r"(t1408), "r"(t1409), "r"(t1410) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1443 = t1437 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1444 = t1380 + t1443;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1444), "r"(t1411), "r"(t1412), "r"(t1413), "r"(t1414) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1445 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1446 = t1445 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1447 = t1446 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1448 = dv + t1447;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1449 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1450 = t1449 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1451 = t1450 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1452 = t1448 + t1451;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1453 = (u64)t32;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1454 = t1453 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1455 = t1454 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1456 = t1452 + t1455;
        const u32 t1457 = seq_k - t30;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1458 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1459 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1460 = t1459 << 1u;
        const u32 t1461 = t206 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1462 = t207 + t1461;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1463 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1464 = t1462 + t1463;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1465 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1466 = t1464 < t1457;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1467 = t1465 < t1458;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1468 = t1466 & t1467;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1468) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1469 = t1464 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1470 = t1465 ^ t1469;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1471 = t1464 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1472 = t1470 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1473 = t1471 + t1472;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1474 = t58 + t1473;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_101;
            u32 row_102;
            u32 row_103;
            u32 row_104;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_101), "=r"(row_102), "=r"(row_103), "=r"(row_104) : "r"(t1474) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1475 = (u64)t1464 * t1460;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1476 = t1456 + t1475;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1477 = (u64)t1465 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1478 = t1476 + t1477;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1478), "r"(row_101), "r"(row_102), "r"(row_103), "r"(row_104) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1479 = t1464 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1480 = t1479 < t1457;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1481 = t1465 < t1458;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1482 = t1480 & t1481;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1482) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1483 = t1479 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1484 = t1465 ^ t1483;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1485 = t1479 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1486 = t1484 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1487 = t1485 + t1486;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1488 = t58 + t1487;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_105;
            u32 row_106;
            u32 row_107;
            u32 row_108;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_105), "=r"(row_106), "=r"(row_107), "=r"(row_108) : "r"(t1488) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1489 = (u64)t1479 * t1460;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1490 = t1456 + t1489;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1491 = (u64)t1465 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1492 = t1490 + t1491;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1492), "r"(row_105), "r"(row_106), "r"(row_107), "r"(row_108) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1493 = t1464 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1494 = t1493 < t1457;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1495 = t1465 < t1458;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1496 = t1494 & t1495;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1496) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1497 = t1493 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1498 = t1465 ^ t1497;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1499 = t1493 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1500 = t1498 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1501 = t1499 + t1500;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1502 = t58 + t1501;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_109;
            u32 row_110;
            u32 row_111;
            u32 row_112;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_109), "=r"(row_110), "=r"(row_111), "=r"(row_112) : "r"(t1502) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1503 = (u64)t1493 * t1460;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1504 = t1456 + t1503;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1505 = (u64)t1465 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1506 = t1504 + t1505;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1506), "r"(row_109), "r"(row_110), "r"(row_111), "r"(row_112) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1507 = t1464 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1508 = t1507 < t1457;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1509 = t1465 < t1458;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1510 = t1508 & t1509;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1510) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1511 = t1507 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1512 = t1465 ^ t1511;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1513 = t1507 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1514 = t1512 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1515 = t1513 + t1514;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1516 = t58 + t1515;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_113;
            u32 row_114;
            u32 row_115;
            u32 row_116;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_113), "=r"(row_114), "=r"(row_115), "=r"(row_116) : "r"(t1516) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1517 = (u64)t1507 * t1460;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1518 = t1456 + t1517;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1519 = (u64)t1465 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1520 = t1518 + t1519;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1520), "r"(row_113), "r"(row_114), "r"(row_115), "r"(row_116) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1521 = t58 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1522 = t1464 < t1457;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1523 = t1465 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1524 = t1523 < t1458;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1525 = t1522 & t1524;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1525) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1526 = t1464 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1527 = t1465 ^ t1526;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1528 = t1464 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1529 = t1527 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1530 = t1528 + t1529;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1531 = t1521 + t1530;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_117;
            u32 row_118;
            u32 row_119;
            u32 row_120;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_117), "=r"(row_118), "=r"(row_119), "=r"(row_120) : "r"(t1531) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1532 = (u64)t1464 * t1460;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1533 = t1456 + t1532;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1534 = (u64)t1465 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1535 = t1533 + t1534;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1535), "r"(row_117), "r"(row_118), "r"(row_119), "r"(row_120) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1536 = t1464 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1537 = t1536 < t1457;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1538 = t1465 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1539 = t1538 < t1458;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1540 = t1537 & t1539;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1540) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1541 = t1536 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1542 = t1465 ^ t1541;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1543 = t1536 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1544 = t1542 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1545 = t1543 + t1544;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1546 = t1521 + t1545;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_121;
            u32 row_122;
            u32 row_123;
            u32 row_124;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_121), "=r"(row_122), "=r"(row_123), "=r"(row_124) : "r"(t1546) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1547 = (u64)t1536 * t1460;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1548 = t1456 + t1547;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1549 = (u64)t1465 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1550 = t1548 + t1549;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1550), "r"(row_121), "r"(row_122), "r"(row_123), "r"(row_124) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1551 = t1464 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1552 = t1551 < t1457;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1553 = t1465 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1554 = t1553 < t1458;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1555 = t1552 & t1554;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1555) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1556 = t1551 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1557 = t1465 ^ t1556;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1558 = t1551 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1559 = t1557 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1560 = t1558 + t1559;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1561 = t1521 + t1560;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_125;
            u32 row_126;
            u32 row_127;
            u32 row_128;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_125), "=r"(row_126), "=r"(row_127), "=r"(row_128) : "r"(t1561) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1562 = (u64)t1551 * t1460;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1563 = t1456 + t1562;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1564 = (u64)t1465 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1565 = t1563 + t1564;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1565), "r"(row_125), "r"(row_126), "r"(row_127), "r"(row_128) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1566 = t1464 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1567 = t1566 < t1457;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1568 = t1465 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1569 = t1568 < t1458;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1570 = t1567 & t1569;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1570) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1571 = t1566 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1572 = t1465 ^ t1571;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1573 = t1566 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1574 = t1572 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1575 = t1573 + t1574;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1576 = t1521 + t1575;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_129;
            u32 row_130;
            u32 row_131;
            u32 row_132;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_129), "=r"(row_130), "=r"(row_131), "=r"(row_132) : "r"(t1576) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1577 = (u64)t1566 * t1460;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1578 = t1456 + t1577;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1579 = (u64)t1465 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1580 = t1578 + t1579;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1580), "r"(row_129), "r"(row_130), "r"(row_131), "r"(row_132) : "memory");
        }
    }
}
