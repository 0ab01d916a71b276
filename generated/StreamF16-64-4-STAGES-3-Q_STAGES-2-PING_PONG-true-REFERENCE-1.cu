typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(640, 1)
stream_f16(
    const __grid_constant__ tensor_map q_map /* f16 */,
    const __grid_constant__ tensor_map k_map /* f16 */,
    const __grid_constant__ tensor_map v_map /* f16 */,
    const __grid_constant__ tensor_map o_map /* f16, written */,
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
#line 145 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t9 = t8 + 24576u;
    const u32 t10 = t9 + 24576u;
#line 41 "fa-kernels/src/forward/stream/mod.rs"
    const bool t11 = thread == 0u;
#line 41 "fa-kernels/src/forward/stream/mod.rs"
    if (t11) {
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 171 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 172 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t13) : "memory");
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t14 = t10 + 72u;
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t14) : "memory");
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t15 = t10 + 8u;
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 171 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 172 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t17) : "memory");
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t18 = t10 + 80u;
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t18) : "memory");
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t19 = t10 + 16u;
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 171 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 172 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t21) : "memory");
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t22 = t10 + 88u;
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t22) : "memory");
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t23 = t10 + 96u;
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 179 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t24) : "memory");
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t25 = t10 + 104u;
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 179 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 16;" :  : "r"(t26) : "memory");
#line 181 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 44 "fa-kernels/src/forward/stream/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 t27 = seq_q + 255u;
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 tiles = t27 >> 8u;
    const u32 t29 = tiles * heads;
#line 47 "fa-kernels/src/forward/stream/mod.rs"
    const u32 total = t29 * batch;
#line 49 "fa-kernels/src/forward/stream/mod.rs"
    const bool t31 = warpgroup == 0u;
#line 49 "fa-kernels/src/forward/stream/mod.rs"
    if (t31) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t32 = thread == 0u;
#line 51 "fa-kernels/src/forward/stream/mod.rs"
        if (t32) {
#line 19 "fa-kernels/src/forward/stream/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 41 "fa-kernels/src/forward/stream/work.rs"
            const u32 place = blockIdx.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t34 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t35 = tile * t34;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t36 = t35 + place;
#line 21 "fa-kernels/src/forward/stream/producer.rs"
            u32 index = t36;
            while (true) {
#line 22 "fa-kernels/src/forward/stream/producer.rs"
                const bool t37 = index < total;
                if (!t37) break;
#line 41 "fa-kernels/src/forward/place.rs"
                const u32 t38 = index / tiles;
#line 41 "fa-kernels/src/forward/place.rs"
                const u32 t39 = index % tiles;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t40 = t39 << 8u;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t41 = t38 % heads;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t42 = t38 / heads;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 t43 = seq_k + 63u;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 t44 = t43 >> 6u;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 end = t44 > 1u ? t44 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
                const u32 t46 = seq_k >> 6u;
#line 170 "fa-kernels/src/forward/problem.rs"
                const u32 whole = t46 < end ? t46 : end;
#line 175 "fa-kernels/src/forward/problem.rs"
                const u32 t48 = end - whole;
#line 175 "fa-kernels/src/forward/problem.rs"
                const u32 t49 = t48 < end ? t48 : end;
#line 45 "fa-kernels/src/forward/stream/producer.rs"
                const u32 slot = tile & 1u;
                const u32 t51 = slot + 14u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t52 = t51 << 3u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t53 = t10 + t52;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t54 = tile >> 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t55 = t54 & 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t56 = t55 ^ 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t53), "r"(t56) : "memory");
                const u32 t57 = slot + 12u;
#line 47 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t58 = t57 << 3u;
#line 47 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t59 = t10 + t58;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t59) : "memory");
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t60 = slot << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t61 = smem_1 + t60;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t61), "l"(q), "r"(t59), "r"(0u), "r"(t41), "r"(t40), "r"(t42) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t62 = t40 + 64u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t63 = slot << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t64 = smem_1 + t63;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t65 = t64 + 8192u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t65), "l"(q), "r"(t59), "r"(0u), "r"(t41), "r"(t62), "r"(t42) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t66 = t40 + 128u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t67 = slot << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t68 = smem_1 + t67;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t69 = t68 + 16384u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t69), "l"(q), "r"(t59), "r"(0u), "r"(t41), "r"(t66), "r"(t42) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t70 = t40 + 192u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t71 = slot << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t72 = smem_1 + t71;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t73 = t72 + 24576u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t73), "l"(q), "r"(t59), "r"(0u), "r"(t41), "r"(t70), "r"(t42) : "memory");
#line 30 "fa-kernels/src/forward/stream/producer.rs"
                #pragma unroll 1
                for (u32 i = 0u; i < end; i += 1u) {
#line 31 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t74 = passed + i;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t75 = t74 % 3u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t76 = t74 / 3u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t77 = t76 & 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t78 = t77 ^ 1u;
                    const u32 t79 = end - 1u;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t80 = t79 - i;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t81 = t80 << 6u;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t82 = t41 / group;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t83 = t75 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t84 = t10 + t83;
                    const u32 t85 = t75 + 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t86 = t85 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t87 = t10 + t86;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t87), "r"(t78) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t84) : "memory");
                    const u32 t88 = t75 << 13u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t89 = t8 + t88;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t89), "l"(k), "r"(t84), "r"(0u), "r"(t82), "r"(t81), "r"(t42) : "memory");
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t90 = t75 + 6u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t91 = t90 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t92 = t10 + t91;
                    const u32 t93 = t75 + 9u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t94 = t93 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t95 = t10 + t94;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t95), "r"(t78) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t92) : "memory");
                    const u32 t96 = t75 << 13u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t97 = t9 + t96;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t97), "l"(v), "r"(t92), "r"(0u), "r"(t82), "r"(t81), "r"(t42) : "memory");
                }
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t98 = passed + end;
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                passed = t98;
                const u32 t99 = tile + 1u;
