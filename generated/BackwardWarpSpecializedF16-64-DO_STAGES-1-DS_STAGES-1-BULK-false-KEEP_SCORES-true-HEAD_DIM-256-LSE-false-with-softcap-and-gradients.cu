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
    const f32 score_scale,
    const f32 argument0,
    const u64 gradient /* f32, written in part */,
    const u64 gradient_stride0,
    const u64 gradient_stride1,
    const u64 gradient_stride2,
    const u64 gradient_stride3,
    const u32 head_dim,
    const f32 scale,
    const u32 padded)
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
    const u32 t3 = blockIdx.x;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 6u;
#line 50 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 63u;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 6u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t15 = thread >> 5u;
#line 139 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t15));
#line 140 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t19 = smem_1 + 32768u;
    const u32 t20 = t19 + 32768u;
    const u32 t21 = t20 + 65536u;
    const u32 after = t21 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 8192u;
    const u32 p = statistics_2 + 1024u;
    const u32 sums_2 = p + 8192u;
    const u32 t26 = sums_2 + 16384u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t27 = thread == 0u;
#line 143 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t27) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
        const u32 t28 = t26 + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t29 = t26 + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t26 + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t30) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t31 = t26 + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t26 + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t32) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t33 = t26 + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = t26 + 56u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t34) : "memory");
#line 103 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 147 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t35 = warpgroup == 0u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t35) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t36 = warp == 0u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t36) {
#line 95 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 110 "fa-kernels/src/attention/backward/work.rs"
            const u32 t38 = t10 * group;
#line 110 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t38;
            u32 block = 0u;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const u32 t39 = i + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const bool t40 = t39 < count_2;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t41 = i == 0u;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t41) {
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t42;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t42) : );
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t43 = t42 == 1u;
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t43) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t26) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(t26), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t44 = smem_1 + 8192u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t44), "l"(k), "r"(t26), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t45 = smem_1 + 16384u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t45), "l"(k), "r"(t26), "r"(128u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t46 = smem_1 + 24576u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t46), "l"(k), "r"(t26), "r"(192u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 77 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t48 = slot + 4u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t49 = t48 << 3u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t50 = t26 + t49;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t51 = i >> 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t52 = t51 & 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t53 = t52 ^ 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t50), "r"(t53) : "memory");
                const u32 t54 = slot + 2u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t55 = t54 << 3u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t56 = t26 + t55;
                const u32 t57 = slot << 15u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t58 = t20 + t57;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t59 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t60 = t59 + head;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t61 = t60 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t62 = block << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t61 + t62;
#line 84 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t64 = row >> 4u;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t66;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t66) : );
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t67 = t66 == 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t67) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 33280;" :  : "r"(t56) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t58), "l"(q), "r"(t56), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t68 = t58 + 8192u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t68), "l"(q), "r"(t56), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t69 = t58 + 16384u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t69), "l"(q), "r"(t56), "r"(128u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t70 = t58 + 24576u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t70), "l"(q), "r"(t56), "r"(192u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t71 = slot << 9u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t72 = statistics_2 + t71;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t72), "l"(statistics), "r"(t56), "r"(0u), "r"(0u), "r"(t64), "r"(0u) : "memory");
                }
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t73 = i == 0u;
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t73) {
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t74 = t26 + 8u;
                    u32 t75;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t75) : );
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t76 = t75 == 1u;
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t76) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t74) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t19), "l"(v), "r"(t74), "r"(0u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t77 = t19 + 8192u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t77), "l"(v), "r"(t74), "r"(64u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t78 = t19 + 16384u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t78), "l"(v), "r"(t74), "r"(128u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t79 = t19 + 24576u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t79), "l"(v), "r"(t74), "r"(192u), "r"(t10), "r"(t8), "r"(batch_2) : "memory");
                    }
                }
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t80 = t26 + 56u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t81 = i & 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t82 = t81 ^ 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t80), "r"(t82) : "memory");
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t83 = t26 + 48u;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t85;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t85) : );
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t86 = t85 == 1u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t86) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t83) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t21), "l"(d_o), "r"(t83), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t87 = t21 + 8192u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t87), "l"(d_o), "r"(t83), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t88 = t21 + 16384u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t88), "l"(d_o), "r"(t83), "r"(128u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t89 = t21 + 24576u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t89), "l"(d_o), "r"(t83), "r"(192u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const u32 t90 = block + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t90 == count;
                const u32 t92 = head + 1u;
#line 115 "fa-kernels/src/attention/backward/work.rs"
                const u32 t93 = wraps ? t92 : head;
#line 115 "fa-kernels/src/attention/backward/work.rs"
                head = t93;
                const u32 t94 = block + 1u;
#line 116 "fa-kernels/src/attention/backward/work.rs"
                const u32 t95 = wraps ? 0u : t94;
#line 116 "fa-kernels/src/attention/backward/work.rs"
                block = t95;
            }
        }
    } else {
#line 159 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t97 = index == 0u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t97) {
            const u32 warp_2 = warp & 3u;
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
            const u32 t99 = count * group;
#line 276 "fa-kernels/src/attention/backward/work.rs"
            const bool t100 = t99 != 0u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t100) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t26), "r"(0u) : "memory");
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t101 = t26 + 16u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t101), "r"(0u) : "memory");
#line 118 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t102;
                asm volatile("mov.b32 %0, %1;" : "=r"(t102) : "r"(smem_1));
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t103 = t102 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t104 = t20 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t105 = t103 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t106 = (u64)t105;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t107 = t106 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t108 = t104 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t109 = (u64)t108;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t110 = t109 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t111 = t103 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t112 = (u64)t111;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t113 = t112 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t114 = t104 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t115 = (u64)t114;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t116 = t115 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t117 = t103 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t118 = (u64)t117;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t119 = t118 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t120 = t104 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t121 = (u64)t120;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t122 = t121 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t123 = t103 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t124 = (u64)t123;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t125 = t124 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t126 = t104 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t127 = (u64)t126;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t128 = t127 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t129 = t103 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t130 = (u64)t129;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t131 = t130 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t132 = t104 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t133 = (u64)t132;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t134 = t133 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t135 = t103 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t136 = (u64)t135;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t137 = t136 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t138 = t104 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t139 = (u64)t138;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t140 = t139 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t141 = t103 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t142 = (u64)t141;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t143 = t142 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t144 = t104 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t145 = (u64)t144;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t146 = t145 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t147 = t103 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t148 = (u64)t147;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t149 = t148 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t150 = t104 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t151 = (u64)t150;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t152 = t151 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t153 = t103 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t154 = (u64)t153;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t155 = t154 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t156 = t104 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t157 = (u64)t156;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t158 = t157 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t159 = t103 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t160 = (u64)t159;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t161 = t160 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t162 = t104 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t163 = (u64)t162;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t164 = t163 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t165 = t103 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t166 = (u64)t165;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t167 = t166 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t168 = t104 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t169 = (u64)t168;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t170 = t169 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t171 = t103 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t172 = (u64)t171;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t173 = t172 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t174 = t104 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t175 = (u64)t174;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t176 = t175 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t177 = t103 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t178 = (u64)t177;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t179 = t178 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t180 = t104 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t181 = (u64)t180;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t182 = t181 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t183 = t103 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t184 = (u64)t183;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t185 = t184 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t186 = t104 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t187 = (u64)t186;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t188 = t187 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t189 = t103 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t190 = (u64)t189;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t191 = t190 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t192 = t104 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t193 = (u64)t192;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t194 = t193 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t195 = t103 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t196 = (u64)t195;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t197 = t196 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t198 = t104 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t199 = (u64)t198;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t200 = t199 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t107), "l"(t110), "l"(t113), "l"(t116), "l"(t119), "l"(t122), "l"(t125), "l"(t128), "l"(t131), "l"(t134), "l"(t137), "l"(t140), "l"(t143), "l"(t146), "l"(t149), "l"(t152), "l"(t155), "l"(t158), "l"(t161), "l"(t164), "l"(t167), "l"(t170), "l"(t173), "l"(t176), "l"(t179), "l"(t182), "l"(t185), "l"(t188), "l"(t191), "l"(t194), "l"(t197), "l"(t200) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 95 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = count * group;
#line 110 "fa-kernels/src/attention/backward/work.rs"
                const u32 t202 = t10 * group;
#line 110 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t202;
                u32 block_2 = 0u;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t203 = i_2 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const bool t204 = t203 < count_3;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t205 = block_2 << 6u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t206 = warp_2 << 12u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t207 = sums_2 + t206;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t208 = lane << 4u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t209 = t207 + t208;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t210 = warp_2 << 4u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t211 = t8 + t210;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t212 = head_2 / group;
#line 12 "src/functions/caps.rs"
                    f32 t1_2;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1_2) : "f"(argument0));
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t214 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t215 = t211 + t214;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t216 = seq_k - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t217 = t215 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t218;
                    asm("mov.b32 %0, %1;" : "=r"(t218) : "f"(s));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t219;
                    asm("mov.b32 %0, %1;" : "=r"(t219) : "f"(s_2));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t220;
                    asm("mov.b32 %0, %1;" : "=r"(t220) : "f"(s_3));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t221;
                    asm("mov.b32 %0, %1;" : "=r"(t221) : "f"(s_4));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t218), "r"(t219), "r"(t220), "r"(t221) : "memory");
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t222;
                    asm("mov.b32 %0, %1;" : "=r"(t222) : "f"(s_5));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t223;
                    asm("mov.b32 %0, %1;" : "=r"(t223) : "f"(s_6));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t224;
                    asm("mov.b32 %0, %1;" : "=r"(t224) : "f"(s_7));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t225;
                    asm("mov.b32 %0, %1;" : "=r"(t225) : "f"(s_8));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t222), "r"(t223), "r"(t224), "r"(t225) : "memory");
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t226;
                    asm("mov.b32 %0, %1;" : "=r"(t226) : "f"(s_9));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t227;
                    asm("mov.b32 %0, %1;" : "=r"(t227) : "f"(s_10));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t228;
                    asm("mov.b32 %0, %1;" : "=r"(t228) : "f"(s_11));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t229;
                    asm("mov.b32 %0, %1;" : "=r"(t229) : "f"(s_12));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t226), "r"(t227), "r"(t228), "r"(t229) : "memory");
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t230;
                    asm("mov.b32 %0, %1;" : "=r"(t230) : "f"(s_13));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t231;
                    asm("mov.b32 %0, %1;" : "=r"(t231) : "f"(s_14));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t232;
                    asm("mov.b32 %0, %1;" : "=r"(t232) : "f"(s_15));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t233;
                    asm("mov.b32 %0, %1;" : "=r"(t233) : "f"(s_16));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t230), "r"(t231), "r"(t232), "r"(t233) : "memory");
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t234;
                    asm("mov.b32 %0, %1;" : "=r"(t234) : "f"(s_17));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t235;
                    asm("mov.b32 %0, %1;" : "=r"(t235) : "f"(s_18));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t236;
                    asm("mov.b32 %0, %1;" : "=r"(t236) : "f"(s_19));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t237;
                    asm("mov.b32 %0, %1;" : "=r"(t237) : "f"(s_20));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t234), "r"(t235), "r"(t236), "r"(t237) : "memory");
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t238;
                    asm("mov.b32 %0, %1;" : "=r"(t238) : "f"(s_21));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t239;
                    asm("mov.b32 %0, %1;" : "=r"(t239) : "f"(s_22));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t240;
                    asm("mov.b32 %0, %1;" : "=r"(t240) : "f"(s_23));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t241;
                    asm("mov.b32 %0, %1;" : "=r"(t241) : "f"(s_24));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t238), "r"(t239), "r"(t240), "r"(t241) : "memory");
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t242;
                    asm("mov.b32 %0, %1;" : "=r"(t242) : "f"(s_25));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t243;
                    asm("mov.b32 %0, %1;" : "=r"(t243) : "f"(s_26));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t244;
                    asm("mov.b32 %0, %1;" : "=r"(t244) : "f"(s_27));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t245;
                    asm("mov.b32 %0, %1;" : "=r"(t245) : "f"(s_28));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t242), "r"(t243), "r"(t244), "r"(t245) : "memory");
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t246;
                    asm("mov.b32 %0, %1;" : "=r"(t246) : "f"(s_29));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t247;
                    asm("mov.b32 %0, %1;" : "=r"(t247) : "f"(s_30));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t248;
                    asm("mov.b32 %0, %1;" : "=r"(t248) : "f"(s_31));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    u32 t249;
                    asm("mov.b32 %0, %1;" : "=r"(t249) : "f"(s_32));
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t246), "r"(t247), "r"(t248), "r"(t249) : "memory");
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t250 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t251 = t250 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t252 = t205 + t251;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t253 = t252 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t254 = s * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2 = t254 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2) : "f"(t2_2));
#line 12 "src/functions/caps.rs"
                    const f32 t4_2 = t3_2 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t258 = t253 ? t4_2 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s = t258;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t259 = s_3 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_3 = t259 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_3;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_3) : "f"(t2_3));
#line 12 "src/functions/caps.rs"
                    const f32 t4_3 = t3_3 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t263 = t253 ? t4_3 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_3 = t263;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t264 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t265 = t264 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t266 = t205 + t265;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t267 = t266 + 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t268 = t267 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t269 = s_2 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_4 = t269 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_4;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_4) : "f"(t2_4));
#line 12 "src/functions/caps.rs"
                    const f32 t4_4 = t3_4 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t273 = t268 ? t4_4 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_2 = t273;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t274 = s_4 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_5 = t274 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_5;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_5) : "f"(t2_5));
#line 12 "src/functions/caps.rs"
                    const f32 t4_5 = t3_5 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t278 = t268 ? t4_5 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_4 = t278;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t279 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t280 = t279 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t281 = t205 + t280;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t282 = t281 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t283 = t282 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t284 = s_5 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_6 = t284 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_6;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_6) : "f"(t2_6));
#line 12 "src/functions/caps.rs"
                    const f32 t4_6 = t3_6 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t288 = t283 ? t4_6 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_5 = t288;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t289 = s_7 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_7 = t289 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_7;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_7) : "f"(t2_7));
#line 12 "src/functions/caps.rs"
                    const f32 t4_7 = t3_7 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t293 = t283 ? t4_7 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_7 = t293;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t294 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t295 = t294 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t296 = t205 + t295;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t297 = t296 + 9u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t298 = t297 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t299 = s_6 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_8 = t299 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_8;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_8) : "f"(t2_8));
#line 12 "src/functions/caps.rs"
                    const f32 t4_8 = t3_8 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t303 = t298 ? t4_8 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_6 = t303;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t304 = s_8 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_9 = t304 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_9;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_9) : "f"(t2_9));
#line 12 "src/functions/caps.rs"
                    const f32 t4_9 = t3_9 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t308 = t298 ? t4_9 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_8 = t308;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t309 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t310 = t309 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t311 = t205 + t310;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t312 = t311 + 16u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t313 = t312 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t314 = s_9 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_10 = t314 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_10;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_10) : "f"(t2_10));
#line 12 "src/functions/caps.rs"
                    const f32 t4_10 = t3_10 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t318 = t313 ? t4_10 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_9 = t318;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t319 = s_11 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_11 = t319 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_11;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_11) : "f"(t2_11));
#line 12 "src/functions/caps.rs"
                    const f32 t4_11 = t3_11 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t323 = t313 ? t4_11 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_11 = t323;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t324 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t325 = t324 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t326 = t205 + t325;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t327 = t326 + 17u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t328 = t327 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t329 = s_10 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_12 = t329 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_12;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_12) : "f"(t2_12));
#line 12 "src/functions/caps.rs"
                    const f32 t4_12 = t3_12 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t333 = t328 ? t4_12 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_10 = t333;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t334 = s_12 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_13 = t334 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_13;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_13) : "f"(t2_13));
#line 12 "src/functions/caps.rs"
                    const f32 t4_13 = t3_13 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t338 = t328 ? t4_13 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_12 = t338;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t339 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t340 = t339 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t341 = t205 + t340;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t342 = t341 + 24u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t343 = t342 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t344 = s_13 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_14 = t344 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_14;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_14) : "f"(t2_14));
#line 12 "src/functions/caps.rs"
                    const f32 t4_14 = t3_14 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t348 = t343 ? t4_14 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_13 = t348;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t349 = s_15 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_15 = t349 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_15;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_15) : "f"(t2_15));
#line 12 "src/functions/caps.rs"
                    const f32 t4_15 = t3_15 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t353 = t343 ? t4_15 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_15 = t353;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t354 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t355 = t354 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t356 = t205 + t355;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t357 = t356 + 25u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t358 = t357 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t359 = s_14 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_16 = t359 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_16;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_16) : "f"(t2_16));
#line 12 "src/functions/caps.rs"
                    const f32 t4_16 = t3_16 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t363 = t358 ? t4_16 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_14 = t363;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t364 = s_16 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_17 = t364 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_17;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_17) : "f"(t2_17));
#line 12 "src/functions/caps.rs"
                    const f32 t4_17 = t3_17 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t368 = t358 ? t4_17 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_16 = t368;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t369 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t370 = t369 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t371 = t205 + t370;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t372 = t371 + 32u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t373 = t372 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t374 = s_17 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_18 = t374 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_18;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_18) : "f"(t2_18));
#line 12 "src/functions/caps.rs"
                    const f32 t4_18 = t3_18 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t378 = t373 ? t4_18 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_17 = t378;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t379 = s_19 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_19 = t379 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_19;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_19) : "f"(t2_19));
#line 12 "src/functions/caps.rs"
                    const f32 t4_19 = t3_19 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t383 = t373 ? t4_19 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_19 = t383;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t384 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t385 = t384 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t386 = t205 + t385;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t387 = t386 + 33u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t388 = t387 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t389 = s_18 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_20 = t389 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_20;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_20) : "f"(t2_20));
#line 12 "src/functions/caps.rs"
                    const f32 t4_20 = t3_20 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t393 = t388 ? t4_20 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_18 = t393;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t394 = s_20 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_21 = t394 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_21;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_21) : "f"(t2_21));
#line 12 "src/functions/caps.rs"
                    const f32 t4_21 = t3_21 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t398 = t388 ? t4_21 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_20 = t398;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t399 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t400 = t399 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t401 = t205 + t400;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t402 = t401 + 40u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t403 = t402 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t404 = s_21 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_22 = t404 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_22;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_22) : "f"(t2_22));
#line 12 "src/functions/caps.rs"
                    const f32 t4_22 = t3_22 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t408 = t403 ? t4_22 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_21 = t408;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t409 = s_23 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_23 = t409 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_23;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_23) : "f"(t2_23));
#line 12 "src/functions/caps.rs"
                    const f32 t4_23 = t3_23 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t413 = t403 ? t4_23 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_23 = t413;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t414 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t415 = t414 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t416 = t205 + t415;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t417 = t416 + 41u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t418 = t417 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t419 = s_22 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_24 = t419 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_24;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_24) : "f"(t2_24));
#line 12 "src/functions/caps.rs"
                    const f32 t4_24 = t3_24 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t423 = t418 ? t4_24 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_22 = t423;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t424 = s_24 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_25 = t424 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_25;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_25) : "f"(t2_25));
