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
    const u32 t1 = seq_k + 63u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 6u;
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t3 = (u32)__cvta_generic_to_shared(smem);
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 place = t3 + 214112u;
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
    const u32 t30 = t26 << 6u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t28 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t32 = t28 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t33 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t33 >> 6u;
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
    const u32 t41 = smem_1 + 32768u;
    const u32 t42 = t41 + 32768u;
    const u32 t43 = t42 + 65536u;
    const u32 after = t43 + 65536u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 8192u;
    const u32 p = statistics_2 + 1024u;
    const u32 sums_2 = p + 8192u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t48 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t48) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(sums_2) : "memory");
        const u32 t49 = sums_2 + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t49) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t50 = sums_2 + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t50) : "memory");
        const u32 t51 = sums_2 + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t51) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t52 = sums_2 + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t52) : "memory");
        const u32 t53 = sums_2 + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t53) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t54 = sums_2 + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t54) : "memory");
        const u32 t55 = sums_2 + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t55) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t56 = sums_2 + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t56) : "memory");
        const u32 t57 = sums_2 + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t57) : "memory");
#line 100 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t58 = sums_2 + 80u;
#line 100 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t58) : "memory");
        const u32 t59 = sums_2 + 80u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t60 = t59 + 8u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
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
            const u32 count_2 = count * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t64 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t65 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
            u32 head = t64;
            u32 block = t65;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
                const u32 t66 = i + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
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
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(sums_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(sums_2), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t71 = smem_1 + 8192u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t71), "l"(k), "r"(sums_2), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t72 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t72), "l"(k), "r"(sums_2), "r"(128u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t73 = smem_1 + 24576u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t73), "l"(k), "r"(sums_2), "r"(192u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t75 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t76 = t75 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t77 = sums_2 + t76;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t78 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t79 = t78 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t80 = t79 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t77), "r"(t80) : "memory");
                const u32 t81 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t82 = t81 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t83 = sums_2 + t82;
                const u32 t84 = slot << 15u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t85 = t42 + t84;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t86 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t87 = t86 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t88 = t87 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t89 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t88 + t89;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t91 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t93;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t93) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t94 = t93 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t94) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 33280;" :  : "r"(t83) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t85), "l"(q), "r"(t83), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t95 = t85 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t95), "l"(q), "r"(t83), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t96 = t85 + 16384u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t96), "l"(q), "r"(t83), "r"(128u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t97 = t85 + 24576u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t97), "l"(q), "r"(t83), "r"(192u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t98 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t99 = statistics_2 + t98;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t99), "l"(statistics), "r"(t83), "r"(0u), "r"(0u), "r"(t91), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t100 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t100) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t101 = sums_2 + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t102;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t102) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t103 = t102 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t103) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t101) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t41), "l"(v), "r"(t101), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t104 = t41 + 8192u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t104), "l"(v), "r"(t101), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t105 = t41 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t105), "l"(v), "r"(t101), "r"(128u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t106 = t41 + 24576u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t106), "l"(v), "r"(t101), "r"(192u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t108 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t109 = t108 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t110 = sums_2 + t109;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t111 = i >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t112 = t111 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t113 = t112 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t110), "r"(t113) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t114 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t115 = t114 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t116 = sums_2 + t115;
                const u32 t117 = slot_2 << 15u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t118 = t43 + t117;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t120;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t120) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t121 = t120 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t121) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t116) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t118), "l"(d_o), "r"(t116), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t122 = t118 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t122), "l"(d_o), "r"(t116), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t123 = t118 + 16384u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t123), "l"(d_o), "r"(t116), "r"(128u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t124 = t118 + 24576u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t124), "l"(d_o), "r"(t116), "r"(192u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head = t32 * group;
                const u32 t126 = head + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t127 = first_head + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps = t126 == t127;
                const u32 t129 = head + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t130 = wraps ? first_head : t129;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t131 = block - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t132 = wraps ? t131 : block;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                head = t130;
                block = t132;
            }
        }
#line 195 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t133 = warp == 1u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t133) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = count * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t135 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t136 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_2 = t135;
            u32 block_2 = t136;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
                const u32 t137 = i_2 + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                const bool t138 = t137 < count_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t139 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t140 = t139 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t141 = t140 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t142 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_2 = t141 + t142;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t144 = row_2 >> 6u;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
                const u32 index = t144 + 1u;
                const u64 t146 = (u64)index;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t147 = t146 * turns_stride0;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t148 = t147 * 4ull;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t149 = turns + t148;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t150 = seq_k + 63u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
                const u32 all = t150 >> 6u;
#line 393 "fa-kernels/src/attention/backward/turns.rs"
                const u32 number = t30 >> 6u;
                const u32 t153 = number + 1u;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
                const bool t154 = t153 == all;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t155 = number + 1u;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t156 = t154 ? 0u : t155;
#line 232 "fa-kernels/src/attention/backward/turns.rs"
                while (true) {
#line 232 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t157;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t157) : "l"(t149) : "memory");
#line 232 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t158 = t157 != number;
                    if (!t158) break;
                }
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                u32 t161;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t161) : );
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t162 = t161 == 1u;
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t162) {
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    const u32 t163 = sums_2 + 80u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t163) : "memory");
                }
                const u32 t164 = sums_2 + 80u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t165 = t164 + 8u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t166 = i_2 & 1u;
#line 22 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t165), "r"(t166) : "memory");
                u32 t167;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t167) : );
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t168 = t167 == 1u;
#line 23 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t168) {
#line 251 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t149), "r"(t156) : "memory");
                }
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_2 = t32 * group;
                const u32 t170 = head_2 + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t171 = first_head_2 + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_2 = t170 == t171;
                const u32 t173 = head_2 + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t174 = wraps_2 ? first_head_2 : t173;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t175 = block_2 - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t176 = wraps_2 ? t175 : block_2;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                head_2 = t174;
                block_2 = t176;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t178 = index_2 == 0u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t178) {
            const u32 t179 = warp & 3u;
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
            const u32 t180 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t181 = t180 != 0u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t181) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(sums_2), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t182 = sums_2 + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t182), "r"(0u) : "memory");