#line 38 "fa-kernels/src/forward/stream/producer.rs"
                tile = t99;
#line 41 "fa-kernels/src/forward/stream/work.rs"
                const u32 place_2 = blockIdx.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t101 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t102 = tile * t101;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t103 = t102 + place_2;
#line 39 "fa-kernels/src/forward/stream/producer.rs"
                index = t103;
            }
        }
    } else {
#line 55 "fa-kernels/src/forward/stream/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 112;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
        const u32 own = index_2 << 13u;
        const u32 t107 = smem_1 + own;
#line 188 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t108 = t7 + own;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t109 = warp & 3u;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t110 = t109 << 4u;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t111 = index_2 << 6u;
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
        const u32 t113 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t114 = count * t113;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t115 = t114 + place_3;
#line 62 "fa-kernels/src/forward/stream/consumer.rs"
        u32 index_3 = t115;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        const bool t116 = index_2 == 3u;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        if (t116) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
        while (true) {
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t117 = index_3 < total;
            if (!t117) break;
#line 41 "fa-kernels/src/forward/place.rs"
            const u32 t118 = index_3 / tiles;
#line 41 "fa-kernels/src/forward/place.rs"
            const u32 t119 = index_3 % tiles;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t120 = t119 << 8u;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t121 = t118 % heads;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t122 = t118 / heads;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t123 = seq_k + 63u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t124 = t123 >> 6u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 end_2 = t124 > 1u ? t124 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t126 = seq_k >> 6u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 whole_2 = t126 < end_2 ? t126 : end_2;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t128 = end_2 - whole_2;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t129 = t128 < end_2 ? t128 : end_2;
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_sum = 0.0f;
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t130 = count & 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t131 = t130 + 12u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t132 = t131 << 3u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t133 = t10 + t132;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t134 = count >> 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t135 = t134 & 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t133), "r"(t135) : "memory");
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t136 = passed_2 % 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t137 = t136 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t138 = t10 + t137;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t139 = passed_2 / 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t140 = t139 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t138), "r"(t140) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t141 = count & 1u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t142 = t141 << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t143 = t107 + t142;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t144 = passed_2 % 3u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t145 = t144 << 13u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t146 = t8 + t145;
            const u32 t147 = t143 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t148 = t146 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t149 = t147 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t150 = (u64)t149;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t151 = t150 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t152 = t148 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t153 = (u64)t152;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t154 = t153 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t151), "l"(t154) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t155 = t147 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t156 = (u64)t155;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t157 = t156 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t158 = t148 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t159 = (u64)t158;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t160 = t159 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t157), "l"(t160) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t161 = t147 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t162 = (u64)t161;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t163 = t162 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t164 = t148 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t165 = (u64)t164;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t166 = t165 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t163), "l"(t166) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t167 = t147 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t168 = (u64)t167;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t169 = t168 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t170 = t148 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t171 = (u64)t170;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t172 = t171 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t169), "l"(t172) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t173 = passed_2 % 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t174 = t173 + 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t175 = t174 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t176 = t10 + t175;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t177 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t177) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t176) : "memory");
            }
#line 278 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t178 = t129 != 0u;
#line 278 "fa-kernels/src/forward/stream/consumer.rs"
            if (t178) {
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t179 = end_2 - 1u;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_key = t179 << 6u;
                const u32 t181 = t120 + t111;
#line 288 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_query = t181 + t110;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t183 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t184 = t183 << 1u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 column = first_key + t184;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t186 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t187 = first_query + t186;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t188 = seq_k > column ? seq_k : column;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_3 = t188 - column;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible = 0u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t191 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s = t191;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t193 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_2 = t193;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t195 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_5 = t195;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t197 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_6 = t197;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t199 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_9 = t199;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t201 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_10 = t201;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t203 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_13 = t203;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t205 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_14 = t205;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t207 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_17 = t207;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t209 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_18 = t209;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t211 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_21 = t211;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t213 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_22 = t213;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t215 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_25 = t215;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t217 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_26 = t217;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t219 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_29 = t219;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t221 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_30 = t221;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t222 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t223 = first_query + t222;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t224 = t223 + 8u;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t225 = seq_k > column ? seq_k : column;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_4 = t225 - column;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_17 = 0u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t228 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_3 = t228;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_18 = 1u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t230 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_4 = t230;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_19 = 8u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t232 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_7 = t232;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_20 = 9u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t234 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_8 = t234;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_21 = 16u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t236 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_11 = t236;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_22 = 17u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t238 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_12 = t238;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_23 = 24u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t240 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_15 = t240;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_24 = 25u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t242 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_16 = t242;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_25 = 32u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t244 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_19 = t244;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_26 = 33u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t246 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_20 = t246;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_27 = 40u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t248 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_23 = t248;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_28 = 41u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t250 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_24 = t250;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_29 = 48u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t252 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_27 = t252;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_30 = 49u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t254 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_28 = t254;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_31 = 56u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t256 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_31 = t256;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_32 = 57u < end_4;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t258 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_32 = t258;
            }
