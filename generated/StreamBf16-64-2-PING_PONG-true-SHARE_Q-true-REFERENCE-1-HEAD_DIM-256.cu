typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(384, 1)
stream_bf16(
    const __grid_constant__ tensor_map q_map /* bf16 */,
    const __grid_constant__ tensor_map k_map /* bf16 */,
    const __grid_constant__ tensor_map v_map /* bf16 */,
    const __grid_constant__ tensor_map o_map /* bf16, written */,
    const u64 lse /* f32, written */,
    const u64 lse_stride0,
    const u64 lse_stride1,
    const u64 lse_stride2,
    const u64 lse_stride3,
    const f32 scale_log2,
    const u32 seq_q,
    const u32 seq_k,
    const u32 heads,
    const u32 group,
    const u32 batch,
    const u32 section)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 o = (u64)&o_map;
#line 34 "fa-kernels/src/forward/stream/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 36 "fa-kernels/src/forward/stream/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 37 "fa-kernels/src/forward/stream/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 123 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t7 = smem_1 + 65536u;
#line 128 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t8 = t7 + 65536u;
    const u32 t9 = t8 + 65536u;
#line 40 "fa-kernels/src/forward/stream/mod.rs"
    const bool t10 = thread == 0u;
#line 40 "fa-kernels/src/forward/stream/mod.rs"
    if (t10) {
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t9) : "memory");
        const u32 t11 = t9 + 32u;
#line 148 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
        const u32 t12 = t9 + 16u;
#line 149 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t12) : "memory");
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t13 = t9 + 48u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t14 = t9 + 8u;
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
        const u32 t15 = t9 + 40u;
#line 148 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t9 + 24u;
#line 149 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t16) : "memory");
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t17 = t9 + 56u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t18 = t9 + 64u;
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
        const u32 t19 = t9 + 72u;
#line 156 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t19) : "memory");
#line 158 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 43 "fa-kernels/src/forward/stream/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 45 "fa-kernels/src/forward/stream/mod.rs"
    const u32 t20 = seq_q + 127u;
#line 45 "fa-kernels/src/forward/stream/mod.rs"
    const u32 tiles = t20 >> 7u;
    const u32 t22 = tiles * heads;
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 total = t22 * batch;
#line 48 "fa-kernels/src/forward/stream/mod.rs"
    const bool t24 = warpgroup == 0u;
#line 48 "fa-kernels/src/forward/stream/mod.rs"
    if (t24) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t25 = thread == 0u;
#line 50 "fa-kernels/src/forward/stream/mod.rs"
        if (t25) {
#line 19 "fa-kernels/src/forward/stream/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 48 "fa-kernels/src/forward/stream/work.rs"
            const u32 place = blockIdx.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t27 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t28 = tile * t27;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t29 = t28 + place;
#line 21 "fa-kernels/src/forward/stream/producer.rs"
            u32 index = t29;
            while (true) {
#line 22 "fa-kernels/src/forward/stream/producer.rs"
                const bool t30 = index < total;
                if (!t30) break;
#line 65 "fa-kernels/src/forward/stream/work.rs"
                const u32 t31 = index / tiles;
#line 65 "fa-kernels/src/forward/stream/work.rs"
                const u32 t32 = index % tiles;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t33 = t32 << 7u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t34 = t31 % heads;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t35 = t31 / heads;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 t36 = seq_k + 63u;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 t37 = t36 >> 6u;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 end = t37 > 1u ? t37 : 1u;
#line 169 "fa-kernels/src/forward/problem.rs"
                const u32 t39 = seq_k >> 6u;
#line 169 "fa-kernels/src/forward/problem.rs"
                const u32 whole = t39 < end ? t39 : end;
#line 174 "fa-kernels/src/forward/problem.rs"
                const u32 t41 = end - whole;
#line 174 "fa-kernels/src/forward/problem.rs"
                const u32 t42 = t41 < end ? t41 : end;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t43 = t9 + 72u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t44 = tile & 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t45 = t44 ^ 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t43), "r"(t45) : "memory");
                const u32 t46 = t9 + 64u;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 65536;" :  : "r"(t46) : "memory");
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(smem_1), "l"(q), "r"(t46), "r"(0u), "r"(t34), "r"(t33), "r"(t35) : "memory");
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t47 = smem_1 + 8192u;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t47), "l"(q), "r"(t46), "r"(64u), "r"(t34), "r"(t33), "r"(t35) : "memory");
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t48 = smem_1 + 16384u;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t48), "l"(q), "r"(t46), "r"(128u), "r"(t34), "r"(t33), "r"(t35) : "memory");
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t49 = smem_1 + 24576u;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t49), "l"(q), "r"(t46), "r"(192u), "r"(t34), "r"(t33), "r"(t35) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t50 = t33 + 64u;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t51 = smem_1 + 32768u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t51), "l"(q), "r"(t46), "r"(0u), "r"(t34), "r"(t50), "r"(t35) : "memory");
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t52 = t51 + 8192u;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t52), "l"(q), "r"(t46), "r"(64u), "r"(t34), "r"(t50), "r"(t35) : "memory");
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t53 = t51 + 16384u;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t53), "l"(q), "r"(t46), "r"(128u), "r"(t34), "r"(t50), "r"(t35) : "memory");
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t54 = t51 + 24576u;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t54), "l"(q), "r"(t46), "r"(192u), "r"(t34), "r"(t50), "r"(t35) : "memory");
#line 30 "fa-kernels/src/forward/stream/producer.rs"
                #pragma unroll 1
                for (u32 i = 0u; i < end; i += 1u) {
#line 31 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t55 = passed + i;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t56 = t55 & 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t57 = t55 >> 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t58 = t57 & 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t59 = t58 ^ 1u;
                    const u32 t60 = end - 1u;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t61 = t60 - i;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t62 = t61 << 6u;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t63 = t34 / group;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t64 = t56 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t65 = t9 + t64;
                    const u32 t66 = t56 + 2u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t67 = t66 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t68 = t9 + t67;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t68), "r"(t59) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t65) : "memory");
                    const u32 t69 = t56 << 15u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t70 = t7 + t69;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t70), "l"(k), "r"(t65), "r"(0u), "r"(t63), "r"(t62), "r"(t35) : "memory");
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t71 = t70 + 8192u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t71), "l"(k), "r"(t65), "r"(64u), "r"(t63), "r"(t62), "r"(t35) : "memory");
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t72 = t70 + 16384u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t72), "l"(k), "r"(t65), "r"(128u), "r"(t63), "r"(t62), "r"(t35) : "memory");
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t73 = t70 + 24576u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t73), "l"(k), "r"(t65), "r"(192u), "r"(t63), "r"(t62), "r"(t35) : "memory");
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t74 = t56 + 4u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t75 = t74 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t76 = t9 + t75;
                    const u32 t77 = t56 + 6u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t78 = t77 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t79 = t9 + t78;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t79), "r"(t59) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t76) : "memory");
                    const u32 t80 = t56 << 15u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t81 = t8 + t80;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t81), "l"(v), "r"(t76), "r"(0u), "r"(t63), "r"(t62), "r"(t35) : "memory");
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t82 = t81 + 8192u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t82), "l"(v), "r"(t76), "r"(64u), "r"(t63), "r"(t62), "r"(t35) : "memory");
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t83 = t81 + 16384u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t83), "l"(v), "r"(t76), "r"(128u), "r"(t63), "r"(t62), "r"(t35) : "memory");
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t84 = t81 + 24576u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t84), "l"(v), "r"(t76), "r"(192u), "r"(t63), "r"(t62), "r"(t35) : "memory");
                }
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t85 = passed + end;
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                passed = t85;
                const u32 t86 = tile + 1u;
#line 38 "fa-kernels/src/forward/stream/producer.rs"
                tile = t86;
#line 48 "fa-kernels/src/forward/stream/work.rs"
                const u32 place_2 = blockIdx.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t88 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t89 = tile * t88;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t90 = t89 + place_2;
