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
    const f32 small,
    const f32 coefficient,
    const f32 coefficient_2,
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
#line 12 "src/functions/caps.rs"
    f32 t1_2;
    asm("abs.f32 %0, %1;" : "=f"(t1_2) : "f"(argument0));
#line 12 "src/functions/caps.rs"
    f32 t2_2;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_2) : "f"(t1_2));
#line 80 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const f32 t3 = 1.442695f * t1_2;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    f32 scale_log2_2;
    asm("max.f32 %0, %1, %2;" : "=f"(scale_log2_2) : "f"(t3), "f"(1.1754944e-38f));
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = seq_k + 63u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t5 >> 6u;
    const u32 t7 = blockIdx.x;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t8 = t7 % blocks;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t9 = blockIdx.x;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t9 / blocks;
#line 49 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t12 = t8 << 6u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t10 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t14 = t10 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t15 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t15 >> 6u;
#line 178 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t19 = thread >> 5u;
#line 180 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t19));
#line 181 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t23 = smem_1 + 32768u;
    const u32 t24 = t23 + 32768u;
    const u32 t25 = t24 + 65536u;
    const u32 after = t25 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 8192u;
    const u32 p = statistics_2 + 1024u;
    const u32 sums_2 = p + 8192u;
    const u32 t30 = sums_2 + 16384u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t31 = thread == 0u;
#line 184 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t31) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
        const u32 t32 = t30 + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t33 = t30 + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = t30 + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t34) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t35 = t30 + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
        const u32 t36 = t30 + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t36) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t37 = t30 + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
        const u32 t38 = t30 + 56u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t38) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 188 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t39 = warpgroup == 0u;
#line 189 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t39) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t40 = warp == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t40) {
#line 104 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            const u32 t42 = t14 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t42;
            u32 block = 0u;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const u32 t43 = i + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                const bool t44 = t43 < count_2;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t45 = i == 0u;
#line 26 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t45) {
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t46;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t46) : );
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t47 = t46 == 1u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t47) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t30) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(t30), "r"(0u), "r"(t14), "r"(t12), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t48 = smem_1 + 8192u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t48), "l"(k), "r"(t30), "r"(64u), "r"(t14), "r"(t12), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t49 = smem_1 + 16384u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t49), "l"(k), "r"(t30), "r"(128u), "r"(t14), "r"(t12), "r"(batch_2) : "memory");
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t50 = smem_1 + 24576u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t50), "l"(k), "r"(t30), "r"(192u), "r"(t14), "r"(t12), "r"(batch_2) : "memory");
                    }
                }
#line 100 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t52 = slot + 4u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t53 = t52 << 3u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t54 = t30 + t53;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t55 = i >> 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t56 = t55 & 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t57 = t56 ^ 1u;
#line 101 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t54), "r"(t57) : "memory");
                const u32 t58 = slot + 2u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t59 = t58 << 3u;
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t60 = t30 + t59;
                const u32 t61 = slot << 15u;
#line 103 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t62 = t24 + t61;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t63 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t64 = t63 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t65 = t64 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t66 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t65 + t66;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t68 = row >> 4u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t70;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t70) : );
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t71 = t70 == 1u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t71) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 33280;" :  : "r"(t60) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t62), "l"(q), "r"(t60), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t72 = t62 + 8192u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t72), "l"(q), "r"(t60), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t73 = t62 + 16384u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t73), "l"(q), "r"(t60), "r"(128u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t74 = t62 + 24576u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t74), "l"(q), "r"(t60), "r"(192u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t75 = slot << 9u;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t76 = statistics_2 + t75;
#line 112 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t76), "l"(statistics), "r"(t60), "r"(0u), "r"(0u), "r"(t68), "r"(0u) : "memory");
                }
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t77 = i == 0u;
#line 30 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t77) {
#line 61 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t78 = t30 + 8u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t79;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t79) : );
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t80 = t79 == 1u;
#line 65 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t80) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t78) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t23), "l"(v), "r"(t78), "r"(0u), "r"(t14), "r"(t12), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t81 = t23 + 8192u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t81), "l"(v), "r"(t78), "r"(64u), "r"(t14), "r"(t12), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t82 = t23 + 16384u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t82), "l"(v), "r"(t78), "r"(128u), "r"(t14), "r"(t12), "r"(batch_2) : "memory");
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t83 = t23 + 24576u;
#line 67 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t83), "l"(v), "r"(t78), "r"(192u), "r"(t14), "r"(t12), "r"(batch_2) : "memory");
                    }
                }
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t84 = t30 + 56u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t85 = i & 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t86 = t85 ^ 1u;
#line 122 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t84), "r"(t86) : "memory");
#line 125 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t87 = t30 + 48u;
#line 155 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t89;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t89) : );
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t90 = t89 == 1u;
#line 128 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t90) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t87) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t25), "l"(d_o), "r"(t87), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t91 = t25 + 8192u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t91), "l"(d_o), "r"(t87), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t92 = t25 + 16384u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t92), "l"(d_o), "r"(t87), "r"(128u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t93 = t25 + 24576u;
#line 130 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t93), "l"(d_o), "r"(t87), "r"(192u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const u32 t94 = block + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t94 == count;
                const u32 t96 = head + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                const u32 t97 = wraps ? t96 : head;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                head = t97;
                const u32 t98 = block + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                const u32 t99 = wraps ? 0u : t98;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                block = t99;
            }
        }
    } else {
#line 200 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t101 = index == 0u;
#line 217 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t101) {
            const u32 warp_2 = warp & 3u;
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
            const u32 t103 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t104 = t103 != 0u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t104) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t30), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t105 = t30 + 16u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t105), "r"(0u) : "memory");
#line 120 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t106;
                asm volatile("mov.b32 %0, %1;" : "=r"(t106) : "r"(smem_1));
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t107 = t106 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t108 = t24 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t109 = t107 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t110 = (u64)t109;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t111 = t110 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t112 = t108 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t113 = (u64)t112;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t114 = t113 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t115 = t107 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t116 = (u64)t115;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t117 = t116 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t118 = t108 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t119 = (u64)t118;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t120 = t119 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t121 = t107 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t122 = (u64)t121;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t123 = t122 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t124 = t108 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t125 = (u64)t124;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t126 = t125 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t127 = t107 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t128 = (u64)t127;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t129 = t128 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t130 = t108 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t131 = (u64)t130;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t132 = t131 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t133 = t107 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t134 = (u64)t133;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t135 = t134 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t136 = t108 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t137 = (u64)t136;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t138 = t137 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t139 = t107 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t140 = (u64)t139;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t141 = t140 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t142 = t108 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t143 = (u64)t142;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t144 = t143 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t145 = t107 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t146 = (u64)t145;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t147 = t146 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t148 = t108 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t149 = (u64)t148;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t150 = t149 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t151 = t107 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t152 = (u64)t151;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t153 = t152 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t154 = t108 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t155 = (u64)t154;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t156 = t155 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t157 = t107 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t158 = (u64)t157;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t159 = t158 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t160 = t108 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t161 = (u64)t160;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t162 = t161 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t163 = t107 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t164 = (u64)t163;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t165 = t164 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t166 = t108 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t167 = (u64)t166;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t168 = t167 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t169 = t107 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t170 = (u64)t169;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t171 = t170 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t172 = t108 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t173 = (u64)t172;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t174 = t173 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t175 = t107 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t176 = (u64)t175;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t177 = t176 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t178 = t108 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t179 = (u64)t178;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t180 = t179 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t181 = t107 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t182 = (u64)t181;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t183 = t182 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t184 = t108 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t185 = (u64)t184;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t186 = t185 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t187 = t107 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t188 = (u64)t187;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t189 = t188 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t190 = t108 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t191 = (u64)t190;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t192 = t191 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t193 = t107 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t194 = (u64)t193;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t195 = t194 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t196 = t108 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t197 = (u64)t196;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t198 = t197 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t199 = t107 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t200 = (u64)t199;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t201 = t200 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t202 = t108 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t203 = (u64)t202;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t204 = t203 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t111), "l"(t114), "l"(t117), "l"(t120), "l"(t123), "l"(t126), "l"(t129), "l"(t132), "l"(t135), "l"(t138), "l"(t141), "l"(t144), "l"(t147), "l"(t150), "l"(t153), "l"(t156), "l"(t159), "l"(t162), "l"(t165), "l"(t168), "l"(t171), "l"(t174), "l"(t177), "l"(t180), "l"(t183), "l"(t186), "l"(t189), "l"(t192), "l"(t195), "l"(t198), "l"(t201), "l"(t204) : "memory");
#line 126 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t206 = t14 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t206;
                u32 block_2 = 0u;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t207 = i_2 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const bool t208 = t207 < count_3;
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t209 = block_2 << 6u;
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t210 = warp_2 << 12u;
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t211 = sums_2 + t210;
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t212 = lane << 4u;
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t213 = t211 + t212;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t214 = warp_2 << 4u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t215 = t12 + t214;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t216 = head_2 / group;
#line 12 "src/functions/caps.rs"
                    f32 t1_3;
                    asm("abs.f32 %0, %1;" : "=f"(t1_3) : "f"(argument0));
#line 12 "src/functions/caps.rs"
                    f32 t2_3;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_3) : "f"(t1_3));
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t219 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t220 = t215 + t219;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t221 = seq_k - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t222 = t220 + 8u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t223;
                    asm("mov.b32 %0, %1;" : "=r"(t223) : "f"(s));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t224;
                    asm("mov.b32 %0, %1;" : "=r"(t224) : "f"(s_2));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t225;
                    asm("mov.b32 %0, %1;" : "=r"(t225) : "f"(s_3));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t226;
                    asm("mov.b32 %0, %1;" : "=r"(t226) : "f"(s_4));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t213), "r"(t223), "r"(t224), "r"(t225), "r"(t226) : "memory");
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t227;
                    asm("mov.b32 %0, %1;" : "=r"(t227) : "f"(s_5));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t228;
                    asm("mov.b32 %0, %1;" : "=r"(t228) : "f"(s_6));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t229;
                    asm("mov.b32 %0, %1;" : "=r"(t229) : "f"(s_7));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t230;
                    asm("mov.b32 %0, %1;" : "=r"(t230) : "f"(s_8));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t213), "r"(t227), "r"(t228), "r"(t229), "r"(t230) : "memory");
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t231;
                    asm("mov.b32 %0, %1;" : "=r"(t231) : "f"(s_9));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t232;
                    asm("mov.b32 %0, %1;" : "=r"(t232) : "f"(s_10));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t233;
                    asm("mov.b32 %0, %1;" : "=r"(t233) : "f"(s_11));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t234;
                    asm("mov.b32 %0, %1;" : "=r"(t234) : "f"(s_12));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t213), "r"(t231), "r"(t232), "r"(t233), "r"(t234) : "memory");
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t235;
                    asm("mov.b32 %0, %1;" : "=r"(t235) : "f"(s_13));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t236;
                    asm("mov.b32 %0, %1;" : "=r"(t236) : "f"(s_14));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t237;
                    asm("mov.b32 %0, %1;" : "=r"(t237) : "f"(s_15));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t238;
                    asm("mov.b32 %0, %1;" : "=r"(t238) : "f"(s_16));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t213), "r"(t235), "r"(t236), "r"(t237), "r"(t238) : "memory");
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t239;
                    asm("mov.b32 %0, %1;" : "=r"(t239) : "f"(s_17));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t240;
                    asm("mov.b32 %0, %1;" : "=r"(t240) : "f"(s_18));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t241;
                    asm("mov.b32 %0, %1;" : "=r"(t241) : "f"(s_19));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t242;
                    asm("mov.b32 %0, %1;" : "=r"(t242) : "f"(s_20));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t213), "r"(t239), "r"(t240), "r"(t241), "r"(t242) : "memory");
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t243;
                    asm("mov.b32 %0, %1;" : "=r"(t243) : "f"(s_21));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t244;
                    asm("mov.b32 %0, %1;" : "=r"(t244) : "f"(s_22));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t245;
                    asm("mov.b32 %0, %1;" : "=r"(t245) : "f"(s_23));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t246;
                    asm("mov.b32 %0, %1;" : "=r"(t246) : "f"(s_24));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "r"(t213), "r"(t243), "r"(t244), "r"(t245), "r"(t246) : "memory");
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t247;
                    asm("mov.b32 %0, %1;" : "=r"(t247) : "f"(s_25));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t248;
                    asm("mov.b32 %0, %1;" : "=r"(t248) : "f"(s_26));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t249;
                    asm("mov.b32 %0, %1;" : "=r"(t249) : "f"(s_27));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t250;
                    asm("mov.b32 %0, %1;" : "=r"(t250) : "f"(s_28));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "r"(t213), "r"(t247), "r"(t248), "r"(t249), "r"(t250) : "memory");
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t251;
                    asm("mov.b32 %0, %1;" : "=r"(t251) : "f"(s_29));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t252;
                    asm("mov.b32 %0, %1;" : "=r"(t252) : "f"(s_30));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t253;
                    asm("mov.b32 %0, %1;" : "=r"(t253) : "f"(s_31));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    u32 t254;
                    asm("mov.b32 %0, %1;" : "=r"(t254) : "f"(s_32));
#line 186 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "r"(t213), "r"(t251), "r"(t252), "r"(t253), "r"(t254) : "memory");
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t255 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t256 = t255 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t257 = t209 + t256;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t258 = t257 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t259 = s * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2 = t259 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_2;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2) : "f"(t3_2));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t262 = t258 ? t4_2 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s = t262;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t263 = s_3 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_3 = t263 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_3;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_3) : "f"(t3_3));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t266 = t258 ? t4_3 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_3 = t266;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t267 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t268 = t267 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t269 = t209 + t268;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t270 = t269 + 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t271 = t270 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t272 = s_2 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_4 = t272 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_4;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_4) : "f"(t3_4));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t275 = t271 ? t4_4 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_2 = t275;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t276 = s_4 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_5 = t276 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_5;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_5) : "f"(t3_5));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t279 = t271 ? t4_5 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_4 = t279;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t280 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t281 = t280 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t282 = t209 + t281;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t283 = t282 + 8u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t284 = t283 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t285 = s_5 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_6 = t285 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_6;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_6) : "f"(t3_6));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t288 = t284 ? t4_6 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_5 = t288;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t289 = s_7 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_7 = t289 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_7;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_7) : "f"(t3_7));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t292 = t284 ? t4_7 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_7 = t292;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t293 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t294 = t293 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t295 = t209 + t294;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t296 = t295 + 9u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t297 = t296 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t298 = s_6 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_8 = t298 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_8;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_8) : "f"(t3_8));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t301 = t297 ? t4_8 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_6 = t301;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t302 = s_8 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_9 = t302 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_9;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_9) : "f"(t3_9));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t305 = t297 ? t4_9 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_8 = t305;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t306 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t307 = t306 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t308 = t209 + t307;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t309 = t308 + 16u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t310 = t309 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t311 = s_9 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_10 = t311 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_10;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_10) : "f"(t3_10));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t314 = t310 ? t4_10 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_9 = t314;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t315 = s_11 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_11 = t315 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_11;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_11) : "f"(t3_11));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t318 = t310 ? t4_11 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_11 = t318;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t319 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t320 = t319 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t321 = t209 + t320;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t322 = t321 + 17u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t323 = t322 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t324 = s_10 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_12 = t324 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_12;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_12) : "f"(t3_12));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t327 = t323 ? t4_12 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_10 = t327;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t328 = s_12 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_13 = t328 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_13;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_13) : "f"(t3_13));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t331 = t323 ? t4_13 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_12 = t331;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t332 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t333 = t332 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t334 = t209 + t333;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t335 = t334 + 24u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t336 = t335 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t337 = s_13 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_14 = t337 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_14;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_14) : "f"(t3_14));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t340 = t336 ? t4_14 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_13 = t340;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t341 = s_15 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_15 = t341 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_15;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_15) : "f"(t3_15));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t344 = t336 ? t4_15 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_15 = t344;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t345 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t346 = t345 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t347 = t209 + t346;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t348 = t347 + 25u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t349 = t348 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t350 = s_14 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_16 = t350 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_16;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_16) : "f"(t3_16));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t353 = t349 ? t4_16 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_14 = t353;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t354 = s_16 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_17 = t354 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_17;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_17) : "f"(t3_17));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t357 = t349 ? t4_17 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_16 = t357;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t358 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t359 = t358 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t360 = t209 + t359;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t361 = t360 + 32u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t362 = t361 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t363 = s_17 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_18 = t363 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_18;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_18) : "f"(t3_18));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t366 = t362 ? t4_18 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_17 = t366;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t367 = s_19 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_19 = t367 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_19;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_19) : "f"(t3_19));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t370 = t362 ? t4_19 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_19 = t370;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t371 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t372 = t371 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t373 = t209 + t372;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t374 = t373 + 33u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t375 = t374 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t376 = s_18 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_20 = t376 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_20;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_20) : "f"(t3_20));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t379 = t375 ? t4_20 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_18 = t379;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t380 = s_20 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_21 = t380 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_21;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_21) : "f"(t3_21));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t383 = t375 ? t4_21 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_20 = t383;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t384 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t385 = t384 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t386 = t209 + t385;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t387 = t386 + 40u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t388 = t387 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t389 = s_21 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_22 = t389 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_22;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_22) : "f"(t3_22));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t392 = t388 ? t4_22 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_21 = t392;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t393 = s_23 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_23 = t393 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_23;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_23) : "f"(t3_23));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t396 = t388 ? t4_23 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_23 = t396;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t397 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t398 = t397 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t399 = t209 + t398;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t400 = t399 + 41u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t401 = t400 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t402 = s_22 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_24 = t402 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_24;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_24) : "f"(t3_24));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t405 = t401 ? t4_24 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_22 = t405;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t406 = s_24 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_25 = t406 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_25;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_25) : "f"(t3_25));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t409 = t401 ? t4_25 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_24 = t409;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t410 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t411 = t410 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t412 = t209 + t411;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t413 = t412 + 48u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t414 = t413 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t415 = s_25 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_26 = t415 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_26;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_26) : "f"(t3_26));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t418 = t414 ? t4_26 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_25 = t418;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t419 = s_27 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_27 = t419 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_27;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_27) : "f"(t3_27));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t422 = t414 ? t4_27 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_27 = t422;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t423 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t424 = t423 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t425 = t209 + t424;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t426 = t425 + 49u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t427 = t426 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t428 = s_26 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_28 = t428 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_28;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_28) : "f"(t3_28));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t431 = t427 ? t4_28 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_26 = t431;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t432 = s_28 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_29 = t432 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_29;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_29) : "f"(t3_29));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t435 = t427 ? t4_29 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_28 = t435;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t436 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t437 = t436 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t438 = t209 + t437;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t439 = t438 + 56u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t440 = t439 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t441 = s_29 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_30 = t441 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_30;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_30) : "f"(t3_30));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t444 = t440 ? t4_30 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_29 = t444;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t445 = s_31 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_31 = t445 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_31;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_31) : "f"(t3_31));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t448 = t440 ? t4_31 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_31 = t448;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t449 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t450 = t449 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t451 = t209 + t450;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t452 = t451 + 57u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t453 = t452 < seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t454 = s_30 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_32 = t454 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_32;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_32) : "f"(t3_32));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t457 = t453 ? t4_32 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_30 = t457;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t458 = s_32 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_33 = t458 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_33;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_33) : "f"(t3_33));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t461 = t453 ? t4_33 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_32 = t461;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t462 = block_2 << 6u;
                    const u32 t463 = t12 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = seq_k < t463;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (right) {
                        const u32 t465 = warp_2 << 4u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u32 t466 = t12 + t465;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t467 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t466 + t467;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t469 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t470 = t469 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t471 = t209 + t470;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t472 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t473 = t472 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t474 = t209 + t473;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t475 = t474 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t476 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end = t476 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t479 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t479;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t481 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t481;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t482 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_2 = t482 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t485 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t485;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t487 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t487;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t488 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t489 = t488 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t490 = t209 + t489;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t491 = t490 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t492 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t493 = t492 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t494 = t209 + t493;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t495 = t494 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t496 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_3 = t496 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t499 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t499;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t501 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t501;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t502 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_4 = t502 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t505 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t505;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t507 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t507;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t508 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t509 = t508 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t510 = t209 + t509;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t511 = t510 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t512 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t513 = t512 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t514 = t209 + t513;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t515 = t514 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t516 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_5 = t516 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t519 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t519;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t521 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t521;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t522 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_6 = t522 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t525 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t525;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t527 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t527;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t528 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t529 = t528 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t530 = t209 + t529;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t531 = t530 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t532 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t533 = t532 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t534 = t209 + t533;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t535 = t534 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t536 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_7 = t536 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t539 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t539;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t541 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t541;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t542 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_8 = t542 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t545 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t545;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t547 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t547;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t548 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t549 = t548 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t550 = t209 + t549;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t551 = t550 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t552 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t553 = t552 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t554 = t209 + t553;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t555 = t554 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t556 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_9 = t556 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t559 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t559;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t561 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t561;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t562 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t562 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t565 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t565;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t567 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t567;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t568 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t569 = t568 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t570 = t209 + t569;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t571 = t570 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t572 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t573 = t572 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t574 = t209 + t573;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t575 = t574 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t576 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_11 = t576 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t579 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t579;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t581 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t581;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t582 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_12 = t582 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t585 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t585;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t587 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t587;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t588 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t589 = t588 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t590 = t209 + t589;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t591 = t590 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t592 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t593 = t592 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t594 = t209 + t593;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t595 = t594 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t596 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t596 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t599 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t599;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t601 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t601;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t602 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_14 = t602 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t605 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t605;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t607 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t607;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t608 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t609 = t608 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t610 = t209 + t609;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t611 = t610 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t612 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t613 = t612 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t614 = t209 + t613;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t615 = t614 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t616 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_15 = t616 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t619 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t619;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t621 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t621;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t622 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_16 = t622 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t625 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t625;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t627 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t627;
                    }
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_2 = i_2 & 1u;
                    const u32 t629 = slot_2 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t630 = statistics_2 + t629;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t631 = lane & 3u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t632 = t631 << 4u;