#line 136 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t260;
            asm("max.f32 %0, %1, %2;" : "=f"(t260) : "f"(old), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t261;
            asm("max.f32 %0, %1, %2;" : "=f"(t261) : "f"(t260), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t262;
            asm("max.f32 %0, %1, %2;" : "=f"(t262) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t263;
            asm("max.f32 %0, %1, %2;" : "=f"(t263) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t264;
            asm("max.f32 %0, %1, %2;" : "=f"(t264) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t265;
            asm("max.f32 %0, %1, %2;" : "=f"(t265) : "f"(t261), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t266;
            asm("max.f32 %0, %1, %2;" : "=f"(t266) : "f"(t262), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t267;
            asm("max.f32 %0, %1, %2;" : "=f"(t267) : "f"(t263), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t268;
            asm("max.f32 %0, %1, %2;" : "=f"(t268) : "f"(t264), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t269;
            asm("max.f32 %0, %1, %2;" : "=f"(t269) : "f"(t265), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t270;
            asm("max.f32 %0, %1, %2;" : "=f"(t270) : "f"(t266), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t271;
            asm("max.f32 %0, %1, %2;" : "=f"(t271) : "f"(t267), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t272;
            asm("max.f32 %0, %1, %2;" : "=f"(t272) : "f"(t268), "f"(s_30));
            f32 t273;
            asm("max.f32 %0, %1, %2;" : "=f"(t273) : "f"(t269), "f"(t270));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t274;
            asm("max.f32 %0, %1, %2;" : "=f"(t274) : "f"(t271), "f"(t272));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t275;
            asm("max.f32 %0, %1, %2;" : "=f"(t275) : "f"(t273), "f"(t274));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t276;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t276) : "f"(t275));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t275), "f"(t276));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t278;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t278) : "f"(pair));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t278));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t281 = new_1 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t281;
#line 139 "fa-kernels/src/softmax.rs"
            const f32 t283 = -reference;
#line 139 "fa-kernels/src/softmax.rs"
            f32 t284;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t284) : "f"(old), "f"(scale_log2), "f"(t283));
#line 139 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t284));
#line 140 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 182 "fa-kernels/src/softmax.rs"
            const f32 t286 = row_sum * rescale;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t287 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t287));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t289;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t289) : "f"(exponent));
#line 185 "fa-kernels/src/softmax.rs"
            s = t289;
            const f32 t290 = t286 + s;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t291 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t291));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t293;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t293) : "f"(exponent_2));
#line 185 "fa-kernels/src/softmax.rs"
            s_2 = t293;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t294 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t294));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t296;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t296) : "f"(exponent_3));
#line 185 "fa-kernels/src/softmax.rs"
            s_5 = t296;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t297 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t297));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t299;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t299) : "f"(exponent_4));
#line 185 "fa-kernels/src/softmax.rs"
            s_6 = t299;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t300 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t300));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t302;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t302) : "f"(exponent_5));
#line 185 "fa-kernels/src/softmax.rs"
            s_9 = t302;
            const f32 t303 = t290 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t304 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t304));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t306;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t306) : "f"(exponent_6));
#line 185 "fa-kernels/src/softmax.rs"
            s_10 = t306;
            const f32 t307 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t308 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t308));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t310;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t310) : "f"(exponent_7));
#line 185 "fa-kernels/src/softmax.rs"
            s_13 = t310;
            const f32 t311 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t312 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t312));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t314;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t314) : "f"(exponent_8));
#line 185 "fa-kernels/src/softmax.rs"
            s_14 = t314;
            const f32 t315 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t316 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t316));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t318;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t318) : "f"(exponent_9));
#line 185 "fa-kernels/src/softmax.rs"
            s_17 = t318;
            const f32 t319 = t303 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t320 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t320));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t322;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t322) : "f"(exponent_10));
#line 185 "fa-kernels/src/softmax.rs"
            s_18 = t322;
            const f32 t323 = t307 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t324 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t324));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t326;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t326) : "f"(exponent_11));
#line 185 "fa-kernels/src/softmax.rs"
            s_21 = t326;
            const f32 t327 = t311 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t328 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t328));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t330;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t330) : "f"(exponent_12));
#line 185 "fa-kernels/src/softmax.rs"
            s_22 = t330;
            const f32 t331 = t315 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t332 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t332));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t334;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t334) : "f"(exponent_13));
#line 185 "fa-kernels/src/softmax.rs"
            s_25 = t334;
            const f32 t335 = t319 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t336 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t336));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t338;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t338) : "f"(exponent_14));
#line 185 "fa-kernels/src/softmax.rs"
            s_26 = t338;
            const f32 t339 = t323 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t340 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t340));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t342;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t342) : "f"(exponent_15));
#line 185 "fa-kernels/src/softmax.rs"
            s_29 = t342;
            const f32 t343 = t327 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t344 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t344));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t346;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t346) : "f"(exponent_16));
#line 185 "fa-kernels/src/softmax.rs"
            s_30 = t346;
            const f32 t347 = t331 + s_30;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t348 = t335 + t339;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t349 = t343 + t347;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t350 = t348 + t349;
#line 188 "fa-kernels/src/softmax.rs"
            row_sum = t350;
#line 136 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t352;
            asm("max.f32 %0, %1, %2;" : "=f"(t352) : "f"(old_2), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t353;
            asm("max.f32 %0, %1, %2;" : "=f"(t353) : "f"(t352), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t354;
            asm("max.f32 %0, %1, %2;" : "=f"(t354) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t355;
            asm("max.f32 %0, %1, %2;" : "=f"(t355) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t356;
            asm("max.f32 %0, %1, %2;" : "=f"(t356) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t357;
            asm("max.f32 %0, %1, %2;" : "=f"(t357) : "f"(t353), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t358;
            asm("max.f32 %0, %1, %2;" : "=f"(t358) : "f"(t354), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t359;
            asm("max.f32 %0, %1, %2;" : "=f"(t359) : "f"(t355), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t360;
            asm("max.f32 %0, %1, %2;" : "=f"(t360) : "f"(t356), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t361;
            asm("max.f32 %0, %1, %2;" : "=f"(t361) : "f"(t357), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t362;
            asm("max.f32 %0, %1, %2;" : "=f"(t362) : "f"(t358), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t363;
            asm("max.f32 %0, %1, %2;" : "=f"(t363) : "f"(t359), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t364;
            asm("max.f32 %0, %1, %2;" : "=f"(t364) : "f"(t360), "f"(s_32));
            f32 t365;
            asm("max.f32 %0, %1, %2;" : "=f"(t365) : "f"(t361), "f"(t362));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t366;
            asm("max.f32 %0, %1, %2;" : "=f"(t366) : "f"(t363), "f"(t364));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t367;
            asm("max.f32 %0, %1, %2;" : "=f"(t367) : "f"(t365), "f"(t366));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t368;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t368) : "f"(t367));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t367), "f"(t368));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t370;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t370) : "f"(pair_2));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t370));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t373 = new_2 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t373;
#line 139 "fa-kernels/src/softmax.rs"
            const f32 t375 = -reference_2;
#line 139 "fa-kernels/src/softmax.rs"
            f32 t376;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t376) : "f"(old_2), "f"(scale_log2), "f"(t375));
#line 139 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t376));
#line 140 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 182 "fa-kernels/src/softmax.rs"
            const f32 t378 = row_sum_2 * rescale_2;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t379 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t379));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t381;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t381) : "f"(exponent_17));
