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
    const u32 place = t3 + 165984u;
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
    const u32 t33 = seq_q + 127u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t33 >> 7u;
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t37 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t37));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t41 = smem_1 + 16384u;
    const u32 t42 = t41 + 16384u;
    const u32 t43 = t42 + 32768u;
    const u32 after = t43 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 65536u;
    const u32 p = statistics_2 + 2048u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t47 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t47) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(p) : "memory");
        const u32 t48 = p + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t48) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t49 = p + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t49) : "memory");
        const u32 t50 = p + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t50) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t51 = p + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t51) : "memory");
        const u32 t52 = p + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t52) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t53 = p + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t53) : "memory");
        const u32 t54 = p + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t54) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t55 = p + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t55) : "memory");
        const u32 t56 = p + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t56) : "memory");
#line 100 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t57 = p + 80u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t57) : "memory");
        const u32 t58 = p + 80u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t59 = t58 + 8u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t59) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t60 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t60) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t61 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t61) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t63 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t64 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
            u32 head = t63;
            u32 block = t64;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
                const u32 t65 = i + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                const bool t66 = t65 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t67 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t67) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t68;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t68) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t69 = t68 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t69) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(p) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(p), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t71 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t72 = t71 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t73 = p + t72;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t74 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t75 = t74 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t76 = t75 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t73), "r"(t76) : "memory");
                const u32 t77 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t78 = t77 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t79 = p + t78;
                const u32 t80 = slot << 14u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t81 = t42 + t80;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t82 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t83 = t82 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t84 = t83 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t85 = block << 7u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t84 + t85;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t87 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 7u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t89;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t89) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t90 = t89 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t90) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 17408;" :  : "r"(t79) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t81), "l"(q), "r"(t79), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t91 = slot << 10u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t92 = statistics_2 + t91;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t92), "l"(statistics), "r"(t79), "r"(0u), "r"(0u), "r"(t87), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t93 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t93) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t94 = p + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t95;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t95) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t96 = t95 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t96) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t94) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t41), "l"(v), "r"(t94), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t98 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t99 = t98 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t100 = p + t99;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t101 = i >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t102 = t101 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t103 = t102 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t100), "r"(t103) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t104 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t105 = t104 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t106 = p + t105;
                const u32 t107 = slot_2 << 14u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t108 = t43 + t107;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 7u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t110;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t110) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t111 = t110 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t111) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t106) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t108), "l"(d_o), "r"(t106), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head = t32 * group;
                const u32 t113 = head + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t114 = first_head + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps = t113 == t114;
                const u32 t116 = head + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t117 = wraps ? first_head : t116;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t118 = block - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t119 = wraps ? t118 : block;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                head = t117;
                block = t119;
            }
        }
#line 195 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t120 = warp == 1u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t120) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = count * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t122 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t123 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_2 = t122;
            u32 block_2 = t123;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
                const u32 t124 = i_2 + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                const bool t125 = t124 < count_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t126 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t127 = t126 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t128 = t127 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t129 = block_2 << 7u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_2 = t128 + t129;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t131 = row_2 >> 7u;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 index = t131 + 1u;
                const u64 t133 = (u64)index;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t134 = t133 * turns_stride0;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t135 = t134 * 4ull;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t136 = turns + t135;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t137 = seq_k + 127u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
                const u32 all = t137 >> 7u;
#line 391 "fa-kernels/src/attention/backward/turns.rs"
                const bool t139 = t30 == 0u;
#line 391 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t140 = all - 1u;
#line 235 "fa-kernels/src/attention/backward/turns.rs"
                while (true) {
#line 235 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t141 = !t139;
#line 235 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t142;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t142) : "l"(t136) : "memory");
#line 235 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t143 = t142 == 0u;
#line 235 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t144 = t141 & t143;
                    if (!t144) break;
                }
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                u32 t149;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t149) : );
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t150 = t149 == 1u;
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t150) {
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    const u32 t151 = p + 80u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t151) : "memory");
                }
                const u32 t152 = p + 80u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t153 = t152 + 8u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t154 = i_2 & 1u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t153), "r"(t154) : "memory");
                u32 t155;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t155) : );
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t156 = t155 == 1u;
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t156) {
#line 254 "fa-kernels/src/attention/backward/turns.rs"
                    if (t139) {
                        const u32 t157 = t140 < 1u ? t140 : 1u;
#line 255 "fa-kernels/src/attention/backward/turns.rs"
                        asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t136), "r"(t157) : "memory");
                    } else {
                        u32 t158;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t158) : "l"(t136), "r"(t140) : "memory");
                    }
                }
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_2 = t32 * group;
                const u32 t160 = head_2 + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t161 = first_head_2 + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_2 = t160 == t161;
                const u32 t163 = head_2 + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t164 = wraps_2 ? first_head_2 : t163;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t165 = block_2 - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t166 = wraps_2 ? t165 : block_2;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                head_2 = t164;
                block_2 = t166;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 225 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t168 = warp & 3u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const u32 t169 = index_2 << 6u;
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
        f32 s_33 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_34 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_35 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_36 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_37 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_38 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_39 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_40 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_41 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_42 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_43 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_44 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_45 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_46 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_47 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_48 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_49 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_50 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_51 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_52 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_53 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_54 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_55 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_56 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_57 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_58 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_59 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_60 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_61 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_62 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_63 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 s_64 = 0.0f;
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
        f32 dp_33 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_34 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_35 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_36 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_37 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_38 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_39 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_40 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_41 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_42 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_43 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_44 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_45 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_46 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_47 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_48 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_49 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_50 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_51 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_52 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_53 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_54 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_55 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_56 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_57 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_58 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_59 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_60 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_61 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_62 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_63 = 0.0f;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        f32 dp_64 = 0.0f;
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
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_17 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_18 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_19 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_20 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_21 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_22 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_23 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_24 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_25 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_26 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_27 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_28 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_29 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_30 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_31 = 0u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        u32 kept_32 = 0u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 t170 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
        const bool t171 = t170 != 0u;
#line 60 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
        if (t171) {
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(p), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t172 = p + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t172), "r"(0u) : "memory");
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t173 = t169 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t174 = smem_1 + t173;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            u32 t175;
            asm volatile("mov.b32 %0, %1;" : "=r"(t175) : "r"(t174));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t176 = t175 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t177 = t42 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t178 = t176 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t179 = (u64)t178;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t180 = t179 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t181 = t177 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t182 = (u64)t181;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t183 = t182 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t184 = t176 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t185 = (u64)t184;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t186 = t185 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t187 = t177 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t188 = (u64)t187;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t189 = t188 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t190 = t176 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t191 = (u64)t190;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t192 = t191 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t193 = t177 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t194 = (u64)t193;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t195 = t194 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t196 = t176 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t197 = (u64)t196;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t198 = t197 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u32 t199 = t177 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t200 = (u64)t199;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            const u64 t201 = t200 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t180), "l"(t183), "l"(t186), "l"(t189), "l"(t192), "l"(t195), "l"(t198), "l"(t201) : "memory");
#line 64 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
            const u32 t202 = p + 8u;