#line 120 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t183;
                asm volatile("mov.b32 %0, %1;" : "=r"(t183) : "r"(smem_1));
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t184 = t183 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t185 = t42 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t186 = t184 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t187 = (u64)t186;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t188 = t187 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t189 = t185 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t190 = (u64)t189;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t191 = t190 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t192 = t184 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t193 = (u64)t192;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t194 = t193 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t195 = t185 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t196 = (u64)t195;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t197 = t196 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t198 = t184 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t199 = (u64)t198;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t200 = t199 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t201 = t185 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t202 = (u64)t201;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t203 = t202 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t204 = t184 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t205 = (u64)t204;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t206 = t205 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t207 = t185 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t208 = (u64)t207;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t209 = t208 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t210 = t184 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t211 = (u64)t210;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t212 = t211 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t213 = t185 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t214 = (u64)t213;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t215 = t214 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t216 = t184 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t217 = (u64)t216;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t218 = t217 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t219 = t185 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t220 = (u64)t219;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t221 = t220 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t222 = t184 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t223 = (u64)t222;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t224 = t223 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t225 = t185 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t226 = (u64)t225;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t227 = t226 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t228 = t184 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t229 = (u64)t228;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t230 = t229 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t231 = t185 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t232 = (u64)t231;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t233 = t232 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t234 = t184 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t235 = (u64)t234;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t236 = t235 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t237 = t185 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t238 = (u64)t237;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t239 = t238 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t240 = t184 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t241 = (u64)t240;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t242 = t241 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t243 = t185 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t244 = (u64)t243;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t245 = t244 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t246 = t184 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t247 = (u64)t246;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t248 = t247 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t249 = t185 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t250 = (u64)t249;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t251 = t250 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t252 = t184 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t253 = (u64)t252;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t254 = t253 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t255 = t185 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t256 = (u64)t255;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t257 = t256 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t258 = t184 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t259 = (u64)t258;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t260 = t259 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t261 = t185 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t262 = (u64)t261;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t263 = t262 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t264 = t184 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t265 = (u64)t264;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t266 = t265 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t267 = t185 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t268 = (u64)t267;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t269 = t268 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t270 = t184 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t271 = (u64)t270;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t272 = t271 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t273 = t185 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t274 = (u64)t273;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t275 = t274 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t276 = t184 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t277 = (u64)t276;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t278 = t277 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t279 = t185 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t280 = (u64)t279;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t281 = t280 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t188), "l"(t191), "l"(t194), "l"(t197), "l"(t200), "l"(t203), "l"(t206), "l"(t209), "l"(t212), "l"(t215), "l"(t218), "l"(t221), "l"(t224), "l"(t227), "l"(t230), "l"(t233), "l"(t236), "l"(t239), "l"(t242), "l"(t245), "l"(t248), "l"(t251), "l"(t254), "l"(t257), "l"(t260), "l"(t263), "l"(t266), "l"(t269), "l"(t272), "l"(t275), "l"(t278), "l"(t281) : "memory");
#line 126 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_4 = count * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t283 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t284 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
                u32 head_3 = t283;
                u32 block_3 = t284;
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
                    const u32 t285 = i_3 + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t286 = t285 < count_4;
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t287 = block_3 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t288 = block_3 << 6u;
                    const u32 t289 = t30 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = seq_k < t289;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (right) {
                        const u32 t291 = t179 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u32 t292 = t30 + t291;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t293 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t292 + t293;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t295 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t296 = t295 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t297 = t287 + t296;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t298 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t299 = t298 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t300 = t287 + t299;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t301 = t300 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t302 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end = t302 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t305 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t305;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t307 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t307;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t308 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_2 = t308 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t311 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t311;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t313 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t313;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t314 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t315 = t314 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t316 = t287 + t315;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t317 = t316 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t318 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t319 = t318 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t320 = t287 + t319;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t321 = t320 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t322 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_3 = t322 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t325 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t325;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t327 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t327;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t328 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_4 = t328 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t331 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t331;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t333 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t333;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t334 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t335 = t334 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t336 = t287 + t335;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t337 = t336 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t338 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t339 = t338 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t340 = t287 + t339;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t341 = t340 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t342 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_5 = t342 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t345 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t345;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t347 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t347;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t348 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_6 = t348 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t351 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t351;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t353 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t353;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t354 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t355 = t354 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t356 = t287 + t355;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t357 = t356 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t358 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t359 = t358 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t360 = t287 + t359;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t361 = t360 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t362 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_7 = t362 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t365 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t365;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t367 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t367;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t368 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_8 = t368 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t371 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t371;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t373 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t373;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t374 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t375 = t374 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t376 = t287 + t375;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t377 = t376 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t378 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t379 = t378 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t380 = t287 + t379;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t381 = t380 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t382 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_9 = t382 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t385 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t385;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t387 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t387;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t388 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t388 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t391 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t391;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t393 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t393;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t394 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t395 = t394 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t396 = t287 + t395;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t397 = t396 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t398 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t399 = t398 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t400 = t287 + t399;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t401 = t400 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t402 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_11 = t402 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t405 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t405;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t407 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t407;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t408 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_12 = t408 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t411 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t411;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t413 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t413;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t414 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t415 = t414 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t416 = t287 + t415;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t417 = t416 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t418 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t419 = t418 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t420 = t287 + t419;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t421 = t420 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t422 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t422 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t425 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t425;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t427 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t427;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t428 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_14 = t428 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t431 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t431;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t433 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t433;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t434 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t435 = t434 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t436 = t287 + t435;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t437 = t436 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t438 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t439 = t438 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t440 = t287 + t439;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t441 = t440 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t442 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_15 = t442 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t445 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t445;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t447 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t447;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t448 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_16 = t448 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t451 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t451;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t453 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t453;
                    }
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_3 & 1u;
                    const u32 t455 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t456 = statistics_2 + t455;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t457 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t458 = t457 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t459 = t456 + t458;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    u32 row_6;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t459) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t461;
                    asm("mov.b32 %0, %1;" : "=f"(t461) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_5));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t463;
                    asm("mov.b32 %0, %1;" : "=f"(t463) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t464 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t465;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t465) : "f"(s), "f"(scale_log2), "f"(t464));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t466;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t466) : "f"(t465));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t466;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t467 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t468;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(s_2), "f"(scale_log2), "f"(t467));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t469;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t469) : "f"(t468));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t469;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t470 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t471;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t471) : "f"(s_3), "f"(scale_log2), "f"(t470));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t472;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(t471));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t472;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t473 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(s_4), "f"(scale_log2), "f"(t473));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t475;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t475) : "f"(t474));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t475;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    u32 row_10;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t459) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t477;
                    asm("mov.b32 %0, %1;" : "=f"(t477) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t479;
                    asm("mov.b32 %0, %1;" : "=f"(t479) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t480 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t481;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t481) : "f"(s_5), "f"(scale_log2), "f"(t480));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t482;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t482;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t483 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t484;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(s_6), "f"(scale_log2), "f"(t483));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t485;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(t484));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t485;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t486 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t487;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(s_7), "f"(scale_log2), "f"(t486));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t488;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(t487));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t488;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t489 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t490;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(s_8), "f"(scale_log2), "f"(t489));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t491;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(t490));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t491;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    u32 row_14;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t459) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t493;
                    asm("mov.b32 %0, %1;" : "=f"(t493) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t495;
                    asm("mov.b32 %0, %1;" : "=f"(t495) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t496 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t497;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(s_9), "f"(scale_log2), "f"(t496));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t498;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(t497));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t498;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t499 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t500;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(s_10), "f"(scale_log2), "f"(t499));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t501;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t501) : "f"(t500));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t501;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t502 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t503;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(s_11), "f"(scale_log2), "f"(t502));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t504;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t504;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t505 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t506;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(s_12), "f"(scale_log2), "f"(t505));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t507;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    u32 row_18;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t459) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t509;
                    asm("mov.b32 %0, %1;" : "=f"(t509) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t511;
                    asm("mov.b32 %0, %1;" : "=f"(t511) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t512 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t513;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(s_13), "f"(scale_log2), "f"(t512));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t514;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t514;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t515 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t516;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(s_14), "f"(scale_log2), "f"(t515));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t517;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t517;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t518 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t519;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(s_15), "f"(scale_log2), "f"(t518));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t520;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(t519));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t520;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t521 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(s_16), "f"(scale_log2), "f"(t521));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(t522));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t523;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    u32 row_22;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t459) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t525;
                    asm("mov.b32 %0, %1;" : "=f"(t525) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t527;
                    asm("mov.b32 %0, %1;" : "=f"(t527) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t528 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t529;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(s_17), "f"(scale_log2), "f"(t528));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t530;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t530) : "f"(t529));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t530;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t531 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t532;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(s_18), "f"(scale_log2), "f"(t531));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t533;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t533) : "f"(t532));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t533;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t534 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t535;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(s_19), "f"(scale_log2), "f"(t534));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t536;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t536) : "f"(t535));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t536;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t537 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(s_20), "f"(scale_log2), "f"(t537));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(t538));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t539;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    u32 row_26;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t459) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t541;
                    asm("mov.b32 %0, %1;" : "=f"(t541) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t543;
                    asm("mov.b32 %0, %1;" : "=f"(t543) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t544 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t545;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(s_21), "f"(scale_log2), "f"(t544));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t546;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(t545));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t546;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t547 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t548;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(s_22), "f"(scale_log2), "f"(t547));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(t548));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t549;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t550 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(s_23), "f"(scale_log2), "f"(t550));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t552;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t552;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t553 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(s_24), "f"(scale_log2), "f"(t553));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(t554));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t555;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    u32 row_30;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t459) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t557;
                    asm("mov.b32 %0, %1;" : "=f"(t557) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t559;
                    asm("mov.b32 %0, %1;" : "=f"(t559) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t560 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t561;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t561) : "f"(s_25), "f"(scale_log2), "f"(t560));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t562;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t562;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t563 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t564;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(s_26), "f"(scale_log2), "f"(t563));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t565;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(t564));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t565;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t566 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t567;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(s_27), "f"(scale_log2), "f"(t566));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t568;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(t567));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t568;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t569 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t570;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(s_28), "f"(scale_log2), "f"(t569));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t571;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t571;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    u32 row_34;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t459) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t573;
                    asm("mov.b32 %0, %1;" : "=f"(t573) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t575;
                    asm("mov.b32 %0, %1;" : "=f"(t575) : "r"(row_34));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t576 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t577;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(s_29), "f"(scale_log2), "f"(t576));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t578;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t578) : "f"(t577));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t578;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t579 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t580;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(s_30), "f"(scale_log2), "f"(t579));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(t580));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t581;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t582 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(s_31), "f"(scale_log2), "f"(t582));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t584;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t584;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t585 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(s_32), "f"(scale_log2), "f"(t585));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t587;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t587;
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t588;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t588) : "f"(s), "f"(s_2));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t589;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t589) : "f"(s_3), "f"(s_4));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t590;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t590) : "f"(s_5), "f"(s_6));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t591;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t591) : "f"(s_7), "f"(s_8));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t592;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t592) : "f"(s_9), "f"(s_10));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t593;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t593) : "f"(s_11), "f"(s_12));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t594;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t594) : "f"(s_13), "f"(s_14));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t595;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t595) : "f"(s_15), "f"(s_16));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t596;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t596) : "f"(s_17), "f"(s_18));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t597;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t597) : "f"(s_19), "f"(s_20));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t598;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t598) : "f"(s_21), "f"(s_22));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t599;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t599) : "f"(s_23), "f"(s_24));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t600;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t600) : "f"(s_25), "f"(s_26));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t601;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t601) : "f"(s_27), "f"(s_28));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t602;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t602) : "f"(s_29), "f"(s_30));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t603;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t603) : "f"(s_31), "f"(s_32));
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t604 = t179 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t605 = p + t604;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t606 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t607 = t605 + t606;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t607), "r"(t588), "r"(t589), "r"(t590), "r"(t591) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t608 = t179 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t609 = p + t608;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t610 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t611 = t609 + t610;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t611), "r"(t592), "r"(t593), "r"(t594), "r"(t595) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t612 = t179 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t613 = p + t612;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t614 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t615 = t613 + t614;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t615), "r"(t596), "r"(t597), "r"(t598), "r"(t599) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t616 = t179 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t617 = p + t616;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t618 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t619 = t617 + t618;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t619), "r"(t600), "r"(t601), "r"(t602), "r"(t603) : "memory");
#line 113 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(3u) : "memory");
#line 78 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_3 & 1u;
                    const u32 t621 = slot_4 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t622 = t621 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t623 = sums_2 + t622;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t624 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t624) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t623) : "memory");
                    }
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t625 = i_3 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t626 = t625 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t627 = t626 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t628 = sums_2 + t627;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t629 = i_3 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t630 = t629 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t628), "r"(t630) : "memory");
#line 81 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t631 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t632 = t631 << 15u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t633 = t43 + t632;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t634 = t633 >> 4u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t635 = t634 + 33554432u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t636 = (u64)t635;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t637 = t636 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t638 = t634 + 33554560u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t639 = (u64)t638;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t640 = t639 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t641 = t634 + 33554688u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t642 = (u64)t641;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t643 = t642 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t644 = t634 + 33554816u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t645 = (u64)t644;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t646 = t645 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%133, %134, %135, %136}, %137, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%138, %139, %140, %141}, %142, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%143, %144, %145, %146}, %147, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) : "r"(t588), "r"(t589), "r"(t590), "r"(t591), "l"(t637), "r"(t592), "r"(t593), "r"(t594), "r"(t595), "l"(t640), "r"(t596), "r"(t597), "r"(t598), "r"(t599), "l"(t643), "r"(t600), "r"(t601), "r"(t602), "r"(t603), "l"(t646) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t647 = index_2 << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t648 = smem_1 + t647;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t649;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t649) : "r"(t648));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t650 = after >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t651 = t649 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t652 = t650 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t653 = (u64)t652;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t654 = t653 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t655 = t651 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t656 = (u64)t655;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t657 = t656 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t658 = t650 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t659 = (u64)t658;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t660 = t659 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t661 = t651 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t662 = (u64)t661;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t663 = t662 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t664 = t650 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t665 = (u64)t664;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t666 = t665 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t667 = t651 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t668 = (u64)t667;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t669 = t668 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t670 = t650 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t671 = (u64)t670;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t672 = t671 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t673 = t651 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t674 = (u64)t673;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t675 = t674 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32), "=&f"(dq_33), "=&f"(dq_34), "=&f"(dq_35), "=&f"(dq_36), "=&f"(dq_37), "=&f"(dq_38), "=&f"(dq_39), "=&f"(dq_40), "=&f"(dq_41), "=&f"(dq_42), "=&f"(dq_43), "=&f"(dq_44), "=&f"(dq_45), "=&f"(dq_46), "=&f"(dq_47), "=&f"(dq_48), "=&f"(dq_49), "=&f"(dq_50), "=&f"(dq_51), "=&f"(dq_52), "=&f"(dq_53), "=&f"(dq_54), "=&f"(dq_55), "=&f"(dq_56), "=&f"(dq_57), "=&f"(dq_58), "=&f"(dq_59), "=&f"(dq_60), "=&f"(dq_61), "=&f"(dq_62), "=&f"(dq_63), "=&f"(dq_64) : "l"(t654), "l"(t657), "l"(t660), "l"(t663), "l"(t666), "l"(t669), "l"(t672), "l"(t675) : "memory");
#line 87 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t676 = i_3 + 1u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next = t286 ? t676 : i_3;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t678 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t679 = t678 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t680 = t679 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t681 = sums_2 + t680;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t682 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t683 = t682 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t681), "r"(t683) : "memory");
#line 90 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) :  : "memory");
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t684 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t685 = t684 + head_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t686 = t685 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t687 = block_3 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_35 = t686 + t687;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t689 = t179 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_36 = row_35 + t689;
                    const u64 t691 = (u64)row_36;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t692 = t691 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t693 = t692 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t694 = sums + t693;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t695 = index_2 << 11u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t696 = (u64)t695 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 address = t694 + t696;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t698 = index_2 << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t699 = t698 + t179;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t700 = t699 << 13u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place_2 = sums_2 + t700;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t702 = sums_2 + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t703 = i_3 & 1u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t702), "r"(t703) : "memory");
#line 339 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t704 = t30 == 0u;
#line 81 "fa-kernels/src/attention/backward/sums.rs"
                    if (t704) {
                        const u32 t705 = lane << 2u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t706 = (u64)t705 * 4u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t707 = address + t706;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t708;
                        asm("mov.b32 %0, %1;" : "=r"(t708) : "f"(dq));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t709;
                        asm("mov.b32 %0, %1;" : "=r"(t709) : "f"(dq_2));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t710;
                        asm("mov.b32 %0, %1;" : "=r"(t710) : "f"(dq_3));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t711;
                        asm("mov.b32 %0, %1;" : "=r"(t711) : "f"(dq_4));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t708), "r"(t709), "r"(t710), "r"(t711) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t712;
                        asm("mov.b32 %0, %1;" : "=r"(t712) : "f"(dq_5));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t713;
                        asm("mov.b32 %0, %1;" : "=r"(t713) : "f"(dq_6));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t714;
                        asm("mov.b32 %0, %1;" : "=r"(t714) : "f"(dq_7));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t715;
                        asm("mov.b32 %0, %1;" : "=r"(t715) : "f"(dq_8));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t712), "r"(t713), "r"(t714), "r"(t715) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t716;
                        asm("mov.b32 %0, %1;" : "=r"(t716) : "f"(dq_9));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t717;
                        asm("mov.b32 %0, %1;" : "=r"(t717) : "f"(dq_10));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t718;
                        asm("mov.b32 %0, %1;" : "=r"(t718) : "f"(dq_11));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t719;
                        asm("mov.b32 %0, %1;" : "=r"(t719) : "f"(dq_12));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t716), "r"(t717), "r"(t718), "r"(t719) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t720;
                        asm("mov.b32 %0, %1;" : "=r"(t720) : "f"(dq_13));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t721;
                        asm("mov.b32 %0, %1;" : "=r"(t721) : "f"(dq_14));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t722;
                        asm("mov.b32 %0, %1;" : "=r"(t722) : "f"(dq_15));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t723;
                        asm("mov.b32 %0, %1;" : "=r"(t723) : "f"(dq_16));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t720), "r"(t721), "r"(t722), "r"(t723) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t724;
                        asm("mov.b32 %0, %1;" : "=r"(t724) : "f"(dq_17));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t725;
                        asm("mov.b32 %0, %1;" : "=r"(t725) : "f"(dq_18));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t726;
                        asm("mov.b32 %0, %1;" : "=r"(t726) : "f"(dq_19));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t727;
                        asm("mov.b32 %0, %1;" : "=r"(t727) : "f"(dq_20));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t724), "r"(t725), "r"(t726), "r"(t727) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t728;
                        asm("mov.b32 %0, %1;" : "=r"(t728) : "f"(dq_21));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t729;
                        asm("mov.b32 %0, %1;" : "=r"(t729) : "f"(dq_22));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t730;
                        asm("mov.b32 %0, %1;" : "=r"(t730) : "f"(dq_23));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t731;
                        asm("mov.b32 %0, %1;" : "=r"(t731) : "f"(dq_24));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t728), "r"(t729), "r"(t730), "r"(t731) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t732;
                        asm("mov.b32 %0, %1;" : "=r"(t732) : "f"(dq_25));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t733;
                        asm("mov.b32 %0, %1;" : "=r"(t733) : "f"(dq_26));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t734;
                        asm("mov.b32 %0, %1;" : "=r"(t734) : "f"(dq_27));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t735;
                        asm("mov.b32 %0, %1;" : "=r"(t735) : "f"(dq_28));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t732), "r"(t733), "r"(t734), "r"(t735) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t736;
                        asm("mov.b32 %0, %1;" : "=r"(t736) : "f"(dq_29));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t737;
                        asm("mov.b32 %0, %1;" : "=r"(t737) : "f"(dq_30));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t738;
                        asm("mov.b32 %0, %1;" : "=r"(t738) : "f"(dq_31));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t739;
                        asm("mov.b32 %0, %1;" : "=r"(t739) : "f"(dq_32));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t736), "r"(t737), "r"(t738), "r"(t739) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t740;
                        asm("mov.b32 %0, %1;" : "=r"(t740) : "f"(dq_33));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t741;
                        asm("mov.b32 %0, %1;" : "=r"(t741) : "f"(dq_34));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t742;
                        asm("mov.b32 %0, %1;" : "=r"(t742) : "f"(dq_35));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t743;
                        asm("mov.b32 %0, %1;" : "=r"(t743) : "f"(dq_36));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t740), "r"(t741), "r"(t742), "r"(t743) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t744;
                        asm("mov.b32 %0, %1;" : "=r"(t744) : "f"(dq_37));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t745;
                        asm("mov.b32 %0, %1;" : "=r"(t745) : "f"(dq_38));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t746;
                        asm("mov.b32 %0, %1;" : "=r"(t746) : "f"(dq_39));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t747;
                        asm("mov.b32 %0, %1;" : "=r"(t747) : "f"(dq_40));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t744), "r"(t745), "r"(t746), "r"(t747) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t748;
                        asm("mov.b32 %0, %1;" : "=r"(t748) : "f"(dq_41));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t749;
                        asm("mov.b32 %0, %1;" : "=r"(t749) : "f"(dq_42));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t750;
                        asm("mov.b32 %0, %1;" : "=r"(t750) : "f"(dq_43));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t751;
                        asm("mov.b32 %0, %1;" : "=r"(t751) : "f"(dq_44));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t748), "r"(t749), "r"(t750), "r"(t751) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t752;
                        asm("mov.b32 %0, %1;" : "=r"(t752) : "f"(dq_45));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t753;
                        asm("mov.b32 %0, %1;" : "=r"(t753) : "f"(dq_46));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t754;
                        asm("mov.b32 %0, %1;" : "=r"(t754) : "f"(dq_47));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t755;
                        asm("mov.b32 %0, %1;" : "=r"(t755) : "f"(dq_48));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t752), "r"(t753), "r"(t754), "r"(t755) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t756;
                        asm("mov.b32 %0, %1;" : "=r"(t756) : "f"(dq_49));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t757;
                        asm("mov.b32 %0, %1;" : "=r"(t757) : "f"(dq_50));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t758;
                        asm("mov.b32 %0, %1;" : "=r"(t758) : "f"(dq_51));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t759;
                        asm("mov.b32 %0, %1;" : "=r"(t759) : "f"(dq_52));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t756), "r"(t757), "r"(t758), "r"(t759) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t760;
                        asm("mov.b32 %0, %1;" : "=r"(t760) : "f"(dq_53));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t761;
                        asm("mov.b32 %0, %1;" : "=r"(t761) : "f"(dq_54));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t762;
                        asm("mov.b32 %0, %1;" : "=r"(t762) : "f"(dq_55));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t763;
                        asm("mov.b32 %0, %1;" : "=r"(t763) : "f"(dq_56));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t760), "r"(t761), "r"(t762), "r"(t763) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t764;
                        asm("mov.b32 %0, %1;" : "=r"(t764) : "f"(dq_57));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t765;
                        asm("mov.b32 %0, %1;" : "=r"(t765) : "f"(dq_58));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t766;
                        asm("mov.b32 %0, %1;" : "=r"(t766) : "f"(dq_59));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t767;
                        asm("mov.b32 %0, %1;" : "=r"(t767) : "f"(dq_60));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t764), "r"(t765), "r"(t766), "r"(t767) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t768;
                        asm("mov.b32 %0, %1;" : "=r"(t768) : "f"(dq_61));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t769;
                        asm("mov.b32 %0, %1;" : "=r"(t769) : "f"(dq_62));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t770;
                        asm("mov.b32 %0, %1;" : "=r"(t770) : "f"(dq_63));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t771;
                        asm("mov.b32 %0, %1;" : "=r"(t771) : "f"(dq_64));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(t707), "r"(t768), "r"(t769), "r"(t770), "r"(t771) : "memory");
                    } else {
                        const u32 t772 = lane << 2u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t773 = (u64)t772 * 4u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t774 = address + t773;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_33), "f"(dq_34), "f"(dq_35), "f"(dq_36) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_37), "f"(dq_38), "f"(dq_39), "f"(dq_40) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_41), "f"(dq_42), "f"(dq_43), "f"(dq_44) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_45), "f"(dq_46), "f"(dq_47), "f"(dq_48) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_49), "f"(dq_50), "f"(dq_51), "f"(dq_52) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_53), "f"(dq_54), "f"(dq_55), "f"(dq_56) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_57), "f"(dq_58), "f"(dq_59), "f"(dq_60) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(t774), "f"(dq_61), "f"(dq_62), "f"(dq_63), "f"(dq_64) : "memory");
                    }
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t775 = sums_2 + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t776 = t775 + 8u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t777 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t777) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t776) : "memory");
                    }