#line 185 "fa-kernels/src/softmax.rs"
            s_3 = t381;
            const f32 t382 = t378 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t383 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t383));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t385;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t385) : "f"(exponent_18));
#line 185 "fa-kernels/src/softmax.rs"
            s_4 = t385;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t386 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t386));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t388;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t388) : "f"(exponent_19));
#line 185 "fa-kernels/src/softmax.rs"
            s_7 = t388;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t389 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t389));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t391;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t391) : "f"(exponent_20));
#line 185 "fa-kernels/src/softmax.rs"
            s_8 = t391;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t392 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t392));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t394;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t394) : "f"(exponent_21));
#line 185 "fa-kernels/src/softmax.rs"
            s_11 = t394;
            const f32 t395 = t382 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t396 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t396));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t398;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t398) : "f"(exponent_22));
#line 185 "fa-kernels/src/softmax.rs"
            s_12 = t398;
            const f32 t399 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t400 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t400));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t402;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t402) : "f"(exponent_23));
#line 185 "fa-kernels/src/softmax.rs"
            s_15 = t402;
            const f32 t403 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t404 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t404));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t406;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t406) : "f"(exponent_24));
#line 185 "fa-kernels/src/softmax.rs"
            s_16 = t406;
            const f32 t407 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t408 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t408));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t410;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t410) : "f"(exponent_25));
#line 185 "fa-kernels/src/softmax.rs"
            s_19 = t410;
            const f32 t411 = t395 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t412 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t412));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t414;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(exponent_26));
#line 185 "fa-kernels/src/softmax.rs"
            s_20 = t414;
            const f32 t415 = t399 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t416 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t416));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t418;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t418) : "f"(exponent_27));
#line 185 "fa-kernels/src/softmax.rs"
            s_23 = t418;
            const f32 t419 = t403 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t420 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t420));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t422;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(exponent_28));
#line 185 "fa-kernels/src/softmax.rs"
            s_24 = t422;
            const f32 t423 = t407 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t424 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t424));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t426;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(exponent_29));
#line 185 "fa-kernels/src/softmax.rs"
            s_27 = t426;
            const f32 t427 = t411 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t428 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t428));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t430;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t430) : "f"(exponent_30));
#line 185 "fa-kernels/src/softmax.rs"
            s_28 = t430;
            const f32 t431 = t415 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t432 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t432));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t434;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t434) : "f"(exponent_31));
#line 185 "fa-kernels/src/softmax.rs"
            s_31 = t434;
            const f32 t435 = t419 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t436 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t436));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t438;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t438) : "f"(exponent_32));
#line 185 "fa-kernels/src/softmax.rs"
            s_32 = t438;
            const f32 t439 = t423 + s_32;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t440 = t427 + t431;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t441 = t435 + t439;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t442 = t440 + t441;
#line 188 "fa-kernels/src/softmax.rs"
            row_sum_2 = t442;
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t443;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t443) : "f"(s), "f"(s_2));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t444;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t444) : "f"(s_3), "f"(s_4));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t445;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t445) : "f"(s_5), "f"(s_6));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t446;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t446) : "f"(s_7), "f"(s_8));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t447;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t447) : "f"(s_9), "f"(s_10));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t448;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t448) : "f"(s_11), "f"(s_12));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t449;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t449) : "f"(s_13), "f"(s_14));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t450;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t450) : "f"(s_15), "f"(s_16));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t451;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t451) : "f"(s_17), "f"(s_18));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t452;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t452) : "f"(s_19), "f"(s_20));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t453;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t453) : "f"(s_21), "f"(s_22));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t454;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t454) : "f"(s_23), "f"(s_24));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t455;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t455) : "f"(s_25), "f"(s_26));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t456;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t456) : "f"(s_27), "f"(s_28));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t457;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t457) : "f"(s_29), "f"(s_30));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t458;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t458) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/softmax/step.rs"
            p = t443;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_2 = t444;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_3 = t445;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_4 = t446;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_5 = t447;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_6 = t448;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_7 = t449;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_8 = t450;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_9 = t451;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_10 = t452;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_11 = t453;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_12 = t454;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_13 = t455;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_14 = t456;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_15 = t457;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_16 = t458;
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
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 cut_right = t129 > 1u ? t129 : 1u;
            const u32 cut_left = end_2 > cut_right ? end_2 : cut_right;