#line 66 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t202), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t203 = p + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t203), "r"(0u) : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_4 = count * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t205 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t206 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_3 = t205;
            u32 block_3 = t206;
            #pragma unroll 1
            for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
                const u32 t207 = i_3 + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                const bool t208 = t207 < count_4;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t209 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t210 = t209 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t211 = t42 + t210;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t212 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t213 = t212 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t214 = t43 + t213;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_3 = i_3 & 1u;
                const u32 t216 = slot_3 << 10u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 statistics_3 = statistics_2 + t216;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t218 = t169 << 7u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t219 = t41 + t218;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t220;
                asm volatile("mov.b32 %0, %1;" : "=r"(t220) : "r"(t219));
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t221 = t220 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t222 = t214 >> 4u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t223 = t221 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t224 = (u64)t223;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t225 = t224 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t226 = t222 + 65536u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t227 = (u64)t226;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t228 = t227 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t229 = t221 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t230 = (u64)t229;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t231 = t230 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t232 = t222 + 65538u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t233 = (u64)t232;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t234 = t233 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t235 = t221 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t236 = (u64)t235;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t237 = t236 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t238 = t222 + 65540u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t239 = (u64)t238;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t240 = t239 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t241 = t221 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t242 = (u64)t241;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t243 = t242 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t244 = t222 + 65542u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t245 = (u64)t244;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t246 = t245 + 4611686293305294848ull;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32), "=&f"(dp_33), "=&f"(dp_34), "=&f"(dp_35), "=&f"(dp_36), "=&f"(dp_37), "=&f"(dp_38), "=&f"(dp_39), "=&f"(dp_40), "=&f"(dp_41), "=&f"(dp_42), "=&f"(dp_43), "=&f"(dp_44), "=&f"(dp_45), "=&f"(dp_46), "=&f"(dp_47), "=&f"(dp_48), "=&f"(dp_49), "=&f"(dp_50), "=&f"(dp_51), "=&f"(dp_52), "=&f"(dp_53), "=&f"(dp_54), "=&f"(dp_55), "=&f"(dp_56), "=&f"(dp_57), "=&f"(dp_58), "=&f"(dp_59), "=&f"(dp_60), "=&f"(dp_61), "=&f"(dp_62), "=&f"(dp_63), "=&f"(dp_64) : "l"(t225), "l"(t228), "l"(t231), "l"(t234), "l"(t237), "l"(t240), "l"(t243), "l"(t246) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t247 = block_3 << 7u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t248 = block_3 << 7u;
                const u32 t249 = t30 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                const bool right = seq_k < t249;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (right) {
                    const u32 t251 = t168 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t252 = t169 + t251;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t253 = t30 + t252;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t254 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = t253 + t254;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t256 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t257 = t256 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t258 = t247 + t257;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t259 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t260 = t259 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t261 = t247 + t260;
#line 28 "fa-kernels/src/attention/mask.rs"
                    const u32 t262 = t261 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t263 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end = t263 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t266 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t266;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t268 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t268;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t269 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_2 = t269 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t272 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t272;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t274 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t274;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t275 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t276 = t275 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t277 = t247 + t276;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t278 = t277 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t279 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t280 = t279 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t281 = t247 + t280;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t282 = t281 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t283 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_3 = t283 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t286 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t286;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t288 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t288;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t289 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_4 = t289 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t292 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t292;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t294 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t294;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t295 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t296 = t295 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t297 = t247 + t296;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t298 = t297 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t299 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t300 = t299 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t301 = t247 + t300;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t302 = t301 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t303 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t303 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t306 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t306;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t308 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t308;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t309 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t309 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t312 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t312;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t314 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t314;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t315 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t316 = t315 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t317 = t247 + t316;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t318 = t317 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t319 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t320 = t319 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t321 = t247 + t320;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t322 = t321 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t323 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_7 = t323 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t326 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t326;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t328 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t328;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t329 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_8 = t329 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t332 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t332;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t334 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t334;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t335 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t336 = t335 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t337 = t247 + t336;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t338 = t337 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t339 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t340 = t339 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t341 = t247 + t340;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t342 = t341 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t343 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_9 = t343 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t346 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t346;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t348 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t348;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t349 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_10 = t349 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t352 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t352;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t354 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t354;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t355 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t356 = t355 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t357 = t247 + t356;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t358 = t357 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t359 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t360 = t359 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t361 = t247 + t360;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t362 = t361 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t363 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_11 = t363 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t366 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t366;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t368 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t368;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t369 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_12 = t369 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t372 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t372;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t374 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t374;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t375 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t376 = t375 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t377 = t247 + t376;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t378 = t377 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t379 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t380 = t379 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t381 = t247 + t380;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t382 = t381 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t383 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_13 = t383 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t386 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t386;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t388 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t388;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t389 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_14 = t389 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t392 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t392;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t394 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t394;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t395 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t396 = t395 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t397 = t247 + t396;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t398 = t397 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t399 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t400 = t399 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t401 = t247 + t400;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t402 = t401 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t403 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_15 = t403 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t406 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t406;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t408 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t408;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t409 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_16 = t409 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t412 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t412;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t414 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t414;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t415 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t416 = t415 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t417 = t247 + t416;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t418 = t417 + 64u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t419 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t420 = t419 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t421 = t247 + t420;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t422 = t421 + 65u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t423 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_17 = t423 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t426 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t426;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t428 = visible_34 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t428;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t429 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_18 = t429 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t432 = visible_35 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t432;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t434 = visible_36 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t434;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t435 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t436 = t435 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t437 = t247 + t436;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t438 = t437 + 72u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t439 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t440 = t439 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t441 = t247 + t440;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t442 = t441 + 73u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t443 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_19 = t443 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t446 = visible_37 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t446;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t448 = visible_38 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t448;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t449 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_20 = t449 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 0u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t452 = visible_39 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t452;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 8u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t454 = visible_40 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t454;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t455 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t456 = t455 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t457 = t247 + t456;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t458 = t457 + 80u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t459 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t460 = t459 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t461 = t247 + t460;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t462 = t461 + 81u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t463 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_21 = t463 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t466 = visible_41 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t466;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t468 = visible_42 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t468;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t469 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_22 = t469 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t472 = visible_43 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t472;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t474 = visible_44 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t474;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t475 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t476 = t475 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t477 = t247 + t476;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t478 = t477 + 88u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t479 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t480 = t479 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t481 = t247 + t480;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t482 = t481 + 89u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t483 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_23 = t483 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 0u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t486 = visible_45 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t486;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 8u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t488 = visible_46 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t488;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t489 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_24 = t489 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t492 = visible_47 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t492;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t494 = visible_48 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t494;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t495 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t496 = t495 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t497 = t247 + t496;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t498 = t497 + 96u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t499 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t500 = t499 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t501 = t247 + t500;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t502 = t501 + 97u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t503 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_25 = t503 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t506 = visible_49 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t506;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t508 = visible_50 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t508;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t509 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_26 = t509 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 0u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t512 = visible_51 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t512;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 8u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t514 = visible_52 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t514;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t515 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t516 = t515 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t517 = t247 + t516;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t518 = t517 + 104u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t519 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t520 = t519 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t521 = t247 + t520;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t522 = t521 + 105u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t523 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_27 = t523 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t526 = visible_53 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t526;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t528 = visible_54 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t528;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t529 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_28 = t529 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t532 = visible_55 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t532;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t534 = visible_56 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t534;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t535 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t536 = t535 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t537 = t247 + t536;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t538 = t537 + 112u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t539 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t540 = t539 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t541 = t247 + t540;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t542 = t541 + 113u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t543 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_29 = t543 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 0u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t546 = visible_57 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t546;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 8u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t548 = visible_58 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t548;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t549 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_30 = t549 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 0u < end_30;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t552 = visible_59 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t552;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 8u < end_30;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t554 = visible_60 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t554;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t555 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t556 = t555 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t557 = t247 + t556;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t558 = t557 + 120u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t559 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t560 = t559 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t561 = t247 + t560;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const u32 t562 = t561 + 121u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t563 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_31 = t563 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t566 = visible_61 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t566;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t568 = visible_62 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t568;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t569 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_32 = t569 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 0u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t572 = visible_63 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t572;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 8u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t574 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t574;
                }
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t575 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t576 = t575 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t577 = statistics_3 + t576;
                u32 row_3;
                u32 row_4;
                u32 row_5;
                u32 row_6;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t577) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse;
                asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t579;
                asm("mov.b32 %0, %1;" : "=f"(t579) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_2;
                asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_5));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t581;
                asm("mov.b32 %0, %1;" : "=f"(t581) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t582 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t583;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(s), "f"(scale_log2), "f"(t582));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t584;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s = t584;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t585 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(s_2), "f"(scale_log2), "f"(t585));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t587;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_2 = t587;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t588 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t589;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(s_3), "f"(scale_log2), "f"(t588));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t590;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(t589));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_3 = t590;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t591 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t592;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(s_4), "f"(scale_log2), "f"(t591));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t593;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(t592));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_4 = t593;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_7;
                u32 row_8;
                u32 row_9;
                u32 row_10;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_3;
                asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t595;
                asm("mov.b32 %0, %1;" : "=f"(t595) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_4;
                asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t597;
                asm("mov.b32 %0, %1;" : "=f"(t597) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t598 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t599;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(s_5), "f"(scale_log2), "f"(t598));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t600;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t600) : "f"(t599));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_5 = t600;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t601 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(s_6), "f"(scale_log2), "f"(t601));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t603;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_6 = t603;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t604 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t605;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(s_7), "f"(scale_log2), "f"(t604));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t606;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(t605));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_7 = t606;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t607 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t608;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t608) : "f"(s_8), "f"(scale_log2), "f"(t607));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t609;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(t608));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_8 = t609;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_11;
                u32 row_12;
                u32 row_13;
                u32 row_14;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_5;
                asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t611;
                asm("mov.b32 %0, %1;" : "=f"(t611) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_6;
                asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t613;
                asm("mov.b32 %0, %1;" : "=f"(t613) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t614 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t615;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(s_9), "f"(scale_log2), "f"(t614));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t616;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(t615));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_9 = t616;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t617 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(s_10), "f"(scale_log2), "f"(t617));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t619;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_10 = t619;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t620 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t621;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(s_11), "f"(scale_log2), "f"(t620));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t622;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_11 = t622;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t623 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t624;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(s_12), "f"(scale_log2), "f"(t623));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t625;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t625) : "f"(t624));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_12 = t625;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_15;
                u32 row_16;
                u32 row_17;
                u32 row_18;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_7;
                asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t627;
                asm("mov.b32 %0, %1;" : "=f"(t627) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_8;
                asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t629;
                asm("mov.b32 %0, %1;" : "=f"(t629) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t630 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(s_13), "f"(scale_log2), "f"(t630));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t632;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(t631));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_13 = t632;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t633 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t634;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(s_14), "f"(scale_log2), "f"(t633));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t635;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(t634));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_14 = t635;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t636 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t637;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(s_15), "f"(scale_log2), "f"(t636));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t638;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t638) : "f"(t637));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_15 = t638;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t639 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t640;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(s_16), "f"(scale_log2), "f"(t639));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t641;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t641) : "f"(t640));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_16 = t641;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_19;
                u32 row_20;
                u32 row_21;
                u32 row_22;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_9;
                asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t643;
                asm("mov.b32 %0, %1;" : "=f"(t643) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_10;
                asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t645;
                asm("mov.b32 %0, %1;" : "=f"(t645) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t646 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t647;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t647) : "f"(s_17), "f"(scale_log2), "f"(t646));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t648;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t648) : "f"(t647));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_17 = t648;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t649 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t650;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(s_18), "f"(scale_log2), "f"(t649));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t651;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t651) : "f"(t650));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_18 = t651;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t652 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t653;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(s_19), "f"(scale_log2), "f"(t652));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t654;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(t653));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_19 = t654;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t655 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t656;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t656) : "f"(s_20), "f"(scale_log2), "f"(t655));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t657;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(t656));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_20 = t657;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_23;
                u32 row_24;
                u32 row_25;
                u32 row_26;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_11;
                asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t659;
                asm("mov.b32 %0, %1;" : "=f"(t659) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_12;
                asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t661;
                asm("mov.b32 %0, %1;" : "=f"(t661) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t662 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t663;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(s_21), "f"(scale_log2), "f"(t662));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(t663));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_21 = t664;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t665 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t666;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(s_22), "f"(scale_log2), "f"(t665));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(t666));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_22 = t667;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t668 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t669;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(s_23), "f"(scale_log2), "f"(t668));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t670;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(t669));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_23 = t670;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t671 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t672;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(s_24), "f"(scale_log2), "f"(t671));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t673;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(t672));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_24 = t673;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_27;
                u32 row_28;
                u32 row_29;
                u32 row_30;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_13;
                asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t675;
                asm("mov.b32 %0, %1;" : "=f"(t675) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_14;
                asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t677;
                asm("mov.b32 %0, %1;" : "=f"(t677) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t678 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t679;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(s_25), "f"(scale_log2), "f"(t678));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t680;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t680) : "f"(t679));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_25 = t680;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t681 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(s_26), "f"(scale_log2), "f"(t681));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t683;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(t682));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_26 = t683;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t684 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t685;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(s_27), "f"(scale_log2), "f"(t684));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t686;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t686) : "f"(t685));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_27 = t686;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t687 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t688;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t688) : "f"(s_28), "f"(scale_log2), "f"(t687));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t689;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(t688));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_28 = t689;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_31;
                u32 row_32;
                u32 row_33;
                u32 row_34;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_15;
                asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t691;
                asm("mov.b32 %0, %1;" : "=f"(t691) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_16;
                asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t693;
                asm("mov.b32 %0, %1;" : "=f"(t693) : "r"(row_34));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t694 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t695;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(s_29), "f"(scale_log2), "f"(t694));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t696) : "f"(t695));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_29 = t696;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t697 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t698;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(s_30), "f"(scale_log2), "f"(t697));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(t698));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_30 = t699;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t700 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t701;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t701) : "f"(s_31), "f"(scale_log2), "f"(t700));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(t701));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_31 = t702;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t703 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t704;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t704) : "f"(s_32), "f"(scale_log2), "f"(t703));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t705;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t705) : "f"(t704));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_32 = t705;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_35;
                u32 row_36;
                u32 row_37;
                u32 row_38;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_17;
                asm("mov.b32 %0, %1;" : "=f"(lse_17) : "r"(row_35));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t707;
                asm("mov.b32 %0, %1;" : "=f"(t707) : "r"(row_36));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_18;
                asm("mov.b32 %0, %1;" : "=f"(lse_18) : "r"(row_37));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t709;
                asm("mov.b32 %0, %1;" : "=f"(t709) : "r"(row_38));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t710 = -lse_17;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t711;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t711) : "f"(s_33), "f"(scale_log2), "f"(t710));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t712;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(t711));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_33 = t712;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t713 = -lse_18;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t714;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(s_34), "f"(scale_log2), "f"(t713));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t715;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(t714));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_34 = t715;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t716 = -lse_17;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t717;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t717) : "f"(s_35), "f"(scale_log2), "f"(t716));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t718;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(t717));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_35 = t718;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t719 = -lse_18;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t720;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t720) : "f"(s_36), "f"(scale_log2), "f"(t719));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t721;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(t720));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_36 = t721;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_39;
                u32 row_40;
                u32 row_41;
                u32 row_42;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+576];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_19;
                asm("mov.b32 %0, %1;" : "=f"(lse_19) : "r"(row_39));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t723;
                asm("mov.b32 %0, %1;" : "=f"(t723) : "r"(row_40));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_20;
                asm("mov.b32 %0, %1;" : "=f"(lse_20) : "r"(row_41));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t725;
                asm("mov.b32 %0, %1;" : "=f"(t725) : "r"(row_42));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t726 = -lse_19;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t727;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(s_37), "f"(scale_log2), "f"(t726));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(t727));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_37 = t728;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t729 = -lse_20;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t730;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t730) : "f"(s_38), "f"(scale_log2), "f"(t729));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(t730));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_38 = t731;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t732 = -lse_19;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t733;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t733) : "f"(s_39), "f"(scale_log2), "f"(t732));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t734) : "f"(t733));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_39 = t734;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t735 = -lse_20;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t736;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t736) : "f"(s_40), "f"(scale_log2), "f"(t735));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(t736));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_40 = t737;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_43;
                u32 row_44;
                u32 row_45;
                u32 row_46;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+640];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_21;
                asm("mov.b32 %0, %1;" : "=f"(lse_21) : "r"(row_43));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t739;
                asm("mov.b32 %0, %1;" : "=f"(t739) : "r"(row_44));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_22;
                asm("mov.b32 %0, %1;" : "=f"(lse_22) : "r"(row_45));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t741;
                asm("mov.b32 %0, %1;" : "=f"(t741) : "r"(row_46));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t742 = -lse_21;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t743;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t743) : "f"(s_41), "f"(scale_log2), "f"(t742));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t744;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(t743));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_41 = t744;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t745 = -lse_22;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t746;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(s_42), "f"(scale_log2), "f"(t745));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(t746));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_42 = t747;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t748 = -lse_21;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t749;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t749) : "f"(s_43), "f"(scale_log2), "f"(t748));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t750;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t750) : "f"(t749));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_43 = t750;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t751 = -lse_22;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t752;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t752) : "f"(s_44), "f"(scale_log2), "f"(t751));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t753;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t753) : "f"(t752));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_44 = t753;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_47;
                u32 row_48;
                u32 row_49;
                u32 row_50;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+704];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_23;
                asm("mov.b32 %0, %1;" : "=f"(lse_23) : "r"(row_47));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t755;
                asm("mov.b32 %0, %1;" : "=f"(t755) : "r"(row_48));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_24;
                asm("mov.b32 %0, %1;" : "=f"(lse_24) : "r"(row_49));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t757;
                asm("mov.b32 %0, %1;" : "=f"(t757) : "r"(row_50));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t758 = -lse_23;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t759;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t759) : "f"(s_45), "f"(scale_log2), "f"(t758));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t760;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(t759));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_45 = t760;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t761 = -lse_24;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t762;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(s_46), "f"(scale_log2), "f"(t761));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t763;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(t762));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_46 = t763;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t764 = -lse_23;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t765;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t765) : "f"(s_47), "f"(scale_log2), "f"(t764));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t766;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t766) : "f"(t765));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_47 = t766;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t767 = -lse_24;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t768;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t768) : "f"(s_48), "f"(scale_log2), "f"(t767));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t769;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(t768));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_48 = t769;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_51;
                u32 row_52;
                u32 row_53;
                u32 row_54;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+768];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_25;
                asm("mov.b32 %0, %1;" : "=f"(lse_25) : "r"(row_51));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t771;
                asm("mov.b32 %0, %1;" : "=f"(t771) : "r"(row_52));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_26;
                asm("mov.b32 %0, %1;" : "=f"(lse_26) : "r"(row_53));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t773;
                asm("mov.b32 %0, %1;" : "=f"(t773) : "r"(row_54));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t774 = -lse_25;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t775;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t775) : "f"(s_49), "f"(scale_log2), "f"(t774));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t776;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t776) : "f"(t775));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_49 = t776;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t777 = -lse_26;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t778;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t778) : "f"(s_50), "f"(scale_log2), "f"(t777));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t779;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(t778));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_50 = t779;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t780 = -lse_25;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t781;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t781) : "f"(s_51), "f"(scale_log2), "f"(t780));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t782;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t782) : "f"(t781));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_51 = t782;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t783 = -lse_26;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t784;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t784) : "f"(s_52), "f"(scale_log2), "f"(t783));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t785;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t785) : "f"(t784));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_52 = t785;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_55;
                u32 row_56;
                u32 row_57;
                u32 row_58;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+832];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_27;
                asm("mov.b32 %0, %1;" : "=f"(lse_27) : "r"(row_55));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t787;
                asm("mov.b32 %0, %1;" : "=f"(t787) : "r"(row_56));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_28;
                asm("mov.b32 %0, %1;" : "=f"(lse_28) : "r"(row_57));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t789;
                asm("mov.b32 %0, %1;" : "=f"(t789) : "r"(row_58));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t790 = -lse_27;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t791;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t791) : "f"(s_53), "f"(scale_log2), "f"(t790));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t792;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t792) : "f"(t791));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_53 = t792;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t793 = -lse_28;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t794;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t794) : "f"(s_54), "f"(scale_log2), "f"(t793));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t795;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(t794));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_54 = t795;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t796 = -lse_27;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t797;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t797) : "f"(s_55), "f"(scale_log2), "f"(t796));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t798;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t798) : "f"(t797));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_55 = t798;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t799 = -lse_28;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t800;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t800) : "f"(s_56), "f"(scale_log2), "f"(t799));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t801;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t801) : "f"(t800));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_56 = t801;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_59;
                u32 row_60;
                u32 row_61;
                u32 row_62;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+896];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_29;
                asm("mov.b32 %0, %1;" : "=f"(lse_29) : "r"(row_59));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t803;
                asm("mov.b32 %0, %1;" : "=f"(t803) : "r"(row_60));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_30;
                asm("mov.b32 %0, %1;" : "=f"(lse_30) : "r"(row_61));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t805;
                asm("mov.b32 %0, %1;" : "=f"(t805) : "r"(row_62));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t806 = -lse_29;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t807;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t807) : "f"(s_57), "f"(scale_log2), "f"(t806));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t808;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t808) : "f"(t807));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_57 = t808;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t809 = -lse_30;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t810;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t810) : "f"(s_58), "f"(scale_log2), "f"(t809));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t811;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(t810));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_58 = t811;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t812 = -lse_29;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t813;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t813) : "f"(s_59), "f"(scale_log2), "f"(t812));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t814;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t814) : "f"(t813));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_59 = t814;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t815 = -lse_30;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t816;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t816) : "f"(s_60), "f"(scale_log2), "f"(t815));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t817;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(t816));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_60 = t817;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_63;
                u32 row_64;
                u32 row_65;
                u32 row_66;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+960];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t577) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_31;
                asm("mov.b32 %0, %1;" : "=f"(lse_31) : "r"(row_63));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t819;
                asm("mov.b32 %0, %1;" : "=f"(t819) : "r"(row_64));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 lse_32;
                asm("mov.b32 %0, %1;" : "=f"(lse_32) : "r"(row_65));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t821;
                asm("mov.b32 %0, %1;" : "=f"(t821) : "r"(row_66));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t822 = -lse_31;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t823;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t823) : "f"(s_61), "f"(scale_log2), "f"(t822));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t824;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t824) : "f"(t823));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_61 = t824;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t825 = -lse_32;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t826;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t826) : "f"(s_62), "f"(scale_log2), "f"(t825));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t827;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(t826));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_62 = t827;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t828 = -lse_31;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t829;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t829) : "f"(s_63), "f"(scale_log2), "f"(t828));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t830;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t830) : "f"(t829));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_63 = t830;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t831 = -lse_32;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t832;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t832) : "f"(s_64), "f"(scale_log2), "f"(t831));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t833;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(t832));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                s_64 = t833;