#line 39 "fa-kernels/src/forward/stream/producer.rs"
                index = t90;
            }
        }
    } else {
#line 54 "fa-kernels/src/forward/stream/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 164 "fa-kernels/src/forward/stream/layout.rs"
        const u32 own = index_2 << 15u;
        const u32 t94 = smem_1 + own;
#line 165 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t95 = smem_1 + own;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t96 = warp & 3u;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t97 = t96 << 4u;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t98 = index_2 << 6u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_2 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_3 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_4 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_5 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_6 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_7 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_8 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_9 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_10 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_11 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_12 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_13 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_14 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_15 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_16 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_17 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_18 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_19 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_20 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_21 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_22 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_23 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_24 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_25 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_26 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_27 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_28 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_29 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_30 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_31 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_32 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_2 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_3 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_4 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_5 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_6 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_7 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_8 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_9 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_10 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_11 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_12 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_13 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_14 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_15 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_16 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_17 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_18 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_19 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_20 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_21 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_22 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_23 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_24 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_25 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_26 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_27 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_28 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_29 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_30 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_31 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_32 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_33 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_34 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_35 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_36 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_37 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_38 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_39 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_40 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_41 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_42 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_43 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_44 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_45 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_46 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_47 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_48 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_49 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_50 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_51 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_52 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_53 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_54 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_55 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_56 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_57 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_58 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_59 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_60 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_61 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_62 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_63 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_64 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_65 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_66 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_67 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_68 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_69 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_70 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_71 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_72 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_73 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_74 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_75 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_76 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_77 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_78 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_79 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_80 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_81 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_82 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_83 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_84 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_85 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_86 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_87 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_88 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_89 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_90 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_91 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_92 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_93 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_94 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_95 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_96 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_97 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_98 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_99 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_100 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_101 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_102 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_103 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_104 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_105 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_106 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_107 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_108 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_109 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_110 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_111 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_112 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_113 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_114 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_115 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_116 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_117 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_118 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_119 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_120 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_121 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_122 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_123 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_124 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_125 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_126 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_127 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_128 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_2 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_3 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_4 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_5 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_6 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_7 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_8 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_9 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_10 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_11 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_12 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_13 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_14 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_15 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_16 = 0u;
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
#line 48 "fa-kernels/src/forward/stream/work.rs"
        const u32 place_3 = blockIdx.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t100 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t101 = count * t100;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t102 = t101 + place_3;
#line 66 "fa-kernels/src/forward/stream/consumer.rs"
        u32 index_3 = t102;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        const bool t103 = index_2 == 1u;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        if (t103) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 68 "fa-kernels/src/forward/stream/consumer.rs"
        while (true) {
#line 68 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t104 = index_3 < total;
            if (!t104) break;
#line 65 "fa-kernels/src/forward/stream/work.rs"
            const u32 t105 = index_3 / tiles;
#line 65 "fa-kernels/src/forward/stream/work.rs"
            const u32 t106 = index_3 % tiles;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t107 = t106 << 7u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t108 = t105 % heads;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t109 = t105 / heads;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t110 = seq_k + 63u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t111 = t110 >> 6u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 end_2 = t111 > 1u ? t111 : 1u;
#line 169 "fa-kernels/src/forward/problem.rs"
            const u32 t113 = seq_k >> 6u;
#line 169 "fa-kernels/src/forward/problem.rs"
            const u32 whole_2 = t113 < end_2 ? t113 : end_2;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t115 = end_2 - whole_2;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t116 = t115 < end_2 ? t115 : end_2;
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_sum = 0.0f;
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t117 = t9 + 64u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t118 = count & 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t117), "r"(t118) : "memory");
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t119 = passed_2 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t120 = t119 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t121 = t9 + t120;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t122 = passed_2 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t123 = t122 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t121), "r"(t123) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t124 = passed_2 & 1u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t125 = t124 << 15u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t126 = t7 + t125;
            const u32 t127 = t94 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t128 = t127 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t129 = (u64)t128;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t130 = t126 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t131 = t130 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t132 = (u64)t131;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t133 = t129 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t134 = t132 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t133), "l"(t134) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t135 = t129 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t136 = t132 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t135), "l"(t136) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t137 = t129 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t138 = t132 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t137), "l"(t138) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t139 = t129 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t140 = t132 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t139), "l"(t140) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t141 = t129 + 4611686293305360896ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t142 = t132 + 4611686293305360896ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t141), "l"(t142) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t143 = t129 + 4611686293305360898ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t144 = t132 + 4611686293305360898ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t143), "l"(t144) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t145 = t129 + 4611686293305360900ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t146 = t132 + 4611686293305360900ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t145), "l"(t146) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t147 = t129 + 4611686293305360902ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t148 = t132 + 4611686293305360902ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t147), "l"(t148) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t149 = t129 + 4611686293305361408ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t150 = t132 + 4611686293305361408ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t149), "l"(t150) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t151 = t129 + 4611686293305361410ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t152 = t132 + 4611686293305361410ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t151), "l"(t152) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t153 = t129 + 4611686293305361412ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t154 = t132 + 4611686293305361412ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t153), "l"(t154) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t155 = t129 + 4611686293305361414ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t156 = t132 + 4611686293305361414ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t155), "l"(t156) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t157 = t129 + 4611686293305361920ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t158 = t132 + 4611686293305361920ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t157), "l"(t158) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t159 = t129 + 4611686293305361922ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t160 = t132 + 4611686293305361922ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t159), "l"(t160) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t161 = t129 + 4611686293305361924ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t162 = t132 + 4611686293305361924ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t161), "l"(t162) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t163 = t129 + 4611686293305361926ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t164 = t132 + 4611686293305361926ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t163), "l"(t164) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 153 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t165 = passed_2 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t166 = t165 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t167 = t166 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t168 = t9 + t167;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t169 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t169) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t168) : "memory");
            }
#line 281 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t170 = t116 != 0u;
#line 281 "fa-kernels/src/forward/stream/consumer.rs"
            if (t170) {
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t171 = end_2 - 1u;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_key = t171 << 6u;
                const u32 t173 = t107 + t98;
#line 291 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_query = t173 + t97;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t175 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t176 = t175 << 1u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 column = first_key + t176;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t178 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t179 = first_query + t178;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t180 = seq_k > column ? seq_k : column;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_3 = t180 - column;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible = 0u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t183 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s = t183;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t185 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_2 = t185;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t187 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_5 = t187;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t189 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_6 = t189;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t191 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_9 = t191;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t193 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_10 = t193;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t195 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_13 = t195;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t197 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_14 = t197;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t199 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_17 = t199;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t201 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_18 = t201;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t203 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_21 = t203;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t205 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_22 = t205;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t207 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_25 = t207;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t209 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_26 = t209;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t211 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_29 = t211;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t213 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_30 = t213;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t214 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t215 = first_query + t214;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t216 = t215 + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t217 = seq_k > column ? seq_k : column;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_4 = t217 - column;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_17 = 0u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t220 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_3 = t220;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_18 = 1u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t222 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_4 = t222;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_19 = 8u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t224 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_7 = t224;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_20 = 9u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t226 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_8 = t226;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_21 = 16u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t228 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_11 = t228;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_22 = 17u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t230 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_12 = t230;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_23 = 24u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t232 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_15 = t232;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_24 = 25u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t234 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_16 = t234;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_25 = 32u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t236 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_19 = t236;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_26 = 33u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t238 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_20 = t238;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_27 = 40u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t240 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_23 = t240;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_28 = 41u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t242 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_24 = t242;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_29 = 48u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t244 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_27 = t244;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_30 = 49u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t246 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_28 = t246;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_31 = 56u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t248 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_31 = t248;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_32 = 57u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t250 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_32 = t250;
            }
#line 168 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 182 "fa-kernels/src/softmax.rs"
            f32 t252;
            asm("max.f32 %0, %1, %2;" : "=f"(t252) : "f"(old), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t253;
            asm("max.f32 %0, %1, %2;" : "=f"(t253) : "f"(t252), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t254;
            asm("max.f32 %0, %1, %2;" : "=f"(t254) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t255;
            asm("max.f32 %0, %1, %2;" : "=f"(t255) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t256;
            asm("max.f32 %0, %1, %2;" : "=f"(t256) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t257;
            asm("max.f32 %0, %1, %2;" : "=f"(t257) : "f"(t253), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t258;
            asm("max.f32 %0, %1, %2;" : "=f"(t258) : "f"(t254), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t259;
            asm("max.f32 %0, %1, %2;" : "=f"(t259) : "f"(t255), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t260;
            asm("max.f32 %0, %1, %2;" : "=f"(t260) : "f"(t256), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t261;
            asm("max.f32 %0, %1, %2;" : "=f"(t261) : "f"(t257), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t262;
            asm("max.f32 %0, %1, %2;" : "=f"(t262) : "f"(t258), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t263;
            asm("max.f32 %0, %1, %2;" : "=f"(t263) : "f"(t259), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t264;
            asm("max.f32 %0, %1, %2;" : "=f"(t264) : "f"(t260), "f"(s_30));
            f32 t265;
            asm("max.f32 %0, %1, %2;" : "=f"(t265) : "f"(t261), "f"(t262));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t266;
            asm("max.f32 %0, %1, %2;" : "=f"(t266) : "f"(t263), "f"(t264));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t267;
            asm("max.f32 %0, %1, %2;" : "=f"(t267) : "f"(t265), "f"(t266));
#line 479 "fa-kernels/src/softmax.rs"
            f32 t268;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t268) : "f"(t267));
#line 479 "fa-kernels/src/softmax.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t267), "f"(t268));
#line 480 "fa-kernels/src/softmax.rs"
            f32 t270;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t270) : "f"(pair));
#line 480 "fa-kernels/src/softmax.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t270));
#line 191 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t273 = new_1 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t273;
#line 171 "fa-kernels/src/softmax.rs"
            const f32 t275 = -reference;
#line 171 "fa-kernels/src/softmax.rs"
            f32 t276;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t276) : "f"(old), "f"(scale_log2), "f"(t275));
#line 171 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t276));
#line 172 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 206 "fa-kernels/src/softmax.rs"
            const f32 t278 = row_sum * rescale;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t279 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t279));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t281;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t281) : "f"(exponent));
#line 209 "fa-kernels/src/softmax.rs"
            s = t281;
            const f32 t282 = t278 + s;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t283 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t283));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t285;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t285) : "f"(exponent_2));