#line 172 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t633 = t630 + t632;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t633) : "memory");
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t635;
                    asm("mov.b32 %0, %1;" : "=f"(t635) : "r"(row_3));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 173 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t637;
                    asm("mov.b32 %0, %1;" : "=f"(t637) : "r"(row_5));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t638 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t639;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t639) : "f"(s), "f"(scale_log2_2), "f"(t638));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t640;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t640) : "f"(t639));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t640;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t641 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t642;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(s_2), "f"(scale_log2_2), "f"(t641));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t643;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t643) : "f"(t642));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t643;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t644 = -lse;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t645;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(s_3), "f"(scale_log2_2), "f"(t644));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t646;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t646) : "f"(t645));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t646;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t647 = -lse_2;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t648;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(s_4), "f"(scale_log2_2), "f"(t647));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t649;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(t648));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t649;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t633) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t651;
                    asm("mov.b32 %0, %1;" : "=f"(t651) : "r"(row_7));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t653;
                    asm("mov.b32 %0, %1;" : "=f"(t653) : "r"(row_9));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t654 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t655;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(s_5), "f"(scale_log2_2), "f"(t654));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t656;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t656) : "f"(t655));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t656;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t657 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t658;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(s_6), "f"(scale_log2_2), "f"(t657));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t659;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t659) : "f"(t658));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t659;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t660 = -lse_3;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t661;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(s_7), "f"(scale_log2_2), "f"(t660));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t662;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(t661));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t662;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t663 = -lse_4;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t664;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t664) : "f"(s_8), "f"(scale_log2_2), "f"(t663));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t665;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(t664));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t665;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t633) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t667;
                    asm("mov.b32 %0, %1;" : "=f"(t667) : "r"(row_11));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t669;
                    asm("mov.b32 %0, %1;" : "=f"(t669) : "r"(row_13));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t670 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t671;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t671) : "f"(s_9), "f"(scale_log2_2), "f"(t670));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t672;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t672) : "f"(t671));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t672;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t673 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t674;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(s_10), "f"(scale_log2_2), "f"(t673));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t675;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t675) : "f"(t674));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t675;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t676 = -lse_5;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t677;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t677) : "f"(s_11), "f"(scale_log2_2), "f"(t676));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t678;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t678) : "f"(t677));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t678;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t679 = -lse_6;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t680;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t680) : "f"(s_12), "f"(scale_log2_2), "f"(t679));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t681;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t681) : "f"(t680));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t681;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t633) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t683;
                    asm("mov.b32 %0, %1;" : "=f"(t683) : "r"(row_15));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t685;
                    asm("mov.b32 %0, %1;" : "=f"(t685) : "r"(row_17));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t686 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t687;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t687) : "f"(s_13), "f"(scale_log2_2), "f"(t686));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t688;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t688) : "f"(t687));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t688;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t689 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t690;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(s_14), "f"(scale_log2_2), "f"(t689));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t691;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t691) : "f"(t690));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t691;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t692 = -lse_7;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t693;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t693) : "f"(s_15), "f"(scale_log2_2), "f"(t692));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t694;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t694) : "f"(t693));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t694;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t695 = -lse_8;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t696;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t696) : "f"(s_16), "f"(scale_log2_2), "f"(t695));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t697;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t697) : "f"(t696));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t697;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t633) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t699;
                    asm("mov.b32 %0, %1;" : "=f"(t699) : "r"(row_19));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t701;
                    asm("mov.b32 %0, %1;" : "=f"(t701) : "r"(row_21));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t702 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t703;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(s_17), "f"(scale_log2_2), "f"(t702));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t704;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t704) : "f"(t703));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t704;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t705 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t706;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t706) : "f"(s_18), "f"(scale_log2_2), "f"(t705));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t707;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(t706));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t707;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t708 = -lse_9;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t709;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t709) : "f"(s_19), "f"(scale_log2_2), "f"(t708));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t710;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t710) : "f"(t709));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t710;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t711 = -lse_10;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t712;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t712) : "f"(s_20), "f"(scale_log2_2), "f"(t711));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t713;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(t712));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t713;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t633) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t715;
                    asm("mov.b32 %0, %1;" : "=f"(t715) : "r"(row_23));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t717;
                    asm("mov.b32 %0, %1;" : "=f"(t717) : "r"(row_25));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t718 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t719;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t719) : "f"(s_21), "f"(scale_log2_2), "f"(t718));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t720;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t720) : "f"(t719));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t720;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t721 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t722;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(s_22), "f"(scale_log2_2), "f"(t721));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t723;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(t722));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t723;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t724 = -lse_11;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t725;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t725) : "f"(s_23), "f"(scale_log2_2), "f"(t724));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t726;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t726) : "f"(t725));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t726;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t727 = -lse_12;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t728;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t728) : "f"(s_24), "f"(scale_log2_2), "f"(t727));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t729;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t729) : "f"(t728));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t729;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t633) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t731;
                    asm("mov.b32 %0, %1;" : "=f"(t731) : "r"(row_27));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t733;
                    asm("mov.b32 %0, %1;" : "=f"(t733) : "r"(row_29));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t734 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t735;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t735) : "f"(s_25), "f"(scale_log2_2), "f"(t734));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t736;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(t735));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t736;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t737 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t738;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t738) : "f"(s_26), "f"(scale_log2_2), "f"(t737));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t739;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(t738));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t739;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t740 = -lse_13;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t741;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(s_27), "f"(scale_log2_2), "f"(t740));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t742;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t742) : "f"(t741));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t742;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t743 = -lse_14;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t744;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t744) : "f"(s_28), "f"(scale_log2_2), "f"(t743));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t745;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t745) : "f"(t744));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t745;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t633) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t747;
                    asm("mov.b32 %0, %1;" : "=f"(t747) : "r"(row_31));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t749;
                    asm("mov.b32 %0, %1;" : "=f"(t749) : "r"(row_33));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t750 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t751;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t751) : "f"(s_29), "f"(scale_log2_2), "f"(t750));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t752;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(t751));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t752;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t753 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t754;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(s_30), "f"(scale_log2_2), "f"(t753));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t755;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(t754));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t755;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t756 = -lse_15;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t757;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t757) : "f"(s_31), "f"(scale_log2_2), "f"(t756));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t758;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t758) : "f"(t757));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t758;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t759 = -lse_16;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t760;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t760) : "f"(s_32), "f"(scale_log2_2), "f"(t759));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t761;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t761) : "f"(t760));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t761;
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t762;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(s), "f"(s_2));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t763;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t763) : "f"(s_3), "f"(s_4));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t764;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t764) : "f"(s_5), "f"(s_6));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t765;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t765) : "f"(s_7), "f"(s_8));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t766;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t766) : "f"(s_9), "f"(s_10));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t767;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(s_11), "f"(s_12));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t768;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t768) : "f"(s_13), "f"(s_14));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t769;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t769) : "f"(s_15), "f"(s_16));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t770;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(s_17), "f"(s_18));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t771;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t771) : "f"(s_19), "f"(s_20));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t772;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t772) : "f"(s_21), "f"(s_22));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t773;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t773) : "f"(s_23), "f"(s_24));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t774;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t774) : "f"(s_25), "f"(s_26));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t775;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t775) : "f"(s_27), "f"(s_28));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t776;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t776) : "f"(s_29), "f"(s_30));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t777;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t777) : "f"(s_31), "f"(s_32));
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t778 = warp_2 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t779 = p + t778;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t780 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t781 = t779 + t780;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t781), "r"(t762), "r"(t763), "r"(t764), "r"(t765) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t782 = warp_2 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t783 = p + t782;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t784 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t785 = t783 + t784;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t785), "r"(t766), "r"(t767), "r"(t768), "r"(t769) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t786 = warp_2 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t787 = p + t786;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t788 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t789 = t787 + t788;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t789), "r"(t770), "r"(t771), "r"(t772), "r"(t773) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t790 = warp_2 << 11u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t791 = p + t790;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t792 = lane << 4u;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t793 = t791 + t792;
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t793), "r"(t774), "r"(t775), "r"(t776), "r"(t777) : "memory");
#line 113 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(3u) : "memory");
#line 78 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_2 & 1u;
                    const u32 t795 = slot_3 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t796 = t795 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t797 = t30 + t796;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t798 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t798) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t797) : "memory");
                    }
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t799 = t30 + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t800 = i_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t799), "r"(t800) : "memory");
#line 81 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t801 = t25 >> 4u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t802 = t801 + 33554432u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t803 = (u64)t802;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t804 = t803 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t805 = t801 + 33554560u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t806 = (u64)t805;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t807 = t806 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t808 = t801 + 33554688u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t809 = (u64)t808;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t810 = t809 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t811 = t801 + 33554816u;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t812 = (u64)t811;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t813 = t812 + 4611686293305294848ull;
#line 82 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%133, %134, %135, %136}, %137, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%138, %139, %140, %141}, %142, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%143, %144, %145, %146}, %147, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) : "r"(t762), "r"(t763), "r"(t764), "r"(t765), "l"(t804), "r"(t766), "r"(t767), "r"(t768), "r"(t769), "l"(t807), "r"(t770), "r"(t771), "r"(t772), "r"(t773), "l"(t810), "r"(t774), "r"(t775), "r"(t776), "r"(t777), "l"(t813) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t814 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t815 = smem_1 + t814;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t816;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t816) : "r"(t815));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t817 = after >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t818 = t816 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t819 = t817 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t820 = (u64)t819;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t821 = t820 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t822 = t818 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t823 = (u64)t822;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t824 = t823 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t825 = t817 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t826 = (u64)t825;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t827 = t826 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t828 = t818 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t829 = (u64)t828;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t830 = t829 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t831 = t817 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t832 = (u64)t831;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t833 = t832 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t834 = t818 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t835 = (u64)t834;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t836 = t835 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t837 = t817 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t838 = (u64)t837;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t839 = t838 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t840 = t818 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t841 = (u64)t840;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t842 = t841 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32), "=&f"(dq_33), "=&f"(dq_34), "=&f"(dq_35), "=&f"(dq_36), "=&f"(dq_37), "=&f"(dq_38), "=&f"(dq_39), "=&f"(dq_40), "=&f"(dq_41), "=&f"(dq_42), "=&f"(dq_43), "=&f"(dq_44), "=&f"(dq_45), "=&f"(dq_46), "=&f"(dq_47), "=&f"(dq_48), "=&f"(dq_49), "=&f"(dq_50), "=&f"(dq_51), "=&f"(dq_52), "=&f"(dq_53), "=&f"(dq_54), "=&f"(dq_55), "=&f"(dq_56), "=&f"(dq_57), "=&f"(dq_58), "=&f"(dq_59), "=&f"(dq_60), "=&f"(dq_61), "=&f"(dq_62), "=&f"(dq_63), "=&f"(dq_64) : "l"(t821), "l"(t824), "l"(t827), "l"(t830), "l"(t833), "l"(t836), "l"(t839), "l"(t842) : "memory");
#line 87 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t843 = i_2 + 1u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next = t208 ? t843 : i_2;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t845 = next & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t846 = t845 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t847 = t846 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t848 = t30 + t847;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t849 = next >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t850 = t849 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t848), "r"(t850) : "memory");
#line 90 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) :  : "memory");
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t851 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t852 = t851 + head_2;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t853 = t852 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t854 = block_2 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_34 = t853 + t854;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t856 = warp_2 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_35 = row_34 + t856;
                    const u64 t858 = (u64)row_35;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t859 = t858 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t860 = t859 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t861 = sums + t860;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t862 = index << 11u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t863 = (u64)t862 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t864 = t861 + t863;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t865 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t866 = t865 + warp_2;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t867 = t866 << 13u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = sums_2 + t867;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t869 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t870 = (u64)t869 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address = t864 + t870;
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
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) :  : "memory");
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t762), "r"(t763), "r"(t764), "r"(t765) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t766), "r"(t767), "r"(t768), "r"(t769) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t770), "r"(t771), "r"(t772), "r"(t773) : "memory");
#line 94 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t774), "r"(t775), "r"(t776), "r"(t777) : "memory");
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t872 = t30 + 56u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t873 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t873) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t872) : "memory");
                    }
#line 120 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t874;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t874) : "r"(smem_1));
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t875 = next & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t876 = t875 << 15u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t877 = t24 + t876;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t878 = t874 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t879 = t877 >> 4u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t880 = t878 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t881 = (u64)t880;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t882 = t881 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t883 = t879 + 65536u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t884 = (u64)t883;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t885 = t884 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t886 = t878 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t887 = (u64)t886;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t888 = t887 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t889 = t879 + 65538u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t890 = (u64)t889;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t891 = t890 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t892 = t878 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t893 = (u64)t892;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t894 = t893 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t895 = t879 + 65540u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t896 = (u64)t895;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t897 = t896 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t898 = t878 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t899 = (u64)t898;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t900 = t899 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t901 = t879 + 65542u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t902 = (u64)t901;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t903 = t902 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t904 = t878 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t905 = (u64)t904;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t906 = t905 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t907 = t879 + 66048u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t908 = (u64)t907;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t909 = t908 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t910 = t878 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t911 = (u64)t910;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t912 = t911 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t913 = t879 + 66050u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t914 = (u64)t913;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t915 = t914 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t916 = t878 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t917 = (u64)t916;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t918 = t917 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t919 = t879 + 66052u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t920 = (u64)t919;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t921 = t920 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t922 = t878 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t923 = (u64)t922;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t924 = t923 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t925 = t879 + 66054u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t926 = (u64)t925;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t927 = t926 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t928 = t878 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t929 = (u64)t928;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t930 = t929 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t931 = t879 + 66560u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t932 = (u64)t931;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t933 = t932 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t934 = t878 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t935 = (u64)t934;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t936 = t935 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t937 = t879 + 66562u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t938 = (u64)t937;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t939 = t938 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t940 = t878 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t941 = (u64)t940;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t942 = t941 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t943 = t879 + 66564u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t944 = (u64)t943;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t945 = t944 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t946 = t878 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t947 = (u64)t946;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t948 = t947 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t949 = t879 + 66566u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t950 = (u64)t949;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t951 = t950 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t952 = t878 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t953 = (u64)t952;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t954 = t953 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t955 = t879 + 67072u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t956 = (u64)t955;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t957 = t956 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t958 = t878 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t959 = (u64)t958;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t960 = t959 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t961 = t879 + 67074u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t962 = (u64)t961;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t963 = t962 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t964 = t878 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t965 = (u64)t964;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t966 = t965 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t967 = t879 + 67076u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t968 = (u64)t967;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t969 = t968 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t970 = t878 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t971 = (u64)t970;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t972 = t971 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t973 = t879 + 67078u;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t974 = (u64)t973;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t975 = t974 + 4611686293305294848ull;
#line 121 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t882), "l"(t885), "l"(t888), "l"(t891), "l"(t894), "l"(t897), "l"(t900), "l"(t903), "l"(t906), "l"(t909), "l"(t912), "l"(t915), "l"(t918), "l"(t921), "l"(t924), "l"(t927), "l"(t930), "l"(t933), "l"(t936), "l"(t939), "l"(t942), "l"(t945), "l"(t948), "l"(t951), "l"(t954), "l"(t957), "l"(t960), "l"(t963), "l"(t966), "l"(t969), "l"(t972), "l"(t975) : "memory");
#line 126 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address) : "memory");
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t976 = block_2 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t976 == count;
                    const u32 t978 = head_2 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t979 = wraps_2 ? t978 : head_2;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t979;
                    const u32 t980 = block_2 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t981 = wraps_2 ? 0u : t980;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t981;
                }
            }