#line 176 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t461 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t461) : "memory");
#line 226 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t462 = passed_2 + i_2;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t463 = t462 % 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t464 = t463 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t465 = t10 + t464;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t466 = t462 / 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t467 = t466 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t465), "r"(t467) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t468 = count & 1u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t469 = t468 << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t470 = t107 + t469;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t471 = t462 % 3u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t472 = t471 << 13u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t473 = t8 + t472;
                const u32 t474 = t470 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t475 = t473 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t476 = t474 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t477 = (u64)t476;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t478 = t477 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t479 = t475 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t480 = (u64)t479;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t481 = t480 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t478), "l"(t481) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t482 = t474 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t483 = (u64)t482;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t484 = t483 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t485 = t475 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t486 = (u64)t485;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t487 = t486 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t484), "l"(t487) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t488 = t474 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t489 = (u64)t488;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t490 = t489 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t491 = t475 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t492 = (u64)t491;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t493 = t492 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t490), "l"(t493) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t494 = t474 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t495 = (u64)t494;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t496 = t495 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t497 = t475 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t498 = (u64)t497;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t499 = t498 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t496), "l"(t499) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 209 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t500 = i_2 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t501 = passed_2 + t500;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t502 = t501 % 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t503 = t502 + 6u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t504 = t503 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t505 = t10 + t504;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t506 = t501 / 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t507 = t506 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t505), "r"(t507) : "memory");
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
                const u32 t508 = t501 % 3u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t509 = t508 << 13u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t510 = t9 + t509;
                const u32 t511 = t510 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t512 = t511 + 33554432u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t513 = (u64)t512;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t514 = t513 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t514) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t515 = t511 + 33554560u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t516 = (u64)t515;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t517 = t516 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t517) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t518 = t511 + 33554688u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t519 = (u64)t518;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t520 = t519 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t520) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t521 = t511 + 33554816u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t522 = (u64)t521;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t523 = t522 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t523) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t524 = index_2 == 3u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t525 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next = t524 ? 0u : t525;
                const u32 t527 = next + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t527) : "memory");
#line 211 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/forward/stream/output.rs"
                const u32 t528 = passed_2 + i_2;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t529 = t528 % 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t530 = t529 + 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t531 = t530 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t532 = t10 + t531;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t533 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t533) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t532) : "memory");
                }
#line 133 "fa-kernels/src/softmax/step.rs"
                const f32 old_3 = row_max;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t534;
                asm("max.f32 %0, %1, %2;" : "=f"(t534) : "f"(old_3), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t535;
                asm("max.f32 %0, %1, %2;" : "=f"(t535) : "f"(t534), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t536;
                asm("max.f32 %0, %1, %2;" : "=f"(t536) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t537;
                asm("max.f32 %0, %1, %2;" : "=f"(t537) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t538;
                asm("max.f32 %0, %1, %2;" : "=f"(t538) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t539;
                asm("max.f32 %0, %1, %2;" : "=f"(t539) : "f"(t535), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t540;
                asm("max.f32 %0, %1, %2;" : "=f"(t540) : "f"(t536), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t541;
                asm("max.f32 %0, %1, %2;" : "=f"(t541) : "f"(t537), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t542;
                asm("max.f32 %0, %1, %2;" : "=f"(t542) : "f"(t538), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t543;
                asm("max.f32 %0, %1, %2;" : "=f"(t543) : "f"(t539), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t544;
                asm("max.f32 %0, %1, %2;" : "=f"(t544) : "f"(t540), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t545;
                asm("max.f32 %0, %1, %2;" : "=f"(t545) : "f"(t541), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t546;
                asm("max.f32 %0, %1, %2;" : "=f"(t546) : "f"(t542), "f"(s_30));
                f32 t547;
                asm("max.f32 %0, %1, %2;" : "=f"(t547) : "f"(t543), "f"(t544));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t548;
                asm("max.f32 %0, %1, %2;" : "=f"(t548) : "f"(t545), "f"(t546));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t549;
                asm("max.f32 %0, %1, %2;" : "=f"(t549) : "f"(t547), "f"(t548));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t550;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t550) : "f"(t549));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t549), "f"(t550));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t552;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t552) : "f"(pair_3));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t552));
#line 133 "fa-kernels/src/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t554;
                asm("max.f32 %0, %1, %2;" : "=f"(t554) : "f"(old_4), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t555;
                asm("max.f32 %0, %1, %2;" : "=f"(t555) : "f"(t554), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t556;
                asm("max.f32 %0, %1, %2;" : "=f"(t556) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t557;
                asm("max.f32 %0, %1, %2;" : "=f"(t557) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t558;
                asm("max.f32 %0, %1, %2;" : "=f"(t558) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t559;
                asm("max.f32 %0, %1, %2;" : "=f"(t559) : "f"(t555), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t560;
                asm("max.f32 %0, %1, %2;" : "=f"(t560) : "f"(t556), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t561;
                asm("max.f32 %0, %1, %2;" : "=f"(t561) : "f"(t557), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t562;
                asm("max.f32 %0, %1, %2;" : "=f"(t562) : "f"(t558), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t563;
                asm("max.f32 %0, %1, %2;" : "=f"(t563) : "f"(t559), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t564;
                asm("max.f32 %0, %1, %2;" : "=f"(t564) : "f"(t560), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t565;
                asm("max.f32 %0, %1, %2;" : "=f"(t565) : "f"(t561), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t566;
                asm("max.f32 %0, %1, %2;" : "=f"(t566) : "f"(t562), "f"(s_32));
                f32 t567;
                asm("max.f32 %0, %1, %2;" : "=f"(t567) : "f"(t563), "f"(t564));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t568;
                asm("max.f32 %0, %1, %2;" : "=f"(t568) : "f"(t565), "f"(t566));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t569;
                asm("max.f32 %0, %1, %2;" : "=f"(t569) : "f"(t567), "f"(t568));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t570;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t570) : "f"(t569));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t569), "f"(t570));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t572;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t572) : "f"(pair_4));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t572));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 old_5 = row_max;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t574 = news - old_5;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t575 = t574 * scale_log2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const bool t576 = 8.0f < t575;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t577 = news_2 - old_6;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t578 = t577 * scale_log2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const bool t579 = 8.0f < t578;
#line 146 "fa-kernels/src/softmax/step.rs"
                const bool t580 = t576 | t579;
#line 146 "fa-kernels/src/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t580);
#line 151 "fa-kernels/src/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t585 = new_3 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t585;
#line 154 "fa-kernels/src/softmax/step.rs"
                const f32 t587 = -reference_3;
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 t588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(old_7), "f"(scale_log2), "f"(t587));
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t588));
#line 155 "fa-kernels/src/softmax/step.rs"
                row_max = new_3;
#line 158 "fa-kernels/src/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t591 = row_sum * kept;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t592 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t592));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t594;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(exponent_33));
#line 185 "fa-kernels/src/softmax.rs"
                s = t594;
                const f32 t595 = t591 + s;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t596 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t596));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t598;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t598) : "f"(exponent_34));
#line 185 "fa-kernels/src/softmax.rs"
                s_2 = t598;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t599 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(scale_log2), "f"(t599));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(exponent_35));