#line 98 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32), "+f"(dp_33), "+f"(dp_34), "+f"(dp_35), "+f"(dp_36), "+f"(dp_37), "+f"(dp_38), "+f"(dp_39), "+f"(dp_40), "+f"(dp_41), "+f"(dp_42), "+f"(dp_43), "+f"(dp_44), "+f"(dp_45), "+f"(dp_46), "+f"(dp_47), "+f"(dp_48), "+f"(dp_49), "+f"(dp_50), "+f"(dp_51), "+f"(dp_52), "+f"(dp_53), "+f"(dp_54), "+f"(dp_55), "+f"(dp_56), "+f"(dp_57), "+f"(dp_58), "+f"(dp_59), "+f"(dp_60), "+f"(dp_61), "+f"(dp_62), "+f"(dp_63), "+f"(dp_64) :  : "memory");
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t834;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(s), "f"(s_2));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t835;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(s_3), "f"(s_4));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t836;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t836) : "f"(s_5), "f"(s_6));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t837;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t837) : "f"(s_7), "f"(s_8));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t838;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(s_9), "f"(s_10));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t839;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(s_11), "f"(s_12));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t840;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(s_13), "f"(s_14));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t841;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(s_15), "f"(s_16));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t842;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(s_17), "f"(s_18));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t843;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(s_19), "f"(s_20));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t844;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(s_21), "f"(s_22));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t845;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(s_23), "f"(s_24));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t846;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(s_25), "f"(s_26));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t847;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(s_27), "f"(s_28));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t848;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t848) : "f"(s_29), "f"(s_30));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t849;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t849) : "f"(s_31), "f"(s_32));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t850;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(s_33), "f"(s_34));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t851;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t851) : "f"(s_35), "f"(s_36));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t852;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t852) : "f"(s_37), "f"(s_38));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t853;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(s_39), "f"(s_40));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t854;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t854) : "f"(s_41), "f"(s_42));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t855;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t855) : "f"(s_43), "f"(s_44));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t856;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t856) : "f"(s_45), "f"(s_46));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t857;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t857) : "f"(s_47), "f"(s_48));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t858;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t858) : "f"(s_49), "f"(s_50));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t859;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t859) : "f"(s_51), "f"(s_52));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t860;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t860) : "f"(s_53), "f"(s_54));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t861;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t861) : "f"(s_55), "f"(s_56));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t862;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t862) : "f"(s_57), "f"(s_58));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t863;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t863) : "f"(s_59), "f"(s_60));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t864;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t864) : "f"(s_61), "f"(s_62));
#line 106 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t865;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t865) : "f"(s_63), "f"(s_64));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t866 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t867 = t866 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t868 = statistics_3 + t867;
                u32 row_67;
                u32 row_68;
                u32 row_69;
                u32 row_70;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_67), "=r"(row_68), "=r"(row_69), "=r"(row_70) : "r"(t868) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t869;
                asm("mov.b32 %0, %1;" : "=f"(t869) : "r"(row_67));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t870;
                asm("mov.b32 %0, %1;" : "=f"(t870) : "r"(row_68));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t871;
                asm("mov.b32 %0, %1;" : "=f"(t871) : "r"(row_69));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t872;
                asm("mov.b32 %0, %1;" : "=f"(t872) : "r"(row_70));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t873 = dp - t870;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t874 = s * t873;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp = t874;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t875 = dp_2 - t872;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t876 = s_2 * t875;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_2 = t876;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t877 = dp_3 - t870;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t878 = s_3 * t877;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_3 = t878;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t879 = dp_4 - t872;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t880 = s_4 * t879;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_4 = t880;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_71;
                u32 row_72;
                u32 row_73;
                u32 row_74;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_71), "=r"(row_72), "=r"(row_73), "=r"(row_74) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t881;
                asm("mov.b32 %0, %1;" : "=f"(t881) : "r"(row_71));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t882;
                asm("mov.b32 %0, %1;" : "=f"(t882) : "r"(row_72));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t883;
                asm("mov.b32 %0, %1;" : "=f"(t883) : "r"(row_73));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t884;
                asm("mov.b32 %0, %1;" : "=f"(t884) : "r"(row_74));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t885 = dp_5 - t882;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t886 = s_5 * t885;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_5 = t886;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t887 = dp_6 - t884;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t888 = s_6 * t887;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_6 = t888;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t889 = dp_7 - t882;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t890 = s_7 * t889;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_7 = t890;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t891 = dp_8 - t884;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t892 = s_8 * t891;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_8 = t892;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_75;
                u32 row_76;
                u32 row_77;
                u32 row_78;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_75), "=r"(row_76), "=r"(row_77), "=r"(row_78) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t893;
                asm("mov.b32 %0, %1;" : "=f"(t893) : "r"(row_75));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t894;
                asm("mov.b32 %0, %1;" : "=f"(t894) : "r"(row_76));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t895;
                asm("mov.b32 %0, %1;" : "=f"(t895) : "r"(row_77));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t896;
                asm("mov.b32 %0, %1;" : "=f"(t896) : "r"(row_78));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t897 = dp_9 - t894;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t898 = s_9 * t897;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_9 = t898;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t899 = dp_10 - t896;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t900 = s_10 * t899;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_10 = t900;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t901 = dp_11 - t894;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t902 = s_11 * t901;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_11 = t902;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t903 = dp_12 - t896;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t904 = s_12 * t903;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_12 = t904;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_79;
                u32 row_80;
                u32 row_81;
                u32 row_82;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_79), "=r"(row_80), "=r"(row_81), "=r"(row_82) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t905;
                asm("mov.b32 %0, %1;" : "=f"(t905) : "r"(row_79));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t906;
                asm("mov.b32 %0, %1;" : "=f"(t906) : "r"(row_80));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t907;
                asm("mov.b32 %0, %1;" : "=f"(t907) : "r"(row_81));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t908;
                asm("mov.b32 %0, %1;" : "=f"(t908) : "r"(row_82));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t909 = dp_13 - t906;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t910 = s_13 * t909;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_13 = t910;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t911 = dp_14 - t908;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t912 = s_14 * t911;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_14 = t912;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t913 = dp_15 - t906;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t914 = s_15 * t913;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_15 = t914;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t915 = dp_16 - t908;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t916 = s_16 * t915;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_16 = t916;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_83;
                u32 row_84;
                u32 row_85;
                u32 row_86;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_83), "=r"(row_84), "=r"(row_85), "=r"(row_86) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t917;
                asm("mov.b32 %0, %1;" : "=f"(t917) : "r"(row_83));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t918;
                asm("mov.b32 %0, %1;" : "=f"(t918) : "r"(row_84));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t919;
                asm("mov.b32 %0, %1;" : "=f"(t919) : "r"(row_85));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t920;
                asm("mov.b32 %0, %1;" : "=f"(t920) : "r"(row_86));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t921 = dp_17 - t918;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t922 = s_17 * t921;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_17 = t922;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t923 = dp_18 - t920;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t924 = s_18 * t923;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_18 = t924;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t925 = dp_19 - t918;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t926 = s_19 * t925;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_19 = t926;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t927 = dp_20 - t920;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t928 = s_20 * t927;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_20 = t928;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_87;
                u32 row_88;
                u32 row_89;
                u32 row_90;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_87), "=r"(row_88), "=r"(row_89), "=r"(row_90) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t929;
                asm("mov.b32 %0, %1;" : "=f"(t929) : "r"(row_87));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t930;
                asm("mov.b32 %0, %1;" : "=f"(t930) : "r"(row_88));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t931;
                asm("mov.b32 %0, %1;" : "=f"(t931) : "r"(row_89));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t932;
                asm("mov.b32 %0, %1;" : "=f"(t932) : "r"(row_90));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t933 = dp_21 - t930;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t934 = s_21 * t933;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_21 = t934;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t935 = dp_22 - t932;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t936 = s_22 * t935;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_22 = t936;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t937 = dp_23 - t930;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t938 = s_23 * t937;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_23 = t938;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t939 = dp_24 - t932;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t940 = s_24 * t939;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_24 = t940;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_91;
                u32 row_92;
                u32 row_93;
                u32 row_94;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_91), "=r"(row_92), "=r"(row_93), "=r"(row_94) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t941;
                asm("mov.b32 %0, %1;" : "=f"(t941) : "r"(row_91));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t942;
                asm("mov.b32 %0, %1;" : "=f"(t942) : "r"(row_92));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t943;
                asm("mov.b32 %0, %1;" : "=f"(t943) : "r"(row_93));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t944;
                asm("mov.b32 %0, %1;" : "=f"(t944) : "r"(row_94));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t945 = dp_25 - t942;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t946 = s_25 * t945;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_25 = t946;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t947 = dp_26 - t944;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t948 = s_26 * t947;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_26 = t948;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t949 = dp_27 - t942;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t950 = s_27 * t949;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_27 = t950;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t951 = dp_28 - t944;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t952 = s_28 * t951;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_28 = t952;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_95;
                u32 row_96;
                u32 row_97;
                u32 row_98;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_95), "=r"(row_96), "=r"(row_97), "=r"(row_98) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t953;
                asm("mov.b32 %0, %1;" : "=f"(t953) : "r"(row_95));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t954;
                asm("mov.b32 %0, %1;" : "=f"(t954) : "r"(row_96));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t955;
                asm("mov.b32 %0, %1;" : "=f"(t955) : "r"(row_97));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t956;
                asm("mov.b32 %0, %1;" : "=f"(t956) : "r"(row_98));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t957 = dp_29 - t954;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t958 = s_29 * t957;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_29 = t958;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t959 = dp_30 - t956;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t960 = s_30 * t959;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_30 = t960;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t961 = dp_31 - t954;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t962 = s_31 * t961;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_31 = t962;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t963 = dp_32 - t956;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t964 = s_32 * t963;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_32 = t964;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_99;
                u32 row_100;
                u32 row_101;
                u32 row_102;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_99), "=r"(row_100), "=r"(row_101), "=r"(row_102) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t965;
                asm("mov.b32 %0, %1;" : "=f"(t965) : "r"(row_99));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t966;
                asm("mov.b32 %0, %1;" : "=f"(t966) : "r"(row_100));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t967;
                asm("mov.b32 %0, %1;" : "=f"(t967) : "r"(row_101));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t968;
                asm("mov.b32 %0, %1;" : "=f"(t968) : "r"(row_102));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t969 = dp_33 - t966;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t970 = s_33 * t969;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_33 = t970;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t971 = dp_34 - t968;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t972 = s_34 * t971;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_34 = t972;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t973 = dp_35 - t966;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t974 = s_35 * t973;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_35 = t974;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t975 = dp_36 - t968;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t976 = s_36 * t975;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_36 = t976;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_103;
                u32 row_104;
                u32 row_105;
                u32 row_106;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+576];" : "=r"(row_103), "=r"(row_104), "=r"(row_105), "=r"(row_106) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t977;
                asm("mov.b32 %0, %1;" : "=f"(t977) : "r"(row_103));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t978;
                asm("mov.b32 %0, %1;" : "=f"(t978) : "r"(row_104));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t979;
                asm("mov.b32 %0, %1;" : "=f"(t979) : "r"(row_105));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t980;
                asm("mov.b32 %0, %1;" : "=f"(t980) : "r"(row_106));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t981 = dp_37 - t978;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t982 = s_37 * t981;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_37 = t982;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t983 = dp_38 - t980;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t984 = s_38 * t983;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_38 = t984;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t985 = dp_39 - t978;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t986 = s_39 * t985;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_39 = t986;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t987 = dp_40 - t980;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t988 = s_40 * t987;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_40 = t988;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_107;
                u32 row_108;
                u32 row_109;
                u32 row_110;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+640];" : "=r"(row_107), "=r"(row_108), "=r"(row_109), "=r"(row_110) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t989;
                asm("mov.b32 %0, %1;" : "=f"(t989) : "r"(row_107));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t990;
                asm("mov.b32 %0, %1;" : "=f"(t990) : "r"(row_108));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t991;
                asm("mov.b32 %0, %1;" : "=f"(t991) : "r"(row_109));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t992;
                asm("mov.b32 %0, %1;" : "=f"(t992) : "r"(row_110));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t993 = dp_41 - t990;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t994 = s_41 * t993;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_41 = t994;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t995 = dp_42 - t992;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t996 = s_42 * t995;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_42 = t996;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t997 = dp_43 - t990;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t998 = s_43 * t997;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_43 = t998;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t999 = dp_44 - t992;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1000 = s_44 * t999;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_44 = t1000;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_111;
                u32 row_112;
                u32 row_113;
                u32 row_114;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+704];" : "=r"(row_111), "=r"(row_112), "=r"(row_113), "=r"(row_114) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1001;
                asm("mov.b32 %0, %1;" : "=f"(t1001) : "r"(row_111));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1002;
                asm("mov.b32 %0, %1;" : "=f"(t1002) : "r"(row_112));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1003;
                asm("mov.b32 %0, %1;" : "=f"(t1003) : "r"(row_113));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1004;
                asm("mov.b32 %0, %1;" : "=f"(t1004) : "r"(row_114));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1005 = dp_45 - t1002;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1006 = s_45 * t1005;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_45 = t1006;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1007 = dp_46 - t1004;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1008 = s_46 * t1007;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_46 = t1008;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1009 = dp_47 - t1002;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1010 = s_47 * t1009;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_47 = t1010;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1011 = dp_48 - t1004;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1012 = s_48 * t1011;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_48 = t1012;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_115;
                u32 row_116;
                u32 row_117;
                u32 row_118;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+768];" : "=r"(row_115), "=r"(row_116), "=r"(row_117), "=r"(row_118) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1013;
                asm("mov.b32 %0, %1;" : "=f"(t1013) : "r"(row_115));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1014;
                asm("mov.b32 %0, %1;" : "=f"(t1014) : "r"(row_116));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1015;
                asm("mov.b32 %0, %1;" : "=f"(t1015) : "r"(row_117));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1016;
                asm("mov.b32 %0, %1;" : "=f"(t1016) : "r"(row_118));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1017 = dp_49 - t1014;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1018 = s_49 * t1017;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_49 = t1018;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1019 = dp_50 - t1016;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1020 = s_50 * t1019;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_50 = t1020;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1021 = dp_51 - t1014;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1022 = s_51 * t1021;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_51 = t1022;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1023 = dp_52 - t1016;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1024 = s_52 * t1023;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_52 = t1024;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_119;
                u32 row_120;
                u32 row_121;
                u32 row_122;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+832];" : "=r"(row_119), "=r"(row_120), "=r"(row_121), "=r"(row_122) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1025;
                asm("mov.b32 %0, %1;" : "=f"(t1025) : "r"(row_119));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1026;
                asm("mov.b32 %0, %1;" : "=f"(t1026) : "r"(row_120));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1027;
                asm("mov.b32 %0, %1;" : "=f"(t1027) : "r"(row_121));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1028;
                asm("mov.b32 %0, %1;" : "=f"(t1028) : "r"(row_122));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1029 = dp_53 - t1026;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1030 = s_53 * t1029;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_53 = t1030;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1031 = dp_54 - t1028;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1032 = s_54 * t1031;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_54 = t1032;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1033 = dp_55 - t1026;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1034 = s_55 * t1033;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_55 = t1034;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1035 = dp_56 - t1028;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1036 = s_56 * t1035;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_56 = t1036;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_123;
                u32 row_124;
                u32 row_125;
                u32 row_126;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+896];" : "=r"(row_123), "=r"(row_124), "=r"(row_125), "=r"(row_126) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1037;
                asm("mov.b32 %0, %1;" : "=f"(t1037) : "r"(row_123));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1038;
                asm("mov.b32 %0, %1;" : "=f"(t1038) : "r"(row_124));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1039;
                asm("mov.b32 %0, %1;" : "=f"(t1039) : "r"(row_125));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1040;
                asm("mov.b32 %0, %1;" : "=f"(t1040) : "r"(row_126));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1041 = dp_57 - t1038;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1042 = s_57 * t1041;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_57 = t1042;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1043 = dp_58 - t1040;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1044 = s_58 * t1043;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_58 = t1044;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1045 = dp_59 - t1038;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1046 = s_59 * t1045;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_59 = t1046;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1047 = dp_60 - t1040;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1048 = s_60 * t1047;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_60 = t1048;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_127;
                u32 row_128;
                u32 row_129;
                u32 row_130;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+960];" : "=r"(row_127), "=r"(row_128), "=r"(row_129), "=r"(row_130) : "r"(t868) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1049;
                asm("mov.b32 %0, %1;" : "=f"(t1049) : "r"(row_127));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1050;
                asm("mov.b32 %0, %1;" : "=f"(t1050) : "r"(row_128));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1051;
                asm("mov.b32 %0, %1;" : "=f"(t1051) : "r"(row_129));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                f32 t1052;
                asm("mov.b32 %0, %1;" : "=f"(t1052) : "r"(row_130));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1053 = dp_61 - t1050;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1054 = s_61 * t1053;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_61 = t1054;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1055 = dp_62 - t1052;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1056 = s_62 * t1055;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_62 = t1056;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1057 = dp_63 - t1050;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1058 = s_63 * t1057;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_63 = t1058;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1059 = dp_64 - t1052;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const f32 t1060 = s_64 * t1059;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                dp_64 = t1060;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1061 = i_3 & 1u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1062 = t1061 << 15u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1063 = after + t1062;