#line 12 "src/functions/caps.rs"
                    const f32 t4_25 = t3_25 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t428 = t418 ? t4_25 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_24 = t428;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t429 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t430 = t429 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t431 = t205 + t430;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t432 = t431 + 48u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t433 = t432 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t434 = s_25 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_26 = t434 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_26;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_26) : "f"(t2_26));
#line 12 "src/functions/caps.rs"
                    const f32 t4_26 = t3_26 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t438 = t433 ? t4_26 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_25 = t438;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t439 = s_27 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_27 = t439 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_27;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_27) : "f"(t2_27));
#line 12 "src/functions/caps.rs"
                    const f32 t4_27 = t3_27 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t443 = t433 ? t4_27 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_27 = t443;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t444 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t445 = t444 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t446 = t205 + t445;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t447 = t446 + 49u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t448 = t447 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t449 = s_26 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_28 = t449 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_28;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_28) : "f"(t2_28));
#line 12 "src/functions/caps.rs"
                    const f32 t4_28 = t3_28 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t453 = t448 ? t4_28 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_26 = t453;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t454 = s_28 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_29 = t454 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_29;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_29) : "f"(t2_29));
#line 12 "src/functions/caps.rs"
                    const f32 t4_29 = t3_29 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t458 = t448 ? t4_29 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_28 = t458;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t459 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t460 = t459 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t461 = t205 + t460;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t462 = t461 + 56u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t463 = t462 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t464 = s_29 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_30 = t464 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_30;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_30) : "f"(t2_30));
#line 12 "src/functions/caps.rs"
                    const f32 t4_30 = t3_30 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t468 = t463 ? t4_30 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_29 = t468;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t469 = s_31 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_31 = t469 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_31;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_31) : "f"(t2_31));
#line 12 "src/functions/caps.rs"
                    const f32 t4_31 = t3_31 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t473 = t463 ? t4_31 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_31 = t473;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t474 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t475 = t474 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t476 = t205 + t475;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t477 = t476 + 57u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const bool t478 = t477 < seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t479 = s_30 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_32 = t479 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_32;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_32) : "f"(t2_32));
#line 12 "src/functions/caps.rs"
                    const f32 t4_32 = t3_32 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t483 = t478 ? t4_32 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_30 = t483;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t484 = s_32 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_33 = t484 * t1_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_33;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_33) : "f"(t2_33));
#line 12 "src/functions/caps.rs"
                    const f32 t4_33 = t3_33 * argument0;
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t488 = t478 ? t4_33 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
                    s_32 = t488;
#line 93 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t489 = block_2 << 6u;
                    const u32 t490 = t8 + 64u;
#line 127 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = seq_k < t490;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
                    if (right) {
                        const u32 t492 = warp_2 << 4u;
#line 431 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t493 = t8 + t492;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t494 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t493 + t494;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t496 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t497 = t496 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t498 = t205 + t497;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t499 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t500 = t499 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t501 = t205 + t500;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t502 = t501 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t503 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end = t503 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t506 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t506;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t508 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t508;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t509 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_2 = t509 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t512 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t512;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t514 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t514;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t515 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t516 = t515 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t517 = t205 + t516;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t518 = t517 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t519 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t520 = t519 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t521 = t205 + t520;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t522 = t521 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t523 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_3 = t523 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t526 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t526;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t528 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t528;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t529 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_4 = t529 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t532 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t532;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t534 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t534;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t535 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t536 = t535 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t537 = t205 + t536;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t538 = t537 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t539 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t540 = t539 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t541 = t205 + t540;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t542 = t541 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t543 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_5 = t543 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t546 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t546;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t548 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t548;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t549 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_6 = t549 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t552 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t552;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t554 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t554;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t555 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t556 = t555 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t557 = t205 + t556;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t558 = t557 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t559 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t560 = t559 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t561 = t205 + t560;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t562 = t561 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t563 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_7 = t563 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t566 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t566;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t568 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t568;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t569 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_8 = t569 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t572 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t572;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t574 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t574;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t575 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t576 = t575 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t577 = t205 + t576;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t578 = t577 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t579 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t580 = t579 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t581 = t205 + t580;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t582 = t581 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t583 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_9 = t583 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t586 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t586;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t588 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t588;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t589 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t589 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t592 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t592;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t594 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t594;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t595 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t596 = t595 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t597 = t205 + t596;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t598 = t597 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t599 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t600 = t599 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t601 = t205 + t600;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t602 = t601 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t603 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_11 = t603 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t606 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t606;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t608 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t608;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t609 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_12 = t609 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t612 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t612;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t614 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t614;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t615 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t616 = t615 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t617 = t205 + t616;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t618 = t617 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t619 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t620 = t619 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t621 = t205 + t620;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t622 = t621 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t623 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t623 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t626 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t626;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t628 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t628;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t629 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_14 = t629 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t632 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t632;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t634 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t634;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t635 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t636 = t635 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t637 = t205 + t636;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t638 = t637 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t639 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t640 = t639 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t641 = t205 + t640;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t642 = t641 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t643 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_15 = t643 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t646 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t646;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t648 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t648;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t649 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_16 = t649 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t652 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t652;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t654 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t654;
                    }
#line 86 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_2 = i_2 & 1u;
                    const u32 t656 = slot_2 << 9u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t657 = statistics_2 + t656;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t658 = lane & 3u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t659 = t658 << 4u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t660 = t657 + t659;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t660) : "memory");
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t662;
                    asm("mov.b32 %0, %1;" : "=f"(t662) : "r"(row_3));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t664;
                    asm("mov.b32 %0, %1;" : "=f"(t664) : "r"(row_5));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t665 = -lse;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t666;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(s), "f"(scale_log2), "f"(t665));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t667;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(t666));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t667;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t668 = -lse_2;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t669;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(s_2), "f"(scale_log2), "f"(t668));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t670;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(t669));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t670;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t671 = -lse;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t672;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(s_3), "f"(scale_log2), "f"(t671));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(t672));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t673;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t674 = -lse_2;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t675;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t675) : "f"(s_4), "f"(scale_log2), "f"(t674));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t676;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t676) : "f"(t675));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t676;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t660) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t678;
                    asm("mov.b32 %0, %1;" : "=f"(t678) : "r"(row_7));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t680;
                    asm("mov.b32 %0, %1;" : "=f"(t680) : "r"(row_9));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t681 = -lse_3;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t682;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(s_5), "f"(scale_log2), "f"(t681));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t683;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(t682));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t683;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t684 = -lse_4;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t685;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(s_6), "f"(scale_log2), "f"(t684));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t686;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t686) : "f"(t685));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t686;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t687 = -lse_3;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t688;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t688) : "f"(s_7), "f"(scale_log2), "f"(t687));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t689;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(t688));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t689;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t690 = -lse_4;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t691;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t691) : "f"(s_8), "f"(scale_log2), "f"(t690));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t692;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t692) : "f"(t691));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t692;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t660) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t694;
                    asm("mov.b32 %0, %1;" : "=f"(t694) : "r"(row_11));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t696;
                    asm("mov.b32 %0, %1;" : "=f"(t696) : "r"(row_13));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t697 = -lse_5;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t698;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(s_9), "f"(scale_log2), "f"(t697));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t699;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(t698));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t699;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t700 = -lse_6;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t701;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t701) : "f"(s_10), "f"(scale_log2), "f"(t700));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t702;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(t701));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t702;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t703 = -lse_5;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t704;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t704) : "f"(s_11), "f"(scale_log2), "f"(t703));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t705;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t705) : "f"(t704));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t705;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t706 = -lse_6;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t707;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(s_12), "f"(scale_log2), "f"(t706));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t708;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t708) : "f"(t707));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t708;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t660) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t710;
                    asm("mov.b32 %0, %1;" : "=f"(t710) : "r"(row_15));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t712;
                    asm("mov.b32 %0, %1;" : "=f"(t712) : "r"(row_17));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t713 = -lse_7;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t714;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(s_13), "f"(scale_log2), "f"(t713));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t715;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(t714));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t715;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t716 = -lse_8;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t717;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t717) : "f"(s_14), "f"(scale_log2), "f"(t716));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t718;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(t717));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t718;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t719 = -lse_7;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t720;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t720) : "f"(s_15), "f"(scale_log2), "f"(t719));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t721;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(t720));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t721;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t722 = -lse_8;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t723;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t723) : "f"(s_16), "f"(scale_log2), "f"(t722));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t724;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(t723));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t724;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t660) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t726;
                    asm("mov.b32 %0, %1;" : "=f"(t726) : "r"(row_19));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t728;
                    asm("mov.b32 %0, %1;" : "=f"(t728) : "r"(row_21));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t729 = -lse_9;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t730;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t730) : "f"(s_17), "f"(scale_log2), "f"(t729));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t731;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(t730));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t731;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t732 = -lse_10;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t733;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t733) : "f"(s_18), "f"(scale_log2), "f"(t732));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t734;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t734) : "f"(t733));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t734;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t735 = -lse_9;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t736;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t736) : "f"(s_19), "f"(scale_log2), "f"(t735));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t737;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(t736));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t737;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t738 = -lse_10;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t739;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t739) : "f"(s_20), "f"(scale_log2), "f"(t738));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t740;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t740) : "f"(t739));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t740;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t660) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t742;
                    asm("mov.b32 %0, %1;" : "=f"(t742) : "r"(row_23));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t744;
                    asm("mov.b32 %0, %1;" : "=f"(t744) : "r"(row_25));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t745 = -lse_11;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t746;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(s_21), "f"(scale_log2), "f"(t745));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t747;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(t746));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t747;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t748 = -lse_12;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t749;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t749) : "f"(s_22), "f"(scale_log2), "f"(t748));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t750;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t750) : "f"(t749));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t750;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t751 = -lse_11;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t752;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t752) : "f"(s_23), "f"(scale_log2), "f"(t751));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t753;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t753) : "f"(t752));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t753;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t754 = -lse_12;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t755;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t755) : "f"(s_24), "f"(scale_log2), "f"(t754));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t756;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(t755));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t756;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t660) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t758;
                    asm("mov.b32 %0, %1;" : "=f"(t758) : "r"(row_27));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t760;
                    asm("mov.b32 %0, %1;" : "=f"(t760) : "r"(row_29));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t761 = -lse_13;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t762;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(s_25), "f"(scale_log2), "f"(t761));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t763;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(t762));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t763;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t764 = -lse_14;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t765;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t765) : "f"(s_26), "f"(scale_log2), "f"(t764));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t766;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t766) : "f"(t765));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t766;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t767 = -lse_13;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t768;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t768) : "f"(s_27), "f"(scale_log2), "f"(t767));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t769;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(t768));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t769;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t770 = -lse_14;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t771;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t771) : "f"(s_28), "f"(scale_log2), "f"(t770));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t772;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(t771));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t772;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t660) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t774;
                    asm("mov.b32 %0, %1;" : "=f"(t774) : "r"(row_31));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t776;
                    asm("mov.b32 %0, %1;" : "=f"(t776) : "r"(row_33));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t777 = -lse_15;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t778;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t778) : "f"(s_29), "f"(scale_log2), "f"(t777));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t779;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(t778));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t779;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t780 = -lse_16;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t781;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t781) : "f"(s_30), "f"(scale_log2), "f"(t780));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t782;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t782) : "f"(t781));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t782;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t783 = -lse_15;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t784;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t784) : "f"(s_31), "f"(scale_log2), "f"(t783));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t785;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t785) : "f"(t784));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t785;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t786 = -lse_16;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t787;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t787) : "f"(s_32), "f"(scale_log2), "f"(t786));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t788;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t788) : "f"(t787));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t788;
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t789;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t789) : "f"(s), "f"(s_2));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t790;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t790) : "f"(s_3), "f"(s_4));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t791;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t791) : "f"(s_5), "f"(s_6));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t792;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t792) : "f"(s_7), "f"(s_8));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t793;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t793) : "f"(s_9), "f"(s_10));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t794;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t794) : "f"(s_11), "f"(s_12));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t795;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t795) : "f"(s_13), "f"(s_14));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t796;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t796) : "f"(s_15), "f"(s_16));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t797;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t797) : "f"(s_17), "f"(s_18));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t798;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t798) : "f"(s_19), "f"(s_20));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t799;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(s_21), "f"(s_22));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t800;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t800) : "f"(s_23), "f"(s_24));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t801;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t801) : "f"(s_25), "f"(s_26));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t802;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(s_27), "f"(s_28));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t803;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t803) : "f"(s_29), "f"(s_30));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t804;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(s_31), "f"(s_32));
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t805 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t806 = p + t805;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t807 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t808 = t806 + t807;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t808), "r"(t789), "r"(t790), "r"(t791), "r"(t792) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t809 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t810 = p + t809;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t811 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t812 = t810 + t811;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t812), "r"(t793), "r"(t794), "r"(t795), "r"(t796) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t813 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t814 = p + t813;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t815 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t816 = t814 + t815;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t816), "r"(t797), "r"(t798), "r"(t799), "r"(t800) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t817 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t818 = p + t817;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t819 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t820 = t818 + t819;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t820), "r"(t801), "r"(t802), "r"(t803), "r"(t804) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(3u) : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_2 & 1u;
                    const u32 t822 = slot_3 + 4u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t823 = t822 << 3u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t824 = t26 + t823;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t825 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t825) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t824) : "memory");
                    }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t826 = t26 + 48u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t827 = i_2 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t826), "r"(t827) : "memory");
#line 79 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t828 = t21 >> 4u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t829 = t828 + 33554432u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t830 = (u64)t829;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t831 = t830 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t832 = t828 + 33554560u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t833 = (u64)t832;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t834 = t833 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t835 = t828 + 33554688u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t836 = (u64)t835;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t837 = t836 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t838 = t828 + 33554816u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t839 = (u64)t838;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t840 = t839 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%133, %134, %135, %136}, %137, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%138, %139, %140, %141}, %142, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%143, %144, %145, %146}, %147, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) : "r"(t789), "r"(t790), "r"(t791), "r"(t792), "l"(t831), "r"(t793), "r"(t794), "r"(t795), "r"(t796), "l"(t834), "r"(t797), "r"(t798), "r"(t799), "r"(t800), "l"(t837), "r"(t801), "r"(t802), "r"(t803), "r"(t804), "l"(t840) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t841 = index << 14u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t842 = smem_1 + t841;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t843;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t843) : "r"(t842));
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t844 = after >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t845 = t843 >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t846 = t844 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t847 = (u64)t846;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t848 = t847 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t849 = t845 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t850 = (u64)t849;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t851 = t850 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t852 = t844 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t853 = (u64)t852;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t854 = t853 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t855 = t845 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t856 = (u64)t855;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t857 = t856 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t858 = t844 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t859 = (u64)t858;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t860 = t859 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t861 = t845 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t862 = (u64)t861;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t863 = t862 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t864 = t844 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t865 = (u64)t864;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t866 = t865 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t867 = t845 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t868 = (u64)t867;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t869 = t868 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32), "=&f"(dq_33), "=&f"(dq_34), "=&f"(dq_35), "=&f"(dq_36), "=&f"(dq_37), "=&f"(dq_38), "=&f"(dq_39), "=&f"(dq_40), "=&f"(dq_41), "=&f"(dq_42), "=&f"(dq_43), "=&f"(dq_44), "=&f"(dq_45), "=&f"(dq_46), "=&f"(dq_47), "=&f"(dq_48), "=&f"(dq_49), "=&f"(dq_50), "=&f"(dq_51), "=&f"(dq_52), "=&f"(dq_53), "=&f"(dq_54), "=&f"(dq_55), "=&f"(dq_56), "=&f"(dq_57), "=&f"(dq_58), "=&f"(dq_59), "=&f"(dq_60), "=&f"(dq_61), "=&f"(dq_62), "=&f"(dq_63), "=&f"(dq_64) : "l"(t848), "l"(t851), "l"(t854), "l"(t857), "l"(t860), "l"(t863), "l"(t866), "l"(t869) : "memory");
#line 85 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t870 = i_2 + 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next = t204 ? t870 : i_2;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t872 = next & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t873 = t872 + 2u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t874 = t873 << 3u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t875 = t26 + t874;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t876 = next >> 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t877 = t876 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t875), "r"(t877) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) :  : "memory");
#line 227 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t878 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t879 = t878 + head_2;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t880 = t879 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t881 = block_2 << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_34 = t880 + t881;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t883 = warp_2 << 4u;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_35 = row_34 + t883;
                    const u64 t885 = (u64)row_35;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t886 = t885 * sums_stride0;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t887 = t886 * 4ull;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t888 = sums + t887;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t889 = index << 11u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t890 = (u64)t889 * 4u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t891 = t888 + t890;
                    const u32 t892 = index << 2u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t893 = t892 + warp_2;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t894 = t893 << 13u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = sums_2 + t894;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t896 = lane << 2u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t897 = (u64)t896 * 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 address = t891 + t897;
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
#line 91 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t789), "r"(t790), "r"(t791), "r"(t792) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t793), "r"(t794), "r"(t795), "r"(t796) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t797), "r"(t798), "r"(t799), "r"(t800) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t801), "r"(t802), "r"(t803), "r"(t804) : "memory");
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t899 = t26 + 56u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t900 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t900) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t899) : "memory");
                    }
#line 118 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t901;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t901) : "r"(smem_1));
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t902 = next & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t903 = t902 << 15u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t904 = t20 + t903;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t905 = t901 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t906 = t904 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t907 = t905 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t908 = (u64)t907;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t909 = t908 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t910 = t906 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t911 = (u64)t910;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t912 = t911 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t913 = t905 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t914 = (u64)t913;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t915 = t914 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t916 = t906 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t917 = (u64)t916;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t918 = t917 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t919 = t905 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t920 = (u64)t919;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t921 = t920 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t922 = t906 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t923 = (u64)t922;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t924 = t923 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t925 = t905 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t926 = (u64)t925;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t927 = t926 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t928 = t906 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t929 = (u64)t928;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t930 = t929 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t931 = t905 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t932 = (u64)t931;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t933 = t932 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t934 = t906 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t935 = (u64)t934;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t936 = t935 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t937 = t905 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t938 = (u64)t937;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t939 = t938 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t940 = t906 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t941 = (u64)t940;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t942 = t941 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t943 = t905 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t944 = (u64)t943;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t945 = t944 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t946 = t906 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t947 = (u64)t946;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t948 = t947 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t949 = t905 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t950 = (u64)t949;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t951 = t950 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t952 = t906 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t953 = (u64)t952;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t954 = t953 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t955 = t905 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t956 = (u64)t955;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t957 = t956 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t958 = t906 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t959 = (u64)t958;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t960 = t959 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t961 = t905 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t962 = (u64)t961;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t963 = t962 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t964 = t906 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t965 = (u64)t964;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t966 = t965 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t967 = t905 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t968 = (u64)t967;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t969 = t968 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t970 = t906 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t971 = (u64)t970;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t972 = t971 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t973 = t905 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t974 = (u64)t973;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t975 = t974 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t976 = t906 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t977 = (u64)t976;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t978 = t977 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t979 = t905 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t980 = (u64)t979;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t981 = t980 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t982 = t906 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t983 = (u64)t982;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t984 = t983 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t985 = t905 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t986 = (u64)t985;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t987 = t986 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t988 = t906 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t989 = (u64)t988;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t990 = t989 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t991 = t905 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t992 = (u64)t991;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t993 = t992 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t994 = t906 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t995 = (u64)t994;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t996 = t995 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t997 = t905 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t998 = (u64)t997;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t999 = t998 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1000 = t906 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1001 = (u64)t1000;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1002 = t1001 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t909), "l"(t912), "l"(t915), "l"(t918), "l"(t921), "l"(t924), "l"(t927), "l"(t930), "l"(t933), "l"(t936), "l"(t939), "l"(t942), "l"(t945), "l"(t948), "l"(t951), "l"(t954), "l"(t957), "l"(t960), "l"(t963), "l"(t966), "l"(t969), "l"(t972), "l"(t975), "l"(t978), "l"(t981), "l"(t984), "l"(t987), "l"(t990), "l"(t993), "l"(t996), "l"(t999), "l"(t1002) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 231 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address) : "memory");
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1003 = block_2 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t1003 == count;
                    const u32 t1005 = head_2 + 1u;
