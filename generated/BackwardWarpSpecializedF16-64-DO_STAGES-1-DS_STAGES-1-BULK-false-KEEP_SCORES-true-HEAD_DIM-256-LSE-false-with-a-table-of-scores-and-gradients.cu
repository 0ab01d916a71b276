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
    const u64 argument0 /* f32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
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
#line 31 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 63u;
#line 31 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 6u;
    const u32 t3 = blockIdx.x;
#line 32 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 32 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 32 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 6u;
#line 39 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 32 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 63u;
#line 32 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 6u;
#line 129 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t15 = thread >> 5u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t15));
#line 132 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 135 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t27 = thread == 0u;
#line 135 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
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
#line 99 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 139 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t35 = warpgroup == 0u;
#line 140 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t35) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t36 = warp == 0u;
#line 142 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t36) {
#line 82 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 90 "fa-kernels/src/attention/backward/work.rs"
            const u32 t38 = t10 * group;
#line 90 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t38;
            u32 block = 0u;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 t39 = i + 1u;
#line 93 "fa-kernels/src/attention/backward/work.rs"
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
#line 198 "fa-kernels/src/attention/backward/work.rs"
                const u32 t59 = batch_2 * heads;
#line 198 "fa-kernels/src/attention/backward/work.rs"
                const u32 t60 = t59 + head;
#line 198 "fa-kernels/src/attention/backward/work.rs"
                const u32 t61 = t60 * padded;
#line 198 "fa-kernels/src/attention/backward/work.rs"
                const u32 t62 = block << 6u;
#line 198 "fa-kernels/src/attention/backward/work.rs"
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
#line 94 "fa-kernels/src/attention/backward/work.rs"
                const u32 t90 = block + 1u;
#line 94 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t90 == count;
                const u32 t92 = head + 1u;
#line 95 "fa-kernels/src/attention/backward/work.rs"
                const u32 t93 = wraps ? t92 : head;
#line 95 "fa-kernels/src/attention/backward/work.rs"
                head = t93;
                const u32 t94 = block + 1u;
#line 96 "fa-kernels/src/attention/backward/work.rs"
                const u32 t95 = wraps ? 0u : t94;
#line 96 "fa-kernels/src/attention/backward/work.rs"
                block = t95;
            }
        }
    } else {
#line 146 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t97 = index == 0u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t97) {
            const u32 warp_2 = warp & 3u;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_2 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_3 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_4 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_5 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_6 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_7 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_8 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_9 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_10 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_11 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_12 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_13 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_14 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_15 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_16 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_17 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_18 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_19 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_20 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_21 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_22 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_23 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_24 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_25 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_26 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_27 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_28 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_29 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_30 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_31 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_32 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_2 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_3 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_4 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_5 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_6 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_7 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_8 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_9 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_10 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_11 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_12 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_13 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_14 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_15 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_16 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_17 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_18 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_19 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_20 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_21 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_22 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_23 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_24 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_25 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_26 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_27 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_28 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_29 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_30 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_31 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_32 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_33 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_34 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_35 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_36 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_37 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_38 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_39 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_40 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_41 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_42 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_43 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_44 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_45 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_46 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_47 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_48 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_49 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_50 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_51 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_52 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_53 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_54 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_55 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_56 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_57 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_58 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_59 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_60 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_61 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_62 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_63 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_64 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_2 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_3 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_4 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_5 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_6 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_7 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_8 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_9 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_10 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_11 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_12 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_13 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_14 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_15 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_16 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_17 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_18 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_19 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_20 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_21 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_22 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_23 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_24 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_25 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_26 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_27 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_28 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_29 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_30 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_31 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_32 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_33 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_34 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_35 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_36 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_37 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_38 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_39 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_40 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_41 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_42 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_43 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_44 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_45 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_46 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_47 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_48 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_49 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_50 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_51 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_52 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_53 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_54 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_55 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_56 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_57 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_58 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_59 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_60 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_61 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_62 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_63 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_64 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_65 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_66 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_67 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_68 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_69 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_70 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_71 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_72 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_73 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_74 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_75 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_76 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_77 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_78 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_79 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_80 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_81 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_82 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_83 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_84 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_85 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_86 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_87 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_88 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_89 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_90 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_91 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_92 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_93 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_94 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_95 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_96 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_97 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_98 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_99 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_100 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_101 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_102 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_103 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_104 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_105 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_106 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_107 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_108 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_109 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_110 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_111 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_112 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_113 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_114 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_115 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_116 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_117 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_118 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_119 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_120 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_121 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_122 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_123 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_124 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_125 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_126 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_127 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_128 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_129 = 0.0f;
#line 82 "fa-kernels/src/attention/backward/work.rs"
            const u32 t99 = count * group;
#line 247 "fa-kernels/src/attention/backward/work.rs"
            const bool t100 = t99 != 0u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t100) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t26), "r"(0u) : "memory");
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t101 = t26 + 16u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t107), "l"(t110) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t113), "l"(t116) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t119), "l"(t122) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t125), "l"(t128) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t131), "l"(t134) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t137), "l"(t140) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t143), "l"(t146) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t149), "l"(t152) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t155), "l"(t158) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t161), "l"(t164) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t167), "l"(t170) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t173), "l"(t176) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t179), "l"(t182) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t185), "l"(t188) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t191), "l"(t194) : "memory");
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t197), "l"(t200) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 82 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = count * group;
#line 90 "fa-kernels/src/attention/backward/work.rs"
                const u32 t202 = t10 * group;
#line 90 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t202;
                u32 block_2 = 0u;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 93 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t203 = i_2 + 1u;
#line 93 "fa-kernels/src/attention/backward/work.rs"
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
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t210 = warp_2 << 4u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t211 = t8 + t210;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t212 = head_2 / group;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t213 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t214 = t211 + t213;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t215 = seq_k - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t216 = t214 < t215 ? t214 : t215;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t2_2 = t216 * 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t218 = t214 + 8u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t219 = t218 < t215 ? t218 : t215;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t2_3 = t219 * 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t221;
                    asm("mov.b32 %0, %1;" : "=r"(t221) : "f"(s));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t222;
                    asm("mov.b32 %0, %1;" : "=r"(t222) : "f"(s_2));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t223;
                    asm("mov.b32 %0, %1;" : "=r"(t223) : "f"(s_3));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t224;
                    asm("mov.b32 %0, %1;" : "=r"(t224) : "f"(s_4));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t221), "r"(t222), "r"(t223), "r"(t224) : "memory");
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t225;
                    asm("mov.b32 %0, %1;" : "=r"(t225) : "f"(s_5));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t226;
                    asm("mov.b32 %0, %1;" : "=r"(t226) : "f"(s_6));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t227;
                    asm("mov.b32 %0, %1;" : "=r"(t227) : "f"(s_7));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t228;
                    asm("mov.b32 %0, %1;" : "=r"(t228) : "f"(s_8));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t225), "r"(t226), "r"(t227), "r"(t228) : "memory");
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t229;
                    asm("mov.b32 %0, %1;" : "=r"(t229) : "f"(s_9));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t230;
                    asm("mov.b32 %0, %1;" : "=r"(t230) : "f"(s_10));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t231;
                    asm("mov.b32 %0, %1;" : "=r"(t231) : "f"(s_11));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t232;
                    asm("mov.b32 %0, %1;" : "=r"(t232) : "f"(s_12));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t229), "r"(t230), "r"(t231), "r"(t232) : "memory");
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t233;
                    asm("mov.b32 %0, %1;" : "=r"(t233) : "f"(s_13));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t234;
                    asm("mov.b32 %0, %1;" : "=r"(t234) : "f"(s_14));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t235;
                    asm("mov.b32 %0, %1;" : "=r"(t235) : "f"(s_15));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t236;
                    asm("mov.b32 %0, %1;" : "=r"(t236) : "f"(s_16));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t233), "r"(t234), "r"(t235), "r"(t236) : "memory");
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t237;
                    asm("mov.b32 %0, %1;" : "=r"(t237) : "f"(s_17));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t238;
                    asm("mov.b32 %0, %1;" : "=r"(t238) : "f"(s_18));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t239;
                    asm("mov.b32 %0, %1;" : "=r"(t239) : "f"(s_19));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t240;
                    asm("mov.b32 %0, %1;" : "=r"(t240) : "f"(s_20));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t237), "r"(t238), "r"(t239), "r"(t240) : "memory");
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t241;
                    asm("mov.b32 %0, %1;" : "=r"(t241) : "f"(s_21));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t242;
                    asm("mov.b32 %0, %1;" : "=r"(t242) : "f"(s_22));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t243;
                    asm("mov.b32 %0, %1;" : "=r"(t243) : "f"(s_23));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t244;
                    asm("mov.b32 %0, %1;" : "=r"(t244) : "f"(s_24));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t241), "r"(t242), "r"(t243), "r"(t244) : "memory");
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t245;
                    asm("mov.b32 %0, %1;" : "=r"(t245) : "f"(s_25));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t246;
                    asm("mov.b32 %0, %1;" : "=r"(t246) : "f"(s_26));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t247;
                    asm("mov.b32 %0, %1;" : "=r"(t247) : "f"(s_27));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t248;
                    asm("mov.b32 %0, %1;" : "=r"(t248) : "f"(s_28));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t245), "r"(t246), "r"(t247), "r"(t248) : "memory");
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t249;
                    asm("mov.b32 %0, %1;" : "=r"(t249) : "f"(s_29));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t250;
                    asm("mov.b32 %0, %1;" : "=r"(t250) : "f"(s_30));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t251;
                    asm("mov.b32 %0, %1;" : "=r"(t251) : "f"(s_31));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    u32 t252;
                    asm("mov.b32 %0, %1;" : "=r"(t252) : "f"(s_32));
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "r"(t209), "r"(t249), "r"(t250), "r"(t251), "r"(t252) : "memory");
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t253 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t254 = t253 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t255 = t205 + t254;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t256 = t255 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t257 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t258 = t255 < t257 ? t255 : t257;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2 = t258 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t260 = s * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2 = t1_2 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2 = t3_2 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2 = t4_2 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2 = (u64)t5_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2 = t6_2 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2 = t7_2 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2 = argument0 + t8_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2) : "l"(t9_2));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_2 = t10_2 * t260;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_2 = t11_2 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_2 = t260 + t12_2;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t272 = t256 ? t13_2 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s = t272;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t273 = s_3 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_3 = t1_2 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_3 = t3_3 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_3 = t4_3 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_3 = (u64)t5_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_3 = t6_3 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_3 = t7_3 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_3 = argument0 + t8_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_3;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_3) : "l"(t9_3));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_3 = t10_3 * t273;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_3 = t11_3 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_3 = t273 + t12_3;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t285 = t256 ? t13_3 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_3 = t285;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t286 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t287 = t286 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t288 = t205 + t287;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t289 = t288 + 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t290 = t289 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t291 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t292 = t289 < t291 ? t289 : t291;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_3 = t292 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t294 = s_2 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_4 = t1_3 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_4 = t3_4 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_4 = t4_4 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_4 = (u64)t5_4;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_4 = t6_4 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_4 = t7_4 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_4 = argument0 + t8_4;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_4;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_4) : "l"(t9_4));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_4 = t10_4 * t294;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_4 = t11_4 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_4 = t294 + t12_4;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t306 = t290 ? t13_4 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_2 = t306;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t307 = s_4 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_5 = t1_3 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_5 = t3_5 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_5 = t4_5 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_5 = (u64)t5_5;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_5 = t6_5 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_5 = t7_5 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_5 = argument0 + t8_5;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_5;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_5) : "l"(t9_5));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_5 = t10_5 * t307;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_5 = t11_5 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_5 = t307 + t12_5;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t319 = t290 ? t13_5 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_4 = t319;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t320 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t321 = t320 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t322 = t205 + t321;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t323 = t322 + 8u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t324 = t323 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t325 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t326 = t323 < t325 ? t323 : t325;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_4 = t326 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t328 = s_5 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_6 = t1_4 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_6 = t3_6 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_6 = t4_6 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_6 = (u64)t5_6;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_6 = t6_6 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_6 = t7_6 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_6 = argument0 + t8_6;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_6;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_6) : "l"(t9_6));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_6 = t10_6 * t328;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_6 = t11_6 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_6 = t328 + t12_6;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t340 = t324 ? t13_6 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_5 = t340;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t341 = s_7 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_7 = t1_4 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_7 = t3_7 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_7 = t4_7 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_7 = (u64)t5_7;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_7 = t6_7 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_7 = t7_7 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_7 = argument0 + t8_7;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_7;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_7) : "l"(t9_7));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_7 = t10_7 * t341;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_7 = t11_7 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_7 = t341 + t12_7;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t353 = t324 ? t13_7 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_7 = t353;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t354 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t355 = t354 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t356 = t205 + t355;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t357 = t356 + 9u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t358 = t357 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t359 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t360 = t357 < t359 ? t357 : t359;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_5 = t360 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t362 = s_6 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_8 = t1_5 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_8 = t3_8 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_8 = t4_8 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_8 = (u64)t5_8;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_8 = t6_8 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_8 = t7_8 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_8 = argument0 + t8_8;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_8;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_8) : "l"(t9_8));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_8 = t10_8 * t362;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_8 = t11_8 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_8 = t362 + t12_8;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t374 = t358 ? t13_8 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_6 = t374;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t375 = s_8 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_9 = t1_5 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_9 = t3_9 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_9 = t4_9 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_9 = (u64)t5_9;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_9 = t6_9 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_9 = t7_9 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_9 = argument0 + t8_9;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_9;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_9) : "l"(t9_9));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_9 = t10_9 * t375;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_9 = t11_9 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_9 = t375 + t12_9;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t387 = t358 ? t13_9 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_8 = t387;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t388 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t389 = t388 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t390 = t205 + t389;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t391 = t390 + 16u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t392 = t391 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t393 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t394 = t391 < t393 ? t391 : t393;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_6 = t394 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t396 = s_9 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_10 = t1_6 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_10 = t3_10 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_10 = t4_10 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_10 = (u64)t5_10;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_10 = t6_10 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_10 = t7_10 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_10 = argument0 + t8_10;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_10;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_10) : "l"(t9_10));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_10 = t10_10 * t396;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_10 = t11_10 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_10 = t396 + t12_10;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t408 = t392 ? t13_10 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_9 = t408;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t409 = s_11 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_11 = t1_6 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_11 = t3_11 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_11 = t4_11 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_11 = (u64)t5_11;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_11 = t6_11 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_11 = t7_11 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_11 = argument0 + t8_11;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_11;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_11) : "l"(t9_11));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_11 = t10_11 * t409;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_11 = t11_11 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_11 = t409 + t12_11;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t421 = t392 ? t13_11 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_11 = t421;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t422 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t423 = t422 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t424 = t205 + t423;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t425 = t424 + 17u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t426 = t425 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t427 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t428 = t425 < t427 ? t425 : t427;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_7 = t428 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t430 = s_10 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_12 = t1_7 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_12 = t3_12 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_12 = t4_12 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_12 = (u64)t5_12;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_12 = t6_12 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_12 = t7_12 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_12 = argument0 + t8_12;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_12;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_12) : "l"(t9_12));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_12 = t10_12 * t430;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_12 = t11_12 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_12 = t430 + t12_12;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t442 = t426 ? t13_12 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_10 = t442;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t443 = s_12 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_13 = t1_7 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_13 = t3_13 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_13 = t4_13 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_13 = (u64)t5_13;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_13 = t6_13 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_13 = t7_13 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_13 = argument0 + t8_13;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_13;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_13) : "l"(t9_13));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_13 = t10_13 * t443;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_13 = t11_13 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_13 = t443 + t12_13;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t455 = t426 ? t13_13 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_12 = t455;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t456 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t457 = t456 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t458 = t205 + t457;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t459 = t458 + 24u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t460 = t459 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t461 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t462 = t459 < t461 ? t459 : t461;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_8 = t462 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t464 = s_13 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_14 = t1_8 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_14 = t3_14 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_14 = t4_14 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_14 = (u64)t5_14;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_14 = t6_14 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_14 = t7_14 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_14 = argument0 + t8_14;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_14;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_14) : "l"(t9_14));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_14 = t10_14 * t464;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_14 = t11_14 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_14 = t464 + t12_14;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t476 = t460 ? t13_14 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_13 = t476;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t477 = s_15 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_15 = t1_8 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_15 = t3_15 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_15 = t4_15 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_15 = (u64)t5_15;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_15 = t6_15 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_15 = t7_15 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_15 = argument0 + t8_15;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_15;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_15) : "l"(t9_15));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_15 = t10_15 * t477;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_15 = t11_15 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_15 = t477 + t12_15;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t489 = t460 ? t13_15 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_15 = t489;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t490 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t491 = t490 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t492 = t205 + t491;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t493 = t492 + 25u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t494 = t493 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t495 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t496 = t493 < t495 ? t493 : t495;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_9 = t496 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t498 = s_14 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_16 = t1_9 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_16 = t3_16 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_16 = t4_16 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_16 = (u64)t5_16;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_16 = t6_16 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_16 = t7_16 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_16 = argument0 + t8_16;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_16;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_16) : "l"(t9_16));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_16 = t10_16 * t498;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_16 = t11_16 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_16 = t498 + t12_16;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t510 = t494 ? t13_16 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_14 = t510;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t511 = s_16 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_17 = t1_9 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_17 = t3_17 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_17 = t4_17 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_17 = (u64)t5_17;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_17 = t6_17 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_17 = t7_17 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_17 = argument0 + t8_17;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_17;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_17) : "l"(t9_17));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_17 = t10_17 * t511;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_17 = t11_17 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_17 = t511 + t12_17;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t523 = t494 ? t13_17 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_16 = t523;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t524 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t525 = t524 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t526 = t205 + t525;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t527 = t526 + 32u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t528 = t527 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t529 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t530 = t527 < t529 ? t527 : t529;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_10 = t530 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t532 = s_17 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_18 = t1_10 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_18 = t3_18 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_18 = t4_18 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_18 = (u64)t5_18;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_18 = t6_18 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_18 = t7_18 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_18 = argument0 + t8_18;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_18;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_18) : "l"(t9_18));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_18 = t10_18 * t532;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_18 = t11_18 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_18 = t532 + t12_18;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t544 = t528 ? t13_18 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_17 = t544;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t545 = s_19 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_19 = t1_10 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_19 = t3_19 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_19 = t4_19 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_19 = (u64)t5_19;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_19 = t6_19 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_19 = t7_19 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_19 = argument0 + t8_19;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_19;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_19) : "l"(t9_19));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_19 = t10_19 * t545;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_19 = t11_19 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_19 = t545 + t12_19;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t557 = t528 ? t13_19 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_19 = t557;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t558 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t559 = t558 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t560 = t205 + t559;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t561 = t560 + 33u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t562 = t561 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t563 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t564 = t561 < t563 ? t561 : t563;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_11 = t564 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t566 = s_18 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_20 = t1_11 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_20 = t3_20 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_20 = t4_20 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_20 = (u64)t5_20;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_20 = t6_20 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_20 = t7_20 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_20 = argument0 + t8_20;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_20;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_20) : "l"(t9_20));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_20 = t10_20 * t566;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_20 = t11_20 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_20 = t566 + t12_20;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t578 = t562 ? t13_20 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_18 = t578;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t579 = s_20 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_21 = t1_11 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_21 = t3_21 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_21 = t4_21 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_21 = (u64)t5_21;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_21 = t6_21 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_21 = t7_21 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_21 = argument0 + t8_21;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_21;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_21) : "l"(t9_21));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_21 = t10_21 * t579;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_21 = t11_21 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_21 = t579 + t12_21;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t591 = t562 ? t13_21 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_20 = t591;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t592 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t593 = t592 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t594 = t205 + t593;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t595 = t594 + 40u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t596 = t595 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t597 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t598 = t595 < t597 ? t595 : t597;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_12 = t598 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t600 = s_21 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_22 = t1_12 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_22 = t3_22 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_22 = t4_22 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_22 = (u64)t5_22;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_22 = t6_22 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_22 = t7_22 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_22 = argument0 + t8_22;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_22;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_22) : "l"(t9_22));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_22 = t10_22 * t600;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_22 = t11_22 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_22 = t600 + t12_22;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t612 = t596 ? t13_22 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_21 = t612;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t613 = s_23 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_23 = t1_12 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_23 = t3_23 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_23 = t4_23 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_23 = (u64)t5_23;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_23 = t6_23 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_23 = t7_23 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_23 = argument0 + t8_23;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_23;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_23) : "l"(t9_23));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_23 = t10_23 * t613;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_23 = t11_23 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_23 = t613 + t12_23;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t625 = t596 ? t13_23 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_23 = t625;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t626 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t627 = t626 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t628 = t205 + t627;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t629 = t628 + 41u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t630 = t629 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t631 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t632 = t629 < t631 ? t629 : t631;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_13 = t632 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t634 = s_22 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_24 = t1_13 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_24 = t3_24 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_24 = t4_24 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_24 = (u64)t5_24;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_24 = t6_24 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_24 = t7_24 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_24 = argument0 + t8_24;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_24;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_24) : "l"(t9_24));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_24 = t10_24 * t634;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_24 = t11_24 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_24 = t634 + t12_24;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t646 = t630 ? t13_24 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_22 = t646;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t647 = s_24 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_25 = t1_13 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_25 = t3_25 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_25 = t4_25 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_25 = (u64)t5_25;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_25 = t6_25 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_25 = t7_25 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_25 = argument0 + t8_25;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_25;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_25) : "l"(t9_25));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_25 = t10_25 * t647;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_25 = t11_25 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_25 = t647 + t12_25;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t659 = t630 ? t13_25 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_24 = t659;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t660 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t661 = t660 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t662 = t205 + t661;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t663 = t662 + 48u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t664 = t663 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t665 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t666 = t663 < t665 ? t663 : t665;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_14 = t666 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t668 = s_25 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_26 = t1_14 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_26 = t3_26 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_26 = t4_26 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_26 = (u64)t5_26;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_26 = t6_26 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_26 = t7_26 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_26 = argument0 + t8_26;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_26;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_26) : "l"(t9_26));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_26 = t10_26 * t668;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_26 = t11_26 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_26 = t668 + t12_26;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t680 = t664 ? t13_26 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_25 = t680;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t681 = s_27 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_27 = t1_14 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_27 = t3_27 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_27 = t4_27 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_27 = (u64)t5_27;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_27 = t6_27 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_27 = t7_27 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_27 = argument0 + t8_27;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_27;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_27) : "l"(t9_27));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_27 = t10_27 * t681;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_27 = t11_27 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_27 = t681 + t12_27;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t693 = t664 ? t13_27 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_27 = t693;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t694 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t695 = t694 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t696 = t205 + t695;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t697 = t696 + 49u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t698 = t697 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t699 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t700 = t697 < t699 ? t697 : t699;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_15 = t700 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t702 = s_26 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_28 = t1_15 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_28 = t3_28 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_28 = t4_28 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_28 = (u64)t5_28;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_28 = t6_28 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_28 = t7_28 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_28 = argument0 + t8_28;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_28;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_28) : "l"(t9_28));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_28 = t10_28 * t702;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_28 = t11_28 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_28 = t702 + t12_28;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t714 = t698 ? t13_28 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_26 = t714;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t715 = s_28 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_29 = t1_15 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_29 = t3_29 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_29 = t4_29 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_29 = (u64)t5_29;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_29 = t6_29 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_29 = t7_29 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_29 = argument0 + t8_29;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_29;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_29) : "l"(t9_29));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_29 = t10_29 * t715;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_29 = t11_29 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_29 = t715 + t12_29;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t727 = t698 ? t13_29 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_28 = t727;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t728 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t729 = t728 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t730 = t205 + t729;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t731 = t730 + 56u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t732 = t731 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t733 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t734 = t731 < t733 ? t731 : t733;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_16 = t734 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t736 = s_29 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_30 = t1_16 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_30 = t3_30 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_30 = t4_30 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_30 = (u64)t5_30;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_30 = t6_30 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_30 = t7_30 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_30 = argument0 + t8_30;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_30;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_30) : "l"(t9_30));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_30 = t10_30 * t736;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_30 = t11_30 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_30 = t736 + t12_30;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t748 = t732 ? t13_30 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_29 = t748;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t749 = s_31 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_31 = t1_16 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_31 = t3_31 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_31 = t4_31 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_31 = (u64)t5_31;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_31 = t6_31 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_31 = t7_31 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_31 = argument0 + t8_31;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_31;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_31) : "l"(t9_31));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_31 = t10_31 * t749;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_31 = t11_31 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_31 = t749 + t12_31;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t761 = t732 ? t13_31 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_31 = t761;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t762 = lane & 3u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t763 = t762 << 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t764 = t205 + t763;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t765 = t764 + 57u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const bool t766 = t765 < seq_q;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t767 = seq_q - 1u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t768 = t765 < t767 ? t765 : t767;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_17 = t768 * 5u;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t770 = s_30 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_32 = t1_17 + t2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_32 = t3_32 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_32 = t4_32 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_32 = (u64)t5_32;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_32 = t6_32 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_32 = t7_32 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_32 = argument0 + t8_32;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_32;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_32) : "l"(t9_32));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_32 = t10_32 * t770;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_32 = t11_32 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_32 = t770 + t12_32;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t782 = t766 ? t13_32 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_30 = t782;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t783 = s_32 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_33 = t1_17 + t2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_33 = t3_33 + head_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_33 = t4_33 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_33 = (u64)t5_33;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_33 = t6_33 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_33 = t7_33 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_33 = argument0 + t8_33;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_33;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_33) : "l"(t9_33));
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t11_33 = t10_33 * t783;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t12_33 = t11_33 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t13_33 = t783 + t12_33;
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    const f32 t795 = t766 ? t13_33 : __uint_as_float(0xff800000u);
#line 148 "fa-kernels/src/attention/backward/work.rs"
                    s_32 = t795;
#line 65 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t796 = block_2 << 6u;
                    const u32 t797 = t8 + 64u;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = seq_k < t797;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
                    if (right) {
                        const u32 t799 = warp_2 << 4u;
#line 429 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t800 = t8 + t799;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t801 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t800 + t801;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t803 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t804 = t803 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t805 = t205 + t804;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t806 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t807 = t806 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t808 = t205 + t807;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t809 = t808 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t810 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end = t810 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t813 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t813;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t815 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t815;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t816 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_2 = t816 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t819 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t819;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t821 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t821;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t822 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t823 = t822 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t824 = t205 + t823;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t825 = t824 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t826 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t827 = t826 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t828 = t205 + t827;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t829 = t828 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t830 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_3 = t830 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t833 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t833;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t835 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t835;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t836 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_4 = t836 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t839 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t839;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t841 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t841;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t842 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t843 = t842 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t844 = t205 + t843;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t845 = t844 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t846 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t847 = t846 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t848 = t205 + t847;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t849 = t848 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t850 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_5 = t850 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t853 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t853;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t855 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t855;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t856 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_6 = t856 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t859 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t859;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t861 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t861;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t862 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t863 = t862 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t864 = t205 + t863;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t865 = t864 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t866 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t867 = t866 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t868 = t205 + t867;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t869 = t868 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t870 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_7 = t870 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t873 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t873;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t875 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t875;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t876 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_8 = t876 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t879 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t879;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t881 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t881;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t882 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t883 = t882 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t884 = t205 + t883;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t885 = t884 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t886 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t887 = t886 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t888 = t205 + t887;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t889 = t888 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t890 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_9 = t890 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t893 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t893;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t895 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t895;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t896 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t896 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t899 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t899;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t901 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t901;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t902 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t903 = t902 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t904 = t205 + t903;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t905 = t904 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t906 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t907 = t906 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t908 = t205 + t907;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t909 = t908 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t910 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_11 = t910 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t913 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t913;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t915 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t915;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t916 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_12 = t916 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t919 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t919;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t921 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t921;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t922 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t923 = t922 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t924 = t205 + t923;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t925 = t924 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t926 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t927 = t926 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t928 = t205 + t927;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t929 = t928 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t930 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t930 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t933 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t933;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t935 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t935;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t936 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_14 = t936 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t939 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t939;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t941 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t941;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t942 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t943 = t942 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t944 = t205 + t943;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t945 = t944 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t946 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t947 = t946 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t948 = t205 + t947;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t949 = t948 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t950 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_15 = t950 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t953 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t953;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t955 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t955;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t956 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_16 = t956 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t959 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t959;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t961 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t961;
                    }
#line 86 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_2 = i_2 & 1u;
                    const u32 t963 = slot_2 << 9u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t964 = statistics_2 + t963;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t965 = lane & 3u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t966 = t965 << 4u;
#line 137 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t967 = t964 + t966;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t967) : "memory");
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t969;
                    asm("mov.b32 %0, %1;" : "=f"(t969) : "r"(row_3));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 138 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t971;
                    asm("mov.b32 %0, %1;" : "=f"(t971) : "r"(row_5));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t972 = -lse;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t973;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t973) : "f"(s), "f"(scale_log2), "f"(t972));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t974;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(t973));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t974;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t975 = -lse_2;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t976;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t976) : "f"(s_2), "f"(scale_log2), "f"(t975));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t977;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t977) : "f"(t976));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t977;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t978 = -lse;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t979;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t979) : "f"(s_3), "f"(scale_log2), "f"(t978));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t980;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t980) : "f"(t979));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t980;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t981 = -lse_2;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t982;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t982) : "f"(s_4), "f"(scale_log2), "f"(t981));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t983;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(t982));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t983;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t967) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t985;
                    asm("mov.b32 %0, %1;" : "=f"(t985) : "r"(row_7));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t987;
                    asm("mov.b32 %0, %1;" : "=f"(t987) : "r"(row_9));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t988 = -lse_3;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t989;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t989) : "f"(s_5), "f"(scale_log2), "f"(t988));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t990;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t990) : "f"(t989));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t990;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t991 = -lse_4;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t992;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t992) : "f"(s_6), "f"(scale_log2), "f"(t991));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t993;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t993) : "f"(t992));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t993;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t994 = -lse_3;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t995;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t995) : "f"(s_7), "f"(scale_log2), "f"(t994));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t996;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t996) : "f"(t995));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t996;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t997 = -lse_4;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t998;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t998) : "f"(s_8), "f"(scale_log2), "f"(t997));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t999;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t999) : "f"(t998));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t999;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t967) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1001;
                    asm("mov.b32 %0, %1;" : "=f"(t1001) : "r"(row_11));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1003;
                    asm("mov.b32 %0, %1;" : "=f"(t1003) : "r"(row_13));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1004 = -lse_5;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1005) : "f"(s_9), "f"(scale_log2), "f"(t1004));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1006;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1006) : "f"(t1005));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t1006;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1007 = -lse_6;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1008) : "f"(s_10), "f"(scale_log2), "f"(t1007));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1009;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(t1008));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t1009;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1010 = -lse_5;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1011;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1011) : "f"(s_11), "f"(scale_log2), "f"(t1010));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1012;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1012) : "f"(t1011));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t1012;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1013 = -lse_6;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1014;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(s_12), "f"(scale_log2), "f"(t1013));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1015;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1015) : "f"(t1014));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t1015;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t967) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1017;
                    asm("mov.b32 %0, %1;" : "=f"(t1017) : "r"(row_15));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1019;
                    asm("mov.b32 %0, %1;" : "=f"(t1019) : "r"(row_17));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1020 = -lse_7;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1021;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1021) : "f"(s_13), "f"(scale_log2), "f"(t1020));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1022;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1022) : "f"(t1021));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t1022;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1023 = -lse_8;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1024;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1024) : "f"(s_14), "f"(scale_log2), "f"(t1023));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1025;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1025) : "f"(t1024));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t1025;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1026 = -lse_7;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1027;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1027) : "f"(s_15), "f"(scale_log2), "f"(t1026));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1028;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1028) : "f"(t1027));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t1028;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1029 = -lse_8;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1030;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1030) : "f"(s_16), "f"(scale_log2), "f"(t1029));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1031;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(t1030));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t1031;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t967) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1033;
                    asm("mov.b32 %0, %1;" : "=f"(t1033) : "r"(row_19));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1035;
                    asm("mov.b32 %0, %1;" : "=f"(t1035) : "r"(row_21));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1036 = -lse_9;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1037;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1037) : "f"(s_17), "f"(scale_log2), "f"(t1036));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1038;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1038) : "f"(t1037));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t1038;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1039 = -lse_10;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1040;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1040) : "f"(s_18), "f"(scale_log2), "f"(t1039));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1041;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1041) : "f"(t1040));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t1041;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1042 = -lse_9;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1043;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1043) : "f"(s_19), "f"(scale_log2), "f"(t1042));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1044;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(t1043));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t1044;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1045 = -lse_10;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1046;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1046) : "f"(s_20), "f"(scale_log2), "f"(t1045));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1047;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(t1046));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t1047;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t967) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1049;
                    asm("mov.b32 %0, %1;" : "=f"(t1049) : "r"(row_23));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1051;
                    asm("mov.b32 %0, %1;" : "=f"(t1051) : "r"(row_25));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1052 = -lse_11;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1053;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1053) : "f"(s_21), "f"(scale_log2), "f"(t1052));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1054;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1054) : "f"(t1053));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t1054;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1055 = -lse_12;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1056;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(s_22), "f"(scale_log2), "f"(t1055));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1057;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1057) : "f"(t1056));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t1057;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1058 = -lse_11;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1059;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(s_23), "f"(scale_log2), "f"(t1058));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1060;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(t1059));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t1060;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1061 = -lse_12;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1062;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1062) : "f"(s_24), "f"(scale_log2), "f"(t1061));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1063;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(t1062));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t1063;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t967) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1065;
                    asm("mov.b32 %0, %1;" : "=f"(t1065) : "r"(row_27));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1067;
                    asm("mov.b32 %0, %1;" : "=f"(t1067) : "r"(row_29));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1068 = -lse_13;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1069;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(s_25), "f"(scale_log2), "f"(t1068));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1070;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(t1069));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t1070;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1071 = -lse_14;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1072;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1072) : "f"(s_26), "f"(scale_log2), "f"(t1071));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1073;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(t1072));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t1073;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1074 = -lse_13;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1075;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1075) : "f"(s_27), "f"(scale_log2), "f"(t1074));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1076;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(t1075));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t1076;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1077 = -lse_14;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1078;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1078) : "f"(s_28), "f"(scale_log2), "f"(t1077));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1079;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(t1078));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t1079;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t967) : "memory");
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1081;
                    asm("mov.b32 %0, %1;" : "=f"(t1081) : "r"(row_31));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1083;
                    asm("mov.b32 %0, %1;" : "=f"(t1083) : "r"(row_33));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1084 = -lse_15;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1085;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1085) : "f"(s_29), "f"(scale_log2), "f"(t1084));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1086;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1086) : "f"(t1085));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t1086;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1087 = -lse_16;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1088;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1088) : "f"(s_30), "f"(scale_log2), "f"(t1087));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1089;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(t1088));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t1089;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1090 = -lse_15;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1091;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(s_31), "f"(scale_log2), "f"(t1090));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1092;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(t1091));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t1092;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1093 = -lse_16;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1094;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1094) : "f"(s_32), "f"(scale_log2), "f"(t1093));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1095;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(t1094));
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t1095;
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1096;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1096) : "f"(s), "f"(s_2));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1097;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1097) : "f"(s_3), "f"(s_4));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1098;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1098) : "f"(s_5), "f"(s_6));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1099;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1099) : "f"(s_7), "f"(s_8));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1100;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1100) : "f"(s_9), "f"(s_10));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1101;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(s_11), "f"(s_12));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1102;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1102) : "f"(s_13), "f"(s_14));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1103;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1103) : "f"(s_15), "f"(s_16));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1104;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1104) : "f"(s_17), "f"(s_18));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1105;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(s_19), "f"(s_20));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1106;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1106) : "f"(s_21), "f"(s_22));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1107;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(s_23), "f"(s_24));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1108;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(s_25), "f"(s_26));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1109;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(s_27), "f"(s_28));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1110;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s_29), "f"(s_30));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t1111;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(s_31), "f"(s_32));
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1112 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1113 = p + t1112;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1114 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1115 = t1113 + t1114;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1115), "r"(t1096), "r"(t1097), "r"(t1098), "r"(t1099) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1116 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1117 = p + t1116;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1118 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1119 = t1117 + t1118;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t1119), "r"(t1100), "r"(t1101), "r"(t1102), "r"(t1103) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1120 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1121 = p + t1120;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1122 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1123 = t1121 + t1122;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t1123), "r"(t1104), "r"(t1105), "r"(t1106), "r"(t1107) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1124 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1125 = p + t1124;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1126 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1127 = t1125 + t1126;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t1127), "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(3u) : "memory");
#line 312 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_2 & 1u;
                    const u32 t1129 = slot_3 + 4u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1130 = t1129 << 3u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1131 = t26 + t1130;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1132 = lane == 0u;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1132) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1131) : "memory");
                    }
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1133 = t26 + 48u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1134 = i_2 & 1u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1133), "r"(t1134) : "memory");
#line 79 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1135 = t21 >> 4u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1136 = t1135 + 33554432u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1137 = (u64)t1136;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1138 = t1137 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) : "r"(t1096), "r"(t1097), "r"(t1098), "r"(t1099), "l"(t1138) : "memory");
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1139 = t1135 + 33554560u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1140 = (u64)t1139;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1141 = t1140 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) : "r"(t1100), "r"(t1101), "r"(t1102), "r"(t1103), "l"(t1141) : "memory");
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1142 = t1135 + 33554688u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1143 = (u64)t1142;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1144 = t1143 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) : "r"(t1104), "r"(t1105), "r"(t1106), "r"(t1107), "l"(t1144) : "memory");
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1145 = t1135 + 33554816u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1146 = (u64)t1145;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1147 = t1146 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "l"(t1147) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1148 = index << 14u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1149 = smem_1 + t1148;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1150;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1150) : "r"(t1149));
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1151 = after >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1152 = t1150 >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1153 = t1151 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1154 = (u64)t1153;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1155 = t1154 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1156 = t1152 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1157 = (u64)t1156;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1158 = t1157 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}" : "=f"(dq), "=f"(dq_2), "=f"(dq_3), "=f"(dq_4), "=f"(dq_5), "=f"(dq_6), "=f"(dq_7), "=f"(dq_8), "=f"(dq_9), "=f"(dq_10), "=f"(dq_11), "=f"(dq_12), "=f"(dq_13), "=f"(dq_14), "=f"(dq_15), "=f"(dq_16), "=f"(dq_17), "=f"(dq_18), "=f"(dq_19), "=f"(dq_20), "=f"(dq_21), "=f"(dq_22), "=f"(dq_23), "=f"(dq_24), "=f"(dq_25), "=f"(dq_26), "=f"(dq_27), "=f"(dq_28), "=f"(dq_29), "=f"(dq_30), "=f"(dq_31), "=f"(dq_32), "=f"(dq_33), "=f"(dq_34), "=f"(dq_35), "=f"(dq_36), "=f"(dq_37), "=f"(dq_38), "=f"(dq_39), "=f"(dq_40), "=f"(dq_41), "=f"(dq_42), "=f"(dq_43), "=f"(dq_44), "=f"(dq_45), "=f"(dq_46), "=f"(dq_47), "=f"(dq_48), "=f"(dq_49), "=f"(dq_50), "=f"(dq_51), "=f"(dq_52), "=f"(dq_53), "=f"(dq_54), "=f"(dq_55), "=f"(dq_56), "=f"(dq_57), "=f"(dq_58), "=f"(dq_59), "=f"(dq_60), "=f"(dq_61), "=f"(dq_62), "=f"(dq_63), "=f"(dq_64) : "l"(t1155), "l"(t1158) : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1159 = t1151 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1160 = (u64)t1159;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1161 = t1160 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1162 = t1152 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1163 = (u64)t1162;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1164 = t1163 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "l"(t1161), "l"(t1164) : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1165 = t1151 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1166 = (u64)t1165;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1167 = t1166 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1168 = t1152 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1169 = (u64)t1168;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1170 = t1169 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "l"(t1167), "l"(t1170) : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1171 = t1151 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1172 = (u64)t1171;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1173 = t1172 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1174 = t1152 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1175 = (u64)t1174;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1176 = t1175 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "l"(t1173), "l"(t1176) : "memory");
#line 85 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t1177 = i_2 + 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next = t204 ? t1177 : i_2;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1179 = next & 1u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1180 = t1179 + 2u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1181 = t1180 << 3u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1182 = t26 + t1181;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1183 = next >> 1u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1184 = t1183 & 1u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1182), "r"(t1184) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) :  : "memory");
#line 198 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1185 = batch_2 * heads;
#line 198 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1186 = t1185 + head_2;
#line 198 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1187 = t1186 * padded;
#line 198 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1188 = block_2 << 6u;
#line 198 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_34 = t1187 + t1188;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1190 = warp_2 << 4u;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_35 = row_34 + t1190;
                    const u64 t1192 = (u64)row_35;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1193 = t1192 * sums_stride0;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1194 = t1193 * 4ull;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1195 = sums + t1194;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1196 = index << 11u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1197 = (u64)t1196 * 4u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1198 = t1195 + t1197;
                    const u32 t1199 = index << 2u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1200 = t1199 + warp_2;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1201 = t1200 << 13u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = sums_2 + t1201;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1203 = lane << 2u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1204 = (u64)t1203 * 4u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 address = t1198 + t1204;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_33), "f"(dq_34), "f"(dq_35), "f"(dq_36) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_37), "f"(dq_38), "f"(dq_39), "f"(dq_40) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_41), "f"(dq_42), "f"(dq_43), "f"(dq_44) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_45), "f"(dq_46), "f"(dq_47), "f"(dq_48) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_49), "f"(dq_50), "f"(dq_51), "f"(dq_52) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_53), "f"(dq_54), "f"(dq_55), "f"(dq_56) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_57), "f"(dq_58), "f"(dq_59), "f"(dq_60) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(address), "f"(dq_61), "f"(dq_62), "f"(dq_63), "f"(dq_64) : "memory");
#line 91 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t1096), "r"(t1097), "r"(t1098), "r"(t1099) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t1100), "r"(t1101), "r"(t1102), "r"(t1103) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t1104), "r"(t1105), "r"(t1106), "r"(t1107) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111) : "memory");
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1206 = t26 + 56u;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1207 = lane == 0u;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1207) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1206) : "memory");
                    }
#line 118 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t1208;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1208) : "r"(smem_1));
#line 298 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1209 = next & 1u;
#line 298 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1210 = t1209 << 15u;
#line 298 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1211 = t20 + t1210;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1212 = t1208 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1213 = t1211 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1214 = t1212 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1215 = (u64)t1214;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1216 = t1215 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1217 = t1213 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1218 = (u64)t1217;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1219 = t1218 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t1216), "l"(t1219) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1220 = t1212 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1221 = (u64)t1220;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1222 = t1221 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1223 = t1213 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1224 = (u64)t1223;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1225 = t1224 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1222), "l"(t1225) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1226 = t1212 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1227 = (u64)t1226;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1228 = t1227 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1229 = t1213 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1230 = (u64)t1229;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1231 = t1230 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1228), "l"(t1231) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1232 = t1212 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1233 = (u64)t1232;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1234 = t1233 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1235 = t1213 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1236 = (u64)t1235;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1237 = t1236 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1234), "l"(t1237) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1238 = t1212 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1239 = (u64)t1238;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1240 = t1239 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1241 = t1213 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1242 = (u64)t1241;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1243 = t1242 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1240), "l"(t1243) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1244 = t1212 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1245 = (u64)t1244;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1246 = t1245 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1247 = t1213 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1248 = (u64)t1247;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1249 = t1248 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1246), "l"(t1249) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1250 = t1212 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1251 = (u64)t1250;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1252 = t1251 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1253 = t1213 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1254 = (u64)t1253;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1255 = t1254 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1252), "l"(t1255) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1256 = t1212 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1257 = (u64)t1256;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1258 = t1257 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1259 = t1213 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1260 = (u64)t1259;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1261 = t1260 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1258), "l"(t1261) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1262 = t1212 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1263 = (u64)t1262;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1264 = t1263 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1265 = t1213 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1266 = (u64)t1265;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1267 = t1266 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1264), "l"(t1267) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1268 = t1212 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1269 = (u64)t1268;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1270 = t1269 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1271 = t1213 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1272 = (u64)t1271;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1273 = t1272 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1270), "l"(t1273) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1274 = t1212 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1275 = (u64)t1274;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1276 = t1275 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1277 = t1213 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1278 = (u64)t1277;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1279 = t1278 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1276), "l"(t1279) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1280 = t1212 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1281 = (u64)t1280;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1282 = t1281 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1283 = t1213 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1284 = (u64)t1283;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1285 = t1284 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1282), "l"(t1285) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1286 = t1212 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1287 = (u64)t1286;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1288 = t1287 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1289 = t1213 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1290 = (u64)t1289;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1291 = t1290 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1288), "l"(t1291) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1292 = t1212 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1293 = (u64)t1292;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1294 = t1293 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1295 = t1213 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1296 = (u64)t1295;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1297 = t1296 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1294), "l"(t1297) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1298 = t1212 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1299 = (u64)t1298;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1300 = t1299 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1301 = t1213 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1302 = (u64)t1301;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1303 = t1302 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1300), "l"(t1303) : "memory");
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1304 = t1212 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1305 = (u64)t1304;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1306 = t1305 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1307 = t1213 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1308 = (u64)t1307;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t1309 = t1308 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1306), "l"(t1309) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 229 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address) : "memory");
#line 94 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1310 = block_2 + 1u;
#line 94 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t1310 == count;
                    const u32 t1312 = head_2 + 1u;
#line 95 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1313 = wraps_2 ? t1312 : head_2;
#line 95 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t1313;
                    const u32 t1314 = block_2 + 1u;
#line 96 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1315 = wraps_2 ? 0u : t1314;
#line 96 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t1315;
                }
            }
#line 64 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 262 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1316 = t19 + 8192u;
#line 262 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1317 = t19 + 16384u;
#line 262 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1318 = t19 + 24576u;
            const u32 t1319 = warp_2 << 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1320;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(dv_2), "f"(dv_3));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1321;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(dv_4), "f"(dv_5));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1322;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(dv_6), "f"(dv_7));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1323;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(dv_8), "f"(dv_9));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1324;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(dv_10), "f"(dv_11));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1325;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(dv_12), "f"(dv_13));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1326;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(dv_14), "f"(dv_15));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1327;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(dv_16), "f"(dv_17));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1328;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(dv_18), "f"(dv_19));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1329;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(dv_20), "f"(dv_21));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1330;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(dv_22), "f"(dv_23));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1331;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(dv_24), "f"(dv_25));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1332;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(dv_26), "f"(dv_27));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1333;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(dv_28), "f"(dv_29));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1334;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(dv_30), "f"(dv_31));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1335;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(dv_32), "f"(dv_33));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1336;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(dv_34), "f"(dv_35));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1337;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(dv_36), "f"(dv_37));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1338;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(dv_38), "f"(dv_39));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1339;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(dv_40), "f"(dv_41));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1340;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1340) : "f"(dv_42), "f"(dv_43));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1341;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(dv_44), "f"(dv_45));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1342;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1342) : "f"(dv_46), "f"(dv_47));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1343;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(dv_48), "f"(dv_49));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1344;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(dv_50), "f"(dv_51));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1345;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1345) : "f"(dv_52), "f"(dv_53));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1346;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1346) : "f"(dv_54), "f"(dv_55));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1347;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(dv_56), "f"(dv_57));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1348;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1348) : "f"(dv_58), "f"(dv_59));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1349;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1349) : "f"(dv_60), "f"(dv_61));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1350;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(dv_62), "f"(dv_63));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1351;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(dv_64), "f"(dv_65));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1352;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1352) : "f"(dv_66), "f"(dv_67));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1353;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1353) : "f"(dv_68), "f"(dv_69));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1354;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1354) : "f"(dv_70), "f"(dv_71));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1355;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1355) : "f"(dv_72), "f"(dv_73));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1356;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1356) : "f"(dv_74), "f"(dv_75));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1357;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(dv_76), "f"(dv_77));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1358;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1358) : "f"(dv_78), "f"(dv_79));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1359;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(dv_80), "f"(dv_81));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1360;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(dv_82), "f"(dv_83));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1361;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(dv_84), "f"(dv_85));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1362;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(dv_86), "f"(dv_87));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1363;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(dv_88), "f"(dv_89));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1364;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(dv_90), "f"(dv_91));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1365;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(dv_92), "f"(dv_93));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1366;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(dv_94), "f"(dv_95));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1367;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1367) : "f"(dv_96), "f"(dv_97));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1368;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(dv_98), "f"(dv_99));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1369;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(dv_100), "f"(dv_101));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1370;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1370) : "f"(dv_102), "f"(dv_103));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1371;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(dv_104), "f"(dv_105));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1372;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(dv_106), "f"(dv_107));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1373;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(dv_108), "f"(dv_109));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1374;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(dv_110), "f"(dv_111));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1375;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(dv_112), "f"(dv_113));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1376;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(dv_114), "f"(dv_115));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1377;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(dv_116), "f"(dv_117));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1378;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(dv_118), "f"(dv_119));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1379;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(dv_120), "f"(dv_121));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1380;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1380) : "f"(dv_122), "f"(dv_123));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1381;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(dv_124), "f"(dv_125));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1382;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(dv_126), "f"(dv_127));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1383;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1383) : "f"(dv_128), "f"(dv_129));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1384 = lane & 15u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1385 = t1319 + t1384;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1386 = lane >> 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1387 = t1385 & 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1388 = t1386 ^ t1387;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1389 = t1385 << 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1390 = t1388 << 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1391 = t1389 + t1390;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1392 = t19 + t1391;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1392), "r"(t1320), "r"(t1321), "r"(t1322), "r"(t1323) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1393 = t1391 ^ 32u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1394 = t19 + t1393;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1394), "r"(t1324), "r"(t1325), "r"(t1326), "r"(t1327) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1395 = t1391 ^ 64u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1396 = t19 + t1395;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1396), "r"(t1328), "r"(t1329), "r"(t1330), "r"(t1331) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1397 = t1391 ^ 96u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1398 = t19 + t1397;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1398), "r"(t1332), "r"(t1333), "r"(t1334), "r"(t1335) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1399 = lane & 15u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1400 = t1319 + t1399;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1401 = lane >> 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1402 = t1400 & 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1403 = t1401 ^ t1402;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1404 = t1400 << 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1405 = t1403 << 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1406 = t1404 + t1405;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1407 = t1316 + t1406;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1407), "r"(t1336), "r"(t1337), "r"(t1338), "r"(t1339) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1408 = t1406 ^ 32u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1409 = t1316 + t1408;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1409), "r"(t1340), "r"(t1341), "r"(t1342), "r"(t1343) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1410 = t1406 ^ 64u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1411 = t1316 + t1410;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1411), "r"(t1344), "r"(t1345), "r"(t1346), "r"(t1347) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1412 = t1406 ^ 96u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1413 = t1316 + t1412;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1413), "r"(t1348), "r"(t1349), "r"(t1350), "r"(t1351) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1414 = lane & 15u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1415 = t1319 + t1414;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1416 = lane >> 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1417 = t1415 & 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1418 = t1416 ^ t1417;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1419 = t1415 << 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1420 = t1418 << 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1421 = t1419 + t1420;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1422 = t1317 + t1421;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1422), "r"(t1352), "r"(t1353), "r"(t1354), "r"(t1355) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1423 = t1421 ^ 32u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1424 = t1317 + t1423;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1424), "r"(t1356), "r"(t1357), "r"(t1358), "r"(t1359) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1425 = t1421 ^ 64u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1426 = t1317 + t1425;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1426), "r"(t1360), "r"(t1361), "r"(t1362), "r"(t1363) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1427 = t1421 ^ 96u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1428 = t1317 + t1427;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1428), "r"(t1364), "r"(t1365), "r"(t1366), "r"(t1367) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1429 = lane & 15u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1430 = t1319 + t1429;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1431 = lane >> 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1432 = t1430 & 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1433 = t1431 ^ t1432;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1434 = t1430 << 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1435 = t1433 << 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1436 = t1434 + t1435;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1437 = t1318 + t1436;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1437), "r"(t1368), "r"(t1369), "r"(t1370), "r"(t1371) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1438 = t1436 ^ 32u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1439 = t1318 + t1438;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1439), "r"(t1372), "r"(t1373), "r"(t1374), "r"(t1375) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1440 = t1436 ^ 64u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1441 = t1318 + t1440;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1441), "r"(t1376), "r"(t1377), "r"(t1378), "r"(t1379) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1442 = t1436 ^ 96u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1443 = t1318 + t1442;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1443), "r"(t1380), "r"(t1381), "r"(t1382), "r"(t1383) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1444 = (u64)batch_2;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1445 = t1444 * dv_stride0;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1446 = t1445 * 2ull;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1447 = dv + t1446;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1448 = (u64)t8;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1449 = t1448 * dv_stride1;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1450 = t1449 * 2ull;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1451 = t1447 + t1450;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1452 = (u64)t10;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1453 = t1452 * dv_stride2;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1454 = t1453 * 2ull;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1455 = t1451 + t1454;
            const u32 t1456 = seq_k - t8;
#line 268 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1457 = head_dim >> 3u;
#line 276 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1458 = (u32)dv_stride1;
#line 276 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1459 = t1458 << 1u;
            const u32 t1460 = warp_2 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1461 = lane >> 3u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1462 = t1460 + t1461;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1463 = lane & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1464 = t1462 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1465 = t1463 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1466 = t1464 & t1465;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1466) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1467 = t1462 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1468 = t1463 ^ t1467;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1469 = t1462 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1470 = t1468 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1471 = t1469 + t1470;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1472 = t19 + t1471;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_36;
                u32 row_37;
                u32 row_38;
                u32 row_39;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t1472) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1473 = (u64)t1462 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1474 = t1455 + t1473;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1475 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1476 = t1474 + t1475;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1476), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1477 = t1462 + 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1478 = t1477 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1479 = t1463 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1480 = t1478 & t1479;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1480) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1481 = t1477 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1482 = t1463 ^ t1481;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1483 = t1477 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1484 = t1482 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1485 = t1483 + t1484;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1486 = t19 + t1485;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_40;
                u32 row_41;
                u32 row_42;
                u32 row_43;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t1486) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1487 = (u64)t1477 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1488 = t1455 + t1487;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1489 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1490 = t1488 + t1489;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1490), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1491 = t1462 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1492 = t1491 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1493 = t1463 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1494 = t1492 & t1493;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1494) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1495 = t1491 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1496 = t1463 ^ t1495;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1497 = t1491 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1498 = t1496 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1499 = t1497 + t1498;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1500 = t19 + t1499;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_44;
                u32 row_45;
                u32 row_46;
                u32 row_47;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t1500) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1501 = (u64)t1491 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1502 = t1455 + t1501;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1503 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1504 = t1502 + t1503;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1504), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1505 = t1462 + 12u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1506 = t1505 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1507 = t1463 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1508 = t1506 & t1507;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1508) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1509 = t1505 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1510 = t1463 ^ t1509;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1511 = t1505 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1512 = t1510 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1513 = t1511 + t1512;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1514 = t19 + t1513;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_48;
                u32 row_49;
                u32 row_50;
                u32 row_51;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t1514) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1515 = (u64)t1505 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1516 = t1455 + t1515;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1517 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1518 = t1516 + t1517;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1518), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1519 = t19 + 8192u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1520 = t1462 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1521 = t1463 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1522 = t1521 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1523 = t1520 & t1522;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1523) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1524 = t1462 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1525 = t1463 ^ t1524;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1526 = t1462 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1527 = t1525 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1528 = t1526 + t1527;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1529 = t1519 + t1528;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_52;
                u32 row_53;
                u32 row_54;
                u32 row_55;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t1529) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1530 = (u64)t1462 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1531 = t1455 + t1530;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1532 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1533 = t1531 + t1532;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1533), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1534 = t1462 + 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1535 = t1534 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1536 = t1463 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1537 = t1536 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1538 = t1535 & t1537;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1538) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1539 = t1534 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1540 = t1463 ^ t1539;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1541 = t1534 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1542 = t1540 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1543 = t1541 + t1542;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1544 = t1519 + t1543;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_56;
                u32 row_57;
                u32 row_58;
                u32 row_59;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_56), "=r"(row_57), "=r"(row_58), "=r"(row_59) : "r"(t1544) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1545 = (u64)t1534 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1546 = t1455 + t1545;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1547 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1548 = t1546 + t1547;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1548), "r"(row_56), "r"(row_57), "r"(row_58), "r"(row_59) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1549 = t1462 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1550 = t1549 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1551 = t1463 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1552 = t1551 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1553 = t1550 & t1552;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1553) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1554 = t1549 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1555 = t1463 ^ t1554;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1556 = t1549 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1557 = t1555 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1558 = t1556 + t1557;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1559 = t1519 + t1558;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_60;
                u32 row_61;
                u32 row_62;
                u32 row_63;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_60), "=r"(row_61), "=r"(row_62), "=r"(row_63) : "r"(t1559) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1560 = (u64)t1549 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1561 = t1455 + t1560;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1562 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1563 = t1561 + t1562;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1563), "r"(row_60), "r"(row_61), "r"(row_62), "r"(row_63) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1564 = t1462 + 12u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1565 = t1564 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1566 = t1463 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1567 = t1566 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1568 = t1565 & t1567;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1568) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1569 = t1564 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1570 = t1463 ^ t1569;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1571 = t1564 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1572 = t1570 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1573 = t1571 + t1572;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1574 = t1519 + t1573;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_64;
                u32 row_65;
                u32 row_66;
                u32 row_67;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_64), "=r"(row_65), "=r"(row_66), "=r"(row_67) : "r"(t1574) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1575 = (u64)t1564 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1576 = t1455 + t1575;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1577 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1578 = t1576 + t1577;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1578), "r"(row_64), "r"(row_65), "r"(row_66), "r"(row_67) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1579 = t19 + 16384u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1580 = t1462 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1581 = t1463 + 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1582 = t1581 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1583 = t1580 & t1582;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1583) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1584 = t1462 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1585 = t1463 ^ t1584;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1586 = t1462 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1587 = t1585 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1588 = t1586 + t1587;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1589 = t1579 + t1588;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1589) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1590 = (u64)t1462 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1591 = t1455 + t1590;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1592 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1593 = t1591 + t1592;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1593), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1594 = t1462 + 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1595 = t1594 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1596 = t1463 + 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1597 = t1596 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1598 = t1595 & t1597;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1598) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1599 = t1594 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1600 = t1463 ^ t1599;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1601 = t1594 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1602 = t1600 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1603 = t1601 + t1602;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1604 = t1579 + t1603;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1604) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1605 = (u64)t1594 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1606 = t1455 + t1605;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1607 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1608 = t1606 + t1607;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1608), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1609 = t1462 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1610 = t1609 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1611 = t1463 + 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1612 = t1611 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1613 = t1610 & t1612;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1613) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1614 = t1609 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1615 = t1463 ^ t1614;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1616 = t1609 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1617 = t1615 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1618 = t1616 + t1617;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1619 = t1579 + t1618;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1619) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1620 = (u64)t1609 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1621 = t1455 + t1620;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1622 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1623 = t1621 + t1622;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1623), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1624 = t1462 + 12u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1625 = t1624 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1626 = t1463 + 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1627 = t1626 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1628 = t1625 & t1627;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1628) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1629 = t1624 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1630 = t1463 ^ t1629;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1631 = t1624 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1632 = t1630 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1633 = t1631 + t1632;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1634 = t1579 + t1633;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1634) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1635 = (u64)t1624 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1636 = t1455 + t1635;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1637 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1638 = t1636 + t1637;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1638), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1639 = t19 + 24576u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1640 = t1462 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1641 = t1463 + 24u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1642 = t1641 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1643 = t1640 & t1642;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1643) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1644 = t1462 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1645 = t1463 ^ t1644;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1646 = t1462 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1647 = t1645 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1648 = t1646 + t1647;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1649 = t1639 + t1648;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_84;
                u32 row_85;
                u32 row_86;
                u32 row_87;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1649) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1650 = (u64)t1462 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1651 = t1455 + t1650;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1652 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1653 = t1651 + t1652;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1653), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1654 = t1462 + 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1655 = t1654 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1656 = t1463 + 24u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1657 = t1656 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1658 = t1655 & t1657;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1658) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1659 = t1654 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1660 = t1463 ^ t1659;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1661 = t1654 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1662 = t1660 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1663 = t1661 + t1662;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1664 = t1639 + t1663;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_88;
                u32 row_89;
                u32 row_90;
                u32 row_91;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1664) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1665 = (u64)t1654 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1666 = t1455 + t1665;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1667 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1668 = t1666 + t1667;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1668), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1669 = t1462 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1670 = t1669 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1671 = t1463 + 24u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1672 = t1671 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1673 = t1670 & t1672;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1673) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1674 = t1669 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1675 = t1463 ^ t1674;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1676 = t1669 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1677 = t1675 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1678 = t1676 + t1677;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1679 = t1639 + t1678;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_92;
                u32 row_93;
                u32 row_94;
                u32 row_95;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1679) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1680 = (u64)t1669 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1681 = t1455 + t1680;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1682 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1683 = t1681 + t1682;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1683), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1684 = t1462 + 12u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1685 = t1684 < t1456;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1686 = t1463 + 24u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1687 = t1686 < t1457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1688 = t1685 & t1687;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1688) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1689 = t1684 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1690 = t1463 ^ t1689;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1691 = t1684 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1692 = t1690 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1693 = t1691 + t1692;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1694 = t1639 + t1693;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_96;
                u32 row_97;
                u32 row_98;
                u32 row_99;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1694) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1695 = (u64)t1684 * t1459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1696 = t1455 + t1695;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1697 = (u64)t1463 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1698 = t1696 + t1697;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1698), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
            }
        } else {
#line 166 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 warp_3 = warp & 3u;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_2 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_3 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_4 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_5 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_6 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_7 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_8 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_9 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_10 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_11 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_12 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_13 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_14 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_15 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_16 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_17 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_18 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_19 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_20 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_21 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_22 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_23 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_24 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_25 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_26 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_27 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_28 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_29 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_30 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_31 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_32 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_33 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_2 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_3 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_4 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_5 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_6 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_7 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_8 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_9 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_10 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_11 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_12 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_13 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_14 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_15 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_16 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_17 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_18 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_19 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_20 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_21 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_22 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_23 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_24 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_25 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_26 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_27 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_28 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_29 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_30 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_31 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_32 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_65 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_66 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_67 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_68 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_69 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_70 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_71 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_72 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_73 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_74 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_75 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_76 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_77 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_78 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_79 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_80 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_81 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_82 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_83 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_84 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_85 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_86 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_87 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_88 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_89 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_90 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_91 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_92 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_93 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_94 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_95 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_96 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_97 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_98 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_99 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_100 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_101 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_102 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_103 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_104 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_105 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_106 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_107 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_108 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_109 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_110 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_111 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_112 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_113 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_114 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_115 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_116 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_117 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_118 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_119 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_120 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_121 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_122 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_123 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_124 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_125 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_126 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_127 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_128 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_2 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_3 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_4 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_5 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_6 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_7 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_8 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_9 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_10 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_11 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_12 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_13 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_14 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_15 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_16 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_17 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_18 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_19 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_20 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_21 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_22 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_23 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_24 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_25 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_26 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_27 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_28 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_29 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_30 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_31 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_32 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_33 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_34 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_35 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_36 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_37 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_38 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_39 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_40 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_41 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_42 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_43 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_44 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_45 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_46 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_47 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_48 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_49 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_50 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_51 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_52 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_53 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_54 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_55 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_56 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_57 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_58 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_59 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_60 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_61 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_62 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_63 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_64 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_65 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_66 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_67 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_68 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_69 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_70 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_71 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_72 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_73 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_74 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_75 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_76 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_77 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_78 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_79 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_80 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_81 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_82 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_83 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_84 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_85 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_86 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_87 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_88 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_89 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_90 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_91 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_92 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_93 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_94 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_95 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_96 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_97 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_98 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_99 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_100 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_101 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_102 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_103 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_104 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_105 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_106 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_107 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_108 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_109 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_110 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_111 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_112 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_113 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_114 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_115 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_116 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_117 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_118 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_119 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_120 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_121 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_122 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_123 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_124 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_125 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_126 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_127 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_128 = 0.0f;
#line 157 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_129 = 0.0f;
#line 82 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1700 = count * group;
#line 247 "fa-kernels/src/attention/backward/work.rs"
            const bool t1701 = t1700 != 0u;
#line 146 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t1701) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t26), "r"(0u) : "memory");
                const u32 t1702 = t26 + 8u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1702), "r"(0u) : "memory");
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1703 = t26 + 48u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1703), "r"(0u) : "memory");
#line 215 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t1704;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1704) : "r"(t19));
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1705 = t1704 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1706 = t21 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1707 = t1705 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1708 = (u64)t1707;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1709 = t1708 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1710 = t1706 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1711 = (u64)t1710;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1712 = t1711 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(dp), "=f"(dp_2), "=f"(dp_3), "=f"(dp_4), "=f"(dp_5), "=f"(dp_6), "=f"(dp_7), "=f"(dp_8), "=f"(dp_9), "=f"(dp_10), "=f"(dp_11), "=f"(dp_12), "=f"(dp_13), "=f"(dp_14), "=f"(dp_15), "=f"(dp_16), "=f"(dp_17), "=f"(dp_18), "=f"(dp_19), "=f"(dp_20), "=f"(dp_21), "=f"(dp_22), "=f"(dp_23), "=f"(dp_24), "=f"(dp_25), "=f"(dp_26), "=f"(dp_27), "=f"(dp_28), "=f"(dp_29), "=f"(dp_30), "=f"(dp_31), "=f"(dp_32) : "l"(t1709), "l"(t1712) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1713 = t1705 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1714 = (u64)t1713;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1715 = t1714 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1716 = t1706 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1717 = (u64)t1716;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1718 = t1717 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1715), "l"(t1718) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1719 = t1705 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1720 = (u64)t1719;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1721 = t1720 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1722 = t1706 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1723 = (u64)t1722;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1724 = t1723 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1721), "l"(t1724) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1725 = t1705 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1726 = (u64)t1725;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1727 = t1726 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1728 = t1706 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1729 = (u64)t1728;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1730 = t1729 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1727), "l"(t1730) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1731 = t1705 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1732 = (u64)t1731;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1733 = t1732 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1734 = t1706 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1735 = (u64)t1734;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1736 = t1735 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1733), "l"(t1736) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1737 = t1705 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1738 = (u64)t1737;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1739 = t1738 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1740 = t1706 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1741 = (u64)t1740;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1742 = t1741 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1739), "l"(t1742) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1743 = t1705 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1744 = (u64)t1743;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1745 = t1744 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1746 = t1706 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1747 = (u64)t1746;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1748 = t1747 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1745), "l"(t1748) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1749 = t1705 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1750 = (u64)t1749;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1751 = t1750 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1752 = t1706 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1753 = (u64)t1752;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1754 = t1753 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1751), "l"(t1754) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1755 = t1705 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1756 = (u64)t1755;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1757 = t1756 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1758 = t1706 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1759 = (u64)t1758;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1760 = t1759 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1757), "l"(t1760) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1761 = t1705 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1762 = (u64)t1761;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1763 = t1762 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1764 = t1706 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1765 = (u64)t1764;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1766 = t1765 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1763), "l"(t1766) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1767 = t1705 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1768 = (u64)t1767;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1769 = t1768 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1770 = t1706 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1771 = (u64)t1770;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1772 = t1771 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1769), "l"(t1772) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1773 = t1705 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1774 = (u64)t1773;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1775 = t1774 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1776 = t1706 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1777 = (u64)t1776;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1778 = t1777 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1775), "l"(t1778) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1779 = t1705 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1780 = (u64)t1779;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1781 = t1780 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1782 = t1706 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1783 = (u64)t1782;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1784 = t1783 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1781), "l"(t1784) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1785 = t1705 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1786 = (u64)t1785;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1787 = t1786 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1788 = t1706 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1789 = (u64)t1788;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1790 = t1789 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1787), "l"(t1790) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1791 = t1705 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1792 = (u64)t1791;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1793 = t1792 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1794 = t1706 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1795 = (u64)t1794;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1796 = t1795 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1793), "l"(t1796) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1797 = t1705 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1798 = (u64)t1797;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1799 = t1798 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1800 = t1706 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1801 = (u64)t1800;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1802 = t1801 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t1799), "l"(t1802) : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 82 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_4 = count * group;
#line 90 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1804 = t10 * group;
#line 90 "fa-kernels/src/attention/backward/work.rs"
                u32 head_3 = t1804;
                u32 block_3 = 0u;
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
#line 93 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1805 = i_3 + 1u;
#line 93 "fa-kernels/src/attention/backward/work.rs"
                    const bool t1806 = t1805 < count_4;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1807 = t26 + 56u;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1808 = lane == 0u;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1808) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1807) : "memory");
                    }
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1809 = i_3 & 1u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1810 = t1809 + 2u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1811 = t1810 << 3u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1812 = t26 + t1811;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1813 = i_3 >> 1u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1814 = t1813 & 1u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1812), "r"(t1814) : "memory");
#line 170 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(3u) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1815 = warp_3 << 11u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1816 = p + t1815;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1817 = lane << 4u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 place_2 = t1816 + t1817;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_100;
                    u32 row_101;
                    u32 row_102;
                    u32 row_103;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1819 = row_100 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1820;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1820) : "r"(row_100));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1821;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1821) : "h"(t1820));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1822;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1822) : "r"(t1819));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1823;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1823) : "h"(t1822));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1824 = row_101 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1825;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1825) : "r"(row_101));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1826;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1826) : "h"(t1825));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1827;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1827) : "r"(t1824));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1828;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1828) : "h"(t1827));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1829 = row_102 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1830;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1830) : "r"(row_102));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1831;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1831) : "h"(t1830));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1832;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1832) : "r"(t1829));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1833;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1833) : "h"(t1832));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1834 = row_103 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1835;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1835) : "r"(row_103));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1836;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1836) : "h"(t1835));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1837;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1837) : "r"(t1834));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1838;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1838) : "h"(t1837));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_2 = t1821;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_3 = t1823;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_4 = t1826;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_5 = t1828;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_6 = t1831;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_7 = t1833;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_8 = t1836;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_9 = t1838;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_104;
                    u32 row_105;
                    u32 row_106;
                    u32 row_107;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1839 = row_104 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1840;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1840) : "r"(row_104));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1841;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1841) : "h"(t1840));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1842;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1842) : "r"(t1839));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1843;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1843) : "h"(t1842));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1844 = row_105 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1845;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1845) : "r"(row_105));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1846;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1846) : "h"(t1845));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1847;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1847) : "r"(t1844));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1848;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1848) : "h"(t1847));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1849 = row_106 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1850;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1850) : "r"(row_106));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1851;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1851) : "h"(t1850));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1852;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1852) : "r"(t1849));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1853;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1853) : "h"(t1852));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1854 = row_107 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1855;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1855) : "r"(row_107));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1856;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1856) : "h"(t1855));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1857;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1857) : "r"(t1854));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1858;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1858) : "h"(t1857));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_10 = t1841;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_11 = t1843;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_12 = t1846;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_13 = t1848;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_14 = t1851;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_15 = t1853;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_16 = t1856;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_17 = t1858;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_108;
                    u32 row_109;
                    u32 row_110;
                    u32 row_111;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1859 = row_108 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1860;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1860) : "r"(row_108));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1861;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1861) : "h"(t1860));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1862;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1862) : "r"(t1859));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1863;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1863) : "h"(t1862));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1864 = row_109 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1865;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1865) : "r"(row_109));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1866;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1866) : "h"(t1865));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1867;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1867) : "r"(t1864));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1868;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1868) : "h"(t1867));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1869 = row_110 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1870;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1870) : "r"(row_110));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1871;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1871) : "h"(t1870));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1872;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1872) : "r"(t1869));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1873;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1873) : "h"(t1872));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1874 = row_111 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1875;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1875) : "r"(row_111));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1876;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1876) : "h"(t1875));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1877;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1877) : "r"(t1874));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1878;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1878) : "h"(t1877));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_18 = t1861;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_19 = t1863;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_20 = t1866;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_21 = t1868;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_22 = t1871;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_23 = t1873;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_24 = t1876;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_25 = t1878;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_112;
                    u32 row_113;
                    u32 row_114;
                    u32 row_115;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1879 = row_112 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1880;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1880) : "r"(row_112));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1881;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1881) : "h"(t1880));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1882;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1882) : "r"(t1879));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1883;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1883) : "h"(t1882));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1884 = row_113 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1885;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1885) : "r"(row_113));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1886;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1886) : "h"(t1885));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1887;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1887) : "r"(t1884));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1888;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1888) : "h"(t1887));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1889 = row_114 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1890;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1890) : "r"(row_114));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1891;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1891) : "h"(t1890));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1892;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1892) : "r"(t1889));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1893;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1893) : "h"(t1892));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1894 = row_115 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1895;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1895) : "r"(row_115));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1896;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1896) : "h"(t1895));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1897;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1897) : "r"(t1894));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1898;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1898) : "h"(t1897));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_26 = t1881;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_27 = t1883;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_28 = t1886;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_29 = t1888;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_30 = t1891;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_31 = t1893;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_32 = t1896;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_33 = t1898;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1899 = block_3 << 6u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1900 = warp_3 << 12u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1901 = sums_2 + t1900;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1902 = lane << 4u;
#line 127 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1903 = t1901 + t1902;
#line 155 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1904 = warp_3 << 4u;
#line 155 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1905 = t8 + t1904;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_3 & 1u;
                    const u32 t1907 = slot_4 << 9u;
#line 87 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1908 = statistics_2 + t1907;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1909 = lane & 3u;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1910 = t1909 << 4u;
#line 159 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1911 = t1908 + t1910;
                    u32 row_116;
                    u32 row_117;
                    u32 row_118;
                    u32 row_119;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1911) : "memory");
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1912;
                    asm("mov.b32 %0, %1;" : "=f"(t1912) : "r"(row_116));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1913;
                    asm("mov.b32 %0, %1;" : "=f"(t1913) : "r"(row_117));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1914;
                    asm("mov.b32 %0, %1;" : "=f"(t1914) : "r"(row_118));
#line 160 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1915;
                    asm("mov.b32 %0, %1;" : "=f"(t1915) : "r"(row_119));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1916 = dp - t1913;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1917 = p_2 * t1916;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1918;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1918) : "r"(lane));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1919 = head_3 / group;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1920 = t1918 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1921 = t1905 + t1920;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1922 = seq_k - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1923 = t1921 < t1922 ? t1921 : t1922;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t2_2_2 = t1923 * 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1925 = t1921 + 8u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1926 = t1925 < t1922 ? t1925 : t1922;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t2_2_3 = t1926 * 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1928 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1929 = t1928 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1930 = t1899 + t1929;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1931 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1932 = t1930 < t1931 ? t1930 : t1931;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_2 = t1932 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_120;
                    u32 row_121;
                    u32 row_122;
                    u32 row_123;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1903) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1934;
                    asm("mov.b32 %0, %1;" : "=f"(t1934) : "r"(row_120));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1935;
                    asm("mov.b32 %0, %1;" : "=f"(t1935) : "r"(row_121));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1936;
                    asm("mov.b32 %0, %1;" : "=f"(t1936) : "r"(row_122));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1937;
                    asm("mov.b32 %0, %1;" : "=f"(t1937) : "r"(row_123));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1938;
                    asm("mov.b32 %0, %1;" : "=r"(t1938) : "f"(t1934));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1939;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1939) : "r"(t1938));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1940;
                    asm("mov.b32 %0, %1;" : "=f"(t1940) : "r"(t1939));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1941 = t1940 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_2 = t1_2_2 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_2 = t3_2_2 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_2 = t4_2_2 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_2 = (u64)t5_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_2 = t6_2_2 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_2 = t7_2_2 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_2 = argument0 + t8_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_2;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_2) : "l"(t9_2_2));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_2 = t9_2_2 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_2 = t1917 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_2 = t14_2 * t1941;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_2 = t14_2 * t10_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_2 = t1917 + t17_2;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1955 = t1917 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1956 = t1955 ? 0.0f : t16_2;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1957 = gradient + t19_2;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1958 = t1956 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1958) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1957), "f"(t1956) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1959 = t1917 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1960 = t1959 ? 0.0f : t18_2;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t1960;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1961 = dp_2 - t1915;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1962 = p_3 * t1961;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1963 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1964 = t1963 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1965 = t1899 + t1964;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1966 = t1965 + 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1967 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1968 = t1966 < t1967 ? t1966 : t1967;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_3 = t1968 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1970;
                    asm("mov.b32 %0, %1;" : "=r"(t1970) : "f"(t1935));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1971;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1971) : "r"(t1970));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1972;
                    asm("mov.b32 %0, %1;" : "=f"(t1972) : "r"(t1971));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1973 = t1972 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_3 = t1_2_3 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_3 = t3_2_3 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_3 = t4_2_3 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_3 = (u64)t5_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_3 = t6_2_3 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_3 = t7_2_3 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_3 = argument0 + t8_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_3;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_3) : "l"(t9_2_3));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_3 = t9_2_3 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_3 = t1962 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_3 = t14_3 * t1973;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_3 = t14_3 * t10_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_3 = t1962 + t17_3;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1987 = t1962 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1988 = t1987 ? 0.0f : t16_3;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t1989 = gradient + t19_3;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1990 = t1988 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1990) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1989), "f"(t1988) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1991 = t1962 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1992 = t1991 ? 0.0f : t18_3;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t1992;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1993 = dp_3 - t1913;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1994 = p_4 * t1993;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1995;
                    asm("mov.b32 %0, %1;" : "=r"(t1995) : "f"(t1936));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1996;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1996) : "r"(t1995));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1997;
                    asm("mov.b32 %0, %1;" : "=f"(t1997) : "r"(t1996));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1998 = t1997 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_4 = t1_2_2 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_4 = t3_2_4 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_4 = t4_2_4 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_4 = (u64)t5_2_4;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_4 = t6_2_4 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_4 = t7_2_4 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_4 = argument0 + t8_2_4;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_4;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_4) : "l"(t9_2_4));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_4 = t9_2_4 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_4 = t1994 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_4 = t14_4 * t1998;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_4 = t14_4 * t10_2_4;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_4 = t1994 + t17_4;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2012 = t1994 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2013 = t2012 ? 0.0f : t16_4;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2014 = gradient + t19_4;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2015 = t2013 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2015) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2014), "f"(t2013) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2016 = t1994 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2017 = t2016 ? 0.0f : t18_4;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t2017;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2018 = dp_4 - t1915;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2019 = p_5 * t2018;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2020;
                    asm("mov.b32 %0, %1;" : "=r"(t2020) : "f"(t1937));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2021;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2021) : "r"(t2020));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2022;
                    asm("mov.b32 %0, %1;" : "=f"(t2022) : "r"(t2021));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2023 = t2022 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_5 = t1_2_3 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_5 = t3_2_5 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_5 = t4_2_5 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_5 = (u64)t5_2_5;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_5 = t6_2_5 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_5 = t7_2_5 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_5 = argument0 + t8_2_5;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_5;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_5) : "l"(t9_2_5));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_5 = t9_2_5 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_5 = t2019 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_5 = t14_5 * t2023;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_5 = t14_5 * t10_2_5;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_5 = t2019 + t17_5;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2037 = t2019 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2038 = t2037 ? 0.0f : t16_5;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2039 = gradient + t19_5;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2040 = t2038 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2040) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2039), "f"(t2038) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2041 = t2019 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2042 = t2041 ? 0.0f : t18_5;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t2042;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_124;
                    u32 row_125;
                    u32 row_126;
                    u32 row_127;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1911) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2043;
                    asm("mov.b32 %0, %1;" : "=f"(t2043) : "r"(row_124));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2044;
                    asm("mov.b32 %0, %1;" : "=f"(t2044) : "r"(row_125));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2045;
                    asm("mov.b32 %0, %1;" : "=f"(t2045) : "r"(row_126));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2046;
                    asm("mov.b32 %0, %1;" : "=f"(t2046) : "r"(row_127));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2047 = dp_5 - t2044;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2048 = p_6 * t2047;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2049 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2050 = t2049 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2051 = t1899 + t2050;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2052 = t2051 + 8u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2053 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2054 = t2052 < t2053 ? t2052 : t2053;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_4 = t2054 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_128;
                    u32 row_129;
                    u32 row_130;
                    u32 row_131;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1903) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2056;
                    asm("mov.b32 %0, %1;" : "=f"(t2056) : "r"(row_128));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2057;
                    asm("mov.b32 %0, %1;" : "=f"(t2057) : "r"(row_129));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2058;
                    asm("mov.b32 %0, %1;" : "=f"(t2058) : "r"(row_130));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2059;
                    asm("mov.b32 %0, %1;" : "=f"(t2059) : "r"(row_131));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2060;
                    asm("mov.b32 %0, %1;" : "=r"(t2060) : "f"(t2056));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2061;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2061) : "r"(t2060));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2062;
                    asm("mov.b32 %0, %1;" : "=f"(t2062) : "r"(t2061));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2063 = t2062 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_6 = t1_2_4 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_6 = t3_2_6 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_6 = t4_2_6 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_6 = (u64)t5_2_6;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_6 = t6_2_6 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_6 = t7_2_6 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_6 = argument0 + t8_2_6;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_6;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_6) : "l"(t9_2_6));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_6 = t9_2_6 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_6 = t2048 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_6 = t14_6 * t2063;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_6 = t14_6 * t10_2_6;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_6 = t2048 + t17_6;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2077 = t2048 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2078 = t2077 ? 0.0f : t16_6;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2079 = gradient + t19_6;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2080 = t2078 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2080) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2079), "f"(t2078) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2081 = t2048 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2082 = t2081 ? 0.0f : t18_6;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t2082;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2083 = dp_6 - t2046;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2084 = p_7 * t2083;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2085 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2086 = t2085 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2087 = t1899 + t2086;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2088 = t2087 + 9u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2089 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2090 = t2088 < t2089 ? t2088 : t2089;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_5 = t2090 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2092;
                    asm("mov.b32 %0, %1;" : "=r"(t2092) : "f"(t2057));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2093;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2093) : "r"(t2092));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2094;
                    asm("mov.b32 %0, %1;" : "=f"(t2094) : "r"(t2093));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2095 = t2094 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_7 = t1_2_5 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_7 = t3_2_7 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_7 = t4_2_7 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_7 = (u64)t5_2_7;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_7 = t6_2_7 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_7 = t7_2_7 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_7 = argument0 + t8_2_7;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_7;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_7) : "l"(t9_2_7));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_7 = t9_2_7 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_7 = t2084 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_7 = t14_7 * t2095;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_7 = t14_7 * t10_2_7;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_7 = t2084 + t17_7;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2109 = t2084 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2110 = t2109 ? 0.0f : t16_7;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2111 = gradient + t19_7;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2112 = t2110 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2112) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2111), "f"(t2110) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2113 = t2084 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2114 = t2113 ? 0.0f : t18_7;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t2114;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2115 = dp_7 - t2044;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2116 = p_8 * t2115;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2117;
                    asm("mov.b32 %0, %1;" : "=r"(t2117) : "f"(t2058));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2118;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2118) : "r"(t2117));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2119;
                    asm("mov.b32 %0, %1;" : "=f"(t2119) : "r"(t2118));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2120 = t2119 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_8 = t1_2_4 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_8 = t3_2_8 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_8 = t4_2_8 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_8 = (u64)t5_2_8;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_8 = t6_2_8 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_8 = t7_2_8 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_8 = argument0 + t8_2_8;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_8;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_8) : "l"(t9_2_8));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_8 = t9_2_8 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_8 = t2116 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_8 = t14_8 * t2120;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_8 = t14_8 * t10_2_8;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_8 = t2116 + t17_8;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2134 = t2116 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2135 = t2134 ? 0.0f : t16_8;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2136 = gradient + t19_8;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2137 = t2135 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2137) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2136), "f"(t2135) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2138 = t2116 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2139 = t2138 ? 0.0f : t18_8;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t2139;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2140 = dp_8 - t2046;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2141 = p_9 * t2140;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2142;
                    asm("mov.b32 %0, %1;" : "=r"(t2142) : "f"(t2059));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2143;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2143) : "r"(t2142));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2144;
                    asm("mov.b32 %0, %1;" : "=f"(t2144) : "r"(t2143));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2145 = t2144 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_9 = t1_2_5 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_9 = t3_2_9 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_9 = t4_2_9 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_9 = (u64)t5_2_9;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_9 = t6_2_9 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_9 = t7_2_9 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_9 = argument0 + t8_2_9;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_9;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_9) : "l"(t9_2_9));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_9 = t9_2_9 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_9 = t2141 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_9 = t14_9 * t2145;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_9 = t14_9 * t10_2_9;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_9 = t2141 + t17_9;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2159 = t2141 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2160 = t2159 ? 0.0f : t16_9;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2161 = gradient + t19_9;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2162 = t2160 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2162) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2161), "f"(t2160) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2163 = t2141 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2164 = t2163 ? 0.0f : t18_9;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t2164;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_132;
                    u32 row_133;
                    u32 row_134;
                    u32 row_135;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_132), "=r"(row_133), "=r"(row_134), "=r"(row_135) : "r"(t1911) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2165;
                    asm("mov.b32 %0, %1;" : "=f"(t2165) : "r"(row_132));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2166;
                    asm("mov.b32 %0, %1;" : "=f"(t2166) : "r"(row_133));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2167;
                    asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(row_134));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2168;
                    asm("mov.b32 %0, %1;" : "=f"(t2168) : "r"(row_135));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2169 = dp_9 - t2166;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2170 = p_10 * t2169;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2171 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2172 = t2171 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2173 = t1899 + t2172;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2174 = t2173 + 16u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2175 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2176 = t2174 < t2175 ? t2174 : t2175;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_6 = t2176 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_136;
                    u32 row_137;
                    u32 row_138;
                    u32 row_139;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_136), "=r"(row_137), "=r"(row_138), "=r"(row_139) : "r"(t1903) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2178;
                    asm("mov.b32 %0, %1;" : "=f"(t2178) : "r"(row_136));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2179;
                    asm("mov.b32 %0, %1;" : "=f"(t2179) : "r"(row_137));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2180;
                    asm("mov.b32 %0, %1;" : "=f"(t2180) : "r"(row_138));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2181;
                    asm("mov.b32 %0, %1;" : "=f"(t2181) : "r"(row_139));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2182;
                    asm("mov.b32 %0, %1;" : "=r"(t2182) : "f"(t2178));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2183;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2183) : "r"(t2182));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2184;
                    asm("mov.b32 %0, %1;" : "=f"(t2184) : "r"(t2183));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2185 = t2184 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_10 = t1_2_6 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_10 = t3_2_10 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_10 = t4_2_10 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_10 = (u64)t5_2_10;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_10 = t6_2_10 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_10 = t7_2_10 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_10 = argument0 + t8_2_10;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_10;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_10) : "l"(t9_2_10));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_10 = t9_2_10 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_10 = t2170 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_10 = t14_10 * t2185;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_10 = t14_10 * t10_2_10;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_10 = t2170 + t17_10;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2199 = t2170 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2200 = t2199 ? 0.0f : t16_10;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2201 = gradient + t19_10;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2202 = t2200 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2202) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2201), "f"(t2200) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2203 = t2170 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2204 = t2203 ? 0.0f : t18_10;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t2204;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2205 = dp_10 - t2168;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2206 = p_11 * t2205;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2207 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2208 = t2207 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2209 = t1899 + t2208;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2210 = t2209 + 17u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2211 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2212 = t2210 < t2211 ? t2210 : t2211;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_7 = t2212 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2214;
                    asm("mov.b32 %0, %1;" : "=r"(t2214) : "f"(t2179));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2215;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2215) : "r"(t2214));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2216;
                    asm("mov.b32 %0, %1;" : "=f"(t2216) : "r"(t2215));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2217 = t2216 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_11 = t1_2_7 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_11 = t3_2_11 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_11 = t4_2_11 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_11 = (u64)t5_2_11;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_11 = t6_2_11 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_11 = t7_2_11 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_11 = argument0 + t8_2_11;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_11;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_11) : "l"(t9_2_11));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_11 = t9_2_11 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_11 = t2206 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_11 = t14_11 * t2217;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_11 = t14_11 * t10_2_11;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_11 = t2206 + t17_11;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2231 = t2206 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2232 = t2231 ? 0.0f : t16_11;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2233 = gradient + t19_11;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2234 = t2232 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2234) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2233), "f"(t2232) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2235 = t2206 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2236 = t2235 ? 0.0f : t18_11;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t2236;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2237 = dp_11 - t2166;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2238 = p_12 * t2237;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2239;
                    asm("mov.b32 %0, %1;" : "=r"(t2239) : "f"(t2180));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2240;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2240) : "r"(t2239));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2241;
                    asm("mov.b32 %0, %1;" : "=f"(t2241) : "r"(t2240));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2242 = t2241 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_12 = t1_2_6 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_12 = t3_2_12 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_12 = t4_2_12 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_12 = (u64)t5_2_12;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_12 = t6_2_12 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_12 = t7_2_12 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_12 = argument0 + t8_2_12;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_12;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_12) : "l"(t9_2_12));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_12 = t9_2_12 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_12 = t2238 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_12 = t14_12 * t2242;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_12 = t14_12 * t10_2_12;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_12 = t2238 + t17_12;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2256 = t2238 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2257 = t2256 ? 0.0f : t16_12;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2258 = gradient + t19_12;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2259 = t2257 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2259) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2258), "f"(t2257) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2260 = t2238 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2261 = t2260 ? 0.0f : t18_12;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t2261;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2262 = dp_12 - t2168;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2263 = p_13 * t2262;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2264;
                    asm("mov.b32 %0, %1;" : "=r"(t2264) : "f"(t2181));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2265;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2265) : "r"(t2264));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2266;
                    asm("mov.b32 %0, %1;" : "=f"(t2266) : "r"(t2265));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2267 = t2266 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_13 = t1_2_7 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_13 = t3_2_13 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_13 = t4_2_13 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_13 = (u64)t5_2_13;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_13 = t6_2_13 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_13 = t7_2_13 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_13 = argument0 + t8_2_13;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_13;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_13) : "l"(t9_2_13));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_13 = t9_2_13 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_13 = t2263 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_13 = t14_13 * t2267;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_13 = t14_13 * t10_2_13;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_13 = t2263 + t17_13;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2281 = t2263 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2282 = t2281 ? 0.0f : t16_13;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2283 = gradient + t19_13;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2284 = t2282 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2284) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2283), "f"(t2282) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2285 = t2263 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2286 = t2285 ? 0.0f : t18_13;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t2286;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_140;
                    u32 row_141;
                    u32 row_142;
                    u32 row_143;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_140), "=r"(row_141), "=r"(row_142), "=r"(row_143) : "r"(t1911) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2287;
                    asm("mov.b32 %0, %1;" : "=f"(t2287) : "r"(row_140));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2288;
                    asm("mov.b32 %0, %1;" : "=f"(t2288) : "r"(row_141));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2289;
                    asm("mov.b32 %0, %1;" : "=f"(t2289) : "r"(row_142));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2290;
                    asm("mov.b32 %0, %1;" : "=f"(t2290) : "r"(row_143));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2291 = dp_13 - t2288;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2292 = p_14 * t2291;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2293 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2294 = t2293 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2295 = t1899 + t2294;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2296 = t2295 + 24u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2297 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2298 = t2296 < t2297 ? t2296 : t2297;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_8 = t2298 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_144;
                    u32 row_145;
                    u32 row_146;
                    u32 row_147;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_144), "=r"(row_145), "=r"(row_146), "=r"(row_147) : "r"(t1903) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2300;
                    asm("mov.b32 %0, %1;" : "=f"(t2300) : "r"(row_144));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2301;
                    asm("mov.b32 %0, %1;" : "=f"(t2301) : "r"(row_145));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2302;
                    asm("mov.b32 %0, %1;" : "=f"(t2302) : "r"(row_146));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2303;
                    asm("mov.b32 %0, %1;" : "=f"(t2303) : "r"(row_147));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2304;
                    asm("mov.b32 %0, %1;" : "=r"(t2304) : "f"(t2300));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2305;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2305) : "r"(t2304));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2306;
                    asm("mov.b32 %0, %1;" : "=f"(t2306) : "r"(t2305));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2307 = t2306 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_14 = t1_2_8 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_14 = t3_2_14 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_14 = t4_2_14 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_14 = (u64)t5_2_14;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_14 = t6_2_14 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_14 = t7_2_14 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_14 = argument0 + t8_2_14;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_14;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_14) : "l"(t9_2_14));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_14 = t9_2_14 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_14 = t2292 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_14 = t14_14 * t2307;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_14 = t14_14 * t10_2_14;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_14 = t2292 + t17_14;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2321 = t2292 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2322 = t2321 ? 0.0f : t16_14;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2323 = gradient + t19_14;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2324 = t2322 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2324) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2323), "f"(t2322) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2325 = t2292 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2326 = t2325 ? 0.0f : t18_14;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t2326;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2327 = dp_14 - t2290;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2328 = p_15 * t2327;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2329 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2330 = t2329 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2331 = t1899 + t2330;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2332 = t2331 + 25u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2333 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2334 = t2332 < t2333 ? t2332 : t2333;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_9 = t2334 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2336;
                    asm("mov.b32 %0, %1;" : "=r"(t2336) : "f"(t2301));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2337;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2337) : "r"(t2336));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2338;
                    asm("mov.b32 %0, %1;" : "=f"(t2338) : "r"(t2337));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2339 = t2338 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_15 = t1_2_9 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_15 = t3_2_15 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_15 = t4_2_15 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_15 = (u64)t5_2_15;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_15 = t6_2_15 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_15 = t7_2_15 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_15 = argument0 + t8_2_15;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_15;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_15) : "l"(t9_2_15));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_15 = t9_2_15 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_15 = t2328 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_15 = t14_15 * t2339;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_15 = t14_15 * t10_2_15;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_15 = t2328 + t17_15;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2353 = t2328 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2354 = t2353 ? 0.0f : t16_15;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2355 = gradient + t19_15;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2356 = t2354 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2356) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2355), "f"(t2354) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2357 = t2328 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2358 = t2357 ? 0.0f : t18_15;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t2358;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2359 = dp_15 - t2288;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2360 = p_16 * t2359;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2361;
                    asm("mov.b32 %0, %1;" : "=r"(t2361) : "f"(t2302));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2362;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2362) : "r"(t2361));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2363;
                    asm("mov.b32 %0, %1;" : "=f"(t2363) : "r"(t2362));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2364 = t2363 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_16 = t1_2_8 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_16 = t3_2_16 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_16 = t4_2_16 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_16 = (u64)t5_2_16;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_16 = t6_2_16 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_16 = t7_2_16 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_16 = argument0 + t8_2_16;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_16;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_16) : "l"(t9_2_16));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_16 = t9_2_16 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_16 = t2360 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_16 = t14_16 * t2364;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_16 = t14_16 * t10_2_16;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_16 = t2360 + t17_16;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2378 = t2360 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2379 = t2378 ? 0.0f : t16_16;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2380 = gradient + t19_16;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2381 = t2379 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2381) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2380), "f"(t2379) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2382 = t2360 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2383 = t2382 ? 0.0f : t18_16;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t2383;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2384 = dp_16 - t2290;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2385 = p_17 * t2384;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2386;
                    asm("mov.b32 %0, %1;" : "=r"(t2386) : "f"(t2303));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2387;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2387) : "r"(t2386));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2388;
                    asm("mov.b32 %0, %1;" : "=f"(t2388) : "r"(t2387));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2389 = t2388 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_17 = t1_2_9 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_17 = t3_2_17 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_17 = t4_2_17 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_17 = (u64)t5_2_17;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_17 = t6_2_17 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_17 = t7_2_17 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_17 = argument0 + t8_2_17;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_17;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_17) : "l"(t9_2_17));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_17 = t9_2_17 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_17 = t2385 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_17 = t14_17 * t2389;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_17 = t14_17 * t10_2_17;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_17 = t2385 + t17_17;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2403 = t2385 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2404 = t2403 ? 0.0f : t16_17;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2405 = gradient + t19_17;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2406 = t2404 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2406) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2405), "f"(t2404) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2407 = t2385 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2408 = t2407 ? 0.0f : t18_17;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t2408;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_148;
                    u32 row_149;
                    u32 row_150;
                    u32 row_151;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_148), "=r"(row_149), "=r"(row_150), "=r"(row_151) : "r"(t1911) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2409;
                    asm("mov.b32 %0, %1;" : "=f"(t2409) : "r"(row_148));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2410;
                    asm("mov.b32 %0, %1;" : "=f"(t2410) : "r"(row_149));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2411;
                    asm("mov.b32 %0, %1;" : "=f"(t2411) : "r"(row_150));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2412;
                    asm("mov.b32 %0, %1;" : "=f"(t2412) : "r"(row_151));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2413 = dp_17 - t2410;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2414 = p_18 * t2413;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2415 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2416 = t2415 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2417 = t1899 + t2416;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2418 = t2417 + 32u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2419 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2420 = t2418 < t2419 ? t2418 : t2419;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_10 = t2420 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_152;
                    u32 row_153;
                    u32 row_154;
                    u32 row_155;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(row_152), "=r"(row_153), "=r"(row_154), "=r"(row_155) : "r"(t1903) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2422;
                    asm("mov.b32 %0, %1;" : "=f"(t2422) : "r"(row_152));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2423;
                    asm("mov.b32 %0, %1;" : "=f"(t2423) : "r"(row_153));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2424;
                    asm("mov.b32 %0, %1;" : "=f"(t2424) : "r"(row_154));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2425;
                    asm("mov.b32 %0, %1;" : "=f"(t2425) : "r"(row_155));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2426;
                    asm("mov.b32 %0, %1;" : "=r"(t2426) : "f"(t2422));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2427;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2427) : "r"(t2426));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2428;
                    asm("mov.b32 %0, %1;" : "=f"(t2428) : "r"(t2427));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2429 = t2428 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_18 = t1_2_10 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_18 = t3_2_18 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_18 = t4_2_18 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_18 = (u64)t5_2_18;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_18 = t6_2_18 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_18 = t7_2_18 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_18 = argument0 + t8_2_18;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_18;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_18) : "l"(t9_2_18));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_18 = t9_2_18 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_18 = t2414 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_18 = t14_18 * t2429;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_18 = t14_18 * t10_2_18;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_18 = t2414 + t17_18;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2443 = t2414 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2444 = t2443 ? 0.0f : t16_18;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2445 = gradient + t19_18;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2446 = t2444 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2446) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2445), "f"(t2444) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2447 = t2414 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2448 = t2447 ? 0.0f : t18_18;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t2448;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2449 = dp_18 - t2412;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2450 = p_19 * t2449;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2451 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2452 = t2451 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2453 = t1899 + t2452;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2454 = t2453 + 33u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2455 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2456 = t2454 < t2455 ? t2454 : t2455;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_11 = t2456 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2458;
                    asm("mov.b32 %0, %1;" : "=r"(t2458) : "f"(t2423));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2459;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2459) : "r"(t2458));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2460;
                    asm("mov.b32 %0, %1;" : "=f"(t2460) : "r"(t2459));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2461 = t2460 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_19 = t1_2_11 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_19 = t3_2_19 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_19 = t4_2_19 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_19 = (u64)t5_2_19;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_19 = t6_2_19 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_19 = t7_2_19 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_19 = argument0 + t8_2_19;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_19;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_19) : "l"(t9_2_19));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_19 = t9_2_19 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_19 = t2450 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_19 = t14_19 * t2461;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_19 = t14_19 * t10_2_19;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_19 = t2450 + t17_19;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2475 = t2450 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2476 = t2475 ? 0.0f : t16_19;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2477 = gradient + t19_19;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2478 = t2476 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2478) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2477), "f"(t2476) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2479 = t2450 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2480 = t2479 ? 0.0f : t18_19;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t2480;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2481 = dp_19 - t2410;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2482 = p_20 * t2481;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2483;
                    asm("mov.b32 %0, %1;" : "=r"(t2483) : "f"(t2424));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2484;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2484) : "r"(t2483));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2485;
                    asm("mov.b32 %0, %1;" : "=f"(t2485) : "r"(t2484));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2486 = t2485 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_20 = t1_2_10 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_20 = t3_2_20 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_20 = t4_2_20 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_20 = (u64)t5_2_20;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_20 = t6_2_20 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_20 = t7_2_20 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_20 = argument0 + t8_2_20;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_20;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_20) : "l"(t9_2_20));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_20 = t9_2_20 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_20 = t2482 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_20 = t14_20 * t2486;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_20 = t14_20 * t10_2_20;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_20 = t2482 + t17_20;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2500 = t2482 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2501 = t2500 ? 0.0f : t16_20;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2502 = gradient + t19_20;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2503 = t2501 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2503) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2502), "f"(t2501) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2504 = t2482 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2505 = t2504 ? 0.0f : t18_20;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t2505;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2506 = dp_20 - t2412;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2507 = p_21 * t2506;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2508;
                    asm("mov.b32 %0, %1;" : "=r"(t2508) : "f"(t2425));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2509;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2509) : "r"(t2508));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2510;
                    asm("mov.b32 %0, %1;" : "=f"(t2510) : "r"(t2509));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2511 = t2510 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_21 = t1_2_11 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_21 = t3_2_21 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_21 = t4_2_21 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_21 = (u64)t5_2_21;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_21 = t6_2_21 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_21 = t7_2_21 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_21 = argument0 + t8_2_21;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_21;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_21) : "l"(t9_2_21));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_21 = t9_2_21 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_21 = t2507 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_21 = t14_21 * t2511;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_21 = t14_21 * t10_2_21;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_21 = t2507 + t17_21;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2525 = t2507 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2526 = t2525 ? 0.0f : t16_21;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2527 = gradient + t19_21;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2528 = t2526 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2528) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2527), "f"(t2526) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2529 = t2507 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2530 = t2529 ? 0.0f : t18_21;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t2530;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_156;
                    u32 row_157;
                    u32 row_158;
                    u32 row_159;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_156), "=r"(row_157), "=r"(row_158), "=r"(row_159) : "r"(t1911) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2531;
                    asm("mov.b32 %0, %1;" : "=f"(t2531) : "r"(row_156));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2532;
                    asm("mov.b32 %0, %1;" : "=f"(t2532) : "r"(row_157));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2533;
                    asm("mov.b32 %0, %1;" : "=f"(t2533) : "r"(row_158));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2534;
                    asm("mov.b32 %0, %1;" : "=f"(t2534) : "r"(row_159));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2535 = dp_21 - t2532;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2536 = p_22 * t2535;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2537 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2538 = t2537 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2539 = t1899 + t2538;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2540 = t2539 + 40u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2541 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2542 = t2540 < t2541 ? t2540 : t2541;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_12 = t2542 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_160;
                    u32 row_161;
                    u32 row_162;
                    u32 row_163;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(row_160), "=r"(row_161), "=r"(row_162), "=r"(row_163) : "r"(t1903) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2544;
                    asm("mov.b32 %0, %1;" : "=f"(t2544) : "r"(row_160));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2545;
                    asm("mov.b32 %0, %1;" : "=f"(t2545) : "r"(row_161));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2546;
                    asm("mov.b32 %0, %1;" : "=f"(t2546) : "r"(row_162));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2547;
                    asm("mov.b32 %0, %1;" : "=f"(t2547) : "r"(row_163));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2548;
                    asm("mov.b32 %0, %1;" : "=r"(t2548) : "f"(t2544));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2549;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2549) : "r"(t2548));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2550;
                    asm("mov.b32 %0, %1;" : "=f"(t2550) : "r"(t2549));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2551 = t2550 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_22 = t1_2_12 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_22 = t3_2_22 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_22 = t4_2_22 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_22 = (u64)t5_2_22;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_22 = t6_2_22 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_22 = t7_2_22 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_22 = argument0 + t8_2_22;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_22;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_22) : "l"(t9_2_22));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_22 = t9_2_22 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_22 = t2536 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_22 = t14_22 * t2551;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_22 = t14_22 * t10_2_22;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_22 = t2536 + t17_22;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2565 = t2536 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2566 = t2565 ? 0.0f : t16_22;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2567 = gradient + t19_22;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2568 = t2566 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2568) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2567), "f"(t2566) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2569 = t2536 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2570 = t2569 ? 0.0f : t18_22;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t2570;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2571 = dp_22 - t2534;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2572 = p_23 * t2571;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2573 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2574 = t2573 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2575 = t1899 + t2574;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2576 = t2575 + 41u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2577 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2578 = t2576 < t2577 ? t2576 : t2577;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_13 = t2578 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2580;
                    asm("mov.b32 %0, %1;" : "=r"(t2580) : "f"(t2545));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2581;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2581) : "r"(t2580));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2582;
                    asm("mov.b32 %0, %1;" : "=f"(t2582) : "r"(t2581));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2583 = t2582 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_23 = t1_2_13 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_23 = t3_2_23 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_23 = t4_2_23 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_23 = (u64)t5_2_23;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_23 = t6_2_23 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_23 = t7_2_23 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_23 = argument0 + t8_2_23;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_23;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_23) : "l"(t9_2_23));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_23 = t9_2_23 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_23 = t2572 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_23 = t14_23 * t2583;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_23 = t14_23 * t10_2_23;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_23 = t2572 + t17_23;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2597 = t2572 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2598 = t2597 ? 0.0f : t16_23;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2599 = gradient + t19_23;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2600 = t2598 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2600) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2599), "f"(t2598) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2601 = t2572 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2602 = t2601 ? 0.0f : t18_23;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t2602;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2603 = dp_23 - t2532;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2604 = p_24 * t2603;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2605;
                    asm("mov.b32 %0, %1;" : "=r"(t2605) : "f"(t2546));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2606;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2606) : "r"(t2605));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2607;
                    asm("mov.b32 %0, %1;" : "=f"(t2607) : "r"(t2606));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2608 = t2607 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_24 = t1_2_12 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_24 = t3_2_24 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_24 = t4_2_24 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_24 = (u64)t5_2_24;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_24 = t6_2_24 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_24 = t7_2_24 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_24 = argument0 + t8_2_24;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_24;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_24) : "l"(t9_2_24));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_24 = t9_2_24 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_24 = t2604 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_24 = t14_24 * t2608;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_24 = t14_24 * t10_2_24;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_24 = t2604 + t17_24;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2622 = t2604 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2623 = t2622 ? 0.0f : t16_24;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2624 = gradient + t19_24;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2625 = t2623 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2625) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2624), "f"(t2623) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2626 = t2604 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2627 = t2626 ? 0.0f : t18_24;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t2627;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2628 = dp_24 - t2534;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2629 = p_25 * t2628;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2630;
                    asm("mov.b32 %0, %1;" : "=r"(t2630) : "f"(t2547));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2631;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2631) : "r"(t2630));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2632;
                    asm("mov.b32 %0, %1;" : "=f"(t2632) : "r"(t2631));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2633 = t2632 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_25 = t1_2_13 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_25 = t3_2_25 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_25 = t4_2_25 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_25 = (u64)t5_2_25;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_25 = t6_2_25 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_25 = t7_2_25 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_25 = argument0 + t8_2_25;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_25;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_25) : "l"(t9_2_25));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_25 = t9_2_25 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_25 = t2629 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_25 = t14_25 * t2633;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_25 = t14_25 * t10_2_25;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_25 = t2629 + t17_25;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2647 = t2629 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2648 = t2647 ? 0.0f : t16_25;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2649 = gradient + t19_25;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2650 = t2648 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2650) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2649), "f"(t2648) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2651 = t2629 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2652 = t2651 ? 0.0f : t18_25;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t2652;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_164;
                    u32 row_165;
                    u32 row_166;
                    u32 row_167;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_164), "=r"(row_165), "=r"(row_166), "=r"(row_167) : "r"(t1911) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2653;
                    asm("mov.b32 %0, %1;" : "=f"(t2653) : "r"(row_164));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2654;
                    asm("mov.b32 %0, %1;" : "=f"(t2654) : "r"(row_165));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2655;
                    asm("mov.b32 %0, %1;" : "=f"(t2655) : "r"(row_166));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2656;
                    asm("mov.b32 %0, %1;" : "=f"(t2656) : "r"(row_167));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2657 = dp_25 - t2654;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2658 = p_26 * t2657;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2659 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2660 = t2659 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2661 = t1899 + t2660;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2662 = t2661 + 48u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2663 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2664 = t2662 < t2663 ? t2662 : t2663;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_14 = t2664 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_168;
                    u32 row_169;
                    u32 row_170;
                    u32 row_171;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(row_168), "=r"(row_169), "=r"(row_170), "=r"(row_171) : "r"(t1903) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2666;
                    asm("mov.b32 %0, %1;" : "=f"(t2666) : "r"(row_168));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2667;
                    asm("mov.b32 %0, %1;" : "=f"(t2667) : "r"(row_169));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2668;
                    asm("mov.b32 %0, %1;" : "=f"(t2668) : "r"(row_170));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2669;
                    asm("mov.b32 %0, %1;" : "=f"(t2669) : "r"(row_171));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2670;
                    asm("mov.b32 %0, %1;" : "=r"(t2670) : "f"(t2666));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2671;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2671) : "r"(t2670));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2672;
                    asm("mov.b32 %0, %1;" : "=f"(t2672) : "r"(t2671));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2673 = t2672 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_26 = t1_2_14 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_26 = t3_2_26 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_26 = t4_2_26 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_26 = (u64)t5_2_26;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_26 = t6_2_26 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_26 = t7_2_26 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_26 = argument0 + t8_2_26;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_26;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_26) : "l"(t9_2_26));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_26 = t9_2_26 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_26 = t2658 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_26 = t14_26 * t2673;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_26 = t14_26 * t10_2_26;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_26 = t2658 + t17_26;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2687 = t2658 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2688 = t2687 ? 0.0f : t16_26;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2689 = gradient + t19_26;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2690 = t2688 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2690) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2689), "f"(t2688) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2691 = t2658 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2692 = t2691 ? 0.0f : t18_26;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t2692;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2693 = dp_26 - t2656;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2694 = p_27 * t2693;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2695 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2696 = t2695 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2697 = t1899 + t2696;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2698 = t2697 + 49u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2699 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2700 = t2698 < t2699 ? t2698 : t2699;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_15 = t2700 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2702;
                    asm("mov.b32 %0, %1;" : "=r"(t2702) : "f"(t2667));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2703;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2703) : "r"(t2702));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2704;
                    asm("mov.b32 %0, %1;" : "=f"(t2704) : "r"(t2703));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2705 = t2704 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_27 = t1_2_15 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_27 = t3_2_27 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_27 = t4_2_27 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_27 = (u64)t5_2_27;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_27 = t6_2_27 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_27 = t7_2_27 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_27 = argument0 + t8_2_27;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_27;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_27) : "l"(t9_2_27));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_27 = t9_2_27 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_27 = t2694 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_27 = t14_27 * t2705;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_27 = t14_27 * t10_2_27;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_27 = t2694 + t17_27;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2719 = t2694 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2720 = t2719 ? 0.0f : t16_27;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2721 = gradient + t19_27;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2722 = t2720 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2722) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2721), "f"(t2720) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2723 = t2694 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2724 = t2723 ? 0.0f : t18_27;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t2724;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2725 = dp_27 - t2654;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2726 = p_28 * t2725;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2727;
                    asm("mov.b32 %0, %1;" : "=r"(t2727) : "f"(t2668));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2728;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2728) : "r"(t2727));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2729;
                    asm("mov.b32 %0, %1;" : "=f"(t2729) : "r"(t2728));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2730 = t2729 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_28 = t1_2_14 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_28 = t3_2_28 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_28 = t4_2_28 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_28 = (u64)t5_2_28;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_28 = t6_2_28 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_28 = t7_2_28 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_28 = argument0 + t8_2_28;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_28;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_28) : "l"(t9_2_28));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_28 = t9_2_28 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_28 = t2726 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_28 = t14_28 * t2730;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_28 = t14_28 * t10_2_28;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_28 = t2726 + t17_28;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2744 = t2726 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2745 = t2744 ? 0.0f : t16_28;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2746 = gradient + t19_28;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2747 = t2745 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2747) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2746), "f"(t2745) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2748 = t2726 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2749 = t2748 ? 0.0f : t18_28;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t2749;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2750 = dp_28 - t2656;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2751 = p_29 * t2750;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2752;
                    asm("mov.b32 %0, %1;" : "=r"(t2752) : "f"(t2669));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2753;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2753) : "r"(t2752));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2754;
                    asm("mov.b32 %0, %1;" : "=f"(t2754) : "r"(t2753));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2755 = t2754 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_29 = t1_2_15 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_29 = t3_2_29 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_29 = t4_2_29 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_29 = (u64)t5_2_29;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_29 = t6_2_29 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_29 = t7_2_29 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_29 = argument0 + t8_2_29;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_29;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_29) : "l"(t9_2_29));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_29 = t9_2_29 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_29 = t2751 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_29 = t14_29 * t2755;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_29 = t14_29 * t10_2_29;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_29 = t2751 + t17_29;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2769 = t2751 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2770 = t2769 ? 0.0f : t16_29;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2771 = gradient + t19_29;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2772 = t2770 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2772) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2771), "f"(t2770) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2773 = t2751 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2774 = t2773 ? 0.0f : t18_29;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t2774;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_172;
                    u32 row_173;
                    u32 row_174;
                    u32 row_175;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_172), "=r"(row_173), "=r"(row_174), "=r"(row_175) : "r"(t1911) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2775;
                    asm("mov.b32 %0, %1;" : "=f"(t2775) : "r"(row_172));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2776;
                    asm("mov.b32 %0, %1;" : "=f"(t2776) : "r"(row_173));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2777;
                    asm("mov.b32 %0, %1;" : "=f"(t2777) : "r"(row_174));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2778;
                    asm("mov.b32 %0, %1;" : "=f"(t2778) : "r"(row_175));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2779 = dp_29 - t2776;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2780 = p_30 * t2779;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2781 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2782 = t2781 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2783 = t1899 + t2782;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2784 = t2783 + 56u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2785 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2786 = t2784 < t2785 ? t2784 : t2785;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_16 = t2786 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_176;
                    u32 row_177;
                    u32 row_178;
                    u32 row_179;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(row_176), "=r"(row_177), "=r"(row_178), "=r"(row_179) : "r"(t1903) : "memory");
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2788;
                    asm("mov.b32 %0, %1;" : "=f"(t2788) : "r"(row_176));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2789;
                    asm("mov.b32 %0, %1;" : "=f"(t2789) : "r"(row_177));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2790;
                    asm("mov.b32 %0, %1;" : "=f"(t2790) : "r"(row_178));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2791;
                    asm("mov.b32 %0, %1;" : "=f"(t2791) : "r"(row_179));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2792;
                    asm("mov.b32 %0, %1;" : "=r"(t2792) : "f"(t2788));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2793;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2793) : "r"(t2792));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2794;
                    asm("mov.b32 %0, %1;" : "=f"(t2794) : "r"(t2793));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2795 = t2794 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_30 = t1_2_16 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_30 = t3_2_30 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_30 = t4_2_30 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_30 = (u64)t5_2_30;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_30 = t6_2_30 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_30 = t7_2_30 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_30 = argument0 + t8_2_30;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_30;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_30) : "l"(t9_2_30));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_30 = t9_2_30 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_30 = t2780 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_30 = t14_30 * t2795;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_30 = t14_30 * t10_2_30;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_30 = t2780 + t17_30;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2809 = t2780 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2810 = t2809 ? 0.0f : t16_30;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2811 = gradient + t19_30;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2812 = t2810 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2812) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2811), "f"(t2810) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2813 = t2780 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2814 = t2813 ? 0.0f : t18_30;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t2814;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2815 = dp_30 - t2778;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2816 = p_31 * t2815;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2817 = t1918 & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2818 = t2817 << 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2819 = t1899 + t2818;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2820 = t2819 + 57u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2821 = seq_q - 1u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2822 = t2820 < t2821 ? t2820 : t2821;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t1_2_17 = t2822 * 5u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2824;
                    asm("mov.b32 %0, %1;" : "=r"(t2824) : "f"(t2789));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2825;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2825) : "r"(t2824));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2826;
                    asm("mov.b32 %0, %1;" : "=f"(t2826) : "r"(t2825));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2827 = t2826 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_31 = t1_2_17 + t2_2_2;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_31 = t3_2_31 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_31 = t4_2_31 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_31 = (u64)t5_2_31;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_31 = t6_2_31 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_31 = t7_2_31 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_31 = argument0 + t8_2_31;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_31;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_31) : "l"(t9_2_31));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_31 = t9_2_31 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_31 = t2816 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_31 = t14_31 * t2827;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_31 = t14_31 * t10_2_31;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_31 = t2816 + t17_31;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2841 = t2816 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2842 = t2841 ? 0.0f : t16_31;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2843 = gradient + t19_31;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2844 = t2842 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2844) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2843), "f"(t2842) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2845 = t2816 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2846 = t2845 ? 0.0f : t18_31;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t2846;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2847 = dp_31 - t2776;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2848 = p_32 * t2847;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2849;
                    asm("mov.b32 %0, %1;" : "=r"(t2849) : "f"(t2790));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2850;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2850) : "r"(t2849));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2851;
                    asm("mov.b32 %0, %1;" : "=f"(t2851) : "r"(t2850));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2852 = t2851 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_32 = t1_2_16 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_32 = t3_2_32 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_32 = t4_2_32 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_32 = (u64)t5_2_32;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_32 = t6_2_32 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_32 = t7_2_32 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_32 = argument0 + t8_2_32;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_32;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_32) : "l"(t9_2_32));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_32 = t9_2_32 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_32 = t2848 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_32 = t14_32 * t2852;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_32 = t14_32 * t10_2_32;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_32 = t2848 + t17_32;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2866 = t2848 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2867 = t2866 ? 0.0f : t16_32;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2868 = gradient + t19_32;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2869 = t2867 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2869) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2868), "f"(t2867) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2870 = t2848 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2871 = t2870 ? 0.0f : t18_32;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t2871;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2872 = dp_32 - t2778;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2873 = p_33 * t2872;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2874;
                    asm("mov.b32 %0, %1;" : "=r"(t2874) : "f"(t2791));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2875;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2875) : "r"(t2874));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2876;
                    asm("mov.b32 %0, %1;" : "=f"(t2876) : "r"(t2875));
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2877 = t2876 * score_scale;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t3_2_33 = t1_2_17 + t2_2_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t4_2_33 = t3_2_33 + head_3;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u32 t5_2_33 = t4_2_33 & 7u;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t6_2_33 = (u64)t5_2_33;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t7_2_33 = t6_2_33 * argument0_stride0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t8_2_33 = t7_2_33 * 4ull;
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t9_2_33 = argument0 + t8_2_33;
#line 330 "tests/cases/src/functions/samples.rs"
                    f32 t10_2_33;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t10_2_33) : "l"(t9_2_33));
#line 330 "tests/cases/src/functions/samples.rs"
                    const u64 t19_33 = t9_2_33 - argument0;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t14_33 = t2873 * 0.25f;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t16_33 = t14_33 * t2877;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t17_33 = t14_33 * t10_2_33;
#line 330 "tests/cases/src/functions/samples.rs"
                    const f32 t18_33 = t2873 + t17_33;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2891 = t2873 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2892 = t2891 ? 0.0f : t16_33;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2893 = gradient + t19_33;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2894 = t2892 != 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2894) {
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2893), "f"(t2892) : "memory");
                    }
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2895 = t2873 == 0.0f;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2896 = t2895 ? 0.0f : t18_33;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t2896;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2897 = warp_3 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2898;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2898) : "f"(dp), "f"(dp_2));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2899;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2899) : "f"(dp_3), "f"(dp_4));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2900;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2900) : "f"(dp_5), "f"(dp_6));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2901;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2901) : "f"(dp_7), "f"(dp_8));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2902;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2902) : "f"(dp_9), "f"(dp_10));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2903;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2903) : "f"(dp_11), "f"(dp_12));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2904;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2904) : "f"(dp_13), "f"(dp_14));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2905;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2905) : "f"(dp_15), "f"(dp_16));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2906;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2906) : "f"(dp_17), "f"(dp_18));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2907;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2907) : "f"(dp_19), "f"(dp_20));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2908;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2908) : "f"(dp_21), "f"(dp_22));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2909;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2909) : "f"(dp_23), "f"(dp_24));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2910;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2910) : "f"(dp_25), "f"(dp_26));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2911;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2911) : "f"(dp_27), "f"(dp_28));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2912;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2912) : "f"(dp_29), "f"(dp_30));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2913;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2913) : "f"(dp_31), "f"(dp_32));
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2914 = lane & 15u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2915 = t2897 + t2914;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2916 = lane >> 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2917 = t2915 & 7u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2918 = t2916 ^ t2917;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2919 = t2915 << 7u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2920 = t2918 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2921 = t2919 + t2920;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2922 = after + t2921;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2922), "r"(t2898), "r"(t2899), "r"(t2900), "r"(t2901) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2923 = t2921 ^ 32u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2924 = after + t2923;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2924), "r"(t2902), "r"(t2903), "r"(t2904), "r"(t2905) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2925 = t2921 ^ 64u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2926 = after + t2925;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2926), "r"(t2906), "r"(t2907), "r"(t2908), "r"(t2909) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2927 = t2921 ^ 96u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2928 = after + t2927;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2928), "r"(t2910), "r"(t2911), "r"(t2912), "r"(t2913) : "memory");
                    u32 t2929;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2929) : "f"(dp), "f"(dp_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2930;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2930) : "f"(dp_3), "f"(dp_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2931;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2931) : "f"(dp_5), "f"(dp_6));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2932;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2932) : "f"(dp_7), "f"(dp_8));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2933;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2933) : "f"(dp_9), "f"(dp_10));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2934;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2934) : "f"(dp_11), "f"(dp_12));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2935;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2935) : "f"(dp_13), "f"(dp_14));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2936;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2936) : "f"(dp_15), "f"(dp_16));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2937;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2937) : "f"(dp_17), "f"(dp_18));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2938;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2938) : "f"(dp_19), "f"(dp_20));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2939;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2939) : "f"(dp_21), "f"(dp_22));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2940;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2940) : "f"(dp_23), "f"(dp_24));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2941;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2941) : "f"(dp_25), "f"(dp_26));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2942;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2942) : "f"(dp_27), "f"(dp_28));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2943;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2943) : "f"(dp_29), "f"(dp_30));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2944;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2944) : "f"(dp_31), "f"(dp_32));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2945 = index << 14u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2946 = smem_1 + t2945;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2947;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2947) : "r"(t2946));
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2948 = after >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2949 = t2947 >> 4u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2950 = t2948 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2951 = (u64)t2950;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2952 = t2951 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2953 = t2949 + 33554432u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2954 = (u64)t2953;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2955 = t2954 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}" : "=f"(dq_65), "=f"(dq_66), "=f"(dq_67), "=f"(dq_68), "=f"(dq_69), "=f"(dq_70), "=f"(dq_71), "=f"(dq_72), "=f"(dq_73), "=f"(dq_74), "=f"(dq_75), "=f"(dq_76), "=f"(dq_77), "=f"(dq_78), "=f"(dq_79), "=f"(dq_80), "=f"(dq_81), "=f"(dq_82), "=f"(dq_83), "=f"(dq_84), "=f"(dq_85), "=f"(dq_86), "=f"(dq_87), "=f"(dq_88), "=f"(dq_89), "=f"(dq_90), "=f"(dq_91), "=f"(dq_92), "=f"(dq_93), "=f"(dq_94), "=f"(dq_95), "=f"(dq_96), "=f"(dq_97), "=f"(dq_98), "=f"(dq_99), "=f"(dq_100), "=f"(dq_101), "=f"(dq_102), "=f"(dq_103), "=f"(dq_104), "=f"(dq_105), "=f"(dq_106), "=f"(dq_107), "=f"(dq_108), "=f"(dq_109), "=f"(dq_110), "=f"(dq_111), "=f"(dq_112), "=f"(dq_113), "=f"(dq_114), "=f"(dq_115), "=f"(dq_116), "=f"(dq_117), "=f"(dq_118), "=f"(dq_119), "=f"(dq_120), "=f"(dq_121), "=f"(dq_122), "=f"(dq_123), "=f"(dq_124), "=f"(dq_125), "=f"(dq_126), "=f"(dq_127), "=f"(dq_128) : "l"(t2952), "l"(t2955) : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2956 = t2948 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2957 = (u64)t2956;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2958 = t2957 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2959 = t2949 + 33554560u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2960 = (u64)t2959;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2961 = t2960 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) : "l"(t2958), "l"(t2961) : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2962 = t2948 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2963 = (u64)t2962;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2964 = t2963 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2965 = t2949 + 33554688u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2966 = (u64)t2965;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2967 = t2966 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) : "l"(t2964), "l"(t2967) : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2968 = t2948 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2969 = (u64)t2968;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2970 = t2969 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2971 = t2949 + 33554816u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2972 = (u64)t2971;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2973 = t2972 + 4611686293305294848ull;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) : "l"(t2970), "l"(t2973) : "memory");
#line 181 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 298 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2974 = i_3 & 1u;
#line 298 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2975 = t2974 << 15u;
#line 298 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2976 = t20 + t2975;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2977 = after >> 4u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2978 = t2976 >> 4u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2979 = t2977 + 65536u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2980 = (u64)t2979;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2981 = t2980 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2982 = t2978 + 33554432u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2983 = (u64)t2982;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2984 = t2983 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) : "l"(t2981), "l"(t2984) : "memory");
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2985 = t2977 + 65538u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2986 = (u64)t2985;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2987 = t2986 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2988 = t2978 + 33554560u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2989 = (u64)t2988;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2990 = t2989 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) : "l"(t2987), "l"(t2990) : "memory");
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2991 = t2977 + 65540u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2992 = (u64)t2991;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2993 = t2992 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2994 = t2978 + 33554688u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2995 = (u64)t2994;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2996 = t2995 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) : "l"(t2993), "l"(t2996) : "memory");
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2997 = t2977 + 65542u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2998 = (u64)t2997;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2999 = t2998 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3000 = t2978 + 33554816u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3001 = (u64)t3000;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3002 = t3001 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) : "l"(t2999), "l"(t3002) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t3003 = i_3 + 1u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next_2 = t1806 ? t3003 : i_3;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t3005 = t26 + 48u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t3006 = next_2 & 1u;
#line 306 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3005), "r"(t3006) : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) :  : "memory");
#line 198 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t3007 = batch_2 * heads;
#line 198 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t3008 = t3007 + head_3;
#line 198 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t3009 = t3008 * padded;
#line 198 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t3010 = block_3 << 6u;
#line 198 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_180 = t3009 + t3010;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t3012 = warp_3 << 4u;
#line 209 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_181 = row_180 + t3012;
                    const u64 t3014 = (u64)row_181;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t3015 = t3014 * sums_stride0;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t3016 = t3015 * 4ull;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t3017 = sums + t3016;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t3018 = index << 11u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t3019 = (u64)t3018 * 4u;
#line 210 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t3020 = t3017 + t3019;
                    const u32 t3021 = index << 2u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t3022 = t3021 + warp_3;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t3023 = t3022 << 13u;
#line 211 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place_3 = sums_2 + t3023;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t3025 = lane << 2u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t3026 = (u64)t3025 * 4u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 address_2 = t3020 + t3026;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_65), "f"(dq_66), "f"(dq_67), "f"(dq_68) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_69), "f"(dq_70), "f"(dq_71), "f"(dq_72) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_73), "f"(dq_74), "f"(dq_75), "f"(dq_76) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_77), "f"(dq_78), "f"(dq_79), "f"(dq_80) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_81), "f"(dq_82), "f"(dq_83), "f"(dq_84) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_85), "f"(dq_86), "f"(dq_87), "f"(dq_88) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_89), "f"(dq_90), "f"(dq_91), "f"(dq_92) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_93), "f"(dq_94), "f"(dq_95), "f"(dq_96) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_97), "f"(dq_98), "f"(dq_99), "f"(dq_100) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_101), "f"(dq_102), "f"(dq_103), "f"(dq_104) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_105), "f"(dq_106), "f"(dq_107), "f"(dq_108) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_109), "f"(dq_110), "f"(dq_111), "f"(dq_112) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_113), "f"(dq_114), "f"(dq_115), "f"(dq_116) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_117), "f"(dq_118), "f"(dq_119), "f"(dq_120) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_121), "f"(dq_122), "f"(dq_123), "f"(dq_124) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(address_2), "f"(dq_125), "f"(dq_126), "f"(dq_127), "f"(dq_128) : "memory");
#line 189 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) :  : "memory");
#line 312 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_5 = i_3 & 1u;
                    const u32 t3029 = slot_5 + 4u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t3030 = t3029 << 3u;
#line 313 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t3031 = t26 + t3030;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t3032 = lane == 0u;
#line 318 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t3032) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3031) : "memory");
                    }
#line 215 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t3033;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t3033) : "r"(t19));
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3034 = t3033 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3035 = t21 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3036 = t3034 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3037 = (u64)t3036;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3038 = t3037 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3039 = t3035 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3040 = (u64)t3039;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3041 = t3040 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(dp), "=f"(dp_2), "=f"(dp_3), "=f"(dp_4), "=f"(dp_5), "=f"(dp_6), "=f"(dp_7), "=f"(dp_8), "=f"(dp_9), "=f"(dp_10), "=f"(dp_11), "=f"(dp_12), "=f"(dp_13), "=f"(dp_14), "=f"(dp_15), "=f"(dp_16), "=f"(dp_17), "=f"(dp_18), "=f"(dp_19), "=f"(dp_20), "=f"(dp_21), "=f"(dp_22), "=f"(dp_23), "=f"(dp_24), "=f"(dp_25), "=f"(dp_26), "=f"(dp_27), "=f"(dp_28), "=f"(dp_29), "=f"(dp_30), "=f"(dp_31), "=f"(dp_32) : "l"(t3038), "l"(t3041) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3042 = t3034 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3043 = (u64)t3042;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3044 = t3043 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3045 = t3035 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3046 = (u64)t3045;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3047 = t3046 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3044), "l"(t3047) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3048 = t3034 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3049 = (u64)t3048;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3050 = t3049 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3051 = t3035 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3052 = (u64)t3051;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3053 = t3052 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3050), "l"(t3053) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3054 = t3034 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3055 = (u64)t3054;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3056 = t3055 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3057 = t3035 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3058 = (u64)t3057;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3059 = t3058 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3056), "l"(t3059) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3060 = t3034 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3061 = (u64)t3060;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3062 = t3061 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3063 = t3035 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3064 = (u64)t3063;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3065 = t3064 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3062), "l"(t3065) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3066 = t3034 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3067 = (u64)t3066;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3068 = t3067 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3069 = t3035 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3070 = (u64)t3069;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3071 = t3070 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3068), "l"(t3071) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3072 = t3034 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3073 = (u64)t3072;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3074 = t3073 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3075 = t3035 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3076 = (u64)t3075;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3077 = t3076 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3074), "l"(t3077) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3078 = t3034 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3079 = (u64)t3078;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3080 = t3079 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3081 = t3035 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3082 = (u64)t3081;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3083 = t3082 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3080), "l"(t3083) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3084 = t3034 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3085 = (u64)t3084;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3086 = t3085 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3087 = t3035 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3088 = (u64)t3087;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3089 = t3088 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3086), "l"(t3089) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3090 = t3034 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3091 = (u64)t3090;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3092 = t3091 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3093 = t3035 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3094 = (u64)t3093;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3095 = t3094 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3092), "l"(t3095) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3096 = t3034 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3097 = (u64)t3096;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3098 = t3097 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3099 = t3035 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3100 = (u64)t3099;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3101 = t3100 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3098), "l"(t3101) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3102 = t3034 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3103 = (u64)t3102;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3104 = t3103 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3105 = t3035 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3106 = (u64)t3105;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3107 = t3106 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3104), "l"(t3107) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3108 = t3034 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3109 = (u64)t3108;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3110 = t3109 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3111 = t3035 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3112 = (u64)t3111;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3113 = t3112 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3110), "l"(t3113) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3114 = t3034 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3115 = (u64)t3114;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3116 = t3115 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3117 = t3035 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3118 = (u64)t3117;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3119 = t3118 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3116), "l"(t3119) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3120 = t3034 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3121 = (u64)t3120;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3122 = t3121 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3123 = t3035 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3124 = (u64)t3123;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3125 = t3124 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3122), "l"(t3125) : "memory");
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3126 = t3034 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3127 = (u64)t3126;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3128 = t3127 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t3129 = t3035 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3130 = (u64)t3129;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t3131 = t3130 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "l"(t3128), "l"(t3131) : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 229 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address_2) : "memory");
#line 94 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t3132 = block_3 + 1u;
#line 94 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_3 = t3132 == count;
                    const u32 t3134 = head_3 + 1u;
#line 95 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t3135 = wraps_3 ? t3134 : head_3;
#line 95 "fa-kernels/src/attention/backward/work.rs"
                    head_3 = t3135;
                    const u32 t3136 = block_3 + 1u;
#line 96 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t3137 = wraps_3 ? 0u : t3136;
#line 96 "fa-kernels/src/attention/backward/work.rs"
                    block_3 = t3137;
                }
            }
#line 153 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3138 = dk_2 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t3138;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3139 = dk_3 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t3139;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3140 = dk_4 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t3140;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3141 = dk_5 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t3141;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3142 = dk_6 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t3142;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3143 = dk_7 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t3143;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3144 = dk_8 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t3144;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3145 = dk_9 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t3145;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3146 = dk_10 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t3146;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3147 = dk_11 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t3147;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3148 = dk_12 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t3148;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3149 = dk_13 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t3149;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3150 = dk_14 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t3150;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3151 = dk_15 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t3151;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3152 = dk_16 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t3152;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3153 = dk_17 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t3153;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3154 = dk_18 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t3154;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3155 = dk_19 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t3155;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3156 = dk_20 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t3156;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3157 = dk_21 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t3157;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3158 = dk_22 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t3158;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3159 = dk_23 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t3159;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3160 = dk_24 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t3160;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3161 = dk_25 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t3161;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3162 = dk_26 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t3162;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3163 = dk_27 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t3163;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3164 = dk_28 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t3164;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3165 = dk_29 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t3165;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3166 = dk_30 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t3166;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3167 = dk_31 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t3167;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3168 = dk_32 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t3168;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3169 = dk_33 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t3169;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3170 = dk_34 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t3170;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3171 = dk_35 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t3171;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3172 = dk_36 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t3172;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3173 = dk_37 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t3173;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3174 = dk_38 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t3174;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3175 = dk_39 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t3175;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3176 = dk_40 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t3176;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3177 = dk_41 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t3177;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3178 = dk_42 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t3178;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3179 = dk_43 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t3179;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3180 = dk_44 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t3180;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3181 = dk_45 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t3181;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3182 = dk_46 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t3182;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3183 = dk_47 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t3183;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3184 = dk_48 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t3184;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3185 = dk_49 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t3185;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3186 = dk_50 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t3186;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3187 = dk_51 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t3187;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3188 = dk_52 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t3188;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3189 = dk_53 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t3189;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3190 = dk_54 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t3190;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3191 = dk_55 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t3191;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3192 = dk_56 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t3192;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3193 = dk_57 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t3193;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3194 = dk_58 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t3194;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3195 = dk_59 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t3195;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3196 = dk_60 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t3196;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3197 = dk_61 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t3197;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3198 = dk_62 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t3198;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3199 = dk_63 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t3199;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3200 = dk_64 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t3200;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3201 = dk_65 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t3201;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3202 = dk_66 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_66 = t3202;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3203 = dk_67 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_67 = t3203;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3204 = dk_68 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_68 = t3204;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3205 = dk_69 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_69 = t3205;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3206 = dk_70 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_70 = t3206;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3207 = dk_71 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_71 = t3207;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3208 = dk_72 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_72 = t3208;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3209 = dk_73 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_73 = t3209;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3210 = dk_74 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_74 = t3210;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3211 = dk_75 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_75 = t3211;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3212 = dk_76 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_76 = t3212;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3213 = dk_77 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_77 = t3213;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3214 = dk_78 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_78 = t3214;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3215 = dk_79 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_79 = t3215;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3216 = dk_80 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_80 = t3216;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3217 = dk_81 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_81 = t3217;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3218 = dk_82 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_82 = t3218;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3219 = dk_83 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_83 = t3219;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3220 = dk_84 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_84 = t3220;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3221 = dk_85 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_85 = t3221;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3222 = dk_86 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_86 = t3222;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3223 = dk_87 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_87 = t3223;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3224 = dk_88 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_88 = t3224;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3225 = dk_89 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_89 = t3225;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3226 = dk_90 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_90 = t3226;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3227 = dk_91 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_91 = t3227;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3228 = dk_92 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_92 = t3228;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3229 = dk_93 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_93 = t3229;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3230 = dk_94 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_94 = t3230;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3231 = dk_95 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_95 = t3231;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3232 = dk_96 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_96 = t3232;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3233 = dk_97 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_97 = t3233;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3234 = dk_98 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_98 = t3234;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3235 = dk_99 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_99 = t3235;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3236 = dk_100 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_100 = t3236;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3237 = dk_101 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_101 = t3237;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3238 = dk_102 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_102 = t3238;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3239 = dk_103 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_103 = t3239;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3240 = dk_104 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_104 = t3240;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3241 = dk_105 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_105 = t3241;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3242 = dk_106 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_106 = t3242;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3243 = dk_107 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_107 = t3243;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3244 = dk_108 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_108 = t3244;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3245 = dk_109 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_109 = t3245;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3246 = dk_110 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_110 = t3246;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3247 = dk_111 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_111 = t3247;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3248 = dk_112 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_112 = t3248;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3249 = dk_113 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_113 = t3249;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3250 = dk_114 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_114 = t3250;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3251 = dk_115 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_115 = t3251;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3252 = dk_116 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_116 = t3252;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3253 = dk_117 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_117 = t3253;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3254 = dk_118 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_118 = t3254;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3255 = dk_119 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_119 = t3255;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3256 = dk_120 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_120 = t3256;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3257 = dk_121 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_121 = t3257;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3258 = dk_122 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_122 = t3258;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3259 = dk_123 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_123 = t3259;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3260 = dk_124 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_124 = t3260;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3261 = dk_125 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_125 = t3261;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3262 = dk_126 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_126 = t3262;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3263 = dk_127 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_127 = t3263;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3264 = dk_128 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_128 = t3264;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t3265 = dk_129 * scale;
#line 259 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_129 = t3265;
#line 262 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3266 = smem_1 + 8192u;
#line 262 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3267 = smem_1 + 16384u;
#line 262 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3268 = smem_1 + 24576u;
            const u32 t3269 = warp_3 << 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3270;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3270) : "f"(dk_2), "f"(dk_3));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3271;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3271) : "f"(dk_4), "f"(dk_5));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3272;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3272) : "f"(dk_6), "f"(dk_7));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3273;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3273) : "f"(dk_8), "f"(dk_9));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3274;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3274) : "f"(dk_10), "f"(dk_11));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3275;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3275) : "f"(dk_12), "f"(dk_13));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3276;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3276) : "f"(dk_14), "f"(dk_15));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3277;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3277) : "f"(dk_16), "f"(dk_17));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3278;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3278) : "f"(dk_18), "f"(dk_19));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3279;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3279) : "f"(dk_20), "f"(dk_21));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3280;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3280) : "f"(dk_22), "f"(dk_23));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3281;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3281) : "f"(dk_24), "f"(dk_25));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3282;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3282) : "f"(dk_26), "f"(dk_27));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3283;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3283) : "f"(dk_28), "f"(dk_29));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3284;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3284) : "f"(dk_30), "f"(dk_31));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3285;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3285) : "f"(dk_32), "f"(dk_33));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3286;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3286) : "f"(dk_34), "f"(dk_35));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3287;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3287) : "f"(dk_36), "f"(dk_37));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3288;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3288) : "f"(dk_38), "f"(dk_39));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3289;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3289) : "f"(dk_40), "f"(dk_41));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3290;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3290) : "f"(dk_42), "f"(dk_43));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3291;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3291) : "f"(dk_44), "f"(dk_45));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3292;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3292) : "f"(dk_46), "f"(dk_47));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3293;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3293) : "f"(dk_48), "f"(dk_49));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3294;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3294) : "f"(dk_50), "f"(dk_51));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3295;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3295) : "f"(dk_52), "f"(dk_53));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3296;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3296) : "f"(dk_54), "f"(dk_55));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3297;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3297) : "f"(dk_56), "f"(dk_57));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3298;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3298) : "f"(dk_58), "f"(dk_59));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3299;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3299) : "f"(dk_60), "f"(dk_61));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3300;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3300) : "f"(dk_62), "f"(dk_63));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3301;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3301) : "f"(dk_64), "f"(dk_65));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3302;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3302) : "f"(dk_66), "f"(dk_67));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3303;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3303) : "f"(dk_68), "f"(dk_69));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3304;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3304) : "f"(dk_70), "f"(dk_71));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3305;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3305) : "f"(dk_72), "f"(dk_73));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3306;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3306) : "f"(dk_74), "f"(dk_75));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3307;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3307) : "f"(dk_76), "f"(dk_77));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3308;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3308) : "f"(dk_78), "f"(dk_79));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3309;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3309) : "f"(dk_80), "f"(dk_81));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3310;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3310) : "f"(dk_82), "f"(dk_83));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3311;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3311) : "f"(dk_84), "f"(dk_85));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3312;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3312) : "f"(dk_86), "f"(dk_87));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3313;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3313) : "f"(dk_88), "f"(dk_89));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3314;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3314) : "f"(dk_90), "f"(dk_91));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3315;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3315) : "f"(dk_92), "f"(dk_93));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3316;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3316) : "f"(dk_94), "f"(dk_95));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3317;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3317) : "f"(dk_96), "f"(dk_97));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3318;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3318) : "f"(dk_98), "f"(dk_99));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3319;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3319) : "f"(dk_100), "f"(dk_101));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3320;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3320) : "f"(dk_102), "f"(dk_103));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3321;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3321) : "f"(dk_104), "f"(dk_105));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3322;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3322) : "f"(dk_106), "f"(dk_107));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3323;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3323) : "f"(dk_108), "f"(dk_109));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3324;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3324) : "f"(dk_110), "f"(dk_111));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3325;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3325) : "f"(dk_112), "f"(dk_113));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3326;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3326) : "f"(dk_114), "f"(dk_115));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3327;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3327) : "f"(dk_116), "f"(dk_117));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3328;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3328) : "f"(dk_118), "f"(dk_119));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3329;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3329) : "f"(dk_120), "f"(dk_121));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3330;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3330) : "f"(dk_122), "f"(dk_123));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3331;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3331) : "f"(dk_124), "f"(dk_125));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3332;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3332) : "f"(dk_126), "f"(dk_127));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t3333;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3333) : "f"(dk_128), "f"(dk_129));
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3334 = lane & 15u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3335 = t3269 + t3334;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3336 = lane >> 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3337 = t3335 & 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3338 = t3336 ^ t3337;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3339 = t3335 << 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3340 = t3338 << 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3341 = t3339 + t3340;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3342 = smem_1 + t3341;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3342), "r"(t3270), "r"(t3271), "r"(t3272), "r"(t3273) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3343 = t3341 ^ 32u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3344 = smem_1 + t3343;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3344), "r"(t3274), "r"(t3275), "r"(t3276), "r"(t3277) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3345 = t3341 ^ 64u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3346 = smem_1 + t3345;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3346), "r"(t3278), "r"(t3279), "r"(t3280), "r"(t3281) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3347 = t3341 ^ 96u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3348 = smem_1 + t3347;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3348), "r"(t3282), "r"(t3283), "r"(t3284), "r"(t3285) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3349 = lane & 15u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3350 = t3269 + t3349;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3351 = lane >> 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3352 = t3350 & 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3353 = t3351 ^ t3352;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3354 = t3350 << 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3355 = t3353 << 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3356 = t3354 + t3355;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3357 = t3266 + t3356;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3357), "r"(t3286), "r"(t3287), "r"(t3288), "r"(t3289) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3358 = t3356 ^ 32u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3359 = t3266 + t3358;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3359), "r"(t3290), "r"(t3291), "r"(t3292), "r"(t3293) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3360 = t3356 ^ 64u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3361 = t3266 + t3360;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3361), "r"(t3294), "r"(t3295), "r"(t3296), "r"(t3297) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3362 = t3356 ^ 96u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3363 = t3266 + t3362;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3363), "r"(t3298), "r"(t3299), "r"(t3300), "r"(t3301) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3364 = lane & 15u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3365 = t3269 + t3364;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3366 = lane >> 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3367 = t3365 & 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3368 = t3366 ^ t3367;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3369 = t3365 << 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3370 = t3368 << 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3371 = t3369 + t3370;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3372 = t3267 + t3371;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3372), "r"(t3302), "r"(t3303), "r"(t3304), "r"(t3305) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3373 = t3371 ^ 32u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3374 = t3267 + t3373;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3374), "r"(t3306), "r"(t3307), "r"(t3308), "r"(t3309) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3375 = t3371 ^ 64u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3376 = t3267 + t3375;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3376), "r"(t3310), "r"(t3311), "r"(t3312), "r"(t3313) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3377 = t3371 ^ 96u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3378 = t3267 + t3377;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3378), "r"(t3314), "r"(t3315), "r"(t3316), "r"(t3317) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3379 = lane & 15u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3380 = t3269 + t3379;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3381 = lane >> 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3382 = t3380 & 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3383 = t3381 ^ t3382;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3384 = t3380 << 7u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3385 = t3383 << 4u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3386 = t3384 + t3385;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3387 = t3268 + t3386;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3387), "r"(t3318), "r"(t3319), "r"(t3320), "r"(t3321) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3388 = t3386 ^ 32u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3389 = t3268 + t3388;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3389), "r"(t3322), "r"(t3323), "r"(t3324), "r"(t3325) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3390 = t3386 ^ 64u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3391 = t3268 + t3390;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3391), "r"(t3326), "r"(t3327), "r"(t3328), "r"(t3329) : "memory");
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3392 = t3386 ^ 96u;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3393 = t3268 + t3392;
#line 263 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3393), "r"(t3330), "r"(t3331), "r"(t3332), "r"(t3333) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3394 = (u64)batch_2;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3395 = t3394 * dk_stride0;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3396 = t3395 * 2ull;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3397 = dk + t3396;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3398 = (u64)t8;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3399 = t3398 * dk_stride1;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3400 = t3399 * 2ull;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3401 = t3397 + t3400;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3402 = (u64)t10;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3403 = t3402 * dk_stride2;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3404 = t3403 * 2ull;
#line 267 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3405 = t3401 + t3404;
            const u32 t3406 = seq_k - t8;
#line 268 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3407 = head_dim >> 3u;
#line 276 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3408 = (u32)dk_stride1;
#line 276 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3409 = t3408 << 1u;
            const u32 t3410 = warp_3 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3411 = lane >> 3u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3412 = t3410 + t3411;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3413 = lane & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3414 = t3412 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3415 = t3413 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3416 = t3414 & t3415;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3416) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3417 = t3412 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3418 = t3413 ^ t3417;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3419 = t3412 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3420 = t3418 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3421 = t3419 + t3420;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3422 = smem_1 + t3421;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_182;
                u32 row_183;
                u32 row_184;
                u32 row_185;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_182), "=r"(row_183), "=r"(row_184), "=r"(row_185) : "r"(t3422) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3423 = (u64)t3412 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3424 = t3405 + t3423;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3425 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3426 = t3424 + t3425;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3426), "r"(row_182), "r"(row_183), "r"(row_184), "r"(row_185) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3427 = t3412 + 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3428 = t3427 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3429 = t3413 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3430 = t3428 & t3429;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3430) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3431 = t3427 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3432 = t3413 ^ t3431;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3433 = t3427 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3434 = t3432 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3435 = t3433 + t3434;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3436 = smem_1 + t3435;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_186;
                u32 row_187;
                u32 row_188;
                u32 row_189;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_186), "=r"(row_187), "=r"(row_188), "=r"(row_189) : "r"(t3436) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3437 = (u64)t3427 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3438 = t3405 + t3437;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3439 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3440 = t3438 + t3439;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3440), "r"(row_186), "r"(row_187), "r"(row_188), "r"(row_189) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3441 = t3412 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3442 = t3441 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3443 = t3413 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3444 = t3442 & t3443;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3444) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3445 = t3441 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3446 = t3413 ^ t3445;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3447 = t3441 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3448 = t3446 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3449 = t3447 + t3448;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3450 = smem_1 + t3449;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_190;
                u32 row_191;
                u32 row_192;
                u32 row_193;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_190), "=r"(row_191), "=r"(row_192), "=r"(row_193) : "r"(t3450) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3451 = (u64)t3441 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3452 = t3405 + t3451;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3453 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3454 = t3452 + t3453;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3454), "r"(row_190), "r"(row_191), "r"(row_192), "r"(row_193) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3455 = t3412 + 12u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3456 = t3455 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3457 = t3413 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3458 = t3456 & t3457;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3458) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3459 = t3455 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3460 = t3413 ^ t3459;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3461 = t3455 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3462 = t3460 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3463 = t3461 + t3462;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3464 = smem_1 + t3463;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_194;
                u32 row_195;
                u32 row_196;
                u32 row_197;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_194), "=r"(row_195), "=r"(row_196), "=r"(row_197) : "r"(t3464) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3465 = (u64)t3455 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3466 = t3405 + t3465;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3467 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3468 = t3466 + t3467;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3468), "r"(row_194), "r"(row_195), "r"(row_196), "r"(row_197) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3469 = smem_1 + 8192u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3470 = t3412 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3471 = t3413 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3472 = t3471 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3473 = t3470 & t3472;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3473) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3474 = t3412 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3475 = t3413 ^ t3474;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3476 = t3412 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3477 = t3475 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3478 = t3476 + t3477;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3479 = t3469 + t3478;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_198;
                u32 row_199;
                u32 row_200;
                u32 row_201;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_198), "=r"(row_199), "=r"(row_200), "=r"(row_201) : "r"(t3479) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3480 = (u64)t3412 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3481 = t3405 + t3480;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3482 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3483 = t3481 + t3482;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3483), "r"(row_198), "r"(row_199), "r"(row_200), "r"(row_201) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3484 = t3412 + 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3485 = t3484 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3486 = t3413 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3487 = t3486 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3488 = t3485 & t3487;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3488) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3489 = t3484 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3490 = t3413 ^ t3489;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3491 = t3484 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3492 = t3490 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3493 = t3491 + t3492;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3494 = t3469 + t3493;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_202;
                u32 row_203;
                u32 row_204;
                u32 row_205;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_202), "=r"(row_203), "=r"(row_204), "=r"(row_205) : "r"(t3494) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3495 = (u64)t3484 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3496 = t3405 + t3495;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3497 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3498 = t3496 + t3497;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3498), "r"(row_202), "r"(row_203), "r"(row_204), "r"(row_205) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3499 = t3412 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3500 = t3499 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3501 = t3413 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3502 = t3501 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3503 = t3500 & t3502;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3503) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3504 = t3499 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3505 = t3413 ^ t3504;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3506 = t3499 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3507 = t3505 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3508 = t3506 + t3507;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3509 = t3469 + t3508;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_206;
                u32 row_207;
                u32 row_208;
                u32 row_209;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_206), "=r"(row_207), "=r"(row_208), "=r"(row_209) : "r"(t3509) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3510 = (u64)t3499 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3511 = t3405 + t3510;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3512 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3513 = t3511 + t3512;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3513), "r"(row_206), "r"(row_207), "r"(row_208), "r"(row_209) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3514 = t3412 + 12u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3515 = t3514 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3516 = t3413 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3517 = t3516 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3518 = t3515 & t3517;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3518) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3519 = t3514 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3520 = t3413 ^ t3519;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3521 = t3514 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3522 = t3520 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3523 = t3521 + t3522;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3524 = t3469 + t3523;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_210;
                u32 row_211;
                u32 row_212;
                u32 row_213;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_210), "=r"(row_211), "=r"(row_212), "=r"(row_213) : "r"(t3524) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3525 = (u64)t3514 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3526 = t3405 + t3525;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3527 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3528 = t3526 + t3527;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3528), "r"(row_210), "r"(row_211), "r"(row_212), "r"(row_213) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3529 = smem_1 + 16384u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3530 = t3412 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3531 = t3413 + 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3532 = t3531 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3533 = t3530 & t3532;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3533) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3534 = t3412 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3535 = t3413 ^ t3534;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3536 = t3412 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3537 = t3535 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3538 = t3536 + t3537;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3539 = t3529 + t3538;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_214;
                u32 row_215;
                u32 row_216;
                u32 row_217;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_214), "=r"(row_215), "=r"(row_216), "=r"(row_217) : "r"(t3539) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3540 = (u64)t3412 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3541 = t3405 + t3540;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3542 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3543 = t3541 + t3542;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3543), "r"(row_214), "r"(row_215), "r"(row_216), "r"(row_217) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3544 = t3412 + 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3545 = t3544 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3546 = t3413 + 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3547 = t3546 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3548 = t3545 & t3547;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3548) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3549 = t3544 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3550 = t3413 ^ t3549;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3551 = t3544 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3552 = t3550 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3553 = t3551 + t3552;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3554 = t3529 + t3553;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_218;
                u32 row_219;
                u32 row_220;
                u32 row_221;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_218), "=r"(row_219), "=r"(row_220), "=r"(row_221) : "r"(t3554) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3555 = (u64)t3544 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3556 = t3405 + t3555;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3557 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3558 = t3556 + t3557;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3558), "r"(row_218), "r"(row_219), "r"(row_220), "r"(row_221) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3559 = t3412 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3560 = t3559 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3561 = t3413 + 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3562 = t3561 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3563 = t3560 & t3562;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3563) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3564 = t3559 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3565 = t3413 ^ t3564;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3566 = t3559 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3567 = t3565 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3568 = t3566 + t3567;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3569 = t3529 + t3568;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_222;
                u32 row_223;
                u32 row_224;
                u32 row_225;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_222), "=r"(row_223), "=r"(row_224), "=r"(row_225) : "r"(t3569) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3570 = (u64)t3559 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3571 = t3405 + t3570;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3572 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3573 = t3571 + t3572;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3573), "r"(row_222), "r"(row_223), "r"(row_224), "r"(row_225) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3574 = t3412 + 12u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3575 = t3574 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3576 = t3413 + 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3577 = t3576 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3578 = t3575 & t3577;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3578) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3579 = t3574 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3580 = t3413 ^ t3579;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3581 = t3574 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3582 = t3580 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3583 = t3581 + t3582;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3584 = t3529 + t3583;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_226;
                u32 row_227;
                u32 row_228;
                u32 row_229;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_226), "=r"(row_227), "=r"(row_228), "=r"(row_229) : "r"(t3584) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3585 = (u64)t3574 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3586 = t3405 + t3585;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3587 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3588 = t3586 + t3587;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3588), "r"(row_226), "r"(row_227), "r"(row_228), "r"(row_229) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3589 = smem_1 + 24576u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3590 = t3412 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3591 = t3413 + 24u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3592 = t3591 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3593 = t3590 & t3592;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3593) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3594 = t3412 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3595 = t3413 ^ t3594;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3596 = t3412 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3597 = t3595 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3598 = t3596 + t3597;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3599 = t3589 + t3598;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_230;
                u32 row_231;
                u32 row_232;
                u32 row_233;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_230), "=r"(row_231), "=r"(row_232), "=r"(row_233) : "r"(t3599) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3600 = (u64)t3412 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3601 = t3405 + t3600;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3602 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3603 = t3601 + t3602;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3603), "r"(row_230), "r"(row_231), "r"(row_232), "r"(row_233) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3604 = t3412 + 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3605 = t3604 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3606 = t3413 + 24u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3607 = t3606 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3608 = t3605 & t3607;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3608) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3609 = t3604 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3610 = t3413 ^ t3609;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3611 = t3604 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3612 = t3610 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3613 = t3611 + t3612;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3614 = t3589 + t3613;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_234;
                u32 row_235;
                u32 row_236;
                u32 row_237;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_234), "=r"(row_235), "=r"(row_236), "=r"(row_237) : "r"(t3614) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3615 = (u64)t3604 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3616 = t3405 + t3615;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3617 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3618 = t3616 + t3617;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3618), "r"(row_234), "r"(row_235), "r"(row_236), "r"(row_237) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3619 = t3412 + 8u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3620 = t3619 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3621 = t3413 + 24u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3622 = t3621 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3623 = t3620 & t3622;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3623) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3624 = t3619 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3625 = t3413 ^ t3624;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3626 = t3619 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3627 = t3625 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3628 = t3626 + t3627;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3629 = t3589 + t3628;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_238;
                u32 row_239;
                u32 row_240;
                u32 row_241;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_238), "=r"(row_239), "=r"(row_240), "=r"(row_241) : "r"(t3629) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3630 = (u64)t3619 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3631 = t3405 + t3630;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3632 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3633 = t3631 + t3632;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3633), "r"(row_238), "r"(row_239), "r"(row_240), "r"(row_241) : "memory");
            }
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3634 = t3412 + 12u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3635 = t3634 < t3406;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3636 = t3413 + 24u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3637 = t3636 < t3407;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3638 = t3635 & t3637;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3638) {
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3639 = t3634 & 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3640 = t3413 ^ t3639;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3641 = t3634 << 7u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3642 = t3640 << 4u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3643 = t3641 + t3642;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3644 = t3589 + t3643;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_242;
                u32 row_243;
                u32 row_244;
                u32 row_245;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_242), "=r"(row_243), "=r"(row_244), "=r"(row_245) : "r"(t3644) : "memory");
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3645 = (u64)t3634 * t3409;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3646 = t3405 + t3645;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3647 = (u64)t3413 * 16u;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3648 = t3646 + t3647;
#line 277 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3648), "r"(row_242), "r"(row_243), "r"(row_244), "r"(row_245) : "memory");
            }
        }
    }
}
