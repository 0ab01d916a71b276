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
#line 72 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const f32 scale_log2_2 = 1.442695f * t1_2;
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = seq_k + 63u;
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t4 >> 6u;
    const u32 t6 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t7 = t6 % blocks;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t8 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t9 = t8 / blocks;
#line 46 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t11 = t7 << 6u;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t9 / kv_heads;
#line 54 "fa-kernels/src/attention/backward/work.rs"
    const u32 t13 = t9 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t14 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t14 >> 6u;
#line 152 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t18 = thread >> 5u;
#line 154 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t18));
#line 155 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 t22 = smem_1 + 32768u;
    const u32 t23 = t22 + 32768u;
    const u32 t24 = t23 + 65536u;
    const u32 after = t24 + 32768u;
#line 55 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
    const u32 statistics_2 = after + 8192u;
    const u32 p = statistics_2 + 1024u;
    const u32 sums_2 = p + 8192u;
    const u32 t29 = sums_2 + 16384u;
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    const bool t30 = thread == 0u;
#line 158 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t30) {
#line 91 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t31 = t29 + 8u;
#line 92 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t32 = t29 + 16u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
        const u32 t33 = t29 + 32u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t33) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t34 = t29 + 24u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t34) : "memory");
        const u32 t35 = t29 + 40u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t35) : "memory");
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        const u32 t36 = t29 + 48u;
#line 95 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t36) : "memory");
        const u32 t37 = t29 + 56u;
#line 96 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t37) : "memory");
#line 103 "fa-kernels/src/attention/backward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 162 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t38 = warpgroup == 0u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
    if (t38) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t39 = warp == 0u;
#line 165 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t39) {
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 count_2 = count * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            const u32 t41 = t13 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
            u32 head = t41;
            u32 block = 0u;
            #pragma unroll 1
            for (u32 i = 0u; i < count_2; i += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                const u32 t42 = i + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                const bool t43 = t42 < count_2;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t44 = i == 0u;
#line 25 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t44) {
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    u32 t45;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t45) : );
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t46 = t45 == 1u;
#line 47 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t46) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t29) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(k), "r"(t29), "r"(0u), "r"(t13), "r"(t11), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t47 = smem_1 + 8192u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t47), "l"(k), "r"(t29), "r"(64u), "r"(t13), "r"(t11), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t48 = smem_1 + 16384u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t48), "l"(k), "r"(t29), "r"(128u), "r"(t13), "r"(t11), "r"(batch_2) : "memory");
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t49 = smem_1 + 24576u;
#line 49 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t49), "l"(k), "r"(t29), "r"(192u), "r"(t13), "r"(t11), "r"(batch_2) : "memory");
                    }
                }
#line 77 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 slot = i & 1u;
                const u32 t51 = slot + 4u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t52 = t51 << 3u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t53 = t29 + t52;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t54 = i >> 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t55 = t54 & 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t56 = t55 ^ 1u;
#line 78 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t53), "r"(t56) : "memory");
                const u32 t57 = slot + 2u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t58 = t57 << 3u;
#line 79 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t59 = t29 + t58;
                const u32 t60 = slot << 15u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t61 = t23 + t60;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t62 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t63 = t62 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t64 = t63 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t65 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t64 + t65;
#line 84 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t67 = row >> 4u;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query = block << 6u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t69;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t69) : );
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t70 = t69 == 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t70) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 33280;" :  : "r"(t59) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t61), "l"(q), "r"(t59), "r"(0u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t71 = t61 + 8192u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t71), "l"(q), "r"(t59), "r"(64u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t72 = t61 + 16384u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t72), "l"(q), "r"(t59), "r"(128u), "r"(head), "r"(query), "r"(batch_2) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t73 = t61 + 24576u;
#line 88 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t73), "l"(q), "r"(t59), "r"(192u), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    const u32 t74 = slot << 9u;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t75 = statistics_2 + t74;
#line 89 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t75), "l"(statistics), "r"(t59), "r"(0u), "r"(0u), "r"(t67), "r"(0u) : "memory");
                }
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t76 = i == 0u;
#line 29 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t76) {
#line 55 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t77 = t29 + 8u;
                    u32 t78;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t78) : );
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const bool t79 = t78 == 1u;
#line 56 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    if (t79) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t77) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t22), "l"(v), "r"(t77), "r"(0u), "r"(t13), "r"(t11), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t80 = t22 + 8192u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t80), "l"(v), "r"(t77), "r"(64u), "r"(t13), "r"(t11), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t81 = t22 + 16384u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t81), "l"(v), "r"(t77), "r"(128u), "r"(t13), "r"(t11), "r"(batch_2) : "memory");
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        const u32 t82 = t22 + 24576u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t82), "l"(v), "r"(t77), "r"(192u), "r"(t13), "r"(t11), "r"(batch_2) : "memory");
                    }
                }
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t83 = t29 + 56u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t84 = i & 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t85 = t84 ^ 1u;
#line 99 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t83), "r"(t85) : "memory");
#line 102 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 t86 = t29 + 48u;
#line 117 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const u32 query_2 = block << 6u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                u32 t88;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t88) : );
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                const bool t89 = t88 == 1u;
#line 105 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                if (t89) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t86) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t24), "l"(d_o), "r"(t86), "r"(0u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t90 = t24 + 8192u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t90), "l"(d_o), "r"(t86), "r"(64u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t91 = t24 + 16384u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t91), "l"(d_o), "r"(t86), "r"(128u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    const u32 t92 = t24 + 24576u;
#line 107 "fa-kernels/src/attention/backward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t92), "l"(d_o), "r"(t86), "r"(192u), "r"(head), "r"(query_2), "r"(batch_2) : "memory");
                }
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const u32 t93 = block + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                const bool wraps = t93 == count;
                const u32 t95 = head + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                const u32 t96 = wraps ? t95 : head;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                head = t96;
                const u32 t97 = block + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                const u32 t98 = wraps ? 0u : t97;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                block = t98;
            }
        }
    } else {
#line 174 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index = warpgroup - 1u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        const bool t100 = index == 0u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
        if (t100) {
            const u32 warp_2 = warp & 3u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_2 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_3 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_4 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_5 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_6 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_7 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_8 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_9 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_10 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_11 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_12 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_13 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_14 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_15 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_16 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_17 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_18 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_19 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_20 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_21 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_22 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_23 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_24 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_25 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_26 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_27 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_28 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_29 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_30 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_31 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 s_32 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_2 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_3 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_4 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_5 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_6 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_7 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_8 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_9 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_10 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_11 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_12 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_13 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_14 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_15 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_16 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_17 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_18 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_19 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_20 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_21 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_22 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_23 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_24 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_25 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_26 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_27 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_28 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_29 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_30 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_31 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_32 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_33 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_34 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_35 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_36 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_37 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_38 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_39 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_40 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_41 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_42 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_43 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_44 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_45 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_46 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_47 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_48 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_49 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_50 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_51 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_52 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_53 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_54 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_55 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_56 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_57 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_58 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_59 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_60 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_61 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_62 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_63 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_64 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_2 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_3 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_4 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_5 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_6 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_7 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_8 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_9 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_10 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_11 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_12 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_13 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_14 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_15 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_16 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_17 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_18 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_19 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_20 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_21 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_22 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_23 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_24 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_25 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_26 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_27 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_28 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_29 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_30 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_31 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_32 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_33 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_34 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_35 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_36 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_37 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_38 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_39 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_40 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_41 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_42 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_43 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_44 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_45 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_46 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_47 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_48 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_49 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_50 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_51 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_52 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_53 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_54 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_55 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_56 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_57 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_58 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_59 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_60 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_61 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_62 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_63 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_64 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_65 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_66 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_67 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_68 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_69 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_70 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_71 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_72 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_73 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_74 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_75 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_76 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_77 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_78 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_79 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_80 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_81 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_82 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_83 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_84 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_85 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_86 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_87 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_88 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_89 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_90 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_91 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_92 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_93 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_94 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_95 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_96 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_97 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_98 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_99 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_100 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_101 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_102 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_103 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_104 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_105 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_106 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_107 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_108 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_109 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_110 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_111 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_112 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_113 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_114 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_115 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_116 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_117 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_118 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_119 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_120 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_121 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_122 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_123 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_124 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_125 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_126 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_127 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_128 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dv_129 = 0.0f;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t102 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t103 = t102 != 0u;
#line 58 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t103) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t104 = t29 + 16u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t104), "r"(0u) : "memory");
#line 118 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t105;
                asm volatile("mov.b32 %0, %1;" : "=r"(t105) : "r"(smem_1));
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t106 = t105 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t107 = t23 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t108 = t106 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t109 = (u64)t108;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t110 = t109 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t111 = t107 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t112 = (u64)t111;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t113 = t112 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t114 = t106 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t115 = (u64)t114;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t116 = t115 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t117 = t107 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t118 = (u64)t117;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t119 = t118 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t120 = t106 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t121 = (u64)t120;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t122 = t121 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t123 = t107 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t124 = (u64)t123;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t125 = t124 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t126 = t106 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t127 = (u64)t126;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t128 = t127 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t129 = t107 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t130 = (u64)t129;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t131 = t130 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t132 = t106 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t133 = (u64)t132;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t134 = t133 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t135 = t107 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t136 = (u64)t135;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t137 = t136 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t138 = t106 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t139 = (u64)t138;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t140 = t139 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t141 = t107 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t142 = (u64)t141;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t143 = t142 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t144 = t106 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t145 = (u64)t144;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t146 = t145 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t147 = t107 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t148 = (u64)t147;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t149 = t148 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t150 = t106 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t151 = (u64)t150;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t152 = t151 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t153 = t107 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t154 = (u64)t153;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t155 = t154 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t156 = t106 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t157 = (u64)t156;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t158 = t157 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t159 = t107 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t160 = (u64)t159;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t161 = t160 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t162 = t106 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t163 = (u64)t162;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t164 = t163 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t165 = t107 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t166 = (u64)t165;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t167 = t166 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t168 = t106 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t169 = (u64)t168;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t170 = t169 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t171 = t107 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t172 = (u64)t171;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t173 = t172 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t174 = t106 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t175 = (u64)t174;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t176 = t175 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t177 = t107 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t178 = (u64)t177;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t179 = t178 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t180 = t106 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t181 = (u64)t180;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t182 = t181 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t183 = t107 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t184 = (u64)t183;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t185 = t184 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t186 = t106 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t187 = (u64)t186;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t188 = t187 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t189 = t107 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t190 = (u64)t189;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t191 = t190 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t192 = t106 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t193 = (u64)t192;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t194 = t193 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t195 = t107 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t196 = (u64)t195;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t197 = t196 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t198 = t106 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t199 = (u64)t198;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t200 = t199 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t201 = t107 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t202 = (u64)t201;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t203 = t202 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t110), "l"(t113), "l"(t116), "l"(t119), "l"(t122), "l"(t125), "l"(t128), "l"(t131), "l"(t134), "l"(t137), "l"(t140), "l"(t143), "l"(t146), "l"(t149), "l"(t152), "l"(t155), "l"(t158), "l"(t161), "l"(t164), "l"(t167), "l"(t170), "l"(t173), "l"(t176), "l"(t179), "l"(t182), "l"(t185), "l"(t188), "l"(t191), "l"(t194), "l"(t197), "l"(t200), "l"(t203) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_3 = count * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                const u32 t205 = t13 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                u32 head_2 = t205;
                u32 block_2 = 0u;
                #pragma unroll 1
                for (u32 i_2 = 0u; i_2 < count_3; i_2 += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t206 = i_2 + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const bool t207 = t206 < count_3;
#line 113 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t208 = block_2 << 6u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t209 = warp_2 << 12u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t210 = sums_2 + t209;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t211 = lane << 4u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t212 = t210 + t211;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t213 = warp_2 << 4u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t214 = t11 + t213;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t215 = head_2 / group;
#line 12 "src/functions/caps.rs"
                    f32 t1_3;
                    asm("abs.f32 %0, %1;" : "=f"(t1_3) : "f"(argument0));
#line 12 "src/functions/caps.rs"
                    f32 t2_3;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_3) : "f"(t1_3));
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t218 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t219 = t214 + t218;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t220 = seq_k - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t221 = t219 + 8u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t222;
                    asm("mov.b32 %0, %1;" : "=r"(t222) : "f"(s));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t223;
                    asm("mov.b32 %0, %1;" : "=r"(t223) : "f"(s_2));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t224;
                    asm("mov.b32 %0, %1;" : "=r"(t224) : "f"(s_3));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t225;
                    asm("mov.b32 %0, %1;" : "=r"(t225) : "f"(s_4));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t212), "r"(t222), "r"(t223), "r"(t224), "r"(t225) : "memory");
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t226;
                    asm("mov.b32 %0, %1;" : "=r"(t226) : "f"(s_5));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t227;
                    asm("mov.b32 %0, %1;" : "=r"(t227) : "f"(s_6));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t228;
                    asm("mov.b32 %0, %1;" : "=r"(t228) : "f"(s_7));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t229;
                    asm("mov.b32 %0, %1;" : "=r"(t229) : "f"(s_8));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t212), "r"(t226), "r"(t227), "r"(t228), "r"(t229) : "memory");
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t230;
                    asm("mov.b32 %0, %1;" : "=r"(t230) : "f"(s_9));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t231;
                    asm("mov.b32 %0, %1;" : "=r"(t231) : "f"(s_10));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t232;
                    asm("mov.b32 %0, %1;" : "=r"(t232) : "f"(s_11));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t233;
                    asm("mov.b32 %0, %1;" : "=r"(t233) : "f"(s_12));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t212), "r"(t230), "r"(t231), "r"(t232), "r"(t233) : "memory");
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t234;
                    asm("mov.b32 %0, %1;" : "=r"(t234) : "f"(s_13));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t235;
                    asm("mov.b32 %0, %1;" : "=r"(t235) : "f"(s_14));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t236;
                    asm("mov.b32 %0, %1;" : "=r"(t236) : "f"(s_15));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t237;
                    asm("mov.b32 %0, %1;" : "=r"(t237) : "f"(s_16));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t212), "r"(t234), "r"(t235), "r"(t236), "r"(t237) : "memory");
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t238;
                    asm("mov.b32 %0, %1;" : "=r"(t238) : "f"(s_17));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t239;
                    asm("mov.b32 %0, %1;" : "=r"(t239) : "f"(s_18));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t240;
                    asm("mov.b32 %0, %1;" : "=r"(t240) : "f"(s_19));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t241;
                    asm("mov.b32 %0, %1;" : "=r"(t241) : "f"(s_20));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t212), "r"(t238), "r"(t239), "r"(t240), "r"(t241) : "memory");
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t242;
                    asm("mov.b32 %0, %1;" : "=r"(t242) : "f"(s_21));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t243;
                    asm("mov.b32 %0, %1;" : "=r"(t243) : "f"(s_22));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t244;
                    asm("mov.b32 %0, %1;" : "=r"(t244) : "f"(s_23));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t245;
                    asm("mov.b32 %0, %1;" : "=r"(t245) : "f"(s_24));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "r"(t212), "r"(t242), "r"(t243), "r"(t244), "r"(t245) : "memory");
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t246;
                    asm("mov.b32 %0, %1;" : "=r"(t246) : "f"(s_25));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t247;
                    asm("mov.b32 %0, %1;" : "=r"(t247) : "f"(s_26));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t248;
                    asm("mov.b32 %0, %1;" : "=r"(t248) : "f"(s_27));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t249;
                    asm("mov.b32 %0, %1;" : "=r"(t249) : "f"(s_28));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "r"(t212), "r"(t246), "r"(t247), "r"(t248), "r"(t249) : "memory");
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t250;
                    asm("mov.b32 %0, %1;" : "=r"(t250) : "f"(s_29));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t251;
                    asm("mov.b32 %0, %1;" : "=r"(t251) : "f"(s_30));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t252;
                    asm("mov.b32 %0, %1;" : "=r"(t252) : "f"(s_31));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    u32 t253;
                    asm("mov.b32 %0, %1;" : "=r"(t253) : "f"(s_32));
