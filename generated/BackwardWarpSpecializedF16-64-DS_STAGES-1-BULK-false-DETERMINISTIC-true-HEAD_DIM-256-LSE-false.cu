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
#line 39 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 63u;
#line 39 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 6u;
#line 84 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t3 = (u32)__cvta_generic_to_shared(smem);
#line 84 "fa-kernels/src/attention/backward/turns.rs"
    const u32 place = t3 + 214112u;
    const u32 t5 = threadIdx.x;
#line 85 "fa-kernels/src/attention/backward/turns.rs"
    const bool t6 = t5 == 0u;
#line 85 "fa-kernels/src/attention/backward/turns.rs"
    if (t6) {
        const u64 t7 = 0ull * turns_stride0;
#line 86 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t8 = t7 * 4ull;
#line 86 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t9 = turns + t8;
        const u32 t10 = gridDim.x;
#line 87 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t11 = t10 - 1u;
#line 87 "fa-kernels/src/attention/backward/turns.rs"
        u32 claimed;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(claimed) : "l"(t9), "r"(t11) : "memory");
#line 88 "fa-kernels/src/attention/backward/turns.rs"
        f32 t13;
        asm("mov.b32 %0, %1;" : "=f"(t13) : "r"(claimed));
#line 88 "fa-kernels/src/attention/backward/turns.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(place), "f"(t13) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    f32 t14;
    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t14) : "r"(place) : "memory");
#line 91 "fa-kernels/src/attention/backward/turns.rs"
    u32 t15;
    asm("mov.b32 %0, %1;" : "=r"(t15) : "f"(t14));
#line 91 "fa-kernels/src/attention/backward/turns.rs"
    u32 number;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(number) : "r"(t15));
#line 74 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t17 = gridDim.x;
#line 74 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_2 = t17 / blocks;
    const u32 t19 = blocks * section;
#line 75 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t20 = number / t19;
#line 75 "fa-kernels/src/attention/backward/turns.rs"
    const u32 first = t20 * section;
    const u32 t22 = heads_2 - first;
#line 76 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_3 = t22 < section ? t22 : section;
    const u32 t24 = first * blocks;
#line 77 "fa-kernels/src/attention/backward/turns.rs"
    const u32 within = number - t24;
    const u32 t26 = within / heads_3;
#line 78 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t27 = within % heads_3;
#line 78 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t28 = first + t27;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t30 = t26 << 6u;
#line 50 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t28 / kv_heads;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 t32 = t28 % kv_heads;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t33 = seq_q + 63u;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t33 >> 6u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t37 = thread >> 5u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t37));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 143 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t48 = thread == 0u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 103 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 147 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t61 = warpgroup == 0u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t61) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t62 = warp == 0u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t62) {
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 159 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t64 = t32 * group;
#line 159 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t65 = count - 1u;
#line 145 "fa-kernels/src/attention/backward/turns.rs"
            u32 head = t64;
            u32 block = t65;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
                const u32 t66 = i + 1u;
#line 149 "fa-kernels/src/attention/backward/turns.rs"
                const bool t67 = t66 < count_2;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t68 = i == 0u;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t68) {
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t69;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t69) : );
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t70 = t69 == 1u;
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t70) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(sums_2) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(sums_2), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t71 = smem_1 + 8192u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t71), "l"(k), "r"(sums_2), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t72 = smem_1 + 16384u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t72), "l"(k), "r"(sums_2), "r"(128u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t73 = smem_1 + 24576u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t73), "l"(k), "r"(sums_2), "r"(192u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 77 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t75 = slot + 4u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t76 = t75 << 3u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t77 = sums_2 + t76;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t78 = i >> 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t79 = t78 & 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t80 = t79 ^ 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t77), "r"(t80) : "memory");
                const u32 t81 = slot + 2u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t82 = t81 << 3u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t83 = sums_2 + t82;
                const u32 t84 = slot << 15u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t85 = t42 + t84;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t86 = batch_2 * heads;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t87 = t86 + head;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t88 = t87 * padded;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t89 = block << 6u;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t88 + t89;
#line 84 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t91 = row >> 4u;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t93;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t93) : );
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t94 = t93 == 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t94) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 33280;" :  : "r"(t83) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t85), "l"(q), "r"(t83), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t95 = t85 + 8192u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t95), "l"(q), "r"(t83), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t96 = t85 + 16384u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t96), "l"(q), "r"(t83), "r"(128u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t97 = t85 + 24576u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t97), "l"(q), "r"(t83), "r"(192u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t98 = slot << 9u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t99 = statistics_2 + t98;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t99), "l"(statistics), "r"(t83), "r"(0u), "r"(0u), "r"(t91), "r"(0u) : "memory");
                }
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t100 = i == 0u;
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t100) {
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t101 = sums_2 + 8u;
                    u32 t102;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t102) : );
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t103 = t102 == 1u;
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t103) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t101) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t41), "l"(v), "r"(t101), "r"(0u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t104 = t41 + 8192u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t104), "l"(v), "r"(t101), "r"(64u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t105 = t41 + 16384u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t105), "l"(v), "r"(t101), "r"(128u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t106 = t41 + 24576u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t106), "l"(v), "r"(t101), "r"(192u), "r"(t32), "r"(t30), "r"(batch_2) : "memory");
                    }
                }
#line 98 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t108 = slot_2 + 8u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t109 = t108 << 3u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t110 = sums_2 + t109;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t111 = i >> 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t112 = t111 & 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t113 = t112 ^ 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t110), "r"(t113) : "memory");
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t114 = slot_2 + 6u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t115 = t114 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t116 = sums_2 + t115;
                const u32 t117 = slot_2 << 15u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t118 = t43 + t117;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t120;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t120) : );
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t121 = t120 == 1u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t121) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t116) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t118), "l"(d_o), "r"(t116), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t122 = t118 + 8192u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t122), "l"(d_o), "r"(t116), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t123 = t118 + 16384u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t123), "l"(d_o), "r"(t116), "r"(128u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t124 = t118 + 24576u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t124), "l"(d_o), "r"(t116), "r"(192u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 165 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head = t32 * group;
                const u32 t126 = head + 1u;
#line 166 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t127 = first_head + group;
#line 166 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps = t126 == t127;
                const u32 t129 = head + 1u;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t130 = wraps ? first_head : t129;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t131 = block - 1u;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t132 = wraps ? t131 : block;
#line 151 "fa-kernels/src/attention/backward/turns.rs"
                head = t130;
                block = t132;
            }
        }
#line 154 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t133 = warp == 1u;
#line 154 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t133) {
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_3 = count * group;
#line 159 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t135 = t32 * group;
#line 159 "fa-kernels/src/attention/backward/turns.rs"
            const u32 t136 = count - 1u;
#line 145 "fa-kernels/src/attention/backward/turns.rs"
            u32 head_2 = t135;
            u32 block_2 = t136;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
                const u32 t137 = i_2 + 1u;
#line 149 "fa-kernels/src/attention/backward/turns.rs"
                const bool t138 = t137 < count_3;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t139 = batch_2 * heads;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t140 = t139 + head_2;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t141 = t140 * padded;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 t142 = block_2 << 6u;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_2 = t141 + t142;
#line 125 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t144 = row_2 >> 6u;
#line 125 "fa-kernels/src/attention/backward/turns.rs"
                const u32 index = t144 + 1u;
#line 74 "fa-kernels/src/attention/query_blocks.rs"
                const u32 t146 = seq_k + 63u;
#line 74 "fa-kernels/src/attention/query_blocks.rs"
                const u32 all = t146 >> 6u;
#line 127 "fa-kernels/src/attention/backward/turns.rs"
                const u32 number_2 = t30 >> 6u;
                const u64 t149 = (u64)index;
#line 128 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t150 = t149 * turns_stride0;
#line 128 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t151 = t150 * 4ull;
#line 128 "fa-kernels/src/attention/backward/turns.rs"
                const u64 t152 = turns + t151;
#line 128 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t153 = number_2 + 1u;
#line 128 "fa-kernels/src/attention/backward/turns.rs"
                const bool t154 = t153 == all;
#line 128 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t155 = number_2 + 1u;
#line 128 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t156 = t154 ? 0u : t155;
#line 108 "fa-kernels/src/attention/backward/turns.rs"
                while (true) {
#line 108 "fa-kernels/src/attention/backward/turns.rs"
                    u32 t157;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t157) : "l"(t152) : "memory");
#line 108 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t158 = t157 != number_2;
                    if (!t158) break;
                }
#line 17 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                u32 t161;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t161) : );
#line 17 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t162 = t161 == 1u;
#line 17 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t162) {
                    const u32 t163 = sums_2 + 80u;
#line 18 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t163) : "memory");
                }
                const u32 t164 = sums_2 + 80u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t165 = t164 + 8u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const u32 t166 = i_2 & 1u;
#line 20 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t165), "r"(t166) : "memory");
                u32 t167;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t167) : );
#line 21 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                const bool t168 = t167 == 1u;
#line 21 "fa-kernels/src/attention/backward/warp_specialized/referee.rs"
                if (t168) {
#line 114 "fa-kernels/src/attention/backward/turns.rs"
                    asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t152), "r"(t156) : "memory");
                }
#line 165 "fa-kernels/src/attention/backward/turns.rs"
                const u32 first_head_2 = t32 * group;
                const u32 t170 = head_2 + 1u;
#line 166 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t171 = first_head_2 + group;
#line 166 "fa-kernels/src/attention/backward/turns.rs"
                const bool wraps_2 = t170 == t171;
                const u32 t173 = head_2 + 1u;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t174 = wraps_2 ? first_head_2 : t173;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t175 = block_2 - 1u;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t176 = wraps_2 ? t175 : block_2;
#line 151 "fa-kernels/src/attention/backward/turns.rs"
                head_2 = t174;
                block_2 = t176;
            }
        }
    } else {
#line 159 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t178 = index_2 == 0u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t178) {
            const u32 t179 = warp & 3u;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_2 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_3 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_4 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_5 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_6 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_7 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_8 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_9 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_10 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_11 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_12 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_13 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_14 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_15 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_16 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_17 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_18 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_19 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_20 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_21 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_22 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_23 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_24 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_25 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_26 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_27 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_28 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_29 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_30 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_31 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_32 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_2 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_3 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_4 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_5 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_6 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_7 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_8 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_9 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_10 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_11 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_12 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_13 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_14 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_15 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_16 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_17 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_18 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_19 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_20 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_21 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_22 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_23 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_24 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_25 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_26 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_27 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_28 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_29 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_30 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_31 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_32 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_33 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_34 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_35 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_36 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_37 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_38 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_39 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_40 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_41 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_42 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_43 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_44 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_45 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_46 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_47 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_48 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_49 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_50 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_51 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_52 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_53 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_54 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_55 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_56 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_57 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_58 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_59 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_60 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_61 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_62 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_63 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_64 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_2 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_3 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_4 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_5 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_6 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_7 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_8 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_9 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_10 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_11 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_12 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_13 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_14 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_15 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_16 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_17 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_18 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_19 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_20 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_21 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_22 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_23 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_24 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_25 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_26 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_27 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_28 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_29 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_30 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_31 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_32 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_33 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_34 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_35 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_36 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_37 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_38 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_39 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_40 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_41 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_42 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_43 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_44 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_45 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_46 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_47 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_48 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_49 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_50 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_51 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_52 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_53 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_54 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_55 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_56 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_57 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_58 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_59 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_60 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_61 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_62 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_63 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_64 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_65 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_66 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_67 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_68 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_69 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_70 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_71 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_72 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_73 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_74 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_75 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_76 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_77 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_78 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_79 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_80 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_81 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_82 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_83 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_84 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_85 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_86 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_87 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_88 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_89 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_90 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_91 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_92 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_93 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_94 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_95 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_96 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_97 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_98 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_99 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_100 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_101 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_102 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_103 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_104 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_105 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_106 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_107 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_108 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_109 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_110 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_111 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_112 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_113 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_114 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_115 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_116 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_117 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_118 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_119 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_120 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_121 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_122 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_123 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_124 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_125 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_126 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_127 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_128 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_129 = 0.0f;
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 t180 = count * group;
#line 277 "fa-kernels/src/attention/backward/work.rs"
            const bool t181 = t180 != 0u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t181) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(sums_2), "r"(0u) : "memory");
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t182 = sums_2 + 16u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t182), "r"(0u) : "memory");
#line 118 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t183;
                asm volatile("mov.b32 %0, %1;" : "=r"(t183) : "r"(smem_1));
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t184 = t183 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t185 = t42 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t186 = t184 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t187 = (u64)t186;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t188 = t187 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t189 = t185 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t190 = (u64)t189;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t191 = t190 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t192 = t184 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t193 = (u64)t192;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t194 = t193 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t195 = t185 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t196 = (u64)t195;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t197 = t196 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t198 = t184 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t199 = (u64)t198;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t200 = t199 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t201 = t185 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t202 = (u64)t201;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t203 = t202 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t204 = t184 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t205 = (u64)t204;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t206 = t205 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t207 = t185 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t208 = (u64)t207;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t209 = t208 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t210 = t184 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t211 = (u64)t210;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t212 = t211 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t213 = t185 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t214 = (u64)t213;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t215 = t214 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t216 = t184 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t217 = (u64)t216;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t218 = t217 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t219 = t185 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t220 = (u64)t219;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t221 = t220 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t222 = t184 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t223 = (u64)t222;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t224 = t223 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t225 = t185 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t226 = (u64)t225;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t227 = t226 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t228 = t184 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t229 = (u64)t228;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t230 = t229 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t231 = t185 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t232 = (u64)t231;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t233 = t232 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t234 = t184 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t235 = (u64)t234;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t236 = t235 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t237 = t185 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t238 = (u64)t237;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t239 = t238 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t240 = t184 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t241 = (u64)t240;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t242 = t241 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t243 = t185 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t244 = (u64)t243;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t245 = t244 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t246 = t184 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t247 = (u64)t246;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t248 = t247 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t249 = t185 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t250 = (u64)t249;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t251 = t250 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t252 = t184 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t253 = (u64)t252;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t254 = t253 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t255 = t185 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t256 = (u64)t255;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t257 = t256 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t258 = t184 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t259 = (u64)t258;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t260 = t259 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t261 = t185 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t262 = (u64)t261;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t263 = t262 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t264 = t184 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t265 = (u64)t264;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t266 = t265 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t267 = t185 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t268 = (u64)t267;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t269 = t268 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t270 = t184 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t271 = (u64)t270;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t272 = t271 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t273 = t185 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t274 = (u64)t273;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t275 = t274 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t276 = t184 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t277 = (u64)t276;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t278 = t277 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t279 = t185 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t280 = (u64)t279;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t281 = t280 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t188), "l"(t191), "l"(t194), "l"(t197), "l"(t200), "l"(t203), "l"(t206), "l"(t209), "l"(t212), "l"(t215), "l"(t218), "l"(t221), "l"(t224), "l"(t227), "l"(t230), "l"(t233), "l"(t236), "l"(t239), "l"(t242), "l"(t245), "l"(t248), "l"(t251), "l"(t254), "l"(t257), "l"(t260), "l"(t263), "l"(t266), "l"(t269), "l"(t272), "l"(t275), "l"(t278), "l"(t281) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 95 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_4 = count * group;
#line 159 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t283 = t32 * group;
#line 159 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t284 = count - 1u;
#line 145 "fa-kernels/src/attention/backward/turns.rs"
                u32 head_3 = t283;
                u32 block_3 = t284;
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
                    const u32 t285 = i_3 + 1u;