#line 64 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t982 = t23 + 8192u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t983 = t23 + 16384u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t984 = t23 + 24576u;
            const u32 t985 = warp_2 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t986;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(dv_2), "f"(dv_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t987;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(dv_4), "f"(dv_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t988;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t988) : "f"(dv_6), "f"(dv_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t989;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(dv_8), "f"(dv_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t990;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t990) : "f"(dv_10), "f"(dv_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t991;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(dv_12), "f"(dv_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t992;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t992) : "f"(dv_14), "f"(dv_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t993;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(dv_16), "f"(dv_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t994;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(dv_18), "f"(dv_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t995;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(dv_20), "f"(dv_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t996;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(dv_22), "f"(dv_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t997;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(dv_24), "f"(dv_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t998;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(dv_26), "f"(dv_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t999;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(dv_28), "f"(dv_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1000;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(dv_30), "f"(dv_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1001;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(dv_32), "f"(dv_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1002;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(dv_34), "f"(dv_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1003;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(dv_36), "f"(dv_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1004;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(dv_38), "f"(dv_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1005;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(dv_40), "f"(dv_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1006;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(dv_42), "f"(dv_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1007;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(dv_44), "f"(dv_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1008;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(dv_46), "f"(dv_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1009;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(dv_48), "f"(dv_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1010;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(dv_50), "f"(dv_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1011;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(dv_52), "f"(dv_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1012;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(dv_54), "f"(dv_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1013;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(dv_56), "f"(dv_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1014;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(dv_58), "f"(dv_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1015;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1015) : "f"(dv_60), "f"(dv_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1016;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1016) : "f"(dv_62), "f"(dv_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1017;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(dv_64), "f"(dv_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1018;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1018) : "f"(dv_66), "f"(dv_67));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1019;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(dv_68), "f"(dv_69));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1020;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1020) : "f"(dv_70), "f"(dv_71));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1021;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1021) : "f"(dv_72), "f"(dv_73));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1022;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1022) : "f"(dv_74), "f"(dv_75));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1023;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1023) : "f"(dv_76), "f"(dv_77));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1024;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1024) : "f"(dv_78), "f"(dv_79));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1025;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1025) : "f"(dv_80), "f"(dv_81));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1026;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1026) : "f"(dv_82), "f"(dv_83));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1027;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1027) : "f"(dv_84), "f"(dv_85));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1028;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(dv_86), "f"(dv_87));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1029;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1029) : "f"(dv_88), "f"(dv_89));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1030;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(dv_90), "f"(dv_91));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1031;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(dv_92), "f"(dv_93));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1032;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1032) : "f"(dv_94), "f"(dv_95));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1033;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(dv_96), "f"(dv_97));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1034;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1034) : "f"(dv_98), "f"(dv_99));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1035;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(dv_100), "f"(dv_101));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1036;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(dv_102), "f"(dv_103));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1037;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(dv_104), "f"(dv_105));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1038;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(dv_106), "f"(dv_107));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1039;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(dv_108), "f"(dv_109));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1040;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1040) : "f"(dv_110), "f"(dv_111));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1041;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1041) : "f"(dv_112), "f"(dv_113));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1042;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(dv_114), "f"(dv_115));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1043;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1043) : "f"(dv_116), "f"(dv_117));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1044;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1044) : "f"(dv_118), "f"(dv_119));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1045;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(dv_120), "f"(dv_121));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1046;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1046) : "f"(dv_122), "f"(dv_123));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1047;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(dv_124), "f"(dv_125));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1048;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(dv_126), "f"(dv_127));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1049;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(dv_128), "f"(dv_129));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1050 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1051 = t985 + t1050;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1052 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1053 = t1051 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1054 = t1052 ^ t1053;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1055 = t1051 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1056 = t1054 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1057 = t1055 + t1056;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1058 = t23 + t1057;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1058), "r"(t986), "r"(t987), "r"(t988), "r"(t989) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1059 = t1057 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1060 = t23 + t1059;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1060), "r"(t990), "r"(t991), "r"(t992), "r"(t993) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1061 = t1057 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1062 = t23 + t1061;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1062), "r"(t994), "r"(t995), "r"(t996), "r"(t997) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1063 = t1057 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1064 = t23 + t1063;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1064), "r"(t998), "r"(t999), "r"(t1000), "r"(t1001) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1065 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1066 = t985 + t1065;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1067 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1068 = t1066 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1069 = t1067 ^ t1068;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1070 = t1066 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1071 = t1069 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1072 = t1070 + t1071;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1073 = t982 + t1072;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1073), "r"(t1002), "r"(t1003), "r"(t1004), "r"(t1005) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1074 = t1072 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1075 = t982 + t1074;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1075), "r"(t1006), "r"(t1007), "r"(t1008), "r"(t1009) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1076 = t1072 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1077 = t982 + t1076;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1077), "r"(t1010), "r"(t1011), "r"(t1012), "r"(t1013) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1078 = t1072 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1079 = t982 + t1078;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1079), "r"(t1014), "r"(t1015), "r"(t1016), "r"(t1017) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1080 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1081 = t985 + t1080;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1082 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1083 = t1081 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1084 = t1082 ^ t1083;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1085 = t1081 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1086 = t1084 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1087 = t1085 + t1086;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1088 = t983 + t1087;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1088), "r"(t1018), "r"(t1019), "r"(t1020), "r"(t1021) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1089 = t1087 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1090 = t983 + t1089;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1090), "r"(t1022), "r"(t1023), "r"(t1024), "r"(t1025) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1091 = t1087 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1092 = t983 + t1091;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1092), "r"(t1026), "r"(t1027), "r"(t1028), "r"(t1029) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1093 = t1087 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1094 = t983 + t1093;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1094), "r"(t1030), "r"(t1031), "r"(t1032), "r"(t1033) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1095 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1096 = t985 + t1095;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1097 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1098 = t1096 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1099 = t1097 ^ t1098;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1100 = t1096 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1101 = t1099 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1102 = t1100 + t1101;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1103 = t984 + t1102;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1103), "r"(t1034), "r"(t1035), "r"(t1036), "r"(t1037) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1104 = t1102 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1105 = t984 + t1104;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1105), "r"(t1038), "r"(t1039), "r"(t1040), "r"(t1041) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1106 = t1102 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1107 = t984 + t1106;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1107), "r"(t1042), "r"(t1043), "r"(t1044), "r"(t1045) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1108 = t1102 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1109 = t984 + t1108;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1109), "r"(t1046), "r"(t1047), "r"(t1048), "r"(t1049) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1110 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1111 = t1110 * dv_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1112 = t1111 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1113 = dv + t1112;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1114 = (u64)t12;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1115 = t1114 * dv_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1116 = t1115 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1117 = t1113 + t1116;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1118 = (u64)t14;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1119 = t1118 * dv_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1120 = t1119 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1121 = t1117 + t1120;
            const u32 t1122 = seq_k - t12;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1123 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1124 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1125 = t1124 << 1u;
            const u32 t1126 = warp_2 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1127 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1128 = t1126 + t1127;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1129 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1130 = t1128 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1131 = t1129 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1132 = t1130 & t1131;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1132) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1133 = t1128 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1134 = t1129 ^ t1133;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1135 = t1128 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1136 = t1134 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1137 = t1135 + t1136;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1138 = t23 + t1137;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_36;
                u32 row_37;
                u32 row_38;
                u32 row_39;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t1138) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1139 = (u64)t1128 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1140 = t1121 + t1139;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1141 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1142 = t1140 + t1141;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1142), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1143 = t1128 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1144 = t1143 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1145 = t1129 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1146 = t1144 & t1145;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1146) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1147 = t1143 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1148 = t1129 ^ t1147;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1149 = t1143 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1150 = t1148 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1151 = t1149 + t1150;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1152 = t23 + t1151;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_40;
                u32 row_41;
                u32 row_42;
                u32 row_43;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t1152) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1153 = (u64)t1143 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1154 = t1121 + t1153;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1155 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1156 = t1154 + t1155;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1156), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1157 = t1128 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1158 = t1157 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1159 = t1129 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1160 = t1158 & t1159;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1160) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1161 = t1157 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1162 = t1129 ^ t1161;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1163 = t1157 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1164 = t1162 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1165 = t1163 + t1164;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1166 = t23 + t1165;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_44;
                u32 row_45;
                u32 row_46;
                u32 row_47;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t1166) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1167 = (u64)t1157 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1168 = t1121 + t1167;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1169 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1170 = t1168 + t1169;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1170), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1171 = t1128 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1172 = t1171 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1173 = t1129 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1174 = t1172 & t1173;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1174) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1175 = t1171 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1176 = t1129 ^ t1175;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1177 = t1171 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1178 = t1176 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1179 = t1177 + t1178;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1180 = t23 + t1179;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_48;
                u32 row_49;
                u32 row_50;
                u32 row_51;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t1180) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1181 = (u64)t1171 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1182 = t1121 + t1181;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1183 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1184 = t1182 + t1183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1184), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1185 = t23 + 8192u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1186 = t1128 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1187 = t1129 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1188 = t1187 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1189 = t1186 & t1188;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1189) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1190 = t1128 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1191 = t1129 ^ t1190;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1192 = t1128 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1193 = t1191 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1194 = t1192 + t1193;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1195 = t1185 + t1194;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_52;
                u32 row_53;
                u32 row_54;
                u32 row_55;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t1195) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1196 = (u64)t1128 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1197 = t1121 + t1196;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1198 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1199 = t1197 + t1198;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1199), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1200 = t1128 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1201 = t1200 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1202 = t1129 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1203 = t1202 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1204 = t1201 & t1203;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1204) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1205 = t1200 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1206 = t1129 ^ t1205;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1207 = t1200 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1208 = t1206 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1209 = t1207 + t1208;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1210 = t1185 + t1209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_56;
                u32 row_57;
                u32 row_58;
                u32 row_59;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_56), "=r"(row_57), "=r"(row_58), "=r"(row_59) : "r"(t1210) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1211 = (u64)t1200 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1212 = t1121 + t1211;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1213 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1214 = t1212 + t1213;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1214), "r"(row_56), "r"(row_57), "r"(row_58), "r"(row_59) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1215 = t1128 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1216 = t1215 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1217 = t1129 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1218 = t1217 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1219 = t1216 & t1218;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1219) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1220 = t1215 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1221 = t1129 ^ t1220;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1222 = t1215 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1223 = t1221 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1224 = t1222 + t1223;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1225 = t1185 + t1224;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_60;
                u32 row_61;
                u32 row_62;
                u32 row_63;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_60), "=r"(row_61), "=r"(row_62), "=r"(row_63) : "r"(t1225) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1226 = (u64)t1215 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1227 = t1121 + t1226;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1228 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1229 = t1227 + t1228;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1229), "r"(row_60), "r"(row_61), "r"(row_62), "r"(row_63) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1230 = t1128 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1231 = t1230 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1232 = t1129 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1233 = t1232 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1234 = t1231 & t1233;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1234) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1235 = t1230 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1236 = t1129 ^ t1235;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1237 = t1230 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1238 = t1236 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1239 = t1237 + t1238;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1240 = t1185 + t1239;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_64;
                u32 row_65;
                u32 row_66;
                u32 row_67;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_64), "=r"(row_65), "=r"(row_66), "=r"(row_67) : "r"(t1240) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1241 = (u64)t1230 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1242 = t1121 + t1241;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1243 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1244 = t1242 + t1243;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1244), "r"(row_64), "r"(row_65), "r"(row_66), "r"(row_67) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1245 = t23 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1246 = t1128 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1247 = t1129 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1248 = t1247 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1249 = t1246 & t1248;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1249) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1250 = t1128 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1251 = t1129 ^ t1250;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1252 = t1128 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1253 = t1251 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1254 = t1252 + t1253;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1255 = t1245 + t1254;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1255) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1256 = (u64)t1128 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1257 = t1121 + t1256;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1258 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1259 = t1257 + t1258;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1259), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1260 = t1128 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1261 = t1260 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1262 = t1129 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1263 = t1262 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1264 = t1261 & t1263;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1264) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1265 = t1260 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1266 = t1129 ^ t1265;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1267 = t1260 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1268 = t1266 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1269 = t1267 + t1268;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1270 = t1245 + t1269;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1270) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1271 = (u64)t1260 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1272 = t1121 + t1271;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1273 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1274 = t1272 + t1273;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1274), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1275 = t1128 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1276 = t1275 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1277 = t1129 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1278 = t1277 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1279 = t1276 & t1278;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1279) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1280 = t1275 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1281 = t1129 ^ t1280;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1282 = t1275 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1283 = t1281 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1284 = t1282 + t1283;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1285 = t1245 + t1284;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1285) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1286 = (u64)t1275 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1287 = t1121 + t1286;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1288 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1289 = t1287 + t1288;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1289), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1290 = t1128 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1291 = t1290 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1292 = t1129 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1293 = t1292 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1294 = t1291 & t1293;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1294) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1295 = t1290 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1296 = t1129 ^ t1295;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1297 = t1290 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1298 = t1296 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1299 = t1297 + t1298;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1300 = t1245 + t1299;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1300) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1301 = (u64)t1290 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1302 = t1121 + t1301;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1303 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1304 = t1302 + t1303;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1304), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1305 = t23 + 24576u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1306 = t1128 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1307 = t1129 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1308 = t1307 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1309 = t1306 & t1308;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1309) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1310 = t1128 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1311 = t1129 ^ t1310;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1312 = t1128 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1313 = t1311 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1314 = t1312 + t1313;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1315 = t1305 + t1314;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_84;
                u32 row_85;
                u32 row_86;
                u32 row_87;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1315) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1316 = (u64)t1128 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1317 = t1121 + t1316;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1318 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1319 = t1317 + t1318;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1319), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1320 = t1128 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1321 = t1320 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1322 = t1129 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1323 = t1322 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1324 = t1321 & t1323;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1324) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1325 = t1320 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1326 = t1129 ^ t1325;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1327 = t1320 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1328 = t1326 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1329 = t1327 + t1328;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1330 = t1305 + t1329;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_88;
                u32 row_89;
                u32 row_90;
                u32 row_91;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1330) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1331 = (u64)t1320 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1332 = t1121 + t1331;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1333 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1334 = t1332 + t1333;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1334), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1335 = t1128 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1336 = t1335 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1337 = t1129 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1338 = t1337 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1339 = t1336 & t1338;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1339) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1340 = t1335 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1341 = t1129 ^ t1340;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1342 = t1335 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1343 = t1341 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1344 = t1342 + t1343;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1345 = t1305 + t1344;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_92;
                u32 row_93;
                u32 row_94;
                u32 row_95;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1345) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1346 = (u64)t1335 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1347 = t1121 + t1346;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1348 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1349 = t1347 + t1348;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1349), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1350 = t1128 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1351 = t1350 < t1122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1352 = t1129 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1353 = t1352 < t1123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1354 = t1351 & t1353;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1354) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1355 = t1350 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1356 = t1129 ^ t1355;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1357 = t1350 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1358 = t1356 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1359 = t1357 + t1358;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1360 = t1305 + t1359;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_96;
                u32 row_97;
                u32 row_98;
                u32 row_99;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1360) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1361 = (u64)t1350 * t1125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1362 = t1121 + t1361;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1363 = (u64)t1129 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1364 = t1362 + t1363;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1364), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
            }
        } else {
#line 220 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 warp_3 = warp & 3u;
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
            const u32 t1366 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t1367 = t1366 != 0u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t1367) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t30), "r"(0u) : "memory");
                const u32 t1368 = t30 + 8u;
#line 150 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1368), "r"(0u) : "memory");
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1369 = t30 + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1369), "r"(0u) : "memory");
#line 217 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t1370;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1370) : "r"(t23));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1371 = t1370 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1372 = t25 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1373 = t1371 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1374 = (u64)t1373;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1375 = t1374 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1376 = t1372 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1377 = (u64)t1376;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1378 = t1377 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1379 = t1371 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1380 = (u64)t1379;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1381 = t1380 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1382 = t1372 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1383 = (u64)t1382;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1384 = t1383 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1385 = t1371 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1386 = (u64)t1385;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1387 = t1386 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1388 = t1372 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1389 = (u64)t1388;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1390 = t1389 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1391 = t1371 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1392 = (u64)t1391;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1393 = t1392 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1394 = t1372 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1395 = (u64)t1394;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1396 = t1395 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1397 = t1371 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1398 = (u64)t1397;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1399 = t1398 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1400 = t1372 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1401 = (u64)t1400;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1402 = t1401 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1403 = t1371 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1404 = (u64)t1403;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1405 = t1404 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1406 = t1372 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1407 = (u64)t1406;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1408 = t1407 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1409 = t1371 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1410 = (u64)t1409;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1411 = t1410 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1412 = t1372 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1413 = (u64)t1412;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1414 = t1413 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1415 = t1371 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1416 = (u64)t1415;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1417 = t1416 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1418 = t1372 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1419 = (u64)t1418;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1420 = t1419 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1421 = t1371 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1422 = (u64)t1421;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1423 = t1422 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1424 = t1372 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1425 = (u64)t1424;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1426 = t1425 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1427 = t1371 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1428 = (u64)t1427;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1429 = t1428 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1430 = t1372 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1431 = (u64)t1430;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1432 = t1431 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1433 = t1371 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1434 = (u64)t1433;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1435 = t1434 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1436 = t1372 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1437 = (u64)t1436;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1438 = t1437 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1439 = t1371 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1440 = (u64)t1439;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1441 = t1440 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1442 = t1372 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1443 = (u64)t1442;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1444 = t1443 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1445 = t1371 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1446 = (u64)t1445;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1447 = t1446 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1448 = t1372 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1449 = (u64)t1448;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1450 = t1449 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1451 = t1371 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1452 = (u64)t1451;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1453 = t1452 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1454 = t1372 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1455 = (u64)t1454;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1456 = t1455 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1457 = t1371 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1458 = (u64)t1457;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1459 = t1458 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1460 = t1372 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1461 = (u64)t1460;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1462 = t1461 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1463 = t1371 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1464 = (u64)t1463;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1465 = t1464 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1466 = t1372 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1467 = (u64)t1466;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1468 = t1467 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1375), "l"(t1378), "l"(t1381), "l"(t1384), "l"(t1387), "l"(t1390), "l"(t1393), "l"(t1396), "l"(t1399), "l"(t1402), "l"(t1405), "l"(t1408), "l"(t1411), "l"(t1414), "l"(t1417), "l"(t1420), "l"(t1423), "l"(t1426), "l"(t1429), "l"(t1432), "l"(t1435), "l"(t1438), "l"(t1441), "l"(t1444), "l"(t1447), "l"(t1450), "l"(t1453), "l"(t1456), "l"(t1459), "l"(t1462), "l"(t1465), "l"(t1468) : "memory");
#line 223 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 104 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_4 = count * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1470 = t14 * group;
#line 119 "fa-kernels/src/attention/backward/work.rs"
                u32 head_3 = t1470;
                u32 block_3 = 0u;
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1471 = i_3 + 1u;
#line 122 "fa-kernels/src/attention/backward/work.rs"
                    const bool t1472 = t1471 < count_4;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1473 = t30 + 56u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1474 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1474) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1473) : "memory");
                    }
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1475 = i_3 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1476 = t1475 + 2u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1477 = t1476 << 3u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1478 = t30 + t1477;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1479 = i_3 >> 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1480 = t1479 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1478), "r"(t1480) : "memory");
#line 172 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(3u) : "memory");
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1481 = warp_3 << 11u;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1482 = p + t1481;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1483 = lane << 4u;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 place_2 = t1482 + t1483;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_100;
                    u32 row_101;
                    u32 row_102;
                    u32 row_103;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1485 = row_100 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1486;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1486) : "r"(row_100));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1487;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1487) : "h"(t1486));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1488;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1488) : "r"(t1485));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1489;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1489) : "h"(t1488));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1490 = row_101 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1491;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1491) : "r"(row_101));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1492;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1492) : "h"(t1491));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1493;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1493) : "r"(t1490));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1494;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1494) : "h"(t1493));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1495 = row_102 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1496;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1496) : "r"(row_102));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1497;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1497) : "h"(t1496));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1498;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1498) : "r"(t1495));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1499;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1499) : "h"(t1498));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1500 = row_103 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1501;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1501) : "r"(row_103));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1502;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1502) : "h"(t1501));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1503;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1503) : "r"(t1500));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1504;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1504) : "h"(t1503));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_2 = t1487;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_3 = t1489;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_4 = t1492;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_5 = t1494;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_6 = t1497;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_7 = t1499;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_8 = t1502;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_9 = t1504;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_104;
                    u32 row_105;
                    u32 row_106;
                    u32 row_107;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1505 = row_104 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1506;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1506) : "r"(row_104));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1507;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1507) : "h"(t1506));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1508;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1508) : "r"(t1505));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1509;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1509) : "h"(t1508));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1510 = row_105 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1511;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1511) : "r"(row_105));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1512;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1512) : "h"(t1511));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1513;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1513) : "r"(t1510));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1514;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1514) : "h"(t1513));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1515 = row_106 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1516;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1516) : "r"(row_106));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1517;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1517) : "h"(t1516));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1518;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1518) : "r"(t1515));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1519;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1519) : "h"(t1518));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1520 = row_107 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1521;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1521) : "r"(row_107));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1522;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1522) : "h"(t1521));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1523;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1523) : "r"(t1520));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1524;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1524) : "h"(t1523));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_10 = t1507;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_11 = t1509;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_12 = t1512;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_13 = t1514;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_14 = t1517;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_15 = t1519;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_16 = t1522;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_17 = t1524;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_108;
                    u32 row_109;
                    u32 row_110;
                    u32 row_111;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1525 = row_108 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1526;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1526) : "r"(row_108));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1527;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1527) : "h"(t1526));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1528;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1528) : "r"(t1525));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1529;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1529) : "h"(t1528));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1530 = row_109 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1531;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1531) : "r"(row_109));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1532;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1532) : "h"(t1531));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1533;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1533) : "r"(t1530));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1534;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1534) : "h"(t1533));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1535 = row_110 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1536;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1536) : "r"(row_110));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1537;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1537) : "h"(t1536));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1538;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1538) : "r"(t1535));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1539;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1539) : "h"(t1538));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1540 = row_111 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1541;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1541) : "r"(row_111));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1542;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1542) : "h"(t1541));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1543;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1543) : "r"(t1540));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1544;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1544) : "h"(t1543));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_18 = t1527;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_19 = t1529;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_20 = t1532;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_21 = t1534;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_22 = t1537;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_23 = t1539;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_24 = t1542;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_25 = t1544;
