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
    const u32 padded)
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
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 49 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 6u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 6u;
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t15 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t15));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t19 = smem_1 + 32768u;
    const u32 t20 = t19 + 24576u;
    const u32 t21 = t20 + 49152u;
    const u32 after = t21 + 49152u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 8192u;
    const u32 p = statistics_2 + 1024u;
    const u32 sums_2 = p + 8192u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t26 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t26) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(sums_2) : "memory");
        const u32 t27 = sums_2 + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t28 = sums_2 + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
        const u32 t29 = sums_2 + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t29) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t30 = sums_2 + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
        const u32 t31 = sums_2 + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t31) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t32 = sums_2 + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
        const u32 t33 = sums_2 + 64u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t33) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t34 = sums_2 + 56u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t34) : "memory");
        const u32 t35 = sums_2 + 72u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t35) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t36 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t36) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t37 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t37) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t39 = t10 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t39;
            u32 block = 0u;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t40 = i + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t41 = t40 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t42 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t42) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t43;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t43) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t44 = t43 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t44) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(sums_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(sums_2), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t45 = smem_1 + 8192u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t45), "l"(k), "r"(sums_2), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t46 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t46), "l"(k), "r"(sums_2), "r"(128u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t47 = smem_1 + 24576u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t47), "l"(k), "r"(sums_2), "r"(192u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t49 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t50 = t49 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t51 = sums_2 + t50;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t52 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t53 = t52 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t54 = t53 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t51), "r"(t54) : "memory");
                const u32 t55 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t56 = t55 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t57 = sums_2 + t56;
                const u32 t58 = slot * 24576u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t59 = t20 + t58;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t60 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t61 = t60 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t62 = t61 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t63 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t62 + t63;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t65 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t67;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t67) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t68 = t67 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t68) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 25088;" :  : "r"(t57) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t59), "l"(q), "r"(t57), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t69 = t59 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t69), "l"(q), "r"(t57), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t70 = t59 + 16384u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t70), "l"(q), "r"(t57), "r"(128u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t71 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t72 = statistics_2 + t71;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t72), "l"(statistics), "r"(t57), "r"(0u), "r"(0u), "r"(t65), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t73 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t73) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t74 = sums_2 + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t75;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t75) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t76 = t75 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t76) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t74) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t19), "l"(v), "r"(t74), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t77 = t19 + 8192u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t77), "l"(v), "r"(t74), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t78 = t19 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t78), "l"(v), "r"(t74), "r"(128u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 121 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot_2 = i & 1u;
                const u32 t80 = slot_2 + 8u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t81 = t80 << 3u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t82 = sums_2 + t81;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t83 = i >> 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t84 = t83 & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t85 = t84 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t82), "r"(t85) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t86 = slot_2 + 6u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t87 = t86 << 3u;
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t88 = sums_2 + t87;
                const u32 t89 = slot_2 * 24576u;