#line 206 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1064 = t1063 + 16384u;
                const u32 t1065 = t168 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1066 = t169 + t1065;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1067;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1068;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1069;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1070;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1071;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1072;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1073;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1074;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1075;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1076;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1077;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1077) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1078;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1078) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1079;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1079) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1080;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1080) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1081;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1081) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1082;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1083;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1083) : "f"(dp_33), "f"(dp_34));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1084;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(dp_35), "f"(dp_36));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1085;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(dp_37), "f"(dp_38));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1086;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1086) : "f"(dp_39), "f"(dp_40));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1087;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(dp_41), "f"(dp_42));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1088;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1088) : "f"(dp_43), "f"(dp_44));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1089;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1089) : "f"(dp_45), "f"(dp_46));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1090;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1090) : "f"(dp_47), "f"(dp_48));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1091;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1091) : "f"(dp_49), "f"(dp_50));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1092;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1092) : "f"(dp_51), "f"(dp_52));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1093;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1093) : "f"(dp_53), "f"(dp_54));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1094;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1094) : "f"(dp_55), "f"(dp_56));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1095;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1095) : "f"(dp_57), "f"(dp_58));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1096;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1096) : "f"(dp_59), "f"(dp_60));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1097;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1097) : "f"(dp_61), "f"(dp_62));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1098;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1098) : "f"(dp_63), "f"(dp_64));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1099 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1100 = t1066 + t1099;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1101 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1102 = t1100 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1103 = t1101 ^ t1102;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1104 = t1100 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1105 = t1103 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1106 = t1104 + t1105;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1107 = t1063 + t1106;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1107), "r"(t1067), "r"(t1068), "r"(t1069), "r"(t1070) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1108 = t1106 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1109 = t1063 + t1108;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1109), "r"(t1071), "r"(t1072), "r"(t1073), "r"(t1074) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1110 = t1106 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1111 = t1063 + t1110;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1111), "r"(t1075), "r"(t1076), "r"(t1077), "r"(t1078) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1112 = t1106 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1113 = t1063 + t1112;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1113), "r"(t1079), "r"(t1080), "r"(t1081), "r"(t1082) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1114 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1115 = t1066 + t1114;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1116 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1117 = t1115 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1118 = t1116 ^ t1117;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1119 = t1115 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1120 = t1118 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1121 = t1119 + t1120;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1122 = t1064 + t1121;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1122), "r"(t1083), "r"(t1084), "r"(t1085), "r"(t1086) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1123 = t1121 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1124 = t1064 + t1123;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1124), "r"(t1087), "r"(t1088), "r"(t1089), "r"(t1090) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1125 = t1121 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1126 = t1064 + t1125;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1126), "r"(t1091), "r"(t1092), "r"(t1093), "r"(t1094) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1127 = t1121 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1128 = t1064 + t1127;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1128), "r"(t1095), "r"(t1096), "r"(t1097), "r"(t1098) : "memory");
                u32 t1129;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1130;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1131;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1132;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1133;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1134;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1134) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1135;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1136;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1137;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1137) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1138;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1138) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1139;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1140;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1140) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1141;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1142;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1143;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1143) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1144;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(dp_31), "f"(dp_32));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1145;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1145) : "f"(dp_33), "f"(dp_34));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1146;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1146) : "f"(dp_35), "f"(dp_36));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1147;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(dp_37), "f"(dp_38));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1148;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1148) : "f"(dp_39), "f"(dp_40));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1149;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1149) : "f"(dp_41), "f"(dp_42));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1150;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1150) : "f"(dp_43), "f"(dp_44));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1151;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1151) : "f"(dp_45), "f"(dp_46));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1152;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(dp_47), "f"(dp_48));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1153;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(dp_49), "f"(dp_50));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1154;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(dp_51), "f"(dp_52));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1155;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1155) : "f"(dp_53), "f"(dp_54));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1156;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(dp_55), "f"(dp_56));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1157;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1157) : "f"(dp_57), "f"(dp_58));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1158;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1158) : "f"(dp_59), "f"(dp_60));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1159;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(dp_61), "f"(dp_62));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1160;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1160) : "f"(dp_63), "f"(dp_64));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept = t1129;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_2 = t1130;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_3 = t1131;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_4 = t1132;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_5 = t1133;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_6 = t1134;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_7 = t1135;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_8 = t1136;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_9 = t1137;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_10 = t1138;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_11 = t1139;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_12 = t1140;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_13 = t1141;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_14 = t1142;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_15 = t1143;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_16 = t1144;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_17 = t1145;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_18 = t1146;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_19 = t1147;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_20 = t1148;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_21 = t1149;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_22 = t1150;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_23 = t1151;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_24 = t1152;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_25 = t1153;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_26 = t1154;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_27 = t1155;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_28 = t1156;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_29 = t1157;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_30 = t1158;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_31 = t1159;