#line 175 "fa-kernels/src/attention/backward/work.rs"
                    asm volatile("st.shared.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "r"(t212), "r"(t250), "r"(t251), "r"(t252), "r"(t253) : "memory");
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t254 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t255 = t254 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t256 = t208 + t255;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t257 = t256 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t258 = s * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2 = t258 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_2;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2) : "f"(t3_2));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t261 = t257 ? t4_2 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s = t261;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t262 = s_3 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_3 = t262 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_3;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_3) : "f"(t3_3));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t265 = t257 ? t4_3 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_3 = t265;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t266 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t267 = t266 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t268 = t208 + t267;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t269 = t268 + 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t270 = t269 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t271 = s_2 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_4 = t271 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_4;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_4) : "f"(t3_4));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t274 = t270 ? t4_4 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_2 = t274;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t275 = s_4 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_5 = t275 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_5;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_5) : "f"(t3_5));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t278 = t270 ? t4_5 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_4 = t278;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t279 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t280 = t279 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t281 = t208 + t280;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t282 = t281 + 8u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t283 = t282 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t284 = s_5 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_6 = t284 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_6;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_6) : "f"(t3_6));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t287 = t283 ? t4_6 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_5 = t287;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t288 = s_7 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_7 = t288 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_7;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_7) : "f"(t3_7));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t291 = t283 ? t4_7 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_7 = t291;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t292 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t293 = t292 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t294 = t208 + t293;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t295 = t294 + 9u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t296 = t295 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t297 = s_6 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_8 = t297 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_8;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_8) : "f"(t3_8));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t300 = t296 ? t4_8 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_6 = t300;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t301 = s_8 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_9 = t301 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_9;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_9) : "f"(t3_9));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t304 = t296 ? t4_9 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_8 = t304;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t305 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t306 = t305 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t307 = t208 + t306;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t308 = t307 + 16u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t309 = t308 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t310 = s_9 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_10 = t310 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_10;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_10) : "f"(t3_10));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t313 = t309 ? t4_10 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_9 = t313;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t314 = s_11 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_11 = t314 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_11;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_11) : "f"(t3_11));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t317 = t309 ? t4_11 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_11 = t317;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t318 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t319 = t318 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t320 = t208 + t319;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t321 = t320 + 17u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t322 = t321 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t323 = s_10 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_12 = t323 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_12;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_12) : "f"(t3_12));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t326 = t322 ? t4_12 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_10 = t326;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t327 = s_12 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_13 = t327 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_13;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_13) : "f"(t3_13));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t330 = t322 ? t4_13 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_12 = t330;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t331 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t332 = t331 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t333 = t208 + t332;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t334 = t333 + 24u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t335 = t334 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t336 = s_13 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_14 = t336 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_14;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_14) : "f"(t3_14));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t339 = t335 ? t4_14 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_13 = t339;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t340 = s_15 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_15 = t340 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_15;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_15) : "f"(t3_15));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t343 = t335 ? t4_15 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_15 = t343;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t344 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t345 = t344 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t346 = t208 + t345;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t347 = t346 + 25u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t348 = t347 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t349 = s_14 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_16 = t349 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_16;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_16) : "f"(t3_16));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t352 = t348 ? t4_16 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_14 = t352;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t353 = s_16 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_17 = t353 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_17;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_17) : "f"(t3_17));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t356 = t348 ? t4_17 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_16 = t356;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t357 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t358 = t357 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t359 = t208 + t358;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t360 = t359 + 32u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t361 = t360 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t362 = s_17 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_18 = t362 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_18;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_18) : "f"(t3_18));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t365 = t361 ? t4_18 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_17 = t365;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t366 = s_19 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_19 = t366 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_19;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_19) : "f"(t3_19));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t369 = t361 ? t4_19 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_19 = t369;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t370 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t371 = t370 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t372 = t208 + t371;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t373 = t372 + 33u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t374 = t373 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t375 = s_18 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_20 = t375 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_20;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_20) : "f"(t3_20));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t378 = t374 ? t4_20 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_18 = t378;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t379 = s_20 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_21 = t379 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_21;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_21) : "f"(t3_21));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t382 = t374 ? t4_21 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_20 = t382;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t383 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t384 = t383 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t385 = t208 + t384;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t386 = t385 + 40u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t387 = t386 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t388 = s_21 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_22 = t388 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_22;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_22) : "f"(t3_22));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t391 = t387 ? t4_22 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_21 = t391;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t392 = s_23 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_23 = t392 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_23;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_23) : "f"(t3_23));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t395 = t387 ? t4_23 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_23 = t395;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t396 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t397 = t396 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t398 = t208 + t397;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t399 = t398 + 41u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t400 = t399 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t401 = s_22 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_24 = t401 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_24;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_24) : "f"(t3_24));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t404 = t400 ? t4_24 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_22 = t404;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t405 = s_24 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_25 = t405 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_25;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_25) : "f"(t3_25));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t408 = t400 ? t4_25 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_24 = t408;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t409 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t410 = t409 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t411 = t208 + t410;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t412 = t411 + 48u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t413 = t412 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t414 = s_25 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_26 = t414 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_26;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_26) : "f"(t3_26));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t417 = t413 ? t4_26 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_25 = t417;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t418 = s_27 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_27 = t418 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_27;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_27) : "f"(t3_27));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t421 = t413 ? t4_27 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_27 = t421;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t422 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t423 = t422 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t424 = t208 + t423;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t425 = t424 + 49u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t426 = t425 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t427 = s_26 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_28 = t427 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_28;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_28) : "f"(t3_28));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t430 = t426 ? t4_28 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_26 = t430;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t431 = s_28 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_29 = t431 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_29;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_29) : "f"(t3_29));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t434 = t426 ? t4_29 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_28 = t434;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t435 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t436 = t435 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t437 = t208 + t436;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t438 = t437 + 56u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t439 = t438 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t440 = s_29 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_30 = t440 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_30;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_30) : "f"(t3_30));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t443 = t439 ? t4_30 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_29 = t443;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t444 = s_31 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_31 = t444 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_31;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_31) : "f"(t3_31));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t447 = t439 ? t4_31 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_31 = t447;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t448 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t449 = t448 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t450 = t208 + t449;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t451 = t450 + 57u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t452 = t451 < seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t453 = s_30 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_32 = t453 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_32;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_32) : "f"(t3_32));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t456 = t452 ? t4_32 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_30 = t456;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t457 = s_32 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_33 = t457 * t2_3;
#line 12 "src/functions/caps.rs"
                    f32 t4_33;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_33) : "f"(t3_33));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const f32 t460 = t452 ? t4_33 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
                    s_32 = t460;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
                    const u32 t461 = block_2 << 6u;
                    const u32 t462 = t11 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
                    const bool right = seq_k < t462;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
                    if (right) {
                        const u32 t464 = warp_2 << 4u;
#line 487 "fa-kernels/src/attention/kernel_problem.rs"
                        const u32 t465 = t11 + t464;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 t466 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                        const u32 column = t465 + t466;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t468 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t469 = t468 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t470 = t208 + t469;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t471 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t472 = t471 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t473 = t208 + t472;
#line 28 "fa-kernels/src/attention/mask.rs"
                        const u32 t474 = t473 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t475 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end = t475 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t478 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s = t478;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t480 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_3 = t480;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t481 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_2 = t481 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t484 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_2 = t484;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t486 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_4 = t486;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t487 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t488 = t487 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t489 = t208 + t488;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t490 = t489 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t491 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t492 = t491 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t493 = t208 + t492;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t494 = t493 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t495 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_3 = t495 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t498 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_5 = t498;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t500 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_7 = t500;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t501 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_4 = t501 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t504 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_6 = t504;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t506 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_8 = t506;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t507 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t508 = t507 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t509 = t208 + t508;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t510 = t509 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t511 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t512 = t511 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t513 = t208 + t512;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t514 = t513 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t515 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_5 = t515 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t518 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_9 = t518;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t520 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_11 = t520;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t521 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_6 = t521 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t524 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_10 = t524;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t526 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_12 = t526;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t527 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t528 = t527 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t529 = t208 + t528;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t530 = t529 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t531 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t532 = t531 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t533 = t208 + t532;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t534 = t533 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t535 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_7 = t535 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t538 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_13 = t538;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t540 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_15 = t540;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t541 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_8 = t541 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t544 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_14 = t544;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t546 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_16 = t546;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t547 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t548 = t547 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t549 = t208 + t548;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t550 = t549 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t551 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t552 = t551 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t553 = t208 + t552;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t554 = t553 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t555 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_9 = t555 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t558 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_17 = t558;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t560 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_19 = t560;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t561 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_10 = t561 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t564 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_18 = t564;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t566 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_20 = t566;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t567 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t568 = t567 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t569 = t208 + t568;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t570 = t569 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t571 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t572 = t571 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t573 = t208 + t572;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t574 = t573 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t575 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_11 = t575 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t578 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_21 = t578;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t580 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_23 = t580;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t581 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_12 = t581 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t584 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_22 = t584;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t586 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_24 = t586;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t587 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t588 = t587 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t589 = t208 + t588;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t590 = t589 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t591 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t592 = t591 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t593 = t208 + t592;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t594 = t593 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t595 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_13 = t595 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t598 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_25 = t598;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t600 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_27 = t600;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t601 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_14 = t601 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t604 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_26 = t604;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t606 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_28 = t606;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t607 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t608 = t607 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t609 = t208 + t608;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t610 = t609 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t611 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t612 = t611 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t613 = t208 + t612;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const u32 t614 = t613 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t615 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_15 = t615 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t618 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_29 = t618;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t620 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_31 = t620;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 t621 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                        const u32 end_16 = t621 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t624 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_30 = t624;
#line 46 "fa-kernels/src/attention/mask.rs"
                        const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                        const f32 t626 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                        s_32 = t626;
                    }
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_2 = i_2 & 1u;
                    const u32 t628 = slot_2 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t629 = statistics_2 + t628;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t630 = lane & 3u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t631 = t630 << 4u;
#line 141 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t632 = t629 + t631;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    u32 row_5;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t632) : "memory");
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse;
                    asm("mov.b32 %0, %1;" : "=f"(lse) : "r"(row_2));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t634;
                    asm("mov.b32 %0, %1;" : "=f"(t634) : "r"(row_3));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_2;
                    asm("mov.b32 %0, %1;" : "=f"(lse_2) : "r"(row_4));
#line 142 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t636;
                    asm("mov.b32 %0, %1;" : "=f"(t636) : "r"(row_5));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t637 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t638;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(s), "f"(scale_log2_2), "f"(t637));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t639;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t639) : "f"(t638));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s = t639;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t640 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t641;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t641) : "f"(s_2), "f"(scale_log2_2), "f"(t640));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t642;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t642) : "f"(t641));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_2 = t642;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t643 = -lse;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t644;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t644) : "f"(s_3), "f"(scale_log2_2), "f"(t643));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t645;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(t644));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_3 = t645;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t646 = -lse_2;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t647;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t647) : "f"(s_4), "f"(scale_log2_2), "f"(t646));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t648;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t648) : "f"(t647));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_4 = t648;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    u32 row_9;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_3;
                    asm("mov.b32 %0, %1;" : "=f"(lse_3) : "r"(row_6));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t650;
                    asm("mov.b32 %0, %1;" : "=f"(t650) : "r"(row_7));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_4;
                    asm("mov.b32 %0, %1;" : "=f"(lse_4) : "r"(row_8));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t652;
                    asm("mov.b32 %0, %1;" : "=f"(t652) : "r"(row_9));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t653 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t654;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(s_5), "f"(scale_log2_2), "f"(t653));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t655;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t655) : "f"(t654));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_5 = t655;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t656 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t657;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(s_6), "f"(scale_log2_2), "f"(t656));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t658;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t658) : "f"(t657));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_6 = t658;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t659 = -lse_3;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t660;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(s_7), "f"(scale_log2_2), "f"(t659));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t661;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(t660));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_7 = t661;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t662 = -lse_4;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t663;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(s_8), "f"(scale_log2_2), "f"(t662));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t664;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(t663));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_8 = t664;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    u32 row_13;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_5;
                    asm("mov.b32 %0, %1;" : "=f"(lse_5) : "r"(row_10));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t666;
                    asm("mov.b32 %0, %1;" : "=f"(t666) : "r"(row_11));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_6;
                    asm("mov.b32 %0, %1;" : "=f"(lse_6) : "r"(row_12));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t668;
                    asm("mov.b32 %0, %1;" : "=f"(t668) : "r"(row_13));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t669 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t670;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(s_9), "f"(scale_log2_2), "f"(t669));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t671;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(t670));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_9 = t671;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t672 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t673;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(s_10), "f"(scale_log2_2), "f"(t672));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t674;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(t673));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_10 = t674;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t675 = -lse_5;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t676;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t676) : "f"(s_11), "f"(scale_log2_2), "f"(t675));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t677;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(t676));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_11 = t677;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t678 = -lse_6;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t679;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(s_12), "f"(scale_log2_2), "f"(t678));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t680;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t680) : "f"(t679));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_12 = t680;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    u32 row_17;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(t632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_7;
                    asm("mov.b32 %0, %1;" : "=f"(lse_7) : "r"(row_14));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t682;
                    asm("mov.b32 %0, %1;" : "=f"(t682) : "r"(row_15));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_8;
                    asm("mov.b32 %0, %1;" : "=f"(lse_8) : "r"(row_16));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t684;
                    asm("mov.b32 %0, %1;" : "=f"(t684) : "r"(row_17));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t685 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t686;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(s_13), "f"(scale_log2_2), "f"(t685));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t687;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t687) : "f"(t686));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_13 = t687;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t688 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t689;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t689) : "f"(s_14), "f"(scale_log2_2), "f"(t688));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t690;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t690) : "f"(t689));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_14 = t690;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t691 = -lse_7;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t692;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t692) : "f"(s_15), "f"(scale_log2_2), "f"(t691));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t693;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(t692));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_15 = t693;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t694 = -lse_8;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t695;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(s_16), "f"(scale_log2_2), "f"(t694));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t696;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t696) : "f"(t695));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_16 = t696;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    u32 row_21;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_9;
                    asm("mov.b32 %0, %1;" : "=f"(lse_9) : "r"(row_18));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t698;
                    asm("mov.b32 %0, %1;" : "=f"(t698) : "r"(row_19));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_10;
                    asm("mov.b32 %0, %1;" : "=f"(lse_10) : "r"(row_20));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t700;
                    asm("mov.b32 %0, %1;" : "=f"(t700) : "r"(row_21));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t701 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t702;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(s_17), "f"(scale_log2_2), "f"(t701));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t703;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t703) : "f"(t702));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_17 = t703;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t704 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t705;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t705) : "f"(s_18), "f"(scale_log2_2), "f"(t704));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t706;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t706) : "f"(t705));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_18 = t706;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t707 = -lse_9;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t708;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t708) : "f"(s_19), "f"(scale_log2_2), "f"(t707));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t709;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t709) : "f"(t708));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_19 = t709;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t710 = -lse_10;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t711;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t711) : "f"(s_20), "f"(scale_log2_2), "f"(t710));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t712;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(t711));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_20 = t712;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    u32 row_25;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_22), "=r"(row_23), "=r"(row_24), "=r"(row_25) : "r"(t632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_11;
                    asm("mov.b32 %0, %1;" : "=f"(lse_11) : "r"(row_22));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t714;
                    asm("mov.b32 %0, %1;" : "=f"(t714) : "r"(row_23));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_12;
                    asm("mov.b32 %0, %1;" : "=f"(lse_12) : "r"(row_24));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t716;
                    asm("mov.b32 %0, %1;" : "=f"(t716) : "r"(row_25));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t717 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t718;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t718) : "f"(s_21), "f"(scale_log2_2), "f"(t717));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t719;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(t718));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_21 = t719;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t720 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t721;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t721) : "f"(s_22), "f"(scale_log2_2), "f"(t720));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t722;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t722) : "f"(t721));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_22 = t722;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t723 = -lse_11;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t724;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t724) : "f"(s_23), "f"(scale_log2_2), "f"(t723));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t725;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(t724));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_23 = t725;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t726 = -lse_12;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t727;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(s_24), "f"(scale_log2_2), "f"(t726));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t728;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(t727));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_24 = t728;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    u32 row_29;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_26), "=r"(row_27), "=r"(row_28), "=r"(row_29) : "r"(t632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_13;
                    asm("mov.b32 %0, %1;" : "=f"(lse_13) : "r"(row_26));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t730;
                    asm("mov.b32 %0, %1;" : "=f"(t730) : "r"(row_27));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_14;
                    asm("mov.b32 %0, %1;" : "=f"(lse_14) : "r"(row_28));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t732;
                    asm("mov.b32 %0, %1;" : "=f"(t732) : "r"(row_29));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t733 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t734;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t734) : "f"(s_25), "f"(scale_log2_2), "f"(t733));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t735;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(t734));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_25 = t735;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t736 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t737;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t737) : "f"(s_26), "f"(scale_log2_2), "f"(t736));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t738;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t738) : "f"(t737));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_26 = t738;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t739 = -lse_13;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t740;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t740) : "f"(s_27), "f"(scale_log2_2), "f"(t739));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t741;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t741) : "f"(t740));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_27 = t741;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t742 = -lse_14;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t743;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t743) : "f"(s_28), "f"(scale_log2_2), "f"(t742));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t744;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(t743));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_28 = t744;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    u32 row_33;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_30), "=r"(row_31), "=r"(row_32), "=r"(row_33) : "r"(t632) : "memory");
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_15;
                    asm("mov.b32 %0, %1;" : "=f"(lse_15) : "r"(row_30));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t746;
                    asm("mov.b32 %0, %1;" : "=f"(t746) : "r"(row_31));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 lse_16;
                    asm("mov.b32 %0, %1;" : "=f"(lse_16) : "r"(row_32));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t748;
                    asm("mov.b32 %0, %1;" : "=f"(t748) : "r"(row_33));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t749 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t750;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(s_29), "f"(scale_log2_2), "f"(t749));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t751;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(t750));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_29 = t751;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t752 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t753;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t753) : "f"(s_30), "f"(scale_log2_2), "f"(t752));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t754;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t754) : "f"(t753));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_30 = t754;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t755 = -lse_15;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t756;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t756) : "f"(s_31), "f"(scale_log2_2), "f"(t755));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t757;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(t756));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_31 = t757;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t758 = -lse_16;
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t759;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t759) : "f"(s_32), "f"(scale_log2_2), "f"(t758));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t760;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(t759));
#line 145 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    s_32 = t760;
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t761;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t761) : "f"(s), "f"(s_2));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t762;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(s_3), "f"(s_4));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t763;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t763) : "f"(s_5), "f"(s_6));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t764;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t764) : "f"(s_7), "f"(s_8));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t765;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t765) : "f"(s_9), "f"(s_10));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t766;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t766) : "f"(s_11), "f"(s_12));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t767;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(s_13), "f"(s_14));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t768;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t768) : "f"(s_15), "f"(s_16));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t769;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t769) : "f"(s_17), "f"(s_18));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t770;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(s_19), "f"(s_20));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t771;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t771) : "f"(s_21), "f"(s_22));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t772;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t772) : "f"(s_23), "f"(s_24));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t773;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t773) : "f"(s_25), "f"(s_26));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t774;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t774) : "f"(s_27), "f"(s_28));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t775;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t775) : "f"(s_29), "f"(s_30));
#line 75 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 t776;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t776) : "f"(s_31), "f"(s_32));
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t777 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t778 = p + t777;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t779 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t780 = t778 + t779;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t780), "r"(t761), "r"(t762), "r"(t763), "r"(t764) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t781 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t782 = p + t781;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t783 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t784 = t782 + t783;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "r"(t784), "r"(t765), "r"(t766), "r"(t767), "r"(t768) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t785 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t786 = p + t785;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t787 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t788 = t786 + t787;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "r"(t788), "r"(t769), "r"(t770), "r"(t771), "r"(t772) : "memory");
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t789 = warp_2 << 11u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t790 = p + t789;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t791 = lane << 4u;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t792 = t790 + t791;
#line 109 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("st.shared.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "r"(t792), "r"(t773), "r"(t774), "r"(t775), "r"(t776) : "memory");
#line 111 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(3u) : "memory");
#line 381 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_3 = i_2 & 1u;
                    const u32 t794 = slot_3 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t795 = t794 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t796 = t29 + t795;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t797 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t797) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t796) : "memory");
                    }
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t798 = t29 + 48u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t799 = i_2 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t798), "r"(t799) : "memory");
#line 79 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t800 = t24 >> 4u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t801 = t800 + 33554432u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t802 = (u64)t801;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t803 = t802 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t804 = t800 + 33554560u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t805 = (u64)t804;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t806 = t805 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t807 = t800 + 33554688u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t808 = (u64)t807;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t809 = t808 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t810 = t800 + 33554816u;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t811 = (u64)t810;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t812 = t811 + 4611686293305294848ull;
#line 80 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%133, %134, %135, %136}, %137, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%138, %139, %140, %141}, %142, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%143, %144, %145, %146}, %147, p, 1, 1, 1;\n}" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5), "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9), "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13), "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17), "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21), "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25), "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29), "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33), "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37), "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41), "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45), "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49), "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53), "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57), "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61), "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65), "+f"(dv_66), "+f"(dv_67), "+f"(dv_68), "+f"(dv_69), "+f"(dv_70), "+f"(dv_71), "+f"(dv_72), "+f"(dv_73), "+f"(dv_74), "+f"(dv_75), "+f"(dv_76), "+f"(dv_77), "+f"(dv_78), "+f"(dv_79), "+f"(dv_80), "+f"(dv_81), "+f"(dv_82), "+f"(dv_83), "+f"(dv_84), "+f"(dv_85), "+f"(dv_86), "+f"(dv_87), "+f"(dv_88), "+f"(dv_89), "+f"(dv_90), "+f"(dv_91), "+f"(dv_92), "+f"(dv_93), "+f"(dv_94), "+f"(dv_95), "+f"(dv_96), "+f"(dv_97), "+f"(dv_98), "+f"(dv_99), "+f"(dv_100), "+f"(dv_101), "+f"(dv_102), "+f"(dv_103), "+f"(dv_104), "+f"(dv_105), "+f"(dv_106), "+f"(dv_107), "+f"(dv_108), "+f"(dv_109), "+f"(dv_110), "+f"(dv_111), "+f"(dv_112), "+f"(dv_113), "+f"(dv_114), "+f"(dv_115), "+f"(dv_116), "+f"(dv_117), "+f"(dv_118), "+f"(dv_119), "+f"(dv_120), "+f"(dv_121), "+f"(dv_122), "+f"(dv_123), "+f"(dv_124), "+f"(dv_125), "+f"(dv_126), "+f"(dv_127), "+f"(dv_128), "+f"(dv_129) : "r"(t761), "r"(t762), "r"(t763), "r"(t764), "l"(t803), "r"(t765), "r"(t766), "r"(t767), "r"(t768), "l"(t806), "r"(t769), "r"(t770), "r"(t771), "r"(t772), "l"(t809), "r"(t773), "r"(t774), "r"(t775), "r"(t776), "l"(t812) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t813 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t814 = smem_1 + t813;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t815;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t815) : "r"(t814));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t816 = after >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t817 = t815 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t818 = t816 + 33554432u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t819 = (u64)t818;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t820 = t819 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t821 = t817 + 33554432u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t822 = (u64)t821;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t823 = t822 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t824 = t816 + 33554560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t825 = (u64)t824;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t826 = t825 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t827 = t817 + 33554560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t828 = (u64)t827;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t829 = t828 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t830 = t816 + 33554688u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t831 = (u64)t830;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t832 = t831 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t833 = t817 + 33554688u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t834 = (u64)t833;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t835 = t834 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t836 = t816 + 33554816u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t837 = (u64)t836;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t838 = t837 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t839 = t817 + 33554816u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t840 = (u64)t839;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t841 = t840 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq), "=&f"(dq_2), "=&f"(dq_3), "=&f"(dq_4), "=&f"(dq_5), "=&f"(dq_6), "=&f"(dq_7), "=&f"(dq_8), "=&f"(dq_9), "=&f"(dq_10), "=&f"(dq_11), "=&f"(dq_12), "=&f"(dq_13), "=&f"(dq_14), "=&f"(dq_15), "=&f"(dq_16), "=&f"(dq_17), "=&f"(dq_18), "=&f"(dq_19), "=&f"(dq_20), "=&f"(dq_21), "=&f"(dq_22), "=&f"(dq_23), "=&f"(dq_24), "=&f"(dq_25), "=&f"(dq_26), "=&f"(dq_27), "=&f"(dq_28), "=&f"(dq_29), "=&f"(dq_30), "=&f"(dq_31), "=&f"(dq_32), "=&f"(dq_33), "=&f"(dq_34), "=&f"(dq_35), "=&f"(dq_36), "=&f"(dq_37), "=&f"(dq_38), "=&f"(dq_39), "=&f"(dq_40), "=&f"(dq_41), "=&f"(dq_42), "=&f"(dq_43), "=&f"(dq_44), "=&f"(dq_45), "=&f"(dq_46), "=&f"(dq_47), "=&f"(dq_48), "=&f"(dq_49), "=&f"(dq_50), "=&f"(dq_51), "=&f"(dq_52), "=&f"(dq_53), "=&f"(dq_54), "=&f"(dq_55), "=&f"(dq_56), "=&f"(dq_57), "=&f"(dq_58), "=&f"(dq_59), "=&f"(dq_60), "=&f"(dq_61), "=&f"(dq_62), "=&f"(dq_63), "=&f"(dq_64) : "l"(t820), "l"(t823), "l"(t826), "l"(t829), "l"(t832), "l"(t835), "l"(t838), "l"(t841) : "memory");
#line 85 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t842 = i_2 + 1u;
#line 86 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next = t207 ? t842 : i_2;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t844 = next & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t845 = t844 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t846 = t845 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t847 = t29 + t846;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t848 = next >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t849 = t848 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t847), "r"(t849) : "memory");
#line 88 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4), "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8), "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12), "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16), "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20), "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24), "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28), "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32), "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36), "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40), "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44), "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48), "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52), "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56), "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60), "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) :  : "memory");
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t850 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t851 = t850 + head_2;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t852 = t851 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t853 = block_2 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_34 = t852 + t853;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t855 = warp_2 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_35 = row_34 + t855;
                    const u64 t857 = (u64)row_35;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t858 = t857 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t859 = t858 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t860 = sums + t859;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t861 = index << 11u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t862 = (u64)t861 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t863 = t860 + t862;
                    const u32 t864 = index << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t865 = t864 + warp_2;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t866 = t865 << 13u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place = sums_2 + t866;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t868 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t869 = (u64)t868 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address = t863 + t869;
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
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t761), "r"(t762), "r"(t763), "r"(t764) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t765), "r"(t766), "r"(t767), "r"(t768) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t769), "r"(t770), "r"(t771), "r"(t772) : "memory");
#line 92 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("// %0 %1 %2 %3" :  : "r"(t773), "r"(t774), "r"(t775), "r"(t776) : "memory");
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t871 = t29 + 56u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t872 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t872) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t871) : "memory");
                    }