#line 209 "fa-kernels/src/softmax.rs"
            s_2 = t285;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t286 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t286));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t288;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t288) : "f"(exponent_3));
#line 209 "fa-kernels/src/softmax.rs"
            s_5 = t288;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t289 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t289));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t291;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t291) : "f"(exponent_4));
#line 209 "fa-kernels/src/softmax.rs"
            s_6 = t291;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t292 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t292));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t294;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t294) : "f"(exponent_5));
#line 209 "fa-kernels/src/softmax.rs"
            s_9 = t294;
            const f32 t295 = t282 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t296 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t296));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t298;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t298) : "f"(exponent_6));
#line 209 "fa-kernels/src/softmax.rs"
            s_10 = t298;
            const f32 t299 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t300 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t300));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t302;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t302) : "f"(exponent_7));
#line 209 "fa-kernels/src/softmax.rs"
            s_13 = t302;
            const f32 t303 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t304 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t304));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t306;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t306) : "f"(exponent_8));
#line 209 "fa-kernels/src/softmax.rs"
            s_14 = t306;
            const f32 t307 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t308 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t308));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t310;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t310) : "f"(exponent_9));
#line 209 "fa-kernels/src/softmax.rs"
            s_17 = t310;
            const f32 t311 = t295 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t312 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t312));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t314;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t314) : "f"(exponent_10));
#line 209 "fa-kernels/src/softmax.rs"
            s_18 = t314;
            const f32 t315 = t299 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t316 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t316));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t318;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t318) : "f"(exponent_11));
#line 209 "fa-kernels/src/softmax.rs"
            s_21 = t318;
            const f32 t319 = t303 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t320 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t320));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t322;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t322) : "f"(exponent_12));
#line 209 "fa-kernels/src/softmax.rs"
            s_22 = t322;
            const f32 t323 = t307 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t324 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t324));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t326;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t326) : "f"(exponent_13));
#line 209 "fa-kernels/src/softmax.rs"
            s_25 = t326;
            const f32 t327 = t311 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t328 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t328));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t330;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t330) : "f"(exponent_14));
#line 209 "fa-kernels/src/softmax.rs"
            s_26 = t330;
            const f32 t331 = t315 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t332 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t332));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t334;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t334) : "f"(exponent_15));
#line 209 "fa-kernels/src/softmax.rs"
            s_29 = t334;
            const f32 t335 = t319 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t336 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t336));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t338;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t338) : "f"(exponent_16));
#line 209 "fa-kernels/src/softmax.rs"
            s_30 = t338;
            const f32 t339 = t323 + s_30;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t340 = t327 + t331;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t341 = t335 + t339;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t342 = t340 + t341;
#line 212 "fa-kernels/src/softmax.rs"
            row_sum = t342;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
            f32 t344;
            asm("max.f32 %0, %1, %2;" : "=f"(t344) : "f"(old_2), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t345;
            asm("max.f32 %0, %1, %2;" : "=f"(t345) : "f"(t344), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t346;
            asm("max.f32 %0, %1, %2;" : "=f"(t346) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t347;
            asm("max.f32 %0, %1, %2;" : "=f"(t347) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t348;
            asm("max.f32 %0, %1, %2;" : "=f"(t348) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t349;
            asm("max.f32 %0, %1, %2;" : "=f"(t349) : "f"(t345), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t350;
            asm("max.f32 %0, %1, %2;" : "=f"(t350) : "f"(t346), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t351;
            asm("max.f32 %0, %1, %2;" : "=f"(t351) : "f"(t347), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t352;
            asm("max.f32 %0, %1, %2;" : "=f"(t352) : "f"(t348), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t353;
            asm("max.f32 %0, %1, %2;" : "=f"(t353) : "f"(t349), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t354;
            asm("max.f32 %0, %1, %2;" : "=f"(t354) : "f"(t350), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t355;
            asm("max.f32 %0, %1, %2;" : "=f"(t355) : "f"(t351), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t356;
            asm("max.f32 %0, %1, %2;" : "=f"(t356) : "f"(t352), "f"(s_32));
            f32 t357;
            asm("max.f32 %0, %1, %2;" : "=f"(t357) : "f"(t353), "f"(t354));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t358;
            asm("max.f32 %0, %1, %2;" : "=f"(t358) : "f"(t355), "f"(t356));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t359;
            asm("max.f32 %0, %1, %2;" : "=f"(t359) : "f"(t357), "f"(t358));
#line 479 "fa-kernels/src/softmax.rs"
            f32 t360;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t360) : "f"(t359));
#line 479 "fa-kernels/src/softmax.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t359), "f"(t360));
#line 480 "fa-kernels/src/softmax.rs"
            f32 t362;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t362) : "f"(pair_2));
#line 480 "fa-kernels/src/softmax.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t362));
#line 191 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t365 = new_2 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t365;
#line 171 "fa-kernels/src/softmax.rs"
            const f32 t367 = -reference_2;
#line 171 "fa-kernels/src/softmax.rs"
            f32 t368;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t368) : "f"(old_2), "f"(scale_log2), "f"(t367));
#line 171 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t368));
#line 172 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 206 "fa-kernels/src/softmax.rs"
            const f32 t370 = row_sum_2 * rescale_2;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t371 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t371));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t373;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t373) : "f"(exponent_17));
#line 209 "fa-kernels/src/softmax.rs"
            s_3 = t373;
            const f32 t374 = t370 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t375 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t375));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t377;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t377) : "f"(exponent_18));
#line 209 "fa-kernels/src/softmax.rs"
            s_4 = t377;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t378 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t378));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t380;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t380) : "f"(exponent_19));
#line 209 "fa-kernels/src/softmax.rs"
            s_7 = t380;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t381 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t381));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t383;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t383) : "f"(exponent_20));
#line 209 "fa-kernels/src/softmax.rs"
            s_8 = t383;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t384 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t384));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t386;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t386) : "f"(exponent_21));
#line 209 "fa-kernels/src/softmax.rs"
            s_11 = t386;
            const f32 t387 = t374 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t388 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t388));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t390;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t390) : "f"(exponent_22));
#line 209 "fa-kernels/src/softmax.rs"
            s_12 = t390;
            const f32 t391 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t392 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t392));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t394;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t394) : "f"(exponent_23));
#line 209 "fa-kernels/src/softmax.rs"
            s_15 = t394;
            const f32 t395 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t396 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t396));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t398;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t398) : "f"(exponent_24));
#line 209 "fa-kernels/src/softmax.rs"
            s_16 = t398;
            const f32 t399 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t400 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t400));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t402;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t402) : "f"(exponent_25));
#line 209 "fa-kernels/src/softmax.rs"
            s_19 = t402;
            const f32 t403 = t387 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t404 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t404));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t406;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t406) : "f"(exponent_26));
#line 209 "fa-kernels/src/softmax.rs"
            s_20 = t406;
            const f32 t407 = t391 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t408 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t408));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t410;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t410) : "f"(exponent_27));
#line 209 "fa-kernels/src/softmax.rs"
            s_23 = t410;
            const f32 t411 = t395 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t412 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t412));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t414;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(exponent_28));
#line 209 "fa-kernels/src/softmax.rs"
            s_24 = t414;
            const f32 t415 = t399 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t416 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t416));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t418;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t418) : "f"(exponent_29));
#line 209 "fa-kernels/src/softmax.rs"
            s_27 = t418;
            const f32 t419 = t403 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t420 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t420));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t422;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(exponent_30));
#line 209 "fa-kernels/src/softmax.rs"
            s_28 = t422;
            const f32 t423 = t407 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t424 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t424));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t426;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(exponent_31));
#line 209 "fa-kernels/src/softmax.rs"
            s_31 = t426;
            const f32 t427 = t411 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t428 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t428));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t430;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t430) : "f"(exponent_32));
#line 209 "fa-kernels/src/softmax.rs"
            s_32 = t430;
            const f32 t431 = t415 + s_32;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t432 = t419 + t423;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t433 = t427 + t431;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t434 = t432 + t433;
#line 212 "fa-kernels/src/softmax.rs"
            row_sum_2 = t434;
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t435;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t435) : "f"(s), "f"(s_2));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t436;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t436) : "f"(s_3), "f"(s_4));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t437;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t437) : "f"(s_5), "f"(s_6));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t438;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t438) : "f"(s_7), "f"(s_8));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t439;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t439) : "f"(s_9), "f"(s_10));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t440;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t440) : "f"(s_11), "f"(s_12));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t441;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t441) : "f"(s_13), "f"(s_14));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t442;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t442) : "f"(s_15), "f"(s_16));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t443;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t443) : "f"(s_17), "f"(s_18));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t444;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t444) : "f"(s_19), "f"(s_20));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t445;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t445) : "f"(s_21), "f"(s_22));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t446;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t446) : "f"(s_23), "f"(s_24));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t447;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t447) : "f"(s_25), "f"(s_26));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t448;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t448) : "f"(s_27), "f"(s_28));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t449;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t449) : "f"(s_29), "f"(s_30));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t450;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t450) : "f"(s_31), "f"(s_32));
#line 399 "fa-kernels/src/softmax.rs"
            p = t435;