#line 126 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t90 = t21 + t89;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t92;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t92) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t93 = t92 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t93) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t88) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t90), "l"(d_o), "r"(t88), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t94 = t90 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t94), "l"(d_o), "r"(t88), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t95 = t90 + 16384u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t95), "l"(d_o), "r"(t88), "r"(128u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t96 = block + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t96 == count;
                const u32 t98 = head + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t99 = wraps ? t98 : head;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head = t99;
                const u32 t100 = block + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t101 = wraps ? 0u : t100;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block = t101;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t103 = index == 0u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t103) {
            const u32 t104 = warp & 3u;
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
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t105 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t106 = t105 != 0u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t106) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(sums_2), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t107 = sums_2 + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t107), "r"(0u) : "memory");
#line 120 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t108;
                asm volatile("mov.b32 %0, %1;" : "=r"(t108) : "r"(smem_1));
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t109 = t108 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t110 = t20 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t111 = t109 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t112 = (u64)t111;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t113 = t112 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t114 = t110 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t115 = (u64)t114;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t116 = t115 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t117 = t109 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t118 = (u64)t117;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t119 = t118 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t120 = t110 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t121 = (u64)t120;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t122 = t121 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t123 = t109 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t124 = (u64)t123;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t125 = t124 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t126 = t110 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t127 = (u64)t126;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t128 = t127 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t129 = t109 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t130 = (u64)t129;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t131 = t130 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t132 = t110 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t133 = (u64)t132;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t134 = t133 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t135 = t109 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t136 = (u64)t135;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t137 = t136 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t138 = t110 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t139 = (u64)t138;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t140 = t139 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t141 = t109 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t142 = (u64)t141;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t143 = t142 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t144 = t110 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t145 = (u64)t144;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t146 = t145 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t147 = t109 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t148 = (u64)t147;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t149 = t148 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t150 = t110 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t151 = (u64)t150;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t152 = t151 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t153 = t109 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t154 = (u64)t153;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t155 = t154 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t156 = t110 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t157 = (u64)t156;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t158 = t157 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t159 = t109 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t160 = (u64)t159;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t161 = t160 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t162 = t110 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t163 = (u64)t162;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t164 = t163 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t165 = t109 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t166 = (u64)t165;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t167 = t166 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t168 = t110 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t169 = (u64)t168;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t170 = t169 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t171 = t109 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t172 = (u64)t171;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t173 = t172 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t174 = t110 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t175 = (u64)t174;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t176 = t175 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t177 = t109 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t178 = (u64)t177;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t179 = t178 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t180 = t110 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t181 = (u64)t180;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t182 = t181 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t113), "l"(t116), "l"(t119), "l"(t122), "l"(t125), "l"(t128), "l"(t131), "l"(t134), "l"(t137), "l"(t140), "l"(t143), "l"(t146), "l"(t149), "l"(t152), "l"(t155), "l"(t158), "l"(t161), "l"(t164), "l"(t167), "l"(t170), "l"(t173), "l"(t176), "l"(t179), "l"(t182) : "memory");
#line 126 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t184 = t10 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t184;
                u32 block_2 = 0u;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t185 = i_2 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const bool t186 = t185 < count_3;
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t187 = block_2 << 6u;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t188 = block_2 << 6u;
                    const u32 t189 = t8 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = seq_k < t189;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (right) {
                        const u32 t191 = t104 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u32 t192 = t8 + t191;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t193 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t192 + t193;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t195 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t196 = t195 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t197 = t187 + t196;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t198 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t199 = t198 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t200 = t187 + t199;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t201 = t200 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t202 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end = t202 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t205 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t205;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t207 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t207;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t208 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_2 = t208 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t211 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t211;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t213 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t213;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t214 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t215 = t214 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t216 = t187 + t215;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t217 = t216 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t218 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t219 = t218 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t220 = t187 + t219;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t221 = t220 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t222 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_3 = t222 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t225 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t225;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t227 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t227;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t228 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_4 = t228 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t231 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t231;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t233 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t233;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t234 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t235 = t234 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t236 = t187 + t235;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t237 = t236 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t238 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t239 = t238 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t240 = t187 + t239;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t241 = t240 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t242 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_5 = t242 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t245 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t245;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t247 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t247;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t248 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_6 = t248 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t251 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t251;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t253 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t253;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t254 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t255 = t254 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t256 = t187 + t255;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t257 = t256 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t258 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t259 = t258 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t260 = t187 + t259;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t261 = t260 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t262 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_7 = t262 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t265 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t265;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t267 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t267;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t268 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_8 = t268 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t271 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t271;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t273 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t273;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t274 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t275 = t274 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t276 = t187 + t275;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t277 = t276 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t278 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t279 = t278 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t280 = t187 + t279;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t281 = t280 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t282 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_9 = t282 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t285 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t285;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t287 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t287;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t288 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t288 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t291 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t291;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t293 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t293;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t294 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t295 = t294 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t296 = t187 + t295;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t297 = t296 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t298 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t299 = t298 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t300 = t187 + t299;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t301 = t300 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t302 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_11 = t302 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t305 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t305;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t307 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t307;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t308 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_12 = t308 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t311 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t311;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t313 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t313;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t314 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t315 = t314 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t316 = t187 + t315;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t317 = t316 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t318 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t319 = t318 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t320 = t187 + t319;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t321 = t320 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t322 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t322 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t325 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t325;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t327 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t327;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t328 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_14 = t328 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t331 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t331;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t333 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t333;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t334 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t335 = t334 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t336 = t187 + t335;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t337 = t336 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t338 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t339 = t338 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t340 = t187 + t339;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t341 = t340 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t342 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_15 = t342 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t345 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t345;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t347 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t347;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t348 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_16 = t348 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t351 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t351;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t353 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t353;
                    }
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_2 & 1u;
                    const u32 t355 = slot_3 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t356 = statistics_2 + t355;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t357 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t358 = t357 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t359 = t356 + t358;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t359) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t361;
                    asm("mov.b32 %0, %1;" : "=f"(t361) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t363;
                    asm("mov.b32 %0, %1;" : "=f"(t363) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t364 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t365;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t365) : "f"(s), "f"(scale_log2), "f"(t364));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t366;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t366) : "f"(t365));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t366;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t367 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t368;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t368) : "f"(s_2), "f"(scale_log2), "f"(t367));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t369;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t369) : "f"(t368));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t369;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t370 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t371;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t371) : "f"(s_3), "f"(scale_log2), "f"(t370));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t372;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(t371));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t372;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t373 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t374;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t374) : "f"(s_4), "f"(scale_log2), "f"(t373));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t375;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t375) : "f"(t374));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t375;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t359) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t377;
                    asm("mov.b32 %0, %1;" : "=f"(t377) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t379;
                    asm("mov.b32 %0, %1;" : "=f"(t379) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t380 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t381;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t381) : "f"(s_5), "f"(scale_log2), "f"(t380));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t382;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t382) : "f"(t381));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t382;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t383 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t384;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t384) : "f"(s_6), "f"(scale_log2), "f"(t383));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t385;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t385) : "f"(t384));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t385;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t386 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t387;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t387) : "f"(s_7), "f"(scale_log2), "f"(t386));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t388;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t388) : "f"(t387));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t388;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t389 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t390;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t390) : "f"(s_8), "f"(scale_log2), "f"(t389));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t391;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t391) : "f"(t390));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t391;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t359) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t393;
                    asm("mov.b32 %0, %1;" : "=f"(t393) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t395;
                    asm("mov.b32 %0, %1;" : "=f"(t395) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t396 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t397;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(s_9), "f"(scale_log2), "f"(t396));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t398;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t398) : "f"(t397));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t398;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t399 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t400;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(s_10), "f"(scale_log2), "f"(t399));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t401;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t401) : "f"(t400));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t401;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t402 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t403;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t403) : "f"(s_11), "f"(scale_log2), "f"(t402));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t404;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t404) : "f"(t403));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t404;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t405 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t406;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t406) : "f"(s_12), "f"(scale_log2), "f"(t405));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t407;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t407) : "f"(t406));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t407;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t359) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t409;
                    asm("mov.b32 %0, %1;" : "=f"(t409) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t411;
                    asm("mov.b32 %0, %1;" : "=f"(t411) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t412 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t413;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(s_13), "f"(scale_log2), "f"(t412));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t414;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(t413));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t414;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t415 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t416;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t416) : "f"(s_14), "f"(scale_log2), "f"(t415));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t417;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(t416));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t417;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t418 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t419;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t419) : "f"(s_15), "f"(scale_log2), "f"(t418));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t420;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t420) : "f"(t419));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t420;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t421 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t422;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(s_16), "f"(scale_log2), "f"(t421));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t423;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t423) : "f"(t422));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t423;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t359) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t425;
                    asm("mov.b32 %0, %1;" : "=f"(t425) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t427;
                    asm("mov.b32 %0, %1;" : "=f"(t427) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t428 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t429;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t429) : "f"(s_17), "f"(scale_log2), "f"(t428));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t430;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t430) : "f"(t429));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t430;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t431 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t432;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(s_18), "f"(scale_log2), "f"(t431));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t433;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t433) : "f"(t432));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t433;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t434 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t435;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t435) : "f"(s_19), "f"(scale_log2), "f"(t434));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t436;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t436) : "f"(t435));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t436;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t437 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t438;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(s_20), "f"(scale_log2), "f"(t437));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t439;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t439) : "f"(t438));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t439;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t359) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t441;
                    asm("mov.b32 %0, %1;" : "=f"(t441) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t443;
                    asm("mov.b32 %0, %1;" : "=f"(t443) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t444 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t445;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(s_21), "f"(scale_log2), "f"(t444));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t446;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(t445));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t446;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t447 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t448;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(s_22), "f"(scale_log2), "f"(t447));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t449;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t449) : "f"(t448));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t449;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t450 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t451;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t451) : "f"(s_23), "f"(scale_log2), "f"(t450));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t452;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(t451));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t452;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t453 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t454;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t454) : "f"(s_24), "f"(scale_log2), "f"(t453));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t455;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t455) : "f"(t454));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t455;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t359) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t457;
                    asm("mov.b32 %0, %1;" : "=f"(t457) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t459;
                    asm("mov.b32 %0, %1;" : "=f"(t459) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t460 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t461;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t461) : "f"(s_25), "f"(scale_log2), "f"(t460));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t462;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t462) : "f"(t461));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t462;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t463 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t464;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t464) : "f"(s_26), "f"(scale_log2), "f"(t463));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t465;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t465) : "f"(t464));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t465;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t466 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t467;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t467) : "f"(s_27), "f"(scale_log2), "f"(t466));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t468;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t468) : "f"(t467));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t468;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t469 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t470;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t470) : "f"(s_28), "f"(scale_log2), "f"(t469));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t471;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t471) : "f"(t470));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t471;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t359) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t473;
                    asm("mov.b32 %0, %1;" : "=f"(t473) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t475;
                    asm("mov.b32 %0, %1;" : "=f"(t475) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t476 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t477;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(s_29), "f"(scale_log2), "f"(t476));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t478;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t478) : "f"(t477));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t478;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t479 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t480;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t480) : "f"(s_30), "f"(scale_log2), "f"(t479));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t481;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t481) : "f"(t480));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t481;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t482 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t483;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(s_31), "f"(scale_log2), "f"(t482));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t484;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t484;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t485 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t486;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t486) : "f"(s_32), "f"(scale_log2), "f"(t485));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t487;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(t486));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t487;
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t488;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t488) : "f"(s), "f"(s_2));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t489;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t489) : "f"(s_3), "f"(s_4));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t490;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t490) : "f"(s_5), "f"(s_6));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t491;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t491) : "f"(s_7), "f"(s_8));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t492;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t492) : "f"(s_9), "f"(s_10));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t493;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t493) : "f"(s_11), "f"(s_12));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t494;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t494) : "f"(s_13), "f"(s_14));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t495;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t495) : "f"(s_15), "f"(s_16));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t496;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t496) : "f"(s_17), "f"(s_18));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t497;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t497) : "f"(s_19), "f"(s_20));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t498;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t498) : "f"(s_21), "f"(s_22));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t499;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t499) : "f"(s_23), "f"(s_24));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t500;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t500) : "f"(s_25), "f"(s_26));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t501;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t501) : "f"(s_27), "f"(s_28));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t502;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t502) : "f"(s_29), "f"(s_30));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t503;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t503) : "f"(s_31), "f"(s_32));
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t504 = t104 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t505 = p + t504;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t506 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t507 = t505 + t506;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t507), "r"(t488), "r"(t489), "r"(t490), "r"(t491) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t508 = t104 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t509 = p + t508;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t510 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t511 = t509 + t510;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t511), "r"(t492), "r"(t493), "r"(t494), "r"(t495) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t512 = t104 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t513 = p + t512;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t514 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t515 = t513 + t514;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t515), "r"(t496), "r"(t497), "r"(t498), "r"(t499) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t516 = t104 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t517 = p + t516;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t518 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t519 = t517 + t518;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t519), "r"(t500), "r"(t501), "r"(t502), "r"(t503) : "memory");
#line 113 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(3u) : "memory");
#line 78 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_2 & 1u;
                    const u32 t521 = slot_4 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t522 = t521 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t523 = sums_2 + t522;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t524 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t524) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t523) : "memory");
                    }
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t525 = i_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t526 = t525 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t527 = t526 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t528 = sums_2 + t527;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t529 = i_2 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t530 = t529 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t528), "r"(t530) : "memory");
#line 81 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t531 = i_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t532 = t531 * 24576u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t533 = t21 + t532;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t534 = t533 >> 4u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t535 = t534 + 33554432u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t536 = (u64)t535;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t537 = t536 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t538 = t534 + 33554560u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t539 = (u64)t538;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t540 = t539 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t541 = t534 + 33554688u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t542 = (u64)t541;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t543 = t542 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t544 = t534 + 33554816u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t545 = (u64)t544;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t546 = t545 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95}, {%96, %97, %98, %99}, %100, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95}, {%101, %102, %103, %104}, %105, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95}, {%106, %107, %108, %109}, %110, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95}, {%111, %112, %113, %114}, %115, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97) : "r"(t488), "r"(t489), "r"(t490), "r"(t491), "l"(t537), "r"(t492), "r"(t493), "r"(t494), "r"(t495), "l"(t540), "r"(t496), "r"(t497), "r"(t498), "r"(t499), "l"(t543), "r"(t500), "r"(t501), "r"(t502), "r"(t503), "l"(t546) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t547 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t548 = smem_1 + t547;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t549;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t549) : "r"(t548));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t550 = after >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t551 = t549 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t552 = t550 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t553 = (u64)t552;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t554 = t553 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t555 = t551 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t556 = (u64)t555;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t557 = t556 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t558 = t550 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t559 = (u64)t558;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t560 = t559 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t561 = t551 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t562 = (u64)t561;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t563 = t562 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t564 = t550 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t565 = (u64)t564;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t566 = t565 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t567 = t551 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t568 = (u64)t567;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t569 = t568 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t570 = t550 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t571 = (u64)t570;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t572 = t571 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t573 = t551 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t574 = (u64)t573;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t575 = t574 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32), "=&f"(dq_33), "=&f"(dq_34), "=&f"(dq_35), "=&f"(dq_36), "=&f"(dq_37), "=&f"(dq_38), "=&f"(dq_39), "=&f"(dq_40), "=&f"(dq_41), "=&f"(dq_42), "=&f"(dq_43), "=&f"(dq_44), "=&f"(dq_45), "=&f"(dq_46), "=&f"(dq_47), "=&f"(dq_48), "=&f"(dq_49), "=&f"(dq_50), "=&f"(dq_51), "=&f"(dq_52), "=&f"(dq_53), "=&f"(dq_54), "=&f"(dq_55), "=&f"(dq_56), "=&f"(dq_57), "=&f"(dq_58), "=&f"(dq_59), "=&f"(dq_60), "=&f"(dq_61), "=&f"(dq_62), "=&f"(dq_63), "=&f"(dq_64) : "l"(t554), "l"(t557), "l"(t560), "l"(t563), "l"(t566), "l"(t569), "l"(t572), "l"(t575) : "memory");
#line 87 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t576 = i_2 + 1u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next = t186 ? t576 : i_2;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t578 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t579 = t578 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t580 = t579 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t581 = sums_2 + t580;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t582 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t583 = t582 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t581), "r"(t583) : "memory");
#line 90 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) :  : "memory");
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t584 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t585 = t584 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t586 = t585 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t587 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_34 = t586 + t587;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t589 = t104 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_35 = row_34 + t589;
                    const u64 t591 = (u64)row_35;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t592 = t591 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t593 = t592 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t594 = sums + t593;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t595 = index << 11u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t596 = (u64)t595 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t597 = t594 + t596;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t598 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t599 = t598 + t104;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t600 = t599 << 13u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = sums_2 + t600;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t602 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t603 = (u64)t602 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address = t597 + t603;
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
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t488), "r"(t489), "r"(t490), "r"(t491) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t492), "r"(t493), "r"(t494), "r"(t495) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t496), "r"(t497), "r"(t498), "r"(t499) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t500), "r"(t501), "r"(t502), "r"(t503) : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_5 = i_2 & 1u;
                    const u32 t606 = slot_5 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t607 = t606 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t608 = sums_2 + t607;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t609 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t609) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t608) : "memory");
                    }