#line 115 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1006 = wraps_2 ? t1005 : head_2;
#line 115 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t1006;
                    const u32 t1007 = block_2 + 1u;
#line 116 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1008 = wraps_2 ? 0u : t1007;
#line 116 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t1008;
                }
            }
#line 64 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1009 = t19 + 8192u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1010 = t19 + 16384u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1011 = t19 + 24576u;
            const u32 t1012 = warp_2 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1013;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(dv_2), "f"(dv_3));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1014;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(dv_4), "f"(dv_5));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1015;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1015) : "f"(dv_6), "f"(dv_7));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1016;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1016) : "f"(dv_8), "f"(dv_9));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1017;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(dv_10), "f"(dv_11));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1018;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1018) : "f"(dv_12), "f"(dv_13));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1019;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(dv_14), "f"(dv_15));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1020;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1020) : "f"(dv_16), "f"(dv_17));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1021;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1021) : "f"(dv_18), "f"(dv_19));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1022;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1022) : "f"(dv_20), "f"(dv_21));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1023;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1023) : "f"(dv_22), "f"(dv_23));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1024;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1024) : "f"(dv_24), "f"(dv_25));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1025;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1025) : "f"(dv_26), "f"(dv_27));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1026;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1026) : "f"(dv_28), "f"(dv_29));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1027;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1027) : "f"(dv_30), "f"(dv_31));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1028;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(dv_32), "f"(dv_33));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1029;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1029) : "f"(dv_34), "f"(dv_35));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1030;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(dv_36), "f"(dv_37));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1031;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(dv_38), "f"(dv_39));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1032;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1032) : "f"(dv_40), "f"(dv_41));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1033;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(dv_42), "f"(dv_43));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1034;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1034) : "f"(dv_44), "f"(dv_45));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1035;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(dv_46), "f"(dv_47));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1036;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(dv_48), "f"(dv_49));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1037;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(dv_50), "f"(dv_51));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1038;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(dv_52), "f"(dv_53));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1039;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(dv_54), "f"(dv_55));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1040;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1040) : "f"(dv_56), "f"(dv_57));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1041;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1041) : "f"(dv_58), "f"(dv_59));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1042;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(dv_60), "f"(dv_61));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1043;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1043) : "f"(dv_62), "f"(dv_63));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1044;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1044) : "f"(dv_64), "f"(dv_65));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1045;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(dv_66), "f"(dv_67));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1046;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1046) : "f"(dv_68), "f"(dv_69));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1047;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(dv_70), "f"(dv_71));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1048;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(dv_72), "f"(dv_73));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1049;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(dv_74), "f"(dv_75));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1050;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1050) : "f"(dv_76), "f"(dv_77));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1051;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1051) : "f"(dv_78), "f"(dv_79));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1052;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(dv_80), "f"(dv_81));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1053;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(dv_82), "f"(dv_83));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1054;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(dv_84), "f"(dv_85));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1055;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(dv_86), "f"(dv_87));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1056;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(dv_88), "f"(dv_89));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1057;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1057) : "f"(dv_90), "f"(dv_91));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1058;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(dv_92), "f"(dv_93));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1059;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(dv_94), "f"(dv_95));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1060;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(dv_96), "f"(dv_97));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1061;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(dv_98), "f"(dv_99));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1062;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(dv_100), "f"(dv_101));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1063;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(dv_102), "f"(dv_103));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1064;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1064) : "f"(dv_104), "f"(dv_105));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1065;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(dv_106), "f"(dv_107));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1066;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(dv_108), "f"(dv_109));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1067;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(dv_110), "f"(dv_111));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1068;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(dv_112), "f"(dv_113));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1069;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(dv_114), "f"(dv_115));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1070;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(dv_116), "f"(dv_117));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1071;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(dv_118), "f"(dv_119));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1072;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(dv_120), "f"(dv_121));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1073;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(dv_122), "f"(dv_123));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1074;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(dv_124), "f"(dv_125));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1075;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(dv_126), "f"(dv_127));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1076;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(dv_128), "f"(dv_129));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1077 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1078 = t1012 + t1077;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1079 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1080 = t1078 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1081 = t1079 ^ t1080;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1082 = t1078 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1083 = t1081 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1084 = t1082 + t1083;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1085 = t19 + t1084;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1085), "r"(t1013), "r"(t1014), "r"(t1015), "r"(t1016) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1086 = t1084 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1087 = t19 + t1086;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1087), "r"(t1017), "r"(t1018), "r"(t1019), "r"(t1020) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1088 = t1084 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1089 = t19 + t1088;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1089), "r"(t1021), "r"(t1022), "r"(t1023), "r"(t1024) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1090 = t1084 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1091 = t19 + t1090;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1091), "r"(t1025), "r"(t1026), "r"(t1027), "r"(t1028) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1092 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1093 = t1012 + t1092;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1094 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1095 = t1093 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1096 = t1094 ^ t1095;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1097 = t1093 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1098 = t1096 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1099 = t1097 + t1098;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1100 = t1009 + t1099;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1100), "r"(t1029), "r"(t1030), "r"(t1031), "r"(t1032) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1101 = t1099 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1102 = t1009 + t1101;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1102), "r"(t1033), "r"(t1034), "r"(t1035), "r"(t1036) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1103 = t1099 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1104 = t1009 + t1103;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1104), "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1105 = t1099 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1106 = t1009 + t1105;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1106), "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1107 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1108 = t1012 + t1107;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1109 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1110 = t1108 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1111 = t1109 ^ t1110;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1112 = t1108 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1113 = t1111 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1114 = t1112 + t1113;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1115 = t1010 + t1114;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1115), "r"(t1045), "r"(t1046), "r"(t1047), "r"(t1048) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1116 = t1114 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1117 = t1010 + t1116;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1117), "r"(t1049), "r"(t1050), "r"(t1051), "r"(t1052) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1118 = t1114 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1119 = t1010 + t1118;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1119), "r"(t1053), "r"(t1054), "r"(t1055), "r"(t1056) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1120 = t1114 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1121 = t1010 + t1120;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1121), "r"(t1057), "r"(t1058), "r"(t1059), "r"(t1060) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1122 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1123 = t1012 + t1122;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1124 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1125 = t1123 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1126 = t1124 ^ t1125;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1127 = t1123 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1128 = t1126 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1129 = t1127 + t1128;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1130 = t1011 + t1129;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1130), "r"(t1061), "r"(t1062), "r"(t1063), "r"(t1064) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1131 = t1129 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1132 = t1011 + t1131;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1132), "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1133 = t1129 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1134 = t1011 + t1133;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1134), "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1135 = t1129 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1136 = t1011 + t1135;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1136), "r"(t1073), "r"(t1074), "r"(t1075), "r"(t1076) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1137 = (u64)batch_2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1138 = t1137 * dv_stride0;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1139 = t1138 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1140 = dv + t1139;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1141 = (u64)t8;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1142 = t1141 * dv_stride1;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1143 = t1142 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1144 = t1140 + t1143;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1145 = (u64)t10;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1146 = t1145 * dv_stride2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1147 = t1146 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1148 = t1144 + t1147;
            const u32 t1149 = seq_k - t8;
#line 283 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1150 = head_dim >> 3u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1151 = (u32)dv_stride1;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1152 = t1151 << 1u;
            const u32 t1153 = warp_2 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1154 = lane >> 3u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1155 = t1153 + t1154;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1156 = lane & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1157 = t1155 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1158 = t1156 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1159 = t1157 & t1158;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1159) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1160 = t1155 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1161 = t1156 ^ t1160;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1162 = t1155 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1163 = t1161 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1164 = t1162 + t1163;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1165 = t19 + t1164;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_36;
                u32 row_37;
                u32 row_38;
                u32 row_39;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t1165) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1166 = (u64)t1155 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1167 = t1148 + t1166;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1168 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1169 = t1167 + t1168;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1169), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1170 = t1155 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1171 = t1170 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1172 = t1156 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1173 = t1171 & t1172;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1173) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1174 = t1170 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1175 = t1156 ^ t1174;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1176 = t1170 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1177 = t1175 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1178 = t1176 + t1177;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1179 = t19 + t1178;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_40;
                u32 row_41;
                u32 row_42;
                u32 row_43;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t1179) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1180 = (u64)t1170 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1181 = t1148 + t1180;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1182 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1183 = t1181 + t1182;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1183), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1184 = t1155 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1185 = t1184 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1186 = t1156 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1187 = t1185 & t1186;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1187) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1188 = t1184 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1189 = t1156 ^ t1188;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1190 = t1184 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1191 = t1189 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1192 = t1190 + t1191;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1193 = t19 + t1192;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_44;
                u32 row_45;
                u32 row_46;
                u32 row_47;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t1193) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1194 = (u64)t1184 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1195 = t1148 + t1194;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1196 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1197 = t1195 + t1196;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1197), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1198 = t1155 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1199 = t1198 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1200 = t1156 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1201 = t1199 & t1200;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1201) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1202 = t1198 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1203 = t1156 ^ t1202;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1204 = t1198 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1205 = t1203 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1206 = t1204 + t1205;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1207 = t19 + t1206;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_48;
                u32 row_49;
                u32 row_50;
                u32 row_51;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t1207) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1208 = (u64)t1198 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1209 = t1148 + t1208;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1210 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1211 = t1209 + t1210;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1211), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1212 = t19 + 8192u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1213 = t1155 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1214 = t1156 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1215 = t1214 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1216 = t1213 & t1215;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1216) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1217 = t1155 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1218 = t1156 ^ t1217;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1219 = t1155 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1220 = t1218 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1221 = t1219 + t1220;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1222 = t1212 + t1221;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_52;
                u32 row_53;
                u32 row_54;
                u32 row_55;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t1222) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1223 = (u64)t1155 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1224 = t1148 + t1223;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1225 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1226 = t1224 + t1225;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1226), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1227 = t1155 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1228 = t1227 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1229 = t1156 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1230 = t1229 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1231 = t1228 & t1230;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1231) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1232 = t1227 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1233 = t1156 ^ t1232;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1234 = t1227 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1235 = t1233 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1236 = t1234 + t1235;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1237 = t1212 + t1236;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_56;
                u32 row_57;
                u32 row_58;
                u32 row_59;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_56), "=r"(row_57), "=r"(row_58), "=r"(row_59) : "r"(t1237) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1238 = (u64)t1227 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1239 = t1148 + t1238;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1240 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1241 = t1239 + t1240;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1241), "r"(row_56), "r"(row_57), "r"(row_58), "r"(row_59) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1242 = t1155 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1243 = t1242 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1244 = t1156 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1245 = t1244 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1246 = t1243 & t1245;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1246) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1247 = t1242 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1248 = t1156 ^ t1247;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1249 = t1242 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1250 = t1248 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1251 = t1249 + t1250;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1252 = t1212 + t1251;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_60;
                u32 row_61;
                u32 row_62;
                u32 row_63;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_60), "=r"(row_61), "=r"(row_62), "=r"(row_63) : "r"(t1252) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1253 = (u64)t1242 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1254 = t1148 + t1253;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1255 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1256 = t1254 + t1255;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1256), "r"(row_60), "r"(row_61), "r"(row_62), "r"(row_63) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1257 = t1155 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1258 = t1257 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1259 = t1156 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1260 = t1259 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1261 = t1258 & t1260;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1261) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1262 = t1257 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1263 = t1156 ^ t1262;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1264 = t1257 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1265 = t1263 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1266 = t1264 + t1265;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1267 = t1212 + t1266;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_64;
                u32 row_65;
                u32 row_66;
                u32 row_67;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_64), "=r"(row_65), "=r"(row_66), "=r"(row_67) : "r"(t1267) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1268 = (u64)t1257 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1269 = t1148 + t1268;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1270 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1271 = t1269 + t1270;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1271), "r"(row_64), "r"(row_65), "r"(row_66), "r"(row_67) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1272 = t19 + 16384u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1273 = t1155 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1274 = t1156 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1275 = t1274 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1276 = t1273 & t1275;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1276) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1277 = t1155 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1278 = t1156 ^ t1277;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1279 = t1155 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1280 = t1278 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1281 = t1279 + t1280;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1282 = t1272 + t1281;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1282) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1283 = (u64)t1155 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1284 = t1148 + t1283;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1285 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1286 = t1284 + t1285;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1286), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1287 = t1155 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1288 = t1287 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1289 = t1156 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1290 = t1289 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1291 = t1288 & t1290;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1291) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1292 = t1287 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1293 = t1156 ^ t1292;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1294 = t1287 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1295 = t1293 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1296 = t1294 + t1295;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1297 = t1272 + t1296;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1297) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1298 = (u64)t1287 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1299 = t1148 + t1298;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1300 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1301 = t1299 + t1300;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1301), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1302 = t1155 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1303 = t1302 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1304 = t1156 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1305 = t1304 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1306 = t1303 & t1305;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1306) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1307 = t1302 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1308 = t1156 ^ t1307;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1309 = t1302 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1310 = t1308 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1311 = t1309 + t1310;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1312 = t1272 + t1311;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1312) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1313 = (u64)t1302 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1314 = t1148 + t1313;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1315 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1316 = t1314 + t1315;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1316), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1317 = t1155 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1318 = t1317 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1319 = t1156 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1320 = t1319 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1321 = t1318 & t1320;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1321) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1322 = t1317 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1323 = t1156 ^ t1322;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1324 = t1317 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1325 = t1323 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1326 = t1324 + t1325;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1327 = t1272 + t1326;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1327) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1328 = (u64)t1317 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1329 = t1148 + t1328;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1330 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1331 = t1329 + t1330;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1331), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1332 = t19 + 24576u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1333 = t1155 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1334 = t1156 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1335 = t1334 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1336 = t1333 & t1335;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1336) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1337 = t1155 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1338 = t1156 ^ t1337;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1339 = t1155 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1340 = t1338 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1341 = t1339 + t1340;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1342 = t1332 + t1341;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_84;
                u32 row_85;
                u32 row_86;
                u32 row_87;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1342) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1343 = (u64)t1155 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1344 = t1148 + t1343;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1345 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1346 = t1344 + t1345;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1346), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1347 = t1155 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1348 = t1347 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1349 = t1156 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1350 = t1349 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1351 = t1348 & t1350;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1351) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1352 = t1347 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1353 = t1156 ^ t1352;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1354 = t1347 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1355 = t1353 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1356 = t1354 + t1355;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1357 = t1332 + t1356;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_88;
                u32 row_89;
                u32 row_90;
                u32 row_91;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1357) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1358 = (u64)t1347 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1359 = t1148 + t1358;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1360 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1361 = t1359 + t1360;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1361), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1362 = t1155 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1363 = t1362 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1364 = t1156 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1365 = t1364 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1366 = t1363 & t1365;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1366) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1367 = t1362 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1368 = t1156 ^ t1367;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1369 = t1362 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1370 = t1368 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1371 = t1369 + t1370;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1372 = t1332 + t1371;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_92;
                u32 row_93;
                u32 row_94;
                u32 row_95;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1372) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1373 = (u64)t1362 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1374 = t1148 + t1373;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1375 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1376 = t1374 + t1375;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1376), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1377 = t1155 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1378 = t1377 < t1149;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1379 = t1156 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1380 = t1379 < t1150;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1381 = t1378 & t1380;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1381) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1382 = t1377 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1383 = t1156 ^ t1382;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1384 = t1377 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1385 = t1383 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1386 = t1384 + t1385;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1387 = t1332 + t1386;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_96;
                u32 row_97;
                u32 row_98;
                u32 row_99;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1387) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1388 = (u64)t1377 * t1152;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1389 = t1148 + t1388;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1390 = (u64)t1156 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1391 = t1389 + t1390;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1391), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
            }
        } else {
#line 179 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 warp_3 = warp & 3u;
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
            const u32 t1393 = count * group;
#line 276 "fa-kernels/src/attention/backward/work.rs"
            const bool t1394 = t1393 != 0u;
#line 146 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t1394) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t26), "r"(0u) : "memory");
                const u32 t1395 = t26 + 8u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1395), "r"(0u) : "memory");
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1396 = t26 + 48u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1396), "r"(0u) : "memory");
#line 215 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t1397;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1397) : "r"(t19));
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1398 = t1397 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1399 = t21 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1400 = t1398 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1401 = (u64)t1400;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1402 = t1401 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1403 = t1399 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1404 = (u64)t1403;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1405 = t1404 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1406 = t1398 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1407 = (u64)t1406;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1408 = t1407 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1409 = t1399 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1410 = (u64)t1409;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1411 = t1410 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1412 = t1398 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1413 = (u64)t1412;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1414 = t1413 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1415 = t1399 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1416 = (u64)t1415;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1417 = t1416 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1418 = t1398 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1419 = (u64)t1418;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1420 = t1419 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1421 = t1399 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1422 = (u64)t1421;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1423 = t1422 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1424 = t1398 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1425 = (u64)t1424;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1426 = t1425 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1427 = t1399 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1428 = (u64)t1427;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1429 = t1428 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1430 = t1398 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1431 = (u64)t1430;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1432 = t1431 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1433 = t1399 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1434 = (u64)t1433;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1435 = t1434 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1436 = t1398 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1437 = (u64)t1436;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1438 = t1437 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1439 = t1399 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1440 = (u64)t1439;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1441 = t1440 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1442 = t1398 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1443 = (u64)t1442;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1444 = t1443 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1445 = t1399 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1446 = (u64)t1445;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1447 = t1446 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1448 = t1398 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1449 = (u64)t1448;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1450 = t1449 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1451 = t1399 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1452 = (u64)t1451;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1453 = t1452 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1454 = t1398 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1455 = (u64)t1454;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1456 = t1455 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1457 = t1399 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1458 = (u64)t1457;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1459 = t1458 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1460 = t1398 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1461 = (u64)t1460;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1462 = t1461 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1463 = t1399 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1464 = (u64)t1463;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1465 = t1464 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1466 = t1398 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1467 = (u64)t1466;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1468 = t1467 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1469 = t1399 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1470 = (u64)t1469;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1471 = t1470 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1472 = t1398 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1473 = (u64)t1472;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1474 = t1473 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1475 = t1399 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1476 = (u64)t1475;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1477 = t1476 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1478 = t1398 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1479 = (u64)t1478;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1480 = t1479 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1481 = t1399 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1482 = (u64)t1481;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1483 = t1482 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1484 = t1398 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1485 = (u64)t1484;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1486 = t1485 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1487 = t1399 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1488 = (u64)t1487;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1489 = t1488 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1490 = t1398 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1491 = (u64)t1490;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1492 = t1491 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1493 = t1399 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1494 = (u64)t1493;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1495 = t1494 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1402), "l"(t1405), "l"(t1408), "l"(t1411), "l"(t1414), "l"(t1417), "l"(t1420), "l"(t1423), "l"(t1426), "l"(t1429), "l"(t1432), "l"(t1435), "l"(t1438), "l"(t1441), "l"(t1444), "l"(t1447), "l"(t1450), "l"(t1453), "l"(t1456), "l"(t1459), "l"(t1462), "l"(t1465), "l"(t1468), "l"(t1471), "l"(t1474), "l"(t1477), "l"(t1480), "l"(t1483), "l"(t1486), "l"(t1489), "l"(t1492), "l"(t1495) : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 95 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_4 = count * group;
#line 110 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1497 = t10 * group;
#line 110 "fa-kernels/src/attention/backward/work.rs"
                u32 head_3 = t1497;
                u32 block_3 = 0u;
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1498 = i_3 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const bool t1499 = t1498 < count_4;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1500 = t26 + 56u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1501 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1501) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1500) : "memory");
                    }
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1502 = i_3 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1503 = t1502 + 2u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1504 = t1503 << 3u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1505 = t26 + t1504;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1506 = i_3 >> 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1507 = t1506 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1505), "r"(t1507) : "memory");
#line 170 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(3u) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1508 = warp_3 << 11u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1509 = p + t1508;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1510 = lane << 4u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 place_2 = t1509 + t1510;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_100;
                    u32 row_101;
                    u32 row_102;
                    u32 row_103;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1512 = row_100 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1513;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1513) : "r"(row_100));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1514;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1514) : "h"(t1513));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1515;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1515) : "r"(t1512));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1516;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1516) : "h"(t1515));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1517 = row_101 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1518;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1518) : "r"(row_101));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1519;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1519) : "h"(t1518));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1520;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1520) : "r"(t1517));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1521;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1521) : "h"(t1520));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1522 = row_102 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1523;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1523) : "r"(row_102));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1524;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1524) : "h"(t1523));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1525;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1525) : "r"(t1522));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1526;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1526) : "h"(t1525));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1527 = row_103 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1528;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1528) : "r"(row_103));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1529;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1529) : "h"(t1528));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1530;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1530) : "r"(t1527));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1531;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1531) : "h"(t1530));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_2 = t1514;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_3 = t1516;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_4 = t1519;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_5 = t1521;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_6 = t1524;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_7 = t1526;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_8 = t1529;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_9 = t1531;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_104;
                    u32 row_105;
                    u32 row_106;
                    u32 row_107;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1532 = row_104 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1533;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1533) : "r"(row_104));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1534;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1534) : "h"(t1533));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1535;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1535) : "r"(t1532));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1536;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1536) : "h"(t1535));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1537 = row_105 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1538;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1538) : "r"(row_105));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1539;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1539) : "h"(t1538));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1540;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1540) : "r"(t1537));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1541;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1541) : "h"(t1540));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1542 = row_106 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1543;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1543) : "r"(row_106));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1544;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1544) : "h"(t1543));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1545;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1545) : "r"(t1542));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1546;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1546) : "h"(t1545));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1547 = row_107 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1548;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1548) : "r"(row_107));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1549;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1549) : "h"(t1548));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1550;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1550) : "r"(t1547));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1551;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1551) : "h"(t1550));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_10 = t1534;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_11 = t1536;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_12 = t1539;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_13 = t1541;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_14 = t1544;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_15 = t1546;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_16 = t1549;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_17 = t1551;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_108;
                    u32 row_109;
                    u32 row_110;
                    u32 row_111;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1552 = row_108 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1553;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1553) : "r"(row_108));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1554;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1554) : "h"(t1553));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1555;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1555) : "r"(t1552));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1556;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1556) : "h"(t1555));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1557 = row_109 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1558;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1558) : "r"(row_109));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1559;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1559) : "h"(t1558));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1560;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1560) : "r"(t1557));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1561;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1561) : "h"(t1560));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1562 = row_110 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1563;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1563) : "r"(row_110));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1564;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1564) : "h"(t1563));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1565;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1565) : "r"(t1562));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1566;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1566) : "h"(t1565));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1567 = row_111 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1568;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1568) : "r"(row_111));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1569;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1569) : "h"(t1568));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1570;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1570) : "r"(t1567));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1571;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1571) : "h"(t1570));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_18 = t1554;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_19 = t1556;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_20 = t1559;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_21 = t1561;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_22 = t1564;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_23 = t1566;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_24 = t1569;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_25 = t1571;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_112;
                    u32 row_113;
                    u32 row_114;
                    u32 row_115;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1572 = row_112 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1573;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1573) : "r"(row_112));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1574;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1574) : "h"(t1573));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1575;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1575) : "r"(t1572));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1576;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1576) : "h"(t1575));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1577 = row_113 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1578;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1578) : "r"(row_113));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1579;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1579) : "h"(t1578));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1580;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1580) : "r"(t1577));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1581;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1581) : "h"(t1580));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1582 = row_114 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1583;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1583) : "r"(row_114));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1584;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1584) : "h"(t1583));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1585;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1585) : "r"(t1582));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1586;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1586) : "h"(t1585));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1587 = row_115 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1588;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1588) : "r"(row_115));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1589;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1589) : "h"(t1588));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1590;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1590) : "r"(t1587));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1591;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1591) : "h"(t1590));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_26 = t1574;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_27 = t1576;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_28 = t1579;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_29 = t1581;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_30 = t1584;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_31 = t1586;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_32 = t1589;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_33 = t1591;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1592 = block_3 << 6u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1593 = warp_3 << 12u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1594 = sums_2 + t1593;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1595 = lane << 4u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1596 = t1594 + t1595;