#line 118 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t873;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t873) : "r"(smem_1));
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t874 = next & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t875 = t874 << 15u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t876 = t23 + t875;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t877 = t873 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t878 = t876 >> 4u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t879 = t877 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t880 = (u64)t879;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t881 = t880 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t882 = t878 + 65536u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t883 = (u64)t882;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t884 = t883 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t885 = t877 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t886 = (u64)t885;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t887 = t886 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t888 = t878 + 65538u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t889 = (u64)t888;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t890 = t889 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t891 = t877 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t892 = (u64)t891;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t893 = t892 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t894 = t878 + 65540u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t895 = (u64)t894;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t896 = t895 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t897 = t877 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t898 = (u64)t897;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t899 = t898 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t900 = t878 + 65542u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t901 = (u64)t900;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t902 = t901 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t903 = t877 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t904 = (u64)t903;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t905 = t904 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t906 = t878 + 66048u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t907 = (u64)t906;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t908 = t907 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t909 = t877 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t910 = (u64)t909;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t911 = t910 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t912 = t878 + 66050u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t913 = (u64)t912;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t914 = t913 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t915 = t877 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t916 = (u64)t915;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t917 = t916 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t918 = t878 + 66052u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t919 = (u64)t918;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t920 = t919 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t921 = t877 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t922 = (u64)t921;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t923 = t922 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t924 = t878 + 66054u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t925 = (u64)t924;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t926 = t925 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t927 = t877 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t928 = (u64)t927;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t929 = t928 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t930 = t878 + 66560u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t931 = (u64)t930;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t932 = t931 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t933 = t877 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t934 = (u64)t933;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t935 = t934 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t936 = t878 + 66562u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t937 = (u64)t936;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t938 = t937 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t939 = t877 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t940 = (u64)t939;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t941 = t940 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t942 = t878 + 66564u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t943 = (u64)t942;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t944 = t943 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t945 = t877 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t946 = (u64)t945;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t947 = t946 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t948 = t878 + 66566u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t949 = (u64)t948;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t950 = t949 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t951 = t877 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t952 = (u64)t951;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t953 = t952 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t954 = t878 + 67072u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t955 = (u64)t954;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t956 = t955 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t957 = t877 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t958 = (u64)t957;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t959 = t958 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t960 = t878 + 67074u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t961 = (u64)t960;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t962 = t961 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t963 = t877 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t964 = (u64)t963;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t965 = t964 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t966 = t878 + 67076u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t967 = (u64)t966;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t968 = t967 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t969 = t877 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t970 = (u64)t969;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t971 = t970 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t972 = t878 + 67078u;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t973 = (u64)t972;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t974 = t973 + 4611686293305294848ull;
#line 119 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t881), "l"(t884), "l"(t887), "l"(t890), "l"(t893), "l"(t896), "l"(t899), "l"(t902), "l"(t905), "l"(t908), "l"(t911), "l"(t914), "l"(t917), "l"(t920), "l"(t923), "l"(t926), "l"(t929), "l"(t932), "l"(t935), "l"(t938), "l"(t941), "l"(t944), "l"(t947), "l"(t950), "l"(t953), "l"(t956), "l"(t959), "l"(t962), "l"(t965), "l"(t968), "l"(t971), "l"(t974) : "memory");
#line 124 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 233 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address) : "memory");
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t975 = block_2 + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_2 = t975 == count;
                    const u32 t977 = head_2 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t978 = wraps_2 ? t977 : head_2;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    head_2 = t978;
                    const u32 t979 = block_2 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t980 = wraps_2 ? 0u : t979;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    block_2 = t980;
                }
            }
#line 64 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t981 = t22 + 8192u;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t982 = t22 + 16384u;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t983 = t22 + 24576u;
            const u32 t984 = warp_2 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t985;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t985) : "f"(dv_2), "f"(dv_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t986;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(dv_4), "f"(dv_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t987;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(dv_6), "f"(dv_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t988;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t988) : "f"(dv_8), "f"(dv_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t989;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(dv_10), "f"(dv_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t990;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t990) : "f"(dv_12), "f"(dv_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t991;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(dv_14), "f"(dv_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t992;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t992) : "f"(dv_16), "f"(dv_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t993;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(dv_18), "f"(dv_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t994;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(dv_20), "f"(dv_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t995;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(dv_22), "f"(dv_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t996;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(dv_24), "f"(dv_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t997;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(dv_26), "f"(dv_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t998;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(dv_28), "f"(dv_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t999;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(dv_30), "f"(dv_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1000;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(dv_32), "f"(dv_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1001;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(dv_34), "f"(dv_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1002;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(dv_36), "f"(dv_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1003;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(dv_38), "f"(dv_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1004;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(dv_40), "f"(dv_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1005;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(dv_42), "f"(dv_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1006;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(dv_44), "f"(dv_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1007;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(dv_46), "f"(dv_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1008;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(dv_48), "f"(dv_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1009;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(dv_50), "f"(dv_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1010;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(dv_52), "f"(dv_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1011;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(dv_54), "f"(dv_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1012;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(dv_56), "f"(dv_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1013;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(dv_58), "f"(dv_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1014;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(dv_60), "f"(dv_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1015;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1015) : "f"(dv_62), "f"(dv_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1016;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1016) : "f"(dv_64), "f"(dv_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1017;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(dv_66), "f"(dv_67));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1018;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1018) : "f"(dv_68), "f"(dv_69));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1019;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(dv_70), "f"(dv_71));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1020;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1020) : "f"(dv_72), "f"(dv_73));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1021;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1021) : "f"(dv_74), "f"(dv_75));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1022;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1022) : "f"(dv_76), "f"(dv_77));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1023;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1023) : "f"(dv_78), "f"(dv_79));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1024;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1024) : "f"(dv_80), "f"(dv_81));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1025;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1025) : "f"(dv_82), "f"(dv_83));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1026;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1026) : "f"(dv_84), "f"(dv_85));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1027;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1027) : "f"(dv_86), "f"(dv_87));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1028;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(dv_88), "f"(dv_89));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1029;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1029) : "f"(dv_90), "f"(dv_91));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1030;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(dv_92), "f"(dv_93));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1031;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(dv_94), "f"(dv_95));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1032;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1032) : "f"(dv_96), "f"(dv_97));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1033;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(dv_98), "f"(dv_99));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1034;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1034) : "f"(dv_100), "f"(dv_101));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1035;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(dv_102), "f"(dv_103));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1036;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(dv_104), "f"(dv_105));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1037;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(dv_106), "f"(dv_107));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1038;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(dv_108), "f"(dv_109));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1039;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(dv_110), "f"(dv_111));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1040;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1040) : "f"(dv_112), "f"(dv_113));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1041;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1041) : "f"(dv_114), "f"(dv_115));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1042;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(dv_116), "f"(dv_117));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1043;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1043) : "f"(dv_118), "f"(dv_119));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1044;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1044) : "f"(dv_120), "f"(dv_121));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1045;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(dv_122), "f"(dv_123));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1046;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1046) : "f"(dv_124), "f"(dv_125));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1047;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(dv_126), "f"(dv_127));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t1048;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(dv_128), "f"(dv_129));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1049 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1050 = t984 + t1049;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1051 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1052 = t1050 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1053 = t1051 ^ t1052;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1054 = t1050 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1055 = t1053 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1056 = t1054 + t1055;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1057 = t22 + t1056;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1057), "r"(t985), "r"(t986), "r"(t987), "r"(t988) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1058 = t1056 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1059 = t22 + t1058;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1059), "r"(t989), "r"(t990), "r"(t991), "r"(t992) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1060 = t1056 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1061 = t22 + t1060;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1061), "r"(t993), "r"(t994), "r"(t995), "r"(t996) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1062 = t1056 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1063 = t22 + t1062;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1063), "r"(t997), "r"(t998), "r"(t999), "r"(t1000) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1064 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1065 = t984 + t1064;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1066 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1067 = t1065 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1068 = t1066 ^ t1067;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1069 = t1065 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1070 = t1068 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1071 = t1069 + t1070;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1072 = t981 + t1071;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1072), "r"(t1001), "r"(t1002), "r"(t1003), "r"(t1004) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1073 = t1071 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1074 = t981 + t1073;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1074), "r"(t1005), "r"(t1006), "r"(t1007), "r"(t1008) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1075 = t1071 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1076 = t981 + t1075;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1076), "r"(t1009), "r"(t1010), "r"(t1011), "r"(t1012) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1077 = t1071 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1078 = t981 + t1077;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1078), "r"(t1013), "r"(t1014), "r"(t1015), "r"(t1016) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1079 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1080 = t984 + t1079;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1081 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1082 = t1080 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1083 = t1081 ^ t1082;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1084 = t1080 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1085 = t1083 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1086 = t1084 + t1085;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1087 = t982 + t1086;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1087), "r"(t1017), "r"(t1018), "r"(t1019), "r"(t1020) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1088 = t1086 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1089 = t982 + t1088;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1089), "r"(t1021), "r"(t1022), "r"(t1023), "r"(t1024) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1090 = t1086 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1091 = t982 + t1090;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1091), "r"(t1025), "r"(t1026), "r"(t1027), "r"(t1028) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1092 = t1086 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1093 = t982 + t1092;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1093), "r"(t1029), "r"(t1030), "r"(t1031), "r"(t1032) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1094 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1095 = t984 + t1094;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1096 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1097 = t1095 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1098 = t1096 ^ t1097;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1099 = t1095 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1100 = t1098 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1101 = t1099 + t1100;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1102 = t983 + t1101;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1102), "r"(t1033), "r"(t1034), "r"(t1035), "r"(t1036) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1103 = t1101 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1104 = t983 + t1103;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1104), "r"(t1037), "r"(t1038), "r"(t1039), "r"(t1040) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1105 = t1101 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1106 = t983 + t1105;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1106), "r"(t1041), "r"(t1042), "r"(t1043), "r"(t1044) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1107 = t1101 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1108 = t983 + t1107;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1108), "r"(t1045), "r"(t1046), "r"(t1047), "r"(t1048) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1109 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1110 = t1109 * dv_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1111 = t1110 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1112 = dv + t1111;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1113 = (u64)t11;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1114 = t1113 * dv_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1115 = t1114 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1116 = t1112 + t1115;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1117 = (u64)t13;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1118 = t1117 * dv_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1119 = t1118 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t1120 = t1116 + t1119;
            const u32 t1121 = seq_k - t11;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1122 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1123 = (u32)dv_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1124 = t1123 << 1u;
            const u32 t1125 = warp_2 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1126 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1127 = t1125 + t1126;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1128 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1129 = t1127 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1130 = t1128 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1131 = t1129 & t1130;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1131) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1132 = t1127 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1133 = t1128 ^ t1132;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1134 = t1127 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1135 = t1133 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1136 = t1134 + t1135;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1137 = t22 + t1136;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_36;
                u32 row_37;
                u32 row_38;
                u32 row_39;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t1137) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1138 = (u64)t1127 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1139 = t1120 + t1138;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1140 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1141 = t1139 + t1140;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1141), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1142 = t1127 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1143 = t1142 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1144 = t1128 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1145 = t1143 & t1144;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1145) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1146 = t1142 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1147 = t1128 ^ t1146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1148 = t1142 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1149 = t1147 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1150 = t1148 + t1149;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1151 = t22 + t1150;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_40;
                u32 row_41;
                u32 row_42;
                u32 row_43;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t1151) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1152 = (u64)t1142 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1153 = t1120 + t1152;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1154 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1155 = t1153 + t1154;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1155), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1156 = t1127 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1157 = t1156 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1158 = t1128 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1159 = t1157 & t1158;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1159) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1160 = t1156 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1161 = t1128 ^ t1160;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1162 = t1156 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1163 = t1161 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1164 = t1162 + t1163;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1165 = t22 + t1164;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_44;
                u32 row_45;
                u32 row_46;
                u32 row_47;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t1165) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1166 = (u64)t1156 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1167 = t1120 + t1166;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1168 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1169 = t1167 + t1168;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1169), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1170 = t1127 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1171 = t1170 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1172 = t1128 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1173 = t1171 & t1172;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1173) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1174 = t1170 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1175 = t1128 ^ t1174;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1176 = t1170 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1177 = t1175 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1178 = t1176 + t1177;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1179 = t22 + t1178;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_48;
                u32 row_49;
                u32 row_50;
                u32 row_51;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t1179) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1180 = (u64)t1170 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1181 = t1120 + t1180;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1182 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1183 = t1181 + t1182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1183), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1184 = t22 + 8192u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1185 = t1127 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1186 = t1128 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1187 = t1186 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1188 = t1185 & t1187;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1188) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1189 = t1127 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1190 = t1128 ^ t1189;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1191 = t1127 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1192 = t1190 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1193 = t1191 + t1192;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1194 = t1184 + t1193;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_52;
                u32 row_53;
                u32 row_54;
                u32 row_55;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t1194) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1195 = (u64)t1127 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1196 = t1120 + t1195;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1197 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1198 = t1196 + t1197;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1198), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1199 = t1127 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1200 = t1199 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1201 = t1128 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1202 = t1201 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1203 = t1200 & t1202;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1203) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1204 = t1199 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1205 = t1128 ^ t1204;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1206 = t1199 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1207 = t1205 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1208 = t1206 + t1207;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1209 = t1184 + t1208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_56;
                u32 row_57;
                u32 row_58;
                u32 row_59;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_56), "=r"(row_57), "=r"(row_58), "=r"(row_59) : "r"(t1209) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1210 = (u64)t1199 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1211 = t1120 + t1210;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1212 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1213 = t1211 + t1212;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1213), "r"(row_56), "r"(row_57), "r"(row_58), "r"(row_59) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1214 = t1127 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1215 = t1214 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1216 = t1128 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1217 = t1216 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1218 = t1215 & t1217;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1218) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1219 = t1214 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1220 = t1128 ^ t1219;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1221 = t1214 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1222 = t1220 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1223 = t1221 + t1222;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1224 = t1184 + t1223;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_60;
                u32 row_61;
                u32 row_62;
                u32 row_63;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_60), "=r"(row_61), "=r"(row_62), "=r"(row_63) : "r"(t1224) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1225 = (u64)t1214 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1226 = t1120 + t1225;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1227 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1228 = t1226 + t1227;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1228), "r"(row_60), "r"(row_61), "r"(row_62), "r"(row_63) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1229 = t1127 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1230 = t1229 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1231 = t1128 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1232 = t1231 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1233 = t1230 & t1232;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1233) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1234 = t1229 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1235 = t1128 ^ t1234;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1236 = t1229 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1237 = t1235 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1238 = t1236 + t1237;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1239 = t1184 + t1238;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_64;
                u32 row_65;
                u32 row_66;
                u32 row_67;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_64), "=r"(row_65), "=r"(row_66), "=r"(row_67) : "r"(t1239) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1240 = (u64)t1229 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1241 = t1120 + t1240;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1242 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1243 = t1241 + t1242;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1243), "r"(row_64), "r"(row_65), "r"(row_66), "r"(row_67) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1244 = t22 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1245 = t1127 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1246 = t1128 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1247 = t1246 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1248 = t1245 & t1247;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1248) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1249 = t1127 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1250 = t1128 ^ t1249;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1251 = t1127 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1252 = t1250 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1253 = t1251 + t1252;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1254 = t1244 + t1253;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_68;
                u32 row_69;
                u32 row_70;
                u32 row_71;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1254) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1255 = (u64)t1127 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1256 = t1120 + t1255;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1257 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1258 = t1256 + t1257;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1258), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1259 = t1127 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1260 = t1259 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1261 = t1128 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1262 = t1261 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1263 = t1260 & t1262;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1263) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1264 = t1259 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1265 = t1128 ^ t1264;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1266 = t1259 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1267 = t1265 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1268 = t1266 + t1267;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1269 = t1244 + t1268;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_72;
                u32 row_73;
                u32 row_74;
                u32 row_75;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1269) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1270 = (u64)t1259 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1271 = t1120 + t1270;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1272 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1273 = t1271 + t1272;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1273), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1274 = t1127 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1275 = t1274 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1276 = t1128 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1277 = t1276 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1278 = t1275 & t1277;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1278) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1279 = t1274 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1280 = t1128 ^ t1279;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1281 = t1274 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1282 = t1280 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1283 = t1281 + t1282;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1284 = t1244 + t1283;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_76;
                u32 row_77;
                u32 row_78;
                u32 row_79;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1284) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1285 = (u64)t1274 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1286 = t1120 + t1285;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1287 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1288 = t1286 + t1287;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1288), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1289 = t1127 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1290 = t1289 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1291 = t1128 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1292 = t1291 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1293 = t1290 & t1292;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1293) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1294 = t1289 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1295 = t1128 ^ t1294;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1296 = t1289 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1297 = t1295 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1298 = t1296 + t1297;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1299 = t1244 + t1298;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_80;
                u32 row_81;
                u32 row_82;
                u32 row_83;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1299) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1300 = (u64)t1289 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1301 = t1120 + t1300;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1302 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1303 = t1301 + t1302;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1303), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1304 = t22 + 24576u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1305 = t1127 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1306 = t1128 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1307 = t1306 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1308 = t1305 & t1307;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1308) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1309 = t1127 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1310 = t1128 ^ t1309;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1311 = t1127 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1312 = t1310 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1313 = t1311 + t1312;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1314 = t1304 + t1313;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_84;
                u32 row_85;
                u32 row_86;
                u32 row_87;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_84), "=r"(row_85), "=r"(row_86), "=r"(row_87) : "r"(t1314) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1315 = (u64)t1127 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1316 = t1120 + t1315;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1317 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1318 = t1316 + t1317;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1318), "r"(row_84), "r"(row_85), "r"(row_86), "r"(row_87) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1319 = t1127 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1320 = t1319 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1321 = t1128 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1322 = t1321 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1323 = t1320 & t1322;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1323) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1324 = t1319 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1325 = t1128 ^ t1324;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1326 = t1319 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1327 = t1325 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1328 = t1326 + t1327;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1329 = t1304 + t1328;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_88;
                u32 row_89;
                u32 row_90;
                u32 row_91;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_88), "=r"(row_89), "=r"(row_90), "=r"(row_91) : "r"(t1329) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1330 = (u64)t1319 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1331 = t1120 + t1330;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1332 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1333 = t1331 + t1332;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1333), "r"(row_88), "r"(row_89), "r"(row_90), "r"(row_91) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1334 = t1127 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1335 = t1334 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1336 = t1128 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1337 = t1336 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1338 = t1335 & t1337;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1338) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1339 = t1334 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1340 = t1128 ^ t1339;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1341 = t1334 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1342 = t1340 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1343 = t1341 + t1342;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1344 = t1304 + t1343;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_92;
                u32 row_93;
                u32 row_94;
                u32 row_95;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_92), "=r"(row_93), "=r"(row_94), "=r"(row_95) : "r"(t1344) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1345 = (u64)t1334 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1346 = t1120 + t1345;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1347 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1348 = t1346 + t1347;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1348), "r"(row_92), "r"(row_93), "r"(row_94), "r"(row_95) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1349 = t1127 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1350 = t1349 < t1121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t1351 = t1128 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1352 = t1351 < t1122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t1353 = t1350 & t1352;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t1353) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1354 = t1349 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1355 = t1128 ^ t1354;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1356 = t1349 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1357 = t1355 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1358 = t1356 + t1357;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1359 = t1304 + t1358;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_96;
                u32 row_97;
                u32 row_98;
                u32 row_99;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_96), "=r"(row_97), "=r"(row_98), "=r"(row_99) : "r"(t1359) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1360 = (u64)t1349 * t1124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1361 = t1120 + t1360;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1362 = (u64)t1128 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t1363 = t1361 + t1362;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t1363), "r"(row_96), "r"(row_97), "r"(row_98), "r"(row_99) : "memory");
            }
        } else {
#line 194 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            const u32 warp_3 = warp & 3u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_2 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_3 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_4 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_5 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_6 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_7 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_8 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_9 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_10 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_11 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_12 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_13 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_14 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_15 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_16 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_17 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_18 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_19 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_20 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_21 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_22 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_23 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_24 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_25 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_26 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_27 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_28 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_29 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_30 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_31 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_32 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 p_33 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_2 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_3 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_4 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_5 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_6 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_7 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_8 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_9 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_10 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_11 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_12 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_13 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_14 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_15 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_16 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_17 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_18 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_19 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_20 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_21 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_22 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_23 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_24 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_25 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_26 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_27 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_28 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_29 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_30 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_31 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dp_32 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_65 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_66 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_67 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_68 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_69 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_70 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_71 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_72 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_73 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_74 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_75 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_76 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_77 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_78 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_79 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_80 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_81 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_82 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_83 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_84 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_85 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_86 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_87 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_88 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_89 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_90 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_91 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_92 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_93 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_94 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_95 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_96 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_97 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_98 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_99 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_100 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_101 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_102 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_103 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_104 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_105 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_106 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_107 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_108 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_109 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_110 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_111 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_112 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_113 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_114 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_115 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_116 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_117 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_118 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_119 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_120 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_121 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_122 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_123 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_124 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_125 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_126 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_127 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dq_128 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_2 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_3 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_4 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_5 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_6 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_7 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_8 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_9 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_10 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_11 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_12 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_13 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_14 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_15 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_16 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_17 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_18 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_19 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_20 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_21 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_22 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_23 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_24 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_25 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_26 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_27 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_28 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_29 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_30 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_31 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_32 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_33 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_34 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_35 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_36 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_37 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_38 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_39 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_40 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_41 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_42 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_43 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_44 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_45 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_46 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_47 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_48 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_49 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_50 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_51 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_52 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_53 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_54 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_55 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_56 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_57 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_58 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_59 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_60 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_61 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_62 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_63 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_64 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_65 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_66 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_67 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_68 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_69 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_70 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_71 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_72 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_73 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_74 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_75 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_76 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_77 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_78 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_79 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_80 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_81 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_82 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_83 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_84 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_85 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_86 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_87 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_88 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_89 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_90 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_91 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_92 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_93 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_94 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_95 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_96 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_97 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_98 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_99 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_100 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_101 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_102 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_103 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_104 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_105 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_106 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_107 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_108 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_109 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_110 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_111 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_112 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_113 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_114 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_115 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_116 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_117 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_118 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_119 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_120 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_121 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_122 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_123 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_124 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_125 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_126 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_127 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_128 = 0.0f;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/mod.rs"
            f32 dk_129 = 0.0f;
#line 93 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1365 = count * group;
#line 48 "fa-kernels/src/attention/backward/walk.rs"
            const bool t1366 = t1365 != 0u;
#line 146 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            if (t1366) {
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t29), "r"(0u) : "memory");
                const u32 t1367 = t29 + 8u;