#line 185 "fa-kernels/src/softmax.rs"
                s_5 = t601;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t602 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(scale_log2), "f"(t602));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t604;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(exponent_36));
#line 185 "fa-kernels/src/softmax.rs"
                s_6 = t604;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t605 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(scale_log2), "f"(t605));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t607;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(exponent_37));
#line 185 "fa-kernels/src/softmax.rs"
                s_9 = t607;
                const f32 t608 = t595 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t609 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(scale_log2), "f"(t609));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t611;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t611) : "f"(exponent_38));
#line 185 "fa-kernels/src/softmax.rs"
                s_10 = t611;
                const f32 t612 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t613 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(scale_log2), "f"(t613));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t615;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t615) : "f"(exponent_39));
#line 185 "fa-kernels/src/softmax.rs"
                s_13 = t615;
                const f32 t616 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t617 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(scale_log2), "f"(t617));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t619;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(exponent_40));
#line 185 "fa-kernels/src/softmax.rs"
                s_14 = t619;
                const f32 t620 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t621 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(scale_log2), "f"(t621));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t623;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t623) : "f"(exponent_41));
#line 185 "fa-kernels/src/softmax.rs"
                s_17 = t623;
                const f32 t624 = t608 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t625 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(scale_log2), "f"(t625));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t627;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(exponent_42));
#line 185 "fa-kernels/src/softmax.rs"
                s_18 = t627;
                const f32 t628 = t612 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t629 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(scale_log2), "f"(t629));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t631;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t631) : "f"(exponent_43));
#line 185 "fa-kernels/src/softmax.rs"
                s_21 = t631;
                const f32 t632 = t616 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t633 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(scale_log2), "f"(t633));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t635;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(exponent_44));
#line 185 "fa-kernels/src/softmax.rs"
                s_22 = t635;
                const f32 t636 = t620 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t637 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(scale_log2), "f"(t637));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t639;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t639) : "f"(exponent_45));
#line 185 "fa-kernels/src/softmax.rs"
                s_25 = t639;
                const f32 t640 = t624 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t641 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(scale_log2), "f"(t641));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t643;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t643) : "f"(exponent_46));
#line 185 "fa-kernels/src/softmax.rs"
                s_26 = t643;
                const f32 t644 = t628 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t645 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(scale_log2), "f"(t645));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t647;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t647) : "f"(exponent_47));
#line 185 "fa-kernels/src/softmax.rs"
                s_29 = t647;
                const f32 t648 = t632 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t649 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(scale_log2), "f"(t649));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t651;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t651) : "f"(exponent_48));
#line 185 "fa-kernels/src/softmax.rs"
                s_30 = t651;
                const f32 t652 = t636 + s_30;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t653 = t640 + t644;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t654 = t648 + t652;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t655 = t653 + t654;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum = t655;
#line 151 "fa-kernels/src/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t659 = new_4 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t659;
#line 154 "fa-kernels/src/softmax/step.rs"
                const f32 t661 = -reference_4;
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 t662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(old_8), "f"(scale_log2), "f"(t661));
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t662));
#line 155 "fa-kernels/src/softmax/step.rs"
                row_max_2 = new_4;
#line 158 "fa-kernels/src/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t665 = row_sum_2 * kept_2;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t666 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(scale_log2), "f"(t666));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t668;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t668) : "f"(exponent_49));
#line 185 "fa-kernels/src/softmax.rs"
                s_3 = t668;
                const f32 t669 = t665 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t670 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(scale_log2), "f"(t670));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t672;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t672) : "f"(exponent_50));
#line 185 "fa-kernels/src/softmax.rs"
                s_4 = t672;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t673 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(scale_log2), "f"(t673));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t675;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t675) : "f"(exponent_51));
#line 185 "fa-kernels/src/softmax.rs"
                s_7 = t675;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t676 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(scale_log2), "f"(t676));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t678;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t678) : "f"(exponent_52));
#line 185 "fa-kernels/src/softmax.rs"
                s_8 = t678;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t679 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(scale_log2), "f"(t679));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t681;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t681) : "f"(exponent_53));
#line 185 "fa-kernels/src/softmax.rs"
                s_11 = t681;
                const f32 t682 = t669 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t683 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(scale_log2), "f"(t683));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t685;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t685) : "f"(exponent_54));
#line 185 "fa-kernels/src/softmax.rs"
                s_12 = t685;
                const f32 t686 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t687 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(scale_log2), "f"(t687));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t689;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(exponent_55));
#line 185 "fa-kernels/src/softmax.rs"
                s_15 = t689;
                const f32 t690 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t691 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(scale_log2), "f"(t691));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t693;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(exponent_56));
#line 185 "fa-kernels/src/softmax.rs"
                s_16 = t693;
                const f32 t694 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t695 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(scale_log2), "f"(t695));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t697;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t697) : "f"(exponent_57));
#line 185 "fa-kernels/src/softmax.rs"
                s_19 = t697;
                const f32 t698 = t682 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t699 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(scale_log2), "f"(t699));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t701;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t701) : "f"(exponent_58));