#line 149 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t286 = t285 < count_4;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t287 = block_3 << 6u;
#line 93 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t288 = block_3 << 6u;
                    const u32 t289 = t30 + 64u;
#line 127 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = seq_k < t289;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
                    if (right) {
                        const u32 t291 = t179 << 4u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 86 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_3 & 1u;
                    const u32 t455 = slot_3 << 9u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t456 = statistics_2 + t455;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t457 = lane & 3u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t458 = t457 << 4u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t459 = t456 + t458;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    u32 row_6;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t459) : "memory");
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_3));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t461;
                    asm("mov.b32 %0, %1;" : "=f"(t461) : "r"(row_4));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_5));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t463;
                    asm("mov.b32 %0, %1;" : "=f"(t463) : "r"(row_6));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t464 = -lse;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t465;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t465) : "f"(s), "f"(scale_log2), "f"(t464));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t466;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t466) : "f"(t465));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t466;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t467 = -lse_2;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t468;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(s_2), "f"(scale_log2), "f"(t467));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t469;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t469) : "f"(t468));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t469;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t470 = -lse;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t471;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t471) : "f"(s_3), "f"(scale_log2), "f"(t470));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t472;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(t471));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t472;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t473 = -lse_2;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(s_4), "f"(scale_log2), "f"(t473));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t475;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t475) : "f"(t474));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t475;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    u32 row_10;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t459) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_7));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t477;
                    asm("mov.b32 %0, %1;" : "=f"(t477) : "r"(row_8));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_9));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t479;
                    asm("mov.b32 %0, %1;" : "=f"(t479) : "r"(row_10));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t480 = -lse_3;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t481;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t481) : "f"(s_5), "f"(scale_log2), "f"(t480));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t482;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t482;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t483 = -lse_4;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t484;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(s_6), "f"(scale_log2), "f"(t483));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t485;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(t484));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t485;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t486 = -lse_3;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t487;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(s_7), "f"(scale_log2), "f"(t486));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t488;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(t487));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t488;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t489 = -lse_4;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t490;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(s_8), "f"(scale_log2), "f"(t489));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t491;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(t490));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t491;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    u32 row_14;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t459) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_11));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t493;
                    asm("mov.b32 %0, %1;" : "=f"(t493) : "r"(row_12));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_13));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t495;
                    asm("mov.b32 %0, %1;" : "=f"(t495) : "r"(row_14));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t496 = -lse_5;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t497;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(s_9), "f"(scale_log2), "f"(t496));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t498;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(t497));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t498;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t499 = -lse_6;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t500;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(s_10), "f"(scale_log2), "f"(t499));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t501;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t501) : "f"(t500));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t501;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t502 = -lse_5;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t503;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(s_11), "f"(scale_log2), "f"(t502));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t504;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t504;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t505 = -lse_6;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t506;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(s_12), "f"(scale_log2), "f"(t505));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t507;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    u32 row_18;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t459) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_15));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t509;
                    asm("mov.b32 %0, %1;" : "=f"(t509) : "r"(row_16));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_17));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t511;
                    asm("mov.b32 %0, %1;" : "=f"(t511) : "r"(row_18));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t512 = -lse_7;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t513;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(s_13), "f"(scale_log2), "f"(t512));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t514;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t514;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t515 = -lse_8;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t516;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(s_14), "f"(scale_log2), "f"(t515));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t517;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t517;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t518 = -lse_7;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t519;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(s_15), "f"(scale_log2), "f"(t518));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t520;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(t519));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t520;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t521 = -lse_8;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(s_16), "f"(scale_log2), "f"(t521));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(t522));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t523;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    u32 row_22;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t459) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_19));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t525;
                    asm("mov.b32 %0, %1;" : "=f"(t525) : "r"(row_20));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_21));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t527;
                    asm("mov.b32 %0, %1;" : "=f"(t527) : "r"(row_22));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t528 = -lse_9;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t529;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(s_17), "f"(scale_log2), "f"(t528));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t530;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t530) : "f"(t529));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t530;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t531 = -lse_10;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t532;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(s_18), "f"(scale_log2), "f"(t531));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t533;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t533) : "f"(t532));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t533;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t534 = -lse_9;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t535;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(s_19), "f"(scale_log2), "f"(t534));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t536;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t536) : "f"(t535));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t536;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t537 = -lse_10;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(s_20), "f"(scale_log2), "f"(t537));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(t538));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t539;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    u32 row_26;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t459) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_23));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t541;
                    asm("mov.b32 %0, %1;" : "=f"(t541) : "r"(row_24));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_25));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t543;
                    asm("mov.b32 %0, %1;" : "=f"(t543) : "r"(row_26));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t544 = -lse_11;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t545;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(s_21), "f"(scale_log2), "f"(t544));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t546;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(t545));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t546;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t547 = -lse_12;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t548;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(s_22), "f"(scale_log2), "f"(t547));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(t548));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t549;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t550 = -lse_11;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(s_23), "f"(scale_log2), "f"(t550));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t552;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t552;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t553 = -lse_12;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(s_24), "f"(scale_log2), "f"(t553));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(t554));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t555;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    u32 row_30;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t459) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_27));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t557;
                    asm("mov.b32 %0, %1;" : "=f"(t557) : "r"(row_28));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_29));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t559;
                    asm("mov.b32 %0, %1;" : "=f"(t559) : "r"(row_30));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t560 = -lse_13;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t561;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t561) : "f"(s_25), "f"(scale_log2), "f"(t560));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t562;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t562;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t563 = -lse_14;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t564;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(s_26), "f"(scale_log2), "f"(t563));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t565;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(t564));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t565;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t566 = -lse_13;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t567;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(s_27), "f"(scale_log2), "f"(t566));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t568;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(t567));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t568;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t569 = -lse_14;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t570;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(s_28), "f"(scale_log2), "f"(t569));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t571;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t571;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    u32 row_34;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t459) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_31));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t573;
                    asm("mov.b32 %0, %1;" : "=f"(t573) : "r"(row_32));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_33));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t575;
                    asm("mov.b32 %0, %1;" : "=f"(t575) : "r"(row_34));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t576 = -lse_15;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t577;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(s_29), "f"(scale_log2), "f"(t576));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t578;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t578) : "f"(t577));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t578;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t579 = -lse_16;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t580;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(s_30), "f"(scale_log2), "f"(t579));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(t580));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t581;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t582 = -lse_15;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(s_31), "f"(scale_log2), "f"(t582));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t584;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t584;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t585 = -lse_16;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(s_32), "f"(scale_log2), "f"(t585));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t587;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t604 = t179 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t605 = p + t604;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t606 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t607 = t605 + t606;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t607), "r"(t588), "r"(t589), "r"(t590), "r"(t591) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t608 = t179 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t609 = p + t608;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t610 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t611 = t609 + t610;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t611), "r"(t592), "r"(t593), "r"(t594), "r"(t595) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t612 = t179 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t613 = p + t612;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t614 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t615 = t613 + t614;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t615), "r"(t596), "r"(t597), "r"(t598), "r"(t599) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t616 = t179 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t617 = p + t616;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t618 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t619 = t617 + t618;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t619), "r"(t600), "r"(t601), "r"(t602), "r"(t603) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(3u) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_3 & 1u;
                    const u32 t621 = slot_4 + 4u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t622 = t621 << 3u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t623 = sums_2 + t622;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t624 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t624) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t623) : "memory");
                    }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t625 = i_3 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t626 = t625 + 6u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t627 = t626 << 3u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t628 = sums_2 + t627;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t629 = i_3 >> 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t630 = t629 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t628), "r"(t630) : "memory");
#line 79 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t631 = i_3 & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t632 = t631 << 15u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t633 = t43 + t632;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t634 = t633 >> 4u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t635 = t634 + 33554432u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t636 = (u64)t635;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t637 = t636 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t638 = t634 + 33554560u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t639 = (u64)t638;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t640 = t639 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t641 = t634 + 33554688u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t642 = (u64)t641;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t643 = t642 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t644 = t634 + 33554816u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t645 = (u64)t644;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t646 = t645 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%133, %134, %135, %136}, %137, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%138, %139, %140, %141}, %142, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%143, %144, %145, %146}, %147, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) : "r"(t588), "r"(t589), "r"(t590), "r"(t591), "l"(t637), "r"(t592), "r"(t593), "r"(t594), "r"(t595), "l"(t640), "r"(t596), "r"(t597), "r"(t598), "r"(t599), "l"(t643), "r"(t600), "r"(t601), "r"(t602), "r"(t603), "l"(t646) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t647 = index_2 << 14u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t648 = smem_1 + t647;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t649;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t649) : "r"(t648));
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t650 = after >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t651 = t649 >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t652 = t650 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t653 = (u64)t652;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t654 = t653 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t655 = t651 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t656 = (u64)t655;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t657 = t656 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t658 = t650 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t659 = (u64)t658;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t660 = t659 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t661 = t651 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t662 = (u64)t661;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t663 = t662 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t664 = t650 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t665 = (u64)t664;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t666 = t665 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t667 = t651 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t668 = (u64)t667;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t669 = t668 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t670 = t650 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t671 = (u64)t670;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t672 = t671 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t673 = t651 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t674 = (u64)t673;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t675 = t674 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32), "=&f"(dq_33), "=&f"(dq_34), "=&f"(dq_35), "=&f"(dq_36), "=&f"(dq_37), "=&f"(dq_38), "=&f"(dq_39), "=&f"(dq_40), "=&f"(dq_41), "=&f"(dq_42), "=&f"(dq_43), "=&f"(dq_44), "=&f"(dq_45), "=&f"(dq_46), "=&f"(dq_47), "=&f"(dq_48), "=&f"(dq_49), "=&f"(dq_50), "=&f"(dq_51), "=&f"(dq_52), "=&f"(dq_53), "=&f"(dq_54), "=&f"(dq_55), "=&f"(dq_56), "=&f"(dq_57), "=&f"(dq_58), "=&f"(dq_59), "=&f"(dq_60), "=&f"(dq_61), "=&f"(dq_62), "=&f"(dq_63), "=&f"(dq_64) : "l"(t654), "l"(t657), "l"(t660), "l"(t663), "l"(t666), "l"(t669), "l"(t672), "l"(t675) : "memory");
#line 85 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t676 = i_3 + 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next = t286 ? t676 : i_3;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t678 = next & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t679 = t678 + 2u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t680 = t679 << 3u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t681 = sums_2 + t680;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t682 = next >> 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t683 = t682 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t681), "r"(t683) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) :  : "memory");
#line 228 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t684 = batch_2 * heads;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t685 = t684 + head_3;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t686 = t685 * padded;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t687 = block_3 << 6u;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_35 = t686 + t687;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t689 = t179 << 4u;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_36 = row_35 + t689;
                    const u64 t691 = (u64)row_36;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t692 = t691 * sums_stride0;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t693 = t692 * 4ull;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t694 = sums + t693;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t695 = index_2 << 11u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t696 = (u64)t695 * 4u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t697 = t694 + t696;
                    const u32 t698 = index_2 << 2u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t699 = t698 + t179;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t700 = t699 << 13u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place_2 = sums_2 + t700;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t702 = sums_2 + 80u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t703 = i_3 & 1u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t702), "r"(t703) : "memory");
                    const u32 t704 = lane << 2u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t705 = (u64)t704 * 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 address = t697 + t705;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_33), "f"(dq_34), "f"(dq_35), "f"(dq_36) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_37), "f"(dq_38), "f"(dq_39), "f"(dq_40) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_41), "f"(dq_42), "f"(dq_43), "f"(dq_44) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_45), "f"(dq_46), "f"(dq_47), "f"(dq_48) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_49), "f"(dq_50), "f"(dq_51), "f"(dq_52) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_53), "f"(dq_54), "f"(dq_55), "f"(dq_56) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_57), "f"(dq_58), "f"(dq_59), "f"(dq_60) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_61), "f"(dq_62), "f"(dq_63), "f"(dq_64) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t707 = sums_2 + 80u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t708 = t707 + 8u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t709 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t709) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t708) : "memory");
                    }