#line 202 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_112;
                    u32 row_113;
                    u32 row_114;
                    u32 row_115;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(place_2) : "memory");
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1545 = row_112 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1546;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1546) : "r"(row_112));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1547;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1547) : "h"(t1546));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1548;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1548) : "r"(t1545));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1549;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1549) : "h"(t1548));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1550 = row_113 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1551;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1551) : "r"(row_113));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1552;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1552) : "h"(t1551));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1553;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1553) : "r"(t1550));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1554;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1554) : "h"(t1553));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1555 = row_114 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1556;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1556) : "r"(row_114));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1557;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1557) : "h"(t1556));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1558;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1558) : "r"(t1555));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1559;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1559) : "h"(t1558));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1560 = row_115 >> 16u;
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1561;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1561) : "r"(row_115));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1562;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1562) : "h"(t1561));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1563;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1563) : "r"(t1560));
#line 203 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1564;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1564) : "h"(t1563));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_26 = t1547;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_27 = t1549;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_28 = t1552;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_29 = t1554;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_30 = t1557;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_31 = t1559;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_32 = t1562;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_33 = t1564;
#line 114 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1565 = block_3 << 6u;
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1566 = warp_3 << 12u;
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1567 = sums_2 + t1566;
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1568 = lane << 4u;
#line 162 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1569 = t1567 + t1568;
#line 193 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1570 = warp_3 << 4u;
#line 193 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1571 = t12 + t1570;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_3 & 1u;
                    const u32 t1573 = slot_4 << 9u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1574 = statistics_2 + t1573;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1575 = lane & 3u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1576 = t1575 << 4u;
#line 194 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1577 = t1574 + t1576;
                    u32 row_116;
                    u32 row_117;
                    u32 row_118;
                    u32 row_119;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1577) : "memory");
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1578;
                    asm("mov.b32 %0, %1;" : "=f"(t1578) : "r"(row_116));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1579;
                    asm("mov.b32 %0, %1;" : "=f"(t1579) : "r"(row_117));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1580;
                    asm("mov.b32 %0, %1;" : "=f"(t1580) : "r"(row_118));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1581;
                    asm("mov.b32 %0, %1;" : "=f"(t1581) : "r"(row_119));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1582 = dp - t1579;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1583 = p_2 * t1582;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1584;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1584) : "r"(lane));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1585 = head_3 / group;
#line 12 "src/functions/caps.rs"
                    f32 t1_2_2;
                    asm("abs.f32 %0, %1;" : "=f"(t1_2_2) : "f"(argument0));
#line 12 "src/functions/caps.rs"
                    f32 t2_2_2;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_2_2) : "f"(t1_2_2));
#line 12 "src/functions/caps.rs"
                    const f32 t14_2 = t2_2_2 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const bool t17_2 = argument0 < 0.0f;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1590 = t1584 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1591 = t1571 + t1590;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1592 = seq_k - 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1593 = t1591 + 8u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1594 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1595 = t1594 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1596 = t1565 + t1595;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_120;
                    u32 row_121;
                    u32 row_122;
                    u32 row_123;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1569) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1597;
                    asm("mov.b32 %0, %1;" : "=f"(t1597) : "r"(row_120));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1598;
                    asm("mov.b32 %0, %1;" : "=f"(t1598) : "r"(row_121));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1599;
                    asm("mov.b32 %0, %1;" : "=f"(t1599) : "r"(row_122));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1600;
                    asm("mov.b32 %0, %1;" : "=f"(t1600) : "r"(row_123));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1601;
                    asm("mov.b32 %0, %1;" : "=r"(t1601) : "f"(t1597));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1602;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1602) : "r"(t1601));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1603;
                    asm("mov.b32 %0, %1;" : "=f"(t1603) : "r"(t1602));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1604 = t1603 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_2 = t1604 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_2;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_2) : "f"(t3_2_2));
#line 12 "src/functions/caps.rs"
                    const f32 t8_2 = -t4_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t9_2;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_2) : "f"(t8_2), "f"(t4_2_2), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_2 = t1583 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_2 = t1583 * t4_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t10_2 = t6_2 * t9_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_2 = t10_2 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_2 = t10_2 * t1604;
#line 12 "src/functions/caps.rs"
                    const f32 t13_2 = -t12_2;
#line 12 "src/functions/caps.rs"
                    const f32 t15_2 = t13_2 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_2 = t7_2 + t15_2;
#line 12 "src/functions/caps.rs"
                    const f32 t18_2 = -t16_2;
#line 12 "src/functions/caps.rs"
                    const f32 t19_2 = t17_2 ? t18_2 : t16_2;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1619 = t1583 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1620 = t1619 ? 0.0f : t19_2;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1621 = t1583 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1622 = t1621 ? 0.0f : t11_2;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t1622;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1623 = dp_2 - t1581;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1624 = p_3 * t1623;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1625 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1626 = t1625 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1627 = t1565 + t1626;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1628 = t1627 + 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1629;
                    asm("mov.b32 %0, %1;" : "=r"(t1629) : "f"(t1598));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1630;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1630) : "r"(t1629));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1631;
                    asm("mov.b32 %0, %1;" : "=f"(t1631) : "r"(t1630));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1632 = t1631 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_3 = t1632 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_3;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_3) : "f"(t3_2_3));
#line 12 "src/functions/caps.rs"
                    const f32 t8_3 = -t4_2_3;
#line 12 "src/functions/caps.rs"
                    f32 t9_3;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_3) : "f"(t8_3), "f"(t4_2_3), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_3 = t1624 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_3 = t1624 * t4_2_3;
#line 12 "src/functions/caps.rs"
                    const f32 t10_3 = t6_3 * t9_3;
#line 12 "src/functions/caps.rs"
                    const f32 t11_3 = t10_3 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_3 = t10_3 * t1632;
#line 12 "src/functions/caps.rs"
                    const f32 t13_3 = -t12_3;
#line 12 "src/functions/caps.rs"
                    const f32 t15_3 = t13_3 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_3 = t7_3 + t15_3;
#line 12 "src/functions/caps.rs"
                    const f32 t18_3 = -t16_3;
#line 12 "src/functions/caps.rs"
                    const f32 t19_3 = t17_2 ? t18_3 : t16_3;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1647 = t1624 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1648 = t1647 ? 0.0f : t19_3;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1649 = t1620 + t1648;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1650 = t1624 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1651 = t1650 ? 0.0f : t11_3;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t1651;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1652 = dp_3 - t1579;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1653 = p_4 * t1652;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1654;
                    asm("mov.b32 %0, %1;" : "=r"(t1654) : "f"(t1599));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1655;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1655) : "r"(t1654));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1656;
                    asm("mov.b32 %0, %1;" : "=f"(t1656) : "r"(t1655));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1657 = t1656 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_4 = t1657 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_4;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_4) : "f"(t3_2_4));
#line 12 "src/functions/caps.rs"
                    const f32 t8_4 = -t4_2_4;
#line 12 "src/functions/caps.rs"
                    f32 t9_4;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_4) : "f"(t8_4), "f"(t4_2_4), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_4 = t1653 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_4 = t1653 * t4_2_4;
#line 12 "src/functions/caps.rs"
                    const f32 t10_4 = t6_4 * t9_4;
#line 12 "src/functions/caps.rs"
                    const f32 t11_4 = t10_4 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_4 = t10_4 * t1657;
#line 12 "src/functions/caps.rs"
                    const f32 t13_4 = -t12_4;
#line 12 "src/functions/caps.rs"
                    const f32 t15_4 = t13_4 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_4 = t7_4 + t15_4;
#line 12 "src/functions/caps.rs"
                    const f32 t18_4 = -t16_4;
#line 12 "src/functions/caps.rs"
                    const f32 t19_4 = t17_2 ? t18_4 : t16_4;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1672 = t1653 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1673 = t1672 ? 0.0f : t19_4;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1674 = t1649 + t1673;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1675 = t1653 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1676 = t1675 ? 0.0f : t11_4;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t1676;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1677 = dp_4 - t1581;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1678 = p_5 * t1677;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1679;
                    asm("mov.b32 %0, %1;" : "=r"(t1679) : "f"(t1600));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1680;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1680) : "r"(t1679));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1681;
                    asm("mov.b32 %0, %1;" : "=f"(t1681) : "r"(t1680));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1682 = t1681 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_5 = t1682 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_5;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_5) : "f"(t3_2_5));
#line 12 "src/functions/caps.rs"
                    const f32 t8_5 = -t4_2_5;
#line 12 "src/functions/caps.rs"
                    f32 t9_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_5) : "f"(t8_5), "f"(t4_2_5), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_5 = t1678 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_5 = t1678 * t4_2_5;
#line 12 "src/functions/caps.rs"
                    const f32 t10_5 = t6_5 * t9_5;
#line 12 "src/functions/caps.rs"
                    const f32 t11_5 = t10_5 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_5 = t10_5 * t1682;
#line 12 "src/functions/caps.rs"
                    const f32 t13_5 = -t12_5;
#line 12 "src/functions/caps.rs"
                    const f32 t15_5 = t13_5 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_5 = t7_5 + t15_5;
#line 12 "src/functions/caps.rs"
                    const f32 t18_5 = -t16_5;
#line 12 "src/functions/caps.rs"
                    const f32 t19_5 = t17_2 ? t18_5 : t16_5;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1697 = t1678 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1698 = t1697 ? 0.0f : t19_5;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1699 = t1674 + t1698;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1700 = t1678 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1701 = t1700 ? 0.0f : t11_5;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t1701;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_124;
                    u32 row_125;
                    u32 row_126;
                    u32 row_127;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1577) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1702;
                    asm("mov.b32 %0, %1;" : "=f"(t1702) : "r"(row_124));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1703;
                    asm("mov.b32 %0, %1;" : "=f"(t1703) : "r"(row_125));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1704;
                    asm("mov.b32 %0, %1;" : "=f"(t1704) : "r"(row_126));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1705;
                    asm("mov.b32 %0, %1;" : "=f"(t1705) : "r"(row_127));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1706 = dp_5 - t1703;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1707 = p_6 * t1706;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1708 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1709 = t1708 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1710 = t1565 + t1709;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1711 = t1710 + 8u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_128;
                    u32 row_129;
                    u32 row_130;
                    u32 row_131;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1569) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1712;
                    asm("mov.b32 %0, %1;" : "=f"(t1712) : "r"(row_128));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1713;
                    asm("mov.b32 %0, %1;" : "=f"(t1713) : "r"(row_129));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1714;
                    asm("mov.b32 %0, %1;" : "=f"(t1714) : "r"(row_130));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1715;
                    asm("mov.b32 %0, %1;" : "=f"(t1715) : "r"(row_131));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1716;
                    asm("mov.b32 %0, %1;" : "=r"(t1716) : "f"(t1712));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1717;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1717) : "r"(t1716));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1718;
                    asm("mov.b32 %0, %1;" : "=f"(t1718) : "r"(t1717));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1719 = t1718 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_6 = t1719 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_6;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_6) : "f"(t3_2_6));
#line 12 "src/functions/caps.rs"
                    const f32 t8_6 = -t4_2_6;
#line 12 "src/functions/caps.rs"
                    f32 t9_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_6) : "f"(t8_6), "f"(t4_2_6), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_6 = t1707 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_6 = t1707 * t4_2_6;
#line 12 "src/functions/caps.rs"
                    const f32 t10_6 = t6_6 * t9_6;
#line 12 "src/functions/caps.rs"
                    const f32 t11_6 = t10_6 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_6 = t10_6 * t1719;
#line 12 "src/functions/caps.rs"
                    const f32 t13_6 = -t12_6;
#line 12 "src/functions/caps.rs"
                    const f32 t15_6 = t13_6 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_6 = t7_6 + t15_6;
#line 12 "src/functions/caps.rs"
                    const f32 t18_6 = -t16_6;
#line 12 "src/functions/caps.rs"
                    const f32 t19_6 = t17_2 ? t18_6 : t16_6;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1734 = t1707 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1735 = t1734 ? 0.0f : t19_6;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1736 = t1699 + t1735;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1737 = t1707 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1738 = t1737 ? 0.0f : t11_6;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t1738;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1739 = dp_6 - t1705;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1740 = p_7 * t1739;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1741 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1742 = t1741 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1743 = t1565 + t1742;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1744 = t1743 + 9u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1745;
                    asm("mov.b32 %0, %1;" : "=r"(t1745) : "f"(t1713));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1746;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1746) : "r"(t1745));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1747;
                    asm("mov.b32 %0, %1;" : "=f"(t1747) : "r"(t1746));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1748 = t1747 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_7 = t1748 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_7;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_7) : "f"(t3_2_7));
#line 12 "src/functions/caps.rs"
                    const f32 t8_7 = -t4_2_7;
#line 12 "src/functions/caps.rs"
                    f32 t9_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_7) : "f"(t8_7), "f"(t4_2_7), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_7 = t1740 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_7 = t1740 * t4_2_7;
#line 12 "src/functions/caps.rs"
                    const f32 t10_7 = t6_7 * t9_7;
#line 12 "src/functions/caps.rs"
                    const f32 t11_7 = t10_7 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_7 = t10_7 * t1748;
#line 12 "src/functions/caps.rs"
                    const f32 t13_7 = -t12_7;
#line 12 "src/functions/caps.rs"
                    const f32 t15_7 = t13_7 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_7 = t7_7 + t15_7;
#line 12 "src/functions/caps.rs"
                    const f32 t18_7 = -t16_7;
#line 12 "src/functions/caps.rs"
                    const f32 t19_7 = t17_2 ? t18_7 : t16_7;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1763 = t1740 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1764 = t1763 ? 0.0f : t19_7;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1765 = t1736 + t1764;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1766 = t1740 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1767 = t1766 ? 0.0f : t11_7;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t1767;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1768 = dp_7 - t1703;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1769 = p_8 * t1768;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1770;
                    asm("mov.b32 %0, %1;" : "=r"(t1770) : "f"(t1714));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1771;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1771) : "r"(t1770));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1772;
                    asm("mov.b32 %0, %1;" : "=f"(t1772) : "r"(t1771));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1773 = t1772 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_8 = t1773 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_8;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_8) : "f"(t3_2_8));
#line 12 "src/functions/caps.rs"
                    const f32 t8_8 = -t4_2_8;
#line 12 "src/functions/caps.rs"
                    f32 t9_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_8) : "f"(t8_8), "f"(t4_2_8), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_8 = t1769 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_8 = t1769 * t4_2_8;
#line 12 "src/functions/caps.rs"
                    const f32 t10_8 = t6_8 * t9_8;
#line 12 "src/functions/caps.rs"
                    const f32 t11_8 = t10_8 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_8 = t10_8 * t1773;
#line 12 "src/functions/caps.rs"
                    const f32 t13_8 = -t12_8;
#line 12 "src/functions/caps.rs"
                    const f32 t15_8 = t13_8 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_8 = t7_8 + t15_8;
#line 12 "src/functions/caps.rs"
                    const f32 t18_8 = -t16_8;
#line 12 "src/functions/caps.rs"
                    const f32 t19_8 = t17_2 ? t18_8 : t16_8;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1788 = t1769 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1789 = t1788 ? 0.0f : t19_8;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1790 = t1765 + t1789;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1791 = t1769 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1792 = t1791 ? 0.0f : t11_8;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t1792;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1793 = dp_8 - t1705;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1794 = p_9 * t1793;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1795;
                    asm("mov.b32 %0, %1;" : "=r"(t1795) : "f"(t1715));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1796;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1796) : "r"(t1795));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1797;
                    asm("mov.b32 %0, %1;" : "=f"(t1797) : "r"(t1796));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1798 = t1797 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_9 = t1798 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_9;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_9) : "f"(t3_2_9));
#line 12 "src/functions/caps.rs"
                    const f32 t8_9 = -t4_2_9;
#line 12 "src/functions/caps.rs"
                    f32 t9_9;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_9) : "f"(t8_9), "f"(t4_2_9), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_9 = t1794 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_9 = t1794 * t4_2_9;
#line 12 "src/functions/caps.rs"
                    const f32 t10_9 = t6_9 * t9_9;
#line 12 "src/functions/caps.rs"
                    const f32 t11_9 = t10_9 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_9 = t10_9 * t1798;
#line 12 "src/functions/caps.rs"
                    const f32 t13_9 = -t12_9;
#line 12 "src/functions/caps.rs"
                    const f32 t15_9 = t13_9 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_9 = t7_9 + t15_9;
#line 12 "src/functions/caps.rs"
                    const f32 t18_9 = -t16_9;
#line 12 "src/functions/caps.rs"
                    const f32 t19_9 = t17_2 ? t18_9 : t16_9;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1813 = t1794 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1814 = t1813 ? 0.0f : t19_9;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1815 = t1790 + t1814;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1816 = t1794 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1817 = t1816 ? 0.0f : t11_9;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t1817;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_132;
                    u32 row_133;
                    u32 row_134;
                    u32 row_135;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_132), "=r"(row_133), "=r"(row_134), "=r"(row_135) : "r"(t1577) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1818;
                    asm("mov.b32 %0, %1;" : "=f"(t1818) : "r"(row_132));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1819;
                    asm("mov.b32 %0, %1;" : "=f"(t1819) : "r"(row_133));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1820;
                    asm("mov.b32 %0, %1;" : "=f"(t1820) : "r"(row_134));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1821;
                    asm("mov.b32 %0, %1;" : "=f"(t1821) : "r"(row_135));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1822 = dp_9 - t1819;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1823 = p_10 * t1822;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1824 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1825 = t1824 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1826 = t1565 + t1825;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1827 = t1826 + 16u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_136;
                    u32 row_137;
                    u32 row_138;
                    u32 row_139;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_136), "=r"(row_137), "=r"(row_138), "=r"(row_139) : "r"(t1569) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1828;
                    asm("mov.b32 %0, %1;" : "=f"(t1828) : "r"(row_136));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1829;
                    asm("mov.b32 %0, %1;" : "=f"(t1829) : "r"(row_137));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1830;
                    asm("mov.b32 %0, %1;" : "=f"(t1830) : "r"(row_138));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1831;
                    asm("mov.b32 %0, %1;" : "=f"(t1831) : "r"(row_139));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1832;
                    asm("mov.b32 %0, %1;" : "=r"(t1832) : "f"(t1828));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1833;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1833) : "r"(t1832));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1834;
                    asm("mov.b32 %0, %1;" : "=f"(t1834) : "r"(t1833));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1835 = t1834 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_10 = t1835 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_10;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_10) : "f"(t3_2_10));
#line 12 "src/functions/caps.rs"
                    const f32 t8_10 = -t4_2_10;
#line 12 "src/functions/caps.rs"
                    f32 t9_10;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_10) : "f"(t8_10), "f"(t4_2_10), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_10 = t1823 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_10 = t1823 * t4_2_10;
#line 12 "src/functions/caps.rs"
                    const f32 t10_10 = t6_10 * t9_10;
#line 12 "src/functions/caps.rs"
                    const f32 t11_10 = t10_10 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_10 = t10_10 * t1835;
#line 12 "src/functions/caps.rs"
                    const f32 t13_10 = -t12_10;
#line 12 "src/functions/caps.rs"
                    const f32 t15_10 = t13_10 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_10 = t7_10 + t15_10;
#line 12 "src/functions/caps.rs"
                    const f32 t18_10 = -t16_10;
