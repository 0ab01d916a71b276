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
#line 35 "fa-kernels/src/forward/stream/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 37 "fa-kernels/src/forward/stream/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 38 "fa-kernels/src/forward/stream/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 146 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t7 = smem_1 + 65536u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t8 = t7 + 65536u;
    const u32 t9 = t8 + 65536u;
#line 41 "fa-kernels/src/forward/stream/mod.rs"
    const bool t10 = thread == 0u;
#line 41 "fa-kernels/src/forward/stream/mod.rs"
    if (t10) {
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t9) : "memory");
        const u32 t11 = t9 + 32u;
#line 171 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
        const u32 t12 = t9 + 16u;
#line 172 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t12) : "memory");
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t13 = t9 + 48u;
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t14 = t9 + 8u;
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
        const u32 t15 = t9 + 40u;
#line 171 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t9 + 24u;
#line 172 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t16) : "memory");
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t17 = t9 + 56u;
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t18 = t9 + 64u;
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
        const u32 t19 = t9 + 72u;
#line 179 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t19) : "memory");
#line 181 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 44 "fa-kernels/src/forward/stream/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 t20 = seq_q + 127u;
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 tiles = t20 >> 7u;
    const u32 t22 = tiles * heads;
#line 47 "fa-kernels/src/forward/stream/mod.rs"
    const u32 total = t22 * batch;
#line 49 "fa-kernels/src/forward/stream/mod.rs"
    const bool t24 = warpgroup == 0u;
#line 49 "fa-kernels/src/forward/stream/mod.rs"
    if (t24) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t25 = thread == 0u;
#line 51 "fa-kernels/src/forward/stream/mod.rs"
        if (t25) {
#line 19 "fa-kernels/src/forward/stream/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 41 "fa-kernels/src/forward/stream/work.rs"
            const u32 place = blockIdx.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t27 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t28 = tile * t27;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t29 = t28 + place;
#line 21 "fa-kernels/src/forward/stream/producer.rs"
            u32 index = t29;
            while (true) {
#line 22 "fa-kernels/src/forward/stream/producer.rs"
                const bool t30 = index < total;
                if (!t30) break;
#line 41 "fa-kernels/src/forward/place.rs"
                const u32 t31 = index / tiles;
#line 41 "fa-kernels/src/forward/place.rs"
                const u32 t32 = index % tiles;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t33 = t32 << 7u;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t34 = t31 % heads;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t35 = t31 / heads;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 t36 = seq_k + 63u;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 t37 = t36 >> 6u;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 end = t37 > 1u ? t37 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
                const u32 t39 = seq_k >> 6u;
#line 170 "fa-kernels/src/forward/problem.rs"
                const u32 whole = t39 < end ? t39 : end;
#line 175 "fa-kernels/src/forward/problem.rs"
                const u32 t41 = end - whole;
#line 175 "fa-kernels/src/forward/problem.rs"
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
#line 41 "fa-kernels/src/forward/stream/work.rs"
                const u32 place_2 = blockIdx.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t88 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t89 = tile * t88;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t90 = t89 + place_2;
#line 39 "fa-kernels/src/forward/stream/producer.rs"
                index = t90;
            }
        }
    } else {
#line 55 "fa-kernels/src/forward/stream/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
        const u32 own = index_2 << 15u;
        const u32 t94 = smem_1 + own;
#line 188 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t95 = smem_1 + own;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t96 = warp & 3u;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t97 = t96 << 4u;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t98 = index_2 << 6u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_2 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_3 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_4 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_5 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_6 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_7 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_8 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_9 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_10 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_11 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_12 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_13 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_14 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_15 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_16 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_17 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_18 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_19 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_20 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_21 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_22 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_23 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_24 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_25 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_26 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_27 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_28 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_29 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_30 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_31 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_32 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_2 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_3 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_4 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_5 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_6 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_7 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_8 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_9 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_10 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_11 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_12 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_13 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_14 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_15 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_16 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_17 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_18 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_19 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_20 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_21 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_22 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_23 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_24 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_25 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_26 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_27 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_28 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_29 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_30 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_31 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_32 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_33 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_34 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_35 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_36 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_37 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_38 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_39 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_40 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_41 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_42 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_43 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_44 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_45 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_46 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_47 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_48 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_49 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_50 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_51 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_52 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_53 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_54 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_55 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_56 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_57 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_58 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_59 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_60 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_61 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_62 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_63 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_64 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_65 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_66 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_67 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_68 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_69 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_70 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_71 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_72 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_73 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_74 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_75 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_76 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_77 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_78 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_79 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_80 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_81 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_82 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_83 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_84 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_85 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_86 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_87 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_88 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_89 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_90 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_91 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_92 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_93 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_94 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_95 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_96 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_97 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_98 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_99 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_100 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_101 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_102 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_103 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_104 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_105 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_106 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_107 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_108 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_109 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_110 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_111 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_112 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_113 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_114 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_115 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_116 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_117 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_118 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_119 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_120 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_121 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_122 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_123 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_124 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_125 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_126 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_127 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_128 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_2 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_3 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_4 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_5 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_6 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_7 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_8 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_9 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_10 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_11 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_12 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_13 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_14 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_15 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_16 = 0u;
#line 60 "fa-kernels/src/forward/stream/consumer.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
#line 41 "fa-kernels/src/forward/stream/work.rs"
        const u32 place_3 = blockIdx.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t100 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t101 = count * t100;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t102 = t101 + place_3;
#line 62 "fa-kernels/src/forward/stream/consumer.rs"
        u32 index_3 = t102;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        const bool t103 = index_2 == 1u;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        if (t103) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
        while (true) {
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t104 = index_3 < total;
            if (!t104) break;
#line 41 "fa-kernels/src/forward/place.rs"
            const u32 t105 = index_3 / tiles;
#line 41 "fa-kernels/src/forward/place.rs"
            const u32 t106 = index_3 % tiles;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t107 = t106 << 7u;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t108 = t105 % heads;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t109 = t105 / heads;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t110 = seq_k + 63u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t111 = t110 >> 6u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 end_2 = t111 > 1u ? t111 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t113 = seq_k >> 6u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 whole_2 = t113 < end_2 ? t113 : end_2;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t115 = end_2 - whole_2;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t116 = t115 < end_2 ? t115 : end_2;
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_sum = 0.0f;
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t117 = t9 + 64u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t118 = count & 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t117), "r"(t118) : "memory");
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t119 = passed_2 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t120 = t119 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t121 = t9 + t120;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t122 = passed_2 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t123 = t122 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t121), "r"(t123) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t124 = passed_2 & 1u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t125 = t124 << 15u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t126 = t7 + t125;
            const u32 t127 = t94 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t128 = t126 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t129 = t127 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t130 = (u64)t129;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t131 = t130 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t132 = t128 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t133 = (u64)t132;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t134 = t133 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t131), "l"(t134) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t135 = t127 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t136 = (u64)t135;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t137 = t136 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t138 = t128 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t139 = (u64)t138;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t140 = t139 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t137), "l"(t140) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t141 = t127 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t142 = (u64)t141;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t143 = t142 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t144 = t128 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t145 = (u64)t144;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t146 = t145 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t143), "l"(t146) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t147 = t127 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t148 = (u64)t147;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t149 = t148 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t150 = t128 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t151 = (u64)t150;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t152 = t151 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t149), "l"(t152) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t153 = t127 + 66048u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t154 = (u64)t153;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t155 = t154 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t156 = t128 + 66048u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t157 = (u64)t156;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t158 = t157 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t155), "l"(t158) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t159 = t127 + 66050u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t160 = (u64)t159;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t161 = t160 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t162 = t128 + 66050u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t163 = (u64)t162;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t164 = t163 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t161), "l"(t164) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t165 = t127 + 66052u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t166 = (u64)t165;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t167 = t166 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t168 = t128 + 66052u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t169 = (u64)t168;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t170 = t169 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t167), "l"(t170) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t171 = t127 + 66054u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t172 = (u64)t171;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t173 = t172 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t174 = t128 + 66054u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t175 = (u64)t174;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t176 = t175 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t173), "l"(t176) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t177 = t127 + 66560u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t178 = (u64)t177;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t179 = t178 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t180 = t128 + 66560u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t181 = (u64)t180;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t182 = t181 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t179), "l"(t182) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t183 = t127 + 66562u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t184 = (u64)t183;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t185 = t184 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t186 = t128 + 66562u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t187 = (u64)t186;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t188 = t187 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t185), "l"(t188) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t189 = t127 + 66564u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t190 = (u64)t189;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t191 = t190 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t192 = t128 + 66564u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t193 = (u64)t192;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t194 = t193 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t191), "l"(t194) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t195 = t127 + 66566u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t196 = (u64)t195;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t197 = t196 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t198 = t128 + 66566u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t199 = (u64)t198;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t200 = t199 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t197), "l"(t200) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t201 = t127 + 67072u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t202 = (u64)t201;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t203 = t202 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t204 = t128 + 67072u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t205 = (u64)t204;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t206 = t205 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t203), "l"(t206) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t207 = t127 + 67074u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t208 = (u64)t207;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t209 = t208 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t210 = t128 + 67074u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t211 = (u64)t210;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t212 = t211 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t209), "l"(t212) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t213 = t127 + 67076u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t214 = (u64)t213;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t215 = t214 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t216 = t128 + 67076u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t217 = (u64)t216;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t218 = t217 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t215), "l"(t218) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t219 = t127 + 67078u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t220 = (u64)t219;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t221 = t220 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t222 = t128 + 67078u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t223 = (u64)t222;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t224 = t223 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t221), "l"(t224) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t225 = passed_2 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t226 = t225 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t227 = t226 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t228 = t9 + t227;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t229 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t229) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t228) : "memory");
            }