#line 91 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t588), "r"(t589), "r"(t590), "r"(t591) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t592), "r"(t593), "r"(t594), "r"(t595) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t596), "r"(t597), "r"(t598), "r"(t599) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t600), "r"(t601), "r"(t602), "r"(t603) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_5 = i_3 & 1u;
                    const u32 t711 = slot_5 + 8u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t712 = t711 << 3u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t713 = sums_2 + t712;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t714 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t714) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t713) : "memory");
                    }
#line 118 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t715;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t715) : "r"(smem_1));
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t716 = next & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t717 = t716 << 15u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t718 = t42 + t717;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t719 = t715 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t720 = t718 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t721 = t719 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t722 = (u64)t721;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t723 = t722 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t724 = t720 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t725 = (u64)t724;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t726 = t725 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t727 = t719 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t728 = (u64)t727;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t729 = t728 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t730 = t720 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t731 = (u64)t730;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t732 = t731 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t733 = t719 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t734 = (u64)t733;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t735 = t734 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t736 = t720 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t737 = (u64)t736;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t738 = t737 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t739 = t719 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t740 = (u64)t739;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t741 = t740 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t742 = t720 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t743 = (u64)t742;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t744 = t743 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t745 = t719 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t746 = (u64)t745;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t747 = t746 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t748 = t720 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t749 = (u64)t748;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t750 = t749 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t751 = t719 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t752 = (u64)t751;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t753 = t752 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t754 = t720 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t755 = (u64)t754;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t756 = t755 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t757 = t719 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t758 = (u64)t757;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t759 = t758 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t760 = t720 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t761 = (u64)t760;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t762 = t761 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t763 = t719 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t764 = (u64)t763;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t765 = t764 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t766 = t720 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t767 = (u64)t766;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t768 = t767 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t769 = t719 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t770 = (u64)t769;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t771 = t770 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t772 = t720 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t773 = (u64)t772;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t774 = t773 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t775 = t719 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t776 = (u64)t775;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t777 = t776 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t778 = t720 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t779 = (u64)t778;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t780 = t779 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t781 = t719 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t782 = (u64)t781;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t783 = t782 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t784 = t720 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t785 = (u64)t784;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t786 = t785 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t787 = t719 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t788 = (u64)t787;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t789 = t788 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t790 = t720 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t791 = (u64)t790;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t792 = t791 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t793 = t719 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t794 = (u64)t793;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t795 = t794 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t796 = t720 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t797 = (u64)t796;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t798 = t797 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t799 = t719 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t800 = (u64)t799;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t801 = t800 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t802 = t720 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t803 = (u64)t802;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t804 = t803 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t805 = t719 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t806 = (u64)t805;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t807 = t806 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t808 = t720 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t809 = (u64)t808;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t810 = t809 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t811 = t719 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t812 = (u64)t811;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t813 = t812 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t814 = t720 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t815 = (u64)t814;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t816 = t815 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t723), "l"(t726), "l"(t729), "l"(t732), "l"(t735), "l"(t738), "l"(t741), "l"(t744), "l"(t747), "l"(t750), "l"(t753), "l"(t756), "l"(t759), "l"(t762), "l"(t765), "l"(t768), "l"(t771), "l"(t774), "l"(t777), "l"(t780), "l"(t783), "l"(t786), "l"(t789), "l"(t792), "l"(t795), "l"(t798), "l"(t801), "l"(t804), "l"(t807), "l"(t810), "l"(t813), "l"(t816) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 231 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address) : "memory");
#line 165 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 first_head_3 = t32 * group;
                    const u32 t818 = head_3 + 1u;
#line 166 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t819 = first_head_3 + group;
#line 166 "fa-kernels/src/attention/backward/turns.rs"
                    const bool wraps_3 = t818 == t819;
                    const u32 t821 = head_3 + 1u;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t822 = wraps_3 ? first_head_3 : t821;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t823 = block_3 - 1u;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t824 = wraps_3 ? t823 : block_3;
#line 151 "fa-kernels/src/attention/backward/turns.rs"
                    head_3 = t822;
                    block_3 = t824;
                }
            }
#line 64 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t825 = t41 + 8192u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t826 = t41 + 16384u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t827 = t41 + 24576u;
            const u32 t828 = t179 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t829;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t829) : "f"(dv_2), "f"(dv_3));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t830;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t830) : "f"(dv_4), "f"(dv_5));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t831;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t831) : "f"(dv_6), "f"(dv_7));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t832;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t832) : "f"(dv_8), "f"(dv_9));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t833;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t833) : "f"(dv_10), "f"(dv_11));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t834;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(dv_12), "f"(dv_13));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t835;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(dv_14), "f"(dv_15));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t836;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t836) : "f"(dv_16), "f"(dv_17));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t837;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t837) : "f"(dv_18), "f"(dv_19));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t838;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(dv_20), "f"(dv_21));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t839;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(dv_22), "f"(dv_23));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t840;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(dv_24), "f"(dv_25));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t841;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(dv_26), "f"(dv_27));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t842;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(dv_28), "f"(dv_29));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t843;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(dv_30), "f"(dv_31));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t844;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(dv_32), "f"(dv_33));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t845;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(dv_34), "f"(dv_35));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t846;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(dv_36), "f"(dv_37));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t847;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(dv_38), "f"(dv_39));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t848;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t848) : "f"(dv_40), "f"(dv_41));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t849;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t849) : "f"(dv_42), "f"(dv_43));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t850;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(dv_44), "f"(dv_45));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t851;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t851) : "f"(dv_46), "f"(dv_47));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t852;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t852) : "f"(dv_48), "f"(dv_49));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t853;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(dv_50), "f"(dv_51));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t854;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t854) : "f"(dv_52), "f"(dv_53));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t855;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t855) : "f"(dv_54), "f"(dv_55));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t856;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t856) : "f"(dv_56), "f"(dv_57));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t857;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t857) : "f"(dv_58), "f"(dv_59));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t858;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t858) : "f"(dv_60), "f"(dv_61));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t859;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t859) : "f"(dv_62), "f"(dv_63));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t860;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t860) : "f"(dv_64), "f"(dv_65));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t861;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t861) : "f"(dv_66), "f"(dv_67));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t862;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t862) : "f"(dv_68), "f"(dv_69));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t863;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t863) : "f"(dv_70), "f"(dv_71));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t864;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t864) : "f"(dv_72), "f"(dv_73));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t865;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t865) : "f"(dv_74), "f"(dv_75));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t866;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t866) : "f"(dv_76), "f"(dv_77));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t867;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t867) : "f"(dv_78), "f"(dv_79));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t868;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t868) : "f"(dv_80), "f"(dv_81));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t869;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t869) : "f"(dv_82), "f"(dv_83));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t870;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(dv_84), "f"(dv_85));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t871;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t871) : "f"(dv_86), "f"(dv_87));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t872;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(dv_88), "f"(dv_89));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t873;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t873) : "f"(dv_90), "f"(dv_91));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t874;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(dv_92), "f"(dv_93));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t875;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t875) : "f"(dv_94), "f"(dv_95));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t876;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(dv_96), "f"(dv_97));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t877;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t877) : "f"(dv_98), "f"(dv_99));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t878;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(dv_100), "f"(dv_101));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t879;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(dv_102), "f"(dv_103));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t880;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(dv_104), "f"(dv_105));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t881;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(dv_106), "f"(dv_107));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t882;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(dv_108), "f"(dv_109));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t883;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(dv_110), "f"(dv_111));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t884;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(dv_112), "f"(dv_113));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t885;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(dv_114), "f"(dv_115));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t886;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(dv_116), "f"(dv_117));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t887;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(dv_118), "f"(dv_119));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t888;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(dv_120), "f"(dv_121));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t889;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t889) : "f"(dv_122), "f"(dv_123));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t890;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(dv_124), "f"(dv_125));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t891;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t891) : "f"(dv_126), "f"(dv_127));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t892;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t892) : "f"(dv_128), "f"(dv_129));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t893 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t894 = t828 + t893;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t895 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t896 = t894 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t897 = t895 ^ t896;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t898 = t894 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t899 = t897 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t900 = t898 + t899;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t901 = t41 + t900;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t901), "r"(t829), "r"(t830), "r"(t831), "r"(t832) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t902 = t900 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t903 = t41 + t902;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t903), "r"(t833), "r"(t834), "r"(t835), "r"(t836) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t904 = t900 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t905 = t41 + t904;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t905), "r"(t837), "r"(t838), "r"(t839), "r"(t840) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t906 = t900 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t907 = t41 + t906;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t907), "r"(t841), "r"(t842), "r"(t843), "r"(t844) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t908 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t909 = t828 + t908;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t910 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t911 = t909 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t912 = t910 ^ t911;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t913 = t909 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t914 = t912 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t915 = t913 + t914;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t916 = t825 + t915;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t916), "r"(t845), "r"(t846), "r"(t847), "r"(t848) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t917 = t915 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t918 = t825 + t917;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t918), "r"(t849), "r"(t850), "r"(t851), "r"(t852) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t919 = t915 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t920 = t825 + t919;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t920), "r"(t853), "r"(t854), "r"(t855), "r"(t856) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t921 = t915 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t922 = t825 + t921;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t922), "r"(t857), "r"(t858), "r"(t859), "r"(t860) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t923 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t924 = t828 + t923;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t925 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t926 = t924 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t927 = t925 ^ t926;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t928 = t924 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t929 = t927 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t930 = t928 + t929;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t931 = t826 + t930;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t931), "r"(t861), "r"(t862), "r"(t863), "r"(t864) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t932 = t930 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t933 = t826 + t932;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t933), "r"(t865), "r"(t866), "r"(t867), "r"(t868) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t934 = t930 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t935 = t826 + t934;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t935), "r"(t869), "r"(t870), "r"(t871), "r"(t872) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t936 = t930 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t937 = t826 + t936;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t937), "r"(t873), "r"(t874), "r"(t875), "r"(t876) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t938 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t939 = t828 + t938;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t940 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t941 = t939 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t942 = t940 ^ t941;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t943 = t939 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t944 = t942 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t945 = t943 + t944;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t946 = t827 + t945;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t946), "r"(t877), "r"(t878), "r"(t879), "r"(t880) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t947 = t945 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t948 = t827 + t947;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t948), "r"(t881), "r"(t882), "r"(t883), "r"(t884) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t949 = t945 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t950 = t827 + t949;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t950), "r"(t885), "r"(t886), "r"(t887), "r"(t888) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t951 = t945 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t952 = t827 + t951;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t952), "r"(t889), "r"(t890), "r"(t891), "r"(t892) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t953 = (u64)batch_2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t954 = t953 * dv_stride0;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t955 = t954 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t956 = dv + t955;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t957 = (u64)t30;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t958 = t957 * dv_stride1;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t959 = t958 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t960 = t956 + t959;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t961 = (u64)t32;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t962 = t961 * dv_stride2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t963 = t962 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t964 = t960 + t963;
            const u32 t965 = seq_k - t30;