#line 93 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t588), "r"(t589), "r"(t590), "r"(t591) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t592), "r"(t593), "r"(t594), "r"(t595) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t596), "r"(t597), "r"(t598), "r"(t599) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t600), "r"(t601), "r"(t602), "r"(t603) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_5 = i_3 & 1u;
                    const u32 t779 = slot_5 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t780 = t779 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t781 = sums_2 + t780;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t782 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t782) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t781) : "memory");
                    }
#line 120 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t783;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t783) : "r"(smem_1));
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t784 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t785 = t784 << 15u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t786 = t42 + t785;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t787 = t783 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t788 = t786 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t789 = t787 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t790 = (u64)t789;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t791 = t790 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t792 = t788 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t793 = (u64)t792;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t794 = t793 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t795 = t787 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t796 = (u64)t795;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t797 = t796 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t798 = t788 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t799 = (u64)t798;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t800 = t799 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t801 = t787 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t802 = (u64)t801;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t803 = t802 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t804 = t788 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t805 = (u64)t804;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t806 = t805 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t807 = t787 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t808 = (u64)t807;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t809 = t808 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t810 = t788 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t811 = (u64)t810;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t812 = t811 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t813 = t787 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t814 = (u64)t813;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t815 = t814 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t816 = t788 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t817 = (u64)t816;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t818 = t817 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t819 = t787 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t820 = (u64)t819;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t821 = t820 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t822 = t788 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t823 = (u64)t822;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t824 = t823 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t825 = t787 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t826 = (u64)t825;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t827 = t826 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t828 = t788 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t829 = (u64)t828;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t830 = t829 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t831 = t787 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t832 = (u64)t831;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t833 = t832 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t834 = t788 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t835 = (u64)t834;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t836 = t835 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t837 = t787 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t838 = (u64)t837;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t839 = t838 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t840 = t788 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t841 = (u64)t840;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t842 = t841 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t843 = t787 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t844 = (u64)t843;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t845 = t844 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t846 = t788 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t847 = (u64)t846;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t848 = t847 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t849 = t787 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t850 = (u64)t849;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t851 = t850 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t852 = t788 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t853 = (u64)t852;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t854 = t853 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t855 = t787 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t856 = (u64)t855;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t857 = t856 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t858 = t788 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t859 = (u64)t858;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t860 = t859 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t861 = t787 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t862 = (u64)t861;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t863 = t862 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t864 = t788 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t865 = (u64)t864;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t866 = t865 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t867 = t787 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t868 = (u64)t867;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t869 = t868 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t870 = t788 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t871 = (u64)t870;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t872 = t871 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t873 = t787 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t874 = (u64)t873;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t875 = t874 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t876 = t788 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t877 = (u64)t876;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t878 = t877 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t879 = t787 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t880 = (u64)t879;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t881 = t880 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t882 = t788 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t883 = (u64)t882;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t884 = t883 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t791), "l"(t794), "l"(t797), "l"(t800), "l"(t803), "l"(t806), "l"(t809), "l"(t812), "l"(t815), "l"(t818), "l"(t821), "l"(t824), "l"(t827), "l"(t830), "l"(t833), "l"(t836), "l"(t839), "l"(t842), "l"(t845), "l"(t848), "l"(t851), "l"(t854), "l"(t857), "l"(t860), "l"(t863), "l"(t866), "l"(t869), "l"(t872), "l"(t875), "l"(t878), "l"(t881), "l"(t884) : "memory");
#line 126 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address) : "memory");
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 first_head_3 = t32 * group;
                    const u32 t886 = head_3 + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t887 = first_head_3 + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                    const bool wraps_3 = t886 == t887;
                    const u32 t889 = head_3 + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t890 = wraps_3 ? first_head_3 : t889;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t891 = block_3 - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t892 = wraps_3 ? t891 : block_3;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                    head_3 = t890;
                    block_3 = t892;
                }
            }