#line 148 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1367), "r"(0u) : "memory");
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t1368 = t29 + 48u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1368), "r"(0u) : "memory");
#line 215 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                u32 t1369;
                asm volatile("mov.b32 %0, %1;" : "=r"(t1369) : "r"(t22));
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1370 = t1369 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1371 = t24 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1372 = t1370 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1373 = (u64)t1372;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1374 = t1373 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1375 = t1371 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1376 = (u64)t1375;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1377 = t1376 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1378 = t1370 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1379 = (u64)t1378;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1380 = t1379 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1381 = t1371 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1382 = (u64)t1381;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1383 = t1382 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1384 = t1370 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1385 = (u64)t1384;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1386 = t1385 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1387 = t1371 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1388 = (u64)t1387;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1389 = t1388 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1390 = t1370 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1391 = (u64)t1390;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1392 = t1391 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1393 = t1371 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1394 = (u64)t1393;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1395 = t1394 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1396 = t1370 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1397 = (u64)t1396;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1398 = t1397 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1399 = t1371 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1400 = (u64)t1399;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1401 = t1400 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1402 = t1370 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1403 = (u64)t1402;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1404 = t1403 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1405 = t1371 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1406 = (u64)t1405;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1407 = t1406 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1408 = t1370 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1409 = (u64)t1408;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1410 = t1409 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1411 = t1371 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1412 = (u64)t1411;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1413 = t1412 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1414 = t1370 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1415 = (u64)t1414;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1416 = t1415 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1417 = t1371 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1418 = (u64)t1417;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1419 = t1418 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1420 = t1370 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1421 = (u64)t1420;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1422 = t1421 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1423 = t1371 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1424 = (u64)t1423;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1425 = t1424 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1426 = t1370 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1427 = (u64)t1426;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1428 = t1427 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1429 = t1371 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1430 = (u64)t1429;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1431 = t1430 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1432 = t1370 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1433 = (u64)t1432;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1434 = t1433 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1435 = t1371 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1436 = (u64)t1435;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1437 = t1436 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1438 = t1370 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1439 = (u64)t1438;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1440 = t1439 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1441 = t1371 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1442 = (u64)t1441;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1443 = t1442 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1444 = t1370 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1445 = (u64)t1444;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1446 = t1445 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1447 = t1371 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1448 = (u64)t1447;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1449 = t1448 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1450 = t1370 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1451 = (u64)t1450;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1452 = t1451 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1453 = t1371 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1454 = (u64)t1453;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1455 = t1454 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1456 = t1370 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1457 = (u64)t1456;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1458 = t1457 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1459 = t1371 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1460 = (u64)t1459;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1461 = t1460 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1462 = t1370 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1463 = (u64)t1462;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1464 = t1463 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u32 t1465 = t1371 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1466 = (u64)t1465;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                const u64 t1467 = t1466 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t1374), "l"(t1377), "l"(t1380), "l"(t1383), "l"(t1386), "l"(t1389), "l"(t1392), "l"(t1395), "l"(t1398), "l"(t1401), "l"(t1404), "l"(t1407), "l"(t1410), "l"(t1413), "l"(t1416), "l"(t1419), "l"(t1422), "l"(t1425), "l"(t1428), "l"(t1431), "l"(t1434), "l"(t1437), "l"(t1440), "l"(t1443), "l"(t1446), "l"(t1449), "l"(t1452), "l"(t1455), "l"(t1458), "l"(t1461), "l"(t1464), "l"(t1467) : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 93 "fa-kernels/src/attention/backward/work.rs"
                const u32 count_4 = count * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1469 = t13 * group;
#line 108 "fa-kernels/src/attention/backward/work.rs"
                u32 head_3 = t1469;
                u32 block_3 = 0u;
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < count_4; i_3 += 1u) {
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1470 = i_3 + 1u;
#line 111 "fa-kernels/src/attention/backward/work.rs"
                    const bool t1471 = t1470 < count_4;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1472 = t29 + 56u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1473 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t1473) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1472) : "memory");
                    }
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1474 = i_3 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1475 = t1474 + 2u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1476 = t1475 << 3u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1477 = t29 + t1476;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1478 = i_3 >> 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1479 = t1478 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1477), "r"(t1479) : "memory");
#line 170 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(3u) : "memory");
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1480 = warp_3 << 11u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1481 = p + t1480;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1482 = lane << 4u;
#line 198 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 place_2 = t1481 + t1482;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_100;
                    u32 row_101;
                    u32 row_102;
                    u32 row_103;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_100), "=r"(row_101), "=r"(row_102), "=r"(row_103) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1484 = row_100 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1485;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1485) : "r"(row_100));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1486;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1486) : "h"(t1485));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1487;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1487) : "r"(t1484));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1488;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1488) : "h"(t1487));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1489 = row_101 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1490;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1490) : "r"(row_101));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1491;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1491) : "h"(t1490));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1492;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1492) : "r"(t1489));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1493;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1493) : "h"(t1492));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1494 = row_102 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1495;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1495) : "r"(row_102));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1496;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1496) : "h"(t1495));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1497;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1497) : "r"(t1494));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1498;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1498) : "h"(t1497));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1499 = row_103 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1500;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1500) : "r"(row_103));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1501;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1501) : "h"(t1500));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1502;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1502) : "r"(t1499));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1503;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1503) : "h"(t1502));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_2 = t1486;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_3 = t1488;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_4 = t1491;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_5 = t1493;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_6 = t1496;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_7 = t1498;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_8 = t1501;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_9 = t1503;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_104;
                    u32 row_105;
                    u32 row_106;
                    u32 row_107;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_104), "=r"(row_105), "=r"(row_106), "=r"(row_107) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1504 = row_104 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1505;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1505) : "r"(row_104));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1506;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1506) : "h"(t1505));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1507;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1507) : "r"(t1504));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1508;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1508) : "h"(t1507));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1509 = row_105 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1510;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1510) : "r"(row_105));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1511;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1511) : "h"(t1510));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1512;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1512) : "r"(t1509));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1513;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1513) : "h"(t1512));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1514 = row_106 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1515;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1515) : "r"(row_106));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1516;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1516) : "h"(t1515));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1517;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1517) : "r"(t1514));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1518;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1518) : "h"(t1517));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1519 = row_107 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1520;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1520) : "r"(row_107));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1521;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1521) : "h"(t1520));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1522;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1522) : "r"(t1519));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1523;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1523) : "h"(t1522));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_10 = t1506;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_11 = t1508;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_12 = t1511;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_13 = t1513;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_14 = t1516;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_15 = t1518;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_16 = t1521;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_17 = t1523;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_108;
                    u32 row_109;
                    u32 row_110;
                    u32 row_111;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_108), "=r"(row_109), "=r"(row_110), "=r"(row_111) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1524 = row_108 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1525;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1525) : "r"(row_108));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1526;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1526) : "h"(t1525));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1527;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1527) : "r"(t1524));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1528;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1528) : "h"(t1527));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1529 = row_109 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1530;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1530) : "r"(row_109));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1531;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1531) : "h"(t1530));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1532;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1532) : "r"(t1529));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1533;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1533) : "h"(t1532));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1534 = row_110 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1535;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1535) : "r"(row_110));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1536;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1536) : "h"(t1535));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1537;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1537) : "r"(t1534));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1538;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1538) : "h"(t1537));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1539 = row_111 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1540;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1540) : "r"(row_111));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1541;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1541) : "h"(t1540));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1542;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1542) : "r"(t1539));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1543;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1543) : "h"(t1542));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_18 = t1526;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_19 = t1528;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_20 = t1531;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_21 = t1533;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_22 = t1536;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_23 = t1538;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_24 = t1541;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_25 = t1543;
#line 200 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    u32 row_112;
                    u32 row_113;
                    u32 row_114;
                    u32 row_115;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_112), "=r"(row_113), "=r"(row_114), "=r"(row_115) : "r"(place_2) : "memory");
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1544 = row_112 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1545;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1545) : "r"(row_112));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1546;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1546) : "h"(t1545));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1547;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1547) : "r"(t1544));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1548;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1548) : "h"(t1547));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1549 = row_113 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1550;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1550) : "r"(row_113));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1551;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1551) : "h"(t1550));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1552;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1552) : "r"(t1549));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1553;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1553) : "h"(t1552));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1554 = row_114 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1555;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1555) : "r"(row_114));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1556;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1556) : "h"(t1555));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1557;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1557) : "r"(t1554));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1558;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1558) : "h"(t1557));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t1559 = row_115 >> 16u;
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1560;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1560) : "r"(row_115));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1561;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1561) : "h"(t1560));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f16 t1562;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t1562) : "r"(t1559));
#line 201 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    f32 t1563;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t1563) : "h"(t1562));
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_26 = t1546;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_27 = t1548;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_28 = t1551;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_29 = t1553;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_30 = t1556;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_31 = t1558;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_32 = t1561;
#line 205 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    p_33 = t1563;
#line 113 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1564 = block_3 << 6u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1565 = warp_3 << 12u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1566 = sums_2 + t1565;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1567 = lane << 4u;
#line 131 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1568 = t1566 + t1567;
#line 182 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1569 = warp_3 << 4u;
#line 182 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1570 = t11 + t1569;
#line 90 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 slot_4 = i_3 & 1u;
                    const u32 t1572 = slot_4 << 9u;
#line 91 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1573 = statistics_2 + t1572;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1574 = lane & 3u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1575 = t1574 << 4u;
#line 163 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1576 = t1573 + t1575;
                    u32 row_116;
                    u32 row_117;
                    u32 row_118;
                    u32 row_119;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_116), "=r"(row_117), "=r"(row_118), "=r"(row_119) : "r"(t1576) : "memory");
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1577;
                    asm("mov.b32 %0, %1;" : "=f"(t1577) : "r"(row_116));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1578;
                    asm("mov.b32 %0, %1;" : "=f"(t1578) : "r"(row_117));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1579;
                    asm("mov.b32 %0, %1;" : "=f"(t1579) : "r"(row_118));
#line 164 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1580;
                    asm("mov.b32 %0, %1;" : "=f"(t1580) : "r"(row_119));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1581 = dp - t1578;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1582 = p_2 * t1581;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1583;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1583) : "r"(lane));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1584 = head_3 / group;
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
                    const u32 t1589 = t1583 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1590 = t1570 + t1589;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t1591 = seq_k - 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1592 = t1590 + 8u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1593 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1594 = t1593 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1595 = t1564 + t1594;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_120;
                    u32 row_121;
                    u32 row_122;
                    u32 row_123;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_120), "=r"(row_121), "=r"(row_122), "=r"(row_123) : "r"(t1568) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1596;
                    asm("mov.b32 %0, %1;" : "=f"(t1596) : "r"(row_120));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1597;
                    asm("mov.b32 %0, %1;" : "=f"(t1597) : "r"(row_121));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1598;
                    asm("mov.b32 %0, %1;" : "=f"(t1598) : "r"(row_122));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1599;
                    asm("mov.b32 %0, %1;" : "=f"(t1599) : "r"(row_123));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1600;
                    asm("mov.b32 %0, %1;" : "=r"(t1600) : "f"(t1596));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1601;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1601) : "r"(t1600));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1602;
                    asm("mov.b32 %0, %1;" : "=f"(t1602) : "r"(t1601));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1603 = t1602 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_2 = t1603 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_2;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_2) : "f"(t3_2_2));
#line 12 "src/functions/caps.rs"
                    const f32 t8_2 = -t4_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t9_2;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_2) : "f"(t8_2), "f"(t4_2_2), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_2 = t1582 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_2 = t1582 * t4_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t10_2 = t6_2 * t9_2;
#line 12 "src/functions/caps.rs"
                    const f32 t11_2 = t10_2 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_2 = t10_2 * t1603;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1618 = t1582 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1619 = t1618 ? 0.0f : t19_2;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1620 = t1582 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1621 = t1620 ? 0.0f : t11_2;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp = t1621;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1622 = dp_2 - t1580;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1623 = p_3 * t1622;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1624 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1625 = t1624 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1626 = t1564 + t1625;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1627 = t1626 + 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1628;
                    asm("mov.b32 %0, %1;" : "=r"(t1628) : "f"(t1597));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1629;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1629) : "r"(t1628));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1630;
                    asm("mov.b32 %0, %1;" : "=f"(t1630) : "r"(t1629));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1631 = t1630 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_3 = t1631 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_3;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_3) : "f"(t3_2_3));
#line 12 "src/functions/caps.rs"
                    const f32 t8_3 = -t4_2_3;
#line 12 "src/functions/caps.rs"
                    f32 t9_3;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_3) : "f"(t8_3), "f"(t4_2_3), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_3 = t1623 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_3 = t1623 * t4_2_3;
#line 12 "src/functions/caps.rs"
                    const f32 t10_3 = t6_3 * t9_3;
#line 12 "src/functions/caps.rs"
                    const f32 t11_3 = t10_3 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_3 = t10_3 * t1631;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1646 = t1623 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1647 = t1646 ? 0.0f : t19_3;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1648 = t1619 + t1647;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1649 = t1623 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1650 = t1649 ? 0.0f : t11_3;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_2 = t1650;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1651 = dp_3 - t1578;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1652 = p_4 * t1651;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1653;
                    asm("mov.b32 %0, %1;" : "=r"(t1653) : "f"(t1598));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1654;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1654) : "r"(t1653));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1655;
                    asm("mov.b32 %0, %1;" : "=f"(t1655) : "r"(t1654));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1656 = t1655 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_4 = t1656 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_4;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_4) : "f"(t3_2_4));
#line 12 "src/functions/caps.rs"
                    const f32 t8_4 = -t4_2_4;
#line 12 "src/functions/caps.rs"
                    f32 t9_4;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_4) : "f"(t8_4), "f"(t4_2_4), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_4 = t1652 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_4 = t1652 * t4_2_4;
#line 12 "src/functions/caps.rs"
                    const f32 t10_4 = t6_4 * t9_4;
#line 12 "src/functions/caps.rs"
                    const f32 t11_4 = t10_4 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_4 = t10_4 * t1656;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1671 = t1652 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1672 = t1671 ? 0.0f : t19_4;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1673 = t1648 + t1672;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1674 = t1652 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1675 = t1674 ? 0.0f : t11_4;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_3 = t1675;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1676 = dp_4 - t1580;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1677 = p_5 * t1676;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1678;
                    asm("mov.b32 %0, %1;" : "=r"(t1678) : "f"(t1599));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1679;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1679) : "r"(t1678));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1680;
                    asm("mov.b32 %0, %1;" : "=f"(t1680) : "r"(t1679));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1681 = t1680 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_5 = t1681 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_5;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_5) : "f"(t3_2_5));
#line 12 "src/functions/caps.rs"
                    const f32 t8_5 = -t4_2_5;
#line 12 "src/functions/caps.rs"
                    f32 t9_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_5) : "f"(t8_5), "f"(t4_2_5), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_5 = t1677 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_5 = t1677 * t4_2_5;
#line 12 "src/functions/caps.rs"
                    const f32 t10_5 = t6_5 * t9_5;
#line 12 "src/functions/caps.rs"
                    const f32 t11_5 = t10_5 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_5 = t10_5 * t1681;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1696 = t1677 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1697 = t1696 ? 0.0f : t19_5;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1698 = t1673 + t1697;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1699 = t1677 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1700 = t1699 ? 0.0f : t11_5;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_4 = t1700;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_124;
                    u32 row_125;
                    u32 row_126;
                    u32 row_127;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_124), "=r"(row_125), "=r"(row_126), "=r"(row_127) : "r"(t1576) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1701;
                    asm("mov.b32 %0, %1;" : "=f"(t1701) : "r"(row_124));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1702;
                    asm("mov.b32 %0, %1;" : "=f"(t1702) : "r"(row_125));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1703;
                    asm("mov.b32 %0, %1;" : "=f"(t1703) : "r"(row_126));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1704;
                    asm("mov.b32 %0, %1;" : "=f"(t1704) : "r"(row_127));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1705 = dp_5 - t1702;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1706 = p_6 * t1705;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1707 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1708 = t1707 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1709 = t1564 + t1708;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1710 = t1709 + 8u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_128;
                    u32 row_129;
                    u32 row_130;
                    u32 row_131;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(row_128), "=r"(row_129), "=r"(row_130), "=r"(row_131) : "r"(t1568) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1711;
                    asm("mov.b32 %0, %1;" : "=f"(t1711) : "r"(row_128));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1712;
                    asm("mov.b32 %0, %1;" : "=f"(t1712) : "r"(row_129));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1713;
                    asm("mov.b32 %0, %1;" : "=f"(t1713) : "r"(row_130));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1714;
                    asm("mov.b32 %0, %1;" : "=f"(t1714) : "r"(row_131));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1715;
                    asm("mov.b32 %0, %1;" : "=r"(t1715) : "f"(t1711));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1716;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1716) : "r"(t1715));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1717;
                    asm("mov.b32 %0, %1;" : "=f"(t1717) : "r"(t1716));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1718 = t1717 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_6 = t1718 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_6;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_6) : "f"(t3_2_6));