#line 283 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t966 = head_dim >> 3u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t967 = (u32)dv_stride1;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t968 = t967 << 1u;
            const u32 t969 = t179 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t970 = lane >> 3u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t971 = t969 + t970;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t972 = lane & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t973 = t971 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t974 = t972 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t975 = t973 & t974;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t975) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t976 = t971 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t977 = t972 ^ t976;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t978 = t971 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t979 = t977 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t980 = t978 + t979;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t981 = t41 + t980;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_37;
                u32 row_38;
                u32 row_39;
                u32 row_40;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t981) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t982 = (u64)t971 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t983 = t964 + t982;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t984 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t985 = t983 + t984;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t985), "r"(row_37), "r"(row_38), "r"(row_39), "r"(row_40) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t986 = t971 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t987 = t986 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t988 = t972 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t989 = t987 & t988;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t989) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t990 = t986 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t991 = t972 ^ t990;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t992 = t986 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t993 = t991 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t994 = t992 + t993;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t995 = t41 + t994;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_41;
                u32 row_42;
                u32 row_43;
                u32 row_44;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t995) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t996 = (u64)t986 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t997 = t964 + t996;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t998 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t999 = t997 + t998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t999), "r"(row_41), "r"(row_42), "r"(row_43), "r"(row_44) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1000 = t971 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1001 = t1000 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1002 = t972 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1003 = t1001 & t1002;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1003) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1004 = t1000 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1005 = t972 ^ t1004;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1006 = t1000 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1007 = t1005 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1008 = t1006 + t1007;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1009 = t41 + t1008;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_45;
                u32 row_46;
                u32 row_47;
                u32 row_48;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t1009) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1010 = (u64)t1000 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1011 = t964 + t1010;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1012 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1013 = t1011 + t1012;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1013), "r"(row_45), "r"(row_46), "r"(row_47), "r"(row_48) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1014 = t971 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1015 = t1014 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1016 = t972 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1017 = t1015 & t1016;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1017) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1018 = t1014 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1019 = t972 ^ t1018;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1020 = t1014 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1021 = t1019 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1022 = t1020 + t1021;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1023 = t41 + t1022;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_49;
                u32 row_50;
                u32 row_51;
                u32 row_52;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t1023) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1024 = (u64)t1014 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1025 = t964 + t1024;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1026 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1027 = t1025 + t1026;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1027), "r"(row_49), "r"(row_50), "r"(row_51), "r"(row_52) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1028 = t41 + 8192u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1029 = t971 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1030 = t972 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1031 = t1030 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1032 = t1029 & t1031;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1032) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1033 = t971 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1034 = t972 ^ t1033;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1035 = t971 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1036 = t1034 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1037 = t1035 + t1036;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1038 = t1028 + t1037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_53;
                u32 row_54;
                u32 row_55;
                u32 row_56;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t1038) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1039 = (u64)t971 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1040 = t964 + t1039;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1041 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1042 = t1040 + t1041;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1042), "r"(row_53), "r"(row_54), "r"(row_55), "r"(row_56) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1043 = t971 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1044 = t1043 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1045 = t972 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1046 = t1045 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1047 = t1044 & t1046;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1047) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1048 = t1043 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1049 = t972 ^ t1048;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1050 = t1043 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1051 = t1049 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1052 = t1050 + t1051;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1053 = t1028 + t1052;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_57;
                u32 row_58;
                u32 row_59;
                u32 row_60;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t1053) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1054 = (u64)t1043 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1055 = t964 + t1054;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1056 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1057 = t1055 + t1056;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1057), "r"(row_57), "r"(row_58), "r"(row_59), "r"(row_60) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1058 = t971 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1059 = t1058 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1060 = t972 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1061 = t1060 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1062 = t1059 & t1061;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1062) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1063 = t1058 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1064 = t972 ^ t1063;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1065 = t1058 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1066 = t1064 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1067 = t1065 + t1066;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1068 = t1028 + t1067;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_61;
                u32 row_62;
                u32 row_63;
                u32 row_64;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t1068) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1069 = (u64)t1058 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1070 = t964 + t1069;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1071 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1072 = t1070 + t1071;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1072), "r"(row_61), "r"(row_62), "r"(row_63), "r"(row_64) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1073 = t971 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1074 = t1073 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1075 = t972 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1076 = t1075 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1077 = t1074 & t1076;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1077) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1078 = t1073 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1079 = t972 ^ t1078;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1080 = t1073 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1081 = t1079 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1082 = t1080 + t1081;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1083 = t1028 + t1082;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_65;
                u32 row_66;
                u32 row_67;
                u32 row_68;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_65), "=r"(row_66), "=r"(row_67), "=r"(row_68) : "r"(t1083) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1084 = (u64)t1073 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1085 = t964 + t1084;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1086 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1087 = t1085 + t1086;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1087), "r"(row_65), "r"(row_66), "r"(row_67), "r"(row_68) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1088 = t41 + 16384u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1089 = t971 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1090 = t972 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1091 = t1090 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1092 = t1089 & t1091;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1092) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1093 = t971 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1094 = t972 ^ t1093;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1095 = t971 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1096 = t1094 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1097 = t1095 + t1096;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1098 = t1088 + t1097;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_69;
                u32 row_70;
                u32 row_71;
                u32 row_72;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_69), "=r"(row_70), "=r"(row_71), "=r"(row_72) : "r"(t1098) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1099 = (u64)t971 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1100 = t964 + t1099;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1101 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1102 = t1100 + t1101;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1102), "r"(row_69), "r"(row_70), "r"(row_71), "r"(row_72) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1103 = t971 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1104 = t1103 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1105 = t972 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1106 = t1105 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1107 = t1104 & t1106;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1107) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1108 = t1103 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1109 = t972 ^ t1108;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1110 = t1103 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1111 = t1109 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1112 = t1110 + t1111;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1113 = t1088 + t1112;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_73;
                u32 row_74;
                u32 row_75;
                u32 row_76;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_73), "=r"(row_74), "=r"(row_75), "=r"(row_76) : "r"(t1113) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1114 = (u64)t1103 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1115 = t964 + t1114;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1116 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1117 = t1115 + t1116;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1117), "r"(row_73), "r"(row_74), "r"(row_75), "r"(row_76) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1118 = t971 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1119 = t1118 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1120 = t972 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1121 = t1120 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1122 = t1119 & t1121;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1122) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1123 = t1118 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1124 = t972 ^ t1123;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1125 = t1118 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1126 = t1124 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1127 = t1125 + t1126;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1128 = t1088 + t1127;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_77;
                u32 row_78;
                u32 row_79;
                u32 row_80;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_77), "=r"(row_78), "=r"(row_79), "=r"(row_80) : "r"(t1128) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1129 = (u64)t1118 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1130 = t964 + t1129;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1131 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1132 = t1130 + t1131;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1132), "r"(row_77), "r"(row_78), "r"(row_79), "r"(row_80) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1133 = t971 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1134 = t1133 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1135 = t972 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1136 = t1135 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1137 = t1134 & t1136;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1137) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1138 = t1133 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1139 = t972 ^ t1138;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1140 = t1133 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1141 = t1139 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1142 = t1140 + t1141;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1143 = t1088 + t1142;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_81;
                u32 row_82;
                u32 row_83;
                u32 row_84;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_81), "=r"(row_82), "=r"(row_83), "=r"(row_84) : "r"(t1143) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1144 = (u64)t1133 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1145 = t964 + t1144;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1146 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1147 = t1145 + t1146;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1147), "r"(row_81), "r"(row_82), "r"(row_83), "r"(row_84) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1148 = t41 + 24576u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1149 = t971 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1150 = t972 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1151 = t1150 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1152 = t1149 & t1151;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1152) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1153 = t971 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1154 = t972 ^ t1153;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1155 = t971 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1156 = t1154 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1157 = t1155 + t1156;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1158 = t1148 + t1157;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_85;
                u32 row_86;
                u32 row_87;
                u32 row_88;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_85), "=r"(row_86), "=r"(row_87), "=r"(row_88) : "r"(t1158) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1159 = (u64)t971 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1160 = t964 + t1159;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1161 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1162 = t1160 + t1161;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1162), "r"(row_85), "r"(row_86), "r"(row_87), "r"(row_88) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1163 = t971 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1164 = t1163 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1165 = t972 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1166 = t1165 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1167 = t1164 & t1166;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1167) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1168 = t1163 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1169 = t972 ^ t1168;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1170 = t1163 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1171 = t1169 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1172 = t1170 + t1171;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1173 = t1148 + t1172;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_89;
                u32 row_90;
                u32 row_91;
                u32 row_92;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_89), "=r"(row_90), "=r"(row_91), "=r"(row_92) : "r"(t1173) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1174 = (u64)t1163 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1175 = t964 + t1174;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1176 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1177 = t1175 + t1176;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1177), "r"(row_89), "r"(row_90), "r"(row_91), "r"(row_92) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1178 = t971 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1179 = t1178 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1180 = t972 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1181 = t1180 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1182 = t1179 & t1181;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1182) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1183 = t1178 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1184 = t972 ^ t1183;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1185 = t1178 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1186 = t1184 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1187 = t1185 + t1186;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1188 = t1148 + t1187;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_93;
                u32 row_94;
                u32 row_95;
                u32 row_96;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_93), "=r"(row_94), "=r"(row_95), "=r"(row_96) : "r"(t1188) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1189 = (u64)t1178 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1190 = t964 + t1189;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1191 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1192 = t1190 + t1191;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1192), "r"(row_93), "r"(row_94), "r"(row_95), "r"(row_96) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1193 = t971 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1194 = t1193 < t965;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1195 = t972 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1196 = t1195 < t966;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1197 = t1194 & t1196;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1197) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1198 = t1193 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1199 = t972 ^ t1198;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1200 = t1193 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1201 = t1199 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1202 = t1200 + t1201;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1203 = t1148 + t1202;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_97;
                u32 row_98;
                u32 row_99;
                u32 row_100;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_97), "=r"(row_98), "=r"(row_99), "=r"(row_100) : "r"(t1203) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1204 = (u64)t1193 * t968;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1205 = t964 + t1204;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1206 = (u64)t972 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1207 = t1205 + t1206;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1207), "r"(row_97), "r"(row_98), "r"(row_99), "r"(row_100) : "memory");
            }
        } else {
#line 179 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t1208 = warp & 3u;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_2 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_3 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_4 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_5 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_6 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_7 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_8 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_9 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_10 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_11 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_12 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_13 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_14 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_15 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_16 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_17 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_18 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_19 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_20 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_21 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_22 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_23 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_24 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_25 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_26 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_27 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_28 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_29 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_30 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_31 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_32 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_33 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_2 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_3 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_4 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_5 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_6 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_7 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_8 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_9 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_10 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_11 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_12 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_13 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_14 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_15 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_16 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_17 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_18 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_19 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_20 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_21 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_22 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_23 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_24 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_25 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_26 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_27 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_28 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_29 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_30 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_31 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_32 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_65 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_66 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_67 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_68 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_69 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_70 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_71 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_72 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_73 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_74 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_75 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_76 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_77 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_78 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_79 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_80 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_81 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_82 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_83 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_84 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_85 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_86 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_87 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_88 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_89 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_90 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_91 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_92 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_93 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_94 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_95 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_96 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_97 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_98 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_99 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_100 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_101 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_102 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_103 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_104 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_105 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_106 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_107 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_108 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_109 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_110 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_111 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_112 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_113 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_114 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_115 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_116 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_117 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_118 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_119 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_120 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_121 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_122 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_123 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_124 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_125 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_126 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_127 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_128 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_2 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_3 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_4 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_5 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_6 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_7 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_8 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_9 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_10 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_11 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_12 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_13 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_14 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_15 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_16 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_17 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_18 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_19 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_20 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_21 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_22 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_23 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_24 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_25 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_26 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_27 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_28 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_29 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_30 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_31 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_32 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_33 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_34 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_35 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_36 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_37 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_38 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_39 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_40 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_41 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_42 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_43 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_44 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_45 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_46 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_47 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_48 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_49 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_50 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_51 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_52 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_53 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_54 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_55 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_56 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_57 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_58 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_59 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_60 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_61 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_62 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_63 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_64 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_65 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_66 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_67 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_68 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_69 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_70 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_71 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_72 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_73 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_74 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_75 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_76 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_77 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_78 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_79 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_80 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_81 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_82 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_83 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_84 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_85 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_86 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_87 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_88 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_89 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_90 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_91 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_92 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_93 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_94 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_95 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_96 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_97 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_98 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_99 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_100 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_101 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_102 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_103 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_104 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_105 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_106 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_107 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_108 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_109 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_110 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_111 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_112 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_113 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_114 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_115 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_116 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_117 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_118 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_119 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_120 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_121 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_122 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_123 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_124 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_125 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_126 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_127 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_128 = 0.0f;
#line 170 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_129 = 0.0f;
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1209 = count * group;
#line 277 "fa-kernels/src/attention/backward/work.rs"
            const bool t1210 = t1209 != 0u;
#line 146 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t1210) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(sums_2), "r"(0u) : "memory");
                const u32 t1211 = sums_2 + 8u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1211), "r"(0u) : "memory");
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1212 = sums_2 + 48u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1212), "r"(0u) : "memory");
#line 215 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t1213;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1213) : "r"(t41));
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1214 = t1213 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1215 = t43 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1216 = t1214 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1217 = (u64)t1216;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1218 = t1217 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1219 = t1215 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1220 = (u64)t1219;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1221 = t1220 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1222 = t1214 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1223 = (u64)t1222;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1224 = t1223 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1225 = t1215 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1226 = (u64)t1225;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1227 = t1226 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1228 = t1214 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1229 = (u64)t1228;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1230 = t1229 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1231 = t1215 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1232 = (u64)t1231;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1233 = t1232 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1234 = t1214 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1235 = (u64)t1234;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1236 = t1235 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1237 = t1215 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1238 = (u64)t1237;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1239 = t1238 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1240 = t1214 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1241 = (u64)t1240;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1242 = t1241 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1243 = t1215 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1244 = (u64)t1243;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1245 = t1244 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1246 = t1214 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1247 = (u64)t1246;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1248 = t1247 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1249 = t1215 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1250 = (u64)t1249;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1251 = t1250 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1252 = t1214 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1253 = (u64)t1252;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1254 = t1253 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1255 = t1215 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1256 = (u64)t1255;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1257 = t1256 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1258 = t1214 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1259 = (u64)t1258;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1260 = t1259 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1261 = t1215 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1262 = (u64)t1261;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1263 = t1262 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1264 = t1214 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1265 = (u64)t1264;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1266 = t1265 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1267 = t1215 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1268 = (u64)t1267;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1269 = t1268 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1270 = t1214 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1271 = (u64)t1270;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1272 = t1271 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1273 = t1215 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1274 = (u64)t1273;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1275 = t1274 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1276 = t1214 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1277 = (u64)t1276;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1278 = t1277 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1279 = t1215 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1280 = (u64)t1279;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1281 = t1280 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1282 = t1214 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1283 = (u64)t1282;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1284 = t1283 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1285 = t1215 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1286 = (u64)t1285;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1287 = t1286 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1288 = t1214 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1289 = (u64)t1288;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1290 = t1289 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1291 = t1215 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1292 = (u64)t1291;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1293 = t1292 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1294 = t1214 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1295 = (u64)t1294;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1296 = t1295 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1297 = t1215 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1298 = (u64)t1297;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1299 = t1298 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1300 = t1214 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1301 = (u64)t1300;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1302 = t1301 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1303 = t1215 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1304 = (u64)t1303;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1305 = t1304 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1306 = t1214 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1307 = (u64)t1306;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1308 = t1307 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1309 = t1215 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1310 = (u64)t1309;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1311 = t1310 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1218), "l"(t1221), "l"(t1224), "l"(t1227), "l"(t1230), "l"(t1233), "l"(t1236), "l"(t1239), "l"(t1242), "l"(t1245), "l"(t1248), "l"(t1251), "l"(t1254), "l"(t1257), "l"(t1260), "l"(t1263), "l"(t1266), "l"(t1269), "l"(t1272), "l"(t1275), "l"(t1278), "l"(t1281), "l"(t1284), "l"(t1287), "l"(t1290), "l"(t1293), "l"(t1296), "l"(t1299), "l"(t1302), "l"(t1305), "l"(t1308), "l"(t1311) : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 95 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_5 = count * group;
#line 159 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1313 = t32 * group;
#line 159 "fa-kernels/src/attention/backward/turns.rs"
                const u32 t1314 = count - 1u;