#line 184 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1597 = warp_3 << 4u;
#line 184 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1598 = t8 + t1597;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_3 & 1u;
                    const u32 t1600 = slot_4 << 9u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1601 = statistics_2 + t1600;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1602 = lane & 3u;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1603 = t1602 << 4u;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1604 = t1601 + t1603;
                    u32 row_116;
                    u32 row_117;
                    u32 row_118;
                    u32 row_119;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1604) : "memory");
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1605;
                    asm("mov.b32 %0, %1;" : "=f"(t1605) : "r"(row_116));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1606;
                    asm("mov.b32 %0, %1;" : "=f"(t1606) : "r"(row_117));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1607;
                    asm("mov.b32 %0, %1;" : "=f"(t1607) : "r"(row_118));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1608;
                    asm("mov.b32 %0, %1;" : "=f"(t1608) : "r"(row_119));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1609 = dp - t1606;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1610 = p_2 * t1609;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1611;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1611) : "r"(lane));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1612 = head_3 / group;
#line 12 "src/functions/caps.rs"
                    f32 t1_2_2;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1_2_2) : "f"(argument0));
#line 12 "src/functions/caps.rs"
                    const f32 t13_2 = t1_2_2 * t1_2_2;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1615 = t1611 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1616 = t1598 + t1615;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1617 = seq_k - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1618 = t1616 + 8u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1619 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1620 = t1619 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1621 = t1592 + t1620;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_120;
                    u32 row_121;
                    u32 row_122;
                    u32 row_123;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1596) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1622;
                    asm("mov.b32 %0, %1;" : "=f"(t1622) : "r"(row_120));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1623;
                    asm("mov.b32 %0, %1;" : "=f"(t1623) : "r"(row_121));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1624;
                    asm("mov.b32 %0, %1;" : "=f"(t1624) : "r"(row_122));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1625;
                    asm("mov.b32 %0, %1;" : "=f"(t1625) : "r"(row_123));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1626;
                    asm("mov.b32 %0, %1;" : "=r"(t1626) : "f"(t1622));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1627;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1627) : "r"(t1626));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1628;
                    asm("mov.b32 %0, %1;" : "=f"(t1628) : "r"(t1627));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1629 = t1628 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_2 = t1629 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_2;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_2) : "f"(t2_2_2));
#line 12 "src/functions/caps.rs"
                    const f32 t7_2 = -t3_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t8_2;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_2) : "f"(t7_2), "f"(t3_2_2), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_2 = t1610 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_2 = t1610 * t3_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t9_2 = t5_2 * t8_2;
#line 12 "src/functions/caps.rs"
                    const f32 t10_2 = t9_2 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_2 = t9_2 * t1629;
#line 12 "src/functions/caps.rs"
                    const f32 t12_2 = -t11_2;
#line 12 "src/functions/caps.rs"
                    const f32 t14_2 = t12_2 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_2 = t6_2 + t14_2;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1642 = t1610 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1643 = t1642 ? 0.0f : t15_2;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1644 = t1610 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1645 = t1644 ? 0.0f : t10_2;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t1645;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1646 = dp_2 - t1608;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1647 = p_3 * t1646;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1648 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1649 = t1648 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1650 = t1592 + t1649;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1651 = t1650 + 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1652;
                    asm("mov.b32 %0, %1;" : "=r"(t1652) : "f"(t1623));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1653;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1653) : "r"(t1652));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1654;
                    asm("mov.b32 %0, %1;" : "=f"(t1654) : "r"(t1653));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1655 = t1654 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_3 = t1655 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_3;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_3) : "f"(t2_2_3));
#line 12 "src/functions/caps.rs"
                    const f32 t7_3 = -t3_2_3;
#line 12 "src/functions/caps.rs"
                    f32 t8_3;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_3) : "f"(t7_3), "f"(t3_2_3), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_3 = t1647 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_3 = t1647 * t3_2_3;
#line 12 "src/functions/caps.rs"
                    const f32 t9_3 = t5_3 * t8_3;
#line 12 "src/functions/caps.rs"
                    const f32 t10_3 = t9_3 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_3 = t9_3 * t1655;
#line 12 "src/functions/caps.rs"
                    const f32 t12_3 = -t11_3;
#line 12 "src/functions/caps.rs"
                    const f32 t14_3 = t12_3 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_3 = t6_3 + t14_3;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1668 = t1647 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1669 = t1668 ? 0.0f : t15_3;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1670 = t1643 + t1669;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1671 = t1647 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1672 = t1671 ? 0.0f : t10_3;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t1672;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1673 = dp_3 - t1606;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1674 = p_4 * t1673;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1675;
                    asm("mov.b32 %0, %1;" : "=r"(t1675) : "f"(t1624));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1676;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1676) : "r"(t1675));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1677;
                    asm("mov.b32 %0, %1;" : "=f"(t1677) : "r"(t1676));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1678 = t1677 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_4 = t1678 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_4;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_4) : "f"(t2_2_4));
#line 12 "src/functions/caps.rs"
                    const f32 t7_4 = -t3_2_4;
#line 12 "src/functions/caps.rs"
                    f32 t8_4;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_4) : "f"(t7_4), "f"(t3_2_4), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_4 = t1674 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_4 = t1674 * t3_2_4;
#line 12 "src/functions/caps.rs"
                    const f32 t9_4 = t5_4 * t8_4;
#line 12 "src/functions/caps.rs"
                    const f32 t10_4 = t9_4 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_4 = t9_4 * t1678;
#line 12 "src/functions/caps.rs"
                    const f32 t12_4 = -t11_4;
#line 12 "src/functions/caps.rs"
                    const f32 t14_4 = t12_4 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_4 = t6_4 + t14_4;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1691 = t1674 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1692 = t1691 ? 0.0f : t15_4;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1693 = t1670 + t1692;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1694 = t1674 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1695 = t1694 ? 0.0f : t10_4;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t1695;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1696 = dp_4 - t1608;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1697 = p_5 * t1696;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1698;
                    asm("mov.b32 %0, %1;" : "=r"(t1698) : "f"(t1625));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1699;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1699) : "r"(t1698));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1700;
                    asm("mov.b32 %0, %1;" : "=f"(t1700) : "r"(t1699));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1701 = t1700 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_5 = t1701 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_5;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_5) : "f"(t2_2_5));
#line 12 "src/functions/caps.rs"
                    const f32 t7_5 = -t3_2_5;
#line 12 "src/functions/caps.rs"
                    f32 t8_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_5) : "f"(t7_5), "f"(t3_2_5), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_5 = t1697 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_5 = t1697 * t3_2_5;
#line 12 "src/functions/caps.rs"
                    const f32 t9_5 = t5_5 * t8_5;
#line 12 "src/functions/caps.rs"
                    const f32 t10_5 = t9_5 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_5 = t9_5 * t1701;
#line 12 "src/functions/caps.rs"
                    const f32 t12_5 = -t11_5;
#line 12 "src/functions/caps.rs"
                    const f32 t14_5 = t12_5 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_5 = t6_5 + t14_5;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1714 = t1697 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1715 = t1714 ? 0.0f : t15_5;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1716 = t1693 + t1715;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1717 = t1697 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1718 = t1717 ? 0.0f : t10_5;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t1718;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_124;
                    u32 row_125;
                    u32 row_126;
                    u32 row_127;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1604) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1719;
                    asm("mov.b32 %0, %1;" : "=f"(t1719) : "r"(row_124));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1720;
                    asm("mov.b32 %0, %1;" : "=f"(t1720) : "r"(row_125));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1721;
                    asm("mov.b32 %0, %1;" : "=f"(t1721) : "r"(row_126));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1722;
                    asm("mov.b32 %0, %1;" : "=f"(t1722) : "r"(row_127));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1723 = dp_5 - t1720;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1724 = p_6 * t1723;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1725 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1726 = t1725 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1727 = t1592 + t1726;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1728 = t1727 + 8u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_128;
                    u32 row_129;
                    u32 row_130;
                    u32 row_131;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1596) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1729;
                    asm("mov.b32 %0, %1;" : "=f"(t1729) : "r"(row_128));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1730;
                    asm("mov.b32 %0, %1;" : "=f"(t1730) : "r"(row_129));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1731;
                    asm("mov.b32 %0, %1;" : "=f"(t1731) : "r"(row_130));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1732;
                    asm("mov.b32 %0, %1;" : "=f"(t1732) : "r"(row_131));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1733;
                    asm("mov.b32 %0, %1;" : "=r"(t1733) : "f"(t1729));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1734;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1734) : "r"(t1733));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1735;
                    asm("mov.b32 %0, %1;" : "=f"(t1735) : "r"(t1734));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1736 = t1735 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_6 = t1736 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_6;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_6) : "f"(t2_2_6));
#line 12 "src/functions/caps.rs"
                    const f32 t7_6 = -t3_2_6;
#line 12 "src/functions/caps.rs"
                    f32 t8_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_6) : "f"(t7_6), "f"(t3_2_6), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_6 = t1724 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_6 = t1724 * t3_2_6;
#line 12 "src/functions/caps.rs"
                    const f32 t9_6 = t5_6 * t8_6;
#line 12 "src/functions/caps.rs"
                    const f32 t10_6 = t9_6 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_6 = t9_6 * t1736;
#line 12 "src/functions/caps.rs"
                    const f32 t12_6 = -t11_6;
#line 12 "src/functions/caps.rs"
                    const f32 t14_6 = t12_6 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_6 = t6_6 + t14_6;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1749 = t1724 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1750 = t1749 ? 0.0f : t15_6;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1751 = t1716 + t1750;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1752 = t1724 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1753 = t1752 ? 0.0f : t10_6;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t1753;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1754 = dp_6 - t1722;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1755 = p_7 * t1754;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1756 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1757 = t1756 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1758 = t1592 + t1757;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1759 = t1758 + 9u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1760;
                    asm("mov.b32 %0, %1;" : "=r"(t1760) : "f"(t1730));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1761;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1761) : "r"(t1760));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1762;
                    asm("mov.b32 %0, %1;" : "=f"(t1762) : "r"(t1761));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1763 = t1762 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_7 = t1763 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_7;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_7) : "f"(t2_2_7));
#line 12 "src/functions/caps.rs"
                    const f32 t7_7 = -t3_2_7;
#line 12 "src/functions/caps.rs"
                    f32 t8_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_7) : "f"(t7_7), "f"(t3_2_7), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_7 = t1755 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_7 = t1755 * t3_2_7;
#line 12 "src/functions/caps.rs"
                    const f32 t9_7 = t5_7 * t8_7;
#line 12 "src/functions/caps.rs"
                    const f32 t10_7 = t9_7 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_7 = t9_7 * t1763;
#line 12 "src/functions/caps.rs"
                    const f32 t12_7 = -t11_7;
#line 12 "src/functions/caps.rs"
                    const f32 t14_7 = t12_7 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_7 = t6_7 + t14_7;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1776 = t1755 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1777 = t1776 ? 0.0f : t15_7;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1778 = t1751 + t1777;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1779 = t1755 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1780 = t1779 ? 0.0f : t10_7;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t1780;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1781 = dp_7 - t1720;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1782 = p_8 * t1781;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1783;
                    asm("mov.b32 %0, %1;" : "=r"(t1783) : "f"(t1731));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1784;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1784) : "r"(t1783));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1785;
                    asm("mov.b32 %0, %1;" : "=f"(t1785) : "r"(t1784));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1786 = t1785 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_8 = t1786 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_8;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_8) : "f"(t2_2_8));
#line 12 "src/functions/caps.rs"
                    const f32 t7_8 = -t3_2_8;
#line 12 "src/functions/caps.rs"
                    f32 t8_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_8) : "f"(t7_8), "f"(t3_2_8), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_8 = t1782 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_8 = t1782 * t3_2_8;
#line 12 "src/functions/caps.rs"
                    const f32 t9_8 = t5_8 * t8_8;
#line 12 "src/functions/caps.rs"
                    const f32 t10_8 = t9_8 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_8 = t9_8 * t1786;
#line 12 "src/functions/caps.rs"
                    const f32 t12_8 = -t11_8;
#line 12 "src/functions/caps.rs"
                    const f32 t14_8 = t12_8 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_8 = t6_8 + t14_8;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1799 = t1782 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1800 = t1799 ? 0.0f : t15_8;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1801 = t1778 + t1800;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1802 = t1782 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1803 = t1802 ? 0.0f : t10_8;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t1803;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1804 = dp_8 - t1722;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1805 = p_9 * t1804;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1806;
                    asm("mov.b32 %0, %1;" : "=r"(t1806) : "f"(t1732));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1807;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1807) : "r"(t1806));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1808;
                    asm("mov.b32 %0, %1;" : "=f"(t1808) : "r"(t1807));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1809 = t1808 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_9 = t1809 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_9;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_9) : "f"(t2_2_9));
#line 12 "src/functions/caps.rs"
                    const f32 t7_9 = -t3_2_9;
#line 12 "src/functions/caps.rs"
                    f32 t8_9;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_9) : "f"(t7_9), "f"(t3_2_9), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_9 = t1805 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_9 = t1805 * t3_2_9;
#line 12 "src/functions/caps.rs"
                    const f32 t9_9 = t5_9 * t8_9;
#line 12 "src/functions/caps.rs"
                    const f32 t10_9 = t9_9 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_9 = t9_9 * t1809;
#line 12 "src/functions/caps.rs"
                    const f32 t12_9 = -t11_9;