#line 399 "fa-kernels/src/softmax.rs"
            p_2 = t436;
#line 399 "fa-kernels/src/softmax.rs"
            p_3 = t437;
#line 399 "fa-kernels/src/softmax.rs"
            p_4 = t438;
#line 399 "fa-kernels/src/softmax.rs"
            p_5 = t439;
#line 399 "fa-kernels/src/softmax.rs"
            p_6 = t440;
#line 399 "fa-kernels/src/softmax.rs"
            p_7 = t441;
#line 399 "fa-kernels/src/softmax.rs"
            p_8 = t442;
#line 399 "fa-kernels/src/softmax.rs"
            p_9 = t443;
#line 399 "fa-kernels/src/softmax.rs"
            p_10 = t444;
#line 399 "fa-kernels/src/softmax.rs"
            p_11 = t445;
#line 399 "fa-kernels/src/softmax.rs"
            p_12 = t446;
#line 399 "fa-kernels/src/softmax.rs"
            p_13 = t447;
#line 399 "fa-kernels/src/softmax.rs"
            p_14 = t448;
#line 399 "fa-kernels/src/softmax.rs"
            p_15 = t449;
#line 399 "fa-kernels/src/softmax.rs"
            p_16 = t450;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_2 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_3 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_4 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_5 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_6 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_7 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_8 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_9 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_10 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_11 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_12 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_13 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_14 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_15 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_16 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_17 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_18 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_19 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_20 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_21 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_22 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_23 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_24 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_25 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_26 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_27 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_28 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_29 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_30 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_31 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_32 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_33 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_34 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_35 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_36 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_37 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_38 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_39 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_40 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_41 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_42 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_43 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_44 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_45 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_46 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_47 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_48 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_49 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_50 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_51 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_52 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_53 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_54 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_55 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_56 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_57 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_58 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_59 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_60 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_61 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_62 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_63 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_64 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_65 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_66 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_67 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_68 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_69 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_70 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_71 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_72 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_73 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_74 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_75 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_76 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_77 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_78 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_79 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_80 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_81 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_82 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_83 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_84 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_85 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_86 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_87 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_88 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_89 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_90 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_91 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_92 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_93 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_94 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_95 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_96 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_97 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_98 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_99 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_100 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_101 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_102 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_103 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_104 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_105 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_106 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_107 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_108 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_109 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_110 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_111 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_112 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_113 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_114 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_115 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_116 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_117 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_118 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_119 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_120 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_121 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_122 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_123 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_124 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_125 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_126 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_127 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_128 = 0.0f;
#line 161 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 cut_right = t116 > 1u ? t116 : 1u;
            const u32 cut_left = end_2 > cut_right ? end_2 : cut_right;
#line 179 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t453 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t453) : "memory");
#line 229 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t454 = passed_2 + i_2;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t455 = t454 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t456 = t455 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t457 = t9 + t456;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t458 = t454 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t459 = t458 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t457), "r"(t459) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t460 = t454 & 1u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t461 = t460 << 15u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t462 = t7 + t461;
                const u32 t463 = t94 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t464 = t463 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t465 = (u64)t464;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t466 = t462 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t467 = t466 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t468 = (u64)t467;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t469 = t465 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t470 = t468 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t469), "l"(t470) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t471 = t465 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t472 = t468 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t471), "l"(t472) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t473 = t465 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t474 = t468 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t473), "l"(t474) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t475 = t465 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t476 = t468 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t475), "l"(t476) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t477 = t465 + 4611686293305360896ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t478 = t468 + 4611686293305360896ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t477), "l"(t478) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t479 = t465 + 4611686293305360898ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t480 = t468 + 4611686293305360898ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t479), "l"(t480) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t481 = t465 + 4611686293305360900ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t482 = t468 + 4611686293305360900ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t481), "l"(t482) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t483 = t465 + 4611686293305360902ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t484 = t468 + 4611686293305360902ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t483), "l"(t484) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t485 = t465 + 4611686293305361408ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t486 = t468 + 4611686293305361408ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t485), "l"(t486) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t487 = t465 + 4611686293305361410ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t488 = t468 + 4611686293305361410ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t487), "l"(t488) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t489 = t465 + 4611686293305361412ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t490 = t468 + 4611686293305361412ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t489), "l"(t490) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t491 = t465 + 4611686293305361414ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t492 = t468 + 4611686293305361414ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t491), "l"(t492) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t493 = t465 + 4611686293305361920ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t494 = t468 + 4611686293305361920ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t493), "l"(t494) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t495 = t465 + 4611686293305361922ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t496 = t468 + 4611686293305361922ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t495), "l"(t496) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t497 = t465 + 4611686293305361924ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t498 = t468 + 4611686293305361924ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t497), "l"(t498) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t499 = t465 + 4611686293305361926ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t500 = t468 + 4611686293305361926ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t499), "l"(t500) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 212 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t501 = i_2 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t502 = passed_2 + t501;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t503 = t502 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t504 = t503 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t505 = t504 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t506 = t9 + t505;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t507 = t502 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t508 = t507 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t506), "r"(t508) : "memory");
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs = p;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_2 = p_2;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_3 = p_3;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_4 = p_4;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_5 = p_5;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_6 = p_6;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_7 = p_7;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_8 = p_8;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_9 = p_9;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_10 = p_10;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_11 = p_11;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_12 = p_12;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_13 = p_13;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_14 = p_14;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_15 = p_15;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_16 = p_16;
#line 246 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t509 = t502 & 1u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t510 = t509 << 15u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t511 = t8 + t510;
                const u32 t512 = t511 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t513 = t512 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t514 = (u64)t513;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t515 = t514 + 4611686293338849280ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t515) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t516 = t514 + 4611686293338849408ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t516) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t517 = t514 + 4611686293338849536ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t517) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t518 = t514 + 4611686293338849664ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t518) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t519 = index_2 == 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t520 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next = t519 ? 0u : t520;
                const u32 t522 = next + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t522) : "memory");
#line 214 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
                const u32 t523 = passed_2 + i_2;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t524 = t523 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t525 = t524 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t526 = t525 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t527 = t9 + t526;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t528 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t528) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t527) : "memory");
                }