#line 120 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t610;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t610) : "r"(smem_1));
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t611 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t612 = t611 * 24576u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t613 = t20 + t612;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t614 = t610 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t615 = t613 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t616 = t614 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t617 = (u64)t616;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t618 = t617 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t619 = t615 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t620 = (u64)t619;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t621 = t620 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t622 = t614 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t623 = (u64)t622;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t624 = t623 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t625 = t615 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t626 = (u64)t625;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t627 = t626 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t628 = t614 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t629 = (u64)t628;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t630 = t629 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t631 = t615 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t632 = (u64)t631;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t633 = t632 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t634 = t614 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t635 = (u64)t634;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t636 = t635 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t637 = t615 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t638 = (u64)t637;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t639 = t638 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t640 = t614 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t641 = (u64)t640;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t642 = t641 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t643 = t615 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t644 = (u64)t643;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t645 = t644 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t646 = t614 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t647 = (u64)t646;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t648 = t647 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t649 = t615 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t650 = (u64)t649;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t651 = t650 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t652 = t614 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t653 = (u64)t652;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t654 = t653 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t655 = t615 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t656 = (u64)t655;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t657 = t656 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t658 = t614 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t659 = (u64)t658;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t660 = t659 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t661 = t615 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t662 = (u64)t661;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t663 = t662 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t664 = t614 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t665 = (u64)t664;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t666 = t665 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t667 = t615 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t668 = (u64)t667;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t669 = t668 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t670 = t614 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t671 = (u64)t670;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t672 = t671 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t673 = t615 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t674 = (u64)t673;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t675 = t674 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t676 = t614 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t677 = (u64)t676;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t678 = t677 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t679 = t615 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t680 = (u64)t679;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t681 = t680 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t682 = t614 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t683 = (u64)t682;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t684 = t683 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t685 = t615 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t686 = (u64)t685;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t687 = t686 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t618), "l"(t621), "l"(t624), "l"(t627), "l"(t630), "l"(t633), "l"(t636), "l"(t639), "l"(t642), "l"(t645), "l"(t648), "l"(t651), "l"(t654), "l"(t657), "l"(t660), "l"(t663), "l"(t666), "l"(t669), "l"(t672), "l"(t675), "l"(t678), "l"(t681), "l"(t684), "l"(t687) : "memory");
#line 126 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address) : "memory");
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t688 = block_2 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t688 == count;
                    const u32 t690 = head_2 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t691 = wraps_2 ? t690 : head_2;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t691;
                    const u32 t692 = block_2 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t693 = wraps_2 ? 0u : t692;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t693;
                }
            }