#line 12 "src/functions/caps.rs"
                    const f32 t14_9 = t12_9 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_9 = t6_9 + t14_9;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1822 = t1805 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1823 = t1822 ? 0.0f : t15_9;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1824 = t1801 + t1823;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1825 = t1805 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1826 = t1825 ? 0.0f : t10_9;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t1826;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_132;
                    u32 row_133;
                    u32 row_134;
                    u32 row_135;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_132), "=r"(row_133), "=r"(row_134), "=r"(row_135) : "r"(t1604) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1827;
                    asm("mov.b32 %0, %1;" : "=f"(t1827) : "r"(row_132));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1828;
                    asm("mov.b32 %0, %1;" : "=f"(t1828) : "r"(row_133));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1829;
                    asm("mov.b32 %0, %1;" : "=f"(t1829) : "r"(row_134));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1830;
                    asm("mov.b32 %0, %1;" : "=f"(t1830) : "r"(row_135));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1831 = dp_9 - t1828;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1832 = p_10 * t1831;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1833 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1834 = t1833 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1835 = t1592 + t1834;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1836 = t1835 + 16u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_136;
                    u32 row_137;
                    u32 row_138;
                    u32 row_139;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_136), "=r"(row_137), "=r"(row_138), "=r"(row_139) : "r"(t1596) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1837;
                    asm("mov.b32 %0, %1;" : "=f"(t1837) : "r"(row_136));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1838;
                    asm("mov.b32 %0, %1;" : "=f"(t1838) : "r"(row_137));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1839;
                    asm("mov.b32 %0, %1;" : "=f"(t1839) : "r"(row_138));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1840;
                    asm("mov.b32 %0, %1;" : "=f"(t1840) : "r"(row_139));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1841;
                    asm("mov.b32 %0, %1;" : "=r"(t1841) : "f"(t1837));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1842;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1842) : "r"(t1841));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1843;
                    asm("mov.b32 %0, %1;" : "=f"(t1843) : "r"(t1842));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1844 = t1843 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_10 = t1844 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_10;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_10) : "f"(t2_2_10));
#line 12 "src/functions/caps.rs"
                    const f32 t7_10 = -t3_2_10;
#line 12 "src/functions/caps.rs"
                    f32 t8_10;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_10) : "f"(t7_10), "f"(t3_2_10), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_10 = t1832 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_10 = t1832 * t3_2_10;
#line 12 "src/functions/caps.rs"
                    const f32 t9_10 = t5_10 * t8_10;
#line 12 "src/functions/caps.rs"
                    const f32 t10_10 = t9_10 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_10 = t9_10 * t1844;
#line 12 "src/functions/caps.rs"
                    const f32 t12_10 = -t11_10;
#line 12 "src/functions/caps.rs"
                    const f32 t14_10 = t12_10 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_10 = t6_10 + t14_10;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1857 = t1832 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1858 = t1857 ? 0.0f : t15_10;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1859 = t1824 + t1858;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1860 = t1832 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1861 = t1860 ? 0.0f : t10_10;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t1861;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1862 = dp_10 - t1830;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1863 = p_11 * t1862;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1864 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1865 = t1864 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1866 = t1592 + t1865;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1867 = t1866 + 17u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1868;
                    asm("mov.b32 %0, %1;" : "=r"(t1868) : "f"(t1838));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1869;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1869) : "r"(t1868));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1870;
                    asm("mov.b32 %0, %1;" : "=f"(t1870) : "r"(t1869));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1871 = t1870 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_11 = t1871 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_11;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_11) : "f"(t2_2_11));
#line 12 "src/functions/caps.rs"
                    const f32 t7_11 = -t3_2_11;
#line 12 "src/functions/caps.rs"
                    f32 t8_11;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_11) : "f"(t7_11), "f"(t3_2_11), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_11 = t1863 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_11 = t1863 * t3_2_11;
#line 12 "src/functions/caps.rs"
                    const f32 t9_11 = t5_11 * t8_11;
#line 12 "src/functions/caps.rs"
                    const f32 t10_11 = t9_11 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_11 = t9_11 * t1871;
#line 12 "src/functions/caps.rs"
                    const f32 t12_11 = -t11_11;
#line 12 "src/functions/caps.rs"
                    const f32 t14_11 = t12_11 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_11 = t6_11 + t14_11;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1884 = t1863 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1885 = t1884 ? 0.0f : t15_11;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1886 = t1859 + t1885;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1887 = t1863 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1888 = t1887 ? 0.0f : t10_11;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t1888;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1889 = dp_11 - t1828;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1890 = p_12 * t1889;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1891;
                    asm("mov.b32 %0, %1;" : "=r"(t1891) : "f"(t1839));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1892;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1892) : "r"(t1891));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1893;
                    asm("mov.b32 %0, %1;" : "=f"(t1893) : "r"(t1892));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1894 = t1893 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_12 = t1894 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_12;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_12) : "f"(t2_2_12));
#line 12 "src/functions/caps.rs"
                    const f32 t7_12 = -t3_2_12;
#line 12 "src/functions/caps.rs"
                    f32 t8_12;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_12) : "f"(t7_12), "f"(t3_2_12), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_12 = t1890 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_12 = t1890 * t3_2_12;
#line 12 "src/functions/caps.rs"
                    const f32 t9_12 = t5_12 * t8_12;
#line 12 "src/functions/caps.rs"
                    const f32 t10_12 = t9_12 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_12 = t9_12 * t1894;
#line 12 "src/functions/caps.rs"
                    const f32 t12_12 = -t11_12;
#line 12 "src/functions/caps.rs"
                    const f32 t14_12 = t12_12 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_12 = t6_12 + t14_12;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1907 = t1890 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1908 = t1907 ? 0.0f : t15_12;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1909 = t1886 + t1908;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1910 = t1890 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1911 = t1910 ? 0.0f : t10_12;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t1911;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1912 = dp_12 - t1830;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1913 = p_13 * t1912;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1914;
                    asm("mov.b32 %0, %1;" : "=r"(t1914) : "f"(t1840));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1915;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1915) : "r"(t1914));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1916;
                    asm("mov.b32 %0, %1;" : "=f"(t1916) : "r"(t1915));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1917 = t1916 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_13 = t1917 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_13;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_13) : "f"(t2_2_13));
#line 12 "src/functions/caps.rs"
                    const f32 t7_13 = -t3_2_13;
#line 12 "src/functions/caps.rs"
                    f32 t8_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_13) : "f"(t7_13), "f"(t3_2_13), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_13 = t1913 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_13 = t1913 * t3_2_13;
#line 12 "src/functions/caps.rs"
                    const f32 t9_13 = t5_13 * t8_13;
#line 12 "src/functions/caps.rs"
                    const f32 t10_13 = t9_13 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_13 = t9_13 * t1917;
#line 12 "src/functions/caps.rs"
                    const f32 t12_13 = -t11_13;
#line 12 "src/functions/caps.rs"
                    const f32 t14_13 = t12_13 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_13 = t6_13 + t14_13;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1930 = t1913 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1931 = t1930 ? 0.0f : t15_13;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1932 = t1909 + t1931;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1933 = t1913 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1934 = t1933 ? 0.0f : t10_13;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t1934;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_140;
                    u32 row_141;
                    u32 row_142;
                    u32 row_143;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_140), "=r"(row_141), "=r"(row_142), "=r"(row_143) : "r"(t1604) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1935;
                    asm("mov.b32 %0, %1;" : "=f"(t1935) : "r"(row_140));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1936;
                    asm("mov.b32 %0, %1;" : "=f"(t1936) : "r"(row_141));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1937;
                    asm("mov.b32 %0, %1;" : "=f"(t1937) : "r"(row_142));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1938;
                    asm("mov.b32 %0, %1;" : "=f"(t1938) : "r"(row_143));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1939 = dp_13 - t1936;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1940 = p_14 * t1939;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1941 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1942 = t1941 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1943 = t1592 + t1942;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1944 = t1943 + 24u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_144;
                    u32 row_145;
                    u32 row_146;
                    u32 row_147;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_144), "=r"(row_145), "=r"(row_146), "=r"(row_147) : "r"(t1596) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1945;
                    asm("mov.b32 %0, %1;" : "=f"(t1945) : "r"(row_144));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1946;
                    asm("mov.b32 %0, %1;" : "=f"(t1946) : "r"(row_145));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1947;
                    asm("mov.b32 %0, %1;" : "=f"(t1947) : "r"(row_146));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1948;
                    asm("mov.b32 %0, %1;" : "=f"(t1948) : "r"(row_147));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1949;
                    asm("mov.b32 %0, %1;" : "=r"(t1949) : "f"(t1945));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1950;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1950) : "r"(t1949));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1951;
                    asm("mov.b32 %0, %1;" : "=f"(t1951) : "r"(t1950));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1952 = t1951 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_14 = t1952 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_14;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_14) : "f"(t2_2_14));
#line 12 "src/functions/caps.rs"
                    const f32 t7_14 = -t3_2_14;
#line 12 "src/functions/caps.rs"
                    f32 t8_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_14) : "f"(t7_14), "f"(t3_2_14), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_14 = t1940 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_14 = t1940 * t3_2_14;
#line 12 "src/functions/caps.rs"
                    const f32 t9_14 = t5_14 * t8_14;
#line 12 "src/functions/caps.rs"
                    const f32 t10_14 = t9_14 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_14 = t9_14 * t1952;
#line 12 "src/functions/caps.rs"
                    const f32 t12_14 = -t11_14;
#line 12 "src/functions/caps.rs"
                    const f32 t14_14 = t12_14 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_14 = t6_14 + t14_14;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1965 = t1940 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1966 = t1965 ? 0.0f : t15_14;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1967 = t1932 + t1966;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1968 = t1940 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1969 = t1968 ? 0.0f : t10_14;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t1969;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1970 = dp_14 - t1938;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1971 = p_15 * t1970;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1972 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1973 = t1972 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1974 = t1592 + t1973;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1975 = t1974 + 25u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1976;
                    asm("mov.b32 %0, %1;" : "=r"(t1976) : "f"(t1946));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1977;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1977) : "r"(t1976));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1978;
                    asm("mov.b32 %0, %1;" : "=f"(t1978) : "r"(t1977));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1979 = t1978 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_15 = t1979 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_15;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_15) : "f"(t2_2_15));
#line 12 "src/functions/caps.rs"
                    const f32 t7_15 = -t3_2_15;
#line 12 "src/functions/caps.rs"
                    f32 t8_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_15) : "f"(t7_15), "f"(t3_2_15), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_15 = t1971 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_15 = t1971 * t3_2_15;
#line 12 "src/functions/caps.rs"
                    const f32 t9_15 = t5_15 * t8_15;
#line 12 "src/functions/caps.rs"
                    const f32 t10_15 = t9_15 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_15 = t9_15 * t1979;
#line 12 "src/functions/caps.rs"
                    const f32 t12_15 = -t11_15;
#line 12 "src/functions/caps.rs"
                    const f32 t14_15 = t12_15 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_15 = t6_15 + t14_15;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1992 = t1971 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1993 = t1992 ? 0.0f : t15_15;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1994 = t1967 + t1993;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1995 = t1971 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1996 = t1995 ? 0.0f : t10_15;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t1996;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1997 = dp_15 - t1936;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1998 = p_16 * t1997;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1999;
                    asm("mov.b32 %0, %1;" : "=r"(t1999) : "f"(t1947));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2000;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2000) : "r"(t1999));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2001;
                    asm("mov.b32 %0, %1;" : "=f"(t2001) : "r"(t2000));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2002 = t2001 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_16 = t2002 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_16;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_16) : "f"(t2_2_16));
#line 12 "src/functions/caps.rs"
                    const f32 t7_16 = -t3_2_16;
#line 12 "src/functions/caps.rs"
                    f32 t8_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_16) : "f"(t7_16), "f"(t3_2_16), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_16 = t1998 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_16 = t1998 * t3_2_16;
#line 12 "src/functions/caps.rs"
                    const f32 t9_16 = t5_16 * t8_16;
#line 12 "src/functions/caps.rs"
                    const f32 t10_16 = t9_16 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_16 = t9_16 * t2002;
#line 12 "src/functions/caps.rs"
                    const f32 t12_16 = -t11_16;
#line 12 "src/functions/caps.rs"
                    const f32 t14_16 = t12_16 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_16 = t6_16 + t14_16;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2015 = t1998 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2016 = t2015 ? 0.0f : t15_16;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2017 = t1994 + t2016;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2018 = t1998 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2019 = t2018 ? 0.0f : t10_16;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t2019;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2020 = dp_16 - t1938;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2021 = p_17 * t2020;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2022;
                    asm("mov.b32 %0, %1;" : "=r"(t2022) : "f"(t1948));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2023;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2023) : "r"(t2022));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2024;
                    asm("mov.b32 %0, %1;" : "=f"(t2024) : "r"(t2023));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2025 = t2024 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_17 = t2025 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_17;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_17) : "f"(t2_2_17));
#line 12 "src/functions/caps.rs"
                    const f32 t7_17 = -t3_2_17;
#line 12 "src/functions/caps.rs"
                    f32 t8_17;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_17) : "f"(t7_17), "f"(t3_2_17), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_17 = t2021 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_17 = t2021 * t3_2_17;
#line 12 "src/functions/caps.rs"
                    const f32 t9_17 = t5_17 * t8_17;
#line 12 "src/functions/caps.rs"
                    const f32 t10_17 = t9_17 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_17 = t9_17 * t2025;
#line 12 "src/functions/caps.rs"
                    const f32 t12_17 = -t11_17;
#line 12 "src/functions/caps.rs"
                    const f32 t14_17 = t12_17 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_17 = t6_17 + t14_17;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2038 = t2021 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2039 = t2038 ? 0.0f : t15_17;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2040 = t2017 + t2039;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2041 = t2021 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2042 = t2041 ? 0.0f : t10_17;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t2042;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_148;
                    u32 row_149;
                    u32 row_150;
                    u32 row_151;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_148), "=r"(row_149), "=r"(row_150), "=r"(row_151) : "r"(t1604) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2043;
                    asm("mov.b32 %0, %1;" : "=f"(t2043) : "r"(row_148));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2044;
                    asm("mov.b32 %0, %1;" : "=f"(t2044) : "r"(row_149));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2045;
                    asm("mov.b32 %0, %1;" : "=f"(t2045) : "r"(row_150));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2046;
                    asm("mov.b32 %0, %1;" : "=f"(t2046) : "r"(row_151));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2047 = dp_17 - t2044;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2048 = p_18 * t2047;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2049 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2050 = t2049 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2051 = t1592 + t2050;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2052 = t2051 + 32u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_152;
                    u32 row_153;
                    u32 row_154;
                    u32 row_155;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(row_152), "=r"(row_153), "=r"(row_154), "=r"(row_155) : "r"(t1596) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2053;
                    asm("mov.b32 %0, %1;" : "=f"(t2053) : "r"(row_152));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2054;
                    asm("mov.b32 %0, %1;" : "=f"(t2054) : "r"(row_153));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2055;
                    asm("mov.b32 %0, %1;" : "=f"(t2055) : "r"(row_154));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2056;
                    asm("mov.b32 %0, %1;" : "=f"(t2056) : "r"(row_155));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2057;
                    asm("mov.b32 %0, %1;" : "=r"(t2057) : "f"(t2053));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2058;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2058) : "r"(t2057));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2059;
                    asm("mov.b32 %0, %1;" : "=f"(t2059) : "r"(t2058));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2060 = t2059 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_18 = t2060 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_18;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_18) : "f"(t2_2_18));
#line 12 "src/functions/caps.rs"
                    const f32 t7_18 = -t3_2_18;
#line 12 "src/functions/caps.rs"
                    f32 t8_18;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_18) : "f"(t7_18), "f"(t3_2_18), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_18 = t2048 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_18 = t2048 * t3_2_18;
#line 12 "src/functions/caps.rs"
                    const f32 t9_18 = t5_18 * t8_18;
#line 12 "src/functions/caps.rs"
                    const f32 t10_18 = t9_18 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_18 = t9_18 * t2060;
#line 12 "src/functions/caps.rs"
                    const f32 t12_18 = -t11_18;
#line 12 "src/functions/caps.rs"
                    const f32 t14_18 = t12_18 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_18 = t6_18 + t14_18;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2073 = t2048 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2074 = t2073 ? 0.0f : t15_18;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2075 = t2040 + t2074;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2076 = t2048 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2077 = t2076 ? 0.0f : t10_18;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t2077;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2078 = dp_18 - t2046;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2079 = p_19 * t2078;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2080 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2081 = t2080 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2082 = t1592 + t2081;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2083 = t2082 + 33u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2084;
                    asm("mov.b32 %0, %1;" : "=r"(t2084) : "f"(t2054));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2085;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2085) : "r"(t2084));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2086;
                    asm("mov.b32 %0, %1;" : "=f"(t2086) : "r"(t2085));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2087 = t2086 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_19 = t2087 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_19;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_19) : "f"(t2_2_19));
#line 12 "src/functions/caps.rs"
                    const f32 t7_19 = -t3_2_19;
#line 12 "src/functions/caps.rs"
                    f32 t8_19;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_19) : "f"(t7_19), "f"(t3_2_19), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_19 = t2079 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_19 = t2079 * t3_2_19;
#line 12 "src/functions/caps.rs"
                    const f32 t9_19 = t5_19 * t8_19;
#line 12 "src/functions/caps.rs"
                    const f32 t10_19 = t9_19 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_19 = t9_19 * t2087;
#line 12 "src/functions/caps.rs"
                    const f32 t12_19 = -t11_19;
#line 12 "src/functions/caps.rs"
                    const f32 t14_19 = t12_19 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_19 = t6_19 + t14_19;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2100 = t2079 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2101 = t2100 ? 0.0f : t15_19;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2102 = t2075 + t2101;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2103 = t2079 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2104 = t2103 ? 0.0f : t10_19;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t2104;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2105 = dp_19 - t2044;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2106 = p_20 * t2105;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2107;
                    asm("mov.b32 %0, %1;" : "=r"(t2107) : "f"(t2055));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2108;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2108) : "r"(t2107));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2109;
                    asm("mov.b32 %0, %1;" : "=f"(t2109) : "r"(t2108));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2110 = t2109 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_20 = t2110 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_20;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_20) : "f"(t2_2_20));
#line 12 "src/functions/caps.rs"
                    const f32 t7_20 = -t3_2_20;
#line 12 "src/functions/caps.rs"
                    f32 t8_20;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_20) : "f"(t7_20), "f"(t3_2_20), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_20 = t2106 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_20 = t2106 * t3_2_20;
#line 12 "src/functions/caps.rs"
                    const f32 t9_20 = t5_20 * t8_20;
#line 12 "src/functions/caps.rs"
                    const f32 t10_20 = t9_20 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_20 = t9_20 * t2110;
#line 12 "src/functions/caps.rs"
                    const f32 t12_20 = -t11_20;
#line 12 "src/functions/caps.rs"
                    const f32 t14_20 = t12_20 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_20 = t6_20 + t14_20;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2123 = t2106 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2124 = t2123 ? 0.0f : t15_20;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2125 = t2102 + t2124;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2126 = t2106 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2127 = t2126 ? 0.0f : t10_20;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t2127;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2128 = dp_20 - t2046;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2129 = p_21 * t2128;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2130;
                    asm("mov.b32 %0, %1;" : "=r"(t2130) : "f"(t2056));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2131;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2131) : "r"(t2130));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2132;
                    asm("mov.b32 %0, %1;" : "=f"(t2132) : "r"(t2131));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2133 = t2132 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_21 = t2133 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_21;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_21) : "f"(t2_2_21));