#line 278 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t230 = t116 != 0u;
#line 278 "fa-kernels/src/forward/stream/consumer.rs"
            if (t230) {
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t231 = end_2 - 1u;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_key = t231 << 6u;
                const u32 t233 = t107 + t98;
#line 288 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_query = t233 + t97;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t235 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t236 = t235 << 1u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 column = first_key + t236;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t238 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t239 = first_query + t238;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t240 = seq_k > column ? seq_k : column;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_3 = t240 - column;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible = 0u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t243 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s = t243;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t245 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_2 = t245;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t247 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_5 = t247;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t249 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_6 = t249;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t251 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_9 = t251;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t253 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_10 = t253;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t255 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_13 = t255;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t257 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_14 = t257;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t259 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_17 = t259;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t261 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_18 = t261;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t263 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_21 = t263;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t265 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_22 = t265;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t267 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_25 = t267;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t269 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_26 = t269;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t271 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_29 = t271;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t273 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_30 = t273;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t274 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t275 = first_query + t274;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t276 = t275 + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t277 = seq_k > column ? seq_k : column;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_4 = t277 - column;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_17 = 0u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t280 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_3 = t280;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_18 = 1u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t282 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_4 = t282;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_19 = 8u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t284 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_7 = t284;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_20 = 9u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t286 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_8 = t286;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_21 = 16u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t288 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_11 = t288;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_22 = 17u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t290 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_12 = t290;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_23 = 24u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t292 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_15 = t292;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_24 = 25u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t294 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_16 = t294;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_25 = 32u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t296 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_19 = t296;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_26 = 33u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t298 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_20 = t298;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_27 = 40u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t300 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_23 = t300;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_28 = 41u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t302 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_24 = t302;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_29 = 48u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t304 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_27 = t304;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_30 = 49u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t306 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_28 = t306;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_31 = 56u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t308 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_31 = t308;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_32 = 57u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t310 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_32 = t310;
            }
#line 136 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t312;
            asm("max.f32 %0, %1, %2;" : "=f"(t312) : "f"(old), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t313;
            asm("max.f32 %0, %1, %2;" : "=f"(t313) : "f"(t312), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t314;
            asm("max.f32 %0, %1, %2;" : "=f"(t314) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t315;
            asm("max.f32 %0, %1, %2;" : "=f"(t315) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t316;
            asm("max.f32 %0, %1, %2;" : "=f"(t316) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t317;
            asm("max.f32 %0, %1, %2;" : "=f"(t317) : "f"(t313), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t318;
            asm("max.f32 %0, %1, %2;" : "=f"(t318) : "f"(t314), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t319;
            asm("max.f32 %0, %1, %2;" : "=f"(t319) : "f"(t315), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t320;
            asm("max.f32 %0, %1, %2;" : "=f"(t320) : "f"(t316), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t321;
            asm("max.f32 %0, %1, %2;" : "=f"(t321) : "f"(t317), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t322;
            asm("max.f32 %0, %1, %2;" : "=f"(t322) : "f"(t318), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t323;
            asm("max.f32 %0, %1, %2;" : "=f"(t323) : "f"(t319), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t324;
            asm("max.f32 %0, %1, %2;" : "=f"(t324) : "f"(t320), "f"(s_30));
            f32 t325;
            asm("max.f32 %0, %1, %2;" : "=f"(t325) : "f"(t321), "f"(t322));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t326;
            asm("max.f32 %0, %1, %2;" : "=f"(t326) : "f"(t323), "f"(t324));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t327;
            asm("max.f32 %0, %1, %2;" : "=f"(t327) : "f"(t325), "f"(t326));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t328;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t328) : "f"(t327));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t327), "f"(t328));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t330;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t330) : "f"(pair));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t330));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t333 = new_1 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t333;
#line 139 "fa-kernels/src/softmax.rs"
            const f32 t335 = -reference;
#line 139 "fa-kernels/src/softmax.rs"
            f32 t336;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t336) : "f"(old), "f"(scale_log2), "f"(t335));
#line 139 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t336));
#line 140 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 182 "fa-kernels/src/softmax.rs"
            const f32 t338 = row_sum * rescale;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t339 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t339));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t341;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t341) : "f"(exponent));
#line 185 "fa-kernels/src/softmax.rs"
            s = t341;
            const f32 t342 = t338 + s;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t343 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t343));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t345;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t345) : "f"(exponent_2));
#line 185 "fa-kernels/src/softmax.rs"
            s_2 = t345;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t346 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t346));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t348;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t348) : "f"(exponent_3));
#line 185 "fa-kernels/src/softmax.rs"
            s_5 = t348;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t349 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t349));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t351;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t351) : "f"(exponent_4));
#line 185 "fa-kernels/src/softmax.rs"
            s_6 = t351;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t352 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t352));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t354;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t354) : "f"(exponent_5));
#line 185 "fa-kernels/src/softmax.rs"
            s_9 = t354;
            const f32 t355 = t342 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t356 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t356));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t358;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t358) : "f"(exponent_6));
#line 185 "fa-kernels/src/softmax.rs"
            s_10 = t358;
            const f32 t359 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t360 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t360));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t362;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t362) : "f"(exponent_7));
#line 185 "fa-kernels/src/softmax.rs"
            s_13 = t362;
            const f32 t363 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t364 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t364));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t366;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t366) : "f"(exponent_8));
#line 185 "fa-kernels/src/softmax.rs"
            s_14 = t366;
            const f32 t367 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t368 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t368));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t370;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t370) : "f"(exponent_9));
#line 185 "fa-kernels/src/softmax.rs"
            s_17 = t370;
            const f32 t371 = t355 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t372 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t372));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t374;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t374) : "f"(exponent_10));
#line 185 "fa-kernels/src/softmax.rs"
            s_18 = t374;
            const f32 t375 = t359 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t376 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t376));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t378;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t378) : "f"(exponent_11));
#line 185 "fa-kernels/src/softmax.rs"
            s_21 = t378;
            const f32 t379 = t363 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t380 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t380));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t382;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t382) : "f"(exponent_12));
#line 185 "fa-kernels/src/softmax.rs"
            s_22 = t382;
            const f32 t383 = t367 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t384 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t384));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t386;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t386) : "f"(exponent_13));
#line 185 "fa-kernels/src/softmax.rs"
            s_25 = t386;
            const f32 t387 = t371 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t388 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t388));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t390;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t390) : "f"(exponent_14));
#line 185 "fa-kernels/src/softmax.rs"
            s_26 = t390;
            const f32 t391 = t375 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t392 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t392));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t394;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t394) : "f"(exponent_15));