#line 64 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t694 = t19 + 8192u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t695 = t19 + 16384u;
            const u32 t696 = t104 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t697;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t697) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t698;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t698) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t699;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t699) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t700;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t700) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t701;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t701) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t702;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t702) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t703;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t703) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t704;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t704) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t705;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t705) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t706;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t706) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t707;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t707) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t708;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t708) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t709;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t709) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t710;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t710) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t711;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t712;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t712) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t713;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t713) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t714;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t714) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t715;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t715) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t716;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t716) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t717;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t717) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t718;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t718) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t719;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t719) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t720;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t720) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t721;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t721) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t722;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t722) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t723;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t723) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t724;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t724) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t725;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t725) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t726;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t726) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t727;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t727) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t728;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t728) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t729;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t729) : "f"(dv_66), "f"(dv_67));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t730;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t730) : "f"(dv_68), "f"(dv_69));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t731;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t731) : "f"(dv_70), "f"(dv_71));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t732;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t732) : "f"(dv_72), "f"(dv_73));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t733;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t733) : "f"(dv_74), "f"(dv_75));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t734;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t734) : "f"(dv_76), "f"(dv_77));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t735;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t735) : "f"(dv_78), "f"(dv_79));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t736;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t736) : "f"(dv_80), "f"(dv_81));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t737;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t737) : "f"(dv_82), "f"(dv_83));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t738;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t738) : "f"(dv_84), "f"(dv_85));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t739;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t739) : "f"(dv_86), "f"(dv_87));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t740;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t740) : "f"(dv_88), "f"(dv_89));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t741;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t741) : "f"(dv_90), "f"(dv_91));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t742;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t742) : "f"(dv_92), "f"(dv_93));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t743;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t743) : "f"(dv_94), "f"(dv_95));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t744;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t744) : "f"(dv_96), "f"(dv_97));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t745 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t746 = t696 + t745;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t747 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t748 = t746 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t749 = t747 ^ t748;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t750 = t746 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t751 = t749 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t752 = t750 + t751;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t753 = t19 + t752;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t753), "r"(t697), "r"(t698), "r"(t699), "r"(t700) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t754 = t752 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t755 = t19 + t754;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t755), "r"(t701), "r"(t702), "r"(t703), "r"(t704) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t756 = t752 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t757 = t19 + t756;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t757), "r"(t705), "r"(t706), "r"(t707), "r"(t708) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t758 = t752 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t759 = t19 + t758;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t759), "r"(t709), "r"(t710), "r"(t711), "r"(t712) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t760 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t761 = t696 + t760;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t762 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t763 = t761 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t764 = t762 ^ t763;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t765 = t761 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t766 = t764 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t767 = t765 + t766;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t768 = t694 + t767;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t768), "r"(t713), "r"(t714), "r"(t715), "r"(t716) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t769 = t767 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t770 = t694 + t769;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t770), "r"(t717), "r"(t718), "r"(t719), "r"(t720) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t771 = t767 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t772 = t694 + t771;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t772), "r"(t721), "r"(t722), "r"(t723), "r"(t724) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t773 = t767 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t774 = t694 + t773;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t774), "r"(t725), "r"(t726), "r"(t727), "r"(t728) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t775 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t776 = t696 + t775;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t777 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t778 = t776 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t779 = t777 ^ t778;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t780 = t776 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t781 = t779 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t782 = t780 + t781;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t783 = t695 + t782;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t783), "r"(t729), "r"(t730), "r"(t731), "r"(t732) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t784 = t782 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t785 = t695 + t784;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t785), "r"(t733), "r"(t734), "r"(t735), "r"(t736) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t786 = t782 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t787 = t695 + t786;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t787), "r"(t737), "r"(t738), "r"(t739), "r"(t740) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t788 = t782 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t789 = t695 + t788;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t789), "r"(t741), "r"(t742), "r"(t743), "r"(t744) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t790 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t791 = t790 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t792 = t791 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t793 = dv + t792;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t794 = (u64)t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t795 = t794 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t796 = t795 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t797 = t793 + t796;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t798 = (u64)t10;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t799 = t798 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t800 = t799 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t801 = t797 + t800;
            const u32 t802 = seq_k - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t803 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t804 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t805 = t804 << 1u;
            const u32 t806 = t104 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t807 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t808 = t806 + t807;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t809 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t810 = t808 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t811 = t809 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t812 = t810 & t811;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t812) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t813 = t808 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t814 = t809 ^ t813;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t815 = t808 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t816 = t814 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t817 = t815 + t816;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t818 = t19 + t817;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_36;
                u32 row_37;
                u32 row_38;
                u32 row_39;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t818) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t819 = (u64)t808 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t820 = t801 + t819;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t821 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t822 = t820 + t821;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t822), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t823 = t808 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t824 = t823 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t825 = t809 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t826 = t824 & t825;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t826) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t827 = t823 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t828 = t809 ^ t827;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t829 = t823 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t830 = t828 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t831 = t829 + t830;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t832 = t19 + t831;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_40;
                u32 row_41;
                u32 row_42;
                u32 row_43;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t832) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t833 = (u64)t823 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t834 = t801 + t833;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t835 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t836 = t834 + t835;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t836), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t837 = t808 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t838 = t837 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t839 = t809 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t840 = t838 & t839;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t840) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t841 = t837 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t842 = t809 ^ t841;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t843 = t837 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t844 = t842 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t845 = t843 + t844;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t846 = t19 + t845;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_44;
                u32 row_45;
                u32 row_46;
                u32 row_47;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t846) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t847 = (u64)t837 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t848 = t801 + t847;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t849 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t850 = t848 + t849;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t850), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t851 = t808 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t852 = t851 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t853 = t809 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t854 = t852 & t853;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t854) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t855 = t851 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t856 = t809 ^ t855;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t857 = t851 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t858 = t856 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t859 = t857 + t858;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t860 = t19 + t859;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_48;
                u32 row_49;
                u32 row_50;
                u32 row_51;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t860) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t861 = (u64)t851 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t862 = t801 + t861;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t863 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t864 = t862 + t863;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t864), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t865 = t19 + 8192u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t866 = t808 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t867 = t809 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t868 = t867 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t869 = t866 & t868;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t869) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t870 = t808 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t871 = t809 ^ t870;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t872 = t808 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t873 = t871 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t874 = t872 + t873;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t875 = t865 + t874;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_52;
                u32 row_53;
                u32 row_54;
                u32 row_55;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t875) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t876 = (u64)t808 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t877 = t801 + t876;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t878 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t879 = t877 + t878;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t879), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t880 = t808 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t881 = t880 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t882 = t809 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t883 = t882 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t884 = t881 & t883;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t884) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t885 = t880 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t886 = t809 ^ t885;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t887 = t880 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t888 = t886 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t889 = t887 + t888;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t890 = t865 + t889;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_56;
                u32 row_57;
                u32 row_58;
                u32 row_59;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_56), "=r"(row_57), "=r"(row_58), "=r"(row_59) : "r"(t890) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t891 = (u64)t880 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t892 = t801 + t891;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t893 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t894 = t892 + t893;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t894), "r"(row_56), "r"(row_57), "r"(row_58), "r"(row_59) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t895 = t808 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t896 = t895 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t897 = t809 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t898 = t897 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t899 = t896 & t898;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t899) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t900 = t895 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t901 = t809 ^ t900;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t902 = t895 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t903 = t901 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t904 = t902 + t903;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t905 = t865 + t904;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_60;
                u32 row_61;
                u32 row_62;
                u32 row_63;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_60), "=r"(row_61), "=r"(row_62), "=r"(row_63) : "r"(t905) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t906 = (u64)t895 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t907 = t801 + t906;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t908 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t909 = t907 + t908;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t909), "r"(row_60), "r"(row_61), "r"(row_62), "r"(row_63) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t910 = t808 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t911 = t910 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t912 = t809 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t913 = t912 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t914 = t911 & t913;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t914) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t915 = t910 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t916 = t809 ^ t915;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t917 = t910 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t918 = t916 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t919 = t917 + t918;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t920 = t865 + t919;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_64;
                u32 row_65;
                u32 row_66;
                u32 row_67;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_64), "=r"(row_65), "=r"(row_66), "=r"(row_67) : "r"(t920) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t921 = (u64)t910 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t922 = t801 + t921;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t923 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t924 = t922 + t923;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t924), "r"(row_64), "r"(row_65), "r"(row_66), "r"(row_67) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t925 = t19 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t926 = t808 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t927 = t809 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t928 = t927 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t929 = t926 & t928;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t929) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t930 = t808 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t931 = t809 ^ t930;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t932 = t808 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t933 = t931 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t934 = t932 + t933;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t935 = t925 + t934;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t935) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t936 = (u64)t808 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t937 = t801 + t936;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t938 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t939 = t937 + t938;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t939), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t940 = t808 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t941 = t940 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t942 = t809 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t943 = t942 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t944 = t941 & t943;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t944) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t945 = t940 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t946 = t809 ^ t945;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t947 = t940 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t948 = t946 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t949 = t947 + t948;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t950 = t925 + t949;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t950) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t951 = (u64)t940 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t952 = t801 + t951;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t953 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t954 = t952 + t953;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t954), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t955 = t808 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t956 = t955 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t957 = t809 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t958 = t957 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t959 = t956 & t958;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t959) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t960 = t955 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t961 = t809 ^ t960;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t962 = t955 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t963 = t961 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t964 = t962 + t963;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t965 = t925 + t964;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t965) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t966 = (u64)t955 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t967 = t801 + t966;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t968 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t969 = t967 + t968;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t969), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t970 = t808 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t971 = t970 < t802;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t972 = t809 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t973 = t972 < t803;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t974 = t971 & t973;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t974) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t975 = t970 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t976 = t809 ^ t975;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t977 = t970 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t978 = t976 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t979 = t977 + t978;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t980 = t925 + t979;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t980) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t981 = (u64)t970 * t805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t982 = t801 + t981;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t983 = (u64)t809 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t984 = t982 + t983;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t984), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
        } else {
#line 220 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 t985 = warp & 3u;
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
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 t986 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t987 = t986 != 0u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t987) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(sums_2), "r"(0u) : "memory");
                const u32 t988 = sums_2 + 8u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t988), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t989 = sums_2 + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t989), "r"(0u) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t990;
                asm volatile("mov.b32 %0, %1;" : "=r"(t990) : "r"(t19));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t991 = t990 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t992 = t21 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t993 = t991 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t994 = (u64)t993;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t995 = t994 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t996 = t992 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t997 = (u64)t996;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t998 = t997 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t999 = t991 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1000 = (u64)t999;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1001 = t1000 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1002 = t992 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1003 = (u64)t1002;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1004 = t1003 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1005 = t991 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1006 = (u64)t1005;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1007 = t1006 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1008 = t992 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1009 = (u64)t1008;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1010 = t1009 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1011 = t991 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1012 = (u64)t1011;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1013 = t1012 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1014 = t992 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1015 = (u64)t1014;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1016 = t1015 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1017 = t991 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1018 = (u64)t1017;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1019 = t1018 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1020 = t992 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1021 = (u64)t1020;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1022 = t1021 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1023 = t991 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1024 = (u64)t1023;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1025 = t1024 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1026 = t992 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1027 = (u64)t1026;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1028 = t1027 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1029 = t991 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1030 = (u64)t1029;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1031 = t1030 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1032 = t992 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1033 = (u64)t1032;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1034 = t1033 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1035 = t991 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1036 = (u64)t1035;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1037 = t1036 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1038 = t992 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1039 = (u64)t1038;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1040 = t1039 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1041 = t991 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1042 = (u64)t1041;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1043 = t1042 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1044 = t992 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1045 = (u64)t1044;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1046 = t1045 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1047 = t991 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1048 = (u64)t1047;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1049 = t1048 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1050 = t992 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1051 = (u64)t1050;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1052 = t1051 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1053 = t991 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1054 = (u64)t1053;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1055 = t1054 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1056 = t992 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1057 = (u64)t1056;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1058 = t1057 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1059 = t991 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1060 = (u64)t1059;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1061 = t1060 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1062 = t992 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1063 = (u64)t1062;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1064 = t1063 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t995), "l"(t998), "l"(t1001), "l"(t1004), "l"(t1007), "l"(t1010), "l"(t1013), "l"(t1016), "l"(t1019), "l"(t1022), "l"(t1025), "l"(t1028), "l"(t1031), "l"(t1034), "l"(t1037), "l"(t1040), "l"(t1043), "l"(t1046), "l"(t1049), "l"(t1052), "l"(t1055), "l"(t1058), "l"(t1061), "l"(t1064) : "memory");