#line 234 "fa-kernels/src/softmax.rs"
                const f32 old_3 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t529;
                asm("max.f32 %0, %1, %2;" : "=f"(t529) : "f"(old_3), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t530;
                asm("max.f32 %0, %1, %2;" : "=f"(t530) : "f"(t529), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t531;
                asm("max.f32 %0, %1, %2;" : "=f"(t531) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t532;
                asm("max.f32 %0, %1, %2;" : "=f"(t532) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t533;
                asm("max.f32 %0, %1, %2;" : "=f"(t533) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t534;
                asm("max.f32 %0, %1, %2;" : "=f"(t534) : "f"(t530), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t535;
                asm("max.f32 %0, %1, %2;" : "=f"(t535) : "f"(t531), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t536;
                asm("max.f32 %0, %1, %2;" : "=f"(t536) : "f"(t532), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t537;
                asm("max.f32 %0, %1, %2;" : "=f"(t537) : "f"(t533), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t538;
                asm("max.f32 %0, %1, %2;" : "=f"(t538) : "f"(t534), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t539;
                asm("max.f32 %0, %1, %2;" : "=f"(t539) : "f"(t535), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t540;
                asm("max.f32 %0, %1, %2;" : "=f"(t540) : "f"(t536), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t541;
                asm("max.f32 %0, %1, %2;" : "=f"(t541) : "f"(t537), "f"(s_30));
                f32 t542;
                asm("max.f32 %0, %1, %2;" : "=f"(t542) : "f"(t538), "f"(t539));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t543;
                asm("max.f32 %0, %1, %2;" : "=f"(t543) : "f"(t540), "f"(t541));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t544;
                asm("max.f32 %0, %1, %2;" : "=f"(t544) : "f"(t542), "f"(t543));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t545;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t545) : "f"(t544));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t544), "f"(t545));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t547;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t547) : "f"(pair_3));
#line 480 "fa-kernels/src/softmax.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t547));
#line 234 "fa-kernels/src/softmax.rs"
                const f32 old_4 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t549;
                asm("max.f32 %0, %1, %2;" : "=f"(t549) : "f"(old_4), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t550;
                asm("max.f32 %0, %1, %2;" : "=f"(t550) : "f"(t549), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t551;
                asm("max.f32 %0, %1, %2;" : "=f"(t551) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t552;
                asm("max.f32 %0, %1, %2;" : "=f"(t552) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t553;
                asm("max.f32 %0, %1, %2;" : "=f"(t553) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t554;
                asm("max.f32 %0, %1, %2;" : "=f"(t554) : "f"(t550), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t555;
                asm("max.f32 %0, %1, %2;" : "=f"(t555) : "f"(t551), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t556;
                asm("max.f32 %0, %1, %2;" : "=f"(t556) : "f"(t552), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t557;
                asm("max.f32 %0, %1, %2;" : "=f"(t557) : "f"(t553), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t558;
                asm("max.f32 %0, %1, %2;" : "=f"(t558) : "f"(t554), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t559;
                asm("max.f32 %0, %1, %2;" : "=f"(t559) : "f"(t555), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t560;
                asm("max.f32 %0, %1, %2;" : "=f"(t560) : "f"(t556), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t561;
                asm("max.f32 %0, %1, %2;" : "=f"(t561) : "f"(t557), "f"(s_32));
                f32 t562;
                asm("max.f32 %0, %1, %2;" : "=f"(t562) : "f"(t558), "f"(t559));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t563;
                asm("max.f32 %0, %1, %2;" : "=f"(t563) : "f"(t560), "f"(t561));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t564;
                asm("max.f32 %0, %1, %2;" : "=f"(t564) : "f"(t562), "f"(t563));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t565;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t565) : "f"(t564));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t564), "f"(t565));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t567;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t567) : "f"(pair_4));
#line 480 "fa-kernels/src/softmax.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t567));
#line 242 "fa-kernels/src/softmax.rs"
                const f32 old_5 = row_max;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t569 = news - old_5;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t570 = t569 * scale_log2;
#line 244 "fa-kernels/src/softmax.rs"
                const bool t571 = 8.0f < t570;
#line 242 "fa-kernels/src/softmax.rs"
                const f32 old_6 = row_max_2;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t572 = news_2 - old_6;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t573 = t572 * scale_log2;
#line 244 "fa-kernels/src/softmax.rs"
                const bool t574 = 8.0f < t573;
#line 247 "fa-kernels/src/softmax.rs"
                const bool t575 = t571 | t574;
#line 247 "fa-kernels/src/softmax.rs"
                const bool rose = __any_sync(0xffffffffu, t575);
#line 252 "fa-kernels/src/softmax.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t580 = new_3 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t580;
#line 255 "fa-kernels/src/softmax.rs"
                const f32 t582 = -reference_3;
#line 255 "fa-kernels/src/softmax.rs"
                f32 t583;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(old_7), "f"(scale_log2), "f"(t582));
#line 255 "fa-kernels/src/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t583));
                row_max = new_3;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t585 = row_sum * factor;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t586 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t586));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t588;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t588) : "f"(exponent_33));
#line 209 "fa-kernels/src/softmax.rs"
                s = t588;
                const f32 t589 = t585 + s;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t590 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t590));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t592;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(exponent_34));
#line 209 "fa-kernels/src/softmax.rs"
                s_2 = t592;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t593 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(scale_log2), "f"(t593));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t595;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(exponent_35));
#line 209 "fa-kernels/src/softmax.rs"
                s_5 = t595;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t596 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(scale_log2), "f"(t596));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t598;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t598) : "f"(exponent_36));
#line 209 "fa-kernels/src/softmax.rs"
                s_6 = t598;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t599 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(scale_log2), "f"(t599));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(exponent_37));
#line 209 "fa-kernels/src/softmax.rs"
                s_9 = t601;
                const f32 t602 = t589 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t603 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(scale_log2), "f"(t603));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t605;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t605) : "f"(exponent_38));
#line 209 "fa-kernels/src/softmax.rs"
                s_10 = t605;
                const f32 t606 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t607 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(scale_log2), "f"(t607));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t609;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(exponent_39));
#line 209 "fa-kernels/src/softmax.rs"
                s_13 = t609;
                const f32 t610 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t611 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(scale_log2), "f"(t611));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t613;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(exponent_40));
#line 209 "fa-kernels/src/softmax.rs"
                s_14 = t613;
                const f32 t614 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t615 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(scale_log2), "f"(t615));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t617;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(exponent_41));
#line 209 "fa-kernels/src/softmax.rs"
                s_17 = t617;
                const f32 t618 = t602 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t619 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(scale_log2), "f"(t619));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t621;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t621) : "f"(exponent_42));
#line 209 "fa-kernels/src/softmax.rs"
                s_18 = t621;
                const f32 t622 = t606 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t623 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(scale_log2), "f"(t623));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t625;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t625) : "f"(exponent_43));
#line 209 "fa-kernels/src/softmax.rs"
                s_21 = t625;
                const f32 t626 = t610 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t627 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(scale_log2), "f"(t627));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t629;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(exponent_44));
#line 209 "fa-kernels/src/softmax.rs"
                s_22 = t629;
                const f32 t630 = t614 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t631 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(scale_log2), "f"(t631));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t633;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t633) : "f"(exponent_45));
#line 209 "fa-kernels/src/softmax.rs"
                s_25 = t633;
                const f32 t634 = t618 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t635 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(scale_log2), "f"(t635));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t637;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(exponent_46));
#line 209 "fa-kernels/src/softmax.rs"
                s_26 = t637;
                const f32 t638 = t622 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t639 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(scale_log2), "f"(t639));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t641;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t641) : "f"(exponent_47));
#line 209 "fa-kernels/src/softmax.rs"
                s_29 = t641;
                const f32 t642 = t626 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t643 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(scale_log2), "f"(t643));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t645;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(exponent_48));
#line 209 "fa-kernels/src/softmax.rs"
                s_30 = t645;
                const f32 t646 = t630 + s_30;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t647 = t634 + t638;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t648 = t642 + t646;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t649 = t647 + t648;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum = t649;
#line 252 "fa-kernels/src/softmax.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t653 = new_4 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t653;
#line 255 "fa-kernels/src/softmax.rs"
                const f32 t655 = -reference_4;
#line 255 "fa-kernels/src/softmax.rs"
                f32 t656;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t656) : "f"(old_8), "f"(scale_log2), "f"(t655));
#line 255 "fa-kernels/src/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t656));
                row_max_2 = new_4;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t658 = row_sum_2 * factor_2;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t659 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(scale_log2), "f"(t659));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(exponent_49));
#line 209 "fa-kernels/src/softmax.rs"
                s_3 = t661;
                const f32 t662 = t658 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t663 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(scale_log2), "f"(t663));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t665;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_50));
#line 209 "fa-kernels/src/softmax.rs"
                s_4 = t665;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t666 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(scale_log2), "f"(t666));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t668;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t668) : "f"(exponent_51));
#line 209 "fa-kernels/src/softmax.rs"
                s_7 = t668;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t669 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(scale_log2), "f"(t669));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t671;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(exponent_52));
#line 209 "fa-kernels/src/softmax.rs"
                s_8 = t671;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t672 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(scale_log2), "f"(t672));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t674;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(exponent_53));
#line 209 "fa-kernels/src/softmax.rs"
                s_11 = t674;
                const f32 t675 = t662 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t676 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(scale_log2), "f"(t676));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t678;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t678) : "f"(exponent_54));
#line 209 "fa-kernels/src/softmax.rs"
                s_12 = t678;
                const f32 t679 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t680 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(scale_log2), "f"(t680));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t682;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t682) : "f"(exponent_55));
#line 209 "fa-kernels/src/softmax.rs"
                s_15 = t682;
                const f32 t683 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t684 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(scale_log2), "f"(t684));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t686;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t686) : "f"(exponent_56));
#line 209 "fa-kernels/src/softmax.rs"
                s_16 = t686;
                const f32 t687 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t688 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(scale_log2), "f"(t688));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t690;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t690) : "f"(exponent_57));
#line 209 "fa-kernels/src/softmax.rs"
                s_19 = t690;
                const f32 t691 = t675 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t692 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(scale_log2), "f"(t692));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t694;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t694) : "f"(exponent_58));
#line 209 "fa-kernels/src/softmax.rs"
                s_20 = t694;
                const f32 t695 = t679 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t696 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(scale_log2), "f"(t696));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t698;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t698) : "f"(exponent_59));
#line 209 "fa-kernels/src/softmax.rs"
                s_23 = t698;
                const f32 t699 = t683 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t700 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(scale_log2), "f"(t700));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(exponent_60));
#line 209 "fa-kernels/src/softmax.rs"
                s_24 = t702;
                const f32 t703 = t687 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t704 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(scale_log2), "f"(t704));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t706;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t706) : "f"(exponent_61));
#line 209 "fa-kernels/src/softmax.rs"
                s_27 = t706;
                const f32 t707 = t691 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t708 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(scale_log2), "f"(t708));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t710;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t710) : "f"(exponent_62));
#line 209 "fa-kernels/src/softmax.rs"
                s_28 = t710;
                const f32 t711 = t695 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t712 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t712));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t714;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t714) : "f"(exponent_63));
#line 209 "fa-kernels/src/softmax.rs"
                s_31 = t714;
                const f32 t715 = t699 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t716 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t716));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t718;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(exponent_64));
#line 209 "fa-kernels/src/softmax.rs"
                s_32 = t718;
                const f32 t719 = t703 + s_32;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t720 = t707 + t711;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t721 = t715 + t719;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t722 = t720 + t721;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum_2 = t722;