#line 185 "fa-kernels/src/softmax.rs"
            s_29 = t394;
            const f32 t395 = t379 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t396 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t396));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t398;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t398) : "f"(exponent_16));
#line 185 "fa-kernels/src/softmax.rs"
            s_30 = t398;
            const f32 t399 = t383 + s_30;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t400 = t387 + t391;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t401 = t395 + t399;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t402 = t400 + t401;
#line 188 "fa-kernels/src/softmax.rs"
            row_sum = t402;
#line 136 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t404;
            asm("max.f32 %0, %1, %2;" : "=f"(t404) : "f"(old_2), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t405;
            asm("max.f32 %0, %1, %2;" : "=f"(t405) : "f"(t404), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t406;
            asm("max.f32 %0, %1, %2;" : "=f"(t406) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t407;
            asm("max.f32 %0, %1, %2;" : "=f"(t407) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t408;
            asm("max.f32 %0, %1, %2;" : "=f"(t408) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t409;
            asm("max.f32 %0, %1, %2;" : "=f"(t409) : "f"(t405), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t410;
            asm("max.f32 %0, %1, %2;" : "=f"(t410) : "f"(t406), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t411;
            asm("max.f32 %0, %1, %2;" : "=f"(t411) : "f"(t407), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t412;
            asm("max.f32 %0, %1, %2;" : "=f"(t412) : "f"(t408), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t413;
            asm("max.f32 %0, %1, %2;" : "=f"(t413) : "f"(t409), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t414;
            asm("max.f32 %0, %1, %2;" : "=f"(t414) : "f"(t410), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t415;
            asm("max.f32 %0, %1, %2;" : "=f"(t415) : "f"(t411), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t416;
            asm("max.f32 %0, %1, %2;" : "=f"(t416) : "f"(t412), "f"(s_32));
            f32 t417;
            asm("max.f32 %0, %1, %2;" : "=f"(t417) : "f"(t413), "f"(t414));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t418;
            asm("max.f32 %0, %1, %2;" : "=f"(t418) : "f"(t415), "f"(t416));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t419;
            asm("max.f32 %0, %1, %2;" : "=f"(t419) : "f"(t417), "f"(t418));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t420;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t420) : "f"(t419));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t419), "f"(t420));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t422;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t422) : "f"(pair_2));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t422));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t425 = new_2 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t425;
#line 139 "fa-kernels/src/softmax.rs"
            const f32 t427 = -reference_2;
#line 139 "fa-kernels/src/softmax.rs"
            f32 t428;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t428) : "f"(old_2), "f"(scale_log2), "f"(t427));
#line 139 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t428));
#line 140 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 182 "fa-kernels/src/softmax.rs"
            const f32 t430 = row_sum_2 * rescale_2;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t431 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t431));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t433;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t433) : "f"(exponent_17));
#line 185 "fa-kernels/src/softmax.rs"
            s_3 = t433;
            const f32 t434 = t430 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t435 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t435));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t437;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t437) : "f"(exponent_18));
#line 185 "fa-kernels/src/softmax.rs"
            s_4 = t437;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t438 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t438));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t440;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t440) : "f"(exponent_19));
#line 185 "fa-kernels/src/softmax.rs"
            s_7 = t440;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t441 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t441));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t443;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t443) : "f"(exponent_20));
#line 185 "fa-kernels/src/softmax.rs"
            s_8 = t443;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t444 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t444));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t446;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(exponent_21));
#line 185 "fa-kernels/src/softmax.rs"
            s_11 = t446;
            const f32 t447 = t434 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t448 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t448));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t450;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t450) : "f"(exponent_22));
#line 185 "fa-kernels/src/softmax.rs"
            s_12 = t450;
            const f32 t451 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t452 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t452));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t454;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(exponent_23));
#line 185 "fa-kernels/src/softmax.rs"
            s_15 = t454;
            const f32 t455 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t456 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t456));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t458;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t458) : "f"(exponent_24));
#line 185 "fa-kernels/src/softmax.rs"
            s_16 = t458;
            const f32 t459 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t460 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t460));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t462;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t462) : "f"(exponent_25));
#line 185 "fa-kernels/src/softmax.rs"
            s_19 = t462;
            const f32 t463 = t447 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t464 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t464));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t466;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t466) : "f"(exponent_26));
#line 185 "fa-kernels/src/softmax.rs"
            s_20 = t466;
            const f32 t467 = t451 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t468 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t468));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t470;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t470) : "f"(exponent_27));
#line 185 "fa-kernels/src/softmax.rs"
            s_23 = t470;
            const f32 t471 = t455 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t472 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t472));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t474;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t474) : "f"(exponent_28));
#line 185 "fa-kernels/src/softmax.rs"
            s_24 = t474;
            const f32 t475 = t459 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t476 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t476));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t478;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t478) : "f"(exponent_29));
#line 185 "fa-kernels/src/softmax.rs"
            s_27 = t478;
            const f32 t479 = t463 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t480 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t480));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t482;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(exponent_30));
#line 185 "fa-kernels/src/softmax.rs"
            s_28 = t482;
            const f32 t483 = t467 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t484 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t484));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t486;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(exponent_31));
#line 185 "fa-kernels/src/softmax.rs"
            s_31 = t486;
            const f32 t487 = t471 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t488 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t488));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t490;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t490) : "f"(exponent_32));
#line 185 "fa-kernels/src/softmax.rs"
            s_32 = t490;
            const f32 t491 = t475 + s_32;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t492 = t479 + t483;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t493 = t487 + t491;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t494 = t492 + t493;
#line 188 "fa-kernels/src/softmax.rs"
            row_sum_2 = t494;
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t495;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t495) : "f"(s), "f"(s_2));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t496;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t496) : "f"(s_3), "f"(s_4));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t497;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t497) : "f"(s_5), "f"(s_6));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t498;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t498) : "f"(s_7), "f"(s_8));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t499;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t499) : "f"(s_9), "f"(s_10));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t500;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t500) : "f"(s_11), "f"(s_12));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t501;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t501) : "f"(s_13), "f"(s_14));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t502;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t502) : "f"(s_15), "f"(s_16));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t503;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t503) : "f"(s_17), "f"(s_18));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t504;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t504) : "f"(s_19), "f"(s_20));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t505;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t505) : "f"(s_21), "f"(s_22));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t506;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t506) : "f"(s_23), "f"(s_24));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t507;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t507) : "f"(s_25), "f"(s_26));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t508;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t508) : "f"(s_27), "f"(s_28));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t509;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t509) : "f"(s_29), "f"(s_30));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t510;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t510) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/softmax/step.rs"
            p = t495;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_2 = t496;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_3 = t497;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_4 = t498;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_5 = t499;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_6 = t500;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_7 = t501;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_8 = t502;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_9 = t503;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_10 = t504;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_11 = t505;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_12 = t506;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_13 = t507;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_14 = t508;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_15 = t509;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_16 = t510;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_2 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_3 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_4 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_5 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_6 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_7 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_8 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_9 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_10 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_11 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_12 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_13 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_14 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_15 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_16 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_17 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_18 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_19 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_20 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_21 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_22 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_23 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_24 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_25 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_26 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_27 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_28 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_29 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_30 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_31 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_32 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_33 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_34 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_35 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_36 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_37 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_38 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_39 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_40 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_41 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_42 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_43 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_44 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_45 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_46 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_47 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_48 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_49 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_50 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_51 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_52 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_53 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_54 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_55 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_56 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_57 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_58 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_59 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_60 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_61 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_62 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_63 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_64 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_65 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_66 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_67 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_68 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_69 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_70 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_71 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_72 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_73 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_74 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_75 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_76 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_77 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_78 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_79 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_80 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_81 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_82 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_83 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_84 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_85 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_86 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_87 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_88 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_89 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_90 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_91 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_92 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_93 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_94 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_95 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_96 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_97 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_98 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_99 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_100 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_101 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_102 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_103 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_104 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_105 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_106 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_107 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_108 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_109 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_110 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_111 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_112 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_113 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_114 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_115 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_116 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_117 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_118 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_119 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_120 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_121 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_122 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_123 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_124 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_125 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_126 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_127 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_128 = 0.0f;
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 cut_right = t116 > 1u ? t116 : 1u;
            const u32 cut_left = end_2 > cut_right ? end_2 : cut_right;