#line 223 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_4 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1066 = t10 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head_3 = t1066;
                u32 block_3 = 0u;
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1067 = i_3 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const bool t1068 = t1067 < count_4;
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_6 = i_3 & 1u;
                    const u32 t1070 = slot_6 + 8u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1071 = t1070 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1072 = sums_2 + t1071;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1073 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1073) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1072) : "memory");
                    }
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1074 = i_3 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1075 = t1074 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1076 = t1075 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1077 = sums_2 + t1076;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1078 = i_3 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1079 = t1078 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1077), "r"(t1079) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(3u) : "memory");
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1080 = t985 << 11u;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1081 = p + t1080;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1082 = lane << 4u;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 place_2 = t1081 + t1082;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_84;
                    u32 row_85;
                    u32 row_86;
                    u32 row_87;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1084 = row_84 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1085;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1085) : "r"(row_84));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1086;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1086) : "h"(t1085));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1087;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1087) : "r"(t1084));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1088;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1088) : "h"(t1087));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1089 = row_85 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1090;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1090) : "r"(row_85));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1091;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1091) : "h"(t1090));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1092;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1092) : "r"(t1089));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1093;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1093) : "h"(t1092));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1094 = row_86 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1095;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1095) : "r"(row_86));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1096;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1096) : "h"(t1095));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1097;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1097) : "r"(t1094));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1098;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1098) : "h"(t1097));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1099 = row_87 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1100;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1100) : "r"(row_87));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1101;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1101) : "h"(t1100));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1102;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1102) : "r"(t1099));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1103;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1103) : "h"(t1102));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_2 = t1086;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_3 = t1088;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_4 = t1091;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_5 = t1093;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_6 = t1096;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_7 = t1098;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_8 = t1101;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_9 = t1103;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_88;
                    u32 row_89;
                    u32 row_90;
                    u32 row_91;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1104 = row_88 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1105;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1105) : "r"(row_88));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1106;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1106) : "h"(t1105));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1107;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1107) : "r"(t1104));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1108;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1108) : "h"(t1107));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1109 = row_89 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1110;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1110) : "r"(row_89));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1111;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1111) : "h"(t1110));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1112;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1112) : "r"(t1109));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1113;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1113) : "h"(t1112));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1114 = row_90 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1115;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1115) : "r"(row_90));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1116;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1116) : "h"(t1115));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1117;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1117) : "r"(t1114));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1118;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1118) : "h"(t1117));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1119 = row_91 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1120;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1120) : "r"(row_91));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1121;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1121) : "h"(t1120));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1122;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1122) : "r"(t1119));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1123;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1123) : "h"(t1122));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_10 = t1106;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_11 = t1108;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_12 = t1111;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_13 = t1113;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_14 = t1116;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_15 = t1118;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_16 = t1121;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_17 = t1123;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_92;
                    u32 row_93;
                    u32 row_94;
                    u32 row_95;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1124 = row_92 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1125;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1125) : "r"(row_92));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1126;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1126) : "h"(t1125));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1127;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1127) : "r"(t1124));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1128;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1128) : "h"(t1127));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1129 = row_93 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1130;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1130) : "r"(row_93));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1131;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1131) : "h"(t1130));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1132;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1132) : "r"(t1129));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1133;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1133) : "h"(t1132));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1134 = row_94 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1135;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1135) : "r"(row_94));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1136;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1136) : "h"(t1135));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1137;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1137) : "r"(t1134));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1138;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1138) : "h"(t1137));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1139 = row_95 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1140;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1140) : "r"(row_95));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1141;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1141) : "h"(t1140));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1142;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1142) : "r"(t1139));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1143;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1143) : "h"(t1142));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_18 = t1126;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_19 = t1128;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_20 = t1131;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_21 = t1133;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_22 = t1136;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_23 = t1138;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_24 = t1141;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_25 = t1143;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_96;
                    u32 row_97;
                    u32 row_98;
                    u32 row_99;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1144 = row_96 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1145;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1145) : "r"(row_96));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1146;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1146) : "h"(t1145));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1147;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1147) : "r"(t1144));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1148;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1148) : "h"(t1147));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1149 = row_97 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1150;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1150) : "r"(row_97));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1151;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1151) : "h"(t1150));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1152;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1152) : "r"(t1149));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1153;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1153) : "h"(t1152));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1154 = row_98 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1155;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1155) : "r"(row_98));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1156;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1156) : "h"(t1155));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1157;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1157) : "r"(t1154));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1158;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1158) : "h"(t1157));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1159 = row_99 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1160;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1160) : "r"(row_99));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1161;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1161) : "h"(t1160));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1162;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1162) : "r"(t1159));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1163;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1163) : "h"(t1162));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_26 = t1146;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_27 = t1148;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_28 = t1151;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_29 = t1153;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_30 = t1156;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_31 = t1158;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_32 = t1161;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_33 = t1163;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_7 = i_3 & 1u;
                    const u32 t1165 = slot_7 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1166 = statistics_2 + t1165;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1167 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1168 = t1167 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1169 = t1166 + t1168;
                    u32 row_100;
                    u32 row_101;
                    u32 row_102;
                    u32 row_103;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(t1169) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1170;
                    asm("mov.b32 %0, %1;" : "=f"(t1170) : "r"(row_100));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1171;
                    asm("mov.b32 %0, %1;" : "=f"(t1171) : "r"(row_101));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1172;
                    asm("mov.b32 %0, %1;" : "=f"(t1172) : "r"(row_102));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1173;
                    asm("mov.b32 %0, %1;" : "=f"(t1173) : "r"(row_103));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1174 = dp - t1171;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1175 = p_2 * t1174;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t1175;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1176 = dp_2 - t1173;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1177 = p_3 * t1176;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t1177;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1178 = dp_3 - t1171;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1179 = p_4 * t1178;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t1179;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1180 = dp_4 - t1173;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1181 = p_5 * t1180;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t1181;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_104;
                    u32 row_105;
                    u32 row_106;
                    u32 row_107;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(t1169) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1182;
                    asm("mov.b32 %0, %1;" : "=f"(t1182) : "r"(row_104));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1183;
                    asm("mov.b32 %0, %1;" : "=f"(t1183) : "r"(row_105));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1184;
                    asm("mov.b32 %0, %1;" : "=f"(t1184) : "r"(row_106));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1185;
                    asm("mov.b32 %0, %1;" : "=f"(t1185) : "r"(row_107));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1186 = dp_5 - t1183;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1187 = p_6 * t1186;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t1187;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1188 = dp_6 - t1185;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1189 = p_7 * t1188;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t1189;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1190 = dp_7 - t1183;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1191 = p_8 * t1190;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t1191;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1192 = dp_8 - t1185;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1193 = p_9 * t1192;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t1193;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_108;
                    u32 row_109;
                    u32 row_110;
                    u32 row_111;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(t1169) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1194;
                    asm("mov.b32 %0, %1;" : "=f"(t1194) : "r"(row_108));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1195;
                    asm("mov.b32 %0, %1;" : "=f"(t1195) : "r"(row_109));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1196;
                    asm("mov.b32 %0, %1;" : "=f"(t1196) : "r"(row_110));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1197;
                    asm("mov.b32 %0, %1;" : "=f"(t1197) : "r"(row_111));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1198 = dp_9 - t1195;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1199 = p_10 * t1198;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t1199;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1200 = dp_10 - t1197;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1201 = p_11 * t1200;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t1201;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1202 = dp_11 - t1195;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1203 = p_12 * t1202;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t1203;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1204 = dp_12 - t1197;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1205 = p_13 * t1204;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t1205;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_112;
                    u32 row_113;
                    u32 row_114;
                    u32 row_115;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(t1169) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1206;
                    asm("mov.b32 %0, %1;" : "=f"(t1206) : "r"(row_112));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1207;
                    asm("mov.b32 %0, %1;" : "=f"(t1207) : "r"(row_113));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1208;
                    asm("mov.b32 %0, %1;" : "=f"(t1208) : "r"(row_114));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1209;
                    asm("mov.b32 %0, %1;" : "=f"(t1209) : "r"(row_115));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1210 = dp_13 - t1207;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1211 = p_14 * t1210;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t1211;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1212 = dp_14 - t1209;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1213 = p_15 * t1212;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t1213;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1214 = dp_15 - t1207;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1215 = p_16 * t1214;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t1215;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1216 = dp_16 - t1209;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1217 = p_17 * t1216;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t1217;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_116;
                    u32 row_117;
                    u32 row_118;
                    u32 row_119;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1169) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1218;
                    asm("mov.b32 %0, %1;" : "=f"(t1218) : "r"(row_116));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1219;
                    asm("mov.b32 %0, %1;" : "=f"(t1219) : "r"(row_117));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1220;
                    asm("mov.b32 %0, %1;" : "=f"(t1220) : "r"(row_118));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1221;
                    asm("mov.b32 %0, %1;" : "=f"(t1221) : "r"(row_119));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1222 = dp_17 - t1219;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1223 = p_18 * t1222;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t1223;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1224 = dp_18 - t1221;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1225 = p_19 * t1224;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t1225;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1226 = dp_19 - t1219;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1227 = p_20 * t1226;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t1227;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1228 = dp_20 - t1221;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1229 = p_21 * t1228;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t1229;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_120;
                    u32 row_121;
                    u32 row_122;
                    u32 row_123;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1169) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1230;
                    asm("mov.b32 %0, %1;" : "=f"(t1230) : "r"(row_120));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1231;
                    asm("mov.b32 %0, %1;" : "=f"(t1231) : "r"(row_121));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1232;
                    asm("mov.b32 %0, %1;" : "=f"(t1232) : "r"(row_122));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1233;
                    asm("mov.b32 %0, %1;" : "=f"(t1233) : "r"(row_123));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1234 = dp_21 - t1231;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1235 = p_22 * t1234;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t1235;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1236 = dp_22 - t1233;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1237 = p_23 * t1236;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t1237;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1238 = dp_23 - t1231;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1239 = p_24 * t1238;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t1239;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1240 = dp_24 - t1233;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1241 = p_25 * t1240;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t1241;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_124;
                    u32 row_125;
                    u32 row_126;
                    u32 row_127;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1169) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1242;
                    asm("mov.b32 %0, %1;" : "=f"(t1242) : "r"(row_124));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1243;
                    asm("mov.b32 %0, %1;" : "=f"(t1243) : "r"(row_125));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1244;
                    asm("mov.b32 %0, %1;" : "=f"(t1244) : "r"(row_126));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1245;
                    asm("mov.b32 %0, %1;" : "=f"(t1245) : "r"(row_127));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1246 = dp_25 - t1243;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1247 = p_26 * t1246;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t1247;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1248 = dp_26 - t1245;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1249 = p_27 * t1248;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t1249;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1250 = dp_27 - t1243;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1251 = p_28 * t1250;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t1251;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1252 = dp_28 - t1245;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1253 = p_29 * t1252;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t1253;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_128;
                    u32 row_129;
                    u32 row_130;
                    u32 row_131;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1169) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1254;
                    asm("mov.b32 %0, %1;" : "=f"(t1254) : "r"(row_128));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1255;
                    asm("mov.b32 %0, %1;" : "=f"(t1255) : "r"(row_129));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1256;
                    asm("mov.b32 %0, %1;" : "=f"(t1256) : "r"(row_130));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1257;
                    asm("mov.b32 %0, %1;" : "=f"(t1257) : "r"(row_131));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1258 = dp_29 - t1255;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1259 = p_30 * t1258;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t1259;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1260 = dp_30 - t1257;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1261 = p_31 * t1260;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t1261;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1262 = dp_31 - t1255;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1263 = p_32 * t1262;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t1263;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1264 = dp_32 - t1257;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1265 = p_33 * t1264;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t1265;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1266 = t985 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1267;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1267) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1268;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1268) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1269;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1269) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1270;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1270) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1271;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1271) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1272;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1272) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1273;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1274;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1274) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1275;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1275) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1276;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1277;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1277) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1278;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1279;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1280;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1281;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1282;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1283 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1284 = t1266 + t1283;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1285 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1286 = t1284 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1287 = t1285 ^ t1286;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1288 = t1284 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1289 = t1287 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1290 = t1288 + t1289;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1291 = after + t1290;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1291), "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1292 = t1290 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1293 = after + t1292;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1293), "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1294 = t1290 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1295 = after + t1294;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1295), "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1296 = t1290 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1297 = after + t1296;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1297), "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282) : "memory");
                    u32 t1298;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1298) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1299;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1299) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1300;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1300) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1301;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1302;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1302) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1303;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1303) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1304;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1305;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1305) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1306;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1307;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1307) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1308;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1309;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1310;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1311;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1311) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1312;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1312) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1313;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(dp_31), "f"(dp_32));