#line 12 "src/functions/caps.rs"
                    const f32 t19_10 = t17_2 ? t18_10 : t16_10;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1850 = t1823 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1851 = t1850 ? 0.0f : t19_10;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1852 = t1815 + t1851;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1853 = t1823 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1854 = t1853 ? 0.0f : t11_10;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t1854;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1855 = dp_10 - t1821;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1856 = p_11 * t1855;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1857 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1858 = t1857 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1859 = t1565 + t1858;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1860 = t1859 + 17u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1861;
                    asm("mov.b32 %0, %1;" : "=r"(t1861) : "f"(t1829));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1862;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1862) : "r"(t1861));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1863;
                    asm("mov.b32 %0, %1;" : "=f"(t1863) : "r"(t1862));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1864 = t1863 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_11 = t1864 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_11;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_11) : "f"(t3_2_11));
#line 12 "src/functions/caps.rs"
                    const f32 t8_11 = -t4_2_11;
#line 12 "src/functions/caps.rs"
                    f32 t9_11;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_11) : "f"(t8_11), "f"(t4_2_11), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_11 = t1856 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_11 = t1856 * t4_2_11;
#line 12 "src/functions/caps.rs"
                    const f32 t10_11 = t6_11 * t9_11;
#line 12 "src/functions/caps.rs"
                    const f32 t11_11 = t10_11 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_11 = t10_11 * t1864;
#line 12 "src/functions/caps.rs"
                    const f32 t13_11 = -t12_11;
#line 12 "src/functions/caps.rs"
                    const f32 t15_11 = t13_11 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_11 = t7_11 + t15_11;
#line 12 "src/functions/caps.rs"
                    const f32 t18_11 = -t16_11;
#line 12 "src/functions/caps.rs"
                    const f32 t19_11 = t17_2 ? t18_11 : t16_11;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1879 = t1856 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1880 = t1879 ? 0.0f : t19_11;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1881 = t1852 + t1880;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1882 = t1856 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1883 = t1882 ? 0.0f : t11_11;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t1883;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1884 = dp_11 - t1819;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1885 = p_12 * t1884;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1886;
                    asm("mov.b32 %0, %1;" : "=r"(t1886) : "f"(t1830));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1887;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1887) : "r"(t1886));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1888;
                    asm("mov.b32 %0, %1;" : "=f"(t1888) : "r"(t1887));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1889 = t1888 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_12 = t1889 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_12;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_12) : "f"(t3_2_12));
#line 12 "src/functions/caps.rs"
                    const f32 t8_12 = -t4_2_12;
#line 12 "src/functions/caps.rs"
                    f32 t9_12;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_12) : "f"(t8_12), "f"(t4_2_12), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_12 = t1885 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_12 = t1885 * t4_2_12;
#line 12 "src/functions/caps.rs"
                    const f32 t10_12 = t6_12 * t9_12;
#line 12 "src/functions/caps.rs"
                    const f32 t11_12 = t10_12 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_12 = t10_12 * t1889;
#line 12 "src/functions/caps.rs"
                    const f32 t13_12 = -t12_12;
#line 12 "src/functions/caps.rs"
                    const f32 t15_12 = t13_12 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_12 = t7_12 + t15_12;
#line 12 "src/functions/caps.rs"
                    const f32 t18_12 = -t16_12;
#line 12 "src/functions/caps.rs"
                    const f32 t19_12 = t17_2 ? t18_12 : t16_12;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1904 = t1885 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1905 = t1904 ? 0.0f : t19_12;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1906 = t1881 + t1905;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1907 = t1885 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1908 = t1907 ? 0.0f : t11_12;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t1908;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1909 = dp_12 - t1821;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1910 = p_13 * t1909;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1911;
                    asm("mov.b32 %0, %1;" : "=r"(t1911) : "f"(t1831));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1912;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1912) : "r"(t1911));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1913;
                    asm("mov.b32 %0, %1;" : "=f"(t1913) : "r"(t1912));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1914 = t1913 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_13 = t1914 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_13;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_13) : "f"(t3_2_13));
#line 12 "src/functions/caps.rs"
                    const f32 t8_13 = -t4_2_13;
#line 12 "src/functions/caps.rs"
                    f32 t9_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_13) : "f"(t8_13), "f"(t4_2_13), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_13 = t1910 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_13 = t1910 * t4_2_13;
#line 12 "src/functions/caps.rs"
                    const f32 t10_13 = t6_13 * t9_13;
#line 12 "src/functions/caps.rs"
                    const f32 t11_13 = t10_13 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_13 = t10_13 * t1914;
#line 12 "src/functions/caps.rs"
                    const f32 t13_13 = -t12_13;
#line 12 "src/functions/caps.rs"
                    const f32 t15_13 = t13_13 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_13 = t7_13 + t15_13;
#line 12 "src/functions/caps.rs"
                    const f32 t18_13 = -t16_13;
#line 12 "src/functions/caps.rs"
                    const f32 t19_13 = t17_2 ? t18_13 : t16_13;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1929 = t1910 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1930 = t1929 ? 0.0f : t19_13;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1931 = t1906 + t1930;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1932 = t1910 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1933 = t1932 ? 0.0f : t11_13;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t1933;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_140;
                    u32 row_141;
                    u32 row_142;
                    u32 row_143;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_140), "=r"(row_141), "=r"(row_142), "=r"(row_143) : "r"(t1577) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1934;
                    asm("mov.b32 %0, %1;" : "=f"(t1934) : "r"(row_140));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1935;
                    asm("mov.b32 %0, %1;" : "=f"(t1935) : "r"(row_141));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1936;
                    asm("mov.b32 %0, %1;" : "=f"(t1936) : "r"(row_142));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1937;
                    asm("mov.b32 %0, %1;" : "=f"(t1937) : "r"(row_143));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1938 = dp_13 - t1935;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1939 = p_14 * t1938;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1940 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1941 = t1940 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1942 = t1565 + t1941;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1943 = t1942 + 24u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_144;
                    u32 row_145;
                    u32 row_146;
                    u32 row_147;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_144), "=r"(row_145), "=r"(row_146), "=r"(row_147) : "r"(t1569) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1944;
                    asm("mov.b32 %0, %1;" : "=f"(t1944) : "r"(row_144));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1945;
                    asm("mov.b32 %0, %1;" : "=f"(t1945) : "r"(row_145));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1946;
                    asm("mov.b32 %0, %1;" : "=f"(t1946) : "r"(row_146));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1947;
                    asm("mov.b32 %0, %1;" : "=f"(t1947) : "r"(row_147));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1948;
                    asm("mov.b32 %0, %1;" : "=r"(t1948) : "f"(t1944));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1949;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1949) : "r"(t1948));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1950;
                    asm("mov.b32 %0, %1;" : "=f"(t1950) : "r"(t1949));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1951 = t1950 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_14 = t1951 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_14;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_14) : "f"(t3_2_14));
#line 12 "src/functions/caps.rs"
                    const f32 t8_14 = -t4_2_14;
#line 12 "src/functions/caps.rs"
                    f32 t9_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_14) : "f"(t8_14), "f"(t4_2_14), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_14 = t1939 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_14 = t1939 * t4_2_14;
#line 12 "src/functions/caps.rs"
                    const f32 t10_14 = t6_14 * t9_14;
#line 12 "src/functions/caps.rs"
                    const f32 t11_14 = t10_14 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_14 = t10_14 * t1951;
#line 12 "src/functions/caps.rs"
                    const f32 t13_14 = -t12_14;
#line 12 "src/functions/caps.rs"
                    const f32 t15_14 = t13_14 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_14 = t7_14 + t15_14;
#line 12 "src/functions/caps.rs"
                    const f32 t18_14 = -t16_14;
#line 12 "src/functions/caps.rs"
                    const f32 t19_14 = t17_2 ? t18_14 : t16_14;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1966 = t1939 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1967 = t1966 ? 0.0f : t19_14;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1968 = t1931 + t1967;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1969 = t1939 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1970 = t1969 ? 0.0f : t11_14;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t1970;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1971 = dp_14 - t1937;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1972 = p_15 * t1971;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1973 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1974 = t1973 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1975 = t1565 + t1974;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1976 = t1975 + 25u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1977;
                    asm("mov.b32 %0, %1;" : "=r"(t1977) : "f"(t1945));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1978;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1978) : "r"(t1977));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1979;
                    asm("mov.b32 %0, %1;" : "=f"(t1979) : "r"(t1978));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1980 = t1979 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_15 = t1980 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_15;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_15) : "f"(t3_2_15));
#line 12 "src/functions/caps.rs"
                    const f32 t8_15 = -t4_2_15;
#line 12 "src/functions/caps.rs"
                    f32 t9_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_15) : "f"(t8_15), "f"(t4_2_15), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_15 = t1972 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_15 = t1972 * t4_2_15;
#line 12 "src/functions/caps.rs"
                    const f32 t10_15 = t6_15 * t9_15;
#line 12 "src/functions/caps.rs"
                    const f32 t11_15 = t10_15 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_15 = t10_15 * t1980;
#line 12 "src/functions/caps.rs"
                    const f32 t13_15 = -t12_15;
#line 12 "src/functions/caps.rs"
                    const f32 t15_15 = t13_15 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_15 = t7_15 + t15_15;
#line 12 "src/functions/caps.rs"
                    const f32 t18_15 = -t16_15;
#line 12 "src/functions/caps.rs"
                    const f32 t19_15 = t17_2 ? t18_15 : t16_15;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1995 = t1972 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1996 = t1995 ? 0.0f : t19_15;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1997 = t1968 + t1996;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1998 = t1972 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1999 = t1998 ? 0.0f : t11_15;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t1999;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2000 = dp_15 - t1935;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2001 = p_16 * t2000;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2002;
                    asm("mov.b32 %0, %1;" : "=r"(t2002) : "f"(t1946));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2003;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2003) : "r"(t2002));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2004;
                    asm("mov.b32 %0, %1;" : "=f"(t2004) : "r"(t2003));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2005 = t2004 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_16 = t2005 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_16;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_16) : "f"(t3_2_16));
#line 12 "src/functions/caps.rs"
                    const f32 t8_16 = -t4_2_16;
#line 12 "src/functions/caps.rs"
                    f32 t9_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_16) : "f"(t8_16), "f"(t4_2_16), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_16 = t2001 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_16 = t2001 * t4_2_16;
#line 12 "src/functions/caps.rs"
                    const f32 t10_16 = t6_16 * t9_16;
#line 12 "src/functions/caps.rs"
                    const f32 t11_16 = t10_16 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_16 = t10_16 * t2005;
#line 12 "src/functions/caps.rs"
                    const f32 t13_16 = -t12_16;
#line 12 "src/functions/caps.rs"
                    const f32 t15_16 = t13_16 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_16 = t7_16 + t15_16;
#line 12 "src/functions/caps.rs"
                    const f32 t18_16 = -t16_16;
#line 12 "src/functions/caps.rs"
                    const f32 t19_16 = t17_2 ? t18_16 : t16_16;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2020 = t2001 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2021 = t2020 ? 0.0f : t19_16;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2022 = t1997 + t2021;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2023 = t2001 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2024 = t2023 ? 0.0f : t11_16;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t2024;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2025 = dp_16 - t1937;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2026 = p_17 * t2025;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2027;
                    asm("mov.b32 %0, %1;" : "=r"(t2027) : "f"(t1947));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2028;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2028) : "r"(t2027));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2029;
                    asm("mov.b32 %0, %1;" : "=f"(t2029) : "r"(t2028));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2030 = t2029 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_17 = t2030 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_17;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_17) : "f"(t3_2_17));
#line 12 "src/functions/caps.rs"
                    const f32 t8_17 = -t4_2_17;
#line 12 "src/functions/caps.rs"
                    f32 t9_17;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_17) : "f"(t8_17), "f"(t4_2_17), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_17 = t2026 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_17 = t2026 * t4_2_17;
#line 12 "src/functions/caps.rs"
                    const f32 t10_17 = t6_17 * t9_17;
#line 12 "src/functions/caps.rs"
                    const f32 t11_17 = t10_17 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_17 = t10_17 * t2030;
#line 12 "src/functions/caps.rs"
                    const f32 t13_17 = -t12_17;
#line 12 "src/functions/caps.rs"
                    const f32 t15_17 = t13_17 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_17 = t7_17 + t15_17;
#line 12 "src/functions/caps.rs"
                    const f32 t18_17 = -t16_17;
#line 12 "src/functions/caps.rs"
                    const f32 t19_17 = t17_2 ? t18_17 : t16_17;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2045 = t2026 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2046 = t2045 ? 0.0f : t19_17;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2047 = t2022 + t2046;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2048 = t2026 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2049 = t2048 ? 0.0f : t11_17;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t2049;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_148;
                    u32 row_149;
                    u32 row_150;
                    u32 row_151;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_148), "=r"(row_149), "=r"(row_150), "=r"(row_151) : "r"(t1577) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2050;
                    asm("mov.b32 %0, %1;" : "=f"(t2050) : "r"(row_148));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2051;
                    asm("mov.b32 %0, %1;" : "=f"(t2051) : "r"(row_149));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2052;
                    asm("mov.b32 %0, %1;" : "=f"(t2052) : "r"(row_150));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2053;
                    asm("mov.b32 %0, %1;" : "=f"(t2053) : "r"(row_151));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2054 = dp_17 - t2051;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2055 = p_18 * t2054;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2056 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2057 = t2056 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2058 = t1565 + t2057;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2059 = t2058 + 32u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_152;
                    u32 row_153;
                    u32 row_154;
                    u32 row_155;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(row_152), "=r"(row_153), "=r"(row_154), "=r"(row_155) : "r"(t1569) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2060;
                    asm("mov.b32 %0, %1;" : "=f"(t2060) : "r"(row_152));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2061;
                    asm("mov.b32 %0, %1;" : "=f"(t2061) : "r"(row_153));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2062;
                    asm("mov.b32 %0, %1;" : "=f"(t2062) : "r"(row_154));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2063;
                    asm("mov.b32 %0, %1;" : "=f"(t2063) : "r"(row_155));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2064;
                    asm("mov.b32 %0, %1;" : "=r"(t2064) : "f"(t2060));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2065;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2065) : "r"(t2064));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2066;
                    asm("mov.b32 %0, %1;" : "=f"(t2066) : "r"(t2065));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2067 = t2066 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_18 = t2067 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_18;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_18) : "f"(t3_2_18));
#line 12 "src/functions/caps.rs"
                    const f32 t8_18 = -t4_2_18;
#line 12 "src/functions/caps.rs"
                    f32 t9_18;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_18) : "f"(t8_18), "f"(t4_2_18), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_18 = t2055 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_18 = t2055 * t4_2_18;
#line 12 "src/functions/caps.rs"
                    const f32 t10_18 = t6_18 * t9_18;
#line 12 "src/functions/caps.rs"
                    const f32 t11_18 = t10_18 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_18 = t10_18 * t2067;
#line 12 "src/functions/caps.rs"
                    const f32 t13_18 = -t12_18;
#line 12 "src/functions/caps.rs"
                    const f32 t15_18 = t13_18 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_18 = t7_18 + t15_18;
#line 12 "src/functions/caps.rs"
                    const f32 t18_18 = -t16_18;
#line 12 "src/functions/caps.rs"
                    const f32 t19_18 = t17_2 ? t18_18 : t16_18;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2082 = t2055 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2083 = t2082 ? 0.0f : t19_18;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2084 = t2047 + t2083;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2085 = t2055 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2086 = t2085 ? 0.0f : t11_18;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t2086;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2087 = dp_18 - t2053;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2088 = p_19 * t2087;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2089 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2090 = t2089 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2091 = t1565 + t2090;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2092 = t2091 + 33u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2093;
                    asm("mov.b32 %0, %1;" : "=r"(t2093) : "f"(t2061));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2094;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2094) : "r"(t2093));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2095;
                    asm("mov.b32 %0, %1;" : "=f"(t2095) : "r"(t2094));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2096 = t2095 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_19 = t2096 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_19;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_19) : "f"(t3_2_19));
#line 12 "src/functions/caps.rs"
                    const f32 t8_19 = -t4_2_19;
#line 12 "src/functions/caps.rs"
                    f32 t9_19;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_19) : "f"(t8_19), "f"(t4_2_19), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_19 = t2088 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_19 = t2088 * t4_2_19;
#line 12 "src/functions/caps.rs"
                    const f32 t10_19 = t6_19 * t9_19;
#line 12 "src/functions/caps.rs"
                    const f32 t11_19 = t10_19 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_19 = t10_19 * t2096;
#line 12 "src/functions/caps.rs"
                    const f32 t13_19 = -t12_19;
#line 12 "src/functions/caps.rs"
                    const f32 t15_19 = t13_19 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_19 = t7_19 + t15_19;
#line 12 "src/functions/caps.rs"
                    const f32 t18_19 = -t16_19;
#line 12 "src/functions/caps.rs"
                    const f32 t19_19 = t17_2 ? t18_19 : t16_19;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2111 = t2088 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2112 = t2111 ? 0.0f : t19_19;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2113 = t2084 + t2112;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2114 = t2088 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2115 = t2114 ? 0.0f : t11_19;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t2115;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2116 = dp_19 - t2051;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2117 = p_20 * t2116;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2118;
                    asm("mov.b32 %0, %1;" : "=r"(t2118) : "f"(t2062));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2119;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2119) : "r"(t2118));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2120;
                    asm("mov.b32 %0, %1;" : "=f"(t2120) : "r"(t2119));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2121 = t2120 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_20 = t2121 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_20;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_20) : "f"(t3_2_20));
#line 12 "src/functions/caps.rs"
                    const f32 t8_20 = -t4_2_20;
#line 12 "src/functions/caps.rs"
                    f32 t9_20;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_20) : "f"(t8_20), "f"(t4_2_20), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_20 = t2117 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_20 = t2117 * t4_2_20;
#line 12 "src/functions/caps.rs"
                    const f32 t10_20 = t6_20 * t9_20;
#line 12 "src/functions/caps.rs"
                    const f32 t11_20 = t10_20 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_20 = t10_20 * t2121;
#line 12 "src/functions/caps.rs"
                    const f32 t13_20 = -t12_20;
#line 12 "src/functions/caps.rs"
                    const f32 t15_20 = t13_20 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_20 = t7_20 + t15_20;
#line 12 "src/functions/caps.rs"
                    const f32 t18_20 = -t16_20;
#line 12 "src/functions/caps.rs"
                    const f32 t19_20 = t17_2 ? t18_20 : t16_20;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2136 = t2117 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2137 = t2136 ? 0.0f : t19_20;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2138 = t2113 + t2137;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2139 = t2117 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2140 = t2139 ? 0.0f : t11_20;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t2140;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2141 = dp_20 - t2053;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2142 = p_21 * t2141;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2143;
                    asm("mov.b32 %0, %1;" : "=r"(t2143) : "f"(t2063));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2144;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2144) : "r"(t2143));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2145;
                    asm("mov.b32 %0, %1;" : "=f"(t2145) : "r"(t2144));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2146 = t2145 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_21 = t2146 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_21;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_21) : "f"(t3_2_21));
#line 12 "src/functions/caps.rs"
                    const f32 t8_21 = -t4_2_21;
#line 12 "src/functions/caps.rs"
                    f32 t9_21;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_21) : "f"(t8_21), "f"(t4_2_21), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_21 = t2142 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_21 = t2142 * t4_2_21;
#line 12 "src/functions/caps.rs"
                    const f32 t10_21 = t6_21 * t9_21;
#line 12 "src/functions/caps.rs"
                    const f32 t11_21 = t10_21 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_21 = t10_21 * t2146;
#line 12 "src/functions/caps.rs"
                    const f32 t13_21 = -t12_21;
#line 12 "src/functions/caps.rs"
                    const f32 t15_21 = t13_21 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_21 = t7_21 + t15_21;
#line 12 "src/functions/caps.rs"
                    const f32 t18_21 = -t16_21;