#line 145 "fa-kernels/src/attention/backward/turns.rs"
                u32 head_4 = t1313;
                u32 block_4 = t1314;
                #pragma unroll 1
                for (u32 i_4 = 0u; i_4 < count_5; i_4 += 1u) {
                    const u32 t1315 = i_4 + 1u;
#line 149 "fa-kernels/src/attention/backward/turns.rs"
                    const bool t1316 = t1315 < count_5;
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_6 = i_4 & 1u;
                    const u32 t1318 = slot_6 + 8u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1319 = t1318 << 3u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1320 = sums_2 + t1319;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1321 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1321) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1320) : "memory");
                    }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1322 = i_4 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1323 = t1322 + 2u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1324 = t1323 << 3u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1325 = sums_2 + t1324;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1326 = i_4 >> 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1327 = t1326 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1325), "r"(t1327) : "memory");
#line 170 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(3u) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1328 = t1208 << 11u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1329 = p + t1328;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1330 = lane << 4u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 place_3 = t1329 + t1330;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_101;
                    u32 row_102;
                    u32 row_103;
                    u32 row_104;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_101), "=r"(row_102), "=r"(row_103), "=r"(row_104) : "r"(place_3) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1332 = row_101 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1333;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1333) : "r"(row_101));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1334;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1334) : "h"(t1333));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1335;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1335) : "r"(t1332));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1336;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1336) : "h"(t1335));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1337 = row_102 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1338;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1338) : "r"(row_102));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1339;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1339) : "h"(t1338));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1340;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1340) : "r"(t1337));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1341;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1341) : "h"(t1340));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1342 = row_103 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1343;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1343) : "r"(row_103));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1344;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1344) : "h"(t1343));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1345;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1345) : "r"(t1342));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1346;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1346) : "h"(t1345));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1347 = row_104 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1348;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1348) : "r"(row_104));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1349;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1349) : "h"(t1348));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1350;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1350) : "r"(t1347));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1351;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1351) : "h"(t1350));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_2 = t1334;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_3 = t1336;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_4 = t1339;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_5 = t1341;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_6 = t1344;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_7 = t1346;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_8 = t1349;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_9 = t1351;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_105;
                    u32 row_106;
                    u32 row_107;
                    u32 row_108;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_105), "=r"(row_106), "=r"(row_107), "=r"(row_108) : "r"(place_3) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1352 = row_105 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1353;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1353) : "r"(row_105));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1354;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1354) : "h"(t1353));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1355;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1355) : "r"(t1352));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1356;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1356) : "h"(t1355));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1357 = row_106 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1358;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1358) : "r"(row_106));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1359;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1359) : "h"(t1358));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1360;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1360) : "r"(t1357));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1361;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1361) : "h"(t1360));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1362 = row_107 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1363;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1363) : "r"(row_107));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1364;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1364) : "h"(t1363));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1365;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1365) : "r"(t1362));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1366;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1366) : "h"(t1365));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1367 = row_108 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1368;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1368) : "r"(row_108));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1369;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1369) : "h"(t1368));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1370;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1370) : "r"(t1367));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1371;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1371) : "h"(t1370));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_10 = t1354;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_11 = t1356;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_12 = t1359;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_13 = t1361;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_14 = t1364;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_15 = t1366;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_16 = t1369;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_17 = t1371;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_109;
                    u32 row_110;
                    u32 row_111;
                    u32 row_112;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_109), "=r"(row_110), "=r"(row_111), "=r"(row_112) : "r"(place_3) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1372 = row_109 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1373;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1373) : "r"(row_109));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1374;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1374) : "h"(t1373));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1375;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1375) : "r"(t1372));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1376;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1376) : "h"(t1375));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1377 = row_110 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1378;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1378) : "r"(row_110));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1379;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1379) : "h"(t1378));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1380;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1380) : "r"(t1377));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1381;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1381) : "h"(t1380));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1382 = row_111 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1383;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1383) : "r"(row_111));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1384;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1384) : "h"(t1383));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1385;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1385) : "r"(t1382));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1386;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1386) : "h"(t1385));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1387 = row_112 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1388;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1388) : "r"(row_112));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1389;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1389) : "h"(t1388));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1390;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1390) : "r"(t1387));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1391;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1391) : "h"(t1390));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_18 = t1374;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_19 = t1376;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_20 = t1379;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_21 = t1381;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_22 = t1384;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_23 = t1386;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_24 = t1389;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_25 = t1391;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_113;
                    u32 row_114;
                    u32 row_115;
                    u32 row_116;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_113), "=r"(row_114), "=r"(row_115), "=r"(row_116) : "r"(place_3) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1392 = row_113 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1393;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1393) : "r"(row_113));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1394;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1394) : "h"(t1393));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1395;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1395) : "r"(t1392));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1396;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1396) : "h"(t1395));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1397 = row_114 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1398;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1398) : "r"(row_114));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1399;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1399) : "h"(t1398));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1400;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1400) : "r"(t1397));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1401;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1401) : "h"(t1400));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1402 = row_115 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1403;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1403) : "r"(row_115));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1404;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1404) : "h"(t1403));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1405;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1405) : "r"(t1402));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1406;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1406) : "h"(t1405));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1407 = row_116 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1408;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1408) : "r"(row_116));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1409;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1409) : "h"(t1408));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1410;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1410) : "r"(t1407));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1411;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1411) : "h"(t1410));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_26 = t1394;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_27 = t1396;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_28 = t1399;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_29 = t1401;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_30 = t1404;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_31 = t1406;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_32 = t1409;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_33 = t1411;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_7 = i_4 & 1u;
                    const u32 t1413 = slot_7 << 9u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1414 = statistics_2 + t1413;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1415 = lane & 3u;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1416 = t1415 << 4u;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1417 = t1414 + t1416;
                    u32 row_117;
                    u32 row_118;
                    u32 row_119;
                    u32 row_120;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_117), "=r"(row_118), "=r"(row_119), "=r"(row_120) : "r"(t1417) : "memory");
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1418;
                    asm("mov.b32 %0, %1;" : "=f"(t1418) : "r"(row_117));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1419;
                    asm("mov.b32 %0, %1;" : "=f"(t1419) : "r"(row_118));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1420;
                    asm("mov.b32 %0, %1;" : "=f"(t1420) : "r"(row_119));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1421;
                    asm("mov.b32 %0, %1;" : "=f"(t1421) : "r"(row_120));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1422 = dp - t1419;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1423 = p_2 * t1422;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t1423;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1424 = dp_2 - t1421;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1425 = p_3 * t1424;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t1425;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1426 = dp_3 - t1419;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1427 = p_4 * t1426;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t1427;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1428 = dp_4 - t1421;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1429 = p_5 * t1428;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t1429;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_121;
                    u32 row_122;
                    u32 row_123;
                    u32 row_124;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_121), "=r"(row_122), "=r"(row_123), "=r"(row_124) : "r"(t1417) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1430;
                    asm("mov.b32 %0, %1;" : "=f"(t1430) : "r"(row_121));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1431;
                    asm("mov.b32 %0, %1;" : "=f"(t1431) : "r"(row_122));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1432;
                    asm("mov.b32 %0, %1;" : "=f"(t1432) : "r"(row_123));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1433;
                    asm("mov.b32 %0, %1;" : "=f"(t1433) : "r"(row_124));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1434 = dp_5 - t1431;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1435 = p_6 * t1434;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t1435;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1436 = dp_6 - t1433;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1437 = p_7 * t1436;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t1437;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1438 = dp_7 - t1431;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1439 = p_8 * t1438;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t1439;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1440 = dp_8 - t1433;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1441 = p_9 * t1440;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t1441;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_125;
                    u32 row_126;
                    u32 row_127;
                    u32 row_128;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_125), "=r"(row_126), "=r"(row_127), "=r"(row_128) : "r"(t1417) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1442;
                    asm("mov.b32 %0, %1;" : "=f"(t1442) : "r"(row_125));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1443;
                    asm("mov.b32 %0, %1;" : "=f"(t1443) : "r"(row_126));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1444;
                    asm("mov.b32 %0, %1;" : "=f"(t1444) : "r"(row_127));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1445;
                    asm("mov.b32 %0, %1;" : "=f"(t1445) : "r"(row_128));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1446 = dp_9 - t1443;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1447 = p_10 * t1446;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t1447;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1448 = dp_10 - t1445;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1449 = p_11 * t1448;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t1449;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1450 = dp_11 - t1443;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1451 = p_12 * t1450;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t1451;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1452 = dp_12 - t1445;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1453 = p_13 * t1452;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t1453;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_129;
                    u32 row_130;
                    u32 row_131;
                    u32 row_132;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_129), "=r"(row_130), "=r"(row_131), "=r"(row_132) : "r"(t1417) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1454;
                    asm("mov.b32 %0, %1;" : "=f"(t1454) : "r"(row_129));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1455;
                    asm("mov.b32 %0, %1;" : "=f"(t1455) : "r"(row_130));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1456;
                    asm("mov.b32 %0, %1;" : "=f"(t1456) : "r"(row_131));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1457;
                    asm("mov.b32 %0, %1;" : "=f"(t1457) : "r"(row_132));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1458 = dp_13 - t1455;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1459 = p_14 * t1458;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t1459;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1460 = dp_14 - t1457;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1461 = p_15 * t1460;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t1461;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1462 = dp_15 - t1455;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1463 = p_16 * t1462;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t1463;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1464 = dp_16 - t1457;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1465 = p_17 * t1464;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t1465;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_133;
                    u32 row_134;
                    u32 row_135;
                    u32 row_136;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_133), "=r"(row_134), "=r"(row_135), "=r"(row_136) : "r"(t1417) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1466;
                    asm("mov.b32 %0, %1;" : "=f"(t1466) : "r"(row_133));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1467;
                    asm("mov.b32 %0, %1;" : "=f"(t1467) : "r"(row_134));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1468;
                    asm("mov.b32 %0, %1;" : "=f"(t1468) : "r"(row_135));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1469;
                    asm("mov.b32 %0, %1;" : "=f"(t1469) : "r"(row_136));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1470 = dp_17 - t1467;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1471 = p_18 * t1470;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t1471;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1472 = dp_18 - t1469;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1473 = p_19 * t1472;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t1473;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1474 = dp_19 - t1467;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1475 = p_20 * t1474;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t1475;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1476 = dp_20 - t1469;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1477 = p_21 * t1476;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t1477;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_137;
                    u32 row_138;
                    u32 row_139;
                    u32 row_140;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_137), "=r"(row_138), "=r"(row_139), "=r"(row_140) : "r"(t1417) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1478;
                    asm("mov.b32 %0, %1;" : "=f"(t1478) : "r"(row_137));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1479;
                    asm("mov.b32 %0, %1;" : "=f"(t1479) : "r"(row_138));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1480;
                    asm("mov.b32 %0, %1;" : "=f"(t1480) : "r"(row_139));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1481;
                    asm("mov.b32 %0, %1;" : "=f"(t1481) : "r"(row_140));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1482 = dp_21 - t1479;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1483 = p_22 * t1482;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t1483;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1484 = dp_22 - t1481;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1485 = p_23 * t1484;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t1485;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1486 = dp_23 - t1479;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1487 = p_24 * t1486;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t1487;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1488 = dp_24 - t1481;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1489 = p_25 * t1488;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t1489;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_141;
                    u32 row_142;
                    u32 row_143;
                    u32 row_144;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_141), "=r"(row_142), "=r"(row_143), "=r"(row_144) : "r"(t1417) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1490;
                    asm("mov.b32 %0, %1;" : "=f"(t1490) : "r"(row_141));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1491;
                    asm("mov.b32 %0, %1;" : "=f"(t1491) : "r"(row_142));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1492;
                    asm("mov.b32 %0, %1;" : "=f"(t1492) : "r"(row_143));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1493;
                    asm("mov.b32 %0, %1;" : "=f"(t1493) : "r"(row_144));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1494 = dp_25 - t1491;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1495 = p_26 * t1494;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t1495;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1496 = dp_26 - t1493;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1497 = p_27 * t1496;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t1497;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1498 = dp_27 - t1491;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1499 = p_28 * t1498;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t1499;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1500 = dp_28 - t1493;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1501 = p_29 * t1500;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t1501;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_145;
                    u32 row_146;
                    u32 row_147;
                    u32 row_148;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_145), "=r"(row_146), "=r"(row_147), "=r"(row_148) : "r"(t1417) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1502;
                    asm("mov.b32 %0, %1;" : "=f"(t1502) : "r"(row_145));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1503;
                    asm("mov.b32 %0, %1;" : "=f"(t1503) : "r"(row_146));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1504;
                    asm("mov.b32 %0, %1;" : "=f"(t1504) : "r"(row_147));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1505;
                    asm("mov.b32 %0, %1;" : "=f"(t1505) : "r"(row_148));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1506 = dp_29 - t1503;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1507 = p_30 * t1506;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t1507;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1508 = dp_30 - t1505;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1509 = p_31 * t1508;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t1509;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1510 = dp_31 - t1503;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1511 = p_32 * t1510;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t1511;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1512 = dp_32 - t1505;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1513 = p_33 * t1512;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t1513;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1514 = t1208 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1515;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1515) : "f"(dp), "f"(dp_2));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1516;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1516) : "f"(dp_3), "f"(dp_4));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1517;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1517) : "f"(dp_5), "f"(dp_6));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1518;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1518) : "f"(dp_7), "f"(dp_8));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1519;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(dp_9), "f"(dp_10));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1520;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1520) : "f"(dp_11), "f"(dp_12));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1521;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(dp_13), "f"(dp_14));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1522;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(dp_15), "f"(dp_16));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1523;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(dp_17), "f"(dp_18));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1524;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(dp_19), "f"(dp_20));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1525;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(dp_21), "f"(dp_22));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1526;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(dp_23), "f"(dp_24));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1527;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(dp_25), "f"(dp_26));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1528;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(dp_27), "f"(dp_28));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1529;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(dp_29), "f"(dp_30));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1530;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(dp_31), "f"(dp_32));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1531 = lane & 15u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1532 = t1514 + t1531;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1533 = lane >> 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1534 = t1532 & 7u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1535 = t1533 ^ t1534;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1536 = t1532 << 7u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1537 = t1535 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1538 = t1536 + t1537;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1539 = after + t1538;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1539), "r"(t1515), "r"(t1516), "r"(t1517), "r"(t1518) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1540 = t1538 ^ 32u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1541 = after + t1540;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1541), "r"(t1519), "r"(t1520), "r"(t1521), "r"(t1522) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1542 = t1538 ^ 64u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1543 = after + t1542;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1543), "r"(t1523), "r"(t1524), "r"(t1525), "r"(t1526) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1544 = t1538 ^ 96u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1545 = after + t1544;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1545), "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530) : "memory");
                    u32 t1546;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1546) : "f"(dp), "f"(dp_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1547;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(dp_3), "f"(dp_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1548;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1548) : "f"(dp_5), "f"(dp_6));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1549;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1549) : "f"(dp_7), "f"(dp_8));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1550;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1550) : "f"(dp_9), "f"(dp_10));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1551;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1551) : "f"(dp_11), "f"(dp_12));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1552;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1552) : "f"(dp_13), "f"(dp_14));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1553;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1553) : "f"(dp_15), "f"(dp_16));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1554;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1554) : "f"(dp_17), "f"(dp_18));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1555;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1555) : "f"(dp_19), "f"(dp_20));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1556;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1556) : "f"(dp_21), "f"(dp_22));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1557;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1557) : "f"(dp_23), "f"(dp_24));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1558;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(dp_25), "f"(dp_26));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1559;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(dp_27), "f"(dp_28));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1560;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1560) : "f"(dp_29), "f"(dp_30));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1561;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1561) : "f"(dp_31), "f"(dp_32));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1562 = index_2 << 14u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1563 = smem_1 + t1562;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1564;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1564) : "r"(t1563));
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1565 = after >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1566 = t1564 >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1567 = t1565 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1568 = (u64)t1567;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1569 = t1568 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1570 = t1566 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1571 = (u64)t1570;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1572 = t1571 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1573 = t1565 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1574 = (u64)t1573;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1575 = t1574 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1576 = t1566 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1577 = (u64)t1576;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1578 = t1577 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1579 = t1565 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1580 = (u64)t1579;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1581 = t1580 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1582 = t1566 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1583 = (u64)t1582;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1584 = t1583 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1585 = t1565 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1586 = (u64)t1585;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1587 = t1586 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1588 = t1566 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1589 = (u64)t1588;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1590 = t1589 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq_65), "=&f"(dq_66), "=&f"(dq_67), "=&f"(dq_68), "=&f"(dq_69), "=&f"(dq_70), "=&f"(dq_71), "=&f"(dq_72), "=&f"(dq_73), "=&f"(dq_74), "=&f"(dq_75), "=&f"(dq_76), "=&f"(dq_77), "=&f"(dq_78), "=&f"(dq_79), "=&f"(dq_80), "=&f"(dq_81), "=&f"(dq_82), "=&f"(dq_83), "=&f"(dq_84), "=&f"(dq_85), "=&f"(dq_86), "=&f"(dq_87), "=&f"(dq_88), "=&f"(dq_89), "=&f"(dq_90), "=&f"(dq_91), "=&f"(dq_92), "=&f"(dq_93), "=&f"(dq_94), "=&f"(dq_95), "=&f"(dq_96), "=&f"(dq_97), "=&f"(dq_98), "=&f"(dq_99), "=&f"(dq_100), "=&f"(dq_101), "=&f"(dq_102), "=&f"(dq_103), "=&f"(dq_104), "=&f"(dq_105), "=&f"(dq_106), "=&f"(dq_107), "=&f"(dq_108), "=&f"(dq_109), "=&f"(dq_110), "=&f"(dq_111), "=&f"(dq_112), "=&f"(dq_113), "=&f"(dq_114), "=&f"(dq_115), "=&f"(dq_116), "=&f"(dq_117), "=&f"(dq_118), "=&f"(dq_119), "=&f"(dq_120), "=&f"(dq_121), "=&f"(dq_122), "=&f"(dq_123), "=&f"(dq_124), "=&f"(dq_125), "=&f"(dq_126), "=&f"(dq_127), "=&f"(dq_128) : "l"(t1569), "l"(t1572), "l"(t1575), "l"(t1578), "l"(t1581), "l"(t1584), "l"(t1587), "l"(t1590) : "memory");
#line 181 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1591 = i_4 & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1592 = t1591 << 15u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1593 = t42 + t1592;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1594 = after >> 4u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1595 = t1593 >> 4u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1596 = t1594 + 65536u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1597 = (u64)t1596;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1598 = t1597 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1599 = t1595 + 33554432u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1600 = (u64)t1599;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1601 = t1600 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1602 = t1594 + 65538u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1603 = (u64)t1602;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1604 = t1603 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1605 = t1595 + 33554560u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1606 = (u64)t1605;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1607 = t1606 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1608 = t1594 + 65540u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1609 = (u64)t1608;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1610 = t1609 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1611 = t1595 + 33554688u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1612 = (u64)t1611;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1613 = t1612 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1614 = t1594 + 65542u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1615 = (u64)t1614;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1616 = t1615 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1617 = t1595 + 33554816u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1618 = (u64)t1617;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1619 = t1618 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) : "l"(t1598), "l"(t1601), "l"(t1604), "l"(t1607), "l"(t1610), "l"(t1613), "l"(t1616), "l"(t1619) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t1620 = i_4 + 1u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next_2 = t1316 ? t1620 : i_4;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1622 = next_2 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1623 = t1622 + 6u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1624 = t1623 << 3u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1625 = sums_2 + t1624;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1626 = next_2 >> 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1627 = t1626 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1625), "r"(t1627) : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) :  : "memory");
#line 228 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1628 = batch_2 * heads;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1629 = t1628 + head_4;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1630 = t1629 * padded;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1631 = block_4 << 6u;
#line 228 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_149 = t1630 + t1631;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1633 = t1208 << 4u;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_150 = row_149 + t1633;
                    const u64 t1635 = (u64)row_150;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1636 = t1635 * sums_stride0;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1637 = t1636 * 4ull;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1638 = sums + t1637;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1639 = index_2 << 11u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1640 = (u64)t1639 * 4u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1641 = t1638 + t1640;
                    const u32 t1642 = index_2 << 2u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1643 = t1642 + t1208;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1644 = t1643 << 13u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place_4 = sums_2 + t1644;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1646 = sums_2 + 80u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1647 = i_4 & 1u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1646), "r"(t1647) : "memory");
                    const u32 t1648 = lane << 2u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1649 = (u64)t1648 * 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 address_2 = t1641 + t1649;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_65), "f"(dq_66), "f"(dq_67), "f"(dq_68) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_69), "f"(dq_70), "f"(dq_71), "f"(dq_72) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_73), "f"(dq_74), "f"(dq_75), "f"(dq_76) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_77), "f"(dq_78), "f"(dq_79), "f"(dq_80) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_81), "f"(dq_82), "f"(dq_83), "f"(dq_84) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_85), "f"(dq_86), "f"(dq_87), "f"(dq_88) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_89), "f"(dq_90), "f"(dq_91), "f"(dq_92) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_93), "f"(dq_94), "f"(dq_95), "f"(dq_96) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_97), "f"(dq_98), "f"(dq_99), "f"(dq_100) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_101), "f"(dq_102), "f"(dq_103), "f"(dq_104) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_105), "f"(dq_106), "f"(dq_107), "f"(dq_108) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_109), "f"(dq_110), "f"(dq_111), "f"(dq_112) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_113), "f"(dq_114), "f"(dq_115), "f"(dq_116) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_117), "f"(dq_118), "f"(dq_119), "f"(dq_120) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_121), "f"(dq_122), "f"(dq_123), "f"(dq_124) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_125), "f"(dq_126), "f"(dq_127), "f"(dq_128) : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1651 = sums_2 + 80u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1652 = t1651 + 8u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1653 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1653) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1652) : "memory");
                    }