#line 176 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t513 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t513) : "memory");
#line 226 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t514 = passed_2 + i_2;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t515 = t514 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t516 = t515 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t517 = t9 + t516;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t518 = t514 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t519 = t518 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t517), "r"(t519) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t520 = t514 & 1u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t521 = t520 << 15u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t522 = t7 + t521;
                const u32 t523 = t94 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t524 = t522 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t525 = t523 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t526 = (u64)t525;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t527 = t526 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t528 = t524 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t529 = (u64)t528;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t530 = t529 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t527), "l"(t530) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t531 = t523 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t532 = (u64)t531;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t533 = t532 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t534 = t524 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t535 = (u64)t534;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t536 = t535 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t533), "l"(t536) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t537 = t523 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t538 = (u64)t537;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t539 = t538 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t540 = t524 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t541 = (u64)t540;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t542 = t541 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t539), "l"(t542) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t543 = t523 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t544 = (u64)t543;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t545 = t544 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t546 = t524 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t547 = (u64)t546;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t548 = t547 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t545), "l"(t548) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t549 = t523 + 66048u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t550 = (u64)t549;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t551 = t550 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t552 = t524 + 66048u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t553 = (u64)t552;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t554 = t553 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t551), "l"(t554) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t555 = t523 + 66050u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t556 = (u64)t555;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t557 = t556 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t558 = t524 + 66050u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t559 = (u64)t558;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t560 = t559 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t557), "l"(t560) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t561 = t523 + 66052u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t562 = (u64)t561;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t563 = t562 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t564 = t524 + 66052u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t565 = (u64)t564;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t566 = t565 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t563), "l"(t566) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t567 = t523 + 66054u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t568 = (u64)t567;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t569 = t568 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t570 = t524 + 66054u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t571 = (u64)t570;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t572 = t571 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t569), "l"(t572) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t573 = t523 + 66560u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t574 = (u64)t573;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t575 = t574 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t576 = t524 + 66560u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t577 = (u64)t576;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t578 = t577 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t575), "l"(t578) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t579 = t523 + 66562u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t580 = (u64)t579;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t581 = t580 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t582 = t524 + 66562u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t583 = (u64)t582;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t584 = t583 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t581), "l"(t584) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t585 = t523 + 66564u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t586 = (u64)t585;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t587 = t586 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t588 = t524 + 66564u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t589 = (u64)t588;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t590 = t589 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t587), "l"(t590) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t591 = t523 + 66566u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t592 = (u64)t591;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t593 = t592 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t594 = t524 + 66566u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t595 = (u64)t594;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t596 = t595 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t593), "l"(t596) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t597 = t523 + 67072u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t598 = (u64)t597;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t599 = t598 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t600 = t524 + 67072u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t601 = (u64)t600;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t602 = t601 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t599), "l"(t602) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t603 = t523 + 67074u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t604 = (u64)t603;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t605 = t604 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t606 = t524 + 67074u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t607 = (u64)t606;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t608 = t607 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t605), "l"(t608) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t609 = t523 + 67076u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t610 = (u64)t609;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t611 = t610 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t612 = t524 + 67076u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t613 = (u64)t612;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t614 = t613 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t611), "l"(t614) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t615 = t523 + 67078u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t616 = (u64)t615;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t617 = t616 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t618 = t524 + 67078u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t619 = (u64)t618;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t620 = t619 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t617), "l"(t620) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 209 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t621 = i_2 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t622 = passed_2 + t621;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t623 = t622 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t624 = t623 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t625 = t624 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t626 = t9 + t625;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t627 = t622 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t628 = t627 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t626), "r"(t628) : "memory");
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs = p;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_2 = p_2;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_3 = p_3;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_4 = p_4;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_5 = p_5;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_6 = p_6;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_7 = p_7;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_8 = p_8;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_9 = p_9;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_10 = p_10;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_11 = p_11;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_12 = p_12;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_13 = p_13;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_14 = p_14;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_15 = p_15;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_16 = p_16;
#line 243 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t629 = t622 & 1u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t630 = t629 << 15u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t631 = t8 + t630;
                const u32 t632 = t631 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t633 = t632 + 33554432u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t634 = (u64)t633;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t635 = t634 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t635) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t636 = t632 + 33554560u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t637 = (u64)t636;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t638 = t637 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t638) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t639 = t632 + 33554688u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t640 = (u64)t639;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t641 = t640 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t641) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t642 = t632 + 33554816u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t643 = (u64)t642;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t644 = t643 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t644) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t645 = index_2 == 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t646 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next = t645 ? 0u : t646;
                const u32 t648 = next + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t648) : "memory");
#line 211 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/forward/stream/output.rs"
                const u32 t649 = passed_2 + i_2;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t650 = t649 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t651 = t650 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t652 = t651 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t653 = t9 + t652;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t654 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t654) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t653) : "memory");
                }
#line 133 "fa-kernels/src/softmax/step.rs"
                const f32 old_3 = row_max;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t655;
                asm("max.f32 %0, %1, %2;" : "=f"(t655) : "f"(old_3), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t656;
                asm("max.f32 %0, %1, %2;" : "=f"(t656) : "f"(t655), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t657;
                asm("max.f32 %0, %1, %2;" : "=f"(t657) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t658;
                asm("max.f32 %0, %1, %2;" : "=f"(t658) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t659;
                asm("max.f32 %0, %1, %2;" : "=f"(t659) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t660;
                asm("max.f32 %0, %1, %2;" : "=f"(t660) : "f"(t656), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t661;
                asm("max.f32 %0, %1, %2;" : "=f"(t661) : "f"(t657), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t662;
                asm("max.f32 %0, %1, %2;" : "=f"(t662) : "f"(t658), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t663;
                asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(t659), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t664;
                asm("max.f32 %0, %1, %2;" : "=f"(t664) : "f"(t660), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t665;
                asm("max.f32 %0, %1, %2;" : "=f"(t665) : "f"(t661), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t666;
                asm("max.f32 %0, %1, %2;" : "=f"(t666) : "f"(t662), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t667;
                asm("max.f32 %0, %1, %2;" : "=f"(t667) : "f"(t663), "f"(s_30));
                f32 t668;
                asm("max.f32 %0, %1, %2;" : "=f"(t668) : "f"(t664), "f"(t665));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t669;
                asm("max.f32 %0, %1, %2;" : "=f"(t669) : "f"(t666), "f"(t667));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t670;
                asm("max.f32 %0, %1, %2;" : "=f"(t670) : "f"(t668), "f"(t669));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t671;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t671) : "f"(t670));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t670), "f"(t671));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t673;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t673) : "f"(pair_3));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t673));
#line 133 "fa-kernels/src/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t675;
                asm("max.f32 %0, %1, %2;" : "=f"(t675) : "f"(old_4), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t676;
                asm("max.f32 %0, %1, %2;" : "=f"(t676) : "f"(t675), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t677;
                asm("max.f32 %0, %1, %2;" : "=f"(t677) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t678;
                asm("max.f32 %0, %1, %2;" : "=f"(t678) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t679;
                asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t680;
                asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(t676), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t681;
                asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(t677), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t682;
                asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(t678), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t683;
                asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(t679), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t684;
                asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(t680), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t685;
                asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(t681), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t686;
                asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t682), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t687;
                asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t683), "f"(s_32));
                f32 t688;
                asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t684), "f"(t685));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t689;
                asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t686), "f"(t687));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t690;
                asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t688), "f"(t689));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t691;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t691) : "f"(t690));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t690), "f"(t691));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t693;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t693) : "f"(pair_4));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t693));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 old_5 = row_max;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t695 = news - old_5;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t696 = t695 * scale_log2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const bool t697 = 8.0f < t696;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t698 = news_2 - old_6;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t699 = t698 * scale_log2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const bool t700 = 8.0f < t699;
#line 146 "fa-kernels/src/softmax/step.rs"
                const bool t701 = t697 | t700;
#line 146 "fa-kernels/src/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t701);
#line 151 "fa-kernels/src/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t706 = new_3 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t706;
#line 154 "fa-kernels/src/softmax/step.rs"
                const f32 t708 = -reference_3;
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 t709;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t709) : "f"(old_7), "f"(scale_log2), "f"(t708));
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t709));
#line 155 "fa-kernels/src/softmax/step.rs"
                row_max = new_3;