#line 12 "src/functions/caps.rs"
                    const f32 t19_21 = t17_2 ? t18_21 : t16_21;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2161 = t2142 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2162 = t2161 ? 0.0f : t19_21;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2163 = t2138 + t2162;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2164 = t2142 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2165 = t2164 ? 0.0f : t11_21;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t2165;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_156;
                    u32 row_157;
                    u32 row_158;
                    u32 row_159;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_156), "=r"(row_157), "=r"(row_158), "=r"(row_159) : "r"(t1577) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2166;
                    asm("mov.b32 %0, %1;" : "=f"(t2166) : "r"(row_156));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2167;
                    asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(row_157));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2168;
                    asm("mov.b32 %0, %1;" : "=f"(t2168) : "r"(row_158));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2169;
                    asm("mov.b32 %0, %1;" : "=f"(t2169) : "r"(row_159));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2170 = dp_21 - t2167;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2171 = p_22 * t2170;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2172 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2173 = t2172 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2174 = t1565 + t2173;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2175 = t2174 + 40u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_160;
                    u32 row_161;
                    u32 row_162;
                    u32 row_163;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(row_160), "=r"(row_161), "=r"(row_162), "=r"(row_163) : "r"(t1569) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2176;
                    asm("mov.b32 %0, %1;" : "=f"(t2176) : "r"(row_160));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2177;
                    asm("mov.b32 %0, %1;" : "=f"(t2177) : "r"(row_161));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2178;
                    asm("mov.b32 %0, %1;" : "=f"(t2178) : "r"(row_162));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2179;
                    asm("mov.b32 %0, %1;" : "=f"(t2179) : "r"(row_163));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2180;
                    asm("mov.b32 %0, %1;" : "=r"(t2180) : "f"(t2176));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2181;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2181) : "r"(t2180));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2182;
                    asm("mov.b32 %0, %1;" : "=f"(t2182) : "r"(t2181));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2183 = t2182 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_22 = t2183 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_22;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_22) : "f"(t3_2_22));
#line 12 "src/functions/caps.rs"
                    const f32 t8_22 = -t4_2_22;
#line 12 "src/functions/caps.rs"
                    f32 t9_22;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_22) : "f"(t8_22), "f"(t4_2_22), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_22 = t2171 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_22 = t2171 * t4_2_22;
#line 12 "src/functions/caps.rs"
                    const f32 t10_22 = t6_22 * t9_22;
#line 12 "src/functions/caps.rs"
                    const f32 t11_22 = t10_22 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_22 = t10_22 * t2183;
#line 12 "src/functions/caps.rs"
                    const f32 t13_22 = -t12_22;
#line 12 "src/functions/caps.rs"
                    const f32 t15_22 = t13_22 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_22 = t7_22 + t15_22;
#line 12 "src/functions/caps.rs"
                    const f32 t18_22 = -t16_22;
#line 12 "src/functions/caps.rs"
                    const f32 t19_22 = t17_2 ? t18_22 : t16_22;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2198 = t2171 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2199 = t2198 ? 0.0f : t19_22;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2200 = t2163 + t2199;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2201 = t2171 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2202 = t2201 ? 0.0f : t11_22;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t2202;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2203 = dp_22 - t2169;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2204 = p_23 * t2203;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2205 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2206 = t2205 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2207 = t1565 + t2206;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2208 = t2207 + 41u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2209;
                    asm("mov.b32 %0, %1;" : "=r"(t2209) : "f"(t2177));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2210;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2210) : "r"(t2209));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2211;
                    asm("mov.b32 %0, %1;" : "=f"(t2211) : "r"(t2210));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2212 = t2211 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_23 = t2212 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_23;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_23) : "f"(t3_2_23));
#line 12 "src/functions/caps.rs"
                    const f32 t8_23 = -t4_2_23;
#line 12 "src/functions/caps.rs"
                    f32 t9_23;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_23) : "f"(t8_23), "f"(t4_2_23), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_23 = t2204 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_23 = t2204 * t4_2_23;
#line 12 "src/functions/caps.rs"
                    const f32 t10_23 = t6_23 * t9_23;
#line 12 "src/functions/caps.rs"
                    const f32 t11_23 = t10_23 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_23 = t10_23 * t2212;
#line 12 "src/functions/caps.rs"
                    const f32 t13_23 = -t12_23;
#line 12 "src/functions/caps.rs"
                    const f32 t15_23 = t13_23 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_23 = t7_23 + t15_23;
#line 12 "src/functions/caps.rs"
                    const f32 t18_23 = -t16_23;
#line 12 "src/functions/caps.rs"
                    const f32 t19_23 = t17_2 ? t18_23 : t16_23;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2227 = t2204 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2228 = t2227 ? 0.0f : t19_23;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2229 = t2200 + t2228;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2230 = t2204 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2231 = t2230 ? 0.0f : t11_23;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t2231;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2232 = dp_23 - t2167;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2233 = p_24 * t2232;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2234;
                    asm("mov.b32 %0, %1;" : "=r"(t2234) : "f"(t2178));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2235;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2235) : "r"(t2234));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2236;
                    asm("mov.b32 %0, %1;" : "=f"(t2236) : "r"(t2235));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2237 = t2236 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_24 = t2237 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_24;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_24) : "f"(t3_2_24));
#line 12 "src/functions/caps.rs"
                    const f32 t8_24 = -t4_2_24;
#line 12 "src/functions/caps.rs"
                    f32 t9_24;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_24) : "f"(t8_24), "f"(t4_2_24), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_24 = t2233 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_24 = t2233 * t4_2_24;
#line 12 "src/functions/caps.rs"
                    const f32 t10_24 = t6_24 * t9_24;
#line 12 "src/functions/caps.rs"
                    const f32 t11_24 = t10_24 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_24 = t10_24 * t2237;
#line 12 "src/functions/caps.rs"
                    const f32 t13_24 = -t12_24;
#line 12 "src/functions/caps.rs"
                    const f32 t15_24 = t13_24 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_24 = t7_24 + t15_24;
#line 12 "src/functions/caps.rs"
                    const f32 t18_24 = -t16_24;
#line 12 "src/functions/caps.rs"
                    const f32 t19_24 = t17_2 ? t18_24 : t16_24;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2252 = t2233 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2253 = t2252 ? 0.0f : t19_24;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2254 = t2229 + t2253;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2255 = t2233 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2256 = t2255 ? 0.0f : t11_24;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t2256;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2257 = dp_24 - t2169;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2258 = p_25 * t2257;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2259;
                    asm("mov.b32 %0, %1;" : "=r"(t2259) : "f"(t2179));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2260;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2260) : "r"(t2259));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2261;
                    asm("mov.b32 %0, %1;" : "=f"(t2261) : "r"(t2260));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2262 = t2261 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_25 = t2262 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_25;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_25) : "f"(t3_2_25));
#line 12 "src/functions/caps.rs"
                    const f32 t8_25 = -t4_2_25;
#line 12 "src/functions/caps.rs"
                    f32 t9_25;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_25) : "f"(t8_25), "f"(t4_2_25), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_25 = t2258 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_25 = t2258 * t4_2_25;
#line 12 "src/functions/caps.rs"
                    const f32 t10_25 = t6_25 * t9_25;
#line 12 "src/functions/caps.rs"
                    const f32 t11_25 = t10_25 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_25 = t10_25 * t2262;
#line 12 "src/functions/caps.rs"
                    const f32 t13_25 = -t12_25;
#line 12 "src/functions/caps.rs"
                    const f32 t15_25 = t13_25 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_25 = t7_25 + t15_25;
#line 12 "src/functions/caps.rs"
                    const f32 t18_25 = -t16_25;
#line 12 "src/functions/caps.rs"
                    const f32 t19_25 = t17_2 ? t18_25 : t16_25;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2277 = t2258 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2278 = t2277 ? 0.0f : t19_25;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2279 = t2254 + t2278;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2280 = t2258 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2281 = t2280 ? 0.0f : t11_25;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t2281;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_164;
                    u32 row_165;
                    u32 row_166;
                    u32 row_167;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_164), "=r"(row_165), "=r"(row_166), "=r"(row_167) : "r"(t1577) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2282;
                    asm("mov.b32 %0, %1;" : "=f"(t2282) : "r"(row_164));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2283;
                    asm("mov.b32 %0, %1;" : "=f"(t2283) : "r"(row_165));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2284;
                    asm("mov.b32 %0, %1;" : "=f"(t2284) : "r"(row_166));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2285;
                    asm("mov.b32 %0, %1;" : "=f"(t2285) : "r"(row_167));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2286 = dp_25 - t2283;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2287 = p_26 * t2286;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2288 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2289 = t2288 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2290 = t1565 + t2289;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2291 = t2290 + 48u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_168;
                    u32 row_169;
                    u32 row_170;
                    u32 row_171;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(row_168), "=r"(row_169), "=r"(row_170), "=r"(row_171) : "r"(t1569) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2292;
                    asm("mov.b32 %0, %1;" : "=f"(t2292) : "r"(row_168));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2293;
                    asm("mov.b32 %0, %1;" : "=f"(t2293) : "r"(row_169));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2294;
                    asm("mov.b32 %0, %1;" : "=f"(t2294) : "r"(row_170));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2295;
                    asm("mov.b32 %0, %1;" : "=f"(t2295) : "r"(row_171));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2296;
                    asm("mov.b32 %0, %1;" : "=r"(t2296) : "f"(t2292));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2297;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2297) : "r"(t2296));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2298;
                    asm("mov.b32 %0, %1;" : "=f"(t2298) : "r"(t2297));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2299 = t2298 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_26 = t2299 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_26;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_26) : "f"(t3_2_26));
#line 12 "src/functions/caps.rs"
                    const f32 t8_26 = -t4_2_26;
#line 12 "src/functions/caps.rs"
                    f32 t9_26;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_26) : "f"(t8_26), "f"(t4_2_26), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_26 = t2287 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_26 = t2287 * t4_2_26;
#line 12 "src/functions/caps.rs"
                    const f32 t10_26 = t6_26 * t9_26;
#line 12 "src/functions/caps.rs"
                    const f32 t11_26 = t10_26 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_26 = t10_26 * t2299;
#line 12 "src/functions/caps.rs"
                    const f32 t13_26 = -t12_26;
#line 12 "src/functions/caps.rs"
                    const f32 t15_26 = t13_26 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_26 = t7_26 + t15_26;
#line 12 "src/functions/caps.rs"
                    const f32 t18_26 = -t16_26;
#line 12 "src/functions/caps.rs"
                    const f32 t19_26 = t17_2 ? t18_26 : t16_26;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2314 = t2287 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2315 = t2314 ? 0.0f : t19_26;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2316 = t2279 + t2315;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2317 = t2287 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2318 = t2317 ? 0.0f : t11_26;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t2318;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2319 = dp_26 - t2285;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2320 = p_27 * t2319;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2321 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2322 = t2321 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2323 = t1565 + t2322;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2324 = t2323 + 49u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2325;
                    asm("mov.b32 %0, %1;" : "=r"(t2325) : "f"(t2293));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2326;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2326) : "r"(t2325));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2327;
                    asm("mov.b32 %0, %1;" : "=f"(t2327) : "r"(t2326));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2328 = t2327 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_27 = t2328 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_27;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_27) : "f"(t3_2_27));
#line 12 "src/functions/caps.rs"
                    const f32 t8_27 = -t4_2_27;
#line 12 "src/functions/caps.rs"
                    f32 t9_27;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_27) : "f"(t8_27), "f"(t4_2_27), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_27 = t2320 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_27 = t2320 * t4_2_27;
#line 12 "src/functions/caps.rs"
                    const f32 t10_27 = t6_27 * t9_27;
#line 12 "src/functions/caps.rs"
                    const f32 t11_27 = t10_27 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_27 = t10_27 * t2328;
#line 12 "src/functions/caps.rs"
                    const f32 t13_27 = -t12_27;
#line 12 "src/functions/caps.rs"
                    const f32 t15_27 = t13_27 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_27 = t7_27 + t15_27;
#line 12 "src/functions/caps.rs"
                    const f32 t18_27 = -t16_27;
#line 12 "src/functions/caps.rs"
                    const f32 t19_27 = t17_2 ? t18_27 : t16_27;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2343 = t2320 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2344 = t2343 ? 0.0f : t19_27;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2345 = t2316 + t2344;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2346 = t2320 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2347 = t2346 ? 0.0f : t11_27;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t2347;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2348 = dp_27 - t2283;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2349 = p_28 * t2348;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2350;
                    asm("mov.b32 %0, %1;" : "=r"(t2350) : "f"(t2294));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2351;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2351) : "r"(t2350));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2352;
                    asm("mov.b32 %0, %1;" : "=f"(t2352) : "r"(t2351));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2353 = t2352 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_28 = t2353 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_28;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_28) : "f"(t3_2_28));
#line 12 "src/functions/caps.rs"
                    const f32 t8_28 = -t4_2_28;
#line 12 "src/functions/caps.rs"
                    f32 t9_28;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_28) : "f"(t8_28), "f"(t4_2_28), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_28 = t2349 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_28 = t2349 * t4_2_28;
#line 12 "src/functions/caps.rs"
                    const f32 t10_28 = t6_28 * t9_28;
#line 12 "src/functions/caps.rs"
                    const f32 t11_28 = t10_28 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_28 = t10_28 * t2353;
#line 12 "src/functions/caps.rs"
                    const f32 t13_28 = -t12_28;
#line 12 "src/functions/caps.rs"
                    const f32 t15_28 = t13_28 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_28 = t7_28 + t15_28;
#line 12 "src/functions/caps.rs"
                    const f32 t18_28 = -t16_28;
#line 12 "src/functions/caps.rs"
                    const f32 t19_28 = t17_2 ? t18_28 : t16_28;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2368 = t2349 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2369 = t2368 ? 0.0f : t19_28;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2370 = t2345 + t2369;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2371 = t2349 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2372 = t2371 ? 0.0f : t11_28;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t2372;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2373 = dp_28 - t2285;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2374 = p_29 * t2373;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2375;
                    asm("mov.b32 %0, %1;" : "=r"(t2375) : "f"(t2295));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2376;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2376) : "r"(t2375));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2377;
                    asm("mov.b32 %0, %1;" : "=f"(t2377) : "r"(t2376));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2378 = t2377 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_29 = t2378 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_29;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_29) : "f"(t3_2_29));
#line 12 "src/functions/caps.rs"
                    const f32 t8_29 = -t4_2_29;
#line 12 "src/functions/caps.rs"
                    f32 t9_29;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_29) : "f"(t8_29), "f"(t4_2_29), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_29 = t2374 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_29 = t2374 * t4_2_29;
#line 12 "src/functions/caps.rs"
                    const f32 t10_29 = t6_29 * t9_29;
#line 12 "src/functions/caps.rs"
                    const f32 t11_29 = t10_29 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_29 = t10_29 * t2378;
#line 12 "src/functions/caps.rs"
                    const f32 t13_29 = -t12_29;
#line 12 "src/functions/caps.rs"
                    const f32 t15_29 = t13_29 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_29 = t7_29 + t15_29;
#line 12 "src/functions/caps.rs"
                    const f32 t18_29 = -t16_29;
#line 12 "src/functions/caps.rs"
                    const f32 t19_29 = t17_2 ? t18_29 : t16_29;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2393 = t2374 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2394 = t2393 ? 0.0f : t19_29;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2395 = t2370 + t2394;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2396 = t2374 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2397 = t2396 ? 0.0f : t11_29;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t2397;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_172;
                    u32 row_173;
                    u32 row_174;
                    u32 row_175;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_172), "=r"(row_173), "=r"(row_174), "=r"(row_175) : "r"(t1577) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2398;
                    asm("mov.b32 %0, %1;" : "=f"(t2398) : "r"(row_172));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2399;
                    asm("mov.b32 %0, %1;" : "=f"(t2399) : "r"(row_173));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2400;
                    asm("mov.b32 %0, %1;" : "=f"(t2400) : "r"(row_174));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2401;
                    asm("mov.b32 %0, %1;" : "=f"(t2401) : "r"(row_175));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2402 = dp_29 - t2399;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2403 = p_30 * t2402;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2404 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2405 = t2404 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2406 = t1565 + t2405;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2407 = t2406 + 56u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_176;
                    u32 row_177;
                    u32 row_178;
                    u32 row_179;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(row_176), "=r"(row_177), "=r"(row_178), "=r"(row_179) : "r"(t1569) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2408;
                    asm("mov.b32 %0, %1;" : "=f"(t2408) : "r"(row_176));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2409;
                    asm("mov.b32 %0, %1;" : "=f"(t2409) : "r"(row_177));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2410;
                    asm("mov.b32 %0, %1;" : "=f"(t2410) : "r"(row_178));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2411;
                    asm("mov.b32 %0, %1;" : "=f"(t2411) : "r"(row_179));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2412;
                    asm("mov.b32 %0, %1;" : "=r"(t2412) : "f"(t2408));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2413;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2413) : "r"(t2412));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2414;
                    asm("mov.b32 %0, %1;" : "=f"(t2414) : "r"(t2413));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2415 = t2414 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_30 = t2415 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_30;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_30) : "f"(t3_2_30));
#line 12 "src/functions/caps.rs"
                    const f32 t8_30 = -t4_2_30;
#line 12 "src/functions/caps.rs"
                    f32 t9_30;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_30) : "f"(t8_30), "f"(t4_2_30), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_30 = t2403 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_30 = t2403 * t4_2_30;
#line 12 "src/functions/caps.rs"
                    const f32 t10_30 = t6_30 * t9_30;
#line 12 "src/functions/caps.rs"
                    const f32 t11_30 = t10_30 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_30 = t10_30 * t2415;
#line 12 "src/functions/caps.rs"
                    const f32 t13_30 = -t12_30;
#line 12 "src/functions/caps.rs"
                    const f32 t15_30 = t13_30 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_30 = t7_30 + t15_30;
#line 12 "src/functions/caps.rs"
                    const f32 t18_30 = -t16_30;
#line 12 "src/functions/caps.rs"
                    const f32 t19_30 = t17_2 ? t18_30 : t16_30;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2430 = t2403 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2431 = t2430 ? 0.0f : t19_30;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2432 = t2395 + t2431;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2433 = t2403 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2434 = t2433 ? 0.0f : t11_30;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t2434;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2435 = dp_30 - t2401;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2436 = p_31 * t2435;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2437 = t1584 & 3u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2438 = t2437 << 1u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2439 = t1565 + t2438;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2440 = t2439 + 57u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2441;
                    asm("mov.b32 %0, %1;" : "=r"(t2441) : "f"(t2409));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2442;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2442) : "r"(t2441));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2443;
                    asm("mov.b32 %0, %1;" : "=f"(t2443) : "r"(t2442));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2444 = t2443 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_31 = t2444 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_31;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_31) : "f"(t3_2_31));
#line 12 "src/functions/caps.rs"
                    const f32 t8_31 = -t4_2_31;
#line 12 "src/functions/caps.rs"
                    f32 t9_31;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_31) : "f"(t8_31), "f"(t4_2_31), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_31 = t2436 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_31 = t2436 * t4_2_31;
#line 12 "src/functions/caps.rs"
                    const f32 t10_31 = t6_31 * t9_31;
#line 12 "src/functions/caps.rs"
                    const f32 t11_31 = t10_31 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_31 = t10_31 * t2444;
#line 12 "src/functions/caps.rs"
                    const f32 t13_31 = -t12_31;
#line 12 "src/functions/caps.rs"
                    const f32 t15_31 = t13_31 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_31 = t7_31 + t15_31;
#line 12 "src/functions/caps.rs"
                    const f32 t18_31 = -t16_31;
#line 12 "src/functions/caps.rs"
                    const f32 t19_31 = t17_2 ? t18_31 : t16_31;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2459 = t2436 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2460 = t2459 ? 0.0f : t19_31;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2461 = t2432 + t2460;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2462 = t2436 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2463 = t2462 ? 0.0f : t11_31;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t2463;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2464 = dp_31 - t2399;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2465 = p_32 * t2464;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2466;
                    asm("mov.b32 %0, %1;" : "=r"(t2466) : "f"(t2410));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2467;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2467) : "r"(t2466));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2468;
                    asm("mov.b32 %0, %1;" : "=f"(t2468) : "r"(t2467));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2469 = t2468 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_32 = t2469 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_32;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_32) : "f"(t3_2_32));