#line 12 "src/functions/caps.rs"
                    const f32 t7_21 = -t3_2_21;
#line 12 "src/functions/caps.rs"
                    f32 t8_21;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_21) : "f"(t7_21), "f"(t3_2_21), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_21 = t2129 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_21 = t2129 * t3_2_21;
#line 12 "src/functions/caps.rs"
                    const f32 t9_21 = t5_21 * t8_21;
#line 12 "src/functions/caps.rs"
                    const f32 t10_21 = t9_21 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_21 = t9_21 * t2133;
#line 12 "src/functions/caps.rs"
                    const f32 t12_21 = -t11_21;
#line 12 "src/functions/caps.rs"
                    const f32 t14_21 = t12_21 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_21 = t6_21 + t14_21;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2146 = t2129 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2147 = t2146 ? 0.0f : t15_21;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2148 = t2125 + t2147;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2149 = t2129 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2150 = t2149 ? 0.0f : t10_21;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t2150;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_156;
                    u32 row_157;
                    u32 row_158;
                    u32 row_159;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_156), "=r"(row_157), "=r"(row_158), "=r"(row_159) : "r"(t1604) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2151;
                    asm("mov.b32 %0, %1;" : "=f"(t2151) : "r"(row_156));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2152;
                    asm("mov.b32 %0, %1;" : "=f"(t2152) : "r"(row_157));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2153;
                    asm("mov.b32 %0, %1;" : "=f"(t2153) : "r"(row_158));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2154;
                    asm("mov.b32 %0, %1;" : "=f"(t2154) : "r"(row_159));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2155 = dp_21 - t2152;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2156 = p_22 * t2155;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2157 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2158 = t2157 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2159 = t1592 + t2158;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2160 = t2159 + 40u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_160;
                    u32 row_161;
                    u32 row_162;
                    u32 row_163;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(row_160), "=r"(row_161), "=r"(row_162), "=r"(row_163) : "r"(t1596) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2161;
                    asm("mov.b32 %0, %1;" : "=f"(t2161) : "r"(row_160));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2162;
                    asm("mov.b32 %0, %1;" : "=f"(t2162) : "r"(row_161));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2163;
                    asm("mov.b32 %0, %1;" : "=f"(t2163) : "r"(row_162));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2164;
                    asm("mov.b32 %0, %1;" : "=f"(t2164) : "r"(row_163));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2165;
                    asm("mov.b32 %0, %1;" : "=r"(t2165) : "f"(t2161));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2166;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2166) : "r"(t2165));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2167;
                    asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(t2166));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2168 = t2167 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_22 = t2168 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_22;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_22) : "f"(t2_2_22));
#line 12 "src/functions/caps.rs"
                    const f32 t7_22 = -t3_2_22;
#line 12 "src/functions/caps.rs"
                    f32 t8_22;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_22) : "f"(t7_22), "f"(t3_2_22), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_22 = t2156 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_22 = t2156 * t3_2_22;
#line 12 "src/functions/caps.rs"
                    const f32 t9_22 = t5_22 * t8_22;
#line 12 "src/functions/caps.rs"
                    const f32 t10_22 = t9_22 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_22 = t9_22 * t2168;
#line 12 "src/functions/caps.rs"
                    const f32 t12_22 = -t11_22;
#line 12 "src/functions/caps.rs"
                    const f32 t14_22 = t12_22 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_22 = t6_22 + t14_22;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2181 = t2156 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2182 = t2181 ? 0.0f : t15_22;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2183 = t2148 + t2182;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2184 = t2156 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2185 = t2184 ? 0.0f : t10_22;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t2185;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2186 = dp_22 - t2154;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2187 = p_23 * t2186;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2188 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2189 = t2188 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2190 = t1592 + t2189;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2191 = t2190 + 41u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2192;
                    asm("mov.b32 %0, %1;" : "=r"(t2192) : "f"(t2162));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2193;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2193) : "r"(t2192));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2194;
                    asm("mov.b32 %0, %1;" : "=f"(t2194) : "r"(t2193));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2195 = t2194 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_23 = t2195 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_23;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_23) : "f"(t2_2_23));
#line 12 "src/functions/caps.rs"
                    const f32 t7_23 = -t3_2_23;
#line 12 "src/functions/caps.rs"
                    f32 t8_23;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_23) : "f"(t7_23), "f"(t3_2_23), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_23 = t2187 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_23 = t2187 * t3_2_23;
#line 12 "src/functions/caps.rs"
                    const f32 t9_23 = t5_23 * t8_23;
#line 12 "src/functions/caps.rs"
                    const f32 t10_23 = t9_23 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_23 = t9_23 * t2195;
#line 12 "src/functions/caps.rs"
                    const f32 t12_23 = -t11_23;
#line 12 "src/functions/caps.rs"
                    const f32 t14_23 = t12_23 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_23 = t6_23 + t14_23;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2208 = t2187 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2209 = t2208 ? 0.0f : t15_23;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2210 = t2183 + t2209;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2211 = t2187 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2212 = t2211 ? 0.0f : t10_23;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t2212;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2213 = dp_23 - t2152;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2214 = p_24 * t2213;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2215;
                    asm("mov.b32 %0, %1;" : "=r"(t2215) : "f"(t2163));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2216;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2216) : "r"(t2215));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2217;
                    asm("mov.b32 %0, %1;" : "=f"(t2217) : "r"(t2216));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2218 = t2217 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_24 = t2218 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_24;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_24) : "f"(t2_2_24));
#line 12 "src/functions/caps.rs"
                    const f32 t7_24 = -t3_2_24;
#line 12 "src/functions/caps.rs"
                    f32 t8_24;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_24) : "f"(t7_24), "f"(t3_2_24), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_24 = t2214 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_24 = t2214 * t3_2_24;
#line 12 "src/functions/caps.rs"
                    const f32 t9_24 = t5_24 * t8_24;
#line 12 "src/functions/caps.rs"
                    const f32 t10_24 = t9_24 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_24 = t9_24 * t2218;
#line 12 "src/functions/caps.rs"
                    const f32 t12_24 = -t11_24;
#line 12 "src/functions/caps.rs"
                    const f32 t14_24 = t12_24 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_24 = t6_24 + t14_24;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2231 = t2214 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2232 = t2231 ? 0.0f : t15_24;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2233 = t2210 + t2232;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2234 = t2214 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2235 = t2234 ? 0.0f : t10_24;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t2235;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2236 = dp_24 - t2154;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2237 = p_25 * t2236;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2238;
                    asm("mov.b32 %0, %1;" : "=r"(t2238) : "f"(t2164));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2239;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2239) : "r"(t2238));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2240;
                    asm("mov.b32 %0, %1;" : "=f"(t2240) : "r"(t2239));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2241 = t2240 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_25 = t2241 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_25;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_25) : "f"(t2_2_25));
#line 12 "src/functions/caps.rs"
                    const f32 t7_25 = -t3_2_25;
#line 12 "src/functions/caps.rs"
                    f32 t8_25;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_25) : "f"(t7_25), "f"(t3_2_25), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_25 = t2237 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_25 = t2237 * t3_2_25;
#line 12 "src/functions/caps.rs"
                    const f32 t9_25 = t5_25 * t8_25;
#line 12 "src/functions/caps.rs"
                    const f32 t10_25 = t9_25 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_25 = t9_25 * t2241;
#line 12 "src/functions/caps.rs"
                    const f32 t12_25 = -t11_25;
#line 12 "src/functions/caps.rs"
                    const f32 t14_25 = t12_25 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_25 = t6_25 + t14_25;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2254 = t2237 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2255 = t2254 ? 0.0f : t15_25;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2256 = t2233 + t2255;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2257 = t2237 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2258 = t2257 ? 0.0f : t10_25;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t2258;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_164;
                    u32 row_165;
                    u32 row_166;
                    u32 row_167;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_164), "=r"(row_165), "=r"(row_166), "=r"(row_167) : "r"(t1604) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2259;
                    asm("mov.b32 %0, %1;" : "=f"(t2259) : "r"(row_164));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2260;
                    asm("mov.b32 %0, %1;" : "=f"(t2260) : "r"(row_165));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2261;
                    asm("mov.b32 %0, %1;" : "=f"(t2261) : "r"(row_166));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2262;
                    asm("mov.b32 %0, %1;" : "=f"(t2262) : "r"(row_167));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2263 = dp_25 - t2260;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2264 = p_26 * t2263;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2265 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2266 = t2265 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2267 = t1592 + t2266;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2268 = t2267 + 48u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_168;
                    u32 row_169;
                    u32 row_170;
                    u32 row_171;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(row_168), "=r"(row_169), "=r"(row_170), "=r"(row_171) : "r"(t1596) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2269;
                    asm("mov.b32 %0, %1;" : "=f"(t2269) : "r"(row_168));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2270;
                    asm("mov.b32 %0, %1;" : "=f"(t2270) : "r"(row_169));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2271;
                    asm("mov.b32 %0, %1;" : "=f"(t2271) : "r"(row_170));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2272;
                    asm("mov.b32 %0, %1;" : "=f"(t2272) : "r"(row_171));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2273;
                    asm("mov.b32 %0, %1;" : "=r"(t2273) : "f"(t2269));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2274;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2274) : "r"(t2273));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2275;
                    asm("mov.b32 %0, %1;" : "=f"(t2275) : "r"(t2274));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2276 = t2275 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_26 = t2276 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_26;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_26) : "f"(t2_2_26));
#line 12 "src/functions/caps.rs"
                    const f32 t7_26 = -t3_2_26;
#line 12 "src/functions/caps.rs"
                    f32 t8_26;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_26) : "f"(t7_26), "f"(t3_2_26), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_26 = t2264 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_26 = t2264 * t3_2_26;
#line 12 "src/functions/caps.rs"
                    const f32 t9_26 = t5_26 * t8_26;
#line 12 "src/functions/caps.rs"
                    const f32 t10_26 = t9_26 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_26 = t9_26 * t2276;
#line 12 "src/functions/caps.rs"
                    const f32 t12_26 = -t11_26;
#line 12 "src/functions/caps.rs"
                    const f32 t14_26 = t12_26 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_26 = t6_26 + t14_26;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2289 = t2264 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2290 = t2289 ? 0.0f : t15_26;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2291 = t2256 + t2290;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2292 = t2264 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2293 = t2292 ? 0.0f : t10_26;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t2293;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2294 = dp_26 - t2262;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2295 = p_27 * t2294;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2296 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2297 = t2296 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2298 = t1592 + t2297;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2299 = t2298 + 49u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2300;
                    asm("mov.b32 %0, %1;" : "=r"(t2300) : "f"(t2270));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2301;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2301) : "r"(t2300));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2302;
                    asm("mov.b32 %0, %1;" : "=f"(t2302) : "r"(t2301));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2303 = t2302 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_27 = t2303 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_27;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_27) : "f"(t2_2_27));
#line 12 "src/functions/caps.rs"
                    const f32 t7_27 = -t3_2_27;
#line 12 "src/functions/caps.rs"
                    f32 t8_27;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_27) : "f"(t7_27), "f"(t3_2_27), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_27 = t2295 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_27 = t2295 * t3_2_27;
#line 12 "src/functions/caps.rs"
                    const f32 t9_27 = t5_27 * t8_27;
#line 12 "src/functions/caps.rs"
                    const f32 t10_27 = t9_27 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_27 = t9_27 * t2303;
#line 12 "src/functions/caps.rs"
                    const f32 t12_27 = -t11_27;
#line 12 "src/functions/caps.rs"
                    const f32 t14_27 = t12_27 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_27 = t6_27 + t14_27;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2316 = t2295 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2317 = t2316 ? 0.0f : t15_27;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2318 = t2291 + t2317;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2319 = t2295 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2320 = t2319 ? 0.0f : t10_27;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t2320;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2321 = dp_27 - t2260;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2322 = p_28 * t2321;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2323;
                    asm("mov.b32 %0, %1;" : "=r"(t2323) : "f"(t2271));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2324;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2324) : "r"(t2323));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2325;
                    asm("mov.b32 %0, %1;" : "=f"(t2325) : "r"(t2324));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2326 = t2325 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_28 = t2326 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_28;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_28) : "f"(t2_2_28));
#line 12 "src/functions/caps.rs"
                    const f32 t7_28 = -t3_2_28;
#line 12 "src/functions/caps.rs"
                    f32 t8_28;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_28) : "f"(t7_28), "f"(t3_2_28), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_28 = t2322 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_28 = t2322 * t3_2_28;
#line 12 "src/functions/caps.rs"
                    const f32 t9_28 = t5_28 * t8_28;
#line 12 "src/functions/caps.rs"
                    const f32 t10_28 = t9_28 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_28 = t9_28 * t2326;
#line 12 "src/functions/caps.rs"
                    const f32 t12_28 = -t11_28;
#line 12 "src/functions/caps.rs"
                    const f32 t14_28 = t12_28 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_28 = t6_28 + t14_28;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2339 = t2322 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2340 = t2339 ? 0.0f : t15_28;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2341 = t2318 + t2340;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2342 = t2322 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2343 = t2342 ? 0.0f : t10_28;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t2343;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2344 = dp_28 - t2262;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2345 = p_29 * t2344;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2346;
                    asm("mov.b32 %0, %1;" : "=r"(t2346) : "f"(t2272));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2347;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2347) : "r"(t2346));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2348;
                    asm("mov.b32 %0, %1;" : "=f"(t2348) : "r"(t2347));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2349 = t2348 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_29 = t2349 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_29;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_29) : "f"(t2_2_29));
#line 12 "src/functions/caps.rs"
                    const f32 t7_29 = -t3_2_29;
#line 12 "src/functions/caps.rs"
                    f32 t8_29;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_29) : "f"(t7_29), "f"(t3_2_29), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_29 = t2345 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_29 = t2345 * t3_2_29;
#line 12 "src/functions/caps.rs"
                    const f32 t9_29 = t5_29 * t8_29;
#line 12 "src/functions/caps.rs"
                    const f32 t10_29 = t9_29 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_29 = t9_29 * t2349;
#line 12 "src/functions/caps.rs"
                    const f32 t12_29 = -t11_29;
#line 12 "src/functions/caps.rs"
                    const f32 t14_29 = t12_29 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_29 = t6_29 + t14_29;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2362 = t2345 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2363 = t2362 ? 0.0f : t15_29;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2364 = t2341 + t2363;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2365 = t2345 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2366 = t2365 ? 0.0f : t10_29;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t2366;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_172;
                    u32 row_173;
                    u32 row_174;
                    u32 row_175;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_172), "=r"(row_173), "=r"(row_174), "=r"(row_175) : "r"(t1604) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2367;
                    asm("mov.b32 %0, %1;" : "=f"(t2367) : "r"(row_172));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2368;
                    asm("mov.b32 %0, %1;" : "=f"(t2368) : "r"(row_173));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2369;
                    asm("mov.b32 %0, %1;" : "=f"(t2369) : "r"(row_174));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2370;
                    asm("mov.b32 %0, %1;" : "=f"(t2370) : "r"(row_175));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2371 = dp_29 - t2368;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2372 = p_30 * t2371;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2373 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2374 = t2373 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2375 = t1592 + t2374;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2376 = t2375 + 56u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_176;
                    u32 row_177;
                    u32 row_178;
                    u32 row_179;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(row_176), "=r"(row_177), "=r"(row_178), "=r"(row_179) : "r"(t1596) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2377;
                    asm("mov.b32 %0, %1;" : "=f"(t2377) : "r"(row_176));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2378;
                    asm("mov.b32 %0, %1;" : "=f"(t2378) : "r"(row_177));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2379;
                    asm("mov.b32 %0, %1;" : "=f"(t2379) : "r"(row_178));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2380;
                    asm("mov.b32 %0, %1;" : "=f"(t2380) : "r"(row_179));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2381;
                    asm("mov.b32 %0, %1;" : "=r"(t2381) : "f"(t2377));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2382;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2382) : "r"(t2381));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2383;
                    asm("mov.b32 %0, %1;" : "=f"(t2383) : "r"(t2382));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2384 = t2383 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_30 = t2384 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_30;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_30) : "f"(t2_2_30));
#line 12 "src/functions/caps.rs"
                    const f32 t7_30 = -t3_2_30;
#line 12 "src/functions/caps.rs"
                    f32 t8_30;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_30) : "f"(t7_30), "f"(t3_2_30), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_30 = t2372 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_30 = t2372 * t3_2_30;
#line 12 "src/functions/caps.rs"
                    const f32 t9_30 = t5_30 * t8_30;
#line 12 "src/functions/caps.rs"
                    const f32 t10_30 = t9_30 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_30 = t9_30 * t2384;
#line 12 "src/functions/caps.rs"
                    const f32 t12_30 = -t11_30;
#line 12 "src/functions/caps.rs"
                    const f32 t14_30 = t12_30 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_30 = t6_30 + t14_30;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2397 = t2372 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2398 = t2397 ? 0.0f : t15_30;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2399 = t2364 + t2398;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2400 = t2372 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2401 = t2400 ? 0.0f : t10_30;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t2401;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2402 = dp_30 - t2370;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2403 = p_31 * t2402;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2404 = t1611 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2405 = t2404 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2406 = t1592 + t2405;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2407 = t2406 + 57u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2408;
                    asm("mov.b32 %0, %1;" : "=r"(t2408) : "f"(t2378));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2409;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2409) : "r"(t2408));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2410;
                    asm("mov.b32 %0, %1;" : "=f"(t2410) : "r"(t2409));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2411 = t2410 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_31 = t2411 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_31;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_31) : "f"(t2_2_31));
#line 12 "src/functions/caps.rs"
                    const f32 t7_31 = -t3_2_31;
#line 12 "src/functions/caps.rs"
                    f32 t8_31;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_31) : "f"(t7_31), "f"(t3_2_31), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_31 = t2403 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_31 = t2403 * t3_2_31;
#line 12 "src/functions/caps.rs"
                    const f32 t9_31 = t5_31 * t8_31;
#line 12 "src/functions/caps.rs"
                    const f32 t10_31 = t9_31 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_31 = t9_31 * t2411;
#line 12 "src/functions/caps.rs"
                    const f32 t12_31 = -t11_31;
#line 12 "src/functions/caps.rs"
                    const f32 t14_31 = t12_31 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_31 = t6_31 + t14_31;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2424 = t2403 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2425 = t2424 ? 0.0f : t15_31;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2426 = t2399 + t2425;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2427 = t2403 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2428 = t2427 ? 0.0f : t10_31;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t2428;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2429 = dp_31 - t2368;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2430 = p_32 * t2429;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2431;
                    asm("mov.b32 %0, %1;" : "=r"(t2431) : "f"(t2379));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2432;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2432) : "r"(t2431));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2433;
                    asm("mov.b32 %0, %1;" : "=f"(t2433) : "r"(t2432));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2434 = t2433 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_32 = t2434 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_32;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_32) : "f"(t2_2_32));
#line 12 "src/functions/caps.rs"
                    const f32 t7_32 = -t3_2_32;
#line 12 "src/functions/caps.rs"
                    f32 t8_32;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_32) : "f"(t7_32), "f"(t3_2_32), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_32 = t2430 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_32 = t2430 * t3_2_32;
#line 12 "src/functions/caps.rs"
                    const f32 t9_32 = t5_32 * t8_32;