#line 221 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
                const u32 t723 = i_2 - 1u;
#line 222 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t724 = passed_2 + t723;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t725 = t724 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t726 = t725 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t727 = t726 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t728 = t9 + t727;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t729 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t729) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t728) : "memory");
                }
#line 134 "fa-kernels/src/softmax.rs"
                if (rose) {
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t730 = acc * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc = t730;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t731 = acc_2 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_2 = t731;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t732 = acc_5 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_5 = t732;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t733 = acc_6 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_6 = t733;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t734 = acc_9 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_9 = t734;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t735 = acc_10 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_10 = t735;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t736 = acc_13 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_13 = t736;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t737 = acc_14 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_14 = t737;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t738 = acc_17 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_17 = t738;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t739 = acc_18 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_18 = t739;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t740 = acc_21 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_21 = t740;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t741 = acc_22 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_22 = t741;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t742 = acc_25 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_25 = t742;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t743 = acc_26 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_26 = t743;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t744 = acc_29 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_29 = t744;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t745 = acc_30 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_30 = t745;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t746 = acc_33 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_33 = t746;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t747 = acc_34 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_34 = t747;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t748 = acc_37 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_37 = t748;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t749 = acc_38 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_38 = t749;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t750 = acc_41 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_41 = t750;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t751 = acc_42 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_42 = t751;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t752 = acc_45 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_45 = t752;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t753 = acc_46 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_46 = t753;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t754 = acc_49 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_49 = t754;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t755 = acc_50 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_50 = t755;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t756 = acc_53 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_53 = t756;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t757 = acc_54 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_54 = t757;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t758 = acc_57 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_57 = t758;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t759 = acc_58 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_58 = t759;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t760 = acc_61 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_61 = t760;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t761 = acc_62 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_62 = t761;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t762 = acc_65 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_65 = t762;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t763 = acc_66 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_66 = t763;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t764 = acc_69 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_69 = t764;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t765 = acc_70 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_70 = t765;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t766 = acc_73 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_73 = t766;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t767 = acc_74 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_74 = t767;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t768 = acc_77 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_77 = t768;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t769 = acc_78 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_78 = t769;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t770 = acc_81 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_81 = t770;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t771 = acc_82 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_82 = t771;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t772 = acc_85 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_85 = t772;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t773 = acc_86 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_86 = t773;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t774 = acc_89 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_89 = t774;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t775 = acc_90 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_90 = t775;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t776 = acc_93 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_93 = t776;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t777 = acc_94 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_94 = t777;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t778 = acc_97 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_97 = t778;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t779 = acc_98 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_98 = t779;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t780 = acc_101 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_101 = t780;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t781 = acc_102 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_102 = t781;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t782 = acc_105 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_105 = t782;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t783 = acc_106 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_106 = t783;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t784 = acc_109 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_109 = t784;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t785 = acc_110 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_110 = t785;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t786 = acc_113 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_113 = t786;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t787 = acc_114 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_114 = t787;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t788 = acc_117 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_117 = t788;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t789 = acc_118 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_118 = t789;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t790 = acc_121 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_121 = t790;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t791 = acc_122 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_122 = t791;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t792 = acc_125 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_125 = t792;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t793 = acc_126 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_126 = t793;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t794 = acc_3 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_3 = t794;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t795 = acc_4 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_4 = t795;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t796 = acc_7 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_7 = t796;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t797 = acc_8 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_8 = t797;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t798 = acc_11 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_11 = t798;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t799 = acc_12 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_12 = t799;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t800 = acc_15 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_15 = t800;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t801 = acc_16 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_16 = t801;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t802 = acc_19 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_19 = t802;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t803 = acc_20 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_20 = t803;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t804 = acc_23 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_23 = t804;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t805 = acc_24 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_24 = t805;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t806 = acc_27 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_27 = t806;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t807 = acc_28 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_28 = t807;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t808 = acc_31 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_31 = t808;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t809 = acc_32 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_32 = t809;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t810 = acc_35 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_35 = t810;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t811 = acc_36 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_36 = t811;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t812 = acc_39 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_39 = t812;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t813 = acc_40 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_40 = t813;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t814 = acc_43 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_43 = t814;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t815 = acc_44 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_44 = t815;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t816 = acc_47 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_47 = t816;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t817 = acc_48 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_48 = t817;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t818 = acc_51 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_51 = t818;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t819 = acc_52 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_52 = t819;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t820 = acc_55 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_55 = t820;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t821 = acc_56 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_56 = t821;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t822 = acc_59 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_59 = t822;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t823 = acc_60 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_60 = t823;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t824 = acc_63 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_63 = t824;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t825 = acc_64 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_64 = t825;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t826 = acc_67 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_67 = t826;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t827 = acc_68 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_68 = t827;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t828 = acc_71 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_71 = t828;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t829 = acc_72 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_72 = t829;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t830 = acc_75 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_75 = t830;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t831 = acc_76 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_76 = t831;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t832 = acc_79 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_79 = t832;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t833 = acc_80 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_80 = t833;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t834 = acc_83 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_83 = t834;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t835 = acc_84 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_84 = t835;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t836 = acc_87 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_87 = t836;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t837 = acc_88 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_88 = t837;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t838 = acc_91 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_91 = t838;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t839 = acc_92 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_92 = t839;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t840 = acc_95 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_95 = t840;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t841 = acc_96 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_96 = t841;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t842 = acc_99 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_99 = t842;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t843 = acc_100 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_100 = t843;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t844 = acc_103 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_103 = t844;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t845 = acc_104 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_104 = t845;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t846 = acc_107 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_107 = t846;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t847 = acc_108 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_108 = t847;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t848 = acc_111 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_111 = t848;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t849 = acc_112 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_112 = t849;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t850 = acc_115 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_115 = t850;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t851 = acc_116 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_116 = t851;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t852 = acc_119 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_119 = t852;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t853 = acc_120 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_120 = t853;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t854 = acc_123 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_123 = t854;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t855 = acc_124 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_124 = t855;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t856 = acc_127 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_127 = t856;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t857 = acc_128 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_128 = t857;
                }
#line 137 "fa-kernels/src/softmax.rs"
                u32 t858;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t858) : "f"(s), "f"(s_2));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t859;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t859) : "f"(s_3), "f"(s_4));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t860;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t860) : "f"(s_5), "f"(s_6));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t861;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t861) : "f"(s_7), "f"(s_8));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t862;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t862) : "f"(s_9), "f"(s_10));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t863;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t863) : "f"(s_11), "f"(s_12));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t864;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t864) : "f"(s_13), "f"(s_14));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t865;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t865) : "f"(s_15), "f"(s_16));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t866;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t866) : "f"(s_17), "f"(s_18));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t867;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t867) : "f"(s_19), "f"(s_20));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t868;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t868) : "f"(s_21), "f"(s_22));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t869;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t869) : "f"(s_23), "f"(s_24));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t870;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(s_25), "f"(s_26));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t871;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t871) : "f"(s_27), "f"(s_28));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t872;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(s_29), "f"(s_30));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t873;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t873) : "f"(s_31), "f"(s_32));
#line 399 "fa-kernels/src/softmax.rs"
                p = t858;
#line 399 "fa-kernels/src/softmax.rs"
                p_2 = t859;
#line 399 "fa-kernels/src/softmax.rs"
                p_3 = t860;
#line 399 "fa-kernels/src/softmax.rs"
                p_4 = t861;
#line 399 "fa-kernels/src/softmax.rs"
                p_5 = t862;
#line 399 "fa-kernels/src/softmax.rs"
                p_6 = t863;
#line 399 "fa-kernels/src/softmax.rs"
                p_7 = t864;
#line 399 "fa-kernels/src/softmax.rs"
                p_8 = t865;
#line 399 "fa-kernels/src/softmax.rs"
                p_9 = t866;
#line 399 "fa-kernels/src/softmax.rs"
                p_10 = t867;
#line 399 "fa-kernels/src/softmax.rs"
                p_11 = t868;
#line 399 "fa-kernels/src/softmax.rs"
                p_12 = t869;
#line 399 "fa-kernels/src/softmax.rs"
                p_13 = t870;
#line 399 "fa-kernels/src/softmax.rs"
                p_14 = t871;
#line 399 "fa-kernels/src/softmax.rs"
                p_15 = t872;
#line 399 "fa-kernels/src/softmax.rs"
                p_16 = t873;
            }
#line 194 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t874 = end_2 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t875 = passed_2 + t874;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t876 = t875 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t877 = t876 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t878 = t877 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t879 = t9 + t878;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t880 = t875 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t881 = t880 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t879), "r"(t881) : "memory");
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_17 = p;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_18 = p_2;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_19 = p_3;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_20 = p_4;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_21 = p_5;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_22 = p_6;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_23 = p_7;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_24 = p_8;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_25 = p_9;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_26 = p_10;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_27 = p_11;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_28 = p_12;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_29 = p_13;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_30 = p_14;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_31 = p_15;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_32 = p_16;
#line 246 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t882 = t875 & 1u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t883 = t882 << 15u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t884 = t8 + t883;
            const u32 t885 = t884 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t886 = t885 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t887 = (u64)t886;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t888 = t887 + 4611686293338849280ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t888) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t889 = t887 + 4611686293338849408ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t889) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t890 = t887 + 4611686293338849536ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t890) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t891 = t887 + 4611686293338849664ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t891) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 195 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
            const u32 t892 = end_2 - 1u;