#line 12 "src/functions/caps.rs"
                    const f32 t8_32 = -t4_2_32;
#line 12 "src/functions/caps.rs"
                    f32 t9_32;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_32) : "f"(t8_32), "f"(t4_2_32), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_32 = t2465 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_32 = t2465 * t4_2_32;
#line 12 "src/functions/caps.rs"
                    const f32 t10_32 = t6_32 * t9_32;
#line 12 "src/functions/caps.rs"
                    const f32 t11_32 = t10_32 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_32 = t10_32 * t2469;
#line 12 "src/functions/caps.rs"
                    const f32 t13_32 = -t12_32;
#line 12 "src/functions/caps.rs"
                    const f32 t15_32 = t13_32 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_32 = t7_32 + t15_32;
#line 12 "src/functions/caps.rs"
                    const f32 t18_32 = -t16_32;
#line 12 "src/functions/caps.rs"
                    const f32 t19_32 = t17_2 ? t18_32 : t16_32;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2484 = t2465 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2485 = t2484 ? 0.0f : t19_32;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2486 = t2461 + t2485;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2487 = t2465 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2488 = t2487 ? 0.0f : t11_32;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t2488;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2489 = dp_32 - t2401;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2490 = p_33 * t2489;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2491;
                    asm("mov.b32 %0, %1;" : "=r"(t2491) : "f"(t2411));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2492;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2492) : "r"(t2491));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2493;
                    asm("mov.b32 %0, %1;" : "=f"(t2493) : "r"(t2492));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2494 = t2493 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_33 = t2494 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_33;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_33) : "f"(t3_2_33));
#line 12 "src/functions/caps.rs"
                    const f32 t8_33 = -t4_2_33;
#line 12 "src/functions/caps.rs"
                    f32 t9_33;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_33) : "f"(t8_33), "f"(t4_2_33), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_33 = t2490 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_33 = t2490 * t4_2_33;
#line 12 "src/functions/caps.rs"
                    const f32 t10_33 = t6_33 * t9_33;
#line 12 "src/functions/caps.rs"
                    const f32 t11_33 = t10_33 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_33 = t10_33 * t2494;
#line 12 "src/functions/caps.rs"
                    const f32 t13_33 = -t12_33;
#line 12 "src/functions/caps.rs"
                    const f32 t15_33 = t13_33 * t14_2;
#line 12 "src/functions/caps.rs"
                    const f32 t16_33 = t7_33 + t15_33;
#line 12 "src/functions/caps.rs"
                    const f32 t18_33 = -t16_33;
#line 12 "src/functions/caps.rs"
                    const f32 t19_33 = t17_2 ? t18_33 : t16_33;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2509 = t2490 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2510 = t2509 ? 0.0f : t19_33;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2511 = t2486 + t2510;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2512 = lane == 0u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2513;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2513) : "f"(t2511));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2514 = t2511 + t2513;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2515;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2515) : "f"(t2514));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2516 = t2514 + t2515;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2517;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2517) : "f"(t2516));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2518 = t2516 + t2517;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2519;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2519) : "f"(t2518));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2520 = t2518 + t2519;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2521;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2521) : "f"(t2520));
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2522 = t2520 + t2521;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2523 = t2522 != 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2524 = t2523 & t2512;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2524) {
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(gradient), "f"(t2522) : "memory");
                    }
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2525 = t2490 == 0.0f;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2526 = t2525 ? 0.0f : t11_33;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t2526;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2527 = warp_3 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2528;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2528) : "f"(dp), "f"(dp_2));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2529;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2529) : "f"(dp_3), "f"(dp_4));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2530;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2530) : "f"(dp_5), "f"(dp_6));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2531;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2531) : "f"(dp_7), "f"(dp_8));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2532;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2532) : "f"(dp_9), "f"(dp_10));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2533;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2533) : "f"(dp_11), "f"(dp_12));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2534;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2534) : "f"(dp_13), "f"(dp_14));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2535;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2535) : "f"(dp_15), "f"(dp_16));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2536;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2536) : "f"(dp_17), "f"(dp_18));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2537;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2537) : "f"(dp_19), "f"(dp_20));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2538;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2538) : "f"(dp_21), "f"(dp_22));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2539;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2539) : "f"(dp_23), "f"(dp_24));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2540;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2540) : "f"(dp_25), "f"(dp_26));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2541;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2541) : "f"(dp_27), "f"(dp_28));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2542;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2542) : "f"(dp_29), "f"(dp_30));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2543;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2543) : "f"(dp_31), "f"(dp_32));
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2544 = lane & 15u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2545 = t2527 + t2544;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2546 = lane >> 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2547 = t2545 & 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2548 = t2546 ^ t2547;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2549 = t2545 << 7u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2550 = t2548 << 4u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2551 = t2549 + t2550;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2552 = after + t2551;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2552), "r"(t2528), "r"(t2529), "r"(t2530), "r"(t2531) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2553 = t2551 ^ 32u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2554 = after + t2553;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2554), "r"(t2532), "r"(t2533), "r"(t2534), "r"(t2535) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2555 = t2551 ^ 64u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2556 = after + t2555;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2556), "r"(t2536), "r"(t2537), "r"(t2538), "r"(t2539) : "memory");
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2557 = t2551 ^ 96u;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2558 = after + t2557;
#line 207 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2558), "r"(t2540), "r"(t2541), "r"(t2542), "r"(t2543) : "memory");
                    u32 t2559;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2559) : "f"(dp), "f"(dp_2));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2560;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2560) : "f"(dp_3), "f"(dp_4));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2561;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2561) : "f"(dp_5), "f"(dp_6));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2562;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2562) : "f"(dp_7), "f"(dp_8));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2563;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2563) : "f"(dp_9), "f"(dp_10));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2564;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2564) : "f"(dp_11), "f"(dp_12));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2565;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2565) : "f"(dp_13), "f"(dp_14));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2566;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2566) : "f"(dp_15), "f"(dp_16));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2567;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2567) : "f"(dp_17), "f"(dp_18));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2568;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2568) : "f"(dp_19), "f"(dp_20));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2569;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2569) : "f"(dp_21), "f"(dp_22));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2570;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2570) : "f"(dp_23), "f"(dp_24));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2571;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2571) : "f"(dp_25), "f"(dp_26));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2572;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2572) : "f"(dp_27), "f"(dp_28));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2573;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2573) : "f"(dp_29), "f"(dp_30));
#line 208 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2574;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2574) : "f"(dp_31), "f"(dp_32));
#line 179 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2575 = index << 14u;
#line 222 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2576 = smem_1 + t2575;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2577;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2577) : "r"(t2576));
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2578 = after >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2579 = t2577 >> 4u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2580 = t2578 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2581 = (u64)t2580;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2582 = t2581 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2583 = t2579 + 33554432u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2584 = (u64)t2583;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2585 = t2584 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2586 = t2578 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2587 = (u64)t2586;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2588 = t2587 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2589 = t2579 + 33554560u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2590 = (u64)t2589;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2591 = t2590 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2592 = t2578 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2593 = (u64)t2592;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2594 = t2593 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2595 = t2579 + 33554688u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2596 = (u64)t2595;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2597 = t2596 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2598 = t2578 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2599 = (u64)t2598;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2600 = t2599 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2601 = t2579 + 33554816u;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2602 = (u64)t2601;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2603 = t2602 + 4611686293305294848ull;
#line 226 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq_65), "=&f"(dq_66), "=&f"(dq_67), "=&f"(dq_68), "=&f"(dq_69), "=&f"(dq_70), "=&f"(dq_71), "=&f"(dq_72), "=&f"(dq_73), "=&f"(dq_74), "=&f"(dq_75), "=&f"(dq_76), "=&f"(dq_77), "=&f"(dq_78), "=&f"(dq_79), "=&f"(dq_80), "=&f"(dq_81), "=&f"(dq_82), "=&f"(dq_83), "=&f"(dq_84), "=&f"(dq_85), "=&f"(dq_86), "=&f"(dq_87), "=&f"(dq_88), "=&f"(dq_89), "=&f"(dq_90), "=&f"(dq_91), "=&f"(dq_92), "=&f"(dq_93), "=&f"(dq_94), "=&f"(dq_95), "=&f"(dq_96), "=&f"(dq_97), "=&f"(dq_98), "=&f"(dq_99), "=&f"(dq_100), "=&f"(dq_101), "=&f"(dq_102), "=&f"(dq_103), "=&f"(dq_104), "=&f"(dq_105), "=&f"(dq_106), "=&f"(dq_107), "=&f"(dq_108), "=&f"(dq_109), "=&f"(dq_110), "=&f"(dq_111), "=&f"(dq_112), "=&f"(dq_113), "=&f"(dq_114), "=&f"(dq_115), "=&f"(dq_116), "=&f"(dq_117), "=&f"(dq_118), "=&f"(dq_119), "=&f"(dq_120), "=&f"(dq_121), "=&f"(dq_122), "=&f"(dq_123), "=&f"(dq_124), "=&f"(dq_125), "=&f"(dq_126), "=&f"(dq_127), "=&f"(dq_128) : "l"(t2582), "l"(t2585), "l"(t2588), "l"(t2591), "l"(t2594), "l"(t2597), "l"(t2600), "l"(t2603) : "memory");
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2604 = i_3 & 1u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2605 = t2604 << 15u;
#line 417 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2606 = t24 + t2605;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2607 = after >> 4u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2608 = t2606 >> 4u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2609 = t2607 + 65536u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2610 = (u64)t2609;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2611 = t2610 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2612 = t2608 + 33554432u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2613 = (u64)t2612;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2614 = t2613 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2615 = t2607 + 65538u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2616 = (u64)t2615;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2617 = t2616 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2618 = t2608 + 33554560u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2619 = (u64)t2618;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2620 = t2619 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2621 = t2607 + 65540u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2622 = (u64)t2621;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2623 = t2622 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2624 = t2608 + 33554688u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2625 = (u64)t2624;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2626 = t2625 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2627 = t2607 + 65542u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2628 = (u64)t2627;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2629 = t2628 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2630 = t2608 + 33554816u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2631 = (u64)t2630;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2632 = t2631 + 4611686293305294848ull;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) : "l"(t2611), "l"(t2614), "l"(t2617), "l"(t2620), "l"(t2623), "l"(t2626), "l"(t2629), "l"(t2632) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t2633 = i_3 + 1u;
#line 187 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next_2 = t1472 ? t2633 : i_3;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2635 = t30 + 48u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2636 = next_2 & 1u;
#line 425 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2635), "r"(t2636) : "memory");
#line 189 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) :  : "memory");
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2637 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2638 = t2637 + head_3;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2639 = t2638 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2640 = block_3 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_180 = t2639 + t2640;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2642 = warp_3 << 4u;
#line 251 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_181 = row_180 + t2642;
                    const u64 t2644 = (u64)row_181;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2645 = t2644 * sums_stride0;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2646 = t2645 * 4ull;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2647 = sums + t2646;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2648 = index << 11u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2649 = (u64)t2648 * 4u;
#line 252 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2650 = t2647 + t2649;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2651 = index << 2u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2652 = t2651 + warp_3;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2653 = t2652 << 13u;
#line 254 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place_3 = sums_2 + t2653;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t2655 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2656 = (u64)t2655 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address_2 = t2650 + t2656;
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
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) :  : "memory");
#line 431 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_5 = i_3 & 1u;
                    const u32 t2659 = slot_5 + 4u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2660 = t2659 << 3u;
#line 432 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2661 = t30 + t2660;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2662 = lane == 0u;
#line 437 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2662) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2661) : "memory");
                    }
#line 217 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t2663;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2663) : "r"(t23));
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2664 = t2663 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2665 = t25 >> 4u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2666 = t2664 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2667 = (u64)t2666;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2668 = t2667 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2669 = t2665 + 65536u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2670 = (u64)t2669;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2671 = t2670 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2672 = t2664 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2673 = (u64)t2672;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2674 = t2673 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2675 = t2665 + 65538u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2676 = (u64)t2675;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2677 = t2676 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2678 = t2664 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2679 = (u64)t2678;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2680 = t2679 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2681 = t2665 + 65540u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2682 = (u64)t2681;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2683 = t2682 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2684 = t2664 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2685 = (u64)t2684;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2686 = t2685 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2687 = t2665 + 65542u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2688 = (u64)t2687;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2689 = t2688 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2690 = t2664 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2691 = (u64)t2690;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2692 = t2691 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2693 = t2665 + 66048u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2694 = (u64)t2693;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2695 = t2694 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2696 = t2664 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2697 = (u64)t2696;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2698 = t2697 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2699 = t2665 + 66050u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2700 = (u64)t2699;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2701 = t2700 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2702 = t2664 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2703 = (u64)t2702;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2704 = t2703 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2705 = t2665 + 66052u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2706 = (u64)t2705;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2707 = t2706 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2708 = t2664 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2709 = (u64)t2708;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2710 = t2709 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2711 = t2665 + 66054u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2712 = (u64)t2711;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2713 = t2712 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2714 = t2664 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2715 = (u64)t2714;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2716 = t2715 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2717 = t2665 + 66560u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2718 = (u64)t2717;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2719 = t2718 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2720 = t2664 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2721 = (u64)t2720;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2722 = t2721 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2723 = t2665 + 66562u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2724 = (u64)t2723;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2725 = t2724 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2726 = t2664 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2727 = (u64)t2726;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2728 = t2727 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2729 = t2665 + 66564u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2730 = (u64)t2729;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2731 = t2730 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2732 = t2664 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2733 = (u64)t2732;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2734 = t2733 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2735 = t2665 + 66566u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2736 = (u64)t2735;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2737 = t2736 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2738 = t2664 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2739 = (u64)t2738;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2740 = t2739 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2741 = t2665 + 67072u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2742 = (u64)t2741;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2743 = t2742 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2744 = t2664 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2745 = (u64)t2744;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2746 = t2745 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2747 = t2665 + 67074u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2748 = (u64)t2747;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2749 = t2748 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2750 = t2664 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2751 = (u64)t2750;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2752 = t2751 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2753 = t2665 + 67076u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2754 = (u64)t2753;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2755 = t2754 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2756 = t2664 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2757 = (u64)t2756;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2758 = t2757 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2759 = t2665 + 67078u;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2760 = (u64)t2759;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2761 = t2760 + 4611686293305294848ull;
#line 218 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t2668), "l"(t2671), "l"(t2674), "l"(t2677), "l"(t2680), "l"(t2683), "l"(t2686), "l"(t2689), "l"(t2692), "l"(t2695), "l"(t2698), "l"(t2701), "l"(t2704), "l"(t2707), "l"(t2710), "l"(t2713), "l"(t2716), "l"(t2719), "l"(t2722), "l"(t2725), "l"(t2728), "l"(t2731), "l"(t2734), "l"(t2737), "l"(t2740), "l"(t2743), "l"(t2746), "l"(t2749), "l"(t2752), "l"(t2755), "l"(t2758), "l"(t2761) : "memory");
#line 223 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 272 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address_2) : "memory");
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2762 = block_3 + 1u;
#line 123 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_3 = t2762 == count;
                    const u32 t2764 = head_3 + 1u;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2765 = wraps_3 ? t2764 : head_3;
#line 124 "fa-kernels/src/attention/backward/work.rs"
                    head_3 = t2765;
                    const u32 t2766 = block_3 + 1u;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2767 = wraps_3 ? 0u : t2766;
#line 125 "fa-kernels/src/attention/backward/work.rs"
                    block_3 = t2767;
                }
            }