#line 158 "fa-kernels/src/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t712 = row_sum * kept;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t713 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t713));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t715;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(exponent_33));
#line 185 "fa-kernels/src/softmax.rs"
                s = t715;
                const f32 t716 = t712 + s;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t717 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t717));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t719;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_34));
#line 185 "fa-kernels/src/softmax.rs"
                s_2 = t719;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t720 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(scale_log2), "f"(t720));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t722;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t722) : "f"(exponent_35));
#line 185 "fa-kernels/src/softmax.rs"
                s_5 = t722;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t723 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(scale_log2), "f"(t723));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t725;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_36));
#line 185 "fa-kernels/src/softmax.rs"
                s_6 = t725;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t726 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(scale_log2), "f"(t726));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(exponent_37));
#line 185 "fa-kernels/src/softmax.rs"
                s_9 = t728;
                const f32 t729 = t716 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t730 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(scale_log2), "f"(t730));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t732;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t732) : "f"(exponent_38));
#line 185 "fa-kernels/src/softmax.rs"
                s_10 = t732;
                const f32 t733 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t734 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(scale_log2), "f"(t734));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t736;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(exponent_39));
#line 185 "fa-kernels/src/softmax.rs"
                s_13 = t736;
                const f32 t737 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t738 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(scale_log2), "f"(t738));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t740;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t740) : "f"(exponent_40));
#line 185 "fa-kernels/src/softmax.rs"
                s_14 = t740;
                const f32 t741 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t742 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(scale_log2), "f"(t742));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t744;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(exponent_41));
#line 185 "fa-kernels/src/softmax.rs"
                s_17 = t744;
                const f32 t745 = t729 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t746 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(scale_log2), "f"(t746));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t748;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_42));
#line 185 "fa-kernels/src/softmax.rs"
                s_18 = t748;
                const f32 t749 = t733 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t750 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(scale_log2), "f"(t750));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t752;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(exponent_43));
#line 185 "fa-kernels/src/softmax.rs"
                s_21 = t752;
                const f32 t753 = t737 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t754 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(scale_log2), "f"(t754));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t756;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(exponent_44));
#line 185 "fa-kernels/src/softmax.rs"
                s_22 = t756;
                const f32 t757 = t741 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t758 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(scale_log2), "f"(t758));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t760;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_45));
#line 185 "fa-kernels/src/softmax.rs"
                s_25 = t760;
                const f32 t761 = t745 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t762 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(scale_log2), "f"(t762));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t764;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_46));
#line 185 "fa-kernels/src/softmax.rs"
                s_26 = t764;
                const f32 t765 = t749 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t766 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(scale_log2), "f"(t766));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t768;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t768) : "f"(exponent_47));
#line 185 "fa-kernels/src/softmax.rs"
                s_29 = t768;
                const f32 t769 = t753 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t770 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(scale_log2), "f"(t770));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t772;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(exponent_48));
#line 185 "fa-kernels/src/softmax.rs"
                s_30 = t772;
                const f32 t773 = t757 + s_30;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t774 = t761 + t765;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t775 = t769 + t773;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t776 = t774 + t775;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum = t776;
#line 151 "fa-kernels/src/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t780 = new_4 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t780;
#line 154 "fa-kernels/src/softmax/step.rs"
                const f32 t782 = -reference_4;
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 t783;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t783) : "f"(old_8), "f"(scale_log2), "f"(t782));
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t783));
#line 155 "fa-kernels/src/softmax/step.rs"
                row_max_2 = new_4;
#line 158 "fa-kernels/src/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t786 = row_sum_2 * kept_2;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t787 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(scale_log2), "f"(t787));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t789;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t789) : "f"(exponent_49));
#line 185 "fa-kernels/src/softmax.rs"
                s_3 = t789;
                const f32 t790 = t786 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t791 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(scale_log2), "f"(t791));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t793;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t793) : "f"(exponent_50));
#line 185 "fa-kernels/src/softmax.rs"
                s_4 = t793;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t794 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(scale_log2), "f"(t794));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t796;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t796) : "f"(exponent_51));
#line 185 "fa-kernels/src/softmax.rs"
                s_7 = t796;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t797 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(scale_log2), "f"(t797));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t799;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_52));
#line 185 "fa-kernels/src/softmax.rs"
                s_8 = t799;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t800 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(scale_log2), "f"(t800));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t802;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t802) : "f"(exponent_53));
#line 185 "fa-kernels/src/softmax.rs"
                s_11 = t802;
                const f32 t803 = t790 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t804 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(scale_log2), "f"(t804));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t806;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t806) : "f"(exponent_54));
#line 185 "fa-kernels/src/softmax.rs"
                s_12 = t806;
                const f32 t807 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t808 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(scale_log2), "f"(t808));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t810;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t810) : "f"(exponent_55));
#line 185 "fa-kernels/src/softmax.rs"
                s_15 = t810;
                const f32 t811 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t812 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(scale_log2), "f"(t812));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t814;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t814) : "f"(exponent_56));
#line 185 "fa-kernels/src/softmax.rs"
                s_16 = t814;
                const f32 t815 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t816 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(scale_log2), "f"(t816));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t818;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t818) : "f"(exponent_57));
#line 185 "fa-kernels/src/softmax.rs"
                s_19 = t818;
                const f32 t819 = t803 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t820 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(scale_log2), "f"(t820));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t822;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t822) : "f"(exponent_58));
#line 185 "fa-kernels/src/softmax.rs"
                s_20 = t822;
                const f32 t823 = t807 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t824 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(scale_log2), "f"(t824));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t826;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t826) : "f"(exponent_59));
#line 185 "fa-kernels/src/softmax.rs"
                s_23 = t826;
                const f32 t827 = t811 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t828 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(scale_log2), "f"(t828));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t830;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t830) : "f"(exponent_60));
#line 185 "fa-kernels/src/softmax.rs"
                s_24 = t830;
                const f32 t831 = t815 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t832 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(scale_log2), "f"(t832));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t834;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t834) : "f"(exponent_61));
#line 185 "fa-kernels/src/softmax.rs"
                s_27 = t834;
                const f32 t835 = t819 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t836 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(scale_log2), "f"(t836));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t838;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t838) : "f"(exponent_62));
#line 185 "fa-kernels/src/softmax.rs"
                s_28 = t838;
                const f32 t839 = t823 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t840 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t840));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t842;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t842) : "f"(exponent_63));
#line 185 "fa-kernels/src/softmax.rs"
                s_31 = t842;
                const f32 t843 = t827 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t844 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t844));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t846;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t846) : "f"(exponent_64));
#line 185 "fa-kernels/src/softmax.rs"
                s_32 = t846;
                const f32 t847 = t831 + s_32;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t848 = t835 + t839;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t849 = t843 + t847;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t850 = t848 + t849;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum_2 = t850;
#line 218 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
                const u32 t851 = i_2 - 1u;
#line 219 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t852 = passed_2 + t851;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t853 = t852 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t854 = t853 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t855 = t854 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t856 = t9 + t855;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t857 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t857) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t856) : "memory");
                }