#line 189 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) :  : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_8 = i_4 & 1u;
                    const u32 t1655 = slot_8 + 4u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1656 = t1655 << 3u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1657 = sums_2 + t1656;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1658 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1658) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1657) : "memory");
                    }
#line 215 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t1659;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1659) : "r"(t41));
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1660 = next_2 & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1661 = t1660 << 15u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1662 = t43 + t1661;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1663 = t1659 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1664 = t1662 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1665 = t1663 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1666 = (u64)t1665;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1667 = t1666 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1668 = t1664 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1669 = (u64)t1668;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1670 = t1669 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1671 = t1663 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1672 = (u64)t1671;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1673 = t1672 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1674 = t1664 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1675 = (u64)t1674;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1676 = t1675 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1677 = t1663 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1678 = (u64)t1677;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1679 = t1678 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1680 = t1664 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1681 = (u64)t1680;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1682 = t1681 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1683 = t1663 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1684 = (u64)t1683;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1685 = t1684 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1686 = t1664 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1687 = (u64)t1686;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1688 = t1687 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1689 = t1663 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1690 = (u64)t1689;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1691 = t1690 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1692 = t1664 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1693 = (u64)t1692;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1694 = t1693 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1695 = t1663 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1696 = (u64)t1695;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1697 = t1696 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1698 = t1664 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1699 = (u64)t1698;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1700 = t1699 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1701 = t1663 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1702 = (u64)t1701;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1703 = t1702 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1704 = t1664 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1705 = (u64)t1704;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1706 = t1705 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1707 = t1663 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1708 = (u64)t1707;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1709 = t1708 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1710 = t1664 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1711 = (u64)t1710;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1712 = t1711 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1713 = t1663 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1714 = (u64)t1713;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1715 = t1714 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1716 = t1664 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1717 = (u64)t1716;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1718 = t1717 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1719 = t1663 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1720 = (u64)t1719;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1721 = t1720 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1722 = t1664 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1723 = (u64)t1722;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1724 = t1723 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1725 = t1663 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1726 = (u64)t1725;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1727 = t1726 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1728 = t1664 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1729 = (u64)t1728;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1730 = t1729 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1731 = t1663 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1732 = (u64)t1731;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1733 = t1732 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1734 = t1664 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1735 = (u64)t1734;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1736 = t1735 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1737 = t1663 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1738 = (u64)t1737;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1739 = t1738 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1740 = t1664 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1741 = (u64)t1740;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1742 = t1741 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1743 = t1663 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1744 = (u64)t1743;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1745 = t1744 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1746 = t1664 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1747 = (u64)t1746;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1748 = t1747 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1749 = t1663 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1750 = (u64)t1749;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1751 = t1750 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1752 = t1664 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1753 = (u64)t1752;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1754 = t1753 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1755 = t1663 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1756 = (u64)t1755;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1757 = t1756 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1758 = t1664 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1759 = (u64)t1758;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1760 = t1759 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1667), "l"(t1670), "l"(t1673), "l"(t1676), "l"(t1679), "l"(t1682), "l"(t1685), "l"(t1688), "l"(t1691), "l"(t1694), "l"(t1697), "l"(t1700), "l"(t1703), "l"(t1706), "l"(t1709), "l"(t1712), "l"(t1715), "l"(t1718), "l"(t1721), "l"(t1724), "l"(t1727), "l"(t1730), "l"(t1733), "l"(t1736), "l"(t1739), "l"(t1742), "l"(t1745), "l"(t1748), "l"(t1751), "l"(t1754), "l"(t1757), "l"(t1760) : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 231 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address_2) : "memory");
#line 165 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 first_head_4 = t32 * group;
                    const u32 t1762 = head_4 + 1u;