#line 155 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2768 = dk_2 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t2768;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2769 = dk_3 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t2769;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2770 = dk_4 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t2770;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2771 = dk_5 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t2771;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2772 = dk_6 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t2772;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2773 = dk_7 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t2773;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2774 = dk_8 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t2774;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2775 = dk_9 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t2775;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2776 = dk_10 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t2776;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2777 = dk_11 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t2777;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2778 = dk_12 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t2778;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2779 = dk_13 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t2779;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2780 = dk_14 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t2780;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2781 = dk_15 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t2781;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2782 = dk_16 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t2782;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2783 = dk_17 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t2783;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2784 = dk_18 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t2784;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2785 = dk_19 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t2785;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2786 = dk_20 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t2786;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2787 = dk_21 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t2787;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2788 = dk_22 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t2788;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2789 = dk_23 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t2789;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2790 = dk_24 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t2790;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2791 = dk_25 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t2791;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2792 = dk_26 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t2792;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2793 = dk_27 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t2793;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2794 = dk_28 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t2794;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2795 = dk_29 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t2795;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2796 = dk_30 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t2796;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2797 = dk_31 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t2797;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2798 = dk_32 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t2798;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2799 = dk_33 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t2799;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2800 = dk_34 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t2800;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2801 = dk_35 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t2801;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2802 = dk_36 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t2802;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2803 = dk_37 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t2803;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2804 = dk_38 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t2804;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2805 = dk_39 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t2805;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2806 = dk_40 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t2806;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2807 = dk_41 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t2807;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2808 = dk_42 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t2808;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2809 = dk_43 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t2809;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2810 = dk_44 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t2810;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2811 = dk_45 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t2811;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2812 = dk_46 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t2812;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2813 = dk_47 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t2813;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2814 = dk_48 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t2814;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2815 = dk_49 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t2815;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2816 = dk_50 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t2816;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2817 = dk_51 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t2817;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2818 = dk_52 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t2818;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2819 = dk_53 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t2819;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2820 = dk_54 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t2820;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2821 = dk_55 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t2821;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2822 = dk_56 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t2822;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2823 = dk_57 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t2823;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2824 = dk_58 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t2824;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2825 = dk_59 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t2825;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2826 = dk_60 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t2826;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2827 = dk_61 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t2827;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2828 = dk_62 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t2828;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2829 = dk_63 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t2829;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2830 = dk_64 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t2830;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2831 = dk_65 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t2831;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2832 = dk_66 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_66 = t2832;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2833 = dk_67 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_67 = t2833;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2834 = dk_68 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_68 = t2834;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2835 = dk_69 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_69 = t2835;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2836 = dk_70 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_70 = t2836;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2837 = dk_71 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_71 = t2837;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2838 = dk_72 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_72 = t2838;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2839 = dk_73 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_73 = t2839;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2840 = dk_74 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_74 = t2840;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2841 = dk_75 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_75 = t2841;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2842 = dk_76 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_76 = t2842;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2843 = dk_77 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_77 = t2843;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2844 = dk_78 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_78 = t2844;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2845 = dk_79 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_79 = t2845;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2846 = dk_80 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_80 = t2846;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2847 = dk_81 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_81 = t2847;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2848 = dk_82 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_82 = t2848;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2849 = dk_83 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_83 = t2849;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2850 = dk_84 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_84 = t2850;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2851 = dk_85 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_85 = t2851;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2852 = dk_86 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_86 = t2852;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2853 = dk_87 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_87 = t2853;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2854 = dk_88 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_88 = t2854;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2855 = dk_89 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_89 = t2855;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2856 = dk_90 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_90 = t2856;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2857 = dk_91 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_91 = t2857;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2858 = dk_92 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_92 = t2858;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2859 = dk_93 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_93 = t2859;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2860 = dk_94 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_94 = t2860;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2861 = dk_95 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_95 = t2861;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2862 = dk_96 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_96 = t2862;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2863 = dk_97 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_97 = t2863;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2864 = dk_98 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_98 = t2864;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2865 = dk_99 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_99 = t2865;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2866 = dk_100 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_100 = t2866;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2867 = dk_101 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_101 = t2867;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2868 = dk_102 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_102 = t2868;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2869 = dk_103 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_103 = t2869;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2870 = dk_104 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_104 = t2870;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2871 = dk_105 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_105 = t2871;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2872 = dk_106 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_106 = t2872;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2873 = dk_107 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_107 = t2873;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2874 = dk_108 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_108 = t2874;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2875 = dk_109 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_109 = t2875;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2876 = dk_110 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_110 = t2876;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2877 = dk_111 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_111 = t2877;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2878 = dk_112 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_112 = t2878;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2879 = dk_113 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_113 = t2879;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2880 = dk_114 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_114 = t2880;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2881 = dk_115 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_115 = t2881;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2882 = dk_116 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_116 = t2882;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2883 = dk_117 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_117 = t2883;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2884 = dk_118 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_118 = t2884;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2885 = dk_119 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_119 = t2885;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2886 = dk_120 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_120 = t2886;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2887 = dk_121 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_121 = t2887;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2888 = dk_122 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_122 = t2888;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2889 = dk_123 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_123 = t2889;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2890 = dk_124 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_124 = t2890;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2891 = dk_125 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_125 = t2891;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2892 = dk_126 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_126 = t2892;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2893 = dk_127 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_127 = t2893;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2894 = dk_128 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_128 = t2894;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2895 = dk_129 * scale;
#line 368 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_129 = t2895;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2896 = smem_1 + 8192u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2897 = smem_1 + 16384u;
#line 371 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2898 = smem_1 + 24576u;
            const u32 t2899 = warp_3 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2900;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2900) : "f"(dk_2), "f"(dk_3));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2901;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2901) : "f"(dk_4), "f"(dk_5));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2902;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2902) : "f"(dk_6), "f"(dk_7));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2903;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2903) : "f"(dk_8), "f"(dk_9));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2904;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2904) : "f"(dk_10), "f"(dk_11));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2905;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2905) : "f"(dk_12), "f"(dk_13));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2906;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2906) : "f"(dk_14), "f"(dk_15));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2907;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2907) : "f"(dk_16), "f"(dk_17));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2908;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2908) : "f"(dk_18), "f"(dk_19));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2909;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2909) : "f"(dk_20), "f"(dk_21));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2910;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2910) : "f"(dk_22), "f"(dk_23));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2911;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2911) : "f"(dk_24), "f"(dk_25));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2912;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2912) : "f"(dk_26), "f"(dk_27));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2913;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2913) : "f"(dk_28), "f"(dk_29));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2914;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2914) : "f"(dk_30), "f"(dk_31));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2915;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2915) : "f"(dk_32), "f"(dk_33));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2916;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2916) : "f"(dk_34), "f"(dk_35));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2917;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2917) : "f"(dk_36), "f"(dk_37));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2918;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2918) : "f"(dk_38), "f"(dk_39));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2919;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2919) : "f"(dk_40), "f"(dk_41));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2920;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2920) : "f"(dk_42), "f"(dk_43));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2921;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2921) : "f"(dk_44), "f"(dk_45));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2922;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2922) : "f"(dk_46), "f"(dk_47));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2923;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2923) : "f"(dk_48), "f"(dk_49));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2924;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2924) : "f"(dk_50), "f"(dk_51));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2925;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2925) : "f"(dk_52), "f"(dk_53));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2926;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2926) : "f"(dk_54), "f"(dk_55));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2927;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2927) : "f"(dk_56), "f"(dk_57));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2928;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2928) : "f"(dk_58), "f"(dk_59));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2929;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2929) : "f"(dk_60), "f"(dk_61));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2930;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2930) : "f"(dk_62), "f"(dk_63));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2931;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2931) : "f"(dk_64), "f"(dk_65));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2932;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2932) : "f"(dk_66), "f"(dk_67));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2933;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2933) : "f"(dk_68), "f"(dk_69));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2934;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2934) : "f"(dk_70), "f"(dk_71));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2935;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2935) : "f"(dk_72), "f"(dk_73));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2936;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2936) : "f"(dk_74), "f"(dk_75));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2937;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2937) : "f"(dk_76), "f"(dk_77));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2938;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2938) : "f"(dk_78), "f"(dk_79));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2939;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2939) : "f"(dk_80), "f"(dk_81));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2940;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2940) : "f"(dk_82), "f"(dk_83));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2941;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2941) : "f"(dk_84), "f"(dk_85));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2942;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2942) : "f"(dk_86), "f"(dk_87));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2943;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2943) : "f"(dk_88), "f"(dk_89));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2944;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2944) : "f"(dk_90), "f"(dk_91));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2945;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2945) : "f"(dk_92), "f"(dk_93));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2946;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2946) : "f"(dk_94), "f"(dk_95));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2947;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2947) : "f"(dk_96), "f"(dk_97));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2948;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2948) : "f"(dk_98), "f"(dk_99));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2949;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2949) : "f"(dk_100), "f"(dk_101));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2950;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2950) : "f"(dk_102), "f"(dk_103));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2951;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2951) : "f"(dk_104), "f"(dk_105));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2952;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2952) : "f"(dk_106), "f"(dk_107));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2953;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2953) : "f"(dk_108), "f"(dk_109));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2954;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2954) : "f"(dk_110), "f"(dk_111));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2955;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2955) : "f"(dk_112), "f"(dk_113));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2956;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2956) : "f"(dk_114), "f"(dk_115));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2957;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2957) : "f"(dk_116), "f"(dk_117));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2958;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2958) : "f"(dk_118), "f"(dk_119));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2959;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2959) : "f"(dk_120), "f"(dk_121));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2960;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2960) : "f"(dk_122), "f"(dk_123));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2961;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2961) : "f"(dk_124), "f"(dk_125));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2962;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2962) : "f"(dk_126), "f"(dk_127));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2963;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2963) : "f"(dk_128), "f"(dk_129));
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2964 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2965 = t2899 + t2964;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2966 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2967 = t2965 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2968 = t2966 ^ t2967;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2969 = t2965 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2970 = t2968 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2971 = t2969 + t2970;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2972 = smem_1 + t2971;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2972), "r"(t2900), "r"(t2901), "r"(t2902), "r"(t2903) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2973 = t2971 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2974 = smem_1 + t2973;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2974), "r"(t2904), "r"(t2905), "r"(t2906), "r"(t2907) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2975 = t2971 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2976 = smem_1 + t2975;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2976), "r"(t2908), "r"(t2909), "r"(t2910), "r"(t2911) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2977 = t2971 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2978 = smem_1 + t2977;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2978), "r"(t2912), "r"(t2913), "r"(t2914), "r"(t2915) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2979 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2980 = t2899 + t2979;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2981 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2982 = t2980 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2983 = t2981 ^ t2982;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2984 = t2980 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2985 = t2983 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2986 = t2984 + t2985;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2987 = t2896 + t2986;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2987), "r"(t2916), "r"(t2917), "r"(t2918), "r"(t2919) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2988 = t2986 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2989 = t2896 + t2988;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2989), "r"(t2920), "r"(t2921), "r"(t2922), "r"(t2923) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2990 = t2986 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2991 = t2896 + t2990;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2991), "r"(t2924), "r"(t2925), "r"(t2926), "r"(t2927) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2992 = t2986 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2993 = t2896 + t2992;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2993), "r"(t2928), "r"(t2929), "r"(t2930), "r"(t2931) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2994 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2995 = t2899 + t2994;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2996 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2997 = t2995 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2998 = t2996 ^ t2997;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2999 = t2995 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3000 = t2998 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3001 = t2999 + t3000;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3002 = t2897 + t3001;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3002), "r"(t2932), "r"(t2933), "r"(t2934), "r"(t2935) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3003 = t3001 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3004 = t2897 + t3003;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3004), "r"(t2936), "r"(t2937), "r"(t2938), "r"(t2939) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3005 = t3001 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3006 = t2897 + t3005;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3006), "r"(t2940), "r"(t2941), "r"(t2942), "r"(t2943) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3007 = t3001 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3008 = t2897 + t3007;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3008), "r"(t2944), "r"(t2945), "r"(t2946), "r"(t2947) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3009 = lane & 15u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3010 = t2899 + t3009;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3011 = lane >> 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3012 = t3010 & 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3013 = t3011 ^ t3012;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3014 = t3010 << 7u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3015 = t3013 << 4u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3016 = t3014 + t3015;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3017 = t2898 + t3016;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3017), "r"(t2948), "r"(t2949), "r"(t2950), "r"(t2951) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3018 = t3016 ^ 32u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3019 = t2898 + t3018;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3019), "r"(t2952), "r"(t2953), "r"(t2954), "r"(t2955) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3020 = t3016 ^ 64u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3021 = t2898 + t3020;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3021), "r"(t2956), "r"(t2957), "r"(t2958), "r"(t2959) : "memory");
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3022 = t3016 ^ 96u;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3023 = t2898 + t3022;
#line 372 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3023), "r"(t2960), "r"(t2961), "r"(t2962), "r"(t2963) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3024 = (u64)batch_2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3025 = t3024 * dk_stride0;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3026 = t3025 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3027 = dk + t3026;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3028 = (u64)t12;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3029 = t3028 * dk_stride1;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3030 = t3029 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3031 = t3027 + t3030;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3032 = (u64)t14;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3033 = t3032 * dk_stride2;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3034 = t3033 * 2ull;
#line 376 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3035 = t3031 + t3034;
            const u32 t3036 = seq_k - t12;
#line 377 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3037 = head_dim >> 3u;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3038 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3039 = t3038 << 1u;
            const u32 t3040 = warp_3 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3041 = lane >> 3u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3042 = t3040 + t3041;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3043 = lane & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3044 = t3042 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3045 = t3043 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3046 = t3044 & t3045;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3046) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3047 = t3042 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3048 = t3043 ^ t3047;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3049 = t3042 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3050 = t3048 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3051 = t3049 + t3050;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3052 = smem_1 + t3051;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_182;
                u32 row_183;
                u32 row_184;
                u32 row_185;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_182), "=r"(row_183), "=r"(row_184), "=r"(row_185) : "r"(t3052) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3053 = (u64)t3042 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3054 = t3035 + t3053;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3055 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3056 = t3054 + t3055;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3056), "r"(row_182), "r"(row_183), "r"(row_184), "r"(row_185) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3057 = t3042 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3058 = t3057 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3059 = t3043 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3060 = t3058 & t3059;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3060) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3061 = t3057 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3062 = t3043 ^ t3061;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3063 = t3057 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3064 = t3062 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3065 = t3063 + t3064;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3066 = smem_1 + t3065;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_186;
                u32 row_187;
                u32 row_188;
                u32 row_189;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_186), "=r"(row_187), "=r"(row_188), "=r"(row_189) : "r"(t3066) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3067 = (u64)t3057 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3068 = t3035 + t3067;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3069 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3070 = t3068 + t3069;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3070), "r"(row_186), "r"(row_187), "r"(row_188), "r"(row_189) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3071 = t3042 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3072 = t3071 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3073 = t3043 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3074 = t3072 & t3073;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3074) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3075 = t3071 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3076 = t3043 ^ t3075;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3077 = t3071 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3078 = t3076 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3079 = t3077 + t3078;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3080 = smem_1 + t3079;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_190;
                u32 row_191;
                u32 row_192;
                u32 row_193;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_190), "=r"(row_191), "=r"(row_192), "=r"(row_193) : "r"(t3080) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3081 = (u64)t3071 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3082 = t3035 + t3081;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3083 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3084 = t3082 + t3083;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3084), "r"(row_190), "r"(row_191), "r"(row_192), "r"(row_193) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3085 = t3042 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3086 = t3085 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3087 = t3043 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3088 = t3086 & t3087;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3088) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3089 = t3085 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3090 = t3043 ^ t3089;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3091 = t3085 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3092 = t3090 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3093 = t3091 + t3092;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3094 = smem_1 + t3093;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_194;
                u32 row_195;
                u32 row_196;
                u32 row_197;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_194), "=r"(row_195), "=r"(row_196), "=r"(row_197) : "r"(t3094) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3095 = (u64)t3085 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3096 = t3035 + t3095;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3097 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3098 = t3096 + t3097;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3098), "r"(row_194), "r"(row_195), "r"(row_196), "r"(row_197) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3099 = smem_1 + 8192u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3100 = t3042 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3101 = t3043 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3102 = t3101 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3103 = t3100 & t3102;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3103) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3104 = t3042 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3105 = t3043 ^ t3104;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3106 = t3042 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3107 = t3105 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3108 = t3106 + t3107;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3109 = t3099 + t3108;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_198;
                u32 row_199;
                u32 row_200;
                u32 row_201;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_198), "=r"(row_199), "=r"(row_200), "=r"(row_201) : "r"(t3109) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3110 = (u64)t3042 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3111 = t3035 + t3110;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3112 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3113 = t3111 + t3112;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3113), "r"(row_198), "r"(row_199), "r"(row_200), "r"(row_201) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3114 = t3042 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3115 = t3114 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3116 = t3043 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3117 = t3116 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3118 = t3115 & t3117;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3118) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3119 = t3114 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3120 = t3043 ^ t3119;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3121 = t3114 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3122 = t3120 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3123 = t3121 + t3122;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3124 = t3099 + t3123;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_202;
                u32 row_203;
                u32 row_204;
                u32 row_205;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_202), "=r"(row_203), "=r"(row_204), "=r"(row_205) : "r"(t3124) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3125 = (u64)t3114 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3126 = t3035 + t3125;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3127 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3128 = t3126 + t3127;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3128), "r"(row_202), "r"(row_203), "r"(row_204), "r"(row_205) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3129 = t3042 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3130 = t3129 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3131 = t3043 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3132 = t3131 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3133 = t3130 & t3132;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3133) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3134 = t3129 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3135 = t3043 ^ t3134;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3136 = t3129 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3137 = t3135 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3138 = t3136 + t3137;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3139 = t3099 + t3138;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_206;
                u32 row_207;
                u32 row_208;
                u32 row_209;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_206), "=r"(row_207), "=r"(row_208), "=r"(row_209) : "r"(t3139) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3140 = (u64)t3129 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3141 = t3035 + t3140;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3142 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3143 = t3141 + t3142;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3143), "r"(row_206), "r"(row_207), "r"(row_208), "r"(row_209) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3144 = t3042 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3145 = t3144 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3146 = t3043 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3147 = t3146 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3148 = t3145 & t3147;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3148) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3149 = t3144 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3150 = t3043 ^ t3149;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3151 = t3144 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3152 = t3150 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3153 = t3151 + t3152;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3154 = t3099 + t3153;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_210;
                u32 row_211;
                u32 row_212;
                u32 row_213;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_210), "=r"(row_211), "=r"(row_212), "=r"(row_213) : "r"(t3154) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3155 = (u64)t3144 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3156 = t3035 + t3155;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3157 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3158 = t3156 + t3157;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3158), "r"(row_210), "r"(row_211), "r"(row_212), "r"(row_213) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3159 = smem_1 + 16384u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3160 = t3042 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3161 = t3043 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3162 = t3161 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3163 = t3160 & t3162;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3163) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3164 = t3042 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3165 = t3043 ^ t3164;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3166 = t3042 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3167 = t3165 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3168 = t3166 + t3167;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3169 = t3159 + t3168;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_214;
                u32 row_215;
                u32 row_216;
                u32 row_217;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_214), "=r"(row_215), "=r"(row_216), "=r"(row_217) : "r"(t3169) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3170 = (u64)t3042 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3171 = t3035 + t3170;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3172 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3173 = t3171 + t3172;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3173), "r"(row_214), "r"(row_215), "r"(row_216), "r"(row_217) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3174 = t3042 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3175 = t3174 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3176 = t3043 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3177 = t3176 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3178 = t3175 & t3177;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3178) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3179 = t3174 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3180 = t3043 ^ t3179;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3181 = t3174 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3182 = t3180 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3183 = t3181 + t3182;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3184 = t3159 + t3183;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_218;
                u32 row_219;
                u32 row_220;
                u32 row_221;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_218), "=r"(row_219), "=r"(row_220), "=r"(row_221) : "r"(t3184) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3185 = (u64)t3174 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3186 = t3035 + t3185;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3187 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3188 = t3186 + t3187;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3188), "r"(row_218), "r"(row_219), "r"(row_220), "r"(row_221) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3189 = t3042 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3190 = t3189 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3191 = t3043 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3192 = t3191 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3193 = t3190 & t3192;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3193) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3194 = t3189 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3195 = t3043 ^ t3194;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3196 = t3189 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3197 = t3195 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3198 = t3196 + t3197;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3199 = t3159 + t3198;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_222;
                u32 row_223;
                u32 row_224;
                u32 row_225;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_222), "=r"(row_223), "=r"(row_224), "=r"(row_225) : "r"(t3199) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3200 = (u64)t3189 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3201 = t3035 + t3200;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3202 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3203 = t3201 + t3202;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3203), "r"(row_222), "r"(row_223), "r"(row_224), "r"(row_225) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3204 = t3042 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3205 = t3204 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3206 = t3043 + 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3207 = t3206 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3208 = t3205 & t3207;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3208) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3209 = t3204 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3210 = t3043 ^ t3209;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3211 = t3204 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3212 = t3210 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3213 = t3211 + t3212;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3214 = t3159 + t3213;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_226;
                u32 row_227;
                u32 row_228;
                u32 row_229;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_226), "=r"(row_227), "=r"(row_228), "=r"(row_229) : "r"(t3214) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3215 = (u64)t3204 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3216 = t3035 + t3215;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3217 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3218 = t3216 + t3217;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3218), "r"(row_226), "r"(row_227), "r"(row_228), "r"(row_229) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3219 = smem_1 + 24576u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3220 = t3042 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3221 = t3043 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3222 = t3221 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3223 = t3220 & t3222;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3223) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3224 = t3042 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3225 = t3043 ^ t3224;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3226 = t3042 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3227 = t3225 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3228 = t3226 + t3227;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3229 = t3219 + t3228;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_230;
                u32 row_231;
                u32 row_232;
                u32 row_233;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_230), "=r"(row_231), "=r"(row_232), "=r"(row_233) : "r"(t3229) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3230 = (u64)t3042 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3231 = t3035 + t3230;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3232 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3233 = t3231 + t3232;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3233), "r"(row_230), "r"(row_231), "r"(row_232), "r"(row_233) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3234 = t3042 + 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3235 = t3234 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3236 = t3043 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3237 = t3236 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3238 = t3235 & t3237;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3238) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3239 = t3234 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3240 = t3043 ^ t3239;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3241 = t3234 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3242 = t3240 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3243 = t3241 + t3242;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3244 = t3219 + t3243;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_234;
                u32 row_235;
                u32 row_236;
                u32 row_237;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_234), "=r"(row_235), "=r"(row_236), "=r"(row_237) : "r"(t3244) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3245 = (u64)t3234 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3246 = t3035 + t3245;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3247 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3248 = t3246 + t3247;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3248), "r"(row_234), "r"(row_235), "r"(row_236), "r"(row_237) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3249 = t3042 + 8u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3250 = t3249 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3251 = t3043 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3252 = t3251 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3253 = t3250 & t3252;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3253) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3254 = t3249 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3255 = t3043 ^ t3254;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3256 = t3249 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3257 = t3255 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3258 = t3256 + t3257;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3259 = t3219 + t3258;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_238;
                u32 row_239;
                u32 row_240;
                u32 row_241;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_238), "=r"(row_239), "=r"(row_240), "=r"(row_241) : "r"(t3259) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3260 = (u64)t3249 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3261 = t3035 + t3260;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3262 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3263 = t3261 + t3262;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3263), "r"(row_238), "r"(row_239), "r"(row_240), "r"(row_241) : "memory");
            }
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3264 = t3042 + 12u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3265 = t3264 < t3036;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3266 = t3043 + 24u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3267 = t3266 < t3037;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3268 = t3265 & t3267;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3268) {
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3269 = t3264 & 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3270 = t3043 ^ t3269;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3271 = t3264 << 7u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3272 = t3270 << 4u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3273 = t3271 + t3272;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3274 = t3219 + t3273;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_242;
                u32 row_243;
                u32 row_244;
                u32 row_245;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_242), "=r"(row_243), "=r"(row_244), "=r"(row_245) : "r"(t3274) : "memory");
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3275 = (u64)t3264 * t3039;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3276 = t3035 + t3275;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3277 = (u64)t3043 * 16u;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3278 = t3276 + t3277;
#line 386 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3278), "r"(row_242), "r"(row_243), "r"(row_244), "r"(row_245) : "memory");
            }
        }
    }
}