#line 12 "src/functions/caps.rs"
                    const f32 t8_6 = -t4_2_6;
#line 12 "src/functions/caps.rs"
                    f32 t9_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_6) : "f"(t8_6), "f"(t4_2_6), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_6 = t1706 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_6 = t1706 * t4_2_6;
#line 12 "src/functions/caps.rs"
                    const f32 t10_6 = t6_6 * t9_6;
#line 12 "src/functions/caps.rs"
                    const f32 t11_6 = t10_6 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_6 = t10_6 * t1718;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1733 = t1706 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1734 = t1733 ? 0.0f : t19_6;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1735 = t1698 + t1734;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1736 = t1706 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1737 = t1736 ? 0.0f : t11_6;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_5 = t1737;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1738 = dp_6 - t1704;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1739 = p_7 * t1738;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1740 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1741 = t1740 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1742 = t1564 + t1741;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1743 = t1742 + 9u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1744;
                    asm("mov.b32 %0, %1;" : "=r"(t1744) : "f"(t1712));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1745;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1745) : "r"(t1744));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1746;
                    asm("mov.b32 %0, %1;" : "=f"(t1746) : "r"(t1745));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1747 = t1746 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_7 = t1747 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_7;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_7) : "f"(t3_2_7));
#line 12 "src/functions/caps.rs"
                    const f32 t8_7 = -t4_2_7;
#line 12 "src/functions/caps.rs"
                    f32 t9_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_7) : "f"(t8_7), "f"(t4_2_7), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_7 = t1739 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_7 = t1739 * t4_2_7;
#line 12 "src/functions/caps.rs"
                    const f32 t10_7 = t6_7 * t9_7;
#line 12 "src/functions/caps.rs"
                    const f32 t11_7 = t10_7 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_7 = t10_7 * t1747;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1762 = t1739 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1763 = t1762 ? 0.0f : t19_7;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1764 = t1735 + t1763;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1765 = t1739 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1766 = t1765 ? 0.0f : t11_7;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_6 = t1766;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1767 = dp_7 - t1702;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1768 = p_8 * t1767;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1769;
                    asm("mov.b32 %0, %1;" : "=r"(t1769) : "f"(t1713));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1770;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1770) : "r"(t1769));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1771;
                    asm("mov.b32 %0, %1;" : "=f"(t1771) : "r"(t1770));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1772 = t1771 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_8 = t1772 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_8;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_8) : "f"(t3_2_8));
#line 12 "src/functions/caps.rs"
                    const f32 t8_8 = -t4_2_8;
#line 12 "src/functions/caps.rs"
                    f32 t9_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_8) : "f"(t8_8), "f"(t4_2_8), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_8 = t1768 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_8 = t1768 * t4_2_8;
#line 12 "src/functions/caps.rs"
                    const f32 t10_8 = t6_8 * t9_8;
#line 12 "src/functions/caps.rs"
                    const f32 t11_8 = t10_8 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_8 = t10_8 * t1772;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1787 = t1768 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1788 = t1787 ? 0.0f : t19_8;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1789 = t1764 + t1788;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1790 = t1768 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1791 = t1790 ? 0.0f : t11_8;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_7 = t1791;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1792 = dp_8 - t1704;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1793 = p_9 * t1792;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1794;
                    asm("mov.b32 %0, %1;" : "=r"(t1794) : "f"(t1714));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1795;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1795) : "r"(t1794));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1796;
                    asm("mov.b32 %0, %1;" : "=f"(t1796) : "r"(t1795));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1797 = t1796 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_9 = t1797 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_9;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_9) : "f"(t3_2_9));
#line 12 "src/functions/caps.rs"
                    const f32 t8_9 = -t4_2_9;
#line 12 "src/functions/caps.rs"
                    f32 t9_9;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_9) : "f"(t8_9), "f"(t4_2_9), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_9 = t1793 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_9 = t1793 * t4_2_9;
#line 12 "src/functions/caps.rs"
                    const f32 t10_9 = t6_9 * t9_9;
#line 12 "src/functions/caps.rs"
                    const f32 t11_9 = t10_9 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_9 = t10_9 * t1797;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1812 = t1793 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1813 = t1812 ? 0.0f : t19_9;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1814 = t1789 + t1813;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1815 = t1793 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1816 = t1815 ? 0.0f : t11_9;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_8 = t1816;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_132;
                    u32 row_133;
                    u32 row_134;
                    u32 row_135;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_132), "=r"(row_133), "=r"(row_134), "=r"(row_135) : "r"(t1576) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1817;
                    asm("mov.b32 %0, %1;" : "=f"(t1817) : "r"(row_132));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1818;
                    asm("mov.b32 %0, %1;" : "=f"(t1818) : "r"(row_133));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1819;
                    asm("mov.b32 %0, %1;" : "=f"(t1819) : "r"(row_134));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1820;
                    asm("mov.b32 %0, %1;" : "=f"(t1820) : "r"(row_135));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1821 = dp_9 - t1818;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1822 = p_10 * t1821;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1823 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1824 = t1823 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1825 = t1564 + t1824;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1826 = t1825 + 16u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_136;
                    u32 row_137;
                    u32 row_138;
                    u32 row_139;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(row_136), "=r"(row_137), "=r"(row_138), "=r"(row_139) : "r"(t1568) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1827;
                    asm("mov.b32 %0, %1;" : "=f"(t1827) : "r"(row_136));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1828;
                    asm("mov.b32 %0, %1;" : "=f"(t1828) : "r"(row_137));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1829;
                    asm("mov.b32 %0, %1;" : "=f"(t1829) : "r"(row_138));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1830;
                    asm("mov.b32 %0, %1;" : "=f"(t1830) : "r"(row_139));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1831;
                    asm("mov.b32 %0, %1;" : "=r"(t1831) : "f"(t1827));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1832;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1832) : "r"(t1831));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1833;
                    asm("mov.b32 %0, %1;" : "=f"(t1833) : "r"(t1832));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1834 = t1833 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_10 = t1834 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_10;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_10) : "f"(t3_2_10));
#line 12 "src/functions/caps.rs"
                    const f32 t8_10 = -t4_2_10;
#line 12 "src/functions/caps.rs"
                    f32 t9_10;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_10) : "f"(t8_10), "f"(t4_2_10), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_10 = t1822 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_10 = t1822 * t4_2_10;
#line 12 "src/functions/caps.rs"
                    const f32 t10_10 = t6_10 * t9_10;
#line 12 "src/functions/caps.rs"
                    const f32 t11_10 = t10_10 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_10 = t10_10 * t1834;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1849 = t1822 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1850 = t1849 ? 0.0f : t19_10;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1851 = t1814 + t1850;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1852 = t1822 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1853 = t1852 ? 0.0f : t11_10;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_9 = t1853;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1854 = dp_10 - t1820;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1855 = p_11 * t1854;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1856 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1857 = t1856 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1858 = t1564 + t1857;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1859 = t1858 + 17u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1860;
                    asm("mov.b32 %0, %1;" : "=r"(t1860) : "f"(t1828));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1861;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1861) : "r"(t1860));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1862;
                    asm("mov.b32 %0, %1;" : "=f"(t1862) : "r"(t1861));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1863 = t1862 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_11 = t1863 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_11;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_11) : "f"(t3_2_11));
#line 12 "src/functions/caps.rs"
                    const f32 t8_11 = -t4_2_11;
#line 12 "src/functions/caps.rs"
                    f32 t9_11;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_11) : "f"(t8_11), "f"(t4_2_11), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_11 = t1855 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_11 = t1855 * t4_2_11;
#line 12 "src/functions/caps.rs"
                    const f32 t10_11 = t6_11 * t9_11;
#line 12 "src/functions/caps.rs"
                    const f32 t11_11 = t10_11 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_11 = t10_11 * t1863;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1878 = t1855 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1879 = t1878 ? 0.0f : t19_11;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1880 = t1851 + t1879;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1881 = t1855 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1882 = t1881 ? 0.0f : t11_11;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_10 = t1882;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1883 = dp_11 - t1818;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1884 = p_12 * t1883;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1885;
                    asm("mov.b32 %0, %1;" : "=r"(t1885) : "f"(t1829));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1886;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1886) : "r"(t1885));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1887;
                    asm("mov.b32 %0, %1;" : "=f"(t1887) : "r"(t1886));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1888 = t1887 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_12 = t1888 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_12;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_12) : "f"(t3_2_12));
#line 12 "src/functions/caps.rs"
                    const f32 t8_12 = -t4_2_12;
#line 12 "src/functions/caps.rs"
                    f32 t9_12;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_12) : "f"(t8_12), "f"(t4_2_12), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_12 = t1884 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_12 = t1884 * t4_2_12;
#line 12 "src/functions/caps.rs"
                    const f32 t10_12 = t6_12 * t9_12;
#line 12 "src/functions/caps.rs"
                    const f32 t11_12 = t10_12 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_12 = t10_12 * t1888;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1903 = t1884 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1904 = t1903 ? 0.0f : t19_12;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1905 = t1880 + t1904;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1906 = t1884 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1907 = t1906 ? 0.0f : t11_12;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_11 = t1907;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1908 = dp_12 - t1820;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1909 = p_13 * t1908;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1910;
                    asm("mov.b32 %0, %1;" : "=r"(t1910) : "f"(t1830));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1911;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1911) : "r"(t1910));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1912;
                    asm("mov.b32 %0, %1;" : "=f"(t1912) : "r"(t1911));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1913 = t1912 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_13 = t1913 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_13;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_13) : "f"(t3_2_13));
#line 12 "src/functions/caps.rs"
                    const f32 t8_13 = -t4_2_13;
#line 12 "src/functions/caps.rs"
                    f32 t9_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_13) : "f"(t8_13), "f"(t4_2_13), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_13 = t1909 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_13 = t1909 * t4_2_13;
#line 12 "src/functions/caps.rs"
                    const f32 t10_13 = t6_13 * t9_13;
#line 12 "src/functions/caps.rs"
                    const f32 t11_13 = t10_13 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_13 = t10_13 * t1913;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1928 = t1909 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1929 = t1928 ? 0.0f : t19_13;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1930 = t1905 + t1929;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1931 = t1909 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1932 = t1931 ? 0.0f : t11_13;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_12 = t1932;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_140;
                    u32 row_141;
                    u32 row_142;
                    u32 row_143;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_140), "=r"(row_141), "=r"(row_142), "=r"(row_143) : "r"(t1576) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1933;
                    asm("mov.b32 %0, %1;" : "=f"(t1933) : "r"(row_140));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1934;
                    asm("mov.b32 %0, %1;" : "=f"(t1934) : "r"(row_141));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1935;
                    asm("mov.b32 %0, %1;" : "=f"(t1935) : "r"(row_142));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1936;
                    asm("mov.b32 %0, %1;" : "=f"(t1936) : "r"(row_143));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1937 = dp_13 - t1934;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1938 = p_14 * t1937;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1939 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1940 = t1939 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1941 = t1564 + t1940;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1942 = t1941 + 24u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_144;
                    u32 row_145;
                    u32 row_146;
                    u32 row_147;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(row_144), "=r"(row_145), "=r"(row_146), "=r"(row_147) : "r"(t1568) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1943;
                    asm("mov.b32 %0, %1;" : "=f"(t1943) : "r"(row_144));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1944;
                    asm("mov.b32 %0, %1;" : "=f"(t1944) : "r"(row_145));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1945;
                    asm("mov.b32 %0, %1;" : "=f"(t1945) : "r"(row_146));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1946;
                    asm("mov.b32 %0, %1;" : "=f"(t1946) : "r"(row_147));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1947;
                    asm("mov.b32 %0, %1;" : "=r"(t1947) : "f"(t1943));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1948;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1948) : "r"(t1947));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1949;
                    asm("mov.b32 %0, %1;" : "=f"(t1949) : "r"(t1948));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1950 = t1949 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_14 = t1950 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_14;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_14) : "f"(t3_2_14));
#line 12 "src/functions/caps.rs"
                    const f32 t8_14 = -t4_2_14;
#line 12 "src/functions/caps.rs"
                    f32 t9_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_14) : "f"(t8_14), "f"(t4_2_14), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_14 = t1938 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_14 = t1938 * t4_2_14;
#line 12 "src/functions/caps.rs"
                    const f32 t10_14 = t6_14 * t9_14;
#line 12 "src/functions/caps.rs"
                    const f32 t11_14 = t10_14 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_14 = t10_14 * t1950;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1965 = t1938 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1966 = t1965 ? 0.0f : t19_14;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1967 = t1930 + t1966;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1968 = t1938 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1969 = t1968 ? 0.0f : t11_14;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_13 = t1969;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1970 = dp_14 - t1936;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1971 = p_15 * t1970;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1972 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1973 = t1972 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1974 = t1564 + t1973;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t1975 = t1974 + 25u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1976;
                    asm("mov.b32 %0, %1;" : "=r"(t1976) : "f"(t1944));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t1977;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t1977) : "r"(t1976));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t1978;
                    asm("mov.b32 %0, %1;" : "=f"(t1978) : "r"(t1977));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1979 = t1978 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_15 = t1979 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_15;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_15) : "f"(t3_2_15));
#line 12 "src/functions/caps.rs"
                    const f32 t8_15 = -t4_2_15;
#line 12 "src/functions/caps.rs"
                    f32 t9_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_15) : "f"(t8_15), "f"(t4_2_15), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_15 = t1971 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_15 = t1971 * t4_2_15;
#line 12 "src/functions/caps.rs"
                    const f32 t10_15 = t6_15 * t9_15;
#line 12 "src/functions/caps.rs"
                    const f32 t11_15 = t10_15 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_15 = t10_15 * t1979;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1994 = t1971 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1995 = t1994 ? 0.0f : t19_15;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1996 = t1967 + t1995;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t1997 = t1971 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1998 = t1997 ? 0.0f : t11_15;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_14 = t1998;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t1999 = dp_15 - t1934;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2000 = p_16 * t1999;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2001;
                    asm("mov.b32 %0, %1;" : "=r"(t2001) : "f"(t1945));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2002;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2002) : "r"(t2001));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2003;
                    asm("mov.b32 %0, %1;" : "=f"(t2003) : "r"(t2002));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2004 = t2003 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_16 = t2004 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_16;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_16) : "f"(t3_2_16));
#line 12 "src/functions/caps.rs"
                    const f32 t8_16 = -t4_2_16;
#line 12 "src/functions/caps.rs"
                    f32 t9_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_16) : "f"(t8_16), "f"(t4_2_16), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_16 = t2000 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_16 = t2000 * t4_2_16;
#line 12 "src/functions/caps.rs"
                    const f32 t10_16 = t6_16 * t9_16;
#line 12 "src/functions/caps.rs"
                    const f32 t11_16 = t10_16 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_16 = t10_16 * t2004;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2019 = t2000 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2020 = t2019 ? 0.0f : t19_16;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2021 = t1996 + t2020;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2022 = t2000 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2023 = t2022 ? 0.0f : t11_16;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_15 = t2023;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2024 = dp_16 - t1936;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2025 = p_17 * t2024;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2026;
                    asm("mov.b32 %0, %1;" : "=r"(t2026) : "f"(t1946));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2027;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2027) : "r"(t2026));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2028;
                    asm("mov.b32 %0, %1;" : "=f"(t2028) : "r"(t2027));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2029 = t2028 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_17 = t2029 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_17;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_17) : "f"(t3_2_17));
#line 12 "src/functions/caps.rs"
                    const f32 t8_17 = -t4_2_17;
#line 12 "src/functions/caps.rs"
                    f32 t9_17;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_17) : "f"(t8_17), "f"(t4_2_17), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_17 = t2025 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_17 = t2025 * t4_2_17;
#line 12 "src/functions/caps.rs"
                    const f32 t10_17 = t6_17 * t9_17;
#line 12 "src/functions/caps.rs"
                    const f32 t11_17 = t10_17 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_17 = t10_17 * t2029;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2044 = t2025 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2045 = t2044 ? 0.0f : t19_17;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2046 = t2021 + t2045;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2047 = t2025 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2048 = t2047 ? 0.0f : t11_17;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_16 = t2048;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_148;
                    u32 row_149;
                    u32 row_150;
                    u32 row_151;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_148), "=r"(row_149), "=r"(row_150), "=r"(row_151) : "r"(t1576) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2049;
                    asm("mov.b32 %0, %1;" : "=f"(t2049) : "r"(row_148));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2050;
                    asm("mov.b32 %0, %1;" : "=f"(t2050) : "r"(row_149));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2051;
                    asm("mov.b32 %0, %1;" : "=f"(t2051) : "r"(row_150));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2052;
                    asm("mov.b32 %0, %1;" : "=f"(t2052) : "r"(row_151));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2053 = dp_17 - t2050;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2054 = p_18 * t2053;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2055 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2056 = t2055 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2057 = t1564 + t2056;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2058 = t2057 + 32u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_152;
                    u32 row_153;
                    u32 row_154;
                    u32 row_155;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(row_152), "=r"(row_153), "=r"(row_154), "=r"(row_155) : "r"(t1568) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2059;
                    asm("mov.b32 %0, %1;" : "=f"(t2059) : "r"(row_152));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2060;
                    asm("mov.b32 %0, %1;" : "=f"(t2060) : "r"(row_153));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2061;
                    asm("mov.b32 %0, %1;" : "=f"(t2061) : "r"(row_154));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2062;
                    asm("mov.b32 %0, %1;" : "=f"(t2062) : "r"(row_155));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2063;
                    asm("mov.b32 %0, %1;" : "=r"(t2063) : "f"(t2059));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2064;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2064) : "r"(t2063));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2065;
                    asm("mov.b32 %0, %1;" : "=f"(t2065) : "r"(t2064));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2066 = t2065 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_18 = t2066 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_18;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_18) : "f"(t3_2_18));
#line 12 "src/functions/caps.rs"
                    const f32 t8_18 = -t4_2_18;
#line 12 "src/functions/caps.rs"
                    f32 t9_18;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_18) : "f"(t8_18), "f"(t4_2_18), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_18 = t2054 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_18 = t2054 * t4_2_18;
#line 12 "src/functions/caps.rs"
                    const f32 t10_18 = t6_18 * t9_18;
#line 12 "src/functions/caps.rs"
                    const f32 t11_18 = t10_18 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_18 = t10_18 * t2066;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2081 = t2054 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2082 = t2081 ? 0.0f : t19_18;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2083 = t2046 + t2082;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2084 = t2054 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2085 = t2084 ? 0.0f : t11_18;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_17 = t2085;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2086 = dp_18 - t2052;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2087 = p_19 * t2086;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2088 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2089 = t2088 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2090 = t1564 + t2089;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2091 = t2090 + 33u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2092;
                    asm("mov.b32 %0, %1;" : "=r"(t2092) : "f"(t2060));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2093;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2093) : "r"(t2092));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2094;
                    asm("mov.b32 %0, %1;" : "=f"(t2094) : "r"(t2093));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2095 = t2094 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_19 = t2095 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_19;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_19) : "f"(t3_2_19));
#line 12 "src/functions/caps.rs"
                    const f32 t8_19 = -t4_2_19;
#line 12 "src/functions/caps.rs"
                    f32 t9_19;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_19) : "f"(t8_19), "f"(t4_2_19), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_19 = t2087 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_19 = t2087 * t4_2_19;
#line 12 "src/functions/caps.rs"
                    const f32 t10_19 = t6_19 * t9_19;
#line 12 "src/functions/caps.rs"
                    const f32 t11_19 = t10_19 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_19 = t10_19 * t2095;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2110 = t2087 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2111 = t2110 ? 0.0f : t19_19;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2112 = t2083 + t2111;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2113 = t2087 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2114 = t2113 ? 0.0f : t11_19;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_18 = t2114;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2115 = dp_19 - t2050;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2116 = p_20 * t2115;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2117;
                    asm("mov.b32 %0, %1;" : "=r"(t2117) : "f"(t2061));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2118;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2118) : "r"(t2117));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2119;
                    asm("mov.b32 %0, %1;" : "=f"(t2119) : "r"(t2118));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2120 = t2119 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_20 = t2120 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_20;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_20) : "f"(t3_2_20));
#line 12 "src/functions/caps.rs"
                    const f32 t8_20 = -t4_2_20;
#line 12 "src/functions/caps.rs"
                    f32 t9_20;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_20) : "f"(t8_20), "f"(t4_2_20), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_20 = t2116 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_20 = t2116 * t4_2_20;
#line 12 "src/functions/caps.rs"
                    const f32 t10_20 = t6_20 * t9_20;