#line 185 "fa-kernels/src/softmax.rs"
                s_20 = t701;
                const f32 t702 = t686 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t703 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(scale_log2), "f"(t703));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t705;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t705) : "f"(exponent_59));
#line 185 "fa-kernels/src/softmax.rs"
                s_23 = t705;
                const f32 t706 = t690 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t707 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(scale_log2), "f"(t707));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t709;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t709) : "f"(exponent_60));
#line 185 "fa-kernels/src/softmax.rs"
                s_24 = t709;
                const f32 t710 = t694 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t711 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(scale_log2), "f"(t711));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t713;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(exponent_61));
#line 185 "fa-kernels/src/softmax.rs"
                s_27 = t713;
                const f32 t714 = t698 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t715 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(scale_log2), "f"(t715));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t717;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t717) : "f"(exponent_62));
#line 185 "fa-kernels/src/softmax.rs"
                s_28 = t717;
                const f32 t718 = t702 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t719 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t719));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t721;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(exponent_63));
#line 185 "fa-kernels/src/softmax.rs"
                s_31 = t721;
                const f32 t722 = t706 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t723 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t723));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t725;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_64));
#line 185 "fa-kernels/src/softmax.rs"
                s_32 = t725;
                const f32 t726 = t710 + s_32;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t727 = t714 + t718;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t728 = t722 + t726;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t729 = t727 + t728;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum_2 = t729;
#line 218 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t730 = i_2 - 1u;
#line 219 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t731 = passed_2 + t730;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t732 = t731 % 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t733 = t732 + 9u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t734 = t733 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t735 = t10 + t734;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t736 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t736) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t735) : "memory");
                }
#line 95 "fa-kernels/src/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t737 = acc * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc = t737;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t738 = acc_2 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_2 = t738;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t739 = acc_5 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_5 = t739;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t740 = acc_6 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_6 = t740;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t741 = acc_9 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_9 = t741;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t742 = acc_10 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_10 = t742;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t743 = acc_13 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_13 = t743;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t744 = acc_14 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_14 = t744;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t745 = acc_17 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_17 = t745;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t746 = acc_18 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_18 = t746;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t747 = acc_21 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_21 = t747;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t748 = acc_22 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_22 = t748;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t749 = acc_25 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_25 = t749;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t750 = acc_26 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_26 = t750;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t751 = acc_29 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_29 = t751;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t752 = acc_30 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_30 = t752;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t753 = acc_3 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_3 = t753;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t754 = acc_4 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_4 = t754;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t755 = acc_7 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_7 = t755;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t756 = acc_8 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_8 = t756;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t757 = acc_11 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_11 = t757;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t758 = acc_12 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_12 = t758;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t759 = acc_15 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_15 = t759;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t760 = acc_16 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_16 = t760;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t761 = acc_19 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_19 = t761;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t762 = acc_20 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_20 = t762;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t763 = acc_23 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_23 = t763;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t764 = acc_24 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_24 = t764;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t765 = acc_27 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_27 = t765;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t766 = acc_28 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_28 = t766;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t767 = acc_31 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_31 = t767;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t768 = acc_32 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_32 = t768;
                }
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t769;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t769) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t770;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t771;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t771) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t772;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t772) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t773;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t773) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t774;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t774) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t775;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t775) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t776;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t776) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t777;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t777) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t778;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t778) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t779;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t779) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t780;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t780) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t781;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t781) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t782;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t782) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t783;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t783) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t784;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t784) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/softmax/step.rs"
                p = t769;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_2 = t770;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_3 = t771;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_4 = t772;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_5 = t773;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_6 = t774;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_7 = t775;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_8 = t776;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_9 = t777;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_10 = t778;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_11 = t779;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_12 = t780;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_13 = t781;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_14 = t782;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_15 = t783;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_16 = t784;
            }
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t785 = count & 1u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t786 = t785 + 14u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t787 = t786 << 3u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t788 = t10 + t787;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t789 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t789) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t788) : "memory");
            }
#line 191 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t790 = end_2 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t791 = passed_2 + t790;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t792 = t791 % 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t793 = t792 + 6u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t794 = t793 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t795 = t10 + t794;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t796 = t791 / 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t797 = t796 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t795), "r"(t797) : "memory");
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
            const u32 t798 = t791 % 3u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t799 = t798 << 13u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t800 = t9 + t799;
            const u32 t801 = t800 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t802 = t801 + 33554432u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t803 = (u64)t802;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t804 = t803 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t804) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t805 = t801 + 33554560u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t806 = (u64)t805;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t807 = t806 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t807) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t808 = t801 + 33554688u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t809 = (u64)t808;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t810 = t809 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t810) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t811 = t801 + 33554816u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t812 = (u64)t811;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t813 = t812 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t813) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/forward/stream/output.rs"
            const u32 t814 = end_2 - 1u;
#line 37 "fa-kernels/src/forward/stream/output.rs"
            const u32 t815 = passed_2 + t814;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t816 = t815 % 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t817 = t816 + 9u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t818 = t817 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t819 = t10 + t818;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t820 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t820) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t819) : "memory");
            }
#line 73 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 207 "fa-kernels/src/softmax.rs"
            f32 t822;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t822) : "f"(row_sum));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_5 = row_sum + t822;
            f32 t824;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t824) : "f"(pair_5));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t825 = pair_5 + t824;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum = t825;