#line 95 "fa-kernels/src/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t858 = acc * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc = t858;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t859 = acc_2 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_2 = t859;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t860 = acc_5 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_5 = t860;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t861 = acc_6 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_6 = t861;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t862 = acc_9 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_9 = t862;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t863 = acc_10 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_10 = t863;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t864 = acc_13 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_13 = t864;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t865 = acc_14 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_14 = t865;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t866 = acc_17 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_17 = t866;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t867 = acc_18 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_18 = t867;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t868 = acc_21 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_21 = t868;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t869 = acc_22 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_22 = t869;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t870 = acc_25 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_25 = t870;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t871 = acc_26 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_26 = t871;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t872 = acc_29 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_29 = t872;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t873 = acc_30 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_30 = t873;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t874 = acc_33 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_33 = t874;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t875 = acc_34 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_34 = t875;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t876 = acc_37 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_37 = t876;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t877 = acc_38 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_38 = t877;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t878 = acc_41 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_41 = t878;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t879 = acc_42 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_42 = t879;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t880 = acc_45 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_45 = t880;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t881 = acc_46 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_46 = t881;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t882 = acc_49 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_49 = t882;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t883 = acc_50 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_50 = t883;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t884 = acc_53 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_53 = t884;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t885 = acc_54 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_54 = t885;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t886 = acc_57 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_57 = t886;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t887 = acc_58 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_58 = t887;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t888 = acc_61 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_61 = t888;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t889 = acc_62 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_62 = t889;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t890 = acc_65 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_65 = t890;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t891 = acc_66 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_66 = t891;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t892 = acc_69 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_69 = t892;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t893 = acc_70 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_70 = t893;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t894 = acc_73 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_73 = t894;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t895 = acc_74 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_74 = t895;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t896 = acc_77 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_77 = t896;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t897 = acc_78 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_78 = t897;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t898 = acc_81 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_81 = t898;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t899 = acc_82 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_82 = t899;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t900 = acc_85 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_85 = t900;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t901 = acc_86 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_86 = t901;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t902 = acc_89 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_89 = t902;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t903 = acc_90 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_90 = t903;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t904 = acc_93 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_93 = t904;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t905 = acc_94 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_94 = t905;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t906 = acc_97 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_97 = t906;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t907 = acc_98 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_98 = t907;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t908 = acc_101 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_101 = t908;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t909 = acc_102 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_102 = t909;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t910 = acc_105 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_105 = t910;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t911 = acc_106 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_106 = t911;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t912 = acc_109 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_109 = t912;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t913 = acc_110 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_110 = t913;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t914 = acc_113 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_113 = t914;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t915 = acc_114 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_114 = t915;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t916 = acc_117 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_117 = t916;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t917 = acc_118 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_118 = t917;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t918 = acc_121 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_121 = t918;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t919 = acc_122 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_122 = t919;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t920 = acc_125 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_125 = t920;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t921 = acc_126 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_126 = t921;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t922 = acc_3 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_3 = t922;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t923 = acc_4 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_4 = t923;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t924 = acc_7 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_7 = t924;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t925 = acc_8 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_8 = t925;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t926 = acc_11 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_11 = t926;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t927 = acc_12 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_12 = t927;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t928 = acc_15 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_15 = t928;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t929 = acc_16 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_16 = t929;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t930 = acc_19 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_19 = t930;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t931 = acc_20 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_20 = t931;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t932 = acc_23 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_23 = t932;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t933 = acc_24 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_24 = t933;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t934 = acc_27 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_27 = t934;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t935 = acc_28 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_28 = t935;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t936 = acc_31 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_31 = t936;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t937 = acc_32 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_32 = t937;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t938 = acc_35 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_35 = t938;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t939 = acc_36 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_36 = t939;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t940 = acc_39 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_39 = t940;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t941 = acc_40 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_40 = t941;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t942 = acc_43 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_43 = t942;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t943 = acc_44 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_44 = t943;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t944 = acc_47 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_47 = t944;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t945 = acc_48 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_48 = t945;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t946 = acc_51 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_51 = t946;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t947 = acc_52 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_52 = t947;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t948 = acc_55 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_55 = t948;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t949 = acc_56 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_56 = t949;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t950 = acc_59 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_59 = t950;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t951 = acc_60 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_60 = t951;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t952 = acc_63 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_63 = t952;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t953 = acc_64 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_64 = t953;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t954 = acc_67 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_67 = t954;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t955 = acc_68 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_68 = t955;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t956 = acc_71 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_71 = t956;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t957 = acc_72 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_72 = t957;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t958 = acc_75 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_75 = t958;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t959 = acc_76 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_76 = t959;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t960 = acc_79 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_79 = t960;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t961 = acc_80 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_80 = t961;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t962 = acc_83 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_83 = t962;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t963 = acc_84 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_84 = t963;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t964 = acc_87 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_87 = t964;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t965 = acc_88 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_88 = t965;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t966 = acc_91 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_91 = t966;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t967 = acc_92 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_92 = t967;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t968 = acc_95 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_95 = t968;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t969 = acc_96 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_96 = t969;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t970 = acc_99 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_99 = t970;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t971 = acc_100 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_100 = t971;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t972 = acc_103 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_103 = t972;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t973 = acc_104 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_104 = t973;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t974 = acc_107 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_107 = t974;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t975 = acc_108 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_108 = t975;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t976 = acc_111 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_111 = t976;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t977 = acc_112 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_112 = t977;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t978 = acc_115 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_115 = t978;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t979 = acc_116 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_116 = t979;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t980 = acc_119 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_119 = t980;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t981 = acc_120 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_120 = t981;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t982 = acc_123 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_123 = t982;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t983 = acc_124 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_124 = t983;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t984 = acc_127 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_127 = t984;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t985 = acc_128 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_128 = t985;
                }
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t986;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t987;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t988;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t988) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t989;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t990;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t990) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t991;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t992;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t992) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t993;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t994;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t995;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t996;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t997;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t998;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t999;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1000;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1001;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/softmax/step.rs"
                p = t986;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_2 = t987;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_3 = t988;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_4 = t989;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_5 = t990;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_6 = t991;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_7 = t992;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_8 = t993;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_9 = t994;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_10 = t995;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_11 = t996;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_12 = t997;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_13 = t998;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_14 = t999;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_15 = t1000;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_16 = t1001;
            }
#line 191 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1002 = end_2 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1003 = passed_2 + t1002;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1004 = t1003 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1005 = t1004 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1006 = t1005 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1007 = t9 + t1006;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1008 = t1003 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1009 = t1008 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1007), "r"(t1009) : "memory");
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_17 = p;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_18 = p_2;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_19 = p_3;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_20 = p_4;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_21 = p_5;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_22 = p_6;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_23 = p_7;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_24 = p_8;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_25 = p_9;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_26 = p_10;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_27 = p_11;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_28 = p_12;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_29 = p_13;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_30 = p_14;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_31 = p_15;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_32 = p_16;
#line 243 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1010 = t1003 & 1u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1011 = t1010 << 15u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1012 = t8 + t1011;
            const u32 t1013 = t1012 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1014 = t1013 + 33554432u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1015 = (u64)t1014;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1016 = t1015 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1016) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1017 = t1013 + 33554560u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1018 = (u64)t1017;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1019 = t1018 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1019) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1020 = t1013 + 33554688u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1021 = (u64)t1020;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1022 = t1021 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1022) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1023 = t1013 + 33554816u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1024 = (u64)t1023;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t1025 = t1024 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1025) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
#line 37 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1026 = end_2 - 1u;
#line 37 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1027 = passed_2 + t1026;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1028 = t1027 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1029 = t1028 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1030 = t1029 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t1031 = t9 + t1030;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t1032 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t1032) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1031) : "memory");
            }
#line 73 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 207 "fa-kernels/src/softmax.rs"
            f32 t1034;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1034) : "f"(row_sum));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t1034;
            f32 t1036;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1036) : "f"(pair_5));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1037 = pair_5 + t1036;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum = t1037;