#line 12 "src/functions/caps.rs"
                    const f32 t11_20 = t10_20 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_20 = t10_20 * t2120;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2135 = t2116 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2136 = t2135 ? 0.0f : t19_20;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2137 = t2112 + t2136;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2138 = t2116 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2139 = t2138 ? 0.0f : t11_20;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_19 = t2139;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2140 = dp_20 - t2052;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2141 = p_21 * t2140;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2142;
                    asm("mov.b32 %0, %1;" : "=r"(t2142) : "f"(t2062));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2143;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2143) : "r"(t2142));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2144;
                    asm("mov.b32 %0, %1;" : "=f"(t2144) : "r"(t2143));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2145 = t2144 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_21 = t2145 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_21;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_21) : "f"(t3_2_21));
#line 12 "src/functions/caps.rs"
                    const f32 t8_21 = -t4_2_21;
#line 12 "src/functions/caps.rs"
                    f32 t9_21;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_21) : "f"(t8_21), "f"(t4_2_21), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_21 = t2141 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_21 = t2141 * t4_2_21;
#line 12 "src/functions/caps.rs"
                    const f32 t10_21 = t6_21 * t9_21;
#line 12 "src/functions/caps.rs"
                    const f32 t11_21 = t10_21 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_21 = t10_21 * t2145;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2160 = t2141 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2161 = t2160 ? 0.0f : t19_21;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2162 = t2137 + t2161;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2163 = t2141 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2164 = t2163 ? 0.0f : t11_21;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_20 = t2164;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_156;
                    u32 row_157;
                    u32 row_158;
                    u32 row_159;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_156), "=r"(row_157), "=r"(row_158), "=r"(row_159) : "r"(t1576) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2165;
                    asm("mov.b32 %0, %1;" : "=f"(t2165) : "r"(row_156));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2166;
                    asm("mov.b32 %0, %1;" : "=f"(t2166) : "r"(row_157));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2167;
                    asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(row_158));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2168;
                    asm("mov.b32 %0, %1;" : "=f"(t2168) : "r"(row_159));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2169 = dp_21 - t2166;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2170 = p_22 * t2169;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2171 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2172 = t2171 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2173 = t1564 + t2172;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2174 = t2173 + 40u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_160;
                    u32 row_161;
                    u32 row_162;
                    u32 row_163;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(row_160), "=r"(row_161), "=r"(row_162), "=r"(row_163) : "r"(t1568) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2175;
                    asm("mov.b32 %0, %1;" : "=f"(t2175) : "r"(row_160));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2176;
                    asm("mov.b32 %0, %1;" : "=f"(t2176) : "r"(row_161));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2177;
                    asm("mov.b32 %0, %1;" : "=f"(t2177) : "r"(row_162));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2178;
                    asm("mov.b32 %0, %1;" : "=f"(t2178) : "r"(row_163));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2179;
                    asm("mov.b32 %0, %1;" : "=r"(t2179) : "f"(t2175));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2180;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2180) : "r"(t2179));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2181;
                    asm("mov.b32 %0, %1;" : "=f"(t2181) : "r"(t2180));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2182 = t2181 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_22 = t2182 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_22;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_22) : "f"(t3_2_22));
#line 12 "src/functions/caps.rs"
                    const f32 t8_22 = -t4_2_22;
#line 12 "src/functions/caps.rs"
                    f32 t9_22;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_22) : "f"(t8_22), "f"(t4_2_22), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_22 = t2170 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_22 = t2170 * t4_2_22;
#line 12 "src/functions/caps.rs"
                    const f32 t10_22 = t6_22 * t9_22;
#line 12 "src/functions/caps.rs"
                    const f32 t11_22 = t10_22 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_22 = t10_22 * t2182;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2197 = t2170 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2198 = t2197 ? 0.0f : t19_22;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2199 = t2162 + t2198;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2200 = t2170 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2201 = t2200 ? 0.0f : t11_22;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_21 = t2201;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2202 = dp_22 - t2168;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2203 = p_23 * t2202;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2204 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2205 = t2204 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2206 = t1564 + t2205;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2207 = t2206 + 41u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2208;
                    asm("mov.b32 %0, %1;" : "=r"(t2208) : "f"(t2176));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2209;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2209) : "r"(t2208));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2210;
                    asm("mov.b32 %0, %1;" : "=f"(t2210) : "r"(t2209));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2211 = t2210 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_23 = t2211 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_23;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_23) : "f"(t3_2_23));
#line 12 "src/functions/caps.rs"
                    const f32 t8_23 = -t4_2_23;
#line 12 "src/functions/caps.rs"
                    f32 t9_23;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_23) : "f"(t8_23), "f"(t4_2_23), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_23 = t2203 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_23 = t2203 * t4_2_23;
#line 12 "src/functions/caps.rs"
                    const f32 t10_23 = t6_23 * t9_23;
#line 12 "src/functions/caps.rs"
                    const f32 t11_23 = t10_23 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_23 = t10_23 * t2211;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2226 = t2203 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2227 = t2226 ? 0.0f : t19_23;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2228 = t2199 + t2227;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2229 = t2203 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2230 = t2229 ? 0.0f : t11_23;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_22 = t2230;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2231 = dp_23 - t2166;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2232 = p_24 * t2231;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2233;
                    asm("mov.b32 %0, %1;" : "=r"(t2233) : "f"(t2177));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2234;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2234) : "r"(t2233));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2235;
                    asm("mov.b32 %0, %1;" : "=f"(t2235) : "r"(t2234));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2236 = t2235 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_24 = t2236 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_24;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_24) : "f"(t3_2_24));
#line 12 "src/functions/caps.rs"
                    const f32 t8_24 = -t4_2_24;
#line 12 "src/functions/caps.rs"
                    f32 t9_24;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_24) : "f"(t8_24), "f"(t4_2_24), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_24 = t2232 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_24 = t2232 * t4_2_24;
#line 12 "src/functions/caps.rs"
                    const f32 t10_24 = t6_24 * t9_24;
#line 12 "src/functions/caps.rs"
                    const f32 t11_24 = t10_24 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_24 = t10_24 * t2236;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2251 = t2232 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2252 = t2251 ? 0.0f : t19_24;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2253 = t2228 + t2252;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2254 = t2232 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2255 = t2254 ? 0.0f : t11_24;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_23 = t2255;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2256 = dp_24 - t2168;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2257 = p_25 * t2256;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2258;
                    asm("mov.b32 %0, %1;" : "=r"(t2258) : "f"(t2178));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2259;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2259) : "r"(t2258));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2260;
                    asm("mov.b32 %0, %1;" : "=f"(t2260) : "r"(t2259));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2261 = t2260 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_25 = t2261 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_25;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_25) : "f"(t3_2_25));
#line 12 "src/functions/caps.rs"
                    const f32 t8_25 = -t4_2_25;
#line 12 "src/functions/caps.rs"
                    f32 t9_25;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_25) : "f"(t8_25), "f"(t4_2_25), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_25 = t2257 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_25 = t2257 * t4_2_25;
#line 12 "src/functions/caps.rs"
                    const f32 t10_25 = t6_25 * t9_25;
#line 12 "src/functions/caps.rs"
                    const f32 t11_25 = t10_25 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_25 = t10_25 * t2261;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2276 = t2257 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2277 = t2276 ? 0.0f : t19_25;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2278 = t2253 + t2277;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2279 = t2257 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2280 = t2279 ? 0.0f : t11_25;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_24 = t2280;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_164;
                    u32 row_165;
                    u32 row_166;
                    u32 row_167;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_164), "=r"(row_165), "=r"(row_166), "=r"(row_167) : "r"(t1576) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2281;
                    asm("mov.b32 %0, %1;" : "=f"(t2281) : "r"(row_164));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2282;
                    asm("mov.b32 %0, %1;" : "=f"(t2282) : "r"(row_165));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2283;
                    asm("mov.b32 %0, %1;" : "=f"(t2283) : "r"(row_166));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2284;
                    asm("mov.b32 %0, %1;" : "=f"(t2284) : "r"(row_167));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2285 = dp_25 - t2282;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2286 = p_26 * t2285;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2287 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2288 = t2287 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2289 = t1564 + t2288;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2290 = t2289 + 48u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_168;
                    u32 row_169;
                    u32 row_170;
                    u32 row_171;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(row_168), "=r"(row_169), "=r"(row_170), "=r"(row_171) : "r"(t1568) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2291;
                    asm("mov.b32 %0, %1;" : "=f"(t2291) : "r"(row_168));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2292;
                    asm("mov.b32 %0, %1;" : "=f"(t2292) : "r"(row_169));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2293;
                    asm("mov.b32 %0, %1;" : "=f"(t2293) : "r"(row_170));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2294;
                    asm("mov.b32 %0, %1;" : "=f"(t2294) : "r"(row_171));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2295;
                    asm("mov.b32 %0, %1;" : "=r"(t2295) : "f"(t2291));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2296;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2296) : "r"(t2295));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2297;
                    asm("mov.b32 %0, %1;" : "=f"(t2297) : "r"(t2296));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2298 = t2297 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_26 = t2298 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_26;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_26) : "f"(t3_2_26));
#line 12 "src/functions/caps.rs"
                    const f32 t8_26 = -t4_2_26;
#line 12 "src/functions/caps.rs"
                    f32 t9_26;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_26) : "f"(t8_26), "f"(t4_2_26), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_26 = t2286 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_26 = t2286 * t4_2_26;
#line 12 "src/functions/caps.rs"
                    const f32 t10_26 = t6_26 * t9_26;
#line 12 "src/functions/caps.rs"
                    const f32 t11_26 = t10_26 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_26 = t10_26 * t2298;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2313 = t2286 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2314 = t2313 ? 0.0f : t19_26;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2315 = t2278 + t2314;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2316 = t2286 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2317 = t2316 ? 0.0f : t11_26;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_25 = t2317;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2318 = dp_26 - t2284;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2319 = p_27 * t2318;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2320 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2321 = t2320 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2322 = t1564 + t2321;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2323 = t2322 + 49u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2324;
                    asm("mov.b32 %0, %1;" : "=r"(t2324) : "f"(t2292));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2325;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2325) : "r"(t2324));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2326;
                    asm("mov.b32 %0, %1;" : "=f"(t2326) : "r"(t2325));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2327 = t2326 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_27 = t2327 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_27;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_27) : "f"(t3_2_27));
#line 12 "src/functions/caps.rs"
                    const f32 t8_27 = -t4_2_27;
#line 12 "src/functions/caps.rs"
                    f32 t9_27;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_27) : "f"(t8_27), "f"(t4_2_27), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_27 = t2319 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_27 = t2319 * t4_2_27;
#line 12 "src/functions/caps.rs"
                    const f32 t10_27 = t6_27 * t9_27;
#line 12 "src/functions/caps.rs"
                    const f32 t11_27 = t10_27 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_27 = t10_27 * t2327;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2342 = t2319 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2343 = t2342 ? 0.0f : t19_27;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2344 = t2315 + t2343;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2345 = t2319 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2346 = t2345 ? 0.0f : t11_27;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_26 = t2346;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2347 = dp_27 - t2282;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2348 = p_28 * t2347;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2349;
                    asm("mov.b32 %0, %1;" : "=r"(t2349) : "f"(t2293));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2350;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2350) : "r"(t2349));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2351;
                    asm("mov.b32 %0, %1;" : "=f"(t2351) : "r"(t2350));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2352 = t2351 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_28 = t2352 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_28;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_28) : "f"(t3_2_28));
#line 12 "src/functions/caps.rs"
                    const f32 t8_28 = -t4_2_28;
#line 12 "src/functions/caps.rs"
                    f32 t9_28;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_28) : "f"(t8_28), "f"(t4_2_28), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_28 = t2348 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_28 = t2348 * t4_2_28;
#line 12 "src/functions/caps.rs"
                    const f32 t10_28 = t6_28 * t9_28;
#line 12 "src/functions/caps.rs"
                    const f32 t11_28 = t10_28 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_28 = t10_28 * t2352;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2367 = t2348 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2368 = t2367 ? 0.0f : t19_28;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2369 = t2344 + t2368;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2370 = t2348 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2371 = t2370 ? 0.0f : t11_28;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_27 = t2371;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2372 = dp_28 - t2284;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2373 = p_29 * t2372;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2374;
                    asm("mov.b32 %0, %1;" : "=r"(t2374) : "f"(t2294));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2375;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2375) : "r"(t2374));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2376;
                    asm("mov.b32 %0, %1;" : "=f"(t2376) : "r"(t2375));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2377 = t2376 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_29 = t2377 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_29;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_29) : "f"(t3_2_29));
#line 12 "src/functions/caps.rs"
                    const f32 t8_29 = -t4_2_29;
#line 12 "src/functions/caps.rs"
                    f32 t9_29;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_29) : "f"(t8_29), "f"(t4_2_29), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_29 = t2373 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_29 = t2373 * t4_2_29;
#line 12 "src/functions/caps.rs"
                    const f32 t10_29 = t6_29 * t9_29;
#line 12 "src/functions/caps.rs"
                    const f32 t11_29 = t10_29 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_29 = t10_29 * t2377;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2392 = t2373 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2393 = t2392 ? 0.0f : t19_29;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2394 = t2369 + t2393;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2395 = t2373 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2396 = t2395 ? 0.0f : t11_29;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_28 = t2396;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_172;
                    u32 row_173;
                    u32 row_174;
                    u32 row_175;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_172), "=r"(row_173), "=r"(row_174), "=r"(row_175) : "r"(t1576) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2397;
                    asm("mov.b32 %0, %1;" : "=f"(t2397) : "r"(row_172));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2398;
                    asm("mov.b32 %0, %1;" : "=f"(t2398) : "r"(row_173));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2399;
                    asm("mov.b32 %0, %1;" : "=f"(t2399) : "r"(row_174));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2400;
                    asm("mov.b32 %0, %1;" : "=f"(t2400) : "r"(row_175));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2401 = dp_29 - t2398;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2402 = p_30 * t2401;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2403 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2404 = t2403 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2405 = t1564 + t2404;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2406 = t2405 + 56u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 row_176;
                    u32 row_177;
                    u32 row_178;
                    u32 row_179;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(row_176), "=r"(row_177), "=r"(row_178), "=r"(row_179) : "r"(t1568) : "memory");
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2407;
                    asm("mov.b32 %0, %1;" : "=f"(t2407) : "r"(row_176));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2408;
                    asm("mov.b32 %0, %1;" : "=f"(t2408) : "r"(row_177));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2409;
                    asm("mov.b32 %0, %1;" : "=f"(t2409) : "r"(row_178));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2410;
                    asm("mov.b32 %0, %1;" : "=f"(t2410) : "r"(row_179));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2411;
                    asm("mov.b32 %0, %1;" : "=r"(t2411) : "f"(t2407));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2412;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2412) : "r"(t2411));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2413;
                    asm("mov.b32 %0, %1;" : "=f"(t2413) : "r"(t2412));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2414 = t2413 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_30 = t2414 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_30;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_30) : "f"(t3_2_30));
#line 12 "src/functions/caps.rs"
                    const f32 t8_30 = -t4_2_30;
#line 12 "src/functions/caps.rs"
                    f32 t9_30;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_30) : "f"(t8_30), "f"(t4_2_30), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_30 = t2402 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_30 = t2402 * t4_2_30;
#line 12 "src/functions/caps.rs"
                    const f32 t10_30 = t6_30 * t9_30;
#line 12 "src/functions/caps.rs"
                    const f32 t11_30 = t10_30 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_30 = t10_30 * t2414;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2429 = t2402 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2430 = t2429 ? 0.0f : t19_30;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2431 = t2394 + t2430;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2432 = t2402 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2433 = t2432 ? 0.0f : t11_30;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_29 = t2433;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2434 = dp_30 - t2400;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2435 = p_31 * t2434;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2436 = t1583 & 3u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2437 = t2436 << 1u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2438 = t1564 + t2437;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2439 = t2438 + 57u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2440;
                    asm("mov.b32 %0, %1;" : "=r"(t2440) : "f"(t2408));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2441;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2441) : "r"(t2440));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2442;
                    asm("mov.b32 %0, %1;" : "=f"(t2442) : "r"(t2441));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2443 = t2442 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_31 = t2443 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_31;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_31) : "f"(t3_2_31));
#line 12 "src/functions/caps.rs"
                    const f32 t8_31 = -t4_2_31;
#line 12 "src/functions/caps.rs"
                    f32 t9_31;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_31) : "f"(t8_31), "f"(t4_2_31), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_31 = t2435 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_31 = t2435 * t4_2_31;
#line 12 "src/functions/caps.rs"
                    const f32 t10_31 = t6_31 * t9_31;
#line 12 "src/functions/caps.rs"
                    const f32 t11_31 = t10_31 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_31 = t10_31 * t2443;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2458 = t2435 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2459 = t2458 ? 0.0f : t19_31;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2460 = t2431 + t2459;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2461 = t2435 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2462 = t2461 ? 0.0f : t11_31;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_30 = t2462;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2463 = dp_31 - t2398;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2464 = p_32 * t2463;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2465;
                    asm("mov.b32 %0, %1;" : "=r"(t2465) : "f"(t2409));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2466;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2466) : "r"(t2465));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2467;
                    asm("mov.b32 %0, %1;" : "=f"(t2467) : "r"(t2466));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2468 = t2467 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_32 = t2468 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_32;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_32) : "f"(t3_2_32));
#line 12 "src/functions/caps.rs"
                    const f32 t8_32 = -t4_2_32;
#line 12 "src/functions/caps.rs"
                    f32 t9_32;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_32) : "f"(t8_32), "f"(t4_2_32), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_32 = t2464 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_32 = t2464 * t4_2_32;
#line 12 "src/functions/caps.rs"
                    const f32 t10_32 = t6_32 * t9_32;
#line 12 "src/functions/caps.rs"
                    const f32 t11_32 = t10_32 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_32 = t10_32 * t2468;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2483 = t2464 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2484 = t2483 ? 0.0f : t19_32;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2485 = t2460 + t2484;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2486 = t2464 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2487 = t2486 ? 0.0f : t11_32;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_31 = t2487;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2488 = dp_32 - t2400;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2489 = p_33 * t2488;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2490;
                    asm("mov.b32 %0, %1;" : "=r"(t2490) : "f"(t2410));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2491;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2491) : "r"(t2490));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2492;
                    asm("mov.b32 %0, %1;" : "=f"(t2492) : "r"(t2491));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2493 = t2492 * score_scale;
#line 12 "src/functions/caps.rs"
                    const f32 t3_2_33 = t2493 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    f32 t4_2_33;
                    asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2_33) : "f"(t3_2_33));
#line 12 "src/functions/caps.rs"
                    const f32 t8_33 = -t4_2_33;
#line 12 "src/functions/caps.rs"
                    f32 t9_33;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t9_33) : "f"(t8_33), "f"(t4_2_33), "f"(1.0f));
#line 12 "src/functions/caps.rs"
                    const f32 t6_33 = t2489 * t1_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t7_33 = t2489 * t4_2_33;
#line 12 "src/functions/caps.rs"
                    const f32 t10_33 = t6_33 * t9_33;
#line 12 "src/functions/caps.rs"
                    const f32 t11_33 = t10_33 * t2_2_2;