#line 64 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t893 = t41 + 8192u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t894 = t41 + 16384u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t895 = t41 + 24576u;
            const u32 t896 = t179 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t897;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t897) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t898;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t898) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t899;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t899) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t900;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t900) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t901;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t901) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t902;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t902) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t903;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t904;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t905;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t906;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t907;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t908;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t908) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t909;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t910;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t910) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t911;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t911) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t912;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t913;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t914;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t915;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t916;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t917;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t917) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t918;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t918) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t919;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t919) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t920;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t920) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t921;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t921) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t922;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t923;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t923) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t924;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t924) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t925;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t926;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t926) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t927;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t927) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t928;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t928) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t929;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t929) : "f"(dv_66), "f"(dv_67));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t930;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(dv_68), "f"(dv_69));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t931;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t931) : "f"(dv_70), "f"(dv_71));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t932;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t932) : "f"(dv_72), "f"(dv_73));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t933;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t933) : "f"(dv_74), "f"(dv_75));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t934;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t934) : "f"(dv_76), "f"(dv_77));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t935;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t935) : "f"(dv_78), "f"(dv_79));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t936;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t936) : "f"(dv_80), "f"(dv_81));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t937;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t937) : "f"(dv_82), "f"(dv_83));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t938;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t938) : "f"(dv_84), "f"(dv_85));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t939;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t939) : "f"(dv_86), "f"(dv_87));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t940;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t940) : "f"(dv_88), "f"(dv_89));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t941;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t941) : "f"(dv_90), "f"(dv_91));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t942;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t942) : "f"(dv_92), "f"(dv_93));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t943;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t943) : "f"(dv_94), "f"(dv_95));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t944;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t944) : "f"(dv_96), "f"(dv_97));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t945;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t945) : "f"(dv_98), "f"(dv_99));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t946;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t946) : "f"(dv_100), "f"(dv_101));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t947;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t947) : "f"(dv_102), "f"(dv_103));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t948;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t948) : "f"(dv_104), "f"(dv_105));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t949;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t949) : "f"(dv_106), "f"(dv_107));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t950;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t950) : "f"(dv_108), "f"(dv_109));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t951;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t951) : "f"(dv_110), "f"(dv_111));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t952;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t952) : "f"(dv_112), "f"(dv_113));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t953;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t953) : "f"(dv_114), "f"(dv_115));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t954;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t954) : "f"(dv_116), "f"(dv_117));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t955;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t955) : "f"(dv_118), "f"(dv_119));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t956;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t956) : "f"(dv_120), "f"(dv_121));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t957;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t957) : "f"(dv_122), "f"(dv_123));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t958;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t958) : "f"(dv_124), "f"(dv_125));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t959;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t959) : "f"(dv_126), "f"(dv_127));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t960;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t960) : "f"(dv_128), "f"(dv_129));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t961 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t962 = t896 + t961;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t963 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t964 = t962 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t965 = t963 ^ t964;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t966 = t962 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t967 = t965 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t968 = t966 + t967;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t969 = t41 + t968;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t969), "r"(t897), "r"(t898), "r"(t899), "r"(t900) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t970 = t968 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t971 = t41 + t970;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t971), "r"(t901), "r"(t902), "r"(t903), "r"(t904) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t972 = t968 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t973 = t41 + t972;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t973), "r"(t905), "r"(t906), "r"(t907), "r"(t908) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t974 = t968 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t975 = t41 + t974;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t975), "r"(t909), "r"(t910), "r"(t911), "r"(t912) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t976 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t977 = t896 + t976;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t978 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t979 = t977 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t980 = t978 ^ t979;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t981 = t977 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t982 = t980 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t983 = t981 + t982;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t984 = t893 + t983;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t984), "r"(t913), "r"(t914), "r"(t915), "r"(t916) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t985 = t983 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t986 = t893 + t985;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t986), "r"(t917), "r"(t918), "r"(t919), "r"(t920) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t987 = t983 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t988 = t893 + t987;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t988), "r"(t921), "r"(t922), "r"(t923), "r"(t924) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t989 = t983 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t990 = t893 + t989;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t990), "r"(t925), "r"(t926), "r"(t927), "r"(t928) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t991 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t992 = t896 + t991;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t993 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t994 = t992 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t995 = t993 ^ t994;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t996 = t992 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t997 = t995 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t998 = t996 + t997;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t999 = t894 + t998;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t999), "r"(t929), "r"(t930), "r"(t931), "r"(t932) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1000 = t998 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1001 = t894 + t1000;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1001), "r"(t933), "r"(t934), "r"(t935), "r"(t936) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1002 = t998 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1003 = t894 + t1002;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1003), "r"(t937), "r"(t938), "r"(t939), "r"(t940) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1004 = t998 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1005 = t894 + t1004;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1005), "r"(t941), "r"(t942), "r"(t943), "r"(t944) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1006 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1007 = t896 + t1006;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1008 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1009 = t1007 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1010 = t1008 ^ t1009;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1011 = t1007 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1012 = t1010 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1013 = t1011 + t1012;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1014 = t895 + t1013;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1014), "r"(t945), "r"(t946), "r"(t947), "r"(t948) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1015 = t1013 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1016 = t895 + t1015;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1016), "r"(t949), "r"(t950), "r"(t951), "r"(t952) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1017 = t1013 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1018 = t895 + t1017;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1018), "r"(t953), "r"(t954), "r"(t955), "r"(t956) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1019 = t1013 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1020 = t895 + t1019;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1020), "r"(t957), "r"(t958), "r"(t959), "r"(t960) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1021 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1022 = t1021 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1023 = t1022 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1024 = dv + t1023;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1025 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1026 = t1025 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1027 = t1026 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1028 = t1024 + t1027;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1029 = (u64)t32;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1030 = t1029 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1031 = t1030 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1032 = t1028 + t1031;
            const u32 t1033 = seq_k - t30;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1034 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1035 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1036 = t1035 << 1u;
            const u32 t1037 = t179 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1038 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1039 = t1037 + t1038;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1040 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1041 = t1039 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1042 = t1040 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1043 = t1041 & t1042;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1043) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1044 = t1039 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1045 = t1040 ^ t1044;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1046 = t1039 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1047 = t1045 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1048 = t1046 + t1047;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1049 = t41 + t1048;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_37;
                u32 row_38;
                u32 row_39;
                u32 row_40;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t1049) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1050 = (u64)t1039 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1051 = t1032 + t1050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1052 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1053 = t1051 + t1052;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1053), "r"(row_37), "r"(row_38), "r"(row_39), "r"(row_40) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1054 = t1039 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1055 = t1054 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1056 = t1040 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1057 = t1055 & t1056;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1057) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1058 = t1054 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1059 = t1040 ^ t1058;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1060 = t1054 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1061 = t1059 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1062 = t1060 + t1061;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1063 = t41 + t1062;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_41;
                u32 row_42;
                u32 row_43;
                u32 row_44;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t1063) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1064 = (u64)t1054 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1065 = t1032 + t1064;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1066 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1067 = t1065 + t1066;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1067), "r"(row_41), "r"(row_42), "r"(row_43), "r"(row_44) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1068 = t1039 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1069 = t1068 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1070 = t1040 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1071 = t1069 & t1070;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1071) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1072 = t1068 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1073 = t1040 ^ t1072;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1074 = t1068 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1075 = t1073 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1076 = t1074 + t1075;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1077 = t41 + t1076;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_45;
                u32 row_46;
                u32 row_47;
                u32 row_48;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t1077) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1078 = (u64)t1068 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1079 = t1032 + t1078;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1080 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1081 = t1079 + t1080;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1081), "r"(row_45), "r"(row_46), "r"(row_47), "r"(row_48) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1082 = t1039 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1083 = t1082 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1084 = t1040 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1085 = t1083 & t1084;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1085) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1086 = t1082 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1087 = t1040 ^ t1086;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1088 = t1082 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1089 = t1087 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1090 = t1088 + t1089;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1091 = t41 + t1090;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_49;
                u32 row_50;
                u32 row_51;
                u32 row_52;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t1091) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1092 = (u64)t1082 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1093 = t1032 + t1092;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1094 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1095 = t1093 + t1094;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1095), "r"(row_49), "r"(row_50), "r"(row_51), "r"(row_52) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1096 = t41 + 8192u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1097 = t1039 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1098 = t1040 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1099 = t1098 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1100 = t1097 & t1099;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1100) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1101 = t1039 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1102 = t1040 ^ t1101;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1103 = t1039 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1104 = t1102 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1105 = t1103 + t1104;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1106 = t1096 + t1105;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_53;
                u32 row_54;
                u32 row_55;
                u32 row_56;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t1106) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1107 = (u64)t1039 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1108 = t1032 + t1107;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1109 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1110 = t1108 + t1109;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1110), "r"(row_53), "r"(row_54), "r"(row_55), "r"(row_56) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1111 = t1039 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1112 = t1111 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1113 = t1040 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1114 = t1113 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1115 = t1112 & t1114;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1115) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1116 = t1111 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1117 = t1040 ^ t1116;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1118 = t1111 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1119 = t1117 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1120 = t1118 + t1119;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1121 = t1096 + t1120;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_57;
                u32 row_58;
                u32 row_59;
                u32 row_60;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t1121) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1122 = (u64)t1111 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1123 = t1032 + t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1124 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1125 = t1123 + t1124;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1125), "r"(row_57), "r"(row_58), "r"(row_59), "r"(row_60) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1126 = t1039 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1127 = t1126 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1128 = t1040 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1129 = t1128 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1130 = t1127 & t1129;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1130) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1131 = t1126 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1132 = t1040 ^ t1131;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1133 = t1126 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1134 = t1132 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1135 = t1133 + t1134;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1136 = t1096 + t1135;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_61;
                u32 row_62;
                u32 row_63;
                u32 row_64;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t1136) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1137 = (u64)t1126 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1138 = t1032 + t1137;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1139 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1140 = t1138 + t1139;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1140), "r"(row_61), "r"(row_62), "r"(row_63), "r"(row_64) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1141 = t1039 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1142 = t1141 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1143 = t1040 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1144 = t1143 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1145 = t1142 & t1144;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1145) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1146 = t1141 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1147 = t1040 ^ t1146;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1148 = t1141 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1149 = t1147 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1150 = t1148 + t1149;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1151 = t1096 + t1150;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_65;
                u32 row_66;
                u32 row_67;
                u32 row_68;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_65), "=r"(row_66), "=r"(row_67), "=r"(row_68) : "r"(t1151) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1152 = (u64)t1141 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1153 = t1032 + t1152;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1154 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1155 = t1153 + t1154;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1155), "r"(row_65), "r"(row_66), "r"(row_67), "r"(row_68) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1156 = t41 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1157 = t1039 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1158 = t1040 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1159 = t1158 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1160 = t1157 & t1159;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1160) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1161 = t1039 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1162 = t1040 ^ t1161;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1163 = t1039 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1164 = t1162 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1165 = t1163 + t1164;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1166 = t1156 + t1165;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_69;
                u32 row_70;
                u32 row_71;
                u32 row_72;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_69), "=r"(row_70), "=r"(row_71), "=r"(row_72) : "r"(t1166) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1167 = (u64)t1039 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1168 = t1032 + t1167;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1169 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1170 = t1168 + t1169;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1170), "r"(row_69), "r"(row_70), "r"(row_71), "r"(row_72) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1171 = t1039 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1172 = t1171 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1173 = t1040 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1174 = t1173 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1175 = t1172 & t1174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1175) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1176 = t1171 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1177 = t1040 ^ t1176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1178 = t1171 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1179 = t1177 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1180 = t1178 + t1179;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1181 = t1156 + t1180;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_73;
                u32 row_74;
                u32 row_75;
                u32 row_76;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_73), "=r"(row_74), "=r"(row_75), "=r"(row_76) : "r"(t1181) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1182 = (u64)t1171 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1183 = t1032 + t1182;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1184 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1185 = t1183 + t1184;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1185), "r"(row_73), "r"(row_74), "r"(row_75), "r"(row_76) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1186 = t1039 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1187 = t1186 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1188 = t1040 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1189 = t1188 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1190 = t1187 & t1189;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1190) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1191 = t1186 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1192 = t1040 ^ t1191;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1193 = t1186 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1194 = t1192 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1195 = t1193 + t1194;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1196 = t1156 + t1195;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_77;
                u32 row_78;
                u32 row_79;
                u32 row_80;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_77), "=r"(row_78), "=r"(row_79), "=r"(row_80) : "r"(t1196) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1197 = (u64)t1186 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1198 = t1032 + t1197;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1199 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1200 = t1198 + t1199;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1200), "r"(row_77), "r"(row_78), "r"(row_79), "r"(row_80) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1201 = t1039 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1202 = t1201 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1203 = t1040 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1204 = t1203 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1205 = t1202 & t1204;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1205) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1206 = t1201 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1207 = t1040 ^ t1206;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1208 = t1201 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1209 = t1207 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1210 = t1208 + t1209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1211 = t1156 + t1210;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_81;
                u32 row_82;
                u32 row_83;
                u32 row_84;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_81), "=r"(row_82), "=r"(row_83), "=r"(row_84) : "r"(t1211) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1212 = (u64)t1201 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1213 = t1032 + t1212;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1214 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1215 = t1213 + t1214;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1215), "r"(row_81), "r"(row_82), "r"(row_83), "r"(row_84) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1216 = t41 + 24576u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1217 = t1039 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1218 = t1040 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1219 = t1218 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1220 = t1217 & t1219;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1220) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1221 = t1039 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1222 = t1040 ^ t1221;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1223 = t1039 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1224 = t1222 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1225 = t1223 + t1224;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1226 = t1216 + t1225;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_85;
                u32 row_86;
                u32 row_87;
                u32 row_88;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_85), "=r"(row_86), "=r"(row_87), "=r"(row_88) : "r"(t1226) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1227 = (u64)t1039 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1228 = t1032 + t1227;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1229 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1230 = t1228 + t1229;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1230), "r"(row_85), "r"(row_86), "r"(row_87), "r"(row_88) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1231 = t1039 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1232 = t1231 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1233 = t1040 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1234 = t1233 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1235 = t1232 & t1234;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1235) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1236 = t1231 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1237 = t1040 ^ t1236;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1238 = t1231 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1239 = t1237 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1240 = t1238 + t1239;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1241 = t1216 + t1240;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_89;
                u32 row_90;
                u32 row_91;
                u32 row_92;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_89), "=r"(row_90), "=r"(row_91), "=r"(row_92) : "r"(t1241) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1242 = (u64)t1231 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1243 = t1032 + t1242;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1244 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1245 = t1243 + t1244;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1245), "r"(row_89), "r"(row_90), "r"(row_91), "r"(row_92) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1246 = t1039 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1247 = t1246 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1248 = t1040 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1249 = t1248 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1250 = t1247 & t1249;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1250) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1251 = t1246 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1252 = t1040 ^ t1251;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1253 = t1246 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1254 = t1252 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1255 = t1253 + t1254;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1256 = t1216 + t1255;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_93;
                u32 row_94;
                u32 row_95;
                u32 row_96;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_93), "=r"(row_94), "=r"(row_95), "=r"(row_96) : "r"(t1256) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1257 = (u64)t1246 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1258 = t1032 + t1257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1259 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1260 = t1258 + t1259;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1260), "r"(row_93), "r"(row_94), "r"(row_95), "r"(row_96) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1261 = t1039 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1262 = t1261 < t1033;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1263 = t1040 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1264 = t1263 < t1034;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1265 = t1262 & t1264;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1265) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1266 = t1261 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1267 = t1040 ^ t1266;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1268 = t1261 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1269 = t1267 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1270 = t1268 + t1269;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1271 = t1216 + t1270;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_97;
                u32 row_98;
                u32 row_99;
                u32 row_100;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_97), "=r"(row_98), "=r"(row_99), "=r"(row_100) : "r"(t1271) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1272 = (u64)t1261 * t1036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1273 = t1032 + t1272;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1274 = (u64)t1040 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1275 = t1273 + t1274;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1275), "r"(row_97), "r"(row_98), "r"(row_99), "r"(row_100) : "memory");
            }
        } else {
#line 220 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t1276 = warp & 3u;
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
            const u32 t1277 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t1278 = t1277 != 0u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t1278) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(sums_2), "r"(0u) : "memory");
                const u32 t1279 = sums_2 + 8u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1279), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1280 = sums_2 + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1280), "r"(0u) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t1281;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1281) : "r"(t41));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1282 = t1281 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1283 = t43 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1284 = t1282 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1285 = (u64)t1284;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1286 = t1285 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1287 = t1283 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1288 = (u64)t1287;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1289 = t1288 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1290 = t1282 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1291 = (u64)t1290;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1292 = t1291 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1293 = t1283 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1294 = (u64)t1293;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1295 = t1294 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1296 = t1282 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1297 = (u64)t1296;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1298 = t1297 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1299 = t1283 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1300 = (u64)t1299;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1301 = t1300 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1302 = t1282 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1303 = (u64)t1302;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1304 = t1303 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1305 = t1283 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1306 = (u64)t1305;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1307 = t1306 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1308 = t1282 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1309 = (u64)t1308;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1310 = t1309 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1311 = t1283 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1312 = (u64)t1311;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1313 = t1312 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1314 = t1282 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1315 = (u64)t1314;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1316 = t1315 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1317 = t1283 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1318 = (u64)t1317;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1319 = t1318 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1320 = t1282 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1321 = (u64)t1320;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1322 = t1321 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1323 = t1283 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1324 = (u64)t1323;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1325 = t1324 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1326 = t1282 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1327 = (u64)t1326;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1328 = t1327 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1329 = t1283 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1330 = (u64)t1329;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1331 = t1330 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1332 = t1282 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1333 = (u64)t1332;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1334 = t1333 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1335 = t1283 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1336 = (u64)t1335;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1337 = t1336 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1338 = t1282 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1339 = (u64)t1338;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1340 = t1339 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1341 = t1283 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1342 = (u64)t1341;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1343 = t1342 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1344 = t1282 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1345 = (u64)t1344;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1346 = t1345 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1347 = t1283 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1348 = (u64)t1347;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1349 = t1348 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1350 = t1282 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1351 = (u64)t1350;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1352 = t1351 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1353 = t1283 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1354 = (u64)t1353;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1355 = t1354 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1356 = t1282 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1357 = (u64)t1356;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1358 = t1357 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1359 = t1283 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1360 = (u64)t1359;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1361 = t1360 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1362 = t1282 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1363 = (u64)t1362;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1364 = t1363 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1365 = t1283 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1366 = (u64)t1365;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1367 = t1366 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1368 = t1282 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1369 = (u64)t1368;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1370 = t1369 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1371 = t1283 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1372 = (u64)t1371;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1373 = t1372 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1374 = t1282 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1375 = (u64)t1374;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1376 = t1375 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1377 = t1283 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1378 = (u64)t1377;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1379 = t1378 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1286), "l"(t1289), "l"(t1292), "l"(t1295), "l"(t1298), "l"(t1301), "l"(t1304), "l"(t1307), "l"(t1310), "l"(t1313), "l"(t1316), "l"(t1319), "l"(t1322), "l"(t1325), "l"(t1328), "l"(t1331), "l"(t1334), "l"(t1337), "l"(t1340), "l"(t1343), "l"(t1346), "l"(t1349), "l"(t1352), "l"(t1355), "l"(t1358), "l"(t1361), "l"(t1364), "l"(t1367), "l"(t1370), "l"(t1373), "l"(t1376), "l"(t1379) : "memory");