#line 12 "src/functions/caps.rs"
                    const f32 t10_32 = t9_32 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_32 = t9_32 * t2434;
#line 12 "src/functions/caps.rs"
                    const f32 t12_32 = -t11_32;
#line 12 "src/functions/caps.rs"
                    const f32 t14_32 = t12_32 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_32 = t6_32 + t14_32;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2447 = t2430 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2448 = t2447 ? 0.0f : t15_32;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2449 = t2426 + t2448;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2450 = t2430 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2451 = t2450 ? 0.0f : t10_32;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t2451;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2452 = dp_32 - t2370;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2453 = p_33 * t2452;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2454;
                    asm("mov.b32 %0, %1;" : "=r"(t2454) : "f"(t2380));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2455;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2455) : "r"(t2454));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2456;
                    asm("mov.b32 %0, %1;" : "=f"(t2456) : "r"(t2455));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2457 = t2456 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t2_2_33 = t2457 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t3_2_33;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t3_2_33) : "f"(t2_2_33));
#line 12 "src/functions/caps.rs"
                    const f32 t7_33 = -t3_2_33;
#line 12 "src/functions/caps.rs"
                    f32 t8_33;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t8_33) : "f"(t7_33), "f"(t3_2_33), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t5_33 = t2453 * argument0;
#line 12 "src/functions/caps.rs"
                    const f32 t6_33 = t2453 * t3_2_33;
#line 12 "src/functions/caps.rs"
                    const f32 t9_33 = t5_33 * t8_33;
#line 12 "src/functions/caps.rs"
                    const f32 t10_33 = t9_33 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_33 = t9_33 * t2457;
#line 12 "src/functions/caps.rs"
                    const f32 t12_33 = -t11_33;
#line 12 "src/functions/caps.rs"
                    const f32 t14_33 = t12_33 * t13_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_33 = t6_33 + t14_33;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2470 = t2453 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2471 = t2470 ? 0.0f : t15_33;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2472 = t2449 + t2471;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2473 = lane == 0u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2474;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2474) : "f"(t2472));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2475 = t2472 + t2474;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2476;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2476) : "f"(t2475));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2477 = t2475 + t2476;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2478;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2478) : "f"(t2477));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2479 = t2477 + t2478;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2480;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2480) : "f"(t2479));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2481 = t2479 + t2480;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2482;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2482) : "f"(t2481));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2483 = t2481 + t2482;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2484 = t2483 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2485 = t2484 & t2473;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2485) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(gradient), "f"(t2483) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2486 = t2453 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2487 = t2486 ? 0.0f : t10_33;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t2487;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2488 = warp_3 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2489;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2489) : "f"(dp), "f"(dp_2));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2490;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2490) : "f"(dp_3), "f"(dp_4));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2491;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2491) : "f"(dp_5), "f"(dp_6));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2492;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2492) : "f"(dp_7), "f"(dp_8));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2493;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2493) : "f"(dp_9), "f"(dp_10));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2494;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2494) : "f"(dp_11), "f"(dp_12));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2495;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2495) : "f"(dp_13), "f"(dp_14));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2496;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2496) : "f"(dp_15), "f"(dp_16));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2497;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2497) : "f"(dp_17), "f"(dp_18));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2498;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2498) : "f"(dp_19), "f"(dp_20));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2499;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2499) : "f"(dp_21), "f"(dp_22));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2500;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2500) : "f"(dp_23), "f"(dp_24));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2501;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2501) : "f"(dp_25), "f"(dp_26));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2502;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2502) : "f"(dp_27), "f"(dp_28));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2503;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2503) : "f"(dp_29), "f"(dp_30));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2504;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2504) : "f"(dp_31), "f"(dp_32));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2505 = lane & 15u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2506 = t2488 + t2505;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2507 = lane >> 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2508 = t2506 & 7u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2509 = t2507 ^ t2508;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2510 = t2506 << 7u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2511 = t2509 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2512 = t2510 + t2511;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2513 = after + t2512;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2513), "r"(t2489), "r"(t2490), "r"(t2491), "r"(t2492) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2514 = t2512 ^ 32u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2515 = after + t2514;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2515), "r"(t2493), "r"(t2494), "r"(t2495), "r"(t2496) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2516 = t2512 ^ 64u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2517 = after + t2516;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2517), "r"(t2497), "r"(t2498), "r"(t2499), "r"(t2500) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2518 = t2512 ^ 96u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2519 = after + t2518;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2519), "r"(t2501), "r"(t2502), "r"(t2503), "r"(t2504) : "memory");
                    u32 t2520;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2520) : "f"(dp), "f"(dp_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2521;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2521) : "f"(dp_3), "f"(dp_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2522;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2522) : "f"(dp_5), "f"(dp_6));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2523;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2523) : "f"(dp_7), "f"(dp_8));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2524;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2524) : "f"(dp_9), "f"(dp_10));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2525;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2525) : "f"(dp_11), "f"(dp_12));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2526;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2526) : "f"(dp_13), "f"(dp_14));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2527;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2527) : "f"(dp_15), "f"(dp_16));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2528;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2528) : "f"(dp_17), "f"(dp_18));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2529;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2529) : "f"(dp_19), "f"(dp_20));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2530;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2530) : "f"(dp_21), "f"(dp_22));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2531;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2531) : "f"(dp_23), "f"(dp_24));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2532;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2532) : "f"(dp_25), "f"(dp_26));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2533;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2533) : "f"(dp_27), "f"(dp_28));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2534;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2534) : "f"(dp_29), "f"(dp_30));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2535;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2535) : "f"(dp_31), "f"(dp_32));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2536 = index << 14u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2537 = smem_1 + t2536;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2538;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2538) : "r"(t2537));
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2539 = after >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2540 = t2538 >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2541 = t2539 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2542 = (u64)t2541;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2543 = t2542 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2544 = t2540 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2545 = (u64)t2544;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2546 = t2545 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2547 = t2539 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2548 = (u64)t2547;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2549 = t2548 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2550 = t2540 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2551 = (u64)t2550;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2552 = t2551 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2553 = t2539 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2554 = (u64)t2553;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2555 = t2554 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2556 = t2540 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2557 = (u64)t2556;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2558 = t2557 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2559 = t2539 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2560 = (u64)t2559;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2561 = t2560 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2562 = t2540 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2563 = (u64)t2562;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2564 = t2563 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq_65), "=&f"(dq_66), "=&f"(dq_67), "=&f"(dq_68), "=&f"(dq_69), "=&f"(dq_70), "=&f"(dq_71), "=&f"(dq_72), "=&f"(dq_73), "=&f"(dq_74), "=&f"(dq_75), "=&f"(dq_76), "=&f"(dq_77), "=&f"(dq_78), "=&f"(dq_79), "=&f"(dq_80), "=&f"(dq_81), "=&f"(dq_82), "=&f"(dq_83), "=&f"(dq_84), "=&f"(dq_85), "=&f"(dq_86), "=&f"(dq_87), "=&f"(dq_88), "=&f"(dq_89), "=&f"(dq_90), "=&f"(dq_91), "=&f"(dq_92), "=&f"(dq_93), "=&f"(dq_94), "=&f"(dq_95), "=&f"(dq_96), "=&f"(dq_97), "=&f"(dq_98), "=&f"(dq_99), "=&f"(dq_100), "=&f"(dq_101), "=&f"(dq_102), "=&f"(dq_103), "=&f"(dq_104), "=&f"(dq_105), "=&f"(dq_106), "=&f"(dq_107), "=&f"(dq_108), "=&f"(dq_109), "=&f"(dq_110), "=&f"(dq_111), "=&f"(dq_112), "=&f"(dq_113), "=&f"(dq_114), "=&f"(dq_115), "=&f"(dq_116), "=&f"(dq_117), "=&f"(dq_118), "=&f"(dq_119), "=&f"(dq_120), "=&f"(dq_121), "=&f"(dq_122), "=&f"(dq_123), "=&f"(dq_124), "=&f"(dq_125), "=&f"(dq_126), "=&f"(dq_127), "=&f"(dq_128) : "l"(t2543), "l"(t2546), "l"(t2549), "l"(t2552), "l"(t2555), "l"(t2558), "l"(t2561), "l"(t2564) : "memory");
#line 181 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2565 = i_3 & 1u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2566 = t2565 << 15u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2567 = t20 + t2566;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2568 = after >> 4u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2569 = t2567 >> 4u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2570 = t2568 + 65536u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2571 = (u64)t2570;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2572 = t2571 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2573 = t2569 + 33554432u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2574 = (u64)t2573;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2575 = t2574 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2576 = t2568 + 65538u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2577 = (u64)t2576;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2578 = t2577 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2579 = t2569 + 33554560u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2580 = (u64)t2579;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2581 = t2580 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2582 = t2568 + 65540u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2583 = (u64)t2582;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2584 = t2583 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2585 = t2569 + 33554688u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2586 = (u64)t2585;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2587 = t2586 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2588 = t2568 + 65542u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2589 = (u64)t2588;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2590 = t2589 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2591 = t2569 + 33554816u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2592 = (u64)t2591;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2593 = t2592 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) : "l"(t2572), "l"(t2575), "l"(t2578), "l"(t2581), "l"(t2584), "l"(t2587), "l"(t2590), "l"(t2593) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t2594 = i_3 + 1u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next_2 = t1499 ? t2594 : i_3;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2596 = t26 + 48u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2597 = next_2 & 1u;
#line 321 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2596), "r"(t2597) : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) :  : "memory");
#line 227 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2598 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2599 = t2598 + head_3;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2600 = t2599 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2601 = block_3 << 6u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_180 = t2600 + t2601;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2603 = warp_3 << 4u;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_181 = row_180 + t2603;
                    const u64 t2605 = (u64)row_181;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2606 = t2605 * sums_stride0;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2607 = t2606 * 4ull;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2608 = sums + t2607;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2609 = index << 11u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2610 = (u64)t2609 * 4u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2611 = t2608 + t2610;
                    const u32 t2612 = index << 2u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2613 = t2612 + warp_3;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2614 = t2613 << 13u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place_3 = sums_2 + t2614;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2616 = lane << 2u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2617 = (u64)t2616 * 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 address_2 = t2611 + t2617;
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
#line 189 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) :  : "memory");
#line 327 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_5 = i_3 & 1u;
                    const u32 t2620 = slot_5 + 4u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2621 = t2620 << 3u;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2622 = t26 + t2621;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2623 = lane == 0u;
#line 333 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2623) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2622) : "memory");
                    }
#line 215 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t2624;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2624) : "r"(t19));
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2625 = t2624 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2626 = t21 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2627 = t2625 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2628 = (u64)t2627;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2629 = t2628 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2630 = t2626 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2631 = (u64)t2630;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2632 = t2631 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2633 = t2625 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2634 = (u64)t2633;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2635 = t2634 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2636 = t2626 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2637 = (u64)t2636;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2638 = t2637 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2639 = t2625 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2640 = (u64)t2639;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2641 = t2640 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2642 = t2626 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2643 = (u64)t2642;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2644 = t2643 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2645 = t2625 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2646 = (u64)t2645;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2647 = t2646 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2648 = t2626 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2649 = (u64)t2648;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2650 = t2649 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2651 = t2625 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2652 = (u64)t2651;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2653 = t2652 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2654 = t2626 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2655 = (u64)t2654;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2656 = t2655 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2657 = t2625 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2658 = (u64)t2657;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2659 = t2658 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2660 = t2626 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2661 = (u64)t2660;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2662 = t2661 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2663 = t2625 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2664 = (u64)t2663;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2665 = t2664 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2666 = t2626 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2667 = (u64)t2666;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2668 = t2667 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2669 = t2625 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2670 = (u64)t2669;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2671 = t2670 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2672 = t2626 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2673 = (u64)t2672;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2674 = t2673 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2675 = t2625 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2676 = (u64)t2675;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2677 = t2676 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2678 = t2626 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2679 = (u64)t2678;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2680 = t2679 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2681 = t2625 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2682 = (u64)t2681;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2683 = t2682 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2684 = t2626 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2685 = (u64)t2684;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2686 = t2685 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2687 = t2625 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2688 = (u64)t2687;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2689 = t2688 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2690 = t2626 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2691 = (u64)t2690;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2692 = t2691 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2693 = t2625 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2694 = (u64)t2693;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2695 = t2694 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2696 = t2626 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2697 = (u64)t2696;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2698 = t2697 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2699 = t2625 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2700 = (u64)t2699;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2701 = t2700 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2702 = t2626 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2703 = (u64)t2702;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2704 = t2703 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2705 = t2625 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2706 = (u64)t2705;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2707 = t2706 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2708 = t2626 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2709 = (u64)t2708;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2710 = t2709 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2711 = t2625 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2712 = (u64)t2711;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2713 = t2712 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2714 = t2626 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2715 = (u64)t2714;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2716 = t2715 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2717 = t2625 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2718 = (u64)t2717;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2719 = t2718 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2720 = t2626 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2721 = (u64)t2720;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2722 = t2721 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t2629), "l"(t2632), "l"(t2635), "l"(t2638), "l"(t2641), "l"(t2644), "l"(t2647), "l"(t2650), "l"(t2653), "l"(t2656), "l"(t2659), "l"(t2662), "l"(t2665), "l"(t2668), "l"(t2671), "l"(t2674), "l"(t2677), "l"(t2680), "l"(t2683), "l"(t2686), "l"(t2689), "l"(t2692), "l"(t2695), "l"(t2698), "l"(t2701), "l"(t2704), "l"(t2707), "l"(t2710), "l"(t2713), "l"(t2716), "l"(t2719), "l"(t2722) : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 231 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address_2) : "memory");
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2723 = block_3 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_3 = t2723 == count;
                    const u32 t2725 = head_3 + 1u;
#line 115 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2726 = wraps_3 ? t2725 : head_3;
#line 115 "fa-kernels/src/attention/backward/work.rs"
                    head_3 = t2726;
                    const u32 t2727 = block_3 + 1u;
#line 116 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2728 = wraps_3 ? 0u : t2727;
#line 116 "fa-kernels/src/attention/backward/work.rs"
                    block_3 = t2728;
                }
            }