#line 207 "fa-kernels/src/softmax.rs"
            f32 t1038;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1038) : "f"(row_sum_2));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1038;
            f32 t1040;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1040) : "f"(pair_6));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1041 = pair_6 + t1040;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum_2 = t1041;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t1042 = sum == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t1043;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(sum));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t1042 ? 0.0f : t1043;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1045 = acc * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc = t1045;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1046 = acc_2 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_2 = t1046;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1047 = acc_5 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_5 = t1047;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1048 = acc_6 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_6 = t1048;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1049 = acc_9 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_9 = t1049;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1050 = acc_10 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_10 = t1050;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1051 = acc_13 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_13 = t1051;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1052 = acc_14 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_14 = t1052;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1053 = acc_17 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_17 = t1053;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1054 = acc_18 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_18 = t1054;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1055 = acc_21 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_21 = t1055;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1056 = acc_22 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_22 = t1056;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1057 = acc_25 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_25 = t1057;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1058 = acc_26 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_26 = t1058;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1059 = acc_29 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_29 = t1059;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1060 = acc_30 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_30 = t1060;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1061 = acc_33 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_33 = t1061;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1062 = acc_34 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_34 = t1062;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1063 = acc_37 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_37 = t1063;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1064 = acc_38 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_38 = t1064;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1065 = acc_41 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_41 = t1065;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1066 = acc_42 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_42 = t1066;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1067 = acc_45 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_45 = t1067;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1068 = acc_46 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_46 = t1068;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1069 = acc_49 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_49 = t1069;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1070 = acc_50 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_50 = t1070;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1071 = acc_53 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_53 = t1071;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1072 = acc_54 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_54 = t1072;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1073 = acc_57 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_57 = t1073;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1074 = acc_58 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_58 = t1074;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1075 = acc_61 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_61 = t1075;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1076 = acc_62 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_62 = t1076;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1077 = acc_65 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_65 = t1077;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1078 = acc_66 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_66 = t1078;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1079 = acc_69 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_69 = t1079;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1080 = acc_70 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_70 = t1080;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1081 = acc_73 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_73 = t1081;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1082 = acc_74 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_74 = t1082;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1083 = acc_77 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_77 = t1083;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1084 = acc_78 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_78 = t1084;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1085 = acc_81 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_81 = t1085;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1086 = acc_82 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_82 = t1086;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1087 = acc_85 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_85 = t1087;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1088 = acc_86 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_86 = t1088;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1089 = acc_89 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_89 = t1089;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1090 = acc_90 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_90 = t1090;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1091 = acc_93 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_93 = t1091;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1092 = acc_94 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_94 = t1092;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1093 = acc_97 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_97 = t1093;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1094 = acc_98 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_98 = t1094;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1095 = acc_101 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_101 = t1095;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1096 = acc_102 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_102 = t1096;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1097 = acc_105 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_105 = t1097;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1098 = acc_106 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_106 = t1098;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1099 = acc_109 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_109 = t1099;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1100 = acc_110 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_110 = t1100;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1101 = acc_113 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_113 = t1101;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1102 = acc_114 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_114 = t1102;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1103 = acc_117 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_117 = t1103;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1104 = acc_118 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_118 = t1104;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1105 = acc_121 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_121 = t1105;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1106 = acc_122 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_122 = t1106;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1107 = acc_125 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_125 = t1107;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1108 = acc_126 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_126 = t1108;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1109 = sum_2 == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t1110;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1110) : "f"(sum_2));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t1109 ? 0.0f : t1110;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1112 = acc_3 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_3 = t1112;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1113 = acc_4 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_4 = t1113;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1114 = acc_7 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_7 = t1114;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1115 = acc_8 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_8 = t1115;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1116 = acc_11 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_11 = t1116;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1117 = acc_12 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_12 = t1117;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1118 = acc_15 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_15 = t1118;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1119 = acc_16 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_16 = t1119;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1120 = acc_19 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_19 = t1120;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1121 = acc_20 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_20 = t1121;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1122 = acc_23 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_23 = t1122;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1123 = acc_24 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_24 = t1123;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1124 = acc_27 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_27 = t1124;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1125 = acc_28 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_28 = t1125;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1126 = acc_31 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_31 = t1126;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1127 = acc_32 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_32 = t1127;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1128 = acc_35 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_35 = t1128;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1129 = acc_36 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_36 = t1129;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1130 = acc_39 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_39 = t1130;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1131 = acc_40 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_40 = t1131;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1132 = acc_43 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_43 = t1132;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1133 = acc_44 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_44 = t1133;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1134 = acc_47 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_47 = t1134;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1135 = acc_48 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_48 = t1135;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1136 = acc_51 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_51 = t1136;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1137 = acc_52 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_52 = t1137;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1138 = acc_55 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_55 = t1138;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1139 = acc_56 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_56 = t1139;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1140 = acc_59 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_59 = t1140;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1141 = acc_60 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_60 = t1141;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1142 = acc_63 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_63 = t1142;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1143 = acc_64 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_64 = t1143;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1144 = acc_67 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_67 = t1144;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1145 = acc_68 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_68 = t1145;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1146 = acc_71 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_71 = t1146;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1147 = acc_72 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_72 = t1147;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1148 = acc_75 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_75 = t1148;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1149 = acc_76 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_76 = t1149;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1150 = acc_79 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_79 = t1150;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1151 = acc_80 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_80 = t1151;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1152 = acc_83 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_83 = t1152;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1153 = acc_84 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_84 = t1153;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1154 = acc_87 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_87 = t1154;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1155 = acc_88 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_88 = t1155;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1156 = acc_91 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_91 = t1156;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1157 = acc_92 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_92 = t1157;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1158 = acc_95 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_95 = t1158;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1159 = acc_96 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_96 = t1159;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1160 = acc_99 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_99 = t1160;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1161 = acc_100 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_100 = t1161;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1162 = acc_103 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_103 = t1162;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1163 = acc_104 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_104 = t1163;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1164 = acc_107 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_107 = t1164;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1165 = acc_108 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_108 = t1165;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1166 = acc_111 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_111 = t1166;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1167 = acc_112 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_112 = t1167;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1168 = acc_115 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_115 = t1168;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1169 = acc_116 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_116 = t1169;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1170 = acc_119 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_119 = t1170;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1171 = acc_120 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_120 = t1171;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1172 = acc_123 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_123 = t1172;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1173 = acc_124 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_124 = t1173;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1174 = acc_127 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_127 = t1174;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t1175 = acc_128 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_128 = t1175;
#line 59 "fa-kernels/src/forward/stream/turn.rs"
            const u32 t1176 = index_2 + 3u;