#line 12 "src/functions/caps.rs"
                    const f32 t12_33 = t10_33 * t2493;
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
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2508 = t2489 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2509 = t2508 ? 0.0f : t19_33;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2510 = t2485 + t2509;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2511 = lane == 0u;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2512;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2512) : "f"(t2510));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2513 = t2510 + t2512;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2514;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2514) : "f"(t2513));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2515 = t2513 + t2514;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2516;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2516) : "f"(t2515));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2517 = t2515 + t2516;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2518;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2518) : "f"(t2517));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2519 = t2517 + t2518;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    f32 t2520;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2520) : "f"(t2519));
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2521 = t2519 + t2520;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2522 = t2521 != 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2523 = t2522 & t2511;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2523) {
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(gradient), "f"(t2521) : "memory");
                    }
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2524 = t2489 == 0.0f;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const f32 t2525 = t2524 ? 0.0f : t11_33;
#line 167 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    dp_32 = t2525;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2526 = warp_3 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2527;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2527) : "f"(dp), "f"(dp_2));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2528;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2528) : "f"(dp_3), "f"(dp_4));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2529;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2529) : "f"(dp_5), "f"(dp_6));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2530;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2530) : "f"(dp_7), "f"(dp_8));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2531;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2531) : "f"(dp_9), "f"(dp_10));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2532;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2532) : "f"(dp_11), "f"(dp_12));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2533;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2533) : "f"(dp_13), "f"(dp_14));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2534;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2534) : "f"(dp_15), "f"(dp_16));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2535;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2535) : "f"(dp_17), "f"(dp_18));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2536;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2536) : "f"(dp_19), "f"(dp_20));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2537;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2537) : "f"(dp_21), "f"(dp_22));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2538;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2538) : "f"(dp_23), "f"(dp_24));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2539;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2539) : "f"(dp_25), "f"(dp_26));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2540;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2540) : "f"(dp_27), "f"(dp_28));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2541;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2541) : "f"(dp_29), "f"(dp_30));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2542;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2542) : "f"(dp_31), "f"(dp_32));
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2543 = lane & 15u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2544 = t2526 + t2543;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2545 = lane >> 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2546 = t2544 & 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2547 = t2545 ^ t2546;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2548 = t2544 << 7u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2549 = t2547 << 4u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2550 = t2548 + t2549;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2551 = after + t2550;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2551), "r"(t2527), "r"(t2528), "r"(t2529), "r"(t2530) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2552 = t2550 ^ 32u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2553 = after + t2552;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2553), "r"(t2531), "r"(t2532), "r"(t2533), "r"(t2534) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2554 = t2550 ^ 64u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2555 = after + t2554;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2555), "r"(t2535), "r"(t2536), "r"(t2537), "r"(t2538) : "memory");
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2556 = t2550 ^ 96u;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2557 = after + t2556;
#line 176 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2557), "r"(t2539), "r"(t2540), "r"(t2541), "r"(t2542) : "memory");
                    u32 t2558;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2558) : "f"(dp), "f"(dp_2));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2559;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2559) : "f"(dp_3), "f"(dp_4));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2560;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2560) : "f"(dp_5), "f"(dp_6));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2561;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2561) : "f"(dp_7), "f"(dp_8));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2562;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2562) : "f"(dp_9), "f"(dp_10));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2563;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2563) : "f"(dp_11), "f"(dp_12));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2564;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2564) : "f"(dp_13), "f"(dp_14));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2565;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2565) : "f"(dp_15), "f"(dp_16));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2566;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2566) : "f"(dp_17), "f"(dp_18));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2567;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2567) : "f"(dp_19), "f"(dp_20));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2568;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2568) : "f"(dp_21), "f"(dp_22));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2569;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2569) : "f"(dp_23), "f"(dp_24));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2570;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2570) : "f"(dp_25), "f"(dp_26));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2571;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2571) : "f"(dp_27), "f"(dp_28));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2572;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2572) : "f"(dp_29), "f"(dp_30));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2573;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2573) : "f"(dp_31), "f"(dp_32));
#line 177 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                    asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2574 = index << 14u;
#line 191 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2575 = smem_1 + t2574;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    u32 t2576;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2576) : "r"(t2575));
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2577 = after >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2578 = t2576 >> 4u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2579 = t2577 + 33554432u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2580 = (u64)t2579;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2581 = t2580 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2582 = t2578 + 33554432u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2583 = (u64)t2582;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2584 = t2583 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2585 = t2577 + 33554560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2586 = (u64)t2585;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2587 = t2586 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2588 = t2578 + 33554560u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2589 = (u64)t2588;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2590 = t2589 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2591 = t2577 + 33554688u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2592 = (u64)t2591;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2593 = t2592 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2594 = t2578 + 33554688u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2595 = (u64)t2594;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2596 = t2595 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2597 = t2577 + 33554816u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2598 = (u64)t2597;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2599 = t2598 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2600 = t2578 + 33554816u;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2601 = (u64)t2600;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2602 = t2601 + 4611686293305294848ull;
#line 195 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 1, 1;\n}" : "=&f"(dq_65), "=&f"(dq_66), "=&f"(dq_67), "=&f"(dq_68), "=&f"(dq_69), "=&f"(dq_70), "=&f"(dq_71), "=&f"(dq_72), "=&f"(dq_73), "=&f"(dq_74), "=&f"(dq_75), "=&f"(dq_76), "=&f"(dq_77), "=&f"(dq_78), "=&f"(dq_79), "=&f"(dq_80), "=&f"(dq_81), "=&f"(dq_82), "=&f"(dq_83), "=&f"(dq_84), "=&f"(dq_85), "=&f"(dq_86), "=&f"(dq_87), "=&f"(dq_88), "=&f"(dq_89), "=&f"(dq_90), "=&f"(dq_91), "=&f"(dq_92), "=&f"(dq_93), "=&f"(dq_94), "=&f"(dq_95), "=&f"(dq_96), "=&f"(dq_97), "=&f"(dq_98), "=&f"(dq_99), "=&f"(dq_100), "=&f"(dq_101), "=&f"(dq_102), "=&f"(dq_103), "=&f"(dq_104), "=&f"(dq_105), "=&f"(dq_106), "=&f"(dq_107), "=&f"(dq_108), "=&f"(dq_109), "=&f"(dq_110), "=&f"(dq_111), "=&f"(dq_112), "=&f"(dq_113), "=&f"(dq_114), "=&f"(dq_115), "=&f"(dq_116), "=&f"(dq_117), "=&f"(dq_118), "=&f"(dq_119), "=&f"(dq_120), "=&f"(dq_121), "=&f"(dq_122), "=&f"(dq_123), "=&f"(dq_124), "=&f"(dq_125), "=&f"(dq_126), "=&f"(dq_127), "=&f"(dq_128) : "l"(t2581), "l"(t2584), "l"(t2587), "l"(t2590), "l"(t2593), "l"(t2596), "l"(t2599), "l"(t2602) : "memory");
#line 181 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2603 = i_3 & 1u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2604 = t2603 << 15u;
#line 367 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2605 = t23 + t2604;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2606 = after >> 4u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2607 = t2605 >> 4u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2608 = t2606 + 65536u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2609 = (u64)t2608;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2610 = t2609 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2611 = t2607 + 33554432u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2612 = (u64)t2611;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2613 = t2612 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2614 = t2606 + 65538u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2615 = (u64)t2614;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2616 = t2615 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2617 = t2607 + 33554560u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2618 = (u64)t2617;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2619 = t2618 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2620 = t2606 + 65540u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2621 = (u64)t2620;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2622 = t2621 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2623 = t2607 + 33554688u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2624 = (u64)t2623;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2625 = t2624 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2626 = t2606 + 65542u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2627 = (u64)t2626;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2628 = t2627 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2629 = t2607 + 33554816u;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2630 = (u64)t2629;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2631 = t2630 + 4611686293305294848ull;
#line 183 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 1;\n}" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5), "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9), "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13), "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17), "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21), "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25), "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29), "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33), "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37), "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41), "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45), "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49), "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53), "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57), "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61), "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65), "+f"(dk_66), "+f"(dk_67), "+f"(dk_68), "+f"(dk_69), "+f"(dk_70), "+f"(dk_71), "+f"(dk_72), "+f"(dk_73), "+f"(dk_74), "+f"(dk_75), "+f"(dk_76), "+f"(dk_77), "+f"(dk_78), "+f"(dk_79), "+f"(dk_80), "+f"(dk_81), "+f"(dk_82), "+f"(dk_83), "+f"(dk_84), "+f"(dk_85), "+f"(dk_86), "+f"(dk_87), "+f"(dk_88), "+f"(dk_89), "+f"(dk_90), "+f"(dk_91), "+f"(dk_92), "+f"(dk_93), "+f"(dk_94), "+f"(dk_95), "+f"(dk_96), "+f"(dk_97), "+f"(dk_98), "+f"(dk_99), "+f"(dk_100), "+f"(dk_101), "+f"(dk_102), "+f"(dk_103), "+f"(dk_104), "+f"(dk_105), "+f"(dk_106), "+f"(dk_107), "+f"(dk_108), "+f"(dk_109), "+f"(dk_110), "+f"(dk_111), "+f"(dk_112), "+f"(dk_113), "+f"(dk_114), "+f"(dk_115), "+f"(dk_116), "+f"(dk_117), "+f"(dk_118), "+f"(dk_119), "+f"(dk_120), "+f"(dk_121), "+f"(dk_122), "+f"(dk_123), "+f"(dk_124), "+f"(dk_125), "+f"(dk_126), "+f"(dk_127), "+f"(dk_128), "+f"(dk_129) : "l"(t2610), "l"(t2613), "l"(t2616), "l"(t2619), "l"(t2622), "l"(t2625), "l"(t2628), "l"(t2631) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    const u32 t2632 = i_3 + 1u;
#line 185 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 next_2 = t1471 ? t2632 : i_3;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2634 = t29 + 48u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2635 = next_2 & 1u;
#line 375 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2634), "r"(t2635) : "memory");
#line 187 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(dq_65), "+f"(dq_66), "+f"(dq_67), "+f"(dq_68), "+f"(dq_69), "+f"(dq_70), "+f"(dq_71), "+f"(dq_72), "+f"(dq_73), "+f"(dq_74), "+f"(dq_75), "+f"(dq_76), "+f"(dq_77), "+f"(dq_78), "+f"(dq_79), "+f"(dq_80), "+f"(dq_81), "+f"(dq_82), "+f"(dq_83), "+f"(dq_84), "+f"(dq_85), "+f"(dq_86), "+f"(dq_87), "+f"(dq_88), "+f"(dq_89), "+f"(dq_90), "+f"(dq_91), "+f"(dq_92), "+f"(dq_93), "+f"(dq_94), "+f"(dq_95), "+f"(dq_96), "+f"(dq_97), "+f"(dq_98), "+f"(dq_99), "+f"(dq_100), "+f"(dq_101), "+f"(dq_102), "+f"(dq_103), "+f"(dq_104), "+f"(dq_105), "+f"(dq_106), "+f"(dq_107), "+f"(dq_108), "+f"(dq_109), "+f"(dq_110), "+f"(dq_111), "+f"(dq_112), "+f"(dq_113), "+f"(dq_114), "+f"(dq_115), "+f"(dq_116), "+f"(dq_117), "+f"(dq_118), "+f"(dq_119), "+f"(dq_120), "+f"(dq_121), "+f"(dq_122), "+f"(dq_123), "+f"(dq_124), "+f"(dq_125), "+f"(dq_126), "+f"(dq_127), "+f"(dq_128) :  : "memory");
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2636 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2637 = t2636 + head_3;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2638 = t2637 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2639 = block_3 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_180 = t2638 + t2639;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2641 = warp_3 << 4u;
#line 213 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 row_181 = row_180 + t2641;
                    const u64 t2643 = (u64)row_181;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2644 = t2643 * sums_stride0;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2645 = t2644 * 4ull;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2646 = sums + t2645;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2647 = index << 11u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2648 = (u64)t2647 * 4u;
#line 214 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u64 t2649 = t2646 + t2648;
                    const u32 t2650 = index << 2u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2651 = t2650 + warp_3;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2652 = t2651 << 13u;
#line 215 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 place_3 = sums_2 + t2652;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u32 t2654 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 t2655 = (u64)t2654 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
                    const u64 address_2 = t2649 + t2655;
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
                    const u32 slot_5 = i_3 & 1u;
                    const u32 t2658 = slot_5 + 4u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2659 = t2658 << 3u;
#line 382 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const u32 t2660 = t29 + t2659;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    const bool t2661 = lane == 0u;
#line 387 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    if (t2661) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2660) : "memory");
                    }
#line 215 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    u32 t2662;
                    asm volatile("mov.b32 %0, %1;" : "=r"(t2662) : "r"(t22));
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2663 = t2662 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2664 = t24 >> 4u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2665 = t2663 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2666 = (u64)t2665;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2667 = t2666 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2668 = t2664 + 65536u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2669 = (u64)t2668;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2670 = t2669 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2671 = t2663 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2672 = (u64)t2671;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2673 = t2672 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2674 = t2664 + 65538u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2675 = (u64)t2674;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2676 = t2675 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2677 = t2663 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2678 = (u64)t2677;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2679 = t2678 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2680 = t2664 + 65540u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2681 = (u64)t2680;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2682 = t2681 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2683 = t2663 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2684 = (u64)t2683;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2685 = t2684 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2686 = t2664 + 65542u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2687 = (u64)t2686;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2688 = t2687 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2689 = t2663 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2690 = (u64)t2689;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2691 = t2690 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2692 = t2664 + 66048u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2693 = (u64)t2692;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2694 = t2693 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2695 = t2663 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2696 = (u64)t2695;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2697 = t2696 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2698 = t2664 + 66050u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2699 = (u64)t2698;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2700 = t2699 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2701 = t2663 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2702 = (u64)t2701;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2703 = t2702 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2704 = t2664 + 66052u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2705 = (u64)t2704;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2706 = t2705 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2707 = t2663 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2708 = (u64)t2707;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2709 = t2708 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2710 = t2664 + 66054u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2711 = (u64)t2710;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2712 = t2711 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2713 = t2663 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2714 = (u64)t2713;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2715 = t2714 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2716 = t2664 + 66560u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2717 = (u64)t2716;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2718 = t2717 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2719 = t2663 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2720 = (u64)t2719;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2721 = t2720 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2722 = t2664 + 66562u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2723 = (u64)t2722;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2724 = t2723 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2725 = t2663 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2726 = (u64)t2725;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2727 = t2726 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2728 = t2664 + 66564u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2729 = (u64)t2728;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2730 = t2729 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2731 = t2663 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2732 = (u64)t2731;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2733 = t2732 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2734 = t2664 + 66566u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2735 = (u64)t2734;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2736 = t2735 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2737 = t2663 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2738 = (u64)t2737;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2739 = t2738 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2740 = t2664 + 67072u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2741 = (u64)t2740;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2742 = t2741 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2743 = t2663 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2744 = (u64)t2743;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2745 = t2744 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2746 = t2664 + 67074u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2747 = (u64)t2746;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2748 = t2747 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2749 = t2663 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2750 = (u64)t2749;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2751 = t2750 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2752 = t2664 + 67076u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2753 = (u64)t2752;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2754 = t2753 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2755 = t2663 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2756 = (u64)t2755;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2757 = t2756 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u32 t2758 = t2664 + 67078u;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2759 = (u64)t2758;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    const u64 t2760 = t2759 + 4611686293305294848ull;
#line 216 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(dp), "=&f"(dp_2), "=&f"(dp_3), "=&f"(dp_4), "=&f"(dp_5), "=&f"(dp_6), "=&f"(dp_7), "=&f"(dp_8), "=&f"(dp_9), "=&f"(dp_10), "=&f"(dp_11), "=&f"(dp_12), "=&f"(dp_13), "=&f"(dp_14), "=&f"(dp_15), "=&f"(dp_16), "=&f"(dp_17), "=&f"(dp_18), "=&f"(dp_19), "=&f"(dp_20), "=&f"(dp_21), "=&f"(dp_22), "=&f"(dp_23), "=&f"(dp_24), "=&f"(dp_25), "=&f"(dp_26), "=&f"(dp_27), "=&f"(dp_28), "=&f"(dp_29), "=&f"(dp_30), "=&f"(dp_31), "=&f"(dp_32) : "l"(t2667), "l"(t2670), "l"(t2673), "l"(t2676), "l"(t2679), "l"(t2682), "l"(t2685), "l"(t2688), "l"(t2691), "l"(t2694), "l"(t2697), "l"(t2700), "l"(t2703), "l"(t2706), "l"(t2709), "l"(t2712), "l"(t2715), "l"(t2718), "l"(t2721), "l"(t2724), "l"(t2727), "l"(t2730), "l"(t2733), "l"(t2736), "l"(t2739), "l"(t2742), "l"(t2745), "l"(t2748), "l"(t2751), "l"(t2754), "l"(t2757), "l"(t2760) : "memory");
#line 221 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4), "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8), "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12), "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16), "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20), "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24), "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28), "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) :  : "memory");
#line 233 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                    asm volatile("// %0" :  : "l"(address_2) : "memory");
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2761 = block_3 + 1u;
#line 112 "fa-kernels/src/attention/backward/work.rs"
                    const bool wraps_3 = t2761 == count;
                    const u32 t2763 = head_3 + 1u;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2764 = wraps_3 ? t2763 : head_3;
#line 113 "fa-kernels/src/attention/backward/work.rs"
                    head_3 = t2764;
                    const u32 t2765 = block_3 + 1u;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t2766 = wraps_3 ? 0u : t2765;
#line 114 "fa-kernels/src/attention/backward/work.rs"
                    block_3 = t2766;
                }
            }