#line 153 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2729 = dk_2 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t2729;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2730 = dk_3 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t2730;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2731 = dk_4 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t2731;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2732 = dk_5 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t2732;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2733 = dk_6 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t2733;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2734 = dk_7 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t2734;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2735 = dk_8 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t2735;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2736 = dk_9 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t2736;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2737 = dk_10 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t2737;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2738 = dk_11 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t2738;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2739 = dk_12 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t2739;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2740 = dk_13 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t2740;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2741 = dk_14 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t2741;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2742 = dk_15 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t2742;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2743 = dk_16 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t2743;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2744 = dk_17 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t2744;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2745 = dk_18 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t2745;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2746 = dk_19 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t2746;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2747 = dk_20 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t2747;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2748 = dk_21 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t2748;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2749 = dk_22 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t2749;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2750 = dk_23 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t2750;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2751 = dk_24 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t2751;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2752 = dk_25 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t2752;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2753 = dk_26 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t2753;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2754 = dk_27 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t2754;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2755 = dk_28 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t2755;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2756 = dk_29 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t2756;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2757 = dk_30 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t2757;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2758 = dk_31 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t2758;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2759 = dk_32 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t2759;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2760 = dk_33 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t2760;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2761 = dk_34 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t2761;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2762 = dk_35 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t2762;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2763 = dk_36 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t2763;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2764 = dk_37 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t2764;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2765 = dk_38 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t2765;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2766 = dk_39 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t2766;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2767 = dk_40 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t2767;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2768 = dk_41 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t2768;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2769 = dk_42 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t2769;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2770 = dk_43 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t2770;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2771 = dk_44 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t2771;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2772 = dk_45 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t2772;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2773 = dk_46 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t2773;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2774 = dk_47 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t2774;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2775 = dk_48 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t2775;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2776 = dk_49 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t2776;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2777 = dk_50 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t2777;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2778 = dk_51 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t2778;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2779 = dk_52 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t2779;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2780 = dk_53 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t2780;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2781 = dk_54 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t2781;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2782 = dk_55 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t2782;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2783 = dk_56 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t2783;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2784 = dk_57 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t2784;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2785 = dk_58 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t2785;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2786 = dk_59 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t2786;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2787 = dk_60 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t2787;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2788 = dk_61 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t2788;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2789 = dk_62 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t2789;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2790 = dk_63 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t2790;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2791 = dk_64 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t2791;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2792 = dk_65 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t2792;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2793 = dk_66 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_66 = t2793;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2794 = dk_67 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_67 = t2794;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2795 = dk_68 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_68 = t2795;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2796 = dk_69 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_69 = t2796;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2797 = dk_70 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_70 = t2797;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2798 = dk_71 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_71 = t2798;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2799 = dk_72 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_72 = t2799;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2800 = dk_73 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_73 = t2800;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2801 = dk_74 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_74 = t2801;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2802 = dk_75 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_75 = t2802;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2803 = dk_76 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_76 = t2803;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2804 = dk_77 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_77 = t2804;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2805 = dk_78 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_78 = t2805;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2806 = dk_79 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_79 = t2806;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2807 = dk_80 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_80 = t2807;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2808 = dk_81 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_81 = t2808;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2809 = dk_82 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_82 = t2809;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2810 = dk_83 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_83 = t2810;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2811 = dk_84 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_84 = t2811;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2812 = dk_85 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_85 = t2812;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2813 = dk_86 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_86 = t2813;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2814 = dk_87 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_87 = t2814;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2815 = dk_88 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_88 = t2815;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2816 = dk_89 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_89 = t2816;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2817 = dk_90 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_90 = t2817;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2818 = dk_91 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_91 = t2818;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2819 = dk_92 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_92 = t2819;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2820 = dk_93 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_93 = t2820;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2821 = dk_94 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_94 = t2821;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2822 = dk_95 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_95 = t2822;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2823 = dk_96 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_96 = t2823;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2824 = dk_97 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_97 = t2824;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2825 = dk_98 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_98 = t2825;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2826 = dk_99 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_99 = t2826;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2827 = dk_100 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_100 = t2827;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2828 = dk_101 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_101 = t2828;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2829 = dk_102 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_102 = t2829;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2830 = dk_103 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_103 = t2830;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2831 = dk_104 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_104 = t2831;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2832 = dk_105 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_105 = t2832;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2833 = dk_106 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_106 = t2833;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2834 = dk_107 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_107 = t2834;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2835 = dk_108 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_108 = t2835;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2836 = dk_109 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_109 = t2836;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2837 = dk_110 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_110 = t2837;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2838 = dk_111 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_111 = t2838;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2839 = dk_112 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_112 = t2839;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2840 = dk_113 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_113 = t2840;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2841 = dk_114 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_114 = t2841;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2842 = dk_115 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_115 = t2842;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2843 = dk_116 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_116 = t2843;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2844 = dk_117 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_117 = t2844;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2845 = dk_118 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_118 = t2845;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2846 = dk_119 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_119 = t2846;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2847 = dk_120 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_120 = t2847;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2848 = dk_121 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_121 = t2848;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2849 = dk_122 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_122 = t2849;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2850 = dk_123 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_123 = t2850;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2851 = dk_124 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_124 = t2851;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2852 = dk_125 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_125 = t2852;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2853 = dk_126 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_126 = t2853;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2854 = dk_127 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_127 = t2854;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2855 = dk_128 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_128 = t2855;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2856 = dk_129 * scale;
#line 274 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_129 = t2856;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2857 = smem_1 + 8192u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2858 = smem_1 + 16384u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2859 = smem_1 + 24576u;
            const u32 t2860 = warp_3 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2861;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2861) : "f"(dk_2), "f"(dk_3));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2862;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2862) : "f"(dk_4), "f"(dk_5));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2863;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2863) : "f"(dk_6), "f"(dk_7));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2864;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2864) : "f"(dk_8), "f"(dk_9));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2865;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2865) : "f"(dk_10), "f"(dk_11));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2866;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2866) : "f"(dk_12), "f"(dk_13));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2867;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2867) : "f"(dk_14), "f"(dk_15));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2868;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2868) : "f"(dk_16), "f"(dk_17));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2869;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2869) : "f"(dk_18), "f"(dk_19));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2870;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2870) : "f"(dk_20), "f"(dk_21));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2871;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2871) : "f"(dk_22), "f"(dk_23));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2872;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2872) : "f"(dk_24), "f"(dk_25));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2873;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2873) : "f"(dk_26), "f"(dk_27));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2874;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2874) : "f"(dk_28), "f"(dk_29));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2875;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2875) : "f"(dk_30), "f"(dk_31));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2876;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2876) : "f"(dk_32), "f"(dk_33));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2877;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2877) : "f"(dk_34), "f"(dk_35));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2878;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2878) : "f"(dk_36), "f"(dk_37));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2879;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2879) : "f"(dk_38), "f"(dk_39));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2880;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2880) : "f"(dk_40), "f"(dk_41));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2881;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2881) : "f"(dk_42), "f"(dk_43));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2882;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2882) : "f"(dk_44), "f"(dk_45));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2883;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2883) : "f"(dk_46), "f"(dk_47));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2884;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2884) : "f"(dk_48), "f"(dk_49));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2885;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2885) : "f"(dk_50), "f"(dk_51));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2886;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2886) : "f"(dk_52), "f"(dk_53));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2887;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2887) : "f"(dk_54), "f"(dk_55));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2888;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2888) : "f"(dk_56), "f"(dk_57));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2889;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2889) : "f"(dk_58), "f"(dk_59));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2890;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2890) : "f"(dk_60), "f"(dk_61));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2891;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2891) : "f"(dk_62), "f"(dk_63));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2892;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2892) : "f"(dk_64), "f"(dk_65));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2893;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2893) : "f"(dk_66), "f"(dk_67));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2894;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2894) : "f"(dk_68), "f"(dk_69));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2895;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2895) : "f"(dk_70), "f"(dk_71));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2896;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2896) : "f"(dk_72), "f"(dk_73));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2897;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2897) : "f"(dk_74), "f"(dk_75));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2898;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2898) : "f"(dk_76), "f"(dk_77));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2899;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2899) : "f"(dk_78), "f"(dk_79));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2900;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2900) : "f"(dk_80), "f"(dk_81));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2901;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2901) : "f"(dk_82), "f"(dk_83));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2902;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2902) : "f"(dk_84), "f"(dk_85));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2903;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2903) : "f"(dk_86), "f"(dk_87));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2904;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2904) : "f"(dk_88), "f"(dk_89));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2905;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2905) : "f"(dk_90), "f"(dk_91));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2906;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2906) : "f"(dk_92), "f"(dk_93));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2907;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2907) : "f"(dk_94), "f"(dk_95));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2908;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2908) : "f"(dk_96), "f"(dk_97));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2909;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2909) : "f"(dk_98), "f"(dk_99));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2910;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2910) : "f"(dk_100), "f"(dk_101));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2911;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2911) : "f"(dk_102), "f"(dk_103));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2912;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2912) : "f"(dk_104), "f"(dk_105));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2913;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2913) : "f"(dk_106), "f"(dk_107));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2914;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2914) : "f"(dk_108), "f"(dk_109));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2915;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2915) : "f"(dk_110), "f"(dk_111));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2916;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2916) : "f"(dk_112), "f"(dk_113));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2917;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2917) : "f"(dk_114), "f"(dk_115));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2918;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2918) : "f"(dk_116), "f"(dk_117));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2919;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2919) : "f"(dk_118), "f"(dk_119));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2920;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2920) : "f"(dk_120), "f"(dk_121));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2921;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2921) : "f"(dk_122), "f"(dk_123));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2922;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2922) : "f"(dk_124), "f"(dk_125));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2923;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2923) : "f"(dk_126), "f"(dk_127));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2924;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2924) : "f"(dk_128), "f"(dk_129));
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2925 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2926 = t2860 + t2925;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2927 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2928 = t2926 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2929 = t2927 ^ t2928;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2930 = t2926 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2931 = t2929 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2932 = t2930 + t2931;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2933 = smem_1 + t2932;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2933), "r"(t2861), "r"(t2862), "r"(t2863), "r"(t2864) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2934 = t2932 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2935 = smem_1 + t2934;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2935), "r"(t2865), "r"(t2866), "r"(t2867), "r"(t2868) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2936 = t2932 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2937 = smem_1 + t2936;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2937), "r"(t2869), "r"(t2870), "r"(t2871), "r"(t2872) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2938 = t2932 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2939 = smem_1 + t2938;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2939), "r"(t2873), "r"(t2874), "r"(t2875), "r"(t2876) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2940 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2941 = t2860 + t2940;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2942 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2943 = t2941 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2944 = t2942 ^ t2943;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2945 = t2941 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2946 = t2944 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2947 = t2945 + t2946;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2948 = t2857 + t2947;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2948), "r"(t2877), "r"(t2878), "r"(t2879), "r"(t2880) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2949 = t2947 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2950 = t2857 + t2949;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2950), "r"(t2881), "r"(t2882), "r"(t2883), "r"(t2884) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2951 = t2947 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2952 = t2857 + t2951;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2952), "r"(t2885), "r"(t2886), "r"(t2887), "r"(t2888) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2953 = t2947 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2954 = t2857 + t2953;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2954), "r"(t2889), "r"(t2890), "r"(t2891), "r"(t2892) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2955 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2956 = t2860 + t2955;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2957 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2958 = t2956 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2959 = t2957 ^ t2958;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2960 = t2956 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2961 = t2959 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2962 = t2960 + t2961;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2963 = t2858 + t2962;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2963), "r"(t2893), "r"(t2894), "r"(t2895), "r"(t2896) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2964 = t2962 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2965 = t2858 + t2964;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2965), "r"(t2897), "r"(t2898), "r"(t2899), "r"(t2900) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2966 = t2962 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2967 = t2858 + t2966;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2967), "r"(t2901), "r"(t2902), "r"(t2903), "r"(t2904) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2968 = t2962 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2969 = t2858 + t2968;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2969), "r"(t2905), "r"(t2906), "r"(t2907), "r"(t2908) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2970 = lane & 15u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2971 = t2860 + t2970;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2972 = lane >> 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2973 = t2971 & 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2974 = t2972 ^ t2973;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2975 = t2971 << 7u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2976 = t2974 << 4u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2977 = t2975 + t2976;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2978 = t2859 + t2977;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2978), "r"(t2909), "r"(t2910), "r"(t2911), "r"(t2912) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2979 = t2977 ^ 32u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2980 = t2859 + t2979;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2980), "r"(t2913), "r"(t2914), "r"(t2915), "r"(t2916) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2981 = t2977 ^ 64u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2982 = t2859 + t2981;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2982), "r"(t2917), "r"(t2918), "r"(t2919), "r"(t2920) : "memory");
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2983 = t2977 ^ 96u;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2984 = t2859 + t2983;
#line 278 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2984), "r"(t2921), "r"(t2922), "r"(t2923), "r"(t2924) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2985 = (u64)batch_2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2986 = t2985 * dk_stride0;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2987 = t2986 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2988 = dk + t2987;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2989 = (u64)t8;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2990 = t2989 * dk_stride1;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2991 = t2990 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2992 = t2988 + t2991;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2993 = (u64)t10;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2994 = t2993 * dk_stride2;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2995 = t2994 * 2ull;
#line 282 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t2996 = t2992 + t2995;
            const u32 t2997 = seq_k - t8;
#line 283 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2998 = head_dim >> 3u;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2999 = (u32)dk_stride1;
#line 291 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3000 = t2999 << 1u;
            const u32 t3001 = warp_3 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3002 = lane >> 3u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3003 = t3001 + t3002;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3004 = lane & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3005 = t3003 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3006 = t3004 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3007 = t3005 & t3006;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3007) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3008 = t3003 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3009 = t3004 ^ t3008;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3010 = t3003 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3011 = t3009 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3012 = t3010 + t3011;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3013 = smem_1 + t3012;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_182;
                u32 row_183;
                u32 row_184;
                u32 row_185;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_182), "=r"(row_183), "=r"(row_184), "=r"(row_185) : "r"(t3013) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3014 = (u64)t3003 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3015 = t2996 + t3014;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3016 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3017 = t3015 + t3016;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3017), "r"(row_182), "r"(row_183), "r"(row_184), "r"(row_185) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3018 = t3003 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3019 = t3018 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3020 = t3004 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3021 = t3019 & t3020;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3021) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3022 = t3018 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3023 = t3004 ^ t3022;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3024 = t3018 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3025 = t3023 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3026 = t3024 + t3025;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3027 = smem_1 + t3026;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_186;
                u32 row_187;
                u32 row_188;
                u32 row_189;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_186), "=r"(row_187), "=r"(row_188), "=r"(row_189) : "r"(t3027) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3028 = (u64)t3018 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3029 = t2996 + t3028;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3030 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3031 = t3029 + t3030;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3031), "r"(row_186), "r"(row_187), "r"(row_188), "r"(row_189) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3032 = t3003 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3033 = t3032 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3034 = t3004 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3035 = t3033 & t3034;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3035) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3036 = t3032 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3037 = t3004 ^ t3036;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3038 = t3032 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3039 = t3037 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3040 = t3038 + t3039;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3041 = smem_1 + t3040;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_190;
                u32 row_191;
                u32 row_192;
                u32 row_193;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_190), "=r"(row_191), "=r"(row_192), "=r"(row_193) : "r"(t3041) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3042 = (u64)t3032 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3043 = t2996 + t3042;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3044 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3045 = t3043 + t3044;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3045), "r"(row_190), "r"(row_191), "r"(row_192), "r"(row_193) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3046 = t3003 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3047 = t3046 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3048 = t3004 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3049 = t3047 & t3048;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3049) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3050 = t3046 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3051 = t3004 ^ t3050;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3052 = t3046 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3053 = t3051 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3054 = t3052 + t3053;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3055 = smem_1 + t3054;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_194;
                u32 row_195;
                u32 row_196;
                u32 row_197;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_194), "=r"(row_195), "=r"(row_196), "=r"(row_197) : "r"(t3055) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3056 = (u64)t3046 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3057 = t2996 + t3056;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3058 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3059 = t3057 + t3058;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3059), "r"(row_194), "r"(row_195), "r"(row_196), "r"(row_197) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3060 = smem_1 + 8192u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3061 = t3003 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3062 = t3004 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3063 = t3062 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3064 = t3061 & t3063;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3064) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3065 = t3003 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3066 = t3004 ^ t3065;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3067 = t3003 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3068 = t3066 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3069 = t3067 + t3068;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3070 = t3060 + t3069;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_198;
                u32 row_199;
                u32 row_200;
                u32 row_201;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_198), "=r"(row_199), "=r"(row_200), "=r"(row_201) : "r"(t3070) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3071 = (u64)t3003 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3072 = t2996 + t3071;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3073 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3074 = t3072 + t3073;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3074), "r"(row_198), "r"(row_199), "r"(row_200), "r"(row_201) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3075 = t3003 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3076 = t3075 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3077 = t3004 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3078 = t3077 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3079 = t3076 & t3078;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3079) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3080 = t3075 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3081 = t3004 ^ t3080;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3082 = t3075 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3083 = t3081 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3084 = t3082 + t3083;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3085 = t3060 + t3084;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_202;
                u32 row_203;
                u32 row_204;
                u32 row_205;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_202), "=r"(row_203), "=r"(row_204), "=r"(row_205) : "r"(t3085) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3086 = (u64)t3075 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3087 = t2996 + t3086;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3088 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3089 = t3087 + t3088;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3089), "r"(row_202), "r"(row_203), "r"(row_204), "r"(row_205) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3090 = t3003 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3091 = t3090 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3092 = t3004 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3093 = t3092 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3094 = t3091 & t3093;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3094) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3095 = t3090 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3096 = t3004 ^ t3095;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3097 = t3090 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3098 = t3096 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3099 = t3097 + t3098;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3100 = t3060 + t3099;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_206;
                u32 row_207;
                u32 row_208;
                u32 row_209;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_206), "=r"(row_207), "=r"(row_208), "=r"(row_209) : "r"(t3100) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3101 = (u64)t3090 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3102 = t2996 + t3101;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3103 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3104 = t3102 + t3103;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3104), "r"(row_206), "r"(row_207), "r"(row_208), "r"(row_209) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3105 = t3003 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3106 = t3105 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3107 = t3004 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3108 = t3107 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3109 = t3106 & t3108;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3109) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3110 = t3105 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3111 = t3004 ^ t3110;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3112 = t3105 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3113 = t3111 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3114 = t3112 + t3113;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3115 = t3060 + t3114;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_210;
                u32 row_211;
                u32 row_212;
                u32 row_213;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_210), "=r"(row_211), "=r"(row_212), "=r"(row_213) : "r"(t3115) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3116 = (u64)t3105 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3117 = t2996 + t3116;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3118 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3119 = t3117 + t3118;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3119), "r"(row_210), "r"(row_211), "r"(row_212), "r"(row_213) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3120 = smem_1 + 16384u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3121 = t3003 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3122 = t3004 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3123 = t3122 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3124 = t3121 & t3123;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3124) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3125 = t3003 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3126 = t3004 ^ t3125;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3127 = t3003 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3128 = t3126 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3129 = t3127 + t3128;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3130 = t3120 + t3129;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_214;
                u32 row_215;
                u32 row_216;
                u32 row_217;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_214), "=r"(row_215), "=r"(row_216), "=r"(row_217) : "r"(t3130) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3131 = (u64)t3003 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3132 = t2996 + t3131;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3133 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3134 = t3132 + t3133;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3134), "r"(row_214), "r"(row_215), "r"(row_216), "r"(row_217) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3135 = t3003 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3136 = t3135 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3137 = t3004 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3138 = t3137 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3139 = t3136 & t3138;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3139) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3140 = t3135 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3141 = t3004 ^ t3140;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3142 = t3135 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3143 = t3141 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3144 = t3142 + t3143;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3145 = t3120 + t3144;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_218;
                u32 row_219;
                u32 row_220;
                u32 row_221;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_218), "=r"(row_219), "=r"(row_220), "=r"(row_221) : "r"(t3145) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3146 = (u64)t3135 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3147 = t2996 + t3146;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3148 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3149 = t3147 + t3148;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3149), "r"(row_218), "r"(row_219), "r"(row_220), "r"(row_221) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3150 = t3003 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3151 = t3150 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3152 = t3004 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3153 = t3152 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3154 = t3151 & t3153;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3154) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3155 = t3150 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3156 = t3004 ^ t3155;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3157 = t3150 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3158 = t3156 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3159 = t3157 + t3158;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3160 = t3120 + t3159;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_222;
                u32 row_223;
                u32 row_224;
                u32 row_225;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_222), "=r"(row_223), "=r"(row_224), "=r"(row_225) : "r"(t3160) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3161 = (u64)t3150 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3162 = t2996 + t3161;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3163 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3164 = t3162 + t3163;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3164), "r"(row_222), "r"(row_223), "r"(row_224), "r"(row_225) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3165 = t3003 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3166 = t3165 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3167 = t3004 + 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3168 = t3167 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3169 = t3166 & t3168;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3169) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3170 = t3165 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3171 = t3004 ^ t3170;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3172 = t3165 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3173 = t3171 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3174 = t3172 + t3173;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3175 = t3120 + t3174;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_226;
                u32 row_227;
                u32 row_228;
                u32 row_229;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_226), "=r"(row_227), "=r"(row_228), "=r"(row_229) : "r"(t3175) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3176 = (u64)t3165 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3177 = t2996 + t3176;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3178 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3179 = t3177 + t3178;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3179), "r"(row_226), "r"(row_227), "r"(row_228), "r"(row_229) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3180 = smem_1 + 24576u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3181 = t3003 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3182 = t3004 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3183 = t3182 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3184 = t3181 & t3183;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3184) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3185 = t3003 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3186 = t3004 ^ t3185;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3187 = t3003 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3188 = t3186 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3189 = t3187 + t3188;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3190 = t3180 + t3189;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_230;
                u32 row_231;
                u32 row_232;
                u32 row_233;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_230), "=r"(row_231), "=r"(row_232), "=r"(row_233) : "r"(t3190) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3191 = (u64)t3003 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3192 = t2996 + t3191;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3193 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3194 = t3192 + t3193;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3194), "r"(row_230), "r"(row_231), "r"(row_232), "r"(row_233) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3195 = t3003 + 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3196 = t3195 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3197 = t3004 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3198 = t3197 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3199 = t3196 & t3198;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3199) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3200 = t3195 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3201 = t3004 ^ t3200;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3202 = t3195 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3203 = t3201 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3204 = t3202 + t3203;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3205 = t3180 + t3204;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_234;
                u32 row_235;
                u32 row_236;
                u32 row_237;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_234), "=r"(row_235), "=r"(row_236), "=r"(row_237) : "r"(t3205) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3206 = (u64)t3195 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3207 = t2996 + t3206;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3208 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3209 = t3207 + t3208;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3209), "r"(row_234), "r"(row_235), "r"(row_236), "r"(row_237) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3210 = t3003 + 8u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3211 = t3210 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3212 = t3004 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3213 = t3212 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3214 = t3211 & t3213;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3214) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3215 = t3210 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3216 = t3004 ^ t3215;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3217 = t3210 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3218 = t3216 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3219 = t3217 + t3218;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3220 = t3180 + t3219;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_238;
                u32 row_239;
                u32 row_240;
                u32 row_241;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_238), "=r"(row_239), "=r"(row_240), "=r"(row_241) : "r"(t3220) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3221 = (u64)t3210 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3222 = t2996 + t3221;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3223 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3224 = t3222 + t3223;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3224), "r"(row_238), "r"(row_239), "r"(row_240), "r"(row_241) : "memory");
            }
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3225 = t3003 + 12u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3226 = t3225 < t2997;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3227 = t3004 + 24u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3228 = t3227 < t2998;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3229 = t3226 & t3228;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3229) {
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3230 = t3225 & 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3231 = t3004 ^ t3230;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3232 = t3225 << 7u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3233 = t3231 << 4u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3234 = t3232 + t3233;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3235 = t3180 + t3234;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_242;
                u32 row_243;
                u32 row_244;
                u32 row_245;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_242), "=r"(row_243), "=r"(row_244), "=r"(row_245) : "r"(t3235) : "memory");
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3236 = (u64)t3225 * t3000;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3237 = t2996 + t3236;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3238 = (u64)t3004 * 16u;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3239 = t3237 + t3238;
#line 292 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3239), "r"(row_242), "r"(row_243), "r"(row_244), "r"(row_245) : "memory");
            }
        }
    }
}