#line 223 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_5 = count * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1381 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1382 = count - 1u;
#line 420 "fa-kernels/src/attention/backward/turns.rs"
                u32 head_4 = t1381;
                u32 block_4 = t1382;
                #pragma unroll 1
                for (u32 i_4 = 0u; i_4 < count_5; i_4 += 1u) {
                    const u32 t1383 = i_4 + 1u;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t1384 = t1383 < count_5;
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_6 = i_4 & 1u;
                    const u32 t1386 = slot_6 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1387 = t1386 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1388 = sums_2 + t1387;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1389 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1389) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1388) : "memory");
                    }
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1390 = i_4 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1391 = t1390 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1392 = t1391 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1393 = sums_2 + t1392;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1394 = i_4 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1395 = t1394 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1393), "r"(t1395) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(3u) : "memory");
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1396 = t1276 << 11u;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1397 = p + t1396;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1398 = lane << 4u;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 place_3 = t1397 + t1398;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_101;
                    u32 row_102;
                    u32 row_103;
                    u32 row_104;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_101), "=r"(row_102), "=r"(row_103), "=r"(row_104) : "r"(place_3) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1400 = row_101 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1401;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1401) : "r"(row_101));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1402;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1402) : "h"(t1401));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1403;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1403) : "r"(t1400));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1404;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1404) : "h"(t1403));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1405 = row_102 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1406;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1406) : "r"(row_102));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1407;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1407) : "h"(t1406));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1408;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1408) : "r"(t1405));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1409;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1409) : "h"(t1408));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1410 = row_103 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1411;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1411) : "r"(row_103));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1412;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1412) : "h"(t1411));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1413;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1413) : "r"(t1410));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1414;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1414) : "h"(t1413));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1415 = row_104 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1416;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1416) : "r"(row_104));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1417;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1417) : "h"(t1416));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1418;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1418) : "r"(t1415));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1419;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1419) : "h"(t1418));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_2 = t1402;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_3 = t1404;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_4 = t1407;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_5 = t1409;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_6 = t1412;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_7 = t1414;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_8 = t1417;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_9 = t1419;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_105;
                    u32 row_106;
                    u32 row_107;
                    u32 row_108;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_105), "=r"(row_106), "=r"(row_107), "=r"(row_108) : "r"(place_3) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1420 = row_105 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1421;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1421) : "r"(row_105));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1422;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1422) : "h"(t1421));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1423;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1423) : "r"(t1420));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1424;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1424) : "h"(t1423));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1425 = row_106 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1426;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1426) : "r"(row_106));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1427;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1427) : "h"(t1426));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1428;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1428) : "r"(t1425));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1429;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1429) : "h"(t1428));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1430 = row_107 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1431;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1431) : "r"(row_107));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1432;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1432) : "h"(t1431));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1433;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1433) : "r"(t1430));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1434;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1434) : "h"(t1433));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1435 = row_108 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1436;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1436) : "r"(row_108));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1437;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1437) : "h"(t1436));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1438;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1438) : "r"(t1435));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1439;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1439) : "h"(t1438));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_10 = t1422;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_11 = t1424;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_12 = t1427;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_13 = t1429;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_14 = t1432;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_15 = t1434;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_16 = t1437;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_17 = t1439;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_109;
                    u32 row_110;
                    u32 row_111;
                    u32 row_112;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_109), "=r"(row_110), "=r"(row_111), "=r"(row_112) : "r"(place_3) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1440 = row_109 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1441;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1441) : "r"(row_109));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1442;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1442) : "h"(t1441));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1443;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1443) : "r"(t1440));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1444;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1444) : "h"(t1443));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1445 = row_110 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1446;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1446) : "r"(row_110));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1447;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1447) : "h"(t1446));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1448;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1448) : "r"(t1445));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1449;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1449) : "h"(t1448));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1450 = row_111 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1451;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1451) : "r"(row_111));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1452;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1452) : "h"(t1451));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1453;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1453) : "r"(t1450));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1454;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1454) : "h"(t1453));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1455 = row_112 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1456;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1456) : "r"(row_112));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1457;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1457) : "h"(t1456));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1458;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1458) : "r"(t1455));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1459;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1459) : "h"(t1458));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_18 = t1442;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_19 = t1444;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_20 = t1447;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_21 = t1449;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_22 = t1452;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_23 = t1454;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_24 = t1457;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_25 = t1459;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_113;
                    u32 row_114;
                    u32 row_115;
                    u32 row_116;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_113), "=r"(row_114), "=r"(row_115), "=r"(row_116) : "r"(place_3) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1460 = row_113 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1461;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1461) : "r"(row_113));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1462;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1462) : "h"(t1461));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1463;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1463) : "r"(t1460));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1464;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1464) : "h"(t1463));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1465 = row_114 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1466;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1466) : "r"(row_114));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1467;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1467) : "h"(t1466));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1468;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1468) : "r"(t1465));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1469;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1469) : "h"(t1468));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1470 = row_115 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1471;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1471) : "r"(row_115));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1472;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1472) : "h"(t1471));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1473;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1473) : "r"(t1470));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1474;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1474) : "h"(t1473));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1475 = row_116 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1476;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1476) : "r"(row_116));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1477;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1477) : "h"(t1476));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1478;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1478) : "r"(t1475));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1479;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1479) : "h"(t1478));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_26 = t1462;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_27 = t1464;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_28 = t1467;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_29 = t1469;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_30 = t1472;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_31 = t1474;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_32 = t1477;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_33 = t1479;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_7 = i_4 & 1u;
                    const u32 t1481 = slot_7 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1482 = statistics_2 + t1481;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1483 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1484 = t1483 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1485 = t1482 + t1484;
                    u32 row_117;
                    u32 row_118;
                    u32 row_119;
                    u32 row_120;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_117), "=r"(row_118), "=r"(row_119), "=r"(row_120) : "r"(t1485) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1486;
                    asm("mov.b32 %0, %1;" : "=f"(t1486) : "r"(row_117));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1487;
                    asm("mov.b32 %0, %1;" : "=f"(t1487) : "r"(row_118));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1488;
                    asm("mov.b32 %0, %1;" : "=f"(t1488) : "r"(row_119));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1489;
                    asm("mov.b32 %0, %1;" : "=f"(t1489) : "r"(row_120));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1490 = dp - t1487;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1491 = p_2 * t1490;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t1491;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1492 = dp_2 - t1489;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1493 = p_3 * t1492;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t1493;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1494 = dp_3 - t1487;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1495 = p_4 * t1494;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t1495;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1496 = dp_4 - t1489;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1497 = p_5 * t1496;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t1497;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_121;
                    u32 row_122;
                    u32 row_123;
                    u32 row_124;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_121), "=r"(row_122), "=r"(row_123), "=r"(row_124) : "r"(t1485) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1498;
                    asm("mov.b32 %0, %1;" : "=f"(t1498) : "r"(row_121));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1499;
                    asm("mov.b32 %0, %1;" : "=f"(t1499) : "r"(row_122));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1500;
                    asm("mov.b32 %0, %1;" : "=f"(t1500) : "r"(row_123));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1501;
                    asm("mov.b32 %0, %1;" : "=f"(t1501) : "r"(row_124));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1502 = dp_5 - t1499;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1503 = p_6 * t1502;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t1503;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1504 = dp_6 - t1501;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1505 = p_7 * t1504;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t1505;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1506 = dp_7 - t1499;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1507 = p_8 * t1506;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t1507;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1508 = dp_8 - t1501;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1509 = p_9 * t1508;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t1509;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_125;
                    u32 row_126;
                    u32 row_127;
                    u32 row_128;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_125), "=r"(row_126), "=r"(row_127), "=r"(row_128) : "r"(t1485) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1510;
                    asm("mov.b32 %0, %1;" : "=f"(t1510) : "r"(row_125));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1511;
                    asm("mov.b32 %0, %1;" : "=f"(t1511) : "r"(row_126));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1512;
                    asm("mov.b32 %0, %1;" : "=f"(t1512) : "r"(row_127));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1513;
                    asm("mov.b32 %0, %1;" : "=f"(t1513) : "r"(row_128));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1514 = dp_9 - t1511;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1515 = p_10 * t1514;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t1515;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1516 = dp_10 - t1513;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1517 = p_11 * t1516;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t1517;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1518 = dp_11 - t1511;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1519 = p_12 * t1518;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t1519;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1520 = dp_12 - t1513;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1521 = p_13 * t1520;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t1521;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_129;
                    u32 row_130;
                    u32 row_131;
                    u32 row_132;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_129), "=r"(row_130), "=r"(row_131), "=r"(row_132) : "r"(t1485) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1522;
                    asm("mov.b32 %0, %1;" : "=f"(t1522) : "r"(row_129));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1523;
                    asm("mov.b32 %0, %1;" : "=f"(t1523) : "r"(row_130));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1524;
                    asm("mov.b32 %0, %1;" : "=f"(t1524) : "r"(row_131));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1525;
                    asm("mov.b32 %0, %1;" : "=f"(t1525) : "r"(row_132));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1526 = dp_13 - t1523;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1527 = p_14 * t1526;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t1527;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1528 = dp_14 - t1525;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1529 = p_15 * t1528;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t1529;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1530 = dp_15 - t1523;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1531 = p_16 * t1530;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t1531;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1532 = dp_16 - t1525;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1533 = p_17 * t1532;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t1533;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_133;
                    u32 row_134;
                    u32 row_135;
                    u32 row_136;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_133), "=r"(row_134), "=r"(row_135), "=r"(row_136) : "r"(t1485) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1534;
                    asm("mov.b32 %0, %1;" : "=f"(t1534) : "r"(row_133));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1535;
                    asm("mov.b32 %0, %1;" : "=f"(t1535) : "r"(row_134));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1536;
                    asm("mov.b32 %0, %1;" : "=f"(t1536) : "r"(row_135));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1537;
                    asm("mov.b32 %0, %1;" : "=f"(t1537) : "r"(row_136));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1538 = dp_17 - t1535;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1539 = p_18 * t1538;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t1539;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1540 = dp_18 - t1537;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1541 = p_19 * t1540;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t1541;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1542 = dp_19 - t1535;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1543 = p_20 * t1542;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t1543;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1544 = dp_20 - t1537;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1545 = p_21 * t1544;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t1545;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_137;
                    u32 row_138;
                    u32 row_139;
                    u32 row_140;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_137), "=r"(row_138), "=r"(row_139), "=r"(row_140) : "r"(t1485) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1546;
                    asm("mov.b32 %0, %1;" : "=f"(t1546) : "r"(row_137));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1547;
                    asm("mov.b32 %0, %1;" : "=f"(t1547) : "r"(row_138));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1548;
                    asm("mov.b32 %0, %1;" : "=f"(t1548) : "r"(row_139));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1549;
                    asm("mov.b32 %0, %1;" : "=f"(t1549) : "r"(row_140));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1550 = dp_21 - t1547;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1551 = p_22 * t1550;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t1551;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1552 = dp_22 - t1549;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1553 = p_23 * t1552;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t1553;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1554 = dp_23 - t1547;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1555 = p_24 * t1554;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t1555;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1556 = dp_24 - t1549;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1557 = p_25 * t1556;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t1557;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_141;
                    u32 row_142;
                    u32 row_143;
                    u32 row_144;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_141), "=r"(row_142), "=r"(row_143), "=r"(row_144) : "r"(t1485) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1558;
                    asm("mov.b32 %0, %1;" : "=f"(t1558) : "r"(row_141));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1559;
                    asm("mov.b32 %0, %1;" : "=f"(t1559) : "r"(row_142));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1560;
                    asm("mov.b32 %0, %1;" : "=f"(t1560) : "r"(row_143));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1561;
                    asm("mov.b32 %0, %1;" : "=f"(t1561) : "r"(row_144));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1562 = dp_25 - t1559;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1563 = p_26 * t1562;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t1563;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1564 = dp_26 - t1561;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1565 = p_27 * t1564;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t1565;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1566 = dp_27 - t1559;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1567 = p_28 * t1566;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t1567;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1568 = dp_28 - t1561;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1569 = p_29 * t1568;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t1569;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_145;
                    u32 row_146;
                    u32 row_147;
                    u32 row_148;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_145), "=r"(row_146), "=r"(row_147), "=r"(row_148) : "r"(t1485) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1570;
                    asm("mov.b32 %0, %1;" : "=f"(t1570) : "r"(row_145));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1571;
                    asm("mov.b32 %0, %1;" : "=f"(t1571) : "r"(row_146));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1572;
                    asm("mov.b32 %0, %1;" : "=f"(t1572) : "r"(row_147));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1573;
                    asm("mov.b32 %0, %1;" : "=f"(t1573) : "r"(row_148));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1574 = dp_29 - t1571;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1575 = p_30 * t1574;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t1575;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1576 = dp_30 - t1573;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1577 = p_31 * t1576;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t1577;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1578 = dp_31 - t1571;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1579 = p_32 * t1578;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t1579;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1580 = dp_32 - t1573;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1581 = p_33 * t1580;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t1581;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1582 = t1276 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1583;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1583) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1584;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1584) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1585;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1585) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1586;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1586) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1587;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1587) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1588;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1588) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1589;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1589) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1590;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1591;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1591) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1592;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1593;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1593) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1594;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1594) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1595;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1596;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1597;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1597) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1598;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1598) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1599 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1600 = t1582 + t1599;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1601 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1602 = t1600 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1603 = t1601 ^ t1602;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1604 = t1600 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1605 = t1603 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1606 = t1604 + t1605;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1607 = after + t1606;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1607), "r"(t1583), "r"(t1584), "r"(t1585), "r"(t1586) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1608 = t1606 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1609 = after + t1608;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1609), "r"(t1587), "r"(t1588), "r"(t1589), "r"(t1590) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1610 = t1606 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1611 = after + t1610;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1611), "r"(t1591), "r"(t1592), "r"(t1593), "r"(t1594) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1612 = t1606 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1613 = after + t1612;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1613), "r"(t1595), "r"(t1596), "r"(t1597), "r"(t1598) : "memory");
                    u32 t1614;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1614) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1615;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1616;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1616) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1617;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1617) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1618;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1619;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1619) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1620;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1621;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1622;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1623;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1624;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1625;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1625) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1626;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1627;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1627) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1628;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1628) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1629;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(dp_31), "f"(dp_32));