#line 153 "fa-kernels/src/attention/backward/warp_specialized/apart.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2767 = dk_2 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_2 = t2767;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2768 = dk_3 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_3 = t2768;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2769 = dk_4 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_4 = t2769;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2770 = dk_5 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_5 = t2770;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2771 = dk_6 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_6 = t2771;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2772 = dk_7 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_7 = t2772;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2773 = dk_8 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_8 = t2773;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2774 = dk_9 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_9 = t2774;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2775 = dk_10 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_10 = t2775;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2776 = dk_11 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_11 = t2776;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2777 = dk_12 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_12 = t2777;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2778 = dk_13 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_13 = t2778;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2779 = dk_14 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_14 = t2779;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2780 = dk_15 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_15 = t2780;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2781 = dk_16 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_16 = t2781;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2782 = dk_17 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_17 = t2782;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2783 = dk_18 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_18 = t2783;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2784 = dk_19 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_19 = t2784;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2785 = dk_20 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_20 = t2785;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2786 = dk_21 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_21 = t2786;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2787 = dk_22 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_22 = t2787;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2788 = dk_23 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_23 = t2788;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2789 = dk_24 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_24 = t2789;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2790 = dk_25 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_25 = t2790;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2791 = dk_26 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_26 = t2791;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2792 = dk_27 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_27 = t2792;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2793 = dk_28 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_28 = t2793;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2794 = dk_29 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_29 = t2794;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2795 = dk_30 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_30 = t2795;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2796 = dk_31 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_31 = t2796;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2797 = dk_32 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_32 = t2797;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2798 = dk_33 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_33 = t2798;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2799 = dk_34 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_34 = t2799;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2800 = dk_35 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_35 = t2800;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2801 = dk_36 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_36 = t2801;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2802 = dk_37 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_37 = t2802;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2803 = dk_38 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_38 = t2803;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2804 = dk_39 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_39 = t2804;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2805 = dk_40 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_40 = t2805;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2806 = dk_41 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_41 = t2806;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2807 = dk_42 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_42 = t2807;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2808 = dk_43 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_43 = t2808;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2809 = dk_44 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_44 = t2809;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2810 = dk_45 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_45 = t2810;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2811 = dk_46 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_46 = t2811;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2812 = dk_47 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_47 = t2812;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2813 = dk_48 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_48 = t2813;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2814 = dk_49 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_49 = t2814;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2815 = dk_50 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_50 = t2815;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2816 = dk_51 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_51 = t2816;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2817 = dk_52 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_52 = t2817;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2818 = dk_53 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_53 = t2818;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2819 = dk_54 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_54 = t2819;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2820 = dk_55 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_55 = t2820;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2821 = dk_56 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_56 = t2821;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2822 = dk_57 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_57 = t2822;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2823 = dk_58 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_58 = t2823;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2824 = dk_59 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_59 = t2824;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2825 = dk_60 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_60 = t2825;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2826 = dk_61 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_61 = t2826;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2827 = dk_62 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_62 = t2827;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2828 = dk_63 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_63 = t2828;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2829 = dk_64 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_64 = t2829;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2830 = dk_65 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_65 = t2830;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2831 = dk_66 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_66 = t2831;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2832 = dk_67 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_67 = t2832;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2833 = dk_68 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_68 = t2833;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2834 = dk_69 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_69 = t2834;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2835 = dk_70 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_70 = t2835;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2836 = dk_71 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_71 = t2836;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2837 = dk_72 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_72 = t2837;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2838 = dk_73 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_73 = t2838;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2839 = dk_74 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_74 = t2839;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2840 = dk_75 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_75 = t2840;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2841 = dk_76 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_76 = t2841;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2842 = dk_77 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_77 = t2842;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2843 = dk_78 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_78 = t2843;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2844 = dk_79 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_79 = t2844;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2845 = dk_80 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_80 = t2845;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2846 = dk_81 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_81 = t2846;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2847 = dk_82 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_82 = t2847;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2848 = dk_83 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_83 = t2848;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2849 = dk_84 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_84 = t2849;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2850 = dk_85 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_85 = t2850;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2851 = dk_86 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_86 = t2851;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2852 = dk_87 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_87 = t2852;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2853 = dk_88 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_88 = t2853;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2854 = dk_89 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_89 = t2854;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2855 = dk_90 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_90 = t2855;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2856 = dk_91 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_91 = t2856;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2857 = dk_92 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_92 = t2857;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2858 = dk_93 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_93 = t2858;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2859 = dk_94 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_94 = t2859;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2860 = dk_95 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_95 = t2860;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2861 = dk_96 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_96 = t2861;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2862 = dk_97 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_97 = t2862;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2863 = dk_98 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_98 = t2863;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2864 = dk_99 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_99 = t2864;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2865 = dk_100 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_100 = t2865;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2866 = dk_101 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_101 = t2866;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2867 = dk_102 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_102 = t2867;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2868 = dk_103 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_103 = t2868;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2869 = dk_104 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_104 = t2869;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2870 = dk_105 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_105 = t2870;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2871 = dk_106 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_106 = t2871;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2872 = dk_107 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_107 = t2872;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2873 = dk_108 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_108 = t2873;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2874 = dk_109 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_109 = t2874;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2875 = dk_110 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_110 = t2875;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2876 = dk_111 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_111 = t2876;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2877 = dk_112 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_112 = t2877;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2878 = dk_113 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_113 = t2878;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2879 = dk_114 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_114 = t2879;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2880 = dk_115 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_115 = t2880;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2881 = dk_116 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_116 = t2881;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2882 = dk_117 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_117 = t2882;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2883 = dk_118 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_118 = t2883;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2884 = dk_119 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_119 = t2884;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2885 = dk_120 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_120 = t2885;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2886 = dk_121 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_121 = t2886;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2887 = dk_122 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_122 = t2887;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2888 = dk_123 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_123 = t2888;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2889 = dk_124 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_124 = t2889;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2890 = dk_125 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_125 = t2890;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2891 = dk_126 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_126 = t2891;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2892 = dk_127 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_127 = t2892;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2893 = dk_128 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_128 = t2893;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const f32 t2894 = dk_129 * scale;
#line 328 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            dk_129 = t2894;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2895 = smem_1 + 8192u;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2896 = smem_1 + 16384u;
#line 331 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2897 = smem_1 + 24576u;
            const u32 t2898 = warp_3 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2899;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2899) : "f"(dk_2), "f"(dk_3));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2900;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2900) : "f"(dk_4), "f"(dk_5));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2901;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2901) : "f"(dk_6), "f"(dk_7));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2902;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2902) : "f"(dk_8), "f"(dk_9));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2903;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2903) : "f"(dk_10), "f"(dk_11));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2904;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2904) : "f"(dk_12), "f"(dk_13));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2905;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2905) : "f"(dk_14), "f"(dk_15));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2906;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2906) : "f"(dk_16), "f"(dk_17));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2907;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2907) : "f"(dk_18), "f"(dk_19));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2908;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2908) : "f"(dk_20), "f"(dk_21));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2909;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2909) : "f"(dk_22), "f"(dk_23));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2910;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2910) : "f"(dk_24), "f"(dk_25));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2911;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2911) : "f"(dk_26), "f"(dk_27));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2912;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2912) : "f"(dk_28), "f"(dk_29));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2913;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2913) : "f"(dk_30), "f"(dk_31));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2914;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2914) : "f"(dk_32), "f"(dk_33));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2915;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2915) : "f"(dk_34), "f"(dk_35));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2916;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2916) : "f"(dk_36), "f"(dk_37));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2917;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2917) : "f"(dk_38), "f"(dk_39));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2918;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2918) : "f"(dk_40), "f"(dk_41));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2919;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2919) : "f"(dk_42), "f"(dk_43));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2920;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2920) : "f"(dk_44), "f"(dk_45));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2921;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2921) : "f"(dk_46), "f"(dk_47));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2922;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2922) : "f"(dk_48), "f"(dk_49));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2923;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2923) : "f"(dk_50), "f"(dk_51));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2924;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2924) : "f"(dk_52), "f"(dk_53));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2925;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2925) : "f"(dk_54), "f"(dk_55));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2926;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2926) : "f"(dk_56), "f"(dk_57));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2927;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2927) : "f"(dk_58), "f"(dk_59));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2928;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2928) : "f"(dk_60), "f"(dk_61));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2929;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2929) : "f"(dk_62), "f"(dk_63));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2930;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2930) : "f"(dk_64), "f"(dk_65));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2931;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2931) : "f"(dk_66), "f"(dk_67));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2932;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2932) : "f"(dk_68), "f"(dk_69));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2933;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2933) : "f"(dk_70), "f"(dk_71));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2934;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2934) : "f"(dk_72), "f"(dk_73));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2935;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2935) : "f"(dk_74), "f"(dk_75));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2936;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2936) : "f"(dk_76), "f"(dk_77));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2937;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2937) : "f"(dk_78), "f"(dk_79));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2938;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2938) : "f"(dk_80), "f"(dk_81));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2939;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2939) : "f"(dk_82), "f"(dk_83));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2940;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2940) : "f"(dk_84), "f"(dk_85));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2941;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2941) : "f"(dk_86), "f"(dk_87));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2942;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2942) : "f"(dk_88), "f"(dk_89));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2943;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2943) : "f"(dk_90), "f"(dk_91));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2944;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2944) : "f"(dk_92), "f"(dk_93));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2945;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2945) : "f"(dk_94), "f"(dk_95));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2946;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2946) : "f"(dk_96), "f"(dk_97));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2947;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2947) : "f"(dk_98), "f"(dk_99));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2948;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2948) : "f"(dk_100), "f"(dk_101));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2949;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2949) : "f"(dk_102), "f"(dk_103));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2950;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2950) : "f"(dk_104), "f"(dk_105));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2951;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2951) : "f"(dk_106), "f"(dk_107));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2952;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2952) : "f"(dk_108), "f"(dk_109));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2953;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2953) : "f"(dk_110), "f"(dk_111));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2954;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2954) : "f"(dk_112), "f"(dk_113));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2955;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2955) : "f"(dk_114), "f"(dk_115));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2956;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2956) : "f"(dk_116), "f"(dk_117));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2957;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2957) : "f"(dk_118), "f"(dk_119));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2958;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2958) : "f"(dk_120), "f"(dk_121));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2959;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2959) : "f"(dk_122), "f"(dk_123));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2960;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2960) : "f"(dk_124), "f"(dk_125));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2961;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2961) : "f"(dk_126), "f"(dk_127));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            u32 t2962;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2962) : "f"(dk_128), "f"(dk_129));
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2963 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2964 = t2898 + t2963;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2965 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2966 = t2964 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2967 = t2965 ^ t2966;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2968 = t2964 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2969 = t2967 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2970 = t2968 + t2969;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2971 = smem_1 + t2970;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2971), "r"(t2899), "r"(t2900), "r"(t2901), "r"(t2902) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2972 = t2970 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2973 = smem_1 + t2972;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2973), "r"(t2903), "r"(t2904), "r"(t2905), "r"(t2906) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2974 = t2970 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2975 = smem_1 + t2974;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2975), "r"(t2907), "r"(t2908), "r"(t2909), "r"(t2910) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2976 = t2970 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2977 = smem_1 + t2976;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2977), "r"(t2911), "r"(t2912), "r"(t2913), "r"(t2914) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2978 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2979 = t2898 + t2978;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2980 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2981 = t2979 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2982 = t2980 ^ t2981;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2983 = t2979 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2984 = t2982 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2985 = t2983 + t2984;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2986 = t2895 + t2985;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2986), "r"(t2915), "r"(t2916), "r"(t2917), "r"(t2918) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2987 = t2985 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2988 = t2895 + t2987;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2988), "r"(t2919), "r"(t2920), "r"(t2921), "r"(t2922) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2989 = t2985 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2990 = t2895 + t2989;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2990), "r"(t2923), "r"(t2924), "r"(t2925), "r"(t2926) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2991 = t2985 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2992 = t2895 + t2991;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2992), "r"(t2927), "r"(t2928), "r"(t2929), "r"(t2930) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2993 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2994 = t2898 + t2993;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2995 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2996 = t2994 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2997 = t2995 ^ t2996;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2998 = t2994 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t2999 = t2997 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3000 = t2998 + t2999;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3001 = t2896 + t3000;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3001), "r"(t2931), "r"(t2932), "r"(t2933), "r"(t2934) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3002 = t3000 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3003 = t2896 + t3002;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3003), "r"(t2935), "r"(t2936), "r"(t2937), "r"(t2938) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3004 = t3000 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3005 = t2896 + t3004;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3005), "r"(t2939), "r"(t2940), "r"(t2941), "r"(t2942) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3006 = t3000 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3007 = t2896 + t3006;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3007), "r"(t2943), "r"(t2944), "r"(t2945), "r"(t2946) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3008 = lane & 15u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3009 = t2898 + t3008;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3010 = lane >> 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3011 = t3009 & 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3012 = t3010 ^ t3011;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3013 = t3009 << 7u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3014 = t3012 << 4u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3015 = t3013 + t3014;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3016 = t2897 + t3015;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3016), "r"(t2947), "r"(t2948), "r"(t2949), "r"(t2950) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3017 = t3015 ^ 32u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3018 = t2897 + t3017;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3018), "r"(t2951), "r"(t2952), "r"(t2953), "r"(t2954) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3019 = t3015 ^ 64u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3020 = t2897 + t3019;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3020), "r"(t2955), "r"(t2956), "r"(t2957), "r"(t2958) : "memory");
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3021 = t3015 ^ 96u;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3022 = t2897 + t3021;
#line 332 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3022), "r"(t2959), "r"(t2960), "r"(t2961), "r"(t2962) : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3023 = (u64)batch_2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3024 = t3023 * dk_stride0;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3025 = t3024 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3026 = dk + t3025;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3027 = (u64)t11;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3028 = t3027 * dk_stride1;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3029 = t3028 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3030 = t3026 + t3029;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3031 = (u64)t13;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3032 = t3031 * dk_stride2;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3033 = t3032 * 2ull;
#line 336 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u64 t3034 = t3030 + t3033;
            const u32 t3035 = seq_k - t11;
#line 337 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3036 = head_dim >> 3u;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3037 = (u32)dk_stride1;
#line 345 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3038 = t3037 << 1u;
            const u32 t3039 = warp_3 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3040 = lane >> 3u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3041 = t3039 + t3040;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3042 = lane & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3043 = t3041 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3044 = t3042 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3045 = t3043 & t3044;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3045) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3046 = t3041 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3047 = t3042 ^ t3046;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3048 = t3041 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3049 = t3047 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3050 = t3048 + t3049;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3051 = smem_1 + t3050;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_182;
                u32 row_183;
                u32 row_184;
                u32 row_185;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_182), "=r"(row_183), "=r"(row_184), "=r"(row_185) : "r"(t3051) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3052 = (u64)t3041 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3053 = t3034 + t3052;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3054 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3055 = t3053 + t3054;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3055), "r"(row_182), "r"(row_183), "r"(row_184), "r"(row_185) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3056 = t3041 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3057 = t3056 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3058 = t3042 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3059 = t3057 & t3058;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3059) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3060 = t3056 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3061 = t3042 ^ t3060;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3062 = t3056 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3063 = t3061 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3064 = t3062 + t3063;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3065 = smem_1 + t3064;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_186;
                u32 row_187;
                u32 row_188;
                u32 row_189;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_186), "=r"(row_187), "=r"(row_188), "=r"(row_189) : "r"(t3065) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3066 = (u64)t3056 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3067 = t3034 + t3066;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3068 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3069 = t3067 + t3068;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3069), "r"(row_186), "r"(row_187), "r"(row_188), "r"(row_189) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3070 = t3041 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3071 = t3070 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3072 = t3042 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3073 = t3071 & t3072;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3073) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3074 = t3070 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3075 = t3042 ^ t3074;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3076 = t3070 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3077 = t3075 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3078 = t3076 + t3077;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3079 = smem_1 + t3078;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_190;
                u32 row_191;
                u32 row_192;
                u32 row_193;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_190), "=r"(row_191), "=r"(row_192), "=r"(row_193) : "r"(t3079) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3080 = (u64)t3070 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3081 = t3034 + t3080;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3082 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3083 = t3081 + t3082;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3083), "r"(row_190), "r"(row_191), "r"(row_192), "r"(row_193) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3084 = t3041 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3085 = t3084 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3086 = t3042 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3087 = t3085 & t3086;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3087) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3088 = t3084 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3089 = t3042 ^ t3088;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3090 = t3084 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3091 = t3089 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3092 = t3090 + t3091;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3093 = smem_1 + t3092;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_194;
                u32 row_195;
                u32 row_196;
                u32 row_197;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_194), "=r"(row_195), "=r"(row_196), "=r"(row_197) : "r"(t3093) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3094 = (u64)t3084 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3095 = t3034 + t3094;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3096 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3097 = t3095 + t3096;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3097), "r"(row_194), "r"(row_195), "r"(row_196), "r"(row_197) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3098 = smem_1 + 8192u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3099 = t3041 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3100 = t3042 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3101 = t3100 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3102 = t3099 & t3101;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3102) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3103 = t3041 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3104 = t3042 ^ t3103;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3105 = t3041 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3106 = t3104 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3107 = t3105 + t3106;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3108 = t3098 + t3107;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_198;
                u32 row_199;
                u32 row_200;
                u32 row_201;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_198), "=r"(row_199), "=r"(row_200), "=r"(row_201) : "r"(t3108) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3109 = (u64)t3041 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3110 = t3034 + t3109;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3111 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3112 = t3110 + t3111;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3112), "r"(row_198), "r"(row_199), "r"(row_200), "r"(row_201) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3113 = t3041 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3114 = t3113 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3115 = t3042 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3116 = t3115 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3117 = t3114 & t3116;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3117) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3118 = t3113 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3119 = t3042 ^ t3118;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3120 = t3113 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3121 = t3119 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3122 = t3120 + t3121;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3123 = t3098 + t3122;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_202;
                u32 row_203;
                u32 row_204;
                u32 row_205;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_202), "=r"(row_203), "=r"(row_204), "=r"(row_205) : "r"(t3123) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3124 = (u64)t3113 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3125 = t3034 + t3124;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3126 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3127 = t3125 + t3126;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3127), "r"(row_202), "r"(row_203), "r"(row_204), "r"(row_205) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3128 = t3041 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3129 = t3128 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3130 = t3042 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3131 = t3130 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3132 = t3129 & t3131;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3132) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3133 = t3128 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3134 = t3042 ^ t3133;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3135 = t3128 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3136 = t3134 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3137 = t3135 + t3136;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3138 = t3098 + t3137;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_206;
                u32 row_207;
                u32 row_208;
                u32 row_209;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_206), "=r"(row_207), "=r"(row_208), "=r"(row_209) : "r"(t3138) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3139 = (u64)t3128 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3140 = t3034 + t3139;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3141 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3142 = t3140 + t3141;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3142), "r"(row_206), "r"(row_207), "r"(row_208), "r"(row_209) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3143 = t3041 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3144 = t3143 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3145 = t3042 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3146 = t3145 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3147 = t3144 & t3146;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3147) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3148 = t3143 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3149 = t3042 ^ t3148;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3150 = t3143 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3151 = t3149 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3152 = t3150 + t3151;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3153 = t3098 + t3152;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_210;
                u32 row_211;
                u32 row_212;
                u32 row_213;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_210), "=r"(row_211), "=r"(row_212), "=r"(row_213) : "r"(t3153) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3154 = (u64)t3143 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3155 = t3034 + t3154;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3156 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3157 = t3155 + t3156;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3157), "r"(row_210), "r"(row_211), "r"(row_212), "r"(row_213) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3158 = smem_1 + 16384u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3159 = t3041 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3160 = t3042 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3161 = t3160 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3162 = t3159 & t3161;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3162) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3163 = t3041 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3164 = t3042 ^ t3163;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3165 = t3041 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3166 = t3164 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3167 = t3165 + t3166;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3168 = t3158 + t3167;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_214;
                u32 row_215;
                u32 row_216;
                u32 row_217;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_214), "=r"(row_215), "=r"(row_216), "=r"(row_217) : "r"(t3168) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3169 = (u64)t3041 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3170 = t3034 + t3169;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3171 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3172 = t3170 + t3171;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3172), "r"(row_214), "r"(row_215), "r"(row_216), "r"(row_217) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3173 = t3041 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3174 = t3173 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3175 = t3042 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3176 = t3175 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3177 = t3174 & t3176;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3177) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3178 = t3173 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3179 = t3042 ^ t3178;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3180 = t3173 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3181 = t3179 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3182 = t3180 + t3181;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3183 = t3158 + t3182;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_218;
                u32 row_219;
                u32 row_220;
                u32 row_221;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_218), "=r"(row_219), "=r"(row_220), "=r"(row_221) : "r"(t3183) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3184 = (u64)t3173 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3185 = t3034 + t3184;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3186 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3187 = t3185 + t3186;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3187), "r"(row_218), "r"(row_219), "r"(row_220), "r"(row_221) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3188 = t3041 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3189 = t3188 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3190 = t3042 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3191 = t3190 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3192 = t3189 & t3191;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3192) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3193 = t3188 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3194 = t3042 ^ t3193;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3195 = t3188 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3196 = t3194 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3197 = t3195 + t3196;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3198 = t3158 + t3197;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_222;
                u32 row_223;
                u32 row_224;
                u32 row_225;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_222), "=r"(row_223), "=r"(row_224), "=r"(row_225) : "r"(t3198) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3199 = (u64)t3188 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3200 = t3034 + t3199;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3201 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3202 = t3200 + t3201;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3202), "r"(row_222), "r"(row_223), "r"(row_224), "r"(row_225) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3203 = t3041 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3204 = t3203 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3205 = t3042 + 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3206 = t3205 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3207 = t3204 & t3206;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3207) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3208 = t3203 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3209 = t3042 ^ t3208;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3210 = t3203 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3211 = t3209 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3212 = t3210 + t3211;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3213 = t3158 + t3212;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_226;
                u32 row_227;
                u32 row_228;
                u32 row_229;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_226), "=r"(row_227), "=r"(row_228), "=r"(row_229) : "r"(t3213) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3214 = (u64)t3203 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3215 = t3034 + t3214;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3216 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3217 = t3215 + t3216;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t3217), "r"(row_226), "r"(row_227), "r"(row_228), "r"(row_229) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3218 = smem_1 + 24576u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3219 = t3041 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3220 = t3042 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3221 = t3220 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3222 = t3219 & t3221;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3222) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3223 = t3041 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3224 = t3042 ^ t3223;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3225 = t3041 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3226 = t3224 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3227 = t3225 + t3226;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3228 = t3218 + t3227;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_230;
                u32 row_231;
                u32 row_232;
                u32 row_233;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_230), "=r"(row_231), "=r"(row_232), "=r"(row_233) : "r"(t3228) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3229 = (u64)t3041 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3230 = t3034 + t3229;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3231 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3232 = t3230 + t3231;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3232), "r"(row_230), "r"(row_231), "r"(row_232), "r"(row_233) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3233 = t3041 + 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3234 = t3233 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3235 = t3042 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3236 = t3235 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3237 = t3234 & t3236;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3237) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3238 = t3233 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3239 = t3042 ^ t3238;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3240 = t3233 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3241 = t3239 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3242 = t3240 + t3241;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3243 = t3218 + t3242;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_234;
                u32 row_235;
                u32 row_236;
                u32 row_237;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_234), "=r"(row_235), "=r"(row_236), "=r"(row_237) : "r"(t3243) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3244 = (u64)t3233 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3245 = t3034 + t3244;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3246 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3247 = t3245 + t3246;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3247), "r"(row_234), "r"(row_235), "r"(row_236), "r"(row_237) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3248 = t3041 + 8u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3249 = t3248 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3250 = t3042 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3251 = t3250 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3252 = t3249 & t3251;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3252) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3253 = t3248 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3254 = t3042 ^ t3253;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3255 = t3248 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3256 = t3254 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3257 = t3255 + t3256;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3258 = t3218 + t3257;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_238;
                u32 row_239;
                u32 row_240;
                u32 row_241;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_238), "=r"(row_239), "=r"(row_240), "=r"(row_241) : "r"(t3258) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3259 = (u64)t3248 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3260 = t3034 + t3259;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3261 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3262 = t3260 + t3261;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3262), "r"(row_238), "r"(row_239), "r"(row_240), "r"(row_241) : "memory");
            }
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3263 = t3041 + 12u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3264 = t3263 < t3035;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const u32 t3265 = t3042 + 24u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3266 = t3265 < t3036;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            const bool t3267 = t3264 & t3266;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
            if (t3267) {
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3268 = t3263 & 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3269 = t3042 ^ t3268;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3270 = t3263 << 7u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3271 = t3269 << 4u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3272 = t3270 + t3271;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u32 t3273 = t3218 + t3272;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                u32 row_242;
                u32 row_243;
                u32 row_244;
                u32 row_245;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_242), "=r"(row_243), "=r"(row_244), "=r"(row_245) : "r"(t3273) : "memory");
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3274 = (u64)t3263 * t3038;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3275 = t3034 + t3274;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3276 = (u64)t3042 * 16u;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                const u64 t3277 = t3275 + t3276;
#line 346 "fa-kernels/src/attention/backward/warp_specialized/group.rs"
                asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t3277), "r"(row_242), "r"(row_243), "r"(row_244), "r"(row_245) : "memory");
            }
        }
    }
}