#line 207 "fa-kernels/src/softmax.rs"
            f32 t826;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t826) : "f"(row_sum_2));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_6 = row_sum_2 + t826;
            f32 t828;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t828) : "f"(pair_6));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t829 = pair_6 + t828;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum_2 = t829;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t830 = sum == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t831;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t831) : "f"(sum));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t830 ? 0.0f : t831;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t833 = acc * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc = t833;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t834 = acc_2 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_2 = t834;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t835 = acc_5 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_5 = t835;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t836 = acc_6 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_6 = t836;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t837 = acc_9 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_9 = t837;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t838 = acc_10 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_10 = t838;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t839 = acc_13 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_13 = t839;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t840 = acc_14 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_14 = t840;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t841 = acc_17 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_17 = t841;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t842 = acc_18 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_18 = t842;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t843 = acc_21 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_21 = t843;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t844 = acc_22 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_22 = t844;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t845 = acc_25 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_25 = t845;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t846 = acc_26 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_26 = t846;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t847 = acc_29 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_29 = t847;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t848 = acc_30 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_30 = t848;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t849 = sum_2 == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t850;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t850) : "f"(sum_2));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t849 ? 0.0f : t850;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t852 = acc_3 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_3 = t852;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t853 = acc_4 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_4 = t853;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t854 = acc_7 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_7 = t854;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t855 = acc_8 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_8 = t855;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t856 = acc_11 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_11 = t856;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t857 = acc_12 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_12 = t857;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t858 = acc_15 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_15 = t858;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t859 = acc_16 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_16 = t859;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t860 = acc_19 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_19 = t860;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t861 = acc_20 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_20 = t861;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t862 = acc_23 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_23 = t862;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t863 = acc_24 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_24 = t863;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t864 = acc_27 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_27 = t864;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t865 = acc_28 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_28 = t865;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t866 = acc_31 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_31 = t866;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t867 = acc_32 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_32 = t867;
#line 89 "fa-kernels/src/forward/stream/output.rs"
            const bool t868 = lane == 0u;
#line 89 "fa-kernels/src/forward/stream/output.rs"
            if (t868) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 55 "fa-kernels/src/forward/stream/output.rs"
            const u32 t869 = count & 1u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t870;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(acc), "f"(acc_2));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t871;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t871) : "f"(acc_3), "f"(acc_4));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t872;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(acc_5), "f"(acc_6));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t873;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t873) : "f"(acc_7), "f"(acc_8));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t874;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(acc_9), "f"(acc_10));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t875;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t875) : "f"(acc_11), "f"(acc_12));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t876;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(acc_13), "f"(acc_14));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t877;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t877) : "f"(acc_15), "f"(acc_16));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t878;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(acc_17), "f"(acc_18));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t879;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(acc_19), "f"(acc_20));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t880;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(acc_21), "f"(acc_22));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t881;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(acc_23), "f"(acc_24));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t882;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(acc_25), "f"(acc_26));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t883;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(acc_27), "f"(acc_28));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t884;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(acc_29), "f"(acc_30));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t885;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(acc_31), "f"(acc_32));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t886 = lane & 15u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t887 = t110 + t886;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t888 = lane >> 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t889 = t887 & 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t890 = t888 ^ t889;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t891 = t887 << 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t892 = t890 << 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t893 = t891 + t892;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t894 = t108 + t893;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t894), "r"(t870), "r"(t871), "r"(t872), "r"(t873) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t895 = t893 ^ 32u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t896 = t108 + t895;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t896), "r"(t874), "r"(t875), "r"(t876), "r"(t877) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t897 = t893 ^ 64u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t898 = t108 + t897;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t898), "r"(t878), "r"(t879), "r"(t880), "r"(t881) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t899 = t893 ^ 96u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t900 = t108 + t899;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t900), "r"(t882), "r"(t883), "r"(t884), "r"(t885) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 61 "fa-kernels/src/forward/stream/output.rs"
            const u32 t901 = t120 + t111;
#line 61 "fa-kernels/src/forward/stream/output.rs"
            const u32 first_row = t901 + t110;
            const bool t903 = lane == 0u;
#line 62 "fa-kernels/src/forward/stream/output.rs"
            if (t903) {
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t904 = t110 << 7u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t905 = t108 + t904;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t905), "l"(o), "r"(0u), "r"(t121), "r"(first_row), "r"(t122) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t906 = (u64)t122;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t907 = t906 * lse_stride0;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t908 = t907 * 4ull;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t909 = lse + t908;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t910 = (u64)t121;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t911 = t910 * lse_stride1;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t912 = t911 * 4ull;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t913 = t909 + t912;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u32 t914 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t915 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t916 = t915 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t916) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t917 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t917;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists = row < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists) {
                    const u64 t920 = (u64)row * t914;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t921 = t920 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t922 = t913 + t921;
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t923;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t923) : "f"(row_sum));
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t924;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t924) : "f"(row_max), "f"(scale_log2), "f"(t923));
#line 219 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t924 * 0.6931472f;
                    const bool t926 = row_sum == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                    const f32 t927 = t926 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t922), "f"(t927) : "memory");
                }
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t928 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t929 = first_row + t928;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t929 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists_2) {
                    const u64 t932 = (u64)row_2 * t914;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t933 = t932 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t934 = t913 + t933;
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t935;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t935) : "f"(row_sum_2));
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t936;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t936) : "f"(row_max_2), "f"(scale_log2), "f"(t935));
#line 219 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t936 * 0.6931472f;
                    const bool t938 = row_sum_2 == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                    const f32 t939 = t938 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t934), "f"(t939) : "memory");
                }
            }
#line 78 "fa-kernels/src/forward/stream/consumer.rs"
            passed_2 = through;
            const u32 t940 = count + 1u;
#line 79 "fa-kernels/src/forward/stream/consumer.rs"
            count = t940;
#line 41 "fa-kernels/src/forward/stream/work.rs"
            const u32 place_4 = blockIdx.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t942 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t943 = count * t942;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t944 = t943 + place_4;
#line 80 "fa-kernels/src/forward/stream/consumer.rs"
            index_3 = t944;
        }
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        const bool t946 = index_2 == 0u;
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        if (t946) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
        const bool t947 = lane == 0u;
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
        if (t947) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