#line 132 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                kept_32 = t1160;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1161 = t214 >> 4u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1162 = t1161 + 67108864u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1163 = (u64)t1162;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1164 = t1163 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1165 = t1161 + 67108992u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1166 = (u64)t1165;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1167 = t1166 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1168 = t1161 + 67109120u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1169 = (u64)t1168;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1170 = t1169 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1171 = t1161 + 67109248u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1172 = (u64)t1171;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1173 = t1172 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1174 = t1161 + 67109376u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1175 = (u64)t1174;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1176 = t1175 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1177 = t1161 + 67109504u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1178 = (u64)t1177;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1179 = t1178 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1180 = t1161 + 67109632u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1181 = (u64)t1180;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1182 = t1181 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1183 = t1161 + 67109760u;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1184 = (u64)t1183;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1185 = t1184 + 4611686293305294848ull;
#line 118 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t834), "r"(t835), "r"(t836), "r"(t837), "l"(t1164), "r"(t838), "r"(t839), "r"(t840), "r"(t841), "l"(t1167), "r"(t842), "r"(t843), "r"(t844), "r"(t845), "l"(t1170), "r"(t846), "r"(t847), "r"(t848), "r"(t849), "l"(t1173), "r"(t850), "r"(t851), "r"(t852), "r"(t853), "l"(t1176), "r"(t854), "r"(t855), "r"(t856), "r"(t857), "l"(t1179), "r"(t858), "r"(t859), "r"(t860), "r"(t861), "l"(t1182), "r"(t862), "r"(t863), "r"(t864), "r"(t865), "l"(t1185) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 236 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1186 = index_2 & 1u;
#line 236 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1187 = index_2 >> 1u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1188 = t1186 << 14u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1189 = t1063 + t1188;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1190 = t1187 << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1191 = smem_1 + t1190;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 t1192;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1192) : "r"(t1191));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1193 = t1189 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1194 = t1192 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1195 = t1193 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1196 = (u64)t1195;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1197 = t1196 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1198 = t1194 + 67108864u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1199 = (u64)t1198;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1200 = t1199 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1201 = t1193 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1202 = (u64)t1201;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1203 = t1202 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1204 = t1194 + 67108992u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1205 = (u64)t1204;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1206 = t1205 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1207 = t1193 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1208 = (u64)t1207;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1209 = t1208 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1210 = t1194 + 67109120u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1211 = (u64)t1210;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1212 = t1211 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1213 = t1193 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1214 = (u64)t1213;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1215 = t1214 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1216 = t1194 + 67109248u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1217 = (u64)t1216;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1218 = t1217 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1219 = t1193 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1220 = (u64)t1219;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1221 = t1220 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1222 = t1194 + 67109376u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1223 = (u64)t1222;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1224 = t1223 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1225 = t1193 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1226 = (u64)t1225;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1227 = t1226 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1228 = t1194 + 67109504u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1229 = (u64)t1228;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1230 = t1229 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1231 = t1193 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1232 = (u64)t1231;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1233 = t1232 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1234 = t1194 + 67109632u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1235 = (u64)t1234;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1236 = t1235 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1237 = t1193 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1238 = (u64)t1237;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1239 = t1238 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1240 = t1194 + 67109760u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1241 = (u64)t1240;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1242 = t1241 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32) : "l"(t1197), "l"(t1200), "l"(t1203), "l"(t1206), "l"(t1209), "l"(t1212), "l"(t1215), "l"(t1218), "l"(t1221), "l"(t1224), "l"(t1227), "l"(t1230), "l"(t1233), "l"(t1236), "l"(t1239), "l"(t1242) : "memory");
#line 140 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1243 = t211 >> 4u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1244 = t1243 + 67108864u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1245 = (u64)t1244;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1246 = t1245 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1247 = t1243 + 67108992u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1248 = (u64)t1247;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1249 = t1248 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1250 = t1243 + 67109120u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1251 = (u64)t1250;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1252 = t1251 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1253 = t1243 + 67109248u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1254 = (u64)t1253;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1255 = t1254 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1256 = t1243 + 67109376u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1257 = (u64)t1256;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1258 = t1257 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1259 = t1243 + 67109504u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1260 = (u64)t1259;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1261 = t1260 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1262 = t1243 + 67109632u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1263 = (u64)t1262;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1264 = t1263 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1265 = t1243 + 67109760u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1266 = (u64)t1265;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1267 = t1266 + 4611686293305294848ull;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4), "l"(t1246), "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8), "l"(t1249), "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12), "l"(t1252), "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16), "l"(t1255), "r"(kept_17), "r"(kept_18), "r"(kept_19), "r"(kept_20), "l"(t1258), "r"(kept_21), "r"(kept_22), "r"(kept_23), "r"(kept_24), "l"(t1261), "r"(kept_25), "r"(kept_26), "r"(kept_27), "r"(kept_28), "l"(t1264), "r"(kept_29), "r"(kept_30), "r"(kept_31), "r"(kept_32), "l"(t1267) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1268 = i_3 + 1u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 next = t208 ? t1268 : i_3;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1270 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1271 = t1270 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1272 = t1271 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1273 = p + t1272;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1274 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1275 = t1274 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1273), "r"(t1275) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1276 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1277 = t1276 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1278 = t1277 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1279 = p + t1278;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1280 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1281 = t1280 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1279), "r"(t1281) : "memory");
#line 155 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) :  : "memory");
                asm volatile("// %0 %1 %2 %3" :  : "r"(t834), "r"(t835), "r"(t836), "r"(t837) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t838), "r"(t839), "r"(t840), "r"(t841) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t842), "r"(t843), "r"(t844), "r"(t845) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t846), "r"(t847), "r"(t848), "r"(t849) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t850), "r"(t851), "r"(t852), "r"(t853) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t854), "r"(t855), "r"(t856), "r"(t857) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t858), "r"(t859), "r"(t860), "r"(t861) : "memory");