#line 179 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1630 = index_2 << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1631 = smem_1 + t1630;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1632;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1632) : "r"(t1631));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1633 = after >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1634 = t1632 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1635 = t1633 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1636 = (u64)t1635;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1637 = t1636 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1638 = t1634 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1639 = (u64)t1638;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1640 = t1639 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1641 = t1633 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1642 = (u64)t1641;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1643 = t1642 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1644 = t1634 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1645 = (u64)t1644;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1646 = t1645 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1647 = t1633 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1648 = (u64)t1647;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1649 = t1648 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1650 = t1634 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1651 = (u64)t1650;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1652 = t1651 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1653 = t1633 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1654 = (u64)t1653;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1655 = t1654 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1656 = t1634 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1657 = (u64)t1656;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1658 = t1657 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq_65), "=&f"(dq_66), "=&f"(dq_67), "=&f"(dq_68), "=&f"(dq_69), "=&f"(dq_70), "=&f"(dq_71), "=&f"(dq_72), "=&f"(dq_73), "=&f"(dq_74), "=&f"(dq_75), "=&f"(dq_76), "=&f"(dq_77), "=&f"(dq_78), "=&f"(dq_79), "=&f"(dq_80), "=&f"(dq_81), "=&f"(dq_82), "=&f"(dq_83), "=&f"(dq_84), "=&f"(dq_85), "=&f"(dq_86), "=&f"(dq_87), "=&f"(dq_88), "=&f"(dq_89), "=&f"(dq_90), "=&f"(dq_91), "=&f"(dq_92), "=&f"(dq_93), "=&f"(dq_94), "=&f"(dq_95), "=&f"(dq_96), "=&f"(dq_97), "=&f"(dq_98), "=&f"(dq_99), "=&f"(dq_100), "=&f"(dq_101), "=&f"(dq_102), "=&f"(dq_103), "=&f"(dq_104), "=&f"(dq_105), "=&f"(dq_106), "=&f"(dq_107), "=&f"(dq_108), "=&f"(dq_109), "=&f"(dq_110), "=&f"(dq_111), "=&f"(dq_112), "=&f"(dq_113), "=&f"(dq_114), "=&f"(dq_115), "=&f"(dq_116), "=&f"(dq_117), "=&f"(dq_118), "=&f"(dq_119), "=&f"(dq_120), "=&f"(dq_121), "=&f"(dq_122), "=&f"(dq_123), "=&f"(dq_124), "=&f"(dq_125), "=&f"(dq_126), "=&f"(dq_127), "=&f"(dq_128) : "l"(t1637), "l"(t1640), "l"(t1643), "l"(t1646), "l"(t1649), "l"(t1652), "l"(t1655), "l"(t1658) : "memory");
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1659 = i_4 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1660 = t1659 << 15u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1661 = t42 + t1660;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1662 = after >> 4u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1663 = t1661 >> 4u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1664 = t1662 + 65536u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1665 = (u64)t1664;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1666 = t1665 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1667 = t1663 + 33554432u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1668 = (u64)t1667;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1669 = t1668 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1670 = t1662 + 65538u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1671 = (u64)t1670;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1672 = t1671 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1673 = t1663 + 33554560u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1674 = (u64)t1673;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1675 = t1674 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1676 = t1662 + 65540u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1677 = (u64)t1676;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1678 = t1677 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1679 = t1663 + 33554688u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1680 = (u64)t1679;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1681 = t1680 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1682 = t1662 + 65542u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1683 = (u64)t1682;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1684 = t1683 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1685 = t1663 + 33554816u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1686 = (u64)t1685;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1687 = t1686 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) : "l"(t1666), "l"(t1669), "l"(t1672), "l"(t1675), "l"(t1678), "l"(t1681), "l"(t1684), "l"(t1687) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t1688 = i_4 + 1u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next_2 = t1384 ? t1688 : i_4;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1690 = next_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1691 = t1690 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1692 = t1691 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1693 = sums_2 + t1692;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1694 = next_2 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1695 = t1694 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1693), "r"(t1695) : "memory");
#line 189 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) :  : "memory");
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1696 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1697 = t1696 + head_4;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1698 = t1697 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1699 = block_4 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_149 = t1698 + t1699;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1701 = t1276 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_150 = row_149 + t1701;
                    const u64 t1703 = (u64)row_150;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1704 = t1703 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1705 = t1704 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1706 = sums + t1705;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1707 = index_2 << 11u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1708 = (u64)t1707 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 address_2 = t1706 + t1708;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1710 = index_2 << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1711 = t1710 + t1276;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1712 = t1711 << 13u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place_4 = sums_2 + t1712;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1714 = sums_2 + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1715 = i_4 & 1u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1714), "r"(t1715) : "memory");
#line 339 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t1716 = t30 == 0u;
#line 81 "fa-kernels/src/attention/backward/sums.rs"
                    if (t1716) {
                        const u32 t1717 = lane << 2u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t1718 = (u64)t1717 * 4u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t1719 = address_2 + t1718;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1720;
                        asm("mov.b32 %0, %1;" : "=r"(t1720) : "f"(dq_65));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1721;
                        asm("mov.b32 %0, %1;" : "=r"(t1721) : "f"(dq_66));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1722;
                        asm("mov.b32 %0, %1;" : "=r"(t1722) : "f"(dq_67));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1723;
                        asm("mov.b32 %0, %1;" : "=r"(t1723) : "f"(dq_68));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1720), "r"(t1721), "r"(t1722), "r"(t1723) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1724;
                        asm("mov.b32 %0, %1;" : "=r"(t1724) : "f"(dq_69));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1725;
                        asm("mov.b32 %0, %1;" : "=r"(t1725) : "f"(dq_70));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1726;
                        asm("mov.b32 %0, %1;" : "=r"(t1726) : "f"(dq_71));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1727;
                        asm("mov.b32 %0, %1;" : "=r"(t1727) : "f"(dq_72));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1724), "r"(t1725), "r"(t1726), "r"(t1727) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1728;
                        asm("mov.b32 %0, %1;" : "=r"(t1728) : "f"(dq_73));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1729;
                        asm("mov.b32 %0, %1;" : "=r"(t1729) : "f"(dq_74));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1730;
                        asm("mov.b32 %0, %1;" : "=r"(t1730) : "f"(dq_75));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1731;
                        asm("mov.b32 %0, %1;" : "=r"(t1731) : "f"(dq_76));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1728), "r"(t1729), "r"(t1730), "r"(t1731) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1732;
                        asm("mov.b32 %0, %1;" : "=r"(t1732) : "f"(dq_77));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1733;
                        asm("mov.b32 %0, %1;" : "=r"(t1733) : "f"(dq_78));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1734;
                        asm("mov.b32 %0, %1;" : "=r"(t1734) : "f"(dq_79));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1735;
                        asm("mov.b32 %0, %1;" : "=r"(t1735) : "f"(dq_80));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1732), "r"(t1733), "r"(t1734), "r"(t1735) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1736;
                        asm("mov.b32 %0, %1;" : "=r"(t1736) : "f"(dq_81));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1737;
                        asm("mov.b32 %0, %1;" : "=r"(t1737) : "f"(dq_82));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1738;
                        asm("mov.b32 %0, %1;" : "=r"(t1738) : "f"(dq_83));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1739;
                        asm("mov.b32 %0, %1;" : "=r"(t1739) : "f"(dq_84));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1736), "r"(t1737), "r"(t1738), "r"(t1739) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1740;
                        asm("mov.b32 %0, %1;" : "=r"(t1740) : "f"(dq_85));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1741;
                        asm("mov.b32 %0, %1;" : "=r"(t1741) : "f"(dq_86));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1742;
                        asm("mov.b32 %0, %1;" : "=r"(t1742) : "f"(dq_87));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1743;
                        asm("mov.b32 %0, %1;" : "=r"(t1743) : "f"(dq_88));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1740), "r"(t1741), "r"(t1742), "r"(t1743) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1744;
                        asm("mov.b32 %0, %1;" : "=r"(t1744) : "f"(dq_89));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1745;
                        asm("mov.b32 %0, %1;" : "=r"(t1745) : "f"(dq_90));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1746;
                        asm("mov.b32 %0, %1;" : "=r"(t1746) : "f"(dq_91));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1747;
                        asm("mov.b32 %0, %1;" : "=r"(t1747) : "f"(dq_92));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1744), "r"(t1745), "r"(t1746), "r"(t1747) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1748;
                        asm("mov.b32 %0, %1;" : "=r"(t1748) : "f"(dq_93));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1749;
                        asm("mov.b32 %0, %1;" : "=r"(t1749) : "f"(dq_94));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1750;
                        asm("mov.b32 %0, %1;" : "=r"(t1750) : "f"(dq_95));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1751;
                        asm("mov.b32 %0, %1;" : "=r"(t1751) : "f"(dq_96));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1748), "r"(t1749), "r"(t1750), "r"(t1751) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1752;
                        asm("mov.b32 %0, %1;" : "=r"(t1752) : "f"(dq_97));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1753;
                        asm("mov.b32 %0, %1;" : "=r"(t1753) : "f"(dq_98));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1754;
                        asm("mov.b32 %0, %1;" : "=r"(t1754) : "f"(dq_99));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1755;
                        asm("mov.b32 %0, %1;" : "=r"(t1755) : "f"(dq_100));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1752), "r"(t1753), "r"(t1754), "r"(t1755) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1756;
                        asm("mov.b32 %0, %1;" : "=r"(t1756) : "f"(dq_101));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1757;
                        asm("mov.b32 %0, %1;" : "=r"(t1757) : "f"(dq_102));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1758;
                        asm("mov.b32 %0, %1;" : "=r"(t1758) : "f"(dq_103));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1759;
                        asm("mov.b32 %0, %1;" : "=r"(t1759) : "f"(dq_104));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1756), "r"(t1757), "r"(t1758), "r"(t1759) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1760;
                        asm("mov.b32 %0, %1;" : "=r"(t1760) : "f"(dq_105));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1761;
                        asm("mov.b32 %0, %1;" : "=r"(t1761) : "f"(dq_106));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1762;
                        asm("mov.b32 %0, %1;" : "=r"(t1762) : "f"(dq_107));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1763;
                        asm("mov.b32 %0, %1;" : "=r"(t1763) : "f"(dq_108));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1760), "r"(t1761), "r"(t1762), "r"(t1763) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1764;
                        asm("mov.b32 %0, %1;" : "=r"(t1764) : "f"(dq_109));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1765;
                        asm("mov.b32 %0, %1;" : "=r"(t1765) : "f"(dq_110));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1766;
                        asm("mov.b32 %0, %1;" : "=r"(t1766) : "f"(dq_111));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1767;
                        asm("mov.b32 %0, %1;" : "=r"(t1767) : "f"(dq_112));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1764), "r"(t1765), "r"(t1766), "r"(t1767) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1768;
                        asm("mov.b32 %0, %1;" : "=r"(t1768) : "f"(dq_113));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1769;
                        asm("mov.b32 %0, %1;" : "=r"(t1769) : "f"(dq_114));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1770;
                        asm("mov.b32 %0, %1;" : "=r"(t1770) : "f"(dq_115));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1771;
                        asm("mov.b32 %0, %1;" : "=r"(t1771) : "f"(dq_116));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1768), "r"(t1769), "r"(t1770), "r"(t1771) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1772;
                        asm("mov.b32 %0, %1;" : "=r"(t1772) : "f"(dq_117));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1773;
                        asm("mov.b32 %0, %1;" : "=r"(t1773) : "f"(dq_118));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1774;
                        asm("mov.b32 %0, %1;" : "=r"(t1774) : "f"(dq_119));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1775;
                        asm("mov.b32 %0, %1;" : "=r"(t1775) : "f"(dq_120));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1772), "r"(t1773), "r"(t1774), "r"(t1775) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1776;
                        asm("mov.b32 %0, %1;" : "=r"(t1776) : "f"(dq_121));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1777;
                        asm("mov.b32 %0, %1;" : "=r"(t1777) : "f"(dq_122));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1778;
                        asm("mov.b32 %0, %1;" : "=r"(t1778) : "f"(dq_123));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1779;
                        asm("mov.b32 %0, %1;" : "=r"(t1779) : "f"(dq_124));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1776), "r"(t1777), "r"(t1778), "r"(t1779) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1780;
                        asm("mov.b32 %0, %1;" : "=r"(t1780) : "f"(dq_125));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1781;
                        asm("mov.b32 %0, %1;" : "=r"(t1781) : "f"(dq_126));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1782;
                        asm("mov.b32 %0, %1;" : "=r"(t1782) : "f"(dq_127));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        u32 t1783;
                        asm("mov.b32 %0, %1;" : "=r"(t1783) : "f"(dq_128));