#line 166 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t1763 = first_head_4 + group;
#line 166 "fa-kernels/src/attention/backward/turns.rs"
                    const bool wraps_4 = t1762 == t1763;
                    const u32 t1765 = head_4 + 1u;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t1766 = wraps_4 ? first_head_4 : t1765;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t1767 = block_4 - 1u;
#line 167 "fa-kernels/src/attention/backward/turns.rs"
                    const u32 t1768 = wraps_4 ? t1767 : block_4;
#line 151 "fa-kernels/src/attention/backward/turns.rs"
                    head_4 = t1766;
                    block_4 = t1768;
                }
            }
#line 153 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1769 = dk_2 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t1769;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1770 = dk_3 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t1770;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1771 = dk_4 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t1771;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1772 = dk_5 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t1772;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1773 = dk_6 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t1773;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1774 = dk_7 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t1774;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1775 = dk_8 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t1775;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1776 = dk_9 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t1776;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1777 = dk_10 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t1777;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1778 = dk_11 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t1778;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1779 = dk_12 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t1779;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1780 = dk_13 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t1780;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1781 = dk_14 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t1781;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1782 = dk_15 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t1782;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1783 = dk_16 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t1783;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1784 = dk_17 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t1784;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1785 = dk_18 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t1785;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1786 = dk_19 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t1786;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1787 = dk_20 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t1787;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1788 = dk_21 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t1788;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1789 = dk_22 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t1789;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1790 = dk_23 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t1790;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1791 = dk_24 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t1791;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1792 = dk_25 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t1792;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1793 = dk_26 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t1793;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1794 = dk_27 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t1794;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1795 = dk_28 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t1795;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1796 = dk_29 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t1796;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1797 = dk_30 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t1797;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1798 = dk_31 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t1798;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1799 = dk_32 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t1799;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1800 = dk_33 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t1800;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1801 = dk_34 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t1801;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1802 = dk_35 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t1802;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1803 = dk_36 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t1803;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1804 = dk_37 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t1804;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1805 = dk_38 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t1805;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1806 = dk_39 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t1806;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1807 = dk_40 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t1807;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1808 = dk_41 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t1808;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1809 = dk_42 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t1809;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1810 = dk_43 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t1810;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1811 = dk_44 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t1811;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1812 = dk_45 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t1812;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1813 = dk_46 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t1813;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1814 = dk_47 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t1814;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1815 = dk_48 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t1815;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1816 = dk_49 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t1816;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1817 = dk_50 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t1817;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1818 = dk_51 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t1818;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1819 = dk_52 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t1819;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1820 = dk_53 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t1820;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1821 = dk_54 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t1821;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1822 = dk_55 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t1822;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1823 = dk_56 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t1823;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1824 = dk_57 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t1824;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1825 = dk_58 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t1825;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1826 = dk_59 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t1826;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1827 = dk_60 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t1827;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1828 = dk_61 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t1828;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1829 = dk_62 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t1829;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1830 = dk_63 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t1830;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1831 = dk_64 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t1831;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1832 = dk_65 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t1832;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1833 = dk_66 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_66 = t1833;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1834 = dk_67 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_67 = t1834;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1835 = dk_68 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_68 = t1835;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1836 = dk_69 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_69 = t1836;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1837 = dk_70 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_70 = t1837;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1838 = dk_71 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_71 = t1838;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1839 = dk_72 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_72 = t1839;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1840 = dk_73 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_73 = t1840;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1841 = dk_74 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_74 = t1841;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1842 = dk_75 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_75 = t1842;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1843 = dk_76 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_76 = t1843;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1844 = dk_77 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_77 = t1844;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1845 = dk_78 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_78 = t1845;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1846 = dk_79 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_79 = t1846;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1847 = dk_80 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_80 = t1847;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1848 = dk_81 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_81 = t1848;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1849 = dk_82 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_82 = t1849;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1850 = dk_83 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_83 = t1850;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1851 = dk_84 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_84 = t1851;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1852 = dk_85 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_85 = t1852;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1853 = dk_86 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_86 = t1853;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1854 = dk_87 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_87 = t1854;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1855 = dk_88 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_88 = t1855;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1856 = dk_89 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_89 = t1856;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1857 = dk_90 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_90 = t1857;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1858 = dk_91 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_91 = t1858;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1859 = dk_92 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_92 = t1859;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1860 = dk_93 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_93 = t1860;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1861 = dk_94 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_94 = t1861;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1862 = dk_95 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_95 = t1862;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1863 = dk_96 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_96 = t1863;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1864 = dk_97 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_97 = t1864;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1865 = dk_98 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_98 = t1865;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1866 = dk_99 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_99 = t1866;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1867 = dk_100 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_100 = t1867;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1868 = dk_101 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_101 = t1868;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1869 = dk_102 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_102 = t1869;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1870 = dk_103 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_103 = t1870;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1871 = dk_104 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_104 = t1871;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1872 = dk_105 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_105 = t1872;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1873 = dk_106 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_106 = t1873;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1874 = dk_107 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_107 = t1874;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1875 = dk_108 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_108 = t1875;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1876 = dk_109 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_109 = t1876;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1877 = dk_110 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_110 = t1877;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1878 = dk_111 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_111 = t1878;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1879 = dk_112 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_112 = t1879;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1880 = dk_113 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_113 = t1880;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1881 = dk_114 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_114 = t1881;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1882 = dk_115 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_115 = t1882;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1883 = dk_116 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_116 = t1883;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1884 = dk_117 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_117 = t1884;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1885 = dk_118 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_118 = t1885;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1886 = dk_119 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_119 = t1886;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1887 = dk_120 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_120 = t1887;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1888 = dk_121 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_121 = t1888;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1889 = dk_122 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_122 = t1889;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1890 = dk_123 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_123 = t1890;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1891 = dk_124 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_124 = t1891;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1892 = dk_125 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_125 = t1892;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1893 = dk_126 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_126 = t1893;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1894 = dk_127 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_127 = t1894;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1895 = dk_128 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_128 = t1895;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1896 = dk_129 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_129 = t1896;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1897 = smem_1 + 8192u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1898 = smem_1 + 16384u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1899 = smem_1 + 24576u;
            const u32 t1900 = t1208 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1901;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1901) : "f"(dk_2), "f"(dk_3));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1902;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1902) : "f"(dk_4), "f"(dk_5));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1903;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1903) : "f"(dk_6), "f"(dk_7));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1904;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1904) : "f"(dk_8), "f"(dk_9));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1905;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1905) : "f"(dk_10), "f"(dk_11));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1906;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1906) : "f"(dk_12), "f"(dk_13));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1907;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1907) : "f"(dk_14), "f"(dk_15));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1908;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1908) : "f"(dk_16), "f"(dk_17));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1909;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1909) : "f"(dk_18), "f"(dk_19));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1910;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1910) : "f"(dk_20), "f"(dk_21));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1911;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1911) : "f"(dk_22), "f"(dk_23));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1912;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1912) : "f"(dk_24), "f"(dk_25));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1913;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1913) : "f"(dk_26), "f"(dk_27));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1914;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(dk_28), "f"(dk_29));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1915;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(dk_30), "f"(dk_31));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1916;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(dk_32), "f"(dk_33));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1917;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(dk_34), "f"(dk_35));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1918;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(dk_36), "f"(dk_37));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1919;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(dk_38), "f"(dk_39));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1920;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(dk_40), "f"(dk_41));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1921;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(dk_42), "f"(dk_43));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1922;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(dk_44), "f"(dk_45));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1923;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(dk_46), "f"(dk_47));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1924;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(dk_48), "f"(dk_49));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1925;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(dk_50), "f"(dk_51));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1926;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(dk_52), "f"(dk_53));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1927;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1927) : "f"(dk_54), "f"(dk_55));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1928;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1928) : "f"(dk_56), "f"(dk_57));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1929;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1929) : "f"(dk_58), "f"(dk_59));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1930;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1930) : "f"(dk_60), "f"(dk_61));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1931;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1931) : "f"(dk_62), "f"(dk_63));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1932;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1932) : "f"(dk_64), "f"(dk_65));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1933;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1933) : "f"(dk_66), "f"(dk_67));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1934;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1934) : "f"(dk_68), "f"(dk_69));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1935;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1935) : "f"(dk_70), "f"(dk_71));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1936;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1936) : "f"(dk_72), "f"(dk_73));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1937;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1937) : "f"(dk_74), "f"(dk_75));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1938;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1938) : "f"(dk_76), "f"(dk_77));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1939;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1939) : "f"(dk_78), "f"(dk_79));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1940;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1940) : "f"(dk_80), "f"(dk_81));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1941;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1941) : "f"(dk_82), "f"(dk_83));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1942;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1942) : "f"(dk_84), "f"(dk_85));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1943;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1943) : "f"(dk_86), "f"(dk_87));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1944;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1944) : "f"(dk_88), "f"(dk_89));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1945;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1945) : "f"(dk_90), "f"(dk_91));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1946;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1946) : "f"(dk_92), "f"(dk_93));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1947;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1947) : "f"(dk_94), "f"(dk_95));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1948;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1948) : "f"(dk_96), "f"(dk_97));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1949;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1949) : "f"(dk_98), "f"(dk_99));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1950;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1950) : "f"(dk_100), "f"(dk_101));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1951;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1951) : "f"(dk_102), "f"(dk_103));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1952;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1952) : "f"(dk_104), "f"(dk_105));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1953;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1953) : "f"(dk_106), "f"(dk_107));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1954;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1954) : "f"(dk_108), "f"(dk_109));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1955;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1955) : "f"(dk_110), "f"(dk_111));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1956;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1956) : "f"(dk_112), "f"(dk_113));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1957;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1957) : "f"(dk_114), "f"(dk_115));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1958;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1958) : "f"(dk_116), "f"(dk_117));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1959;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1959) : "f"(dk_118), "f"(dk_119));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1960;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1960) : "f"(dk_120), "f"(dk_121));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1961;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1961) : "f"(dk_122), "f"(dk_123));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1962;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1962) : "f"(dk_124), "f"(dk_125));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1963;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1963) : "f"(dk_126), "f"(dk_127));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1964;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1964) : "f"(dk_128), "f"(dk_129));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1965 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1966 = t1900 + t1965;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1967 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1968 = t1966 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1969 = t1967 ^ t1968;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1970 = t1966 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1971 = t1969 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1972 = t1970 + t1971;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1973 = smem_1 + t1972;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1973), "r"(t1901), "r"(t1902), "r"(t1903), "r"(t1904) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1974 = t1972 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1975 = smem_1 + t1974;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1975), "r"(t1905), "r"(t1906), "r"(t1907), "r"(t1908) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1976 = t1972 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1977 = smem_1 + t1976;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1977), "r"(t1909), "r"(t1910), "r"(t1911), "r"(t1912) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1978 = t1972 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1979 = smem_1 + t1978;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1979), "r"(t1913), "r"(t1914), "r"(t1915), "r"(t1916) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1980 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1981 = t1900 + t1980;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1982 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1983 = t1981 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1984 = t1982 ^ t1983;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1985 = t1981 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1986 = t1984 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1987 = t1985 + t1986;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1988 = t1897 + t1987;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1988), "r"(t1917), "r"(t1918), "r"(t1919), "r"(t1920) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1989 = t1987 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1990 = t1897 + t1989;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1990), "r"(t1921), "r"(t1922), "r"(t1923), "r"(t1924) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1991 = t1987 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1992 = t1897 + t1991;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1992), "r"(t1925), "r"(t1926), "r"(t1927), "r"(t1928) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1993 = t1987 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1994 = t1897 + t1993;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1994), "r"(t1929), "r"(t1930), "r"(t1931), "r"(t1932) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1995 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1996 = t1900 + t1995;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1997 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1998 = t1996 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1999 = t1997 ^ t1998;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2000 = t1996 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2001 = t1999 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2002 = t2000 + t2001;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2003 = t1898 + t2002;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2003), "r"(t1933), "r"(t1934), "r"(t1935), "r"(t1936) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2004 = t2002 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2005 = t1898 + t2004;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2005), "r"(t1937), "r"(t1938), "r"(t1939), "r"(t1940) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2006 = t2002 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2007 = t1898 + t2006;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2007), "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2008 = t2002 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2009 = t1898 + t2008;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2009), "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2010 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2011 = t1900 + t2010;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2012 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2013 = t2011 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2014 = t2012 ^ t2013;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2015 = t2011 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2016 = t2014 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2017 = t2015 + t2016;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2018 = t1899 + t2017;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2018), "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2019 = t2017 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2020 = t1899 + t2019;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2020), "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2021 = t2017 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2022 = t1899 + t2021;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2022), "r"(t1957), "r"(t1958), "r"(t1959), "r"(t1960) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2023 = t2017 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2024 = t1899 + t2023;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2024), "r"(t1961), "r"(t1962), "r"(t1963), "r"(t1964) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2025 = (u64)batch_2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2026 = t2025 * dk_stride0;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2027 = t2026 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2028 = dk + t2027;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2029 = (u64)t30;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2030 = t2029 * dk_stride1;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2031 = t2030 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2032 = t2028 + t2031;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2033 = (u64)t32;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2034 = t2033 * dk_stride2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2035 = t2034 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2036 = t2032 + t2035;
            const u32 t2037 = seq_k - t30;