#line 156 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(t862), "r"(t863), "r"(t864), "r"(t865) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_4 = i_3 & 1u;
                const u32 t1283 = slot_4 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1284 = t1283 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1285 = p + t1284;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1286 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1286) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1285) : "memory");
                }
#line 236 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1287 = index_2 & 1u;
#line 236 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1288 = index_2 >> 1u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1289 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1290 = t1289 + head_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1291 = t1290 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1292 = block_3 << 7u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_131 = t1291 + t1292;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1294 = t1287 << 6u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1295 = row_131 + t1294;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1296 = t168 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 row_132 = t1295 + t1296;
                const u64 t1298 = (u64)row_132;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1299 = t1298 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1300 = t1299 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1301 = sums + t1300;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1302 = t1288 << 10u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1303 = (u64)t1302 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 address = t1301 + t1303;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1305 = index_2 << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1306 = t1305 + t168;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1307 = t1306 << 12u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 place_2 = p + t1307;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1309 = p + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1310 = i_3 & 1u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1309), "r"(t1310) : "memory");
#line 339 "fa-kernels/src/attention/backward/turns.rs"
                const bool t1311 = t30 == 0u;
#line 81 "fa-kernels/src/attention/backward/sums.rs"
                if (t1311) {
                    const u32 t1312 = lane << 2u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t1313 = (u64)t1312 * 4u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t1314 = address + t1313;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1315;
                    asm("mov.b32 %0, %1;" : "=r"(t1315) : "f"(dq));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1316;
                    asm("mov.b32 %0, %1;" : "=r"(t1316) : "f"(dq_2));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1317;
                    asm("mov.b32 %0, %1;" : "=r"(t1317) : "f"(dq_3));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1318;
                    asm("mov.b32 %0, %1;" : "=r"(t1318) : "f"(dq_4));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1314), "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1319;
                    asm("mov.b32 %0, %1;" : "=r"(t1319) : "f"(dq_5));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1320;
                    asm("mov.b32 %0, %1;" : "=r"(t1320) : "f"(dq_6));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1321;
                    asm("mov.b32 %0, %1;" : "=r"(t1321) : "f"(dq_7));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1322;
                    asm("mov.b32 %0, %1;" : "=r"(t1322) : "f"(dq_8));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1314), "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1323;
                    asm("mov.b32 %0, %1;" : "=r"(t1323) : "f"(dq_9));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1324;
                    asm("mov.b32 %0, %1;" : "=r"(t1324) : "f"(dq_10));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1325;
                    asm("mov.b32 %0, %1;" : "=r"(t1325) : "f"(dq_11));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1326;
                    asm("mov.b32 %0, %1;" : "=r"(t1326) : "f"(dq_12));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t1314), "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1327;
                    asm("mov.b32 %0, %1;" : "=r"(t1327) : "f"(dq_13));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1328;
                    asm("mov.b32 %0, %1;" : "=r"(t1328) : "f"(dq_14));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1329;
                    asm("mov.b32 %0, %1;" : "=r"(t1329) : "f"(dq_15));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1330;
                    asm("mov.b32 %0, %1;" : "=r"(t1330) : "f"(dq_16));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t1314), "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1331;
                    asm("mov.b32 %0, %1;" : "=r"(t1331) : "f"(dq_17));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1332;
                    asm("mov.b32 %0, %1;" : "=r"(t1332) : "f"(dq_18));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1333;
                    asm("mov.b32 %0, %1;" : "=r"(t1333) : "f"(dq_19));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1334;
                    asm("mov.b32 %0, %1;" : "=r"(t1334) : "f"(dq_20));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t1314), "r"(t1331), "r"(t1332), "r"(t1333), "r"(t1334) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1335;
                    asm("mov.b32 %0, %1;" : "=r"(t1335) : "f"(dq_21));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1336;
                    asm("mov.b32 %0, %1;" : "=r"(t1336) : "f"(dq_22));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1337;
                    asm("mov.b32 %0, %1;" : "=r"(t1337) : "f"(dq_23));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1338;
                    asm("mov.b32 %0, %1;" : "=r"(t1338) : "f"(dq_24));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t1314), "r"(t1335), "r"(t1336), "r"(t1337), "r"(t1338) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1339;
                    asm("mov.b32 %0, %1;" : "=r"(t1339) : "f"(dq_25));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1340;
                    asm("mov.b32 %0, %1;" : "=r"(t1340) : "f"(dq_26));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1341;
                    asm("mov.b32 %0, %1;" : "=r"(t1341) : "f"(dq_27));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1342;
                    asm("mov.b32 %0, %1;" : "=r"(t1342) : "f"(dq_28));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t1314), "r"(t1339), "r"(t1340), "r"(t1341), "r"(t1342) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1343;
                    asm("mov.b32 %0, %1;" : "=r"(t1343) : "f"(dq_29));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1344;
                    asm("mov.b32 %0, %1;" : "=r"(t1344) : "f"(dq_30));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1345;
                    asm("mov.b32 %0, %1;" : "=r"(t1345) : "f"(dq_31));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    u32 t1346;
                    asm("mov.b32 %0, %1;" : "=r"(t1346) : "f"(dq_32));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t1314), "r"(t1343), "r"(t1344), "r"(t1345), "r"(t1346) : "memory");
                } else {
                    const u32 t1347 = lane << 2u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t1348 = (u64)t1347 * 4u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t1349 = address + t1348;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1349), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1349), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t1349), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t1349), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t1349), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t1349), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t1349), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t1349), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
                }
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1350 = p + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1351 = t1350 + 8u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1352 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1352) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1351) : "memory");
                }
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1353 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1354 = t1353 << 14u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1355 = t42 + t1354;
#line 193 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1356 = t169 << 7u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1357 = smem_1 + t1356;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                u32 t1358;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1358) : "r"(t1357));
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1359 = t1358 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1360 = t1355 >> 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1361 = t1359 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1362 = (u64)t1361;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1363 = t1362 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1364 = t1360 + 65536u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1365 = (u64)t1364;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1366 = t1365 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1367 = t1359 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1368 = (u64)t1367;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1369 = t1368 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1370 = t1360 + 65538u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1371 = (u64)t1370;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1372 = t1371 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1373 = t1359 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1374 = (u64)t1373;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1375 = t1374 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1376 = t1360 + 65540u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1377 = (u64)t1376;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1378 = t1377 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1379 = t1359 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1380 = (u64)t1379;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1381 = t1380 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u32 t1382 = t1360 + 65542u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1383 = (u64)t1382;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                const u64 t1384 = t1383 + 4611686293305294848ull;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1363), "l"(t1366), "l"(t1369), "l"(t1372), "l"(t1375), "l"(t1378), "l"(t1381), "l"(t1384) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("// %0" :  : "l"(address) : "memory");
#line 169 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_17), "r"(kept_18), "r"(kept_19), "r"(kept_20) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_21), "r"(kept_22), "r"(kept_23), "r"(kept_24) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_25), "r"(kept_26), "r"(kept_27), "r"(kept_28) : "memory");
#line 184 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
                asm volatile("// %0 %1 %2 %3" :  : "r"(kept_29), "r"(kept_30), "r"(kept_31), "r"(kept_32) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 slot_5 = i_3 & 1u;
                const u32 t1386 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1387 = t1386 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1388 = p + t1387;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const bool t1389 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                if (t1389) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1388) : "memory");
                }
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_3 = t32 * group;
                const u32 t1391 = head_3 + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1392 = first_head_3 + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_3 = t1391 == t1392;
                const u32 t1394 = head_3 + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1395 = wraps_3 ? first_head_3 : t1394;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1396 = block_3 - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1397 = wraps_3 ? t1396 : block_3;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                head_3 = t1395;
                block_3 = t1397;
            }