#line 82 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("st.global.v4.u32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(t1719), "r"(t1780), "r"(t1781), "r"(t1782), "r"(t1783) : "memory");
                    } else {
                        const u32 t1784 = lane << 2u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t1785 = (u64)t1784 * 4u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        const u64 t1786 = address_2 + t1785;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_65), "f"(dq_66), "f"(dq_67), "f"(dq_68) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_69), "f"(dq_70), "f"(dq_71), "f"(dq_72) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_73), "f"(dq_74), "f"(dq_75), "f"(dq_76) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_77), "f"(dq_78), "f"(dq_79), "f"(dq_80) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_81), "f"(dq_82), "f"(dq_83), "f"(dq_84) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_85), "f"(dq_86), "f"(dq_87), "f"(dq_88) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_89), "f"(dq_90), "f"(dq_91), "f"(dq_92) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_93), "f"(dq_94), "f"(dq_95), "f"(dq_96) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_97), "f"(dq_98), "f"(dq_99), "f"(dq_100) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_101), "f"(dq_102), "f"(dq_103), "f"(dq_104) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_105), "f"(dq_106), "f"(dq_107), "f"(dq_108) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_109), "f"(dq_110), "f"(dq_111), "f"(dq_112) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_113), "f"(dq_114), "f"(dq_115), "f"(dq_116) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_117), "f"(dq_118), "f"(dq_119), "f"(dq_120) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_121), "f"(dq_122), "f"(dq_123), "f"(dq_124) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
                        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(t1786), "f"(dq_125), "f"(dq_126), "f"(dq_127), "f"(dq_128) : "memory");
                    }
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1787 = sums_2 + 80u;
#line 260 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1788 = t1787 + 8u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1789 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1789) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1788) : "memory");
                    }
#line 191 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) :  : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_8 = i_4 & 1u;
                    const u32 t1791 = slot_8 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1792 = t1791 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1793 = sums_2 + t1792;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1794 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1794) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1793) : "memory");
                    }
#line 217 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t1795;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1795) : "r"(t41));
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1796 = next_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1797 = t1796 << 15u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1798 = t43 + t1797;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1799 = t1795 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1800 = t1798 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1801 = t1799 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1802 = (u64)t1801;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1803 = t1802 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1804 = t1800 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1805 = (u64)t1804;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1806 = t1805 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1807 = t1799 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1808 = (u64)t1807;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1809 = t1808 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1810 = t1800 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1811 = (u64)t1810;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1812 = t1811 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1813 = t1799 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1814 = (u64)t1813;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1815 = t1814 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1816 = t1800 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1817 = (u64)t1816;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1818 = t1817 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1819 = t1799 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1820 = (u64)t1819;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1821 = t1820 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1822 = t1800 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1823 = (u64)t1822;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1824 = t1823 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1825 = t1799 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1826 = (u64)t1825;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1827 = t1826 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1828 = t1800 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1829 = (u64)t1828;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1830 = t1829 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1831 = t1799 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1832 = (u64)t1831;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1833 = t1832 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1834 = t1800 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1835 = (u64)t1834;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1836 = t1835 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1837 = t1799 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1838 = (u64)t1837;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1839 = t1838 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1840 = t1800 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1841 = (u64)t1840;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1842 = t1841 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1843 = t1799 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1844 = (u64)t1843;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1845 = t1844 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1846 = t1800 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1847 = (u64)t1846;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1848 = t1847 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1849 = t1799 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1850 = (u64)t1849;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1851 = t1850 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1852 = t1800 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1853 = (u64)t1852;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1854 = t1853 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1855 = t1799 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1856 = (u64)t1855;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1857 = t1856 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1858 = t1800 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1859 = (u64)t1858;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1860 = t1859 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1861 = t1799 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1862 = (u64)t1861;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1863 = t1862 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1864 = t1800 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1865 = (u64)t1864;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1866 = t1865 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1867 = t1799 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1868 = (u64)t1867;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1869 = t1868 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1870 = t1800 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1871 = (u64)t1870;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1872 = t1871 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1873 = t1799 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1874 = (u64)t1873;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1875 = t1874 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1876 = t1800 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1877 = (u64)t1876;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1878 = t1877 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1879 = t1799 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1880 = (u64)t1879;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1881 = t1880 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1882 = t1800 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1883 = (u64)t1882;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1884 = t1883 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1885 = t1799 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1886 = (u64)t1885;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1887 = t1886 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1888 = t1800 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1889 = (u64)t1888;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1890 = t1889 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1891 = t1799 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1892 = (u64)t1891;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1893 = t1892 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1894 = t1800 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1895 = (u64)t1894;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1896 = t1895 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1803), "l"(t1806), "l"(t1809), "l"(t1812), "l"(t1815), "l"(t1818), "l"(t1821), "l"(t1824), "l"(t1827), "l"(t1830), "l"(t1833), "l"(t1836), "l"(t1839), "l"(t1842), "l"(t1845), "l"(t1848), "l"(t1851), "l"(t1854), "l"(t1857), "l"(t1860), "l"(t1863), "l"(t1866), "l"(t1869), "l"(t1872), "l"(t1875), "l"(t1878), "l"(t1881), "l"(t1884), "l"(t1887), "l"(t1890), "l"(t1893), "l"(t1896) : "memory");
#line 223 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address_2) : "memory");
#line 440 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 first_head_4 = t32 * group;
                    const u32 t1898 = head_4 + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t1899 = first_head_4 + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
                    const bool wraps_4 = t1898 == t1899;
                    const u32 t1901 = head_4 + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t1902 = wraps_4 ? first_head_4 : t1901;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t1903 = block_4 - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t1904 = wraps_4 ? t1903 : block_4;
#line 426 "fa-kernels/src/attention/backward/turns.rs"
                    head_4 = t1902;
                    block_4 = t1904;
                }
            }