#line 179 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1314 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1315 = smem_1 + t1314;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1316;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1316) : "r"(t1315));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1317 = after >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1318 = t1316 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1319 = t1317 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1320 = (u64)t1319;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1321 = t1320 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1322 = t1318 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1323 = (u64)t1322;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1324 = t1323 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1325 = t1317 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1326 = (u64)t1325;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1327 = t1326 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1328 = t1318 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1329 = (u64)t1328;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1330 = t1329 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1331 = t1317 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1332 = (u64)t1331;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1333 = t1332 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1334 = t1318 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1335 = (u64)t1334;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1336 = t1335 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1337 = t1317 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1338 = (u64)t1337;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1339 = t1338 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1340 = t1318 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1341 = (u64)t1340;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1342 = t1341 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq_65), "=&f"(dq_66), "=&f"(dq_67), "=&f"(dq_68), "=&f"(dq_69), "=&f"(dq_70), "=&f"(dq_71), "=&f"(dq_72), "=&f"(dq_73), "=&f"(dq_74), "=&f"(dq_75), "=&f"(dq_76), "=&f"(dq_77), "=&f"(dq_78), "=&f"(dq_79), "=&f"(dq_80), "=&f"(dq_81), "=&f"(dq_82), "=&f"(dq_83), "=&f"(dq_84), "=&f"(dq_85), "=&f"(dq_86), "=&f"(dq_87), "=&f"(dq_88), "=&f"(dq_89), "=&f"(dq_90), "=&f"(dq_91), "=&f"(dq_92), "=&f"(dq_93), "=&f"(dq_94), "=&f"(dq_95), "=&f"(dq_96), "=&f"(dq_97), "=&f"(dq_98), "=&f"(dq_99), "=&f"(dq_100), "=&f"(dq_101), "=&f"(dq_102), "=&f"(dq_103), "=&f"(dq_104), "=&f"(dq_105), "=&f"(dq_106), "=&f"(dq_107), "=&f"(dq_108), "=&f"(dq_109), "=&f"(dq_110), "=&f"(dq_111), "=&f"(dq_112), "=&f"(dq_113), "=&f"(dq_114), "=&f"(dq_115), "=&f"(dq_116), "=&f"(dq_117), "=&f"(dq_118), "=&f"(dq_119), "=&f"(dq_120), "=&f"(dq_121), "=&f"(dq_122), "=&f"(dq_123), "=&f"(dq_124), "=&f"(dq_125), "=&f"(dq_126), "=&f"(dq_127), "=&f"(dq_128) : "l"(t1321), "l"(t1324), "l"(t1327), "l"(t1330), "l"(t1333), "l"(t1336), "l"(t1339), "l"(t1342) : "memory");
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1343 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1344 = t1343 * 24576u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1345 = t20 + t1344;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1346 = after >> 4u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1347 = t1345 >> 4u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1348 = t1346 + 65536u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1349 = (u64)t1348;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1350 = t1349 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1351 = t1347 + 33554432u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1352 = (u64)t1351;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1353 = t1352 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1354 = t1346 + 65538u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1355 = (u64)t1354;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1356 = t1355 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1357 = t1347 + 33554560u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1358 = (u64)t1357;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1359 = t1358 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1360 = t1346 + 65540u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1361 = (u64)t1360;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1362 = t1361 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1363 = t1347 + 33554688u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1364 = (u64)t1363;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1365 = t1364 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1366 = t1346 + 65542u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1367 = (u64)t1366;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1368 = t1367 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1369 = t1347 + 33554816u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1370 = (u64)t1369;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1371 = t1370 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95}, %96, %97, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95}, %98, %99, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95}, %100, %101, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95}, %102, %103, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97) : "l"(t1350), "l"(t1353), "l"(t1356), "l"(t1359), "l"(t1362), "l"(t1365), "l"(t1368), "l"(t1371) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t1372 = i_3 + 1u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next_2 = t1068 ? t1372 : i_3;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1374 = next_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1375 = t1374 + 6u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1376 = t1375 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1377 = sums_2 + t1376;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1378 = next_2 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1379 = t1378 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1377), "r"(t1379) : "memory");
#line 189 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) :  : "memory");
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1380 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1381 = t1380 + head_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1382 = t1381 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1383 = block_3 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_132 = t1382 + t1383;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1385 = t985 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_133 = row_132 + t1385;
                    const u64 t1387 = (u64)row_133;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1388 = t1387 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1389 = t1388 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1390 = sums + t1389;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1391 = index << 11u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1392 = (u64)t1391 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1393 = t1390 + t1392;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1394 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1395 = t1394 + t985;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1396 = t1395 << 13u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place_3 = sums_2 + t1396;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t1398 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t1399 = (u64)t1398 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address_2 = t1393 + t1399;
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
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97) :  : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_8 = i_3 & 1u;
                    const u32 t1402 = slot_8 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1403 = t1402 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1404 = sums_2 + t1403;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1405 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1405) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1404) : "memory");
                    }