#line 283 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2038 = head_dim >> 3u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2039 = (u32)dk_stride1;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2040 = t2039 << 1u;
            const u32 t2041 = t1208 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2042 = lane >> 3u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2043 = t2041 + t2042;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2044 = lane & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2045 = t2043 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2046 = t2044 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2047 = t2045 & t2046;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2047) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2048 = t2043 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2049 = t2044 ^ t2048;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2050 = t2043 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2051 = t2049 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2052 = t2050 + t2051;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2053 = smem_1 + t2052;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_151;
                u32 row_152;
                u32 row_153;
                u32 row_154;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_151), "=r"(row_152), "=r"(row_153), "=r"(row_154) : "r"(t2053) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2054 = (u64)t2043 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2055 = t2036 + t2054;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2056 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2057 = t2055 + t2056;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2057), "r"(row_151), "r"(row_152), "r"(row_153), "r"(row_154) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2058 = t2043 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2059 = t2058 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2060 = t2044 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2061 = t2059 & t2060;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2061) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2062 = t2058 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2063 = t2044 ^ t2062;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2064 = t2058 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2065 = t2063 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2066 = t2064 + t2065;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2067 = smem_1 + t2066;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_155;
                u32 row_156;
                u32 row_157;
                u32 row_158;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_155), "=r"(row_156), "=r"(row_157), "=r"(row_158) : "r"(t2067) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2068 = (u64)t2058 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2069 = t2036 + t2068;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2070 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2071 = t2069 + t2070;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2071), "r"(row_155), "r"(row_156), "r"(row_157), "r"(row_158) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2072 = t2043 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2073 = t2072 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2074 = t2044 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2075 = t2073 & t2074;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2075) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2076 = t2072 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2077 = t2044 ^ t2076;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2078 = t2072 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2079 = t2077 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2080 = t2078 + t2079;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2081 = smem_1 + t2080;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_159;
                u32 row_160;
                u32 row_161;
                u32 row_162;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_159), "=r"(row_160), "=r"(row_161), "=r"(row_162) : "r"(t2081) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2082 = (u64)t2072 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2083 = t2036 + t2082;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2084 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2085 = t2083 + t2084;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2085), "r"(row_159), "r"(row_160), "r"(row_161), "r"(row_162) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2086 = t2043 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2087 = t2086 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2088 = t2044 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2089 = t2087 & t2088;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2089) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2090 = t2086 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2091 = t2044 ^ t2090;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2092 = t2086 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2093 = t2091 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2094 = t2092 + t2093;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2095 = smem_1 + t2094;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_163;
                u32 row_164;
                u32 row_165;
                u32 row_166;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_163), "=r"(row_164), "=r"(row_165), "=r"(row_166) : "r"(t2095) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2096 = (u64)t2086 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2097 = t2036 + t2096;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2098 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2099 = t2097 + t2098;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2099), "r"(row_163), "r"(row_164), "r"(row_165), "r"(row_166) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2100 = smem_1 + 8192u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2101 = t2043 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2102 = t2044 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2103 = t2102 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2104 = t2101 & t2103;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2104) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2105 = t2043 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2106 = t2044 ^ t2105;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2107 = t2043 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2108 = t2106 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2109 = t2107 + t2108;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2110 = t2100 + t2109;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_167;
                u32 row_168;
                u32 row_169;
                u32 row_170;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_167), "=r"(row_168), "=r"(row_169), "=r"(row_170) : "r"(t2110) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2111 = (u64)t2043 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2112 = t2036 + t2111;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2113 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2114 = t2112 + t2113;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2114), "r"(row_167), "r"(row_168), "r"(row_169), "r"(row_170) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2115 = t2043 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2116 = t2115 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2117 = t2044 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2118 = t2117 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2119 = t2116 & t2118;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2119) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2120 = t2115 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2121 = t2044 ^ t2120;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2122 = t2115 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2123 = t2121 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2124 = t2122 + t2123;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2125 = t2100 + t2124;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_171;
                u32 row_172;
                u32 row_173;
                u32 row_174;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_171), "=r"(row_172), "=r"(row_173), "=r"(row_174) : "r"(t2125) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2126 = (u64)t2115 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2127 = t2036 + t2126;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2128 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2129 = t2127 + t2128;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2129), "r"(row_171), "r"(row_172), "r"(row_173), "r"(row_174) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2130 = t2043 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2131 = t2130 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2132 = t2044 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2133 = t2132 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2134 = t2131 & t2133;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2134) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2135 = t2130 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2136 = t2044 ^ t2135;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2137 = t2130 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2138 = t2136 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2139 = t2137 + t2138;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2140 = t2100 + t2139;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_175;
                u32 row_176;
                u32 row_177;
                u32 row_178;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_175), "=r"(row_176), "=r"(row_177), "=r"(row_178) : "r"(t2140) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2141 = (u64)t2130 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2142 = t2036 + t2141;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2143 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2144 = t2142 + t2143;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2144), "r"(row_175), "r"(row_176), "r"(row_177), "r"(row_178) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2145 = t2043 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2146 = t2145 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2147 = t2044 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2148 = t2147 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2149 = t2146 & t2148;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2149) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2150 = t2145 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2151 = t2044 ^ t2150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2152 = t2145 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2153 = t2151 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2154 = t2152 + t2153;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2155 = t2100 + t2154;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_179;
                u32 row_180;
                u32 row_181;
                u32 row_182;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_179), "=r"(row_180), "=r"(row_181), "=r"(row_182) : "r"(t2155) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2156 = (u64)t2145 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2157 = t2036 + t2156;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2158 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2159 = t2157 + t2158;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2159), "r"(row_179), "r"(row_180), "r"(row_181), "r"(row_182) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2160 = smem_1 + 16384u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2161 = t2043 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2162 = t2044 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2163 = t2162 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2164 = t2161 & t2163;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2164) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2165 = t2043 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2166 = t2044 ^ t2165;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2167 = t2043 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2168 = t2166 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2169 = t2167 + t2168;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2170 = t2160 + t2169;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_183;
                u32 row_184;
                u32 row_185;
                u32 row_186;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_183), "=r"(row_184), "=r"(row_185), "=r"(row_186) : "r"(t2170) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2171 = (u64)t2043 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2172 = t2036 + t2171;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2173 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2174 = t2172 + t2173;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2174), "r"(row_183), "r"(row_184), "r"(row_185), "r"(row_186) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2175 = t2043 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2176 = t2175 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2177 = t2044 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2178 = t2177 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2179 = t2176 & t2178;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2179) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2180 = t2175 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2181 = t2044 ^ t2180;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2182 = t2175 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2183 = t2181 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2184 = t2182 + t2183;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2185 = t2160 + t2184;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_187;
                u32 row_188;
                u32 row_189;
                u32 row_190;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_187), "=r"(row_188), "=r"(row_189), "=r"(row_190) : "r"(t2185) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2186 = (u64)t2175 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2187 = t2036 + t2186;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2188 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2189 = t2187 + t2188;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2189), "r"(row_187), "r"(row_188), "r"(row_189), "r"(row_190) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2190 = t2043 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2191 = t2190 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2192 = t2044 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2193 = t2192 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2194 = t2191 & t2193;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2194) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2195 = t2190 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2196 = t2044 ^ t2195;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2197 = t2190 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2198 = t2196 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2199 = t2197 + t2198;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2200 = t2160 + t2199;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_191;
                u32 row_192;
                u32 row_193;
                u32 row_194;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_191), "=r"(row_192), "=r"(row_193), "=r"(row_194) : "r"(t2200) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2201 = (u64)t2190 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2202 = t2036 + t2201;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2203 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2204 = t2202 + t2203;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2204), "r"(row_191), "r"(row_192), "r"(row_193), "r"(row_194) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2205 = t2043 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2206 = t2205 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2207 = t2044 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2208 = t2207 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2209 = t2206 & t2208;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2209) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2210 = t2205 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2211 = t2044 ^ t2210;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2212 = t2205 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2213 = t2211 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2214 = t2212 + t2213;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2215 = t2160 + t2214;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_195;
                u32 row_196;
                u32 row_197;
                u32 row_198;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_195), "=r"(row_196), "=r"(row_197), "=r"(row_198) : "r"(t2215) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2216 = (u64)t2205 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2217 = t2036 + t2216;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2218 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2219 = t2217 + t2218;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2219), "r"(row_195), "r"(row_196), "r"(row_197), "r"(row_198) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2220 = smem_1 + 24576u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2221 = t2043 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2222 = t2044 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2223 = t2222 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2224 = t2221 & t2223;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2224) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2225 = t2043 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2226 = t2044 ^ t2225;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2227 = t2043 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2228 = t2226 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2229 = t2227 + t2228;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2230 = t2220 + t2229;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_199;
                u32 row_200;
                u32 row_201;
                u32 row_202;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_199), "=r"(row_200), "=r"(row_201), "=r"(row_202) : "r"(t2230) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2231 = (u64)t2043 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2232 = t2036 + t2231;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2233 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2234 = t2232 + t2233;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2234), "r"(row_199), "r"(row_200), "r"(row_201), "r"(row_202) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2235 = t2043 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2236 = t2235 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2237 = t2044 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2238 = t2237 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2239 = t2236 & t2238;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2239) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2240 = t2235 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2241 = t2044 ^ t2240;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2242 = t2235 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2243 = t2241 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2244 = t2242 + t2243;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2245 = t2220 + t2244;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_203;
                u32 row_204;
                u32 row_205;
                u32 row_206;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_203), "=r"(row_204), "=r"(row_205), "=r"(row_206) : "r"(t2245) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2246 = (u64)t2235 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2247 = t2036 + t2246;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2248 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2249 = t2247 + t2248;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2249), "r"(row_203), "r"(row_204), "r"(row_205), "r"(row_206) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2250 = t2043 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2251 = t2250 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2252 = t2044 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2253 = t2252 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2254 = t2251 & t2253;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2254) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2255 = t2250 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2256 = t2044 ^ t2255;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2257 = t2250 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2258 = t2256 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2259 = t2257 + t2258;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2260 = t2220 + t2259;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_207;
                u32 row_208;
                u32 row_209;
                u32 row_210;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_207), "=r"(row_208), "=r"(row_209), "=r"(row_210) : "r"(t2260) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2261 = (u64)t2250 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2262 = t2036 + t2261;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2263 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2264 = t2262 + t2263;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2264), "r"(row_207), "r"(row_208), "r"(row_209), "r"(row_210) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2265 = t2043 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2266 = t2265 < t2037;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2267 = t2044 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2268 = t2267 < t2038;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t2269 = t2266 & t2268;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t2269) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2270 = t2265 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2271 = t2044 ^ t2270;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2272 = t2265 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2273 = t2271 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2274 = t2272 + t2273;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t2275 = t2220 + t2274;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_211;
                u32 row_212;
                u32 row_213;
                u32 row_214;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_211), "=r"(row_212), "=r"(row_213), "=r"(row_214) : "r"(t2275) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2276 = (u64)t2265 * t2040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2277 = t2036 + t2276;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2278 = (u64)t2044 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t2279 = t2277 + t2278;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2279), "r"(row_211), "r"(row_212), "r"(row_213), "r"(row_214) : "memory");
            }
        }
    }
}