#line 69 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) :  : "memory");
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept), "r"(kept_2), "r"(kept_3), "r"(kept_4) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_5), "r"(kept_6), "r"(kept_7), "r"(kept_8) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_9), "r"(kept_10), "r"(kept_11), "r"(kept_12) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_13), "r"(kept_14), "r"(kept_15), "r"(kept_16) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_17), "r"(kept_18), "r"(kept_19), "r"(kept_20) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_21), "r"(kept_22), "r"(kept_23), "r"(kept_24) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_25), "r"(kept_26), "r"(kept_27), "r"(kept_28) : "memory");
#line 70 "fa-kernels/src/attention/backward/warp_specialized/together.rs"
            asm volatile("// %0 %1 %2 %3" :  : "r"(kept_29), "r"(kept_30), "r"(kept_31), "r"(kept_32) : "memory");
        }
#line 393 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1398 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_2 = t1398;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1399 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_3 = t1399;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1400 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_4 = t1400;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1401 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_5 = t1401;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1402 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_6 = t1402;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1403 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_7 = t1403;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1404 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_8 = t1404;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1405 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_9 = t1405;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1406 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_10 = t1406;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1407 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_11 = t1407;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1408 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_12 = t1408;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1409 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_13 = t1409;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1410 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_14 = t1410;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1411 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_15 = t1411;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1412 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_16 = t1412;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1413 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_17 = t1413;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1414 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_18 = t1414;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1415 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_19 = t1415;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1416 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_20 = t1416;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1417 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_21 = t1417;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1418 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_22 = t1418;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1419 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_23 = t1419;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1420 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_24 = t1420;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1421 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_25 = t1421;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1422 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_26 = t1422;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1423 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_27 = t1423;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1424 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_28 = t1424;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1425 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_29 = t1425;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1426 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_30 = t1426;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1427 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_31 = t1427;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1428 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_32 = t1428;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const f32 t1429 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        dk_33 = t1429;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1430 = t168 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1431 = t169 + t1430;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1432;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1432) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1433;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1433) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1434;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1434) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1435;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1435) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1436;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1436) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1437;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1437) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1438;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1438) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1439;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1439) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1440;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1440) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1441;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1441) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1442;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1442) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1443;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1443) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1444;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1444) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1445;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1445) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1446;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1446) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1447;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1447) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1448 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1449 = t1431 + t1448;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1450 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1451 = t1449 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1452 = t1450 ^ t1451;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1453 = t1449 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1454 = t1452 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1455 = t1453 + t1454;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1456 = smem_1 + t1455;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1456), "r"(t1432), "r"(t1433), "r"(t1434), "r"(t1435) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1457 = t1455 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1458 = smem_1 + t1457;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1458), "r"(t1436), "r"(t1437), "r"(t1438), "r"(t1439) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1459 = t1455 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1460 = smem_1 + t1459;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1460), "r"(t1440), "r"(t1441), "r"(t1442), "r"(t1443) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1461 = t1455 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1462 = smem_1 + t1461;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1462), "r"(t1444), "r"(t1445), "r"(t1446), "r"(t1447) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1463 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1464 = t1463 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1465 = t1464 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1466 = dk + t1465;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1467 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1468 = t1467 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1469 = t1468 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1470 = t1466 + t1469;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1471 = (u64)t32;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1472 = t1471 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1473 = t1472 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1474 = t1470 + t1473;
        const u32 t1475 = seq_k - t30;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1476 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1477 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1478 = t1477 << 1u;
        const u32 t1479 = t168 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1480 = t169 + t1479;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1481 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1482 = t1480 + t1481;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1483 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1484 = t1482 < t1475;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1485 = t1483 < t1476;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1486 = t1484 & t1485;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1486) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1487 = t1482 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1488 = t1483 ^ t1487;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1489 = t1482 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1490 = t1488 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1491 = t1489 + t1490;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1492 = smem_1 + t1491;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_133;
            u32 row_134;
            u32 row_135;
            u32 row_136;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_133), "=r"(row_134), "=r"(row_135), "=r"(row_136) : "r"(t1492) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1493 = (u64)t1482 * t1478;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1494 = t1474 + t1493;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1495 = (u64)t1483 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1496 = t1494 + t1495;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1496), "r"(row_133), "r"(row_134), "r"(row_135), "r"(row_136) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1497 = t1482 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1498 = t1497 < t1475;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1499 = t1483 < t1476;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1500 = t1498 & t1499;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1500) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1501 = t1497 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1502 = t1483 ^ t1501;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1503 = t1497 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1504 = t1502 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1505 = t1503 + t1504;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1506 = smem_1 + t1505;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_137;
            u32 row_138;
            u32 row_139;
            u32 row_140;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_137), "=r"(row_138), "=r"(row_139), "=r"(row_140) : "r"(t1506) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1507 = (u64)t1497 * t1478;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1508 = t1474 + t1507;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1509 = (u64)t1483 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1510 = t1508 + t1509;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1510), "r"(row_137), "r"(row_138), "r"(row_139), "r"(row_140) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1511 = t1482 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1512 = t1511 < t1475;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1513 = t1483 < t1476;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1514 = t1512 & t1513;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1514) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1515 = t1511 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1516 = t1483 ^ t1515;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1517 = t1511 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1518 = t1516 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1519 = t1517 + t1518;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1520 = smem_1 + t1519;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_141;
            u32 row_142;
            u32 row_143;
            u32 row_144;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_141), "=r"(row_142), "=r"(row_143), "=r"(row_144) : "r"(t1520) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1521 = (u64)t1511 * t1478;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1522 = t1474 + t1521;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1523 = (u64)t1483 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1524 = t1522 + t1523;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1524), "r"(row_141), "r"(row_142), "r"(row_143), "r"(row_144) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1525 = t1482 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1526 = t1525 < t1475;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1527 = t1483 < t1476;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1528 = t1526 & t1527;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1528) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1529 = t1525 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1530 = t1483 ^ t1529;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1531 = t1525 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1532 = t1530 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1533 = t1531 + t1532;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1534 = smem_1 + t1533;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_145;
            u32 row_146;
            u32 row_147;
            u32 row_148;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_145), "=r"(row_146), "=r"(row_147), "=r"(row_148) : "r"(t1534) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1535 = (u64)t1525 * t1478;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1536 = t1474 + t1535;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1537 = (u64)t1483 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1538 = t1536 + t1537;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1538), "r"(row_145), "r"(row_146), "r"(row_147), "r"(row_148) : "memory");
        }
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1539 = t168 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1540 = t169 + t1539;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1541;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1541) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1542;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1542) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1543;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1543) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1544;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1544) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1545;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1545) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1546;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1546) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1547;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1548;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1548) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1549;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1549) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1550;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1550) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1551;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1551) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1552;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1552) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1553;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1553) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1554;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1554) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1555;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1555) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        u32 t1556;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1556) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1557 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1558 = t1540 + t1557;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1559 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1560 = t1558 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1561 = t1559 ^ t1560;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1562 = t1558 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1563 = t1561 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1564 = t1562 + t1563;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1565 = t41 + t1564;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1565), "r"(t1541), "r"(t1542), "r"(t1543), "r"(t1544) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1566 = t1564 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1567 = t41 + t1566;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1567), "r"(t1545), "r"(t1546), "r"(t1547), "r"(t1548) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1568 = t1564 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1569 = t41 + t1568;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1569), "r"(t1549), "r"(t1550), "r"(t1551), "r"(t1552) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1570 = t1564 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1571 = t41 + t1570;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1571), "r"(t1553), "r"(t1554), "r"(t1555), "r"(t1556) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1572 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1573 = t1572 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1574 = t1573 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1575 = dv + t1574;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1576 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1577 = t1576 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1578 = t1577 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1579 = t1575 + t1578;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1580 = (u64)t32;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1581 = t1580 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1582 = t1581 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u64 t1583 = t1579 + t1582;
        const u32 t1584 = seq_k - t30;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1585 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1586 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1587 = t1586 << 1u;
        const u32 t1588 = t168 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1589 = t169 + t1588;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1590 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1591 = t1589 + t1590;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1592 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1593 = t1591 < t1584;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1594 = t1592 < t1585;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1595 = t1593 & t1594;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1595) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1596 = t1591 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1597 = t1592 ^ t1596;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1598 = t1591 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1599 = t1597 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1600 = t1598 + t1599;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1601 = t41 + t1600;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_149;
            u32 row_150;
            u32 row_151;
            u32 row_152;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_149), "=r"(row_150), "=r"(row_151), "=r"(row_152) : "r"(t1601) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1602 = (u64)t1591 * t1587;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1603 = t1583 + t1602;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1604 = (u64)t1592 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1605 = t1603 + t1604;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1605), "r"(row_149), "r"(row_150), "r"(row_151), "r"(row_152) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1606 = t1591 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1607 = t1606 < t1584;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1608 = t1592 < t1585;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1609 = t1607 & t1608;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1609) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1610 = t1606 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1611 = t1592 ^ t1610;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1612 = t1606 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1613 = t1611 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1614 = t1612 + t1613;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1615 = t41 + t1614;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_153;
            u32 row_154;
            u32 row_155;
            u32 row_156;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_153), "=r"(row_154), "=r"(row_155), "=r"(row_156) : "r"(t1615) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1616 = (u64)t1606 * t1587;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1617 = t1583 + t1616;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1618 = (u64)t1592 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1619 = t1617 + t1618;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1619), "r"(row_153), "r"(row_154), "r"(row_155), "r"(row_156) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1620 = t1591 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1621 = t1620 < t1584;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1622 = t1592 < t1585;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1623 = t1621 & t1622;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1623) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1624 = t1620 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1625 = t1592 ^ t1624;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1626 = t1620 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1627 = t1625 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1628 = t1626 + t1627;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1629 = t41 + t1628;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_157;
            u32 row_158;
            u32 row_159;
            u32 row_160;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_157), "=r"(row_158), "=r"(row_159), "=r"(row_160) : "r"(t1629) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1630 = (u64)t1620 * t1587;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1631 = t1583 + t1630;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1632 = (u64)t1592 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1633 = t1631 + t1632;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1633), "r"(row_157), "r"(row_158), "r"(row_159), "r"(row_160) : "memory");
        }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const u32 t1634 = t1591 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1635 = t1634 < t1584;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1636 = t1592 < t1585;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        const bool t1637 = t1635 & t1636;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
        if (t1637) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1638 = t1634 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1639 = t1592 ^ t1638;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1640 = t1634 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1641 = t1639 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1642 = t1640 + t1641;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1643 = t41 + t1642;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 row_161;
            u32 row_162;
            u32 row_163;
            u32 row_164;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_161), "=r"(row_162), "=r"(row_163), "=r"(row_164) : "r"(t1643) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1644 = (u64)t1634 * t1587;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1645 = t1583 + t1644;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1646 = (u64)t1592 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1647 = t1645 + t1646;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1647), "r"(row_161), "r"(row_162), "r"(row_163), "r"(row_164) : "memory");
        }
    }
}