#line 217 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t1406;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1406) : "r"(t19));
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1407 = next_2 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1408 = t1407 * 24576u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1409 = t21 + t1408;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1410 = t1406 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1411 = t1409 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1412 = t1410 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1413 = (u64)t1412;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1414 = t1413 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1415 = t1411 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1416 = (u64)t1415;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1417 = t1416 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1418 = t1410 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1419 = (u64)t1418;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1420 = t1419 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1421 = t1411 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1422 = (u64)t1421;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1423 = t1422 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1424 = t1410 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1425 = (u64)t1424;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1426 = t1425 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1427 = t1411 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1428 = (u64)t1427;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1429 = t1428 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1430 = t1410 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1431 = (u64)t1430;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1432 = t1431 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1433 = t1411 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1434 = (u64)t1433;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1435 = t1434 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1436 = t1410 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1437 = (u64)t1436;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1438 = t1437 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1439 = t1411 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1440 = (u64)t1439;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1441 = t1440 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1442 = t1410 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1443 = (u64)t1442;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1444 = t1443 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1445 = t1411 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1446 = (u64)t1445;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1447 = t1446 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1448 = t1410 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1449 = (u64)t1448;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1450 = t1449 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1451 = t1411 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1452 = (u64)t1451;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1453 = t1452 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1454 = t1410 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1455 = (u64)t1454;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1456 = t1455 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1457 = t1411 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1458 = (u64)t1457;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1459 = t1458 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1460 = t1410 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1461 = (u64)t1460;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1462 = t1461 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1463 = t1411 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1464 = (u64)t1463;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1465 = t1464 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1466 = t1410 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1467 = (u64)t1466;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1468 = t1467 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1469 = t1411 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1470 = (u64)t1469;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1471 = t1470 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1472 = t1410 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1473 = (u64)t1472;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1474 = t1473 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1475 = t1411 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1476 = (u64)t1475;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1477 = t1476 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1478 = t1410 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1479 = (u64)t1478;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1480 = t1479 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1481 = t1411 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1482 = (u64)t1481;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1483 = t1482 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1414), "l"(t1417), "l"(t1420), "l"(t1423), "l"(t1426), "l"(t1429), "l"(t1432), "l"(t1435), "l"(t1438), "l"(t1441), "l"(t1444), "l"(t1447), "l"(t1450), "l"(t1453), "l"(t1456), "l"(t1459), "l"(t1462), "l"(t1465), "l"(t1468), "l"(t1471), "l"(t1474), "l"(t1477), "l"(t1480), "l"(t1483) : "memory");
#line 223 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address_2) : "memory");
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1484 = block_3 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_3 = t1484 == count;
                    const u32 t1486 = head_3 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1487 = wraps_3 ? t1486 : head_3;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head_3 = t1487;
                    const u32 t1488 = block_3 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1489 = wraps_3 ? 0u : t1488;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block_3 = t1489;
                }
            }