#line 196 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t893 = passed_2 + t892;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t894 = t893 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t895 = t894 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t896 = t895 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t897 = t9 + t896;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t898 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t898) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t897) : "memory");
            }
#line 77 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t899 = passed_2 + end_2;
#line 77 "fa-kernels/src/forward/stream/consumer.rs"
            passed_2 = t899;
#line 320 "fa-kernels/src/softmax.rs"
            f32 t900;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t900) : "f"(row_sum));
#line 320 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t900;
            f32 t902;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t902) : "f"(pair_5));
#line 321 "fa-kernels/src/softmax.rs"
            const f32 t903 = pair_5 + t902;
#line 321 "fa-kernels/src/softmax.rs"
            row_sum = t903;
#line 320 "fa-kernels/src/softmax.rs"
            f32 t904;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t904) : "f"(row_sum_2));
#line 320 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t904;
            f32 t906;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t906) : "f"(pair_6));
#line 321 "fa-kernels/src/softmax.rs"
            const f32 t907 = pair_6 + t906;
#line 321 "fa-kernels/src/softmax.rs"
            row_sum_2 = t907;
#line 352 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t908 = sum == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
            f32 t909;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(sum));
#line 353 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t908 ? 0.0f : t909;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t911 = acc * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc = t911;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t912 = acc_2 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_2 = t912;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t913 = acc_5 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_5 = t913;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t914 = acc_6 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_6 = t914;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t915 = acc_9 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_9 = t915;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t916 = acc_10 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_10 = t916;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t917 = acc_13 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_13 = t917;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t918 = acc_14 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_14 = t918;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t919 = acc_17 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_17 = t919;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t920 = acc_18 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_18 = t920;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t921 = acc_21 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_21 = t921;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t922 = acc_22 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_22 = t922;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t923 = acc_25 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_25 = t923;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t924 = acc_26 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_26 = t924;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t925 = acc_29 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_29 = t925;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t926 = acc_30 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_30 = t926;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t927 = acc_33 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_33 = t927;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t928 = acc_34 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_34 = t928;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t929 = acc_37 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_37 = t929;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t930 = acc_38 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_38 = t930;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t931 = acc_41 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_41 = t931;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t932 = acc_42 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_42 = t932;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t933 = acc_45 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_45 = t933;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t934 = acc_46 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_46 = t934;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t935 = acc_49 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_49 = t935;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t936 = acc_50 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_50 = t936;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t937 = acc_53 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_53 = t937;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t938 = acc_54 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_54 = t938;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t939 = acc_57 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_57 = t939;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t940 = acc_58 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_58 = t940;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t941 = acc_61 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_61 = t941;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t942 = acc_62 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_62 = t942;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t943 = acc_65 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_65 = t943;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t944 = acc_66 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_66 = t944;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t945 = acc_69 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_69 = t945;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t946 = acc_70 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_70 = t946;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t947 = acc_73 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_73 = t947;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t948 = acc_74 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_74 = t948;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t949 = acc_77 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_77 = t949;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t950 = acc_78 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_78 = t950;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t951 = acc_81 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_81 = t951;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t952 = acc_82 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_82 = t952;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t953 = acc_85 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_85 = t953;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t954 = acc_86 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_86 = t954;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t955 = acc_89 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_89 = t955;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t956 = acc_90 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_90 = t956;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t957 = acc_93 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_93 = t957;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t958 = acc_94 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_94 = t958;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t959 = acc_97 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_97 = t959;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t960 = acc_98 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_98 = t960;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t961 = acc_101 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_101 = t961;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t962 = acc_102 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_102 = t962;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t963 = acc_105 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_105 = t963;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t964 = acc_106 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_106 = t964;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t965 = acc_109 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_109 = t965;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t966 = acc_110 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_110 = t966;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t967 = acc_113 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_113 = t967;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t968 = acc_114 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_114 = t968;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t969 = acc_117 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_117 = t969;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t970 = acc_118 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_118 = t970;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t971 = acc_121 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_121 = t971;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t972 = acc_122 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_122 = t972;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t973 = acc_125 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_125 = t973;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t974 = acc_126 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_126 = t974;
#line 352 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t975 = sum_2 == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
            f32 t976;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t976) : "f"(sum_2));
#line 353 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t975 ? 0.0f : t976;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t978 = acc_3 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_3 = t978;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t979 = acc_4 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_4 = t979;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t980 = acc_7 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_7 = t980;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t981 = acc_8 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_8 = t981;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t982 = acc_11 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_11 = t982;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t983 = acc_12 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_12 = t983;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t984 = acc_15 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_15 = t984;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t985 = acc_16 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_16 = t985;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t986 = acc_19 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_19 = t986;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t987 = acc_20 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_20 = t987;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t988 = acc_23 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_23 = t988;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t989 = acc_24 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_24 = t989;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t990 = acc_27 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_27 = t990;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t991 = acc_28 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_28 = t991;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t992 = acc_31 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_31 = t992;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t993 = acc_32 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_32 = t993;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t994 = acc_35 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_35 = t994;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t995 = acc_36 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_36 = t995;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t996 = acc_39 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_39 = t996;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t997 = acc_40 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_40 = t997;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t998 = acc_43 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_43 = t998;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t999 = acc_44 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_44 = t999;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1000 = acc_47 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_47 = t1000;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1001 = acc_48 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_48 = t1001;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1002 = acc_51 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_51 = t1002;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1003 = acc_52 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_52 = t1003;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1004 = acc_55 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_55 = t1004;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1005 = acc_56 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_56 = t1005;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1006 = acc_59 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_59 = t1006;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1007 = acc_60 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_60 = t1007;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1008 = acc_63 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_63 = t1008;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1009 = acc_64 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_64 = t1009;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1010 = acc_67 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_67 = t1010;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1011 = acc_68 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_68 = t1011;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1012 = acc_71 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_71 = t1012;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1013 = acc_72 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_72 = t1013;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1014 = acc_75 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_75 = t1014;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1015 = acc_76 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_76 = t1015;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1016 = acc_79 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_79 = t1016;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1017 = acc_80 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_80 = t1017;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1018 = acc_83 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_83 = t1018;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1019 = acc_84 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_84 = t1019;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1020 = acc_87 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_87 = t1020;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1021 = acc_88 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_88 = t1021;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1022 = acc_91 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_91 = t1022;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1023 = acc_92 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_92 = t1023;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1024 = acc_95 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_95 = t1024;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1025 = acc_96 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_96 = t1025;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1026 = acc_99 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_99 = t1026;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1027 = acc_100 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_100 = t1027;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1028 = acc_103 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_103 = t1028;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1029 = acc_104 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_104 = t1029;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1030 = acc_107 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_107 = t1030;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1031 = acc_108 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_108 = t1031;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1032 = acc_111 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_111 = t1032;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1033 = acc_112 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_112 = t1033;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1034 = acc_115 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_115 = t1034;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1035 = acc_116 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_116 = t1035;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1036 = acc_119 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_119 = t1036;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1037 = acc_120 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_120 = t1037;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1038 = acc_123 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_123 = t1038;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1039 = acc_124 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_124 = t1039;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1040 = acc_127 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_127 = t1040;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t1041 = acc_128 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_128 = t1041;
#line 59 "fa-kernels/src/forward/stream/turn.rs"
            const u32 t1042 = index_2 + 3u;