#line 155 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1905 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t1905;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1906 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t1906;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1907 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t1907;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1908 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t1908;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1909 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t1909;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1910 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t1910;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1911 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t1911;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1912 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t1912;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1913 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t1913;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1914 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t1914;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1915 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t1915;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1916 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t1916;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1917 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t1917;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1918 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t1918;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1919 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t1919;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1920 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t1920;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1921 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t1921;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1922 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t1922;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1923 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t1923;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1924 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t1924;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1925 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t1925;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1926 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t1926;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1927 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t1927;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1928 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t1928;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1929 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t1929;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1930 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t1930;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1931 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t1931;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1932 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t1932;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1933 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t1933;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1934 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t1934;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1935 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t1935;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1936 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t1936;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1937 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t1937;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1938 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t1938;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1939 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t1939;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1940 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t1940;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1941 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t1941;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1942 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t1942;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1943 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t1943;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1944 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t1944;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1945 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t1945;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1946 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t1946;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1947 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t1947;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1948 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t1948;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1949 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t1949;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1950 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t1950;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1951 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t1951;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1952 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t1952;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1953 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t1953;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1954 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t1954;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1955 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t1955;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1956 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t1956;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1957 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t1957;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1958 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t1958;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1959 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t1959;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1960 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t1960;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1961 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t1961;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1962 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t1962;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1963 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t1963;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1964 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t1964;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1965 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t1965;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1966 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t1966;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1967 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t1967;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1968 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t1968;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1969 = dk_66 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_66 = t1969;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1970 = dk_67 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_67 = t1970;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1971 = dk_68 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_68 = t1971;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1972 = dk_69 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_69 = t1972;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1973 = dk_70 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_70 = t1973;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1974 = dk_71 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_71 = t1974;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1975 = dk_72 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_72 = t1975;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1976 = dk_73 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_73 = t1976;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1977 = dk_74 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_74 = t1977;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1978 = dk_75 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_75 = t1978;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1979 = dk_76 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_76 = t1979;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1980 = dk_77 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_77 = t1980;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1981 = dk_78 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_78 = t1981;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1982 = dk_79 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_79 = t1982;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1983 = dk_80 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_80 = t1983;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1984 = dk_81 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_81 = t1984;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1985 = dk_82 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_82 = t1985;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1986 = dk_83 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_83 = t1986;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1987 = dk_84 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_84 = t1987;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1988 = dk_85 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_85 = t1988;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1989 = dk_86 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_86 = t1989;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1990 = dk_87 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_87 = t1990;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1991 = dk_88 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_88 = t1991;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1992 = dk_89 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_89 = t1992;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1993 = dk_90 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_90 = t1993;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1994 = dk_91 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_91 = t1994;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1995 = dk_92 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_92 = t1995;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1996 = dk_93 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_93 = t1996;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1997 = dk_94 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_94 = t1997;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1998 = dk_95 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_95 = t1998;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1999 = dk_96 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_96 = t1999;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2000 = dk_97 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_97 = t2000;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2001 = dk_98 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_98 = t2001;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2002 = dk_99 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_99 = t2002;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2003 = dk_100 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_100 = t2003;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2004 = dk_101 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_101 = t2004;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2005 = dk_102 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_102 = t2005;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2006 = dk_103 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_103 = t2006;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2007 = dk_104 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_104 = t2007;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2008 = dk_105 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_105 = t2008;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2009 = dk_106 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_106 = t2009;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2010 = dk_107 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_107 = t2010;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2011 = dk_108 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_108 = t2011;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2012 = dk_109 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_109 = t2012;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2013 = dk_110 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_110 = t2013;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2014 = dk_111 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_111 = t2014;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2015 = dk_112 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_112 = t2015;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2016 = dk_113 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_113 = t2016;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2017 = dk_114 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_114 = t2017;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2018 = dk_115 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_115 = t2018;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2019 = dk_116 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_116 = t2019;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2020 = dk_117 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_117 = t2020;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2021 = dk_118 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_118 = t2021;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2022 = dk_119 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_119 = t2022;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2023 = dk_120 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_120 = t2023;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2024 = dk_121 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_121 = t2024;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2025 = dk_122 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_122 = t2025;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2026 = dk_123 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_123 = t2026;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2027 = dk_124 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_124 = t2027;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2028 = dk_125 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_125 = t2028;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2029 = dk_126 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_126 = t2029;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2030 = dk_127 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_127 = t2030;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2031 = dk_128 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_128 = t2031;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2032 = dk_129 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_129 = t2032;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2033 = smem_1 + 8192u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2034 = smem_1 + 16384u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2035 = smem_1 + 24576u;
            const u32 t2036 = t1276 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2037;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2037) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2038;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2038) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2039;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2039) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2040;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2040) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2041;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2041) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2042;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2042) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2043;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2043) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2044;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2044) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2045;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2045) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2046;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2046) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2047;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2047) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2048;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2048) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2049;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2049) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2050;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2050) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2051;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2051) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2052;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2052) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2053;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2053) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2054;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2054) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2055;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2055) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2056;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2056) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2057;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2057) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2058;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2058) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2059;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2059) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2060;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2060) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2061;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2061) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2062;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2062) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2063;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2063) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2064;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2064) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2065;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2065) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2066;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2066) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2067;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2067) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2068;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2068) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2069;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2069) : "f"(dk_66), "f"(dk_67));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2070;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2070) : "f"(dk_68), "f"(dk_69));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2071;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2071) : "f"(dk_70), "f"(dk_71));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2072;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2072) : "f"(dk_72), "f"(dk_73));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2073;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2073) : "f"(dk_74), "f"(dk_75));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2074;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2074) : "f"(dk_76), "f"(dk_77));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2075;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2075) : "f"(dk_78), "f"(dk_79));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2076;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2076) : "f"(dk_80), "f"(dk_81));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2077;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2077) : "f"(dk_82), "f"(dk_83));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2078;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2078) : "f"(dk_84), "f"(dk_85));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2079;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2079) : "f"(dk_86), "f"(dk_87));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2080;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2080) : "f"(dk_88), "f"(dk_89));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2081;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2081) : "f"(dk_90), "f"(dk_91));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2082;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2082) : "f"(dk_92), "f"(dk_93));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2083;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2083) : "f"(dk_94), "f"(dk_95));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2084;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2084) : "f"(dk_96), "f"(dk_97));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2085;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2085) : "f"(dk_98), "f"(dk_99));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2086;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2086) : "f"(dk_100), "f"(dk_101));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2087;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2087) : "f"(dk_102), "f"(dk_103));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2088;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2088) : "f"(dk_104), "f"(dk_105));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2089;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2089) : "f"(dk_106), "f"(dk_107));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2090;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2090) : "f"(dk_108), "f"(dk_109));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2091;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2091) : "f"(dk_110), "f"(dk_111));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2092;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2092) : "f"(dk_112), "f"(dk_113));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2093;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2093) : "f"(dk_114), "f"(dk_115));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2094;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2094) : "f"(dk_116), "f"(dk_117));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2095;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2095) : "f"(dk_118), "f"(dk_119));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2096;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2096) : "f"(dk_120), "f"(dk_121));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2097;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2097) : "f"(dk_122), "f"(dk_123));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2098;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2098) : "f"(dk_124), "f"(dk_125));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2099;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2099) : "f"(dk_126), "f"(dk_127));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2100;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2100) : "f"(dk_128), "f"(dk_129));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2101 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2102 = t2036 + t2101;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2103 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2104 = t2102 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2105 = t2103 ^ t2104;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2106 = t2102 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2107 = t2105 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2108 = t2106 + t2107;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2109 = smem_1 + t2108;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2109), "r"(t2037), "r"(t2038), "r"(t2039), "r"(t2040) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2110 = t2108 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2111 = smem_1 + t2110;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2111), "r"(t2041), "r"(t2042), "r"(t2043), "r"(t2044) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2112 = t2108 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2113 = smem_1 + t2112;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2113), "r"(t2045), "r"(t2046), "r"(t2047), "r"(t2048) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2114 = t2108 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2115 = smem_1 + t2114;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2115), "r"(t2049), "r"(t2050), "r"(t2051), "r"(t2052) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2116 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2117 = t2036 + t2116;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2118 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2119 = t2117 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2120 = t2118 ^ t2119;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2121 = t2117 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2122 = t2120 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2123 = t2121 + t2122;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2124 = t2033 + t2123;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2124), "r"(t2053), "r"(t2054), "r"(t2055), "r"(t2056) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2125 = t2123 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2126 = t2033 + t2125;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2126), "r"(t2057), "r"(t2058), "r"(t2059), "r"(t2060) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2127 = t2123 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2128 = t2033 + t2127;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2128), "r"(t2061), "r"(t2062), "r"(t2063), "r"(t2064) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2129 = t2123 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2130 = t2033 + t2129;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2130), "r"(t2065), "r"(t2066), "r"(t2067), "r"(t2068) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2131 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2132 = t2036 + t2131;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2133 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2134 = t2132 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2135 = t2133 ^ t2134;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2136 = t2132 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2137 = t2135 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2138 = t2136 + t2137;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2139 = t2034 + t2138;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2139), "r"(t2069), "r"(t2070), "r"(t2071), "r"(t2072) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2140 = t2138 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2141 = t2034 + t2140;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2141), "r"(t2073), "r"(t2074), "r"(t2075), "r"(t2076) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2142 = t2138 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2143 = t2034 + t2142;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2143), "r"(t2077), "r"(t2078), "r"(t2079), "r"(t2080) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2144 = t2138 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2145 = t2034 + t2144;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2145), "r"(t2081), "r"(t2082), "r"(t2083), "r"(t2084) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2146 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2147 = t2036 + t2146;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2148 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2149 = t2147 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2150 = t2148 ^ t2149;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2151 = t2147 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2152 = t2150 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2153 = t2151 + t2152;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2154 = t2035 + t2153;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2154), "r"(t2085), "r"(t2086), "r"(t2087), "r"(t2088) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2155 = t2153 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2156 = t2035 + t2155;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2156), "r"(t2089), "r"(t2090), "r"(t2091), "r"(t2092) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2157 = t2153 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2158 = t2035 + t2157;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2158), "r"(t2093), "r"(t2094), "r"(t2095), "r"(t2096) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2159 = t2153 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2160 = t2035 + t2159;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2160), "r"(t2097), "r"(t2098), "r"(t2099), "r"(t2100) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2161 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2162 = t2161 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2163 = t2162 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2164 = dk + t2163;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2165 = (u64)t30;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2166 = t2165 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2167 = t2166 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2168 = t2164 + t2167;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2169 = (u64)t32;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2170 = t2169 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2171 = t2170 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2172 = t2168 + t2171;
            const u32 t2173 = seq_k - t30;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2174 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2175 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2176 = t2175 << 1u;
            const u32 t2177 = t1276 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2178 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2179 = t2177 + t2178;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2180 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2181 = t2179 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2182 = t2180 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2183 = t2181 & t2182;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2183) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2184 = t2179 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2185 = t2180 ^ t2184;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2186 = t2179 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2187 = t2185 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2188 = t2186 + t2187;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2189 = smem_1 + t2188;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_151;
                u32 row_152;
                u32 row_153;
                u32 row_154;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_151), "=r"(row_152), "=r"(row_153), "=r"(row_154) : "r"(t2189) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2190 = (u64)t2179 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2191 = t2172 + t2190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2192 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2193 = t2191 + t2192;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2193), "r"(row_151), "r"(row_152), "r"(row_153), "r"(row_154) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2194 = t2179 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2195 = t2194 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2196 = t2180 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2197 = t2195 & t2196;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2197) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2198 = t2194 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2199 = t2180 ^ t2198;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2200 = t2194 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2201 = t2199 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2202 = t2200 + t2201;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2203 = smem_1 + t2202;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_155;
                u32 row_156;
                u32 row_157;
                u32 row_158;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_155), "=r"(row_156), "=r"(row_157), "=r"(row_158) : "r"(t2203) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2204 = (u64)t2194 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2205 = t2172 + t2204;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2206 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2207 = t2205 + t2206;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2207), "r"(row_155), "r"(row_156), "r"(row_157), "r"(row_158) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2208 = t2179 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2209 = t2208 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2210 = t2180 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2211 = t2209 & t2210;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2211) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2212 = t2208 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2213 = t2180 ^ t2212;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2214 = t2208 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2215 = t2213 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2216 = t2214 + t2215;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2217 = smem_1 + t2216;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_159;
                u32 row_160;
                u32 row_161;
                u32 row_162;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_159), "=r"(row_160), "=r"(row_161), "=r"(row_162) : "r"(t2217) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2218 = (u64)t2208 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2219 = t2172 + t2218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2220 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2221 = t2219 + t2220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2221), "r"(row_159), "r"(row_160), "r"(row_161), "r"(row_162) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2222 = t2179 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2223 = t2222 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2224 = t2180 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2225 = t2223 & t2224;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2225) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2226 = t2222 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2227 = t2180 ^ t2226;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2228 = t2222 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2229 = t2227 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2230 = t2228 + t2229;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2231 = smem_1 + t2230;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_163;
                u32 row_164;
                u32 row_165;
                u32 row_166;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_163), "=r"(row_164), "=r"(row_165), "=r"(row_166) : "r"(t2231) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2232 = (u64)t2222 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2233 = t2172 + t2232;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2234 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2235 = t2233 + t2234;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2235), "r"(row_163), "r"(row_164), "r"(row_165), "r"(row_166) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2236 = smem_1 + 8192u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2237 = t2179 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2238 = t2180 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2239 = t2238 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2240 = t2237 & t2239;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2240) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2241 = t2179 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2242 = t2180 ^ t2241;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2243 = t2179 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2244 = t2242 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2245 = t2243 + t2244;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2246 = t2236 + t2245;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_167;
                u32 row_168;
                u32 row_169;
                u32 row_170;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_167), "=r"(row_168), "=r"(row_169), "=r"(row_170) : "r"(t2246) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2247 = (u64)t2179 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2248 = t2172 + t2247;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2249 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2250 = t2248 + t2249;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2250), "r"(row_167), "r"(row_168), "r"(row_169), "r"(row_170) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2251 = t2179 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2252 = t2251 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2253 = t2180 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2254 = t2253 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2255 = t2252 & t2254;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2255) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2256 = t2251 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2257 = t2180 ^ t2256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2258 = t2251 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2259 = t2257 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2260 = t2258 + t2259;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2261 = t2236 + t2260;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_171;
                u32 row_172;
                u32 row_173;
                u32 row_174;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_171), "=r"(row_172), "=r"(row_173), "=r"(row_174) : "r"(t2261) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2262 = (u64)t2251 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2263 = t2172 + t2262;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2264 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2265 = t2263 + t2264;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2265), "r"(row_171), "r"(row_172), "r"(row_173), "r"(row_174) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2266 = t2179 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2267 = t2266 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2268 = t2180 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2269 = t2268 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2270 = t2267 & t2269;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2270) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2271 = t2266 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2272 = t2180 ^ t2271;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2273 = t2266 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2274 = t2272 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2275 = t2273 + t2274;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2276 = t2236 + t2275;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_175;
                u32 row_176;
                u32 row_177;
                u32 row_178;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_175), "=r"(row_176), "=r"(row_177), "=r"(row_178) : "r"(t2276) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2277 = (u64)t2266 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2278 = t2172 + t2277;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2279 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2280 = t2278 + t2279;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2280), "r"(row_175), "r"(row_176), "r"(row_177), "r"(row_178) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2281 = t2179 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2282 = t2281 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2283 = t2180 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2284 = t2283 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2285 = t2282 & t2284;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2285) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2286 = t2281 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2287 = t2180 ^ t2286;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2288 = t2281 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2289 = t2287 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2290 = t2288 + t2289;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2291 = t2236 + t2290;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_179;
                u32 row_180;
                u32 row_181;
                u32 row_182;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_179), "=r"(row_180), "=r"(row_181), "=r"(row_182) : "r"(t2291) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2292 = (u64)t2281 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2293 = t2172 + t2292;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2294 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2295 = t2293 + t2294;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2295), "r"(row_179), "r"(row_180), "r"(row_181), "r"(row_182) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2296 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2297 = t2179 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2298 = t2180 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2299 = t2298 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2300 = t2297 & t2299;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2300) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2301 = t2179 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2302 = t2180 ^ t2301;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2303 = t2179 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2304 = t2302 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2305 = t2303 + t2304;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2306 = t2296 + t2305;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_183;
                u32 row_184;
                u32 row_185;
                u32 row_186;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_183), "=r"(row_184), "=r"(row_185), "=r"(row_186) : "r"(t2306) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2307 = (u64)t2179 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2308 = t2172 + t2307;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2309 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2310 = t2308 + t2309;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2310), "r"(row_183), "r"(row_184), "r"(row_185), "r"(row_186) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2311 = t2179 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2312 = t2311 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2313 = t2180 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2314 = t2313 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2315 = t2312 & t2314;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2315) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2316 = t2311 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2317 = t2180 ^ t2316;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2318 = t2311 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2319 = t2317 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2320 = t2318 + t2319;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2321 = t2296 + t2320;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_187;
                u32 row_188;
                u32 row_189;
                u32 row_190;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_187), "=r"(row_188), "=r"(row_189), "=r"(row_190) : "r"(t2321) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2322 = (u64)t2311 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2323 = t2172 + t2322;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2324 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2325 = t2323 + t2324;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2325), "r"(row_187), "r"(row_188), "r"(row_189), "r"(row_190) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2326 = t2179 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2327 = t2326 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2328 = t2180 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2329 = t2328 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2330 = t2327 & t2329;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2330) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2331 = t2326 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2332 = t2180 ^ t2331;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2333 = t2326 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2334 = t2332 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2335 = t2333 + t2334;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2336 = t2296 + t2335;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_191;
                u32 row_192;
                u32 row_193;
                u32 row_194;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_191), "=r"(row_192), "=r"(row_193), "=r"(row_194) : "r"(t2336) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2337 = (u64)t2326 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2338 = t2172 + t2337;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2339 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2340 = t2338 + t2339;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2340), "r"(row_191), "r"(row_192), "r"(row_193), "r"(row_194) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2341 = t2179 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2342 = t2341 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2343 = t2180 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2344 = t2343 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2345 = t2342 & t2344;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2345) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2346 = t2341 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2347 = t2180 ^ t2346;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2348 = t2341 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2349 = t2347 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2350 = t2348 + t2349;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2351 = t2296 + t2350;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_195;
                u32 row_196;
                u32 row_197;
                u32 row_198;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_195), "=r"(row_196), "=r"(row_197), "=r"(row_198) : "r"(t2351) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2352 = (u64)t2341 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2353 = t2172 + t2352;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2354 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2355 = t2353 + t2354;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2355), "r"(row_195), "r"(row_196), "r"(row_197), "r"(row_198) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2356 = smem_1 + 24576u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2357 = t2179 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2358 = t2180 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2359 = t2358 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2360 = t2357 & t2359;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2360) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2361 = t2179 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2362 = t2180 ^ t2361;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2363 = t2179 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2364 = t2362 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2365 = t2363 + t2364;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2366 = t2356 + t2365;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_199;
                u32 row_200;
                u32 row_201;
                u32 row_202;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_199), "=r"(row_200), "=r"(row_201), "=r"(row_202) : "r"(t2366) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2367 = (u64)t2179 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2368 = t2172 + t2367;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2369 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2370 = t2368 + t2369;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2370), "r"(row_199), "r"(row_200), "r"(row_201), "r"(row_202) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2371 = t2179 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2372 = t2371 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2373 = t2180 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2374 = t2373 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2375 = t2372 & t2374;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2375) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2376 = t2371 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2377 = t2180 ^ t2376;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2378 = t2371 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2379 = t2377 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2380 = t2378 + t2379;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2381 = t2356 + t2380;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_203;
                u32 row_204;
                u32 row_205;
                u32 row_206;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_203), "=r"(row_204), "=r"(row_205), "=r"(row_206) : "r"(t2381) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2382 = (u64)t2371 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2383 = t2172 + t2382;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2384 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2385 = t2383 + t2384;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2385), "r"(row_203), "r"(row_204), "r"(row_205), "r"(row_206) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2386 = t2179 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2387 = t2386 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2388 = t2180 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2389 = t2388 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2390 = t2387 & t2389;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2390) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2391 = t2386 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2392 = t2180 ^ t2391;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2393 = t2386 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2394 = t2392 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2395 = t2393 + t2394;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2396 = t2356 + t2395;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_207;
                u32 row_208;
                u32 row_209;
                u32 row_210;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_207), "=r"(row_208), "=r"(row_209), "=r"(row_210) : "r"(t2396) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2397 = (u64)t2386 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2398 = t2172 + t2397;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2399 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2400 = t2398 + t2399;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2400), "r"(row_207), "r"(row_208), "r"(row_209), "r"(row_210) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2401 = t2179 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2402 = t2401 < t2173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2403 = t2180 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2404 = t2403 < t2174;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2405 = t2402 & t2404;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2405) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2406 = t2401 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2407 = t2180 ^ t2406;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2408 = t2401 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2409 = t2407 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2410 = t2408 + t2409;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2411 = t2356 + t2410;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_211;
                u32 row_212;
                u32 row_213;
                u32 row_214;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_211), "=r"(row_212), "=r"(row_213), "=r"(row_214) : "r"(t2411) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2412 = (u64)t2401 * t2176;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2413 = t2172 + t2412;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2414 = (u64)t2180 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2415 = t2413 + t2414;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2415), "r"(row_211), "r"(row_212), "r"(row_213), "r"(row_214) : "memory");
            }
        }
    }
}