#line 155 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1490 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t1490;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1491 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t1491;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1492 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t1492;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1493 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t1493;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1494 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t1494;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1495 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t1495;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1496 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t1496;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1497 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t1497;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1498 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t1498;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1499 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t1499;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1500 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t1500;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1501 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t1501;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1502 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t1502;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1503 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t1503;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1504 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t1504;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1505 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t1505;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1506 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t1506;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1507 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t1507;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1508 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t1508;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1509 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t1509;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1510 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t1510;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1511 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t1511;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1512 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t1512;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1513 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t1513;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1514 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t1514;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1515 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t1515;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1516 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t1516;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1517 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t1517;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1518 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t1518;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1519 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t1519;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1520 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t1520;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1521 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t1521;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1522 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t1522;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1523 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t1523;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1524 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t1524;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1525 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t1525;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1526 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t1526;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1527 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t1527;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1528 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t1528;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1529 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t1529;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1530 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t1530;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1531 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t1531;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1532 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t1532;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1533 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t1533;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1534 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t1534;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1535 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t1535;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1536 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t1536;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1537 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t1537;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1538 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t1538;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1539 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t1539;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1540 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t1540;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1541 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t1541;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1542 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t1542;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1543 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t1543;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1544 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t1544;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1545 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t1545;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1546 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t1546;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1547 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t1547;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1548 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t1548;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1549 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t1549;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1550 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t1550;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1551 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t1551;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1552 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t1552;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1553 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t1553;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1554 = dk_66 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_66 = t1554;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1555 = dk_67 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_67 = t1555;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1556 = dk_68 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_68 = t1556;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1557 = dk_69 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_69 = t1557;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1558 = dk_70 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_70 = t1558;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1559 = dk_71 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_71 = t1559;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1560 = dk_72 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_72 = t1560;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1561 = dk_73 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_73 = t1561;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1562 = dk_74 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_74 = t1562;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1563 = dk_75 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_75 = t1563;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1564 = dk_76 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_76 = t1564;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1565 = dk_77 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_77 = t1565;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1566 = dk_78 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_78 = t1566;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1567 = dk_79 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_79 = t1567;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1568 = dk_80 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_80 = t1568;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1569 = dk_81 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_81 = t1569;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1570 = dk_82 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_82 = t1570;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1571 = dk_83 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_83 = t1571;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1572 = dk_84 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_84 = t1572;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1573 = dk_85 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_85 = t1573;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1574 = dk_86 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_86 = t1574;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1575 = dk_87 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_87 = t1575;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1576 = dk_88 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_88 = t1576;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1577 = dk_89 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_89 = t1577;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1578 = dk_90 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_90 = t1578;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1579 = dk_91 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_91 = t1579;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1580 = dk_92 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_92 = t1580;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1581 = dk_93 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_93 = t1581;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1582 = dk_94 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_94 = t1582;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1583 = dk_95 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_95 = t1583;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1584 = dk_96 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_96 = t1584;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t1585 = dk_97 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_97 = t1585;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1586 = smem_1 + 8192u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1587 = smem_1 + 16384u;
            const u32 t1588 = t985 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1589;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1589) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1590;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1591;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1591) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1592;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1593;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1593) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1594;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1594) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1595;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1596;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1597;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1597) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1598;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1598) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1599;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1599) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1600;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1600) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1601;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1602;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1602) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1603;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1603) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1604;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1604) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1605;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1605) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1606;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1606) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1607;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1607) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1608;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1608) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1609;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1609) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1610;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1610) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1611;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1611) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1612;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1612) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1613;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1613) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1614;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1614) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1615;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1616;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1616) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1617;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1617) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1618;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1619;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1619) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1620;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1621;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(dk_66), "f"(dk_67));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1622;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(dk_68), "f"(dk_69));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1623;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(dk_70), "f"(dk_71));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1624;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(dk_72), "f"(dk_73));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1625;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1625) : "f"(dk_74), "f"(dk_75));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1626;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(dk_76), "f"(dk_77));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1627;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1627) : "f"(dk_78), "f"(dk_79));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1628;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1628) : "f"(dk_80), "f"(dk_81));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1629;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(dk_82), "f"(dk_83));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1630;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(dk_84), "f"(dk_85));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1631;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1631) : "f"(dk_86), "f"(dk_87));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1632;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1632) : "f"(dk_88), "f"(dk_89));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1633;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1633) : "f"(dk_90), "f"(dk_91));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1634;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1634) : "f"(dk_92), "f"(dk_93));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1635;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1635) : "f"(dk_94), "f"(dk_95));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1636;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(dk_96), "f"(dk_97));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1637 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1638 = t1588 + t1637;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1639 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1640 = t1638 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1641 = t1639 ^ t1640;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1642 = t1638 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1643 = t1641 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1644 = t1642 + t1643;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1645 = smem_1 + t1644;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1645), "r"(t1589), "r"(t1590), "r"(t1591), "r"(t1592) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1646 = t1644 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1647 = smem_1 + t1646;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1647), "r"(t1593), "r"(t1594), "r"(t1595), "r"(t1596) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1648 = t1644 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1649 = smem_1 + t1648;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1649), "r"(t1597), "r"(t1598), "r"(t1599), "r"(t1600) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1650 = t1644 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1651 = smem_1 + t1650;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1651), "r"(t1601), "r"(t1602), "r"(t1603), "r"(t1604) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1652 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1653 = t1588 + t1652;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1654 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1655 = t1653 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1656 = t1654 ^ t1655;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1657 = t1653 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1658 = t1656 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1659 = t1657 + t1658;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1660 = t1586 + t1659;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1660), "r"(t1605), "r"(t1606), "r"(t1607), "r"(t1608) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1661 = t1659 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1662 = t1586 + t1661;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1662), "r"(t1609), "r"(t1610), "r"(t1611), "r"(t1612) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1663 = t1659 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1664 = t1586 + t1663;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1664), "r"(t1613), "r"(t1614), "r"(t1615), "r"(t1616) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1665 = t1659 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1666 = t1586 + t1665;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1666), "r"(t1617), "r"(t1618), "r"(t1619), "r"(t1620) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1667 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1668 = t1588 + t1667;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1669 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1670 = t1668 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1671 = t1669 ^ t1670;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1672 = t1668 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1673 = t1671 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1674 = t1672 + t1673;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1675 = t1587 + t1674;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1675), "r"(t1621), "r"(t1622), "r"(t1623), "r"(t1624) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1676 = t1674 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1677 = t1587 + t1676;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1677), "r"(t1625), "r"(t1626), "r"(t1627), "r"(t1628) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1678 = t1674 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1679 = t1587 + t1678;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1679), "r"(t1629), "r"(t1630), "r"(t1631), "r"(t1632) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1680 = t1674 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1681 = t1587 + t1680;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1681), "r"(t1633), "r"(t1634), "r"(t1635), "r"(t1636) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1682 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1683 = t1682 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1684 = t1683 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1685 = dk + t1684;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1686 = (u64)t8;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1687 = t1686 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1688 = t1687 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1689 = t1685 + t1688;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1690 = (u64)t10;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1691 = t1690 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1692 = t1691 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1693 = t1689 + t1692;
            const u32 t1694 = seq_k - t8;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1695 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1696 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1697 = t1696 << 1u;
            const u32 t1698 = t985 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1699 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1700 = t1698 + t1699;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1701 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1702 = t1700 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1703 = t1701 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1704 = t1702 & t1703;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1704) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1705 = t1700 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1706 = t1701 ^ t1705;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1707 = t1700 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1708 = t1706 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1709 = t1707 + t1708;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1710 = smem_1 + t1709;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_134;
                u32 row_135;
                u32 row_136;
                u32 row_137;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_134), "=r"(row_135), "=r"(row_136), "=r"(row_137) : "r"(t1710) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1711 = (u64)t1700 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1712 = t1693 + t1711;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1713 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1714 = t1712 + t1713;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1714), "r"(row_134), "r"(row_135), "r"(row_136), "r"(row_137) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1715 = t1700 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1716 = t1715 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1717 = t1701 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1718 = t1716 & t1717;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1718) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1719 = t1715 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1720 = t1701 ^ t1719;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1721 = t1715 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1722 = t1720 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1723 = t1721 + t1722;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1724 = smem_1 + t1723;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_138;
                u32 row_139;
                u32 row_140;
                u32 row_141;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_138), "=r"(row_139), "=r"(row_140), "=r"(row_141) : "r"(t1724) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1725 = (u64)t1715 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1726 = t1693 + t1725;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1727 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1728 = t1726 + t1727;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1728), "r"(row_138), "r"(row_139), "r"(row_140), "r"(row_141) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1729 = t1700 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1730 = t1729 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1731 = t1701 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1732 = t1730 & t1731;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1732) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1733 = t1729 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1734 = t1701 ^ t1733;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1735 = t1729 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1736 = t1734 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1737 = t1735 + t1736;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1738 = smem_1 + t1737;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_142;
                u32 row_143;
                u32 row_144;
                u32 row_145;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_142), "=r"(row_143), "=r"(row_144), "=r"(row_145) : "r"(t1738) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1739 = (u64)t1729 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1740 = t1693 + t1739;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1741 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1742 = t1740 + t1741;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1742), "r"(row_142), "r"(row_143), "r"(row_144), "r"(row_145) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1743 = t1700 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1744 = t1743 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1745 = t1701 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1746 = t1744 & t1745;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1746) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1747 = t1743 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1748 = t1701 ^ t1747;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1749 = t1743 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1750 = t1748 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1751 = t1749 + t1750;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1752 = smem_1 + t1751;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_146;
                u32 row_147;
                u32 row_148;
                u32 row_149;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_146), "=r"(row_147), "=r"(row_148), "=r"(row_149) : "r"(t1752) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1753 = (u64)t1743 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1754 = t1693 + t1753;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1755 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1756 = t1754 + t1755;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1756), "r"(row_146), "r"(row_147), "r"(row_148), "r"(row_149) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1757 = smem_1 + 8192u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1758 = t1700 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1759 = t1701 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1760 = t1759 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1761 = t1758 & t1760;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1761) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1762 = t1700 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1763 = t1701 ^ t1762;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1764 = t1700 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1765 = t1763 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1766 = t1764 + t1765;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1767 = t1757 + t1766;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_150;
                u32 row_151;
                u32 row_152;
                u32 row_153;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_150), "=r"(row_151), "=r"(row_152), "=r"(row_153) : "r"(t1767) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1768 = (u64)t1700 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1769 = t1693 + t1768;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1770 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1771 = t1769 + t1770;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1771), "r"(row_150), "r"(row_151), "r"(row_152), "r"(row_153) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1772 = t1700 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1773 = t1772 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1774 = t1701 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1775 = t1774 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1776 = t1773 & t1775;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1776) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1777 = t1772 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1778 = t1701 ^ t1777;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1779 = t1772 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1780 = t1778 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1781 = t1779 + t1780;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1782 = t1757 + t1781;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_154;
                u32 row_155;
                u32 row_156;
                u32 row_157;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_154), "=r"(row_155), "=r"(row_156), "=r"(row_157) : "r"(t1782) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1783 = (u64)t1772 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1784 = t1693 + t1783;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1785 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1786 = t1784 + t1785;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1786), "r"(row_154), "r"(row_155), "r"(row_156), "r"(row_157) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1787 = t1700 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1788 = t1787 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1789 = t1701 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1790 = t1789 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1791 = t1788 & t1790;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1791) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1792 = t1787 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1793 = t1701 ^ t1792;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1794 = t1787 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1795 = t1793 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1796 = t1794 + t1795;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1797 = t1757 + t1796;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_158;
                u32 row_159;
                u32 row_160;
                u32 row_161;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_158), "=r"(row_159), "=r"(row_160), "=r"(row_161) : "r"(t1797) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1798 = (u64)t1787 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1799 = t1693 + t1798;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1800 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1801 = t1799 + t1800;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1801), "r"(row_158), "r"(row_159), "r"(row_160), "r"(row_161) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1802 = t1700 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1803 = t1802 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1804 = t1701 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1805 = t1804 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1806 = t1803 & t1805;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1806) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1807 = t1802 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1808 = t1701 ^ t1807;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1809 = t1802 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1810 = t1808 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1811 = t1809 + t1810;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1812 = t1757 + t1811;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_162;
                u32 row_163;
                u32 row_164;
                u32 row_165;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_162), "=r"(row_163), "=r"(row_164), "=r"(row_165) : "r"(t1812) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1813 = (u64)t1802 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1814 = t1693 + t1813;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1815 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1816 = t1814 + t1815;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1816), "r"(row_162), "r"(row_163), "r"(row_164), "r"(row_165) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1817 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1818 = t1700 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1819 = t1701 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1820 = t1819 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1821 = t1818 & t1820;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1821) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1822 = t1700 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1823 = t1701 ^ t1822;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1824 = t1700 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1825 = t1823 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1826 = t1824 + t1825;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1827 = t1817 + t1826;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_166;
                u32 row_167;
                u32 row_168;
                u32 row_169;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_166), "=r"(row_167), "=r"(row_168), "=r"(row_169) : "r"(t1827) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1828 = (u64)t1700 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1829 = t1693 + t1828;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1830 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1831 = t1829 + t1830;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1831), "r"(row_166), "r"(row_167), "r"(row_168), "r"(row_169) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1832 = t1700 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1833 = t1832 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1834 = t1701 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1835 = t1834 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1836 = t1833 & t1835;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1836) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1837 = t1832 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1838 = t1701 ^ t1837;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1839 = t1832 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1840 = t1838 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1841 = t1839 + t1840;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1842 = t1817 + t1841;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_170;
                u32 row_171;
                u32 row_172;
                u32 row_173;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_170), "=r"(row_171), "=r"(row_172), "=r"(row_173) : "r"(t1842) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1843 = (u64)t1832 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1844 = t1693 + t1843;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1845 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1846 = t1844 + t1845;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1846), "r"(row_170), "r"(row_171), "r"(row_172), "r"(row_173) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1847 = t1700 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1848 = t1847 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1849 = t1701 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1850 = t1849 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1851 = t1848 & t1850;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1851) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1852 = t1847 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1853 = t1701 ^ t1852;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1854 = t1847 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1855 = t1853 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1856 = t1854 + t1855;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1857 = t1817 + t1856;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_174;
                u32 row_175;
                u32 row_176;
                u32 row_177;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_174), "=r"(row_175), "=r"(row_176), "=r"(row_177) : "r"(t1857) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1858 = (u64)t1847 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1859 = t1693 + t1858;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1860 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1861 = t1859 + t1860;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1861), "r"(row_174), "r"(row_175), "r"(row_176), "r"(row_177) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1862 = t1700 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1863 = t1862 < t1694;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1864 = t1701 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1865 = t1864 < t1695;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1866 = t1863 & t1865;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1866) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1867 = t1862 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1868 = t1701 ^ t1867;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1869 = t1862 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1870 = t1868 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1871 = t1869 + t1870;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1872 = t1817 + t1871;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_178;
                u32 row_179;
                u32 row_180;
                u32 row_181;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_178), "=r"(row_179), "=r"(row_180), "=r"(row_181) : "r"(t1872) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1873 = (u64)t1862 * t1697;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1874 = t1693 + t1873;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1875 = (u64)t1701 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1876 = t1874 + t1875;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1876), "r"(row_178), "r"(row_179), "r"(row_180), "r"(row_181) : "memory");
            }
        }
    }
}