#line 59 "fa-kernels/src/forward/stream/turn.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t1042) : "memory");
#line 315 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1043 = t94 + 8192u;
#line 315 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1044 = t94 + 16384u;
#line 315 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1045 = t94 + 24576u;
            u32 t1046;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1046) : "f"(acc), "f"(acc_2));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1047;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(acc_3), "f"(acc_4));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1048;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(acc_5), "f"(acc_6));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1049;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(acc_7), "f"(acc_8));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1050;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1050) : "f"(acc_9), "f"(acc_10));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1051;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1051) : "f"(acc_11), "f"(acc_12));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1052;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(acc_13), "f"(acc_14));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1053;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(acc_15), "f"(acc_16));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1054;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(acc_17), "f"(acc_18));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1055;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(acc_19), "f"(acc_20));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1056;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(acc_21), "f"(acc_22));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1057;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1057) : "f"(acc_23), "f"(acc_24));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1058;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(acc_25), "f"(acc_26));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1059;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(acc_27), "f"(acc_28));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1060;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(acc_29), "f"(acc_30));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1061;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(acc_31), "f"(acc_32));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1062;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(acc_33), "f"(acc_34));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1063;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(acc_35), "f"(acc_36));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1064;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1064) : "f"(acc_37), "f"(acc_38));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1065;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(acc_39), "f"(acc_40));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1066;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(acc_41), "f"(acc_42));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1067;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(acc_43), "f"(acc_44));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1068;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(acc_45), "f"(acc_46));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1069;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(acc_47), "f"(acc_48));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1070;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(acc_49), "f"(acc_50));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1071;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(acc_51), "f"(acc_52));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1072;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(acc_53), "f"(acc_54));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1073;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(acc_55), "f"(acc_56));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1074;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(acc_57), "f"(acc_58));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1075;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(acc_59), "f"(acc_60));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1076;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(acc_61), "f"(acc_62));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1077;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1077) : "f"(acc_63), "f"(acc_64));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1078;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1078) : "f"(acc_65), "f"(acc_66));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1079;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1079) : "f"(acc_67), "f"(acc_68));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1080;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1080) : "f"(acc_69), "f"(acc_70));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1081;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1081) : "f"(acc_71), "f"(acc_72));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1082;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(acc_73), "f"(acc_74));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1083;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1083) : "f"(acc_75), "f"(acc_76));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1084;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(acc_77), "f"(acc_78));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1085;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(acc_79), "f"(acc_80));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1086;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1086) : "f"(acc_81), "f"(acc_82));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1087;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(acc_83), "f"(acc_84));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1088;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1088) : "f"(acc_85), "f"(acc_86));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1089;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1089) : "f"(acc_87), "f"(acc_88));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1090;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1090) : "f"(acc_89), "f"(acc_90));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1091;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1091) : "f"(acc_91), "f"(acc_92));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1092;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1092) : "f"(acc_93), "f"(acc_94));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1093;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1093) : "f"(acc_95), "f"(acc_96));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1094;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1094) : "f"(acc_97), "f"(acc_98));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1095;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1095) : "f"(acc_99), "f"(acc_100));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1096;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1096) : "f"(acc_101), "f"(acc_102));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1097;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1097) : "f"(acc_103), "f"(acc_104));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1098;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1098) : "f"(acc_105), "f"(acc_106));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1099;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1099) : "f"(acc_107), "f"(acc_108));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1100;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1100) : "f"(acc_109), "f"(acc_110));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1101;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(acc_111), "f"(acc_112));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1102;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1102) : "f"(acc_113), "f"(acc_114));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1103;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1103) : "f"(acc_115), "f"(acc_116));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1104;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1104) : "f"(acc_117), "f"(acc_118));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1105;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(acc_119), "f"(acc_120));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1106;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1106) : "f"(acc_121), "f"(acc_122));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1107;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(acc_123), "f"(acc_124));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1108;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(acc_125), "f"(acc_126));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1109;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(acc_127), "f"(acc_128));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1110 = lane & 15u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1111 = t97 + t1110;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1112 = lane >> 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1113 = t1111 & 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1114 = t1112 ^ t1113;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1115 = t1111 << 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1116 = t1114 << 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1117 = t1115 + t1116;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1118 = t94 + t1117;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1118), "r"(t1046), "r"(t1047), "r"(t1048), "r"(t1049) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1119 = t1117 ^ 32u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1120 = t94 + t1119;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1120), "r"(t1050), "r"(t1051), "r"(t1052), "r"(t1053) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1121 = t1117 ^ 64u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1122 = t94 + t1121;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1122), "r"(t1054), "r"(t1055), "r"(t1056), "r"(t1057) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1123 = t1117 ^ 96u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1124 = t94 + t1123;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1124), "r"(t1058), "r"(t1059), "r"(t1060), "r"(t1061) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1125 = lane & 15u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1126 = t97 + t1125;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1127 = lane >> 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1128 = t1126 & 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1129 = t1127 ^ t1128;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1130 = t1126 << 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1131 = t1129 << 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1132 = t1130 + t1131;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1133 = t1043 + t1132;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1133), "r"(t1062), "r"(t1063), "r"(t1064), "r"(t1065) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1134 = t1132 ^ 32u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1135 = t1043 + t1134;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1135), "r"(t1066), "r"(t1067), "r"(t1068), "r"(t1069) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1136 = t1132 ^ 64u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1137 = t1043 + t1136;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1137), "r"(t1070), "r"(t1071), "r"(t1072), "r"(t1073) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1138 = t1132 ^ 96u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1139 = t1043 + t1138;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1139), "r"(t1074), "r"(t1075), "r"(t1076), "r"(t1077) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1140 = lane & 15u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1141 = t97 + t1140;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1142 = lane >> 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1143 = t1141 & 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1144 = t1142 ^ t1143;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1145 = t1141 << 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1146 = t1144 << 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1147 = t1145 + t1146;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1148 = t1044 + t1147;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1148), "r"(t1078), "r"(t1079), "r"(t1080), "r"(t1081) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1149 = t1147 ^ 32u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1150 = t1044 + t1149;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1150), "r"(t1082), "r"(t1083), "r"(t1084), "r"(t1085) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1151 = t1147 ^ 64u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1152 = t1044 + t1151;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1152), "r"(t1086), "r"(t1087), "r"(t1088), "r"(t1089) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1153 = t1147 ^ 96u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1154 = t1044 + t1153;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1154), "r"(t1090), "r"(t1091), "r"(t1092), "r"(t1093) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1155 = lane & 15u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1156 = t97 + t1155;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1157 = lane >> 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1158 = t1156 & 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1159 = t1157 ^ t1158;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1160 = t1156 << 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1161 = t1159 << 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1162 = t1160 + t1161;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1163 = t1045 + t1162;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1163), "r"(t1094), "r"(t1095), "r"(t1096), "r"(t1097) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1164 = t1162 ^ 32u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1165 = t1045 + t1164;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1165), "r"(t1098), "r"(t1099), "r"(t1100), "r"(t1101) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1166 = t1162 ^ 64u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1167 = t1045 + t1166;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1167), "r"(t1102), "r"(t1103), "r"(t1104), "r"(t1105) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1168 = t1162 ^ 96u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1169 = t1045 + t1168;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1169), "r"(t1106), "r"(t1107), "r"(t1108), "r"(t1109) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1170 = t107 + t98;
#line 319 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_row = t1170 + t97;
            const bool t1172 = lane == 0u;
#line 320 "fa-kernels/src/forward/stream/consumer.rs"
            if (t1172) {
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1173 = t97 << 7u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1174 = t94 + t1173;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1174), "l"(o), "r"(0u), "r"(t108), "r"(first_row), "r"(t109) : "memory");
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1175 = t94 + 8192u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1176 = t97 << 7u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1177 = t1175 + t1176;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1177), "l"(o), "r"(64u), "r"(t108), "r"(first_row), "r"(t109) : "memory");
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1178 = t94 + 16384u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1179 = t97 << 7u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1180 = t1178 + t1179;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1180), "l"(o), "r"(128u), "r"(t108), "r"(first_row), "r"(t109) : "memory");
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1181 = t94 + 24576u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1182 = t97 << 7u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1183 = t1181 + t1182;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1183), "l"(o), "r"(192u), "r"(t108), "r"(first_row), "r"(t109) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 329 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                const u32 t1184 = t9 + 72u;
#line 330 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1184) : "memory");
            }
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1185 = (u64)t109;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1186 = t1185 * lse_stride0;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1187 = t1186 * 4ull;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1188 = lse + t1187;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1189 = (u64)t108;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1190 = t1189 * lse_stride1;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1191 = t1190 * 4ull;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1192 = t1188 + t1191;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1193 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t1194 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t1195 = t1194 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t1195) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1196 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t1196;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists = row < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists) {
                    const u64 t1199 = (u64)row * t1193;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t1200 = t1199 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t1201 = t1192 + t1200;
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t1202;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1202) : "f"(row_sum));
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t1203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(row_max), "f"(scale_log2), "f"(t1202));
#line 332 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t1203 * 0.6931472f;
                    const bool t1205 = row_sum == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
                    const f32 t1206 = t1205 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1201), "f"(t1206) : "memory");
                }
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1207 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1208 = first_row + t1207;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t1208 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists_2) {
                    const u64 t1211 = (u64)row_2 * t1193;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t1212 = t1211 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t1213 = t1192 + t1212;
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t1214;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1214) : "f"(row_sum_2));
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t1215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1215) : "f"(row_max_2), "f"(scale_log2), "f"(t1214));
#line 332 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t1215 * 0.6931472f;
                    const bool t1217 = row_sum_2 == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
                    const f32 t1218 = t1217 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1213), "f"(t1218) : "memory");
                }
            }
#line 82 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1219 = count + 1u;
#line 82 "fa-kernels/src/forward/stream/consumer.rs"
            count = t1219;
#line 48 "fa-kernels/src/forward/stream/work.rs"
            const u32 place_4 = blockIdx.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t1221 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t1222 = count * t1221;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t1223 = t1222 + place_4;
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
            index_3 = t1223;
        }
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        const bool t1225 = index_2 == 0u;
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        if (t1225) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 86 "fa-kernels/src/forward/stream/consumer.rs"
        const bool t1226 = lane == 0u;
#line 86 "fa-kernels/src/forward/stream/consumer.rs"
        if (t1226) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