#line 59 "fa-kernels/src/forward/stream/turn.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t1176) : "memory");
#line 56 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1177 = t94 + 8192u;
#line 56 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1178 = t94 + 16384u;
#line 56 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1179 = t94 + 24576u;
            u32 t1180;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(acc), "f"(acc_2));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1181;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1181) : "f"(acc_3), "f"(acc_4));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1182;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1182) : "f"(acc_5), "f"(acc_6));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1183;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1183) : "f"(acc_7), "f"(acc_8));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1184;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1184) : "f"(acc_9), "f"(acc_10));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1185;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1185) : "f"(acc_11), "f"(acc_12));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1186;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1186) : "f"(acc_13), "f"(acc_14));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1187;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1187) : "f"(acc_15), "f"(acc_16));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1188;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1188) : "f"(acc_17), "f"(acc_18));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1189;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1189) : "f"(acc_19), "f"(acc_20));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1190;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1190) : "f"(acc_21), "f"(acc_22));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1191;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1191) : "f"(acc_23), "f"(acc_24));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1192;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1192) : "f"(acc_25), "f"(acc_26));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1193;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1193) : "f"(acc_27), "f"(acc_28));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1194;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1194) : "f"(acc_29), "f"(acc_30));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1195;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1195) : "f"(acc_31), "f"(acc_32));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1196;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1196) : "f"(acc_33), "f"(acc_34));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1197;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1197) : "f"(acc_35), "f"(acc_36));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1198;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1198) : "f"(acc_37), "f"(acc_38));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1199;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1199) : "f"(acc_39), "f"(acc_40));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1200;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1200) : "f"(acc_41), "f"(acc_42));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1201;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1201) : "f"(acc_43), "f"(acc_44));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1202;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1202) : "f"(acc_45), "f"(acc_46));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1203;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1203) : "f"(acc_47), "f"(acc_48));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1204;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1204) : "f"(acc_49), "f"(acc_50));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1205;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1205) : "f"(acc_51), "f"(acc_52));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1206;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1206) : "f"(acc_53), "f"(acc_54));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1207;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1207) : "f"(acc_55), "f"(acc_56));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1208;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1208) : "f"(acc_57), "f"(acc_58));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1209;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1209) : "f"(acc_59), "f"(acc_60));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1210;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1210) : "f"(acc_61), "f"(acc_62));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1211;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1211) : "f"(acc_63), "f"(acc_64));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1212;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1212) : "f"(acc_65), "f"(acc_66));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1213;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1213) : "f"(acc_67), "f"(acc_68));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1214;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1214) : "f"(acc_69), "f"(acc_70));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1215;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1215) : "f"(acc_71), "f"(acc_72));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1216;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1216) : "f"(acc_73), "f"(acc_74));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1217;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1217) : "f"(acc_75), "f"(acc_76));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1218;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1218) : "f"(acc_77), "f"(acc_78));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1219;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1219) : "f"(acc_79), "f"(acc_80));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1220;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1220) : "f"(acc_81), "f"(acc_82));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1221;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1221) : "f"(acc_83), "f"(acc_84));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1222;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1222) : "f"(acc_85), "f"(acc_86));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1223;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1223) : "f"(acc_87), "f"(acc_88));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1224;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1224) : "f"(acc_89), "f"(acc_90));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1225;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1225) : "f"(acc_91), "f"(acc_92));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1226;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1226) : "f"(acc_93), "f"(acc_94));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1227;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1227) : "f"(acc_95), "f"(acc_96));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1228;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1228) : "f"(acc_97), "f"(acc_98));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1229;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1229) : "f"(acc_99), "f"(acc_100));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1230;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1230) : "f"(acc_101), "f"(acc_102));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1231;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1231) : "f"(acc_103), "f"(acc_104));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1232;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1232) : "f"(acc_105), "f"(acc_106));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1233;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1233) : "f"(acc_107), "f"(acc_108));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1234;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1234) : "f"(acc_109), "f"(acc_110));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1235;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1235) : "f"(acc_111), "f"(acc_112));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1236;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1236) : "f"(acc_113), "f"(acc_114));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1237;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1237) : "f"(acc_115), "f"(acc_116));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1238;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1238) : "f"(acc_117), "f"(acc_118));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1239;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1239) : "f"(acc_119), "f"(acc_120));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1240;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1240) : "f"(acc_121), "f"(acc_122));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1241;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1241) : "f"(acc_123), "f"(acc_124));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1242;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1242) : "f"(acc_125), "f"(acc_126));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t1243;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1243) : "f"(acc_127), "f"(acc_128));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1244 = lane & 15u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1245 = t97 + t1244;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1246 = lane >> 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1247 = t1245 & 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1248 = t1246 ^ t1247;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1249 = t1245 << 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1250 = t1248 << 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1251 = t1249 + t1250;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1252 = t94 + t1251;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1252), "r"(t1180), "r"(t1181), "r"(t1182), "r"(t1183) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1253 = t1251 ^ 32u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1254 = t94 + t1253;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1254), "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1255 = t1251 ^ 64u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1256 = t94 + t1255;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1256), "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1257 = t1251 ^ 96u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1258 = t94 + t1257;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1258), "r"(t1192), "r"(t1193), "r"(t1194), "r"(t1195) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1259 = lane & 15u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1260 = t97 + t1259;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1261 = lane >> 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1262 = t1260 & 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1263 = t1261 ^ t1262;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1264 = t1260 << 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1265 = t1263 << 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1266 = t1264 + t1265;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1267 = t1177 + t1266;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1267), "r"(t1196), "r"(t1197), "r"(t1198), "r"(t1199) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1268 = t1266 ^ 32u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1269 = t1177 + t1268;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1269), "r"(t1200), "r"(t1201), "r"(t1202), "r"(t1203) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1270 = t1266 ^ 64u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1271 = t1177 + t1270;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1271), "r"(t1204), "r"(t1205), "r"(t1206), "r"(t1207) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1272 = t1266 ^ 96u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1273 = t1177 + t1272;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1273), "r"(t1208), "r"(t1209), "r"(t1210), "r"(t1211) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1274 = lane & 15u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1275 = t97 + t1274;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1276 = lane >> 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1277 = t1275 & 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1278 = t1276 ^ t1277;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1279 = t1275 << 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1280 = t1278 << 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1281 = t1279 + t1280;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1282 = t1178 + t1281;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1282), "r"(t1212), "r"(t1213), "r"(t1214), "r"(t1215) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1283 = t1281 ^ 32u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1284 = t1178 + t1283;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1284), "r"(t1216), "r"(t1217), "r"(t1218), "r"(t1219) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1285 = t1281 ^ 64u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1286 = t1178 + t1285;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1286), "r"(t1220), "r"(t1221), "r"(t1222), "r"(t1223) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1287 = t1281 ^ 96u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1288 = t1178 + t1287;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1288), "r"(t1224), "r"(t1225), "r"(t1226), "r"(t1227) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1289 = lane & 15u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1290 = t97 + t1289;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1291 = lane >> 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1292 = t1290 & 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1293 = t1291 ^ t1292;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1294 = t1290 << 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1295 = t1293 << 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1296 = t1294 + t1295;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1297 = t1179 + t1296;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1297), "r"(t1228), "r"(t1229), "r"(t1230), "r"(t1231) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1298 = t1296 ^ 32u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1299 = t1179 + t1298;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1299), "r"(t1232), "r"(t1233), "r"(t1234), "r"(t1235) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1300 = t1296 ^ 64u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1301 = t1179 + t1300;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1301), "r"(t1236), "r"(t1237), "r"(t1238), "r"(t1239) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1302 = t1296 ^ 96u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1303 = t1179 + t1302;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1303), "r"(t1240), "r"(t1241), "r"(t1242), "r"(t1243) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 61 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1304 = t107 + t98;
#line 61 "fa-kernels/src/forward/stream/output.rs"
            const u32 first_row = t1304 + t97;
            const bool t1306 = lane == 0u;
#line 62 "fa-kernels/src/forward/stream/output.rs"
            if (t1306) {
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1307 = t97 << 7u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1308 = t94 + t1307;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1308), "l"(o), "r"(0u), "r"(t108), "r"(first_row), "r"(t109) : "memory");
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1309 = t94 + 8192u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1310 = t97 << 7u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1311 = t1309 + t1310;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1311), "l"(o), "r"(64u), "r"(t108), "r"(first_row), "r"(t109) : "memory");
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1312 = t94 + 16384u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1313 = t97 << 7u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1314 = t1312 + t1313;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1314), "l"(o), "r"(128u), "r"(t108), "r"(first_row), "r"(t109) : "memory");
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1315 = t94 + 24576u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1316 = t97 << 7u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1317 = t1315 + t1316;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1317), "l"(o), "r"(192u), "r"(t108), "r"(first_row), "r"(t109) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 117 "fa-kernels/src/forward/stream/output.rs"
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                const u32 t1318 = t9 + 72u;
#line 118 "fa-kernels/src/forward/stream/output.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1318) : "memory");
            }
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t1319 = (u64)t109;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t1320 = t1319 * lse_stride0;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t1321 = t1320 * 4ull;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t1322 = lse + t1321;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t1323 = (u64)t108;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t1324 = t1323 * lse_stride1;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t1325 = t1324 * 4ull;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t1326 = t1322 + t1325;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u32 t1327 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t1328 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t1329 = t1328 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t1329) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1330 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t1330;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists = row < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists) {
                    const u64 t1333 = (u64)row * t1327;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t1334 = t1333 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t1335 = t1326 + t1334;
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t1336;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(row_sum));
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t1337;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1337) : "f"(row_max), "f"(scale_log2), "f"(t1336));
#line 219 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t1337 * 0.6931472f;
                    const bool t1339 = row_sum == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                    const f32 t1340 = t1339 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1335), "f"(t1340) : "memory");
                }
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1341 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t1342 = first_row + t1341;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t1342 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists_2) {
                    const u64 t1345 = (u64)row_2 * t1327;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t1346 = t1345 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t1347 = t1326 + t1346;
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t1348;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1348) : "f"(row_sum_2));
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t1349;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1349) : "f"(row_max_2), "f"(scale_log2), "f"(t1348));
#line 219 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t1349 * 0.6931472f;
                    const bool t1351 = row_sum_2 == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                    const f32 t1352 = t1351 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1347), "f"(t1352) : "memory");
                }
            }
#line 78 "fa-kernels/src/forward/stream/consumer.rs"
            passed_2 = through;
            const u32 t1353 = count + 1u;
#line 79 "fa-kernels/src/forward/stream/consumer.rs"
            count = t1353;
#line 41 "fa-kernels/src/forward/stream/work.rs"
            const u32 place_4 = blockIdx.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t1355 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t1356 = count * t1355;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t1357 = t1356 + place_4;
#line 80 "fa-kernels/src/forward/stream/consumer.rs"
            index_3 = t1357;
        }
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        const bool t1359 = index_2 == 0u;
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        if (t1359) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
        const bool t1360 = lane == 0u;
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
        if (t1360) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
